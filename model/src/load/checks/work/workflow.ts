import { kindOfDeclared, withEnums } from '../../catalog.ts';
import type { Catalog, ResourceEntry } from '../../catalog.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { entriesIn, listIn, objectIn, stringIn, stringsIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';
import { TRANSITION_EFFECTS, type TransitionEffect } from '../../../model/work/transition-effects.ts';
import { BASE, KEBAB } from '../action-names.ts';
import { actionsByModule } from '../project/access.ts';
import { slugOf } from './operations.ts';

export function* checkWorkflow(catalog: Catalog): Iterable<SchemaProblem> {
  const actions = actionsByModule(catalog);
  for (const entry of catalog.resources.values()) {
    const workflow = objectIn(entry.document.value, 'workflow');
    if (stringIn(workflow, 'field') === undefined) continue;
    yield* transitionNames(entry.document, workflow);
    yield* slugs(entry.document, workflow, actions);
    yield* ambiguousRows(entry.document, workflow);
    for (const effect of TRANSITION_EFFECTS) yield* EFFECT_CHECKS[effect](entry, workflow, catalog);
  }
}

const EFFECT_CHECKS: Readonly<
  Record<TransitionEffect, (entry: ResourceEntry, workflow: Raw, catalog: Catalog) => Iterable<SchemaProblem>>
> = { input: bulkRows, hook: () => [], state: checkStates, history };

function* checkStates(entry: ResourceEntry, workflow: Raw, catalog: Catalog): Iterable<SchemaProblem> {
  const states = yield* statesOf(entry, workflow, catalog);
  if (!states || states.length === 0) return;
  yield* stateNames(entry.document, workflow, states);
  yield* unreachable(entry.document, workflow, states);
}

function* statesOf(
  { document, fields }: ResourceEntry,
  workflow: Raw,
  catalog: Catalog,
): Generator<SchemaProblem, readonly string[] | undefined> {
  const name = stringIn(workflow, 'field') ?? '';
  const place = { document, path: ['workflow', 'field'] };
  const field = fields.get(name);
  if (!field) {
    const hint = suggest(name, fields.keys());
    yield { ...place, code: 'TUY209', message: `There is no field "${name}".`, hint };
    return undefined;
  }
  if (kindOfDeclared(field, catalog)?.name !== 'enum') {
    const message = `"${name}" holds the state, so it must be an enum.`;
    yield {
      ...place,
      code: 'TUY510',
      message,
      hint: 'Give it a "$ref" to an enum file, or an "enum" with "x-values".',
    };
    return undefined;
  }
  return (withEnums(field.schema, catalog).enum ?? []).map(String);
}

const MOVE = ['from', 'to', 'at', 'by', 'note'];

function* history({ document, fields }: ResourceEntry, workflow: Raw, catalog: Catalog): Iterable<SchemaProblem> {
  const name = stringIn(workflow, 'history');
  if (name === undefined) return;
  const place = { document, path: ['workflow', 'history'] };
  const field = fields.get(name);
  if (!field) {
    const hint = suggest(name, fields.keys());
    yield { ...place, code: 'TUY209', message: `There is no field "${name}".`, hint };
  } else if (kindOfDeclared(field, catalog)?.name !== 'nested-list') {
    const hint = 'Make it an array of objects with from, to, at, by and note.';
    yield { ...place, code: 'TUY510', message: `"${name}" keeps the moves, so it must be a list of objects.`, hint };
  } else {
    const moves = objectIn(field.schema, 'items');
    const keys = Object.keys(objectIn(moves, 'properties'));
    for (const key of keys.filter((one) => !MOVE.includes(one))) {
      const path = [...field.path, 'items', 'properties', key];
      const hint = suggest(key, MOVE) ?? `Remove it: a move has ${MOVE.join(', ')}.`;
      yield { code: 'TUY510', document, path, at: 'key', message: `Nothing fills "${key}" of a history.`, hint };
    }
    if (keys.includes('to')) return;
    const message = `"${name}" keeps the moves, so it must say where each one led.`;
    yield { ...place, code: 'TUY510', message, hint: 'Add the property "to" with the enum of the state.' };
  }
}

function* transitionNames(document: Document, workflow: Raw): Iterable<SchemaProblem> {
  for (const [index, transition] of listIn(workflow, 'transitions').entries()) {
    const name = stringIn(transition, 'name');
    if (name === undefined) continue;
    const place = { document, path: ['workflow', 'transitions', index, 'name'] };
    if (!KEBAB.test(name)) {
      const hint = 'Use lowercase letters, digits and single hyphens, such as "attach-card".';
      yield { ...place, code: 'TUY211', message: `"${name}" is not a valid name for a transition.`, hint };
    } else if (BASE.has(name)) {
      yield { ...place, code: 'TUY211', message: `"${name}" is already an action.`, hint: 'Choose another name.' };
    }
  }
}

