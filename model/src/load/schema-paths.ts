import { posix } from 'node:path';

/** Folders below the schemas folder and the kind of their files. */
export const FOLDERS = [
  ['resources', 'resource'],
  ['enums', 'enum'],
  ['kinds', 'kind'],
  ['permissions', 'permission-module'],
  ['flows', 'flow'],
  ['mails', 'mail'],
  ['prints', 'print'],
  ['dashboards', 'dashboard'],
  ['scenarios', 'scenario'],
] as const;

/** All paths below the schemas folder that are read. Other files there are ignored, or reported if their name is similar. */
export const SCHEMA_PATHS: readonly string[] = [...FOLDERS.map(([folder]) => folder), 'locales', 'menu.json'];

/**
 * Returns the module that a project kind's file names, relative to the project: `schemas/kinds/iban.json` and
 * `../../kinds/iban.ts` give `kinds/iban.ts`.
 */
export function moduleOfKind(file: string, code: string): string {
  return posix.join(posix.dirname(file), code);
}

/** Returns whether a path relative to the project stays inside the project. */
export function isInside(path: string): boolean {
  return path !== '..' && !path.startsWith('../') && !posix.isAbsolute(path);
}
