import { numberIn } from '@tuyen/model/raw';
import type { ShapeReader } from '../schema/shape-reader.ts';
import { isBoolean, isText, placeInAnswer } from './answer-places.ts';
import type { ApiPath, Parameter } from './api-path.ts';
import { getOf } from './found-resource.ts';
import { parameterNamed, queryParameters } from './query-parameters.ts';

export type Paginator = Readonly<Record<string, string | number>> & {
  readonly kind: 'page' | 'offset' | 'cursor' | 'none';
};

const PAGE = ['page', 'pagenumber', 'pageno', 'pageindex', 'pagepage', 'p'];
const OFFSET = ['offset', 'skip', 'start', 'startindex', 'from', 'pageoffset'];
const CURSOR = [
  'cursor',
  'marker',
  'nexttoken',
  'pagetoken',
  'pagecursor',
  'after',
  'pageafter',
  'startingafter',
  'continuationtoken',
  'nextpagetoken',
];
const SIZE = [
  'perpage',
  'pagesize',
  'limit',
  'size',
  'pagelimit',
  'maxresults',
  'maxitems',
  'itemsperpage',
  'count',
  'take',
  'top',
  'per',
  'first',
];

const NEXT_TOKENS = [
  'nextcursor',
  'nextmarker',
  'nextpagetoken',
  'nexttoken',
  'endcursor',
  'cursor',
  'offset',
  'after',
  'next',
];
const MORE = ['hasmore', 'more', 'hasnextpage', 'hasnext'];

/** Returns how the pages of a list are requested. */
export function findPaginator(list: ApiPath, reader: ShapeReader): Paginator {
  const parameters = queryParameters(list);
  const size = sizeOf(parameterNamed(parameters, SIZE), reader);
  const page = parameterNamed(parameters, PAGE);
  if (page && isNumeric(page, reader)) return { kind: 'page', page: page.name, ...firstPage(page, reader), ...size };
  const offset = parameterNamed(parameters, OFFSET);
  if (offset && !isToken(offset, reader)) return { kind: 'offset', offset: offset.name, ...size };
  const cursor = parameterNamed(parameters, CURSOR) ?? offset;
  const places = cursor && cursorPlaces(list, reader);
  return cursor && places ? { kind: 'cursor', cursor: cursor.name, ...places, ...size } : { kind: 'none' };
}

/**
 * Returns where the response contains the next cursor. Without such a place, returns undefined, because no later page
 * can be read.
 */
function cursorPlaces(list: ApiPath, reader: ShapeReader): Readonly<Record<string, string>> | undefined {
  const answer = getOf(list)?.answer;
  const next = placeInAnswer(answer, NEXT_TOKENS, isText, reader);
  if (next === undefined) return undefined;
  const more = placeInAnswer(answer, MORE, isBoolean, reader);
  return { next, ...(more !== undefined && { more }) };
}

const isNumeric = ({ schema }: Parameter, { shapeOf }: ShapeReader): boolean =>
  ['integer', 'number', 'any'].includes(shapeOf(schema).type);

/** Asana names its opaque tokens "offset". */
function isToken(parameter: Parameter, reader: ShapeReader): boolean {
  return !isNumeric(parameter, reader) && /\btoken|opaque|cursor\b/iu.test(parameter.description);
}

function firstPage({ schema }: Parameter, { shapeOf }: ShapeReader): { readonly first?: 0 } {
  const { keywords } = shapeOf(schema);
  return (numberIn(keywords, 'default') ?? numberIn(keywords, 'minimum')) === 0 ? { first: 0 } : {};
}

function sizeOf(size: Parameter | undefined, { shapeOf }: ShapeReader): Readonly<Record<string, string | number>> {
  if (!size) return {};
  const max = numberIn(shapeOf(size.schema).keywords, 'maximum');
  const isLimit = max !== undefined && Number.isSafeInteger(max) && max >= 1;
  return { size: size.name, ...(isLimit && { max }) };
}
