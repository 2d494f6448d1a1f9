import type { SchemaProblem } from '../../load/problem.ts';
import { stringIn } from '../../model/json/raw.ts';
import { namesInTitle } from '../../placeholders/names-in-title.ts';
import type { NamedField, ViewPlace } from '../view-place.ts';

export function* checkCalendar(place: ViewPlace): Iterable<SchemaProblem> {
  yield* place.filter();
  yield* place.paths('fields');
  const [from] = yield* dated(place, 'from');
  const [to] = yield* dated(place, 'to');
  const { document } = place.entry;
  if (from && to && place.kindOf(from.field) !== place.kindOf(to.field)) {
    const message = `"${to.name}" is not a ${place.kindOf(from.field)}, as "${from.name}" is.`;
    yield { code: 'TUY530', document, path: to.path, message, hint: 'Name two fields of one kind.' };
  }
  if ('endless' in place.view && !('to' in place.view)) {
    const message = 'The calendar has no "to" that could be empty.';
    const path = [...place.path, 'endless'];
    yield { code: 'TUY530', document, path, at: 'key', message, hint: 'Add "to", or remove "endless".' };
  }
  for (const { name, path, field } of yield* place.named('color')) {
    if (place.kindOf(field) === 'enum') continue;
    yield { code: 'TUY530', document, path, message: `"${name}" is not an enum.`, hint: fitting(place, ['enum']) };
  }
  yield* titled(place);
}

function* dated(place: ViewPlace, key: string): Generator<SchemaProblem, readonly NamedField[]> {
  const found = yield* place.named(key);
  const { document } = place.entry;
  for (const { name, path, field } of found) {
    const kind = place.kindOf(field);
    if (kind === 'date' || kind === 'date-time') continue;
    const message = `"${name}" is neither a date nor a date-time.`;
    yield { code: 'TUY530', document, path, message, hint: fitting(place, ['date', 'date-time']) };
  }
  return found;
}

function* titled(place: ViewPlace): Iterable<SchemaProblem> {
  const { entry, view } = place;
  const { document, fields } = entry;
  const path = [...place.path, 'title'];
  for (const name of namesInTitle(stringIn(view, 'title') ?? '')) {
    const field = fields.get(name);
    if (!field) {
      const hint = place.suggest(name, fields.keys());
      yield { code: 'TUY209', document, path, message: `There is no field "${name}".`, hint };
    }
  }
}

function fitting({ entry, kindOf }: ViewPlace, kinds: readonly string[]): string {
  const found = [...entry.fields.values()].filter((field) => kinds.includes(kindOf(field) ?? ''));
  return found.length > 0 ? `There is ${found.map(({ name }) => name).join(', ')}.` : 'Remove it.';
}
