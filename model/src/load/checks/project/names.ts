import type { Catalog } from '../../catalog.ts';
import type { Document, DocumentKind, Problem } from '../../problem.ts';
import { stringIn } from '../../raw.ts';

/** `reading-rooms`: safe as a path, a table, a folder and a part of a slug. */
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Tables and columns. PostgreSQL truncates identifiers to 63 bytes, and the server appends up to 7 (`.search`, `~before`). */
export const MAX_STORED_NAME = 56;

/** Names of other API paths and properties of every JavaScript object. */
const RESERVED = new Set([
  'auth',
  'meta',
  'dashboard',
  'dashboards',
  'uploads',
  'search',
  'public',
  'payments',
  'presence',
  'health',
  'docs',
  'constructor',
  'prototype',
]);

const NAMED: ReadonlyMap<DocumentKind, string> = new Map([
  ['resource', 'name'],
  ['flow', 'name'],
  ['mail', 'name'],
  ['print', 'name'],
  ['dashboard', 'name'],
  ['scenario', 'name'],
  ['permission-module', 'module'],
]);

/** Checks file names and the names inside the files. */
export function* checkNames({ documents }: Catalog): Iterable<Problem> {
  const taken = new Map<string, Document>();
  for (const document of documents) {
    if (document.kind !== 'config') yield* fileName(document);
    const key = NAMED.get(document.kind);
    const name = key === undefined ? undefined : stringIn(document.value, key);
    if (key === undefined || name === undefined) continue;
    yield* ownName(document, key, name);
    const place = `${document.kind} ${name}`;
    const first = taken.get(place);
    if (first) yield duplicateName(document, key, name, first);
    taken.set(place, first ?? document);
  }
}

function* fileName(document: Document): Iterable<Problem> {
  if (KEBAB.test(document.name)) return;
  yield {
    code: 'TUY106',
    document,
    path: [],
    message: `The file name "${document.name}.json" cannot be used in URLs and code.`,
    hint: 'Use lowercase letters, digits and single hyphens, such as reading-rooms.json.',
  };
}

function* ownName(document: Document, key: string, name: string): Iterable<Problem> {
  const base = { document, path: [key] };
  if (!KEBAB.test(name)) {
    const hint = 'Use lowercase letters, digits and single hyphens, such as "reading-rooms".';
    yield { ...base, code: 'TUY211', message: `"${name}" cannot be used in URLs and code.`, hint };
  } else if (document.kind === 'resource' && RESERVED.has(name)) {
    yield {
      ...base,
      code: 'TUY210',
      message: `The system uses the name "${name}".`,
      hint: 'Choose another name.',
    };
  }
  if (document.kind === 'resource') yield* storedNameLength(name, base);
  if (name !== document.name) {
    const message = `The file is named "${document.name}.json", but its ${key} is "${name}".`;
    yield { ...base, code: 'TUY201', message, hint: `Name it "${document.name}", or rename the file.` };
  }
}

/** Checks that PostgreSQL can store a resource or field under its name. */
export function* storedNameLength(name: string, place: Pick<Problem, 'document' | 'path' | 'at'>): Iterable<Problem> {
  if (name.length <= MAX_STORED_NAME) return;
  const message = `"${name}" has ${name.length} characters. PostgreSQL would truncate it.`;
  const hint = `Use at most ${MAX_STORED_NAME} characters. "x-renamed-from" keeps the stored rows.`;
  yield { ...place, code: 'TUY216', message, hint };
}

function duplicateName(document: Document, key: string, name: string, first: Document): Problem {
  const message = `"${name}" is the name of ${first.file} already.`;
  return { code: 'TUY202', document, path: [key], message, hint: 'Give one of them another name.' };
}
