import { formatTests } from '../../../model/fields/value-formats.ts';
import type { Catalog } from '../../catalog.ts';
import { isForeign } from '../../declared.ts';
import { kindOfDocument } from '../../../model/document-kinds.ts';
import type { Document, SchemaProblem } from '../../problem.ts';
import { objectIn, stringIn } from '../../../model/json/raw.ts';
import { ADMIN_SEGMENTS, API_SEGMENTS, PAGE_FOLDERS, RESOURCE_SEGMENTS } from '../../reserved-names.ts';

/**
 * Matches names such as `reading-rooms`. They can be used as a path, as the name of a table or a folder, and as a part
 * of a permission slug.
 */
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Maximum length of table and column names. PostgreSQL truncates identifiers to 63 bytes, and the server appends up to
 * 7 (`.search`, `~before`).
 */
export const MAX_STORED_NAME = 56;

export function* checkNames({ documents }: Catalog): Iterable<SchemaProblem> {
  const taken = new Map<string, Document>();
  for (const document of documents) {
    if (document.kind !== 'config') yield* fileName(document);
    if (document.kind === 'resource') yield* singletonPath(document);
    const key = kindOfDocument(document.kind).nameKey;
    const name = key === undefined ? undefined : stringIn(document.value, key);
    if (key === undefined || name === undefined) continue;
    yield* ownName(document, key, name);
    const place = `${document.kind} ${name}`;
    const first = taken.get(place);
    if (first) yield duplicateName(document, key, name, first);
    taken.set(place, first ?? document);
  }
}

function* fileName(document: Document): Iterable<SchemaProblem> {
  if (document.name in {} && KEBAB.test(document.name)) yield ofEveryObject(document);
  if (document.kind === 'kind' && STANDARD_FORMATS.has(document.name)) yield standardFormat(document);
  if (KEBAB.test(document.name)) return;
  yield {
    code: 'TUY106',
    document,
    path: [],
    message: `The file name "${document.name}.json" cannot be used in URLs and code.`,
    hint: 'Use lowercase letters, digits and single hyphens, such as reading-rooms.json.',
  };
}

function* ownName(document: Document, key: string, name: string): Iterable<SchemaProblem> {
  const base = { document, path: [key] };
  if (!KEBAB.test(name)) {
    const hint = 'Use lowercase letters, digits and single hyphens, such as "reading-rooms".';
    yield { ...base, code: 'TUY211', message: `"${name}" cannot be used in URLs and code.`, hint };
  }
  if (document.kind === 'resource') yield* reservedName(name, base, isForeign(document));
  if (document.kind === 'resource' && !isForeign(document)) yield* storedNameLength(name, base);
  if (name !== document.name) {
    const message = `The file is named "${document.name}.json", but its ${key} is "${name}".`;
    yield { ...base, code: 'TUY201', message, hint: `Name it "${document.name}", or rename the file.` };
  }
}

/**
 * Reports a name that every JavaScript object has as a property, such as `constructor`. Generated code and the server
 * look up names in plain objects and would find that property.
 */
function ofEveryObject(document: Document): SchemaProblem {
  const message = `Every JavaScript object has a property "${document.name}".`;
  return {
    code: 'TUY210',
    document,
    path: [kindOfDocument(document.kind).nameKey ?? []].flat(),
    message,
    hint: 'Choose another name.',
  };
}

const STANDARD_FORMATS = new Set(formatTests({ kinds: [] }).keys());

function standardFormat(document: Document): SchemaProblem {
  const message = `"${document.name}" is a format that every project has.`;
  return { code: 'TUY210', document, path: [], message, hint: 'Choose another name.' };
}

function* reservedName(
  name: string,
  place: Pick<SchemaProblem, 'document' | 'path'>,
  foreign: boolean,
): Iterable<SchemaProblem> {
  const [use] = [
    !foreign && API_SEGMENTS.includes(name) ? `The API has a path "/${name}" of its own.` : [],
    ADMIN_SEGMENTS.includes(name) ? `The back-office has a page "/${name}" of its own.` : [],
    PAGE_FOLDERS.includes(name) ? `Generated pages have a folder "${name}" of their own.` : [],
  ].flat();
  if (use !== undefined) yield { ...place, code: 'TUY210', message: use, hint: 'Choose another name.' };
}

function* singletonPath(document: Document): Iterable<SchemaProblem> {
  const path = stringIn(objectIn(document.value, 'singleton'), 'path');
  if (path === undefined || !RESOURCE_SEGMENTS.includes(path)) return;
  const message = `Every resource has a path "${document.name}/${path}" of its own.`;
  yield { code: 'TUY210', document, path: ['singleton', 'path'], message, hint: 'Choose another path.' };
}

export function* storedNameLength(
  name: string,
  place: Pick<SchemaProblem, 'document' | 'path' | 'at'>,
): Iterable<SchemaProblem> {
  if (name.length <= MAX_STORED_NAME) return;
  const message = `"${name}" has ${name.length} characters. PostgreSQL would truncate it.`;
  const hint = `Use at most ${MAX_STORED_NAME} characters. "x-renamed-from" keeps the stored rows.`;
  yield { ...place, code: 'TUY216', message, hint };
}

function duplicateName(document: Document, key: string, name: string, first: Document): SchemaProblem {
  const message = `"${name}" is the name of ${first.file} already.`;
  return { code: 'TUY202', document, path: [key], message, hint: 'Give one of them another name.' };
}
