import type { Path, SchemaProblem } from '../../load/problem.ts';
import { entriesIn, listIn, objectIn, stringIn, stringsIn, type Raw } from '../../model/json/raw.ts';
import type { ViewPlace, WantedField } from '../view-place.ts';

const TAKEN: ReadonlySet<string> = new Set(['J', 'K', 'O', 'X', 'Z']);

const UPLOAD: WantedField = {
  kinds: ['image', 'file'],
  otherwise: 'is not an upload',
  hint: 'Name a field of kind "image" or "file", or move it to "fields".',
};

export function* checkQueue(place: ViewPlace): Iterable<SchemaProblem> {
  yield* tabOf(place);
  yield* place.filter();
  yield* place.condition('late');
  yield* place.sort();
  yield* place.paths('row');
  yield* place.paths('fields');
  yield* place.paths('evidence', UPLOAD);
  const keys = new Set<string>();
  const names = new Set<string>();
  for (const [index, action] of listIn(place.view, 'actions').entries()) {
    const path = [...place.path, 'actions', index];
    yield* keyOf(place, stringIn(action, 'key'), keys, path);
    yield* actionOf(place, objectIn(action), names, path);
  }
}

function* tabOf({ view, entry: { document }, path, suggest }: ViewPlace): Iterable<SchemaProblem> {
  const written = stringIn(view, 'tab');
  if (written === undefined) return;
  if (view['filter'] !== undefined) {
    const message = 'The tab says which records wait.';
    yield { code: 'TUY530', document, path: [...path, 'filter'], at: 'key', message, hint: 'Remove "filter".' };
  }
  if (view['label'] !== undefined) {
    const message = 'The view has the label of its tab.';
    yield { code: 'TUY530', document, path: [...path, 'label'], at: 'key', message, hint: 'Remove "label".' };
  }
  const known = listIn(document.value, 'tabs').flatMap((one) => stringIn(one, 'name') ?? []);
  if (known.includes(written)) return;
  const message = `"${document.name}" has no tab "${written}".`;
  yield { code: 'TUY530', document, path: [...path, 'tab'], message, hint: suggest(written, known) };
}

function* keyOf({ entry }: ViewPlace, key: string | undefined, keys: Set<string>, path: Path): Iterable<SchemaProblem> {
  if (key === undefined) return;
  const at = { code: 'TUY530', document: entry.document, path: [...path, 'key'], hint: 'Choose another key.' } as const;
  if (TAKEN.has(key)) yield { ...at, message: `Every queue has a meaning for "${key}".` };
  else if (keys.has(key)) yield { ...at, message: `Two actions have the key "${key}".` };
  keys.add(key);
}

function* actionOf(place: ViewPlace, action: Raw, names: Set<string>, path: Path): Iterable<SchemaProblem> {
  const { document } = place.entry;
  const name = stringIn(action, 'name');
  if (name === undefined) return;
  const at = { code: 'TUY530', document, path: [...path, 'name'] } as const;
  if (names.has(name)) yield { ...at, message: `"${name}" is here twice.`, hint: 'Remove one.' };
  names.add(name);
  const moves = movesIn(document.value);
  const operations = listIn(document.value, 'operations').filter((one) => stringIn(one, 'on') !== 'resource');
  const all = [...moves, ...operations];
  const rows = all.filter((one) => stringIn(one, 'name') === name);
  if (rows.length === 0) {
    const known = all.flatMap((one) => stringIn(one, 'name') ?? []);
    const message = `"${document.name}" has no transition "${name}" for staff, and no operation on a record.`;
    yield { ...at, message, hint: place.suggest(name, known) };
    return;
  }
  yield* reachable(place, name, [...path, 'name']);
  for (const row of rows) {
    yield* inline(place, action, objectIn(row, 'input'), path);
    yield* ticks(place, action, objectIn(row, 'input'), path);
  }
}

function movesIn(value: unknown): readonly unknown[] {
  return listIn(objectIn(value, 'workflow'), 'transitions').filter((one) =>
    stringsIn(one, 'by').some(([actor]) => actor === 'staff'),
  );
}

/**
 * Checks that the transition starts from a state that the queue's filter allows. Otherwise no record in the queue could
 * ever use it.
 */
function* reachable({ view, entry }: ViewPlace, name: string, path: Path): Iterable<SchemaProblem> {
  const { document } = entry;
  const state = stringIn(objectIn(document.value, 'workflow'), 'field') ?? '';
  const states = filtersOf(view, document.value).flatMap((filter) => stringsIn(filter, state).map(([one]) => one));
  const rows = movesIn(document.value).filter((one) => stringIn(one, 'name') === name);
  if (states.length === 0 || rows.length === 0) return;
  const from = rows.flatMap((one) => stringsIn(one, 'from').map(([one]) => one));
  if (from.some((one) => states.includes(one))) return;
  const message = `"${name}" does not lead on from "${states.join('", "')}", the state of the filter.`;
  yield { code: 'TUY530', document, path, message, hint: `It leads on from ${[...new Set(from)].join(', ')}.` };
}

function filtersOf(view: Raw, resource: unknown): readonly Raw[] {
  const named = stringIn(view, 'tab');
  const tab = listIn(resource, 'tabs').find((one) => stringIn(one, 'name') === named);
  const filter: unknown = named === undefined ? view['filter'] : objectIn(tab)['filter'];
  return [filter].flat().map((one) => objectIn(one));
}

function* inline(place: ViewPlace, action: Raw, input: Raw, path: Path): Iterable<SchemaProblem> {
  if (action['inline'] !== true) return;
  const { document } = place.entry;
  const fields = entriesIn(input, 'properties').map(([name]) => kindIn(place, input, name));
  if (fields.length === 1 && fields[0] === 'text') return;
  const message = 'An action on the page has one input, a text.';
  yield { code: 'TUY530', document, path: [...path, 'inline'], at: 'key', message, hint: 'Remove "inline".' };
}

function kindIn({ entry, kindOf }: ViewPlace, input: Raw, name: string) {
  const field = entry.objects.find(({ schema }) => schema === input)?.fields.get(name);
  return field && kindOf(field);
}

function* ticks(place: ViewPlace, action: Raw, input: Raw, path: Path): Iterable<SchemaProblem> {
  const written = stringIn(action, 'ticks');
  if (written === undefined) return;
  const { document } = place.entry;
  const at = { document, path: [...path, 'ticks'] };
  const properties = objectIn(input, 'properties');
  if (!Object.hasOwn(properties, written)) {
    const message = `The input of "${stringIn(action, 'name') ?? ''}" has no field "${written}".`;
    yield { ...at, code: 'TUY209', message, hint: place.suggest(written, Object.keys(properties)) };
    return;
  }
  const items = objectIn(objectIn(properties, written), 'items');
  const kinds = Object.keys(objectIn(items, 'properties')).map((name) => kindIn(place, items, name));
  if (kinds.length === 2 && kinds.includes('enum') && kinds.includes('text')) return;
  const message = `"${written}" is not a list of an enum and a text.`;
  yield { ...at, code: 'TUY530', message, hint: 'Its items have two properties: a $ref to an enum, and a text.' };
}
