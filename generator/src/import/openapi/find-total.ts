import type { ShapeReader } from '../schema/shape-reader.ts';
import { isNumber, placeInAnswer } from './answer-places.ts';
import type { ApiPath } from './api-path.ts';
import { getOf } from './found-resource.ts';

const TOTALS = [
  'totalcount',
  'total',
  'totalitems',
  'totalresults',
  'totalentries',
  'totalelements',
  'totalrecords',
  'itemcount',
  'count',
  'nbhits',
];
const HEADERS = ['x-total-count', 'x-total', 'total-count', 'x-pagination-total-count', 'content-range'];

/** Returns where the response of a list contains the number of all records: a header, or a path in the body. */
export function findTotal(list: ApiPath, reader: ShapeReader): string | { readonly header: string } | undefined {
  const get = getOf(list);
  const header = HEADERS.find((name) => get?.answerHeaders.includes(name));
  if (header !== undefined) return { header };
  const isNamedCount = (name: string) => placeInAnswer(get?.answer, [name], isNumber, reader);
  return TOTALS.map(isNamedCount).find((place) => place !== undefined) ?? articlesCount(list, reader);
}

/** RealWorld names the total after the records: `articlesCount`. */
function articlesCount(list: ApiPath, reader: ShapeReader): string | undefined {
  const noun = (list.segments.at(-1) ?? '').toLowerCase().replaceAll(/[^a-z0-9]/gu, '');
  return placeInAnswer(getOf(list)?.answer, [`${noun}count`, `total${noun}`], isNumber, reader);
}
