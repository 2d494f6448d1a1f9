import type { Declared } from '../../load/declared.ts';
import type { Path, SchemaProblem } from '../../load/problem.ts';
import { referenceTarget } from '../../kinds/reference-target.ts';
import { objectIn, stringIn } from '../../model/json/raw.ts';
import type { ViewPlace } from '../view-place.ts';
import { checkPoint } from './check-point.ts';

/** Checks the key `line` of a map: a list of the record, or records that refer to it. */
export function* checkMapLine(place: ViewPlace): Iterable<SchemaProblem> {
  if (!('line' in place.view)) return;
  const line = objectIn(place.view, 'line');
  const path = [...place.path, 'line'];
  const { document } = place.entry;
  const ways = ['of', 'resource'].filter((key) => key in line);
  if (ways.length !== 1) {
    const message = 'A line has either "of" or "resource".';
    const hint = 'Name a list of the record in "of", or other records with "resource" and "by".';
    yield { code: 'TUY530', document, path, at: 'key', message, hint };
    return;
  }
  const fields = 'of' in line ? yield* listed(place, path) : yield* related(place, path);
  if (fields) yield* checkPoint(place, line, path, fields);
}

type Found = Generator<SchemaProblem, ReadonlyMap<string, Declared> | undefined>;

function* listed(place: ViewPlace, path: Path): Found {
  const { document, fields, objects } = place.entry;
  const written = stringIn(objectIn(place.view, 'line'), 'of') ?? '';
  const at = { document, path: [...path, 'of'] };
  const [name = '', inner] = written.split('.');
  const list = fields.get(name);
  const hint = 'Name a list of objects or of references, such as "stops" or "stops.stop_id".';
  const lists = [...fields.values()].filter((field) => isList(place, field)).map((field) => field.name);
  if (!list) {
    yield { ...at, code: 'TUY209', message: `There is no field "${name}".`, hint: place.suggest(name, lists) ?? hint };
    return undefined;
  }
  if (!isList(place, list)) {
    yield { ...at, code: 'TUY530', message: `"${name}" is not a list of points or references.`, hint };
    return undefined;
  }
  if (place.kindOf(list) === 'reference-list') return targetOf(place, list);
  const items = objects.find((object) => object.path.join('/') === [...list.path, 'items'].join('/'))?.fields;
  if (inner === undefined) return items;
  const field = items?.get(inner);
  if (field && place.kindOf(field) === 'reference') return targetOf(place, field);
  const message = field ? `"${written}" is not a reference.` : `"${name}" has no field "${inner}".`;
  yield {
    ...at,
    code: field ? 'TUY530' : 'TUY209',
    message,
    hint: (!field && place.suggest(inner, items?.keys() ?? [])) || hint,
  };
  return undefined;
}

const isList = (place: ViewPlace, field: Declared) =>
  ['nested-list', 'reference-list'].includes(place.kindOf(field) ?? '');

const targetOf = (place: ViewPlace, { schema }: Declared) =>
  place.resourceNamed(referenceTarget(schema)?.resource ?? '')?.fields;

function* related(place: ViewPlace, path: Path): Found {
  const { document } = place.entry;
  const line = objectIn(place.view, 'line');
  const name = stringIn(line, 'resource') ?? '';
  const target = place.resourceNamed(name);
  if (!target) {
    const message = `No resource is named "${name}".`;
    const hint = place.suggest(name, place.resourceNames());
    yield { code: 'TUY203', document, path: [...path, 'resource'], message, hint };
    return undefined;
  }
  const by = stringIn(line, 'by');
  const fitting = [...target.fields.values()].filter(
    ({ schema }) => referenceTarget(schema)?.resource === document.name,
  );
  if (by === undefined || !fitting.some((field) => field.name === by)) {
    const message = `"by" does not name a reference of "${name}" to "${document.name}".`;
    const names = fitting.map((field) => field.name).join(', ');
    const hint = names === '' ? 'Use "of" with a list of the record.' : `There is ${names}.`;
    yield { code: 'TUY530', document, path: by === undefined ? path : [...path, 'by'], message, hint };
  }
  const sort = stringIn(line, 'sort');
  if (sort !== undefined && !target.fields.has(sort)) {
    const hint = place.suggest(sort, target.fields.keys());
    yield { code: 'TUY209', document, path: [...path, 'sort'], message: `There is no field "${sort}".`, hint };
  }
  return target.fields;
}
