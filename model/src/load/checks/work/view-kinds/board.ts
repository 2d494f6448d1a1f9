import { enumNamed } from '../../../../build/field.ts';
import type { SchemaProblem } from '../../../problem.ts';
import { objectIn, stringIn, stringsIn } from '../../../raw.ts';
import { suggest } from '../../../suggest.ts';
import type { ViewPlace } from './index.ts';
import { checkFilter, checkPaths, checkSort } from './view-paths.ts';

/** Checks a board, which has a column for each state of the workflow or for the states that it names. */
export function* checkBoard(place: ViewPlace): Iterable<SchemaProblem> {
  const { view, path, entry } = place;
  const { document } = entry;
  yield* checkFilter(place);
  yield* checkSort(place);
  yield* checkPaths(place, 'fields');
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
  const states = statesOf(place, field);
  for (const [state, at] of stringsIn(view, 'states')) {
    if (states === undefined || states.includes(state)) continue;
    const message = `"${field}" has no state "${state}".`;
    yield { code: 'TUY530', document, path: [...path, ...at], message, hint: suggest(state, states) };
  }
}

/** Returns the values of the state. Returns undefined if they cannot be read, which other checks report. */
function statesOf({ entry, catalog }: ViewPlace, field: string): readonly string[] | undefined {
  const schema = entry.fields.get(field)?.schema;
  const reference = schema && stringIn(schema, '$ref');
  if (reference !== undefined) return catalog.enums.get(enumNamed(reference));
  return schema && 'enum' in schema ? stringsIn(schema, 'enum').map(([value]) => value) : undefined;
}
