import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaProblem } from './problem.ts';
import { FOLDERS, SCHEMA_PATHS } from './schema-paths.ts';
import { nearest } from './suggest.ts';

const MENU = 'menu.json';
/** Extensions of files that look like schemas but are not read: other formats such as YAML, and `.JSON` in upper case. */
const OTHER_EXTENSION = /\.(?:ya?ml|jsonc|json5|json)$/iu;

export function isHidden(name: string): boolean {
  return name.startsWith('.');
}

interface UnreadPath {
  readonly path: string;
  readonly code: 'TUY111' | 'TUY112';
  readonly hint: string;
}

export function unreadProblems(root: string, schemas: string, languages: readonly string[]): readonly SchemaProblem[] {
  return unreadPaths(root, schemas, languages).map(({ path, code, hint }) => ({
    code,
    document: { kind: 'menu', name: path, file: path, text: '', value: undefined },
    path: [],
    message: code === 'TUY111' ? 'Files with this extension are not read.' : 'Nothing with this name is read.',
    hint,
  }));
}

function unreadPaths(root: string, schemas: string, languages: readonly string[]): readonly UnreadPath[] {
  const folders = [...FOLDERS.map(([folder]) => folder), ...languages.map((language) => `locales/${language}`)];
  const inFolders = folders.flatMap((folder) =>
    entriesOf(join(root, schemas, folder)).flatMap(({ name }) => otherExtension(`${schemas}/${folder}`, name)),
  );
  const beside = entriesOf(join(root, schemas)).flatMap(({ name, isFolder }) => {
    if (SCHEMA_PATHS.includes(name)) return [];
    if (!isFolder && name.replace(OTHER_EXTENSION, '') === 'menu') return otherExtension(schemas, name);
    const known = isFolder ? SCHEMA_PATHS.filter((path) => path !== MENU) : [MENU];
    const meant = isFolder || name.endsWith('.json') ? nearest(name, known) : undefined;
    const hint = `Did you mean "${meant}"? Rename it, or move it out of ${schemas}/.`;
    return meant === undefined ? [] : [{ path: `${schemas}/${name}`, code: 'TUY112' as const, hint }];
  });
  return [...inFolders, ...beside];
}

function otherExtension(folder: string, name: string): readonly UnreadPath[] {
  if (!OTHER_EXTENSION.test(name) || name.endsWith('.json')) return [];
  const renamed = name.replace(OTHER_EXTENSION, '.json');
  return [{ path: `${folder}/${name}`, code: 'TUY111', hint: `Write it as JSON, in ${renamed}.` }];
}

function entriesOf(folder: string): readonly { readonly name: string; readonly isFolder: boolean }[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !isHidden(name))
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  } catch {
    return [];
  }
}
