import { referenceTarget } from '../../../kinds/reference-target.ts';
import type { Catalog, ResourceEntry } from '../../catalog.ts';
import { knownNames } from '../../declared.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { entriesIn, listIn, objectIn, stringIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';
import { checkCondition, conditionValues } from '../fields/conditions.ts';
import { columnsAndSort } from './views.ts';

export function* checkTimelines({ resources }: Catalog): Iterable<SchemaProblem> {
  for (const { document } of resources.values()) {
    const { timeline, notes, attachments } = objectIn(document.value);
    if (timeline === true && !hasShowPage(document)) {
      const message = 'There is no show page that the timeline could be on.';
      const hint = 'Add "show" to "actions", or remove it.';
      yield { code: 'TUY521', document, path: ['timeline'], at: 'key', message, hint };
    }
    if (notes === true && timeline !== true) {
      const message = 'There is no timeline that could show the notes.';
      yield { code: 'TUY521', document, path: ['notes'], at: 'key', message, hint: 'Add "timeline": true.' };
    }
    if (attachments === true && !hasShowPage(document)) {
      const message = 'There is no show page that could list the attachments.';
      const hint = 'Add "show" to "actions", or remove it.';
      yield { code: 'TUY521', document, path: ['attachments'], at: 'key', message, hint };
    }
  }
}

export function* checkRelated(catalog: Catalog): Iterable<SchemaProblem> {
  for (const own of catalog.resources.values()) {
    const { document } = own;
    const lists = listIn(document.value, 'related').map((item) => objectIn(item));
    if (lists.length > 0) yield* showPageOf(document);
    for (const [index, list] of lists.entries()) {
      const path = ['related', index];
      const target = yield* targetOf(document, list, path, catalog);
      if (!target) continue;
      yield* byOf(document, list, path, target);
      yield* columnsAndSort(target, list, { document, path }, catalog);
      yield* checkCondition(document, objectIn(list, 'filter'), [...path, 'filter'], target.fields, catalog);
      yield* createOf(document, list, path, { catalog, own, target });
      yield* emptyAmongValues(document, list, path);
      yield* distinct(document, lists, index);
    }
  }
}

function* showPageOf(document: Document): Iterable<SchemaProblem> {
  if (hasShowPage(document)) return;
  const message = 'There is no show page that the lists could be on.';
  yield {
    code: 'TUY520',
    document,
    path: ['related'],
    at: 'key',
    message,
    hint: 'Add "show" to "actions", or remove it.',
  };
}

function hasShowPage({ value }: Document): boolean {
  const { actions } = objectIn(value);
  return !('singleton' in objectIn(value)) && (!Array.isArray(actions) || actions.includes('show'));
}

function* targetOf(
  document: Document,
  list: Raw,
  path: Path,
  { resources }: Catalog,
): Generator<SchemaProblem, ResourceEntry | undefined> {
  const name = stringIn(list, 'resource');
  if (name === undefined) return undefined;
  const place = { document, path: [...path, 'resource'] };
  const target = resources.get(name);
  if (!target) {
    yield {
      ...place,
      code: 'TUY203',
      message: `No resource is named "${name}".`,
      hint: suggest(name, resources.keys()),
    };
  } else if (!hasList(target)) {
    const message = `"${name}" has no list.`;
    yield { ...place, code: 'TUY520', message, hint: 'Add "list" to its "actions", or use another resource.' };
    return undefined;
  }
  return target;
}

function hasList({ document: { value } }: ResourceEntry): boolean {
  const { actions } = objectIn(value);
  return !('singleton' in objectIn(value)) && (!Array.isArray(actions) || actions.includes('list'));
}

function* byOf(document: Document, list: Raw, path: Path, target: ResourceEntry): Iterable<SchemaProblem> {
  const by = stringIn(list, 'by');
  if (by === undefined) return;
  const place = { document, path: [...path, 'by'] };
  const referring = [...target.fields.values()].filter(
    (field) => referenceTarget(field.schema)?.resource === document.name,
  );
  const names = referring.map(({ name }) => name);
  if (names.includes(by)) return;
  const [first] = names;
  const other = first === undefined ? `No field of "${target.document.name}" refers to "${document.name}".` : undefined;
  if (!knownNames(target.document, target.fields).includes(by)) {
    const message = `"${target.document.name}" has no field "${by}".`;
    yield { ...place, code: 'TUY209', message, hint: suggest(by, names) ?? other ?? `Use "${first}".` };
  } else {
    const message = `"${by}" of "${target.document.name}" does not refer to "${document.name}".`;
    yield { ...place, code: 'TUY520', message, hint: other ?? `Use "${first}".` };
  }
}

/**
 * Checks the button that creates a record from a related list. Its keys must be fields of the new record. Values that
 * it copies must come from fields of the current record.
 */
function* createOf(
  document: Document,
  list: Raw,
  path: Path,
  { catalog, own, target }: { readonly catalog: Catalog; readonly own: ResourceEntry; readonly target: ResourceEntry },
): Iterable<SchemaProblem> {
  for (const [index, create] of listIn(list, 'create').entries()) {
    const place = [...path, 'create', index];
    yield* checkCondition(document, objectIn(create, 'when'), [...place, 'when'], own.fields, catalog);
    for (const [name, value] of entriesIn(create, 'values')) {
      const at = [...place, 'values', name];
      const field = target.fields.get(name);
      const source = stringIn(value, 'field');
      if (!field) {
        const message = `"${target.document.name}" has no field "${name}".`;
        yield { code: 'TUY209', document, path: at, at: 'key', message, hint: suggest(name, target.fields.keys()) };
      } else if (source !== undefined && !knownNames(document, own.fields).includes(source)) {
        const hint = suggest(source, knownNames(document, own.fields));
        yield { code: 'TUY209', document, path: [...at, 'field'], message: `There is no field "${source}".`, hint };
      } else if (source === undefined) {
        yield* conditionValues(document, at, value, field, catalog);
      }
    }
  }
}

/**
 * Reports a filter of a list that combines an empty value (null) with other values of the same field. Lists do not
 * support such a filter.
 */
function* emptyAmongValues(document: Document, list: Raw, path: Path): Iterable<SchemaProblem> {
  for (const [name, wanted] of entriesIn(list, 'filter')) {
    if (!Array.isArray(wanted) || !wanted.includes(null)) continue;
    const message = `A list cannot be filtered by several values of "${name}" of which one is empty.`;
    const hint = 'Remove null, or write it alone.';
    yield { code: 'TUY520', document, path: [...path, 'filter', name], message, hint };
  }
}

/**
 * Checks that related lists differ. A page identifies a list by its resource and reference, and people identify it by
 * its heading.
 */
function* distinct(document: Document, lists: readonly Raw[], index: number): Iterable<SchemaProblem> {
  const [list, before] = [lists[index] ?? {}, lists.slice(0, index)];
  const same = (key: string) => before.filter((one) => stringIn(one, key) === stringIn(list, key));
  const path = ['related', index];
  if (same('resource').some((one) => stringIn(one, 'by') === stringIn(list, 'by'))) {
    const message = 'The page has this list already.';
    yield { code: 'TUY520', document, path: [...path, 'by'], message, hint: 'Remove one.' };
  } else if (same('resource').some((one) => 'label' in one === 'label' in list && !('label' in list))) {
    const message = `Two lists have the heading of "${stringIn(list, 'resource')}".`;
    yield { code: 'TUY520', document, path: [...path, 'resource'], message, hint: 'Add "label" to them.' };
  }
}
