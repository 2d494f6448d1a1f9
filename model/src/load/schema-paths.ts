import { posix } from 'node:path';
import { keysOf } from '../model/json/keys-of.ts';
import { DOCUMENT_KINDS, type DocumentKind, kindOfDocument } from '../model/document-kinds.ts';

export const FOLDERS: readonly (readonly [folder: string, kind: DocumentKind])[] = keysOf(DOCUMENT_KINDS).flatMap(
  (kind) => {
    const { folder } = kindOfDocument(kind);
    return folder === undefined ? [] : [[folder, kind] as const];
  },
);

export const SCHEMA_PATHS: readonly string[] = [...FOLDERS.map(([folder]) => folder), 'locales', 'menu.json'];

/**
 * Returns the module that a project kind's file names, relative to the project: `schemas/kinds/iban.json` and
 * `../../kinds/iban.ts` give `kinds/iban.ts`.
 */
export function moduleOfKind(file: string, code: string): string {
  return posix.join(posix.dirname(file), code);
}

export function isInside(path: string): boolean {
  return path !== '..' && !path.startsWith('../') && !posix.isAbsolute(path);
}
