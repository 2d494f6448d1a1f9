import type { Catalog, ResourceEntry } from '../../catalog.ts';
import { isForeign } from '../../declared.ts';
import { isObject } from '../../../model/json/is-object.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { entriesIn, listIn, objectIn, stringIn, stringsIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { namedDialect } from './named-dialect.ts';
import { writtenList } from './written-parts.ts';

/** Checks that lists, tabs and related lists ask a back end only for what its dialect describes. */
export function* checkUnserved(catalog: Catalog): Iterable<SchemaProblem> {
  for (const entry of catalog.resources.values()) {
    const list = listAt(entry, catalog);
    if (list) {
      yield* ofList(entry.document, list);
      yield* ofTabs(entry.document, list);
    }
    yield* ofRelated(entry.document, catalog);
  }
  for (const document of catalog.documents) yield* ofDocument(document, catalog);
}

/**
 * Returns how a resource is listed. Undefined for resources of the own server and for back ends without a readable
 * dialect.
 */
function listAt({ document }: ResourceEntry, catalog: Catalog): Raw | undefined {
  const backend = stringIn(objectIn(document.value, 'at'), 'backend');
  const dialect = backend === undefined ? undefined : namedDialect(catalog)(backend);
  return dialect && writtenList(dialect, document.name);
}

function cannot(document: Document, path: Path, what: string): SchemaProblem {
  const message = `The back end cannot ${what}.`;
  const hint = 'Remove it, or describe it in the dialect.';
  return { code: 'TUY656', document, path, message, hint };
}

function* ofList(document: Document, list: Raw): Iterable<SchemaProblem> {
  const written = objectIn(document.value, 'list');
  const sort = stringIn(written, 'sort');
  if (sort !== undefined && !canSort(list, sort)) {
    yield cannot(document, ['list', 'sort'], `sort "${document.name}" by "${sort.replace(/^-/u, '')}"`);
  }
  for (const [name, place] of stringsIn(written, 'filters')) {
    if (operatorsOn(list, name).some((operator) => operator === '$eq' || operator === '$cont')) continue;
    yield cannot(document, ['list', ...place], `filter "${document.name}" by "${name}"`);
  }
}

function* ofTabs(document: Document, list: Raw): Iterable<SchemaProblem> {
  for (const [index, tab] of listIn(document.value, 'tabs').entries()) {
    const path: Path = ['tabs', index];
    const sort = stringIn(tab, 'sort');
    if (sort !== undefined && !canSort(list, sort)) {
      yield cannot(document, [...path, 'sort'], `sort "${document.name}" by "${sort.replace(/^-/u, '')}"`);
    }
    if (Array.isArray(objectIn(tab)['filter'])) {
      yield cannot(document, [...path, 'filter'], 'combine filters with "or"');
    }
    for (const [name, term] of entriesIn(tab, 'filter')) {
      const isPossible = operatorsIn(term).every((operator) => operatorsOn(list, name).includes(operator));
      if (!isPossible)
        yield cannot(document, [...path, 'filter', name], `filter "${document.name}" by "${name}" like this`);
    }
  }
}

/** Returns the operators of a condition. The caller's own id and relative days are known only to the own server. */
function operatorsIn(term: unknown): readonly string[] {
  if (Array.isArray(term)) return ['$in'];
  return isObject(term) ? Object.keys(term) : ['$eq'];
}

function* ofRelated(document: Document, catalog: Catalog): Iterable<SchemaProblem> {
  for (const [index, related] of listIn(document.value, 'related').entries()) {
    const target = catalog.resources.get(stringIn(related, 'resource') ?? '');
    const by = stringIn(related, 'by');
    const list = target && listAt(target, catalog);
    if (!list || by === undefined) continue;
    const isBelow = stringIn(objectIn(target.document.value, 'at'), 'within') === document.name;
    if (isBelow || operatorsOn(list, by).includes('$eq')) continue;
    yield cannot(document, ['related', index, 'by'], `filter "${target.document.name}" by "${by}"`);
  }
}

/** Keys that name a resource in flows, prints, dashboards and scenarios, and in mails. */
const RESOURCE_KEYS: ReadonlySet<string> = new Set(['resource', 'find', 'create', 'update']);
const MAIL_KEYS: ReadonlySet<string> = new Set(['record']);

/** Reports flows, prints and the like that use a resource on another back end. */
function* ofDocument(document: Document, { resources }: Catalog): Iterable<SchemaProblem> {
  if (!USING.has(document.kind)) return;
  const foreign = new Set(
    [...resources.values()].filter((one) => isForeign(one.document)).map((one) => one.document.name),
  );
  if (foreign.size === 0) return;
  for (const [path, name] of namesIn(document.value, [], document.kind)) {
    if (!foreign.has(name)) continue;
    const message = `Another back end stores "${name}", so a ${document.kind} cannot use it.`;
    yield { code: 'TUY655', document, path, message, hint: "Use a resource of the project's own server." };
  }
}

const USING: ReadonlySet<string> = new Set(['flow', 'mail', 'print', 'dashboard', 'scenario']);

function* namesIn(value: unknown, path: Path, kind: string): Iterable<readonly [Path, string]> {
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : entriesIn(value);
  for (const [key, inner] of entries) {
    const place = [...path, key];
    if (typeof inner !== 'string') yield* namesIn(inner, place, kind);
    else if (isName(String(key), path, inner, kind)) yield [place, inner.split('.', 1).join('')];
  }
}

/** In a print, the path `book.title` begins with a reference, not with a resource. The check of prints follows it. */
function isName(key: string, path: Path, value: string, kind: string): boolean {
  if (kind === 'mail') return MAIL_KEYS.has(key) && path.length === 0;
  if (RESOURCE_KEYS.has(key)) return true;
  return kind === 'flow' && value.includes('.') && (path.at(-1) === 'fields' || key === 'field');
}

function canSort(list: Raw, written: string): boolean {
  const sort = objectIn(list, 'sort');
  if (!isObject(list['sort'])) return false;
  const fields = listIn(sort, 'fields');
  return !Array.isArray(sort['fields']) || fields.includes(written.replace(/^-/u, ''));
}

function operatorsOn(list: Raw, field: string): readonly string[] {
  const filters = objectIn(list, 'filters');
  if (Object.hasOwn(filters, field)) {
    return typeof filters[field] === 'string' ? ['$eq'] : Object.keys(objectIn(filters, field));
  }
  const any = list['anyFilter'];
  return isObject(any) ? ['$eq', ...Object.keys(objectIn(any, 'operators'))] : [];
}
