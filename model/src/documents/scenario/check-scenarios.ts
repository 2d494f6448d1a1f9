import { OFFICE } from '../../build/system-fields.ts';
import { isObject } from '../../model/json/is-object.ts';
import { CLOCK, STEP_KINDS } from './scenario.ts';
import type { Catalog, ResourceEntry } from '../../load/catalog.ts';
import { knownNames } from '../../load/declared.ts';
import type { Document, Path, SchemaProblem } from '../../load/problem.ts';
import { entriesIn, listIn, objectIn, stringIn, stringsIn } from '../../model/json/raw.ts';
import type { Raw } from '../../model/json/raw.ts';
import { suggest } from '../../load/suggest.ts';
import { conditionValues } from '../../load/checks/fields/conditions.ts';
import { checkFilter } from '../../load/checks/work/filters.ts';
import { checkParameters } from './scenario-parameters.ts';
import { checkPlaceholders, inserts, type Scope } from './scenario-placeholders.ts';
import { isComputed } from '../../load/checks/work/views.ts';

type Kind = (typeof STEP_KINDS)[number];

const KEYS: Readonly<Record<Kind, readonly string[]>> = {
  find: ['name', 'filter', 'sort'],
  create: ['name', 'body', 'as', 'office'],
  update: ['body', 'as', 'office'],
  transition: ['on', 'body', 'as', 'office'],
  operation: ['name', 'on', 'body', 'as', 'office'],
  call: ['name', 'body', 'as', 'office'],
};
const NEEDED: Readonly<Record<Kind, readonly string[]>> = {
  find: ['name'],
  create: [],
  update: ['body'],
  transition: ['on'],
  operation: ['on'],
  call: [],
};

export function* checkScenarios(catalog: Catalog): Iterable<SchemaProblem> {
  for (const document of catalog.documents) {
    if (document.kind !== 'scenario' || document.value === undefined) continue;
    const parameters = objectIn(document.value, 'parameters');
    const scope: Scope = { parameters, steps: new Map(), used: new Set() };
    for (const [index, item] of listIn(document.value, 'steps').entries()) {
      yield* checkStep(document, objectIn(item), ['steps', index], scope, catalog);
    }
    yield* checkParameters(document, scope.used);
  }
}

function* checkStep(
  document: Document,
  step: Raw,
  path: Path,
  scope: Scope,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const kinds = STEP_KINDS.filter((kind) => kind in step);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    const message = `A step does one thing; this one has ${kinds.length === 0 ? 'none' : kinds.join(' and ')}.`;
    yield { code: 'TUY982', document, path, message, hint: `Give it one of ${STEP_KINDS.join(', ')}.` };
    return;
  }
  yield* keys(document, step, path, kind);
  const place: Place = { document, path, scope, catalog };
  const entry = yield* targetOf(place, step, kind);
  for (const key of ['body', 'office', 'call', 'filter'])
    yield* checkPlaceholders(document, step[key], [...path, key], scope);
  if (entry && kind === 'find') yield* found(place, step, entry);
  if (entry && (kind === 'create' || kind === 'update')) yield* written(place, step, entry);
  yield* named(place, step, entry && (kind === 'find' || kind === 'create') ? entry : undefined);
}

interface Place {
  readonly document: Document;
  readonly path: Path;
  readonly scope: Scope;
  readonly catalog: Catalog;
}

function* keys(document: Document, step: Raw, path: Path, kind: Kind): Iterable<SchemaProblem> {
  const own = [kind, ...KEYS[kind]];
  for (const key of Object.keys(step)) {
    if (own.includes(key)) continue;
    const message = `A step with "${kind}" has no "${key}".`;
    yield { code: 'TUY982', document, path: [...path, key], at: 'key', message, hint: 'Remove it.' };
  }
  for (const key of NEEDED[kind]) {
    if (key in step) continue;
    const hint = key === 'name' ? 'Name the record, for later steps and the tester.' : `Add "${key}".`;
    yield { code: 'TUY982', document, path, message: `This step lacks "${key}".`, hint };
  }
}

/**
 * Returns the resource that the step acts on. Returns undefined if it acts on none, or if its name is wrong and was
 * reported.
 */
