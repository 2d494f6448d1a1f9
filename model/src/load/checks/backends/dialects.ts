import type { Catalog, ResourceEntry } from '../../catalog.ts';
import { isForeign, knownNames } from '../../declared.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { entriesIn, objectIn, stringIn, stringsIn } from '../../../model/json/raw.ts';
import { didYouMean, suggest } from '../../suggest.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const ON_RECORD = ['update', 'delete'] as const;

/** Checks the files of schemas/backends. */
export function* checkDialects(catalog: Catalog): Iterable<SchemaProblem> {
  for (const document of catalog.documents) {
    if (document.kind !== 'backend') continue;
    const defaults = objectIn(document.value, 'defaults');
    yield* listPaths(document, ['defaults', 'list'], objectIn(defaults, 'list'));
    yield* recordPaths(document, ['defaults', 'record'], objectIn(defaults, 'record'));
    for (const [name, list] of entriesIn(document.value, 'lists')) {
      yield* resourceName(document, ['lists', name], name, catalog);
      yield* listPaths(document, ['lists', name], list);
      yield* listFields(document, ['lists', name], list, catalog.resources.get(name));
    }
    for (const [name, record] of entriesIn(document.value, 'records')) {
      yield* resourceName(document, ['records', name], name, catalog);
      yield* recordPaths(document, ['records', name], record);
    }
  }
}

function* resourceName(document: Document, path: Path, name: string, { resources }: Catalog): Iterable<SchemaProblem> {
  const entry = resources.get(name);
  const foreign = [...resources.values()].filter((one) => isForeign(one.document)).map((one) => one.document.name);
  if (entry && isForeign(entry.document)) return;
  const message = entry ? `The project's own server stores "${name}".` : `No resource is named "${name}".`;
  const hint = entry ? 'Add "at" to the resource, or remove this.' : (didYouMean(name, foreign) ?? DELETED);
  yield { code: 'TUY203', document, path, at: 'key', message, hint };
}

const DELETED = 'If the resource was deleted, remove this. For an imported back end, `npx tuyen import` removes it.';

function* listPaths(document: Document, path: Path, list: unknown): Iterable<SchemaProblem> {
  yield* placeholders(document, [...path, 'get'], stringIn(list, 'get'), LIST_PLACEHOLDERS);
  const page = objectIn(list, 'page');
  const kind = stringIn(page, 'kind');
  const needed = { page: ['page'], offset: ['offset', 'range'], cursor: ['cursor'], none: [] }[kind ?? 'none'] ?? [];
  if (needed.length === 0 || needed.some((key) => page[key] !== undefined)) return;
  const message = `Pages of the kind "${kind}" need ${needed.map((key) => `"${key}"`).join(' or ')}.`;
  yield { code: 'TUY303', document, path: [...path, 'page'], message, hint: 'Add the name of the parameter.' };
}

function* recordPaths(document: Document, path: Path, record: unknown): Iterable<SchemaProblem> {
  yield* placeholders(document, [...path, 'get'], stringIn(record, 'get'), RECORD_PLACEHOLDERS);
  for (const key of ['create', ...ON_RECORD]) {
    const call = objectIn(record, key);
    if (objectIn(record)[key] === undefined) continue;
    yield* oneMethod(document, [...path, key], call, key === 'create' ? LIST_PLACEHOLDERS : RECORD_PLACEHOLDERS);
  }
  for (const [name, call] of entriesIn(record, 'operations')) {
    yield* oneMethod(document, [...path, 'operations', name], call, RECORD_PLACEHOLDERS);
  }
}

const LIST_PLACEHOLDERS: ReadonlySet<string> = new Set(['path', 'within']);
const RECORD_PLACEHOLDERS: ReadonlySet<string> = new Set(['path', 'within', 'id']);

function* oneMethod(
  document: Document,
  path: Path,
  call: unknown,
  allowed: ReadonlySet<string>,
): Iterable<SchemaProblem> {
  const methods = METHODS.filter((method) => stringIn(call, method) !== undefined);
  if (methods.length !== 1) {
    const message = methods.length === 0 ? 'The request has no method.' : 'The request has several methods.';
    yield { code: 'TUY654', document, path, message, hint: 'Write one method with its path: "put": "/Accounts/{id}".' };
  }
  for (const method of methods) yield* placeholders(document, [...path, method], stringIn(call, method), allowed);
}

function* placeholders(
  document: Document,
  path: Path,
  text: string | undefined,
  allowed: ReadonlySet<string>,
): Iterable<SchemaProblem> {
  for (const [, name = ''] of text?.matchAll(/\{([^{}]*)\}/gu) ?? []) {
    if (allowed.has(name)) continue;
    const hint = `Use ${[...allowed].map((one) => `{${one}}`).join(', ')}.`;
    yield { code: 'TUY654', document, path, message: `Nothing fills "{${name}}" in this path.`, hint };
  }
}

function* listFields(
  document: Document,
  path: Path,
  list: unknown,
  entry: ResourceEntry | undefined,
): Iterable<SchemaProblem> {
  if (!entry) return;
  const known = knownNames(entry.document, entry.fields);
  const unknownField = (name: string, place: Path, at: 'key' | 'value'): SchemaProblem => ({
    code: 'TUY209',
    document,
    path: [...path, ...place],
    at,
    message: `"${entry.document.name}" has no field "${name}".`,
    hint: suggest(name, known),
  });
  const sort = objectIn(list, 'sort');
  for (const [name, place] of stringsIn(sort, 'fields')) {
    if (sort['fields'] !== 'all' && !known.includes(name)) yield unknownField(name, ['sort', ...place], 'value');
  }
  for (const name of Object.keys(objectIn(list, 'filters'))) {
    if (!known.includes(name)) yield unknownField(name, ['filters', name], 'key');
  }
}
