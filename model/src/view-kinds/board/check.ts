import type { SchemaProblem } from '../../load/problem.ts';
import { objectIn, stringIn, stringsIn } from '../../model/json/raw.ts';
import type { ViewPlace } from '../view-place.ts';

export function* checkBoard(place: ViewPlace): Iterable<SchemaProblem> {
  const { view, path, entry } = place;
  const { document } = entry;
  yield* place.filter();
  yield* place.sort();
  yield* place.paths('fields');
  const workflow = objectIn(document.value, 'workflow');
  const field = stringIn(workflow, 'field');
  if (field === undefined) {
    const message = `"${document.name}" has no workflow, whose states would be the columns.`;
    const hint = 'Add "workflow", or use another kind of view.';
    yield { code: 'TUY530', document, path: [...path, 'kind'], message, hint };
    return;
  }
  if (field in objectIn(view, 'filter')) {
    const message = 'The columns say which states are shown.';
    const at = { document, path: [...path, 'filter', field], at: 'key' } as const;
    yield { code: 'TUY530', ...at, message, hint: 'Name them in "states".' };
  }
  const states = place.valuesOf(field);
  for (const [state, at] of stringsIn(view, 'states')) {
    if (states === undefined || states.includes(state)) continue;
    const message = `"${field}" has no state "${state}".`;
    yield { code: 'TUY530', document, path: [...path, ...at], message, hint: place.suggest(state, states) };
  }
}