function* targetOf(place: Place, step: Raw, kind: Kind): Generator<SchemaProblem, ResourceEntry | undefined> {
  const { document, path, catalog, scope } = place;
  if (kind === 'call') return undefined;
  const own = stringIn(step, kind);
  if (own === undefined) return undefined;
  if (kind === 'find' || kind === 'create') {
    const entry = catalog.resources.get(own);
    if (entry) return entry;
    const hint = suggest(own, catalog.resources.keys());
    yield { code: 'TUY203', document, path: [...path, kind], message: `No resource is named "${own}".`, hint };
    return undefined;
  }
  const key = kind === 'update' ? 'update' : 'on';
  const name = stringIn(step, key);
  if (name === undefined) return undefined;
  const whole = wholeResources(kind, own, catalog);
  const entry = scope.steps.get(name) ?? whole.get(name);
  if (!entry) {
    const records = [...scope.steps].flatMap(([known, record]) => (record ? [known] : []));
    const hint = suggest(name, [...records, ...whole.keys()]) ?? 'Find or create the record in an earlier step.';
    const message = `No earlier step with a record is named "${name}".`;
    yield { code: 'TUY981', document, path: [...path, key], message, hint };
    return undefined;
  }
  // If a step names a resource instead of a record, no check is needed. Only a resource that has the operation can be
  // named.
  if (kind === 'update' || !scope.steps.has(name)) return entry;
  const names = actionsOf(entry, kind, 'record');
  // The unreadable file has already been reported.
  if (entry.document.value !== undefined && !names.includes(own)) {
    const message = `"${entry.document.name}" has no ${kind} "${own}".`;
    yield { code: 'TUY983', document, path: [...path, kind], message, hint: suggest(own, names) };
  }
  return entry;
}

function wholeResources(kind: Kind, operation: string, { resources }: Catalog): ReadonlyMap<string, ResourceEntry> {
  const fits = (entry: ResourceEntry) => {
    if (kind === 'update') return 'singleton' in objectIn(entry.document.value);
    return kind === 'operation' && actionsOf(entry, kind, 'resource').includes(operation);
  };
  return new Map([...resources].filter(([, entry]) => fits(entry)));
}

function actionsOf({ document: { value } }: ResourceEntry, kind: Kind, on: 'record' | 'resource'): readonly string[] {
  const all =
    kind === 'transition'
      ? listIn(objectIn(value, 'workflow'), 'transitions')
      : listIn(value, 'operations').filter((operation) => (stringIn(operation, 'on') ?? 'record') === on);
  return [...new Set(all.map((one) => stringIn(one, 'name') ?? ''))];
}

/**
 * Checks the filter and the sort field of a step that finds a record. Does not check values with placeholders, because
 * these values are unknown before the scenario runs.
 */
function* found({ document, path, catalog }: Place, step: Raw, entry: ResourceEntry): Iterable<SchemaProblem> {
  // If the resource's file is unreadable, another check has already reported it.
  if (entry.document.value === undefined) return;
  const filter = objectIn(step, 'filter');
  const constant = Object.fromEntries(
    Object.entries(filter).map(([field, term]) => [field, inserts(term) ? { not: null } : term]),
  );
  yield* checkFilter(document, constant, [...path, 'filter'], entry, catalog);
  for (const [field, term] of Object.entries(filter)) {
    if (!isObject(term) || !('current' in term)) continue;
    const message = 'A scenario has no caller of its own.';
    yield {
      code: 'TUY983',
      document,
      path: [...path, 'filter', field],
      message,
      hint: 'Name the record by its fields.',
    };
  }
  const sort = stringIn(step, 'sort')?.replace(/^-/u, '');
  const known = knownNames(entry.document, entry.fields);
  if (sort === undefined || known.includes(sort)) return;
  const message = `The resource "${entry.document.name}" has no field "${sort}".`;
  yield { code: 'TUY209', document, path: [...path, 'sort'], message, hint: suggest(sort, known) };
}

function* written({ document, path, catalog }: Place, step: Raw, entry: ResourceEntry): Iterable<SchemaProblem> {
  if (entry.document.value === undefined) return;
  const fields = [...entry.fields].filter(([, { schema }]) => !isComputed(schema)).map(([name]) => name);
  const known = knownNames(entry.document, entry.fields).includes(OFFICE) ? [...fields, OFFICE] : fields;
  for (const [name, value] of entriesIn(step, 'body')) {
    const place = { document, path: [...path, 'body', name] };
    const field = entry.fields.get(name);
    if (known.includes(name)) {
      if (field && !inserts(value)) yield* conditionValues(document, place.path, value, field, catalog);
    } else if (field) {
      const hint = 'Leave it out: the server writes it.';
      yield { ...place, code: 'TUY983', at: 'key', message: `"${name}" is computed.`, hint };
    } else {
      const message = `The resource "${entry.document.name}" has no field "${name}" that can be sent.`;
      yield { ...place, code: 'TUY209', at: 'key', message, hint: suggest(name, known) };
    }
  }
}

function* named(
  { document, path, scope }: Place,
  step: Raw,
  entry: ResourceEntry | undefined,
): Iterable<SchemaProblem> {
  for (const [name] of stringsIn(step, 'name')) {
    const at = { code: 'TUY202', document, path: [...path, 'name'] } as const;
    const what = Object.hasOwn(scope.parameters, name) ? 'a parameter' : name === CLOCK ? 'the clock' : undefined;
    if (what) yield { ...at, message: `"${name}" is ${what} already.`, hint: 'Choose another name.' };
    else if (scope.steps.has(name)) yield { ...at, message: `Two steps are named "${name}".`, hint: 'Rename one.' };
    scope.steps.set(name, entry);
  }
}
