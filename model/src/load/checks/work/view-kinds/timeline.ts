import { kindOfDeclared } from '../../../catalog.ts';
import type { Declared } from '../../../declared.ts';
import type { Path, SchemaProblem } from '../../../problem.ts';
import { objectIn, stringsIn } from '../../../raw.ts';
import { checkCondition } from '../../fields/conditions.ts';
import { fieldNamed, isComputed } from '../views.ts';
import type { ViewPlace } from './index.ts';
import { checkFilter, checkPaths } from './view-paths.ts';

export function* checkTimeline(place: ViewPlace): Iterable<SchemaProblem> {
  yield* checkFilter(place);
  yield* checkPaths(place, 'fields');
  for (const key of ['lanes', 'exclusive']) yield* ofKind(place, key, 'reference', 'no reference to another record');
  for (const key of ['from', 'to']) yield* ofKind(place, key, 'date-time', 'no date-time');
  yield* assigned(place);
  const { view, path, entry, catalog } = place;
  yield* checkCondition(entry.document, objectIn(view, 'idle'), [...path, 'idle'], entry.fields, catalog);
}

function* ofKind(place: ViewPlace, key: string, kind: string, reason: string): Iterable<SchemaProblem> {
  for (const [name, at, field] of yield* declared(place, key)) {
    if (kindOfDeclared(field, place.catalog)?.name === kind) continue;
    const { document, fields } = place.entry;
    const fitting = [...fields.values()].filter((one) => kindOfDeclared(one, place.catalog)?.name === kind);
    const hint = fitting.length > 0 ? `There is ${fitting.map((one) => one.name).join(', ')}.` : 'Remove the view.';
    yield { code: 'TUY530', document, path: at, message: `"${name}" is ${reason}.`, hint };
  }
}

/**
 * Checks the fields of a timeline's `assign`. Fields that the server sets, or that are never edited, cannot be listed
 * there, because a user could not change them.
 */
function* assigned(place: ViewPlace): Iterable<SchemaProblem> {
  const { document } = place.entry;
  const actions = objectIn(document.value)['actions'];
  if (Array.isArray(actions) && !actions.includes('edit') && 'assign' in place.view) {
    const message = 'The records cannot be edited.';
    const path = [...place.path, 'assign'];
    yield { code: 'TUY530', document, path, at: 'key', message, hint: 'Add "edit" to "actions", or remove "assign".' };
  }
  for (const [name, path, { schema }] of yield* declared(place, 'assign')) {
    if (!isComputed(schema)) continue;
    yield { code: 'TUY530', document, path, message: `The server sets "${name}" itself.`, hint: 'Remove it.' };
  }
}

/** Returns the declarations of the fields that are listed under a key of the view. */
function* declared(
  { view, path, entry }: ViewPlace,
  key: string,
): Generator<SchemaProblem, readonly (readonly [name: string, path: Path, field: Declared])[]> {
  const found: [string, Path, Declared][] = [];
  for (const [name, place] of stringsIn(view, key)) {
    const at = [...path, ...place];
    const field = yield* fieldNamed(entry, name, at);
    if (field) found.push([name, at, field]);
  }
  return found;
}
