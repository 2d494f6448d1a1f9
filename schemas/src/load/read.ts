import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from './parse.ts';
import { FOLDERS } from './places.ts';
import type { Document, DocumentKind, Problem } from './problem.ts';

export interface Files {
  readonly documents: readonly Document[];
  readonly problems: readonly Problem[];
}

export const CONFIG_FILE = 'tuyen.config.json';

/** One file; undefined where there is none. */
export function readDocument(root: string, file: string, kind: DocumentKind): Files | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '');
  let text: string;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? undefined : unreadable({ kind, name, file, text: '', value: undefined }, code);
  }
  // A byte order mark is no part of the text.
  const { document, problems } = parse({ kind, name, file, text: text.replace(/^\uFEFF/, '') });
  return { documents: [document], problems };
}

function unreadable(document: Document, reason: string | undefined): Files {
  const message = `The file cannot be read (${reason}).`;
  const mend = 'Is it a folder, or may you not read it?';
  return { documents: [document], problems: [{ code: 'TUY108', document, path: [], message, mend }] };
}

/** Every schema file, by folder and name: the same order on every machine. */
export function readSchemas(root: string, schemas: string, languages: readonly string[]): Files {
  const found = [
    ...FOLDERS.flatMap(([folder, kind]) => inFolder(root, `${schemas}/${folder}`, kind)),
    ...languages.flatMap((language) => inFolder(root, `${schemas}/locales/${language}`, 'locale')),
    readDocument(root, `${schemas}/menu.json`, 'menu'),
  ].filter((files) => files !== undefined);
  return {
    documents: found.flatMap((files) => files.documents),
    problems: found.flatMap((files) => files.problems),
  };
}

function inFolder(root: string, folder: string, kind: DocumentKind): readonly (Files | undefined)[] {
  return jsonFilesIn(join(root, folder)).map((name) =>
    readDocument(
      root,
      `${folder}/${name}`,
      name === 'role-groups.json' && kind === 'permission-module' ? 'role-groups' : kind,
    ),
  );
}

/** Not by locale: the order decides what is generated. */
function jsonFilesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted();
  } catch {
    return [];
  }
}
