import type { SchemaProblem } from '../../load/problem.ts';
import type { ViewPlace } from '../view-place.ts';
import { checkMapLine } from './check-line.ts';
import { checkPoint } from './check-point.ts';

export function* checkMap(place: ViewPlace): Iterable<SchemaProblem> {
  const { entry, view, path } = place;
  const { document, fields } = entry;
  yield* place.filter();
  yield* place.paths('fields');
  yield* checkPoint(place, view, path, fields);
  yield* checkMapLine(place);
  const located = [...fields.values()].some((field) => place.kindOf(field) === 'geo-point');
  if (!('point' in view) && !('line' in view) && !located) {
    const message = `"${document.name}" has no field of kind geo-point.`;
    const hint = 'Add "point" with two number fields, latitude and longitude, or "line".';
    yield { code: 'TUY530', document, path: [...path, 'kind'], message, hint };
  }
  for (const { name, path: at, field } of yield* place.named('color')) {
    const kind = place.kindOf(field);
    if (kind === 'color' || kind === 'enum') continue;
    const hint = 'Name a field of kind color, or an enum.';
    yield { code: 'TUY530', document, path: at, message: `"${name}" has no colors.`, hint };
  }
}
