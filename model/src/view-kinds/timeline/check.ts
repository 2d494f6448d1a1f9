import type { SchemaProblem } from '../../load/problem.ts';
import { objectIn } from '../../model/json/raw.ts';
import type { FieldKind } from '../../model/fields/field.ts';
import type { ViewPlace } from '../view-place.ts';

export function* checkTimeline(place: ViewPlace): Iterable<SchemaProblem> {
  yield* place.filter();
  yield* place.paths('fields');
  for (const key of ['lanes', 'exclusive']) yield* ofKind(place, key, 'reference', 'not a reference to another record');
  for (const key of ['from', 'to']) yield* ofKind(place, key, 'date-time', 'not a date-time');
  yield* assigned(place);
  yield* needed(place);
  for (const key of ['bar', 'repeats', 'turns']) yield* place.named(key);
  yield* place.condition('idle');
}

function* ofKind(place: ViewPlace, key: string, kind: FieldKind, reason: string): Iterable<SchemaProblem> {
  for (const { name, path, field } of yield* place.named(key)) {
    if (place.kindOf(field) === kind) continue;
    const { document, fields } = place.entry;
    const fitting = [...fields.values()].filter((one) => place.kindOf(one) === kind);
    const hint = fitting.length > 0 ? `There is ${fitting.map((one) => one.name).join(', ')}.` : 'Remove the view.';
    yield { code: 'TUY530', document, path, message: `"${name}" is ${reason}.`, hint };
  }
}

/**
 * Checks the fields in a timeline's `assign`. Users must be able to edit these fields. Fields that the server sets, and
 * fields of records that cannot be edited, are reported.
 */
function* assigned(place: ViewPlace): Iterable<SchemaProblem> {
  const { document } = place.entry;
  const actions = objectIn(document.value)['actions'];
  if (Array.isArray(actions) && !actions.includes('edit') && 'assign' in place.view) {
    const message = 'The records cannot be edited.';
    const path = [...place.path, 'assign'];
    yield { code: 'TUY530', document, path, at: 'key', message, hint: 'Add "edit" to "actions", or remove "assign".' };
  }
  for (const { name, path, field } of yield* place.named('assign')) {
    if (!place.isComputed(field)) continue;
    yield { code: 'TUY530', document, path, message: `The server sets "${name}" itself.`, hint: 'Remove it.' };
  }
}

/** Checks the fields in a timeline's `needs`. Each must be a reference that users can assign in the timeline. */
function* needed(place: ViewPlace): Iterable<SchemaProblem> {
  const { document } = place.entry;
  const assign = place.view['assign'];
  for (const { name, path, field } of yield* place.named('needs')) {
    const isAssigned = Array.isArray(assign) && assign.includes(name);
    if (isAssigned && place.kindOf(field) === 'reference') continue;
    const reason = isAssigned ? 'is not a reference to another record' : 'is not in "assign"';
    const hint = isAssigned ? 'Remove it from "needs".' : `Add it to "assign", or remove it from "needs".`;
    yield { code: 'TUY530', document, path, message: `"${name}" ${reason}.`, hint };
  }
}