function* slugs(
  document: Document,
  workflow: Raw,
  actions: ReadonlyMap<string, ReadonlySet<string>>,
): Iterable<SchemaProblem> {
  const module = stringIn(document.value, 'module') ?? document.name;
  const known = { module, actions: actions.get(module) ?? new Set<string>(), what: 'transition' };
  for (const [index, transition] of listIn(workflow, 'transitions').entries())
    yield* slugOf(document, objectIn(transition), ['workflow', 'transitions', index], known);
}

/**
 * Checks bulk transitions. They must not require input, because input differs from record to record. Staff must be
 * allowed to run them, because only staff can select several records.
 */
function* bulkRows({ document }: ResourceEntry, workflow: Raw): Iterable<SchemaProblem> {
  for (const [index, transition] of listIn(workflow, 'transitions').entries()) {
    if (objectIn(transition)['bulk'] !== true) continue;
    const at = { code: 'TUY516', document, path: ['workflow', 'transitions', index, 'bulk'], at: 'key' } as const;
    const name = stringIn(transition, 'name') ?? '';
    const [needed] = stringsIn(objectIn(transition, 'input'), 'required').map(([field]) => field);
    if (needed !== undefined) {
      const message = `"${name}" needs "${needed}", which differs from record to record.`;
      yield { ...at, message, hint: 'Remove "bulk", or make the input optional.' };
    }
    if (!stringsIn(transition, 'by').some(([actor]) => actor === 'staff')) {
      yield { ...at, message: `Staff cannot make "${name}".`, hint: 'Remove "bulk".' };
    }
  }
}

function* stateNames(document: Document, workflow: Raw, states: readonly string[]): Iterable<SchemaProblem> {
  const named = [
    ...stringsIn(workflow, 'initial'),
    ...listIn(workflow, 'transitions').flatMap((transition, index) =>
      [...stringsIn(transition, 'from'), ...stringsIn(transition, 'to')].map(
        ([state, place]): readonly [string, Path] => [state, ['transitions', index, ...place]],
      ),
    ),
  ];
  for (const [state, place] of named) {
    if (states.includes(state)) continue;
    const message = `"${state}" is not a state: the enum of the field lacks it.`;
    yield { code: 'TUY511', document, path: ['workflow', ...place], message, hint: suggest(state, states) };
  }
}

function* unreachable(document: Document, workflow: Raw, states: readonly string[]): Iterable<SchemaProblem> {
  const moves = listIn(workflow, 'transitions').map((transition) => ({
    from: stringsIn(transition, 'from').map(([state]) => state),
    to: stringIn(transition, 'to') ?? '',
  }));
  const reached = new Set([stringIn(workflow, 'initial') ?? '']);
  for (const state of reached) for (const { from, to } of moves) if (from.includes(state)) reached.add(to);
  const lost = states.filter((state) => !reached.has(state));
  if (lost.length === 0) return;
  const message = `No transition leads to ${lost.map((state) => `"${state}"`).join(', ')}.`;
  const hint = 'Add one, or take the state out of the enum.';
  yield { code: 'TUY512', severity: 'warning', document, path: ['workflow', 'transitions'], at: 'key', message, hint };
}

function* ambiguousRows(document: Document, workflow: Raw): Iterable<SchemaProblem> {
  const rows = listIn(workflow, 'transitions').map((transition, index) => ({
    index,
    name: stringIn(transition, 'name'),
    from: stringsIn(transition, 'from').map(([state]) => state),
    when: objectIn(transition, 'when'),
  }));
  for (const row of rows) {
    const double = rows.find((other) => other.index < row.index && other.name === row.name && clash(other, row));
    if (!double || row.name === undefined) continue;
    const message = `"${row.name}" from ${shared(double, row).join(', ')} is already defined by row ${double.index + 1}.`;
    const path = ['workflow', 'transitions', row.index, 'name'];
    yield { code: 'TUY513', document, path, message, hint: 'Remove one, or tell them apart with "when".' };
  }
}

interface Row {
  readonly from: readonly string[];
  readonly when: Raw;
}

function shared(one: Row, other: Row): readonly string[] {
  return one.from.filter((state) => other.from.includes(state));
}

function clash(one: Row, other: Row): boolean {
  return shared(one, other).length > 0 && overlap(one.when, other.when);
}

/** Conditions exclude each other if they require disjoint values of the same field. */
function overlap(one: Raw, other: Raw): boolean {
  return entriesIn(one).every(([name, wanted]) => {
    if (!Object.hasOwn(other, name)) return true;
    const others = [other[name]].flat();
    return [wanted].flat().some((value) => others.includes(value));
  });
}
