import type { Declared } from '../../load/declared.ts';
import type { Path, SchemaProblem } from '../../load/problem.ts';
import { type Raw, stringIn, stringsIn } from '../../model/json/raw.ts';
import type { ViewPlace } from '../view-place.ts';

/** Checks the key `point` of a view or of its line: one geo-point field, or two fields with numbers. */
export function* checkPoint(
  place: ViewPlace,
  holder: Raw,
  path: Path,
  fields: ReadonlyMap<string, Declared>,
): Iterable<SchemaProblem> {
  const { document } = place.entry;
  const named = stringsIn(holder, 'point');
  const isPair = stringIn(holder, 'point') === undefined;
  for (const [name, at] of named) {
    const field = fields.get(name);
    const where = { document, path: [...path, ...at] };
    if (!field) {
      const message = `There is no field "${name}".`;
      yield { ...where, code: 'TUY209', message, hint: place.suggest(name, fields.keys()) };
      continue;
    }
    const kind = place.kindOf(field) ?? '';
    if (kind === 'geo-point' && isPair) {
      const hint = `Write "point": "${name}".`;
      yield { ...where, code: 'TUY530', message: `"${name}" has both numbers of a point.`, hint };
    } else if (!(isPair ? ['decimal', 'integer'] : ['geo-point']).includes(kind)) {
      const message = isPair ? `"${name}" is not a number.` : `"${name}" is not a geo-point.`;
      const hint = isPair
        ? 'Name the latitude, then the longitude.'
        : 'For two numbers, write ["latitude", "longitude"].';
      yield { ...where, code: 'TUY530', message, hint };
    }
  }
}
