import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isObject } from '../model/json/is-object.ts';
import type { KindCodes } from './kind-code.ts';
import { parse } from './parse.ts';
import type { LoadedPlugin } from './plugins.ts';
import { FOLDERS } from './schema-paths.ts';
import type { DocumentKind } from '../model/document-kinds.ts';
import type { Document, SchemaProblem } from './problem.ts';
import type { Locales } from './project.ts';
import { isHidden, unreadProblems } from './unread.ts';

export interface Files {
  readonly documents: readonly Document[];
  readonly problems: readonly SchemaProblem[];
}

export interface EarlierLoad {
  readonly texts?: ReadonlyMap<string, string>;
  /**
   * Files that are read under another path, as if they had been moved. The key is the path on the disk, the value the
   * new path. `texts` contains the text of the new path.
   */
  readonly moved?: ReadonlyMap<string, string>;
  /** Documents of earlier loads. A file with unchanged text gives the same document again. */
  readonly documents?: Map<string, Files> | undefined;
  /**
   * Files that have not changed since the last load. Their own checks are skipped: they are checked only against other
   * resources. Allowed only if that load found no problem and ran with the same version of the tool, and if only
   * resource files have changed since.
   */
  readonly unchanged?: ReadonlySet<string>;
  readonly toolWords?: Locales;
  readonly plugins?: readonly LoadedPlugin[];
  /**
   * Code of the field kinds that the project defines. Without this code, the kinds are checked and built as kinds
   * without code.
   */
  readonly kindCodes?: KindCodes;
}

export const CONFIG_FILE = 'tuyen.config.json';

export function readDocument(
  root: string,
  file: string,
  kind: DocumentKind,
  known: EarlierLoad = {},
): Files | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '');
  let text: string;
  try {
    text = (known.texts?.get(file) ?? readFileSync(join(root, file), 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    const code = isObject(error) ? String(error['code']) : undefined;
    if (code === 'ENOENT' && !isThere(join(root, file))) return undefined;
    return unreadable({ kind, name, file, text: '', value: undefined }, code);
  }
  const before = known.documents?.get(file);
  if (before?.documents[0]?.text === text) return before;
  const { document, problems } = parse({ kind, name, file, text }, known.unchanged?.has(file));
  const read = { documents: [document], problems };
  known.documents?.set(file, read);
  return read;
}

/** Returns whether the path exists, including a broken link. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function unreadable(document: Document, reason: string | undefined): Files {
  const message = reason === 'ENOENT' ? 'The file is a broken link.' : `The file cannot be read (${reason}).`;
  const hint =
    reason === 'ENOENT'
      ? 'Delete it, or restore its target.'
      : 'Check that it is a file and that you have permission to read it.';
  return { documents: [document], problems: [{ code: 'TUY108', document, path: [], message, hint }] };
}

export function readSchemas(
  root: string,
  schemas: string,
  languages: readonly string[],
  known: EarlierLoad = {},
): Files {
  const found = [
    ...FOLDERS.flatMap(([folder, kind]) => readFolder(root, `${schemas}/${folder}`, kind, known)),
    ...languages.flatMap((language) => readFolder(root, `${schemas}/locales/${language}`, 'locale', known)),
    readDocument(root, `${schemas}/menu.json`, 'menu', known),
  ].filter((files) => files !== undefined);
  return {
    documents: found.flatMap((files) => files.documents),
    problems: [...found.flatMap((files) => files.problems), ...unreadProblems(root, schemas, languages)],
  };
}

export function readFolder(
  root: string,
  folder: string,
  kind: DocumentKind,
  known: EarlierLoad,
): readonly (Files | undefined)[] {
  return movedFilesIn(folder, jsonFilesIn(join(root, folder)), known.moved).map((name) =>
    readDocument(
      root,
      `${folder}/${name}`,
      name === 'role-groups.json' && kind === 'permission-module' ? 'role-groups' : kind,
      known,
    ),
  );
}

function movedFilesIn(folder: string, names: readonly string[], moved: EarlierLoad['moved']): readonly string[] {
  if (!moved) return names;
  const nameIn = (path: string) => (posix.dirname(path) === folder ? [posix.basename(path)] : []);
  const gone = new Set([...moved.keys()].flatMap(nameIn));
  return [...names.filter((name) => !gone.has(name)), ...[...moved.values()].flatMap(nameIn)].toSorted();
}

/**
 * Returns the JSON files of a folder. Hidden files, such as the lock of an editor, are left out. The files are sorted
 * by code unit, not by locale, because the order affects the generated files and must be the same on every machine.
 */
function jsonFilesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json') && !isHidden(name))
      .toSorted();
  } catch {
    return [];
  }
}
