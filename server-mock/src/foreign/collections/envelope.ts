import { isObject } from '@tuyen/model';
import { propertiesOf, type References, requiredOf, typeOf } from '../document/references.ts';
import type { Schema } from '../document/open-api.ts';
import { cursorAt, type ListPage } from './list-query.ts';
import { plainName, type Place, withValue } from './places.ts';

export interface EnvelopeSource {
  readonly references: References;
  /** Example or sample value of the whole body, into which the list and the figures of the page are put. */
  readonly sample: unknown;
  /** Returns the address of the same list with other parameters. */
  readonly addressOf: (query: Readonly<Record<string, string>>) => string;
}

/**
 * Returns the body of a list response: the records of the page at their place, with totals, page numbers and links in
 * properties with usual names.
 */
export function listBody(schema: unknown, place: Place, page: ListPage, source: EnvelopeSource): unknown {
  const filled = withFigures(schema, source.sample, place.path, page, source);
  return withValue(filled, place.path, page.rows);
}

function withFigures(
  schema: unknown,
  value: unknown,
  [inside, ...deeper]: readonly string[],
  page: ListPage,
  source: EnvelopeSource,
): unknown {
  const found = source.references.flat(schema);
  if (typeOf(found) !== 'object') return value;
  const object = isObject(value) ? value : {};
  const required = new Set(requiredOf(found));
  const properties = propertiesOf(found);
  const others = Object.entries(object).filter(([name]) => !Object.hasOwn(properties, name));
  const entries = Object.entries(properties).flatMap(([name, property]) => {
    if (name === inside && deeper.length === 0) return [[name, object[name]] as const];
    const flat = source.references.flat(property);
    if (typeOf(flat) === 'object') {
      // Some back ends describe the next page in an object, which is null on the last page.
      const isEnd = /^next/iu.test(name) && !page.next && [flat['type']].flat().includes('null');
      if (isEnd) return [[name, null] as const];
      const path = name === inside ? deeper : [];
      return [[name, withFigures(property, object[name], path, page, source)] as const];
    }
    const figure = textFigure(FIGURES[plainName(name)]?.(page, flat, source), flat, page);
    if (figure === undefined) return object[name] === undefined ? [] : [[name, object[name]] as const];
    if (figure !== null || [flat['type']].flat().includes('null')) return [[name, figure] as const];
    // The last page has no link to a next page.
    return required.has(name) ? [[name, ''] as const] : [];
  });
  return Object.fromEntries([...others, ...entries]);
}

/**
 * Converts a number about the page to text if the property is a text. For an offset, the text is the token of the next
 * page.
 */
function textFigure(figure: unknown, schema: Schema, page: ListPage): unknown {
  if (typeof figure !== 'number' || typeOf(schema) !== 'string') return figure;
  return figure === page.offset ? (page.next ? cursorAt(page.offset + page.size) : null) : String(figure);
}

type Figure = (page: ListPage, schema: Schema, source: EnvelopeSource) => unknown;

const total: Figure = (page) => page.total;
const number: Figure = (page) => page.page;
const size: Figure = (page) => page.size;
const pages: Figure = (page) => Math.ceil(page.total / page.size);
const more: Figure = (page) => page.next !== undefined;

/** Returns the link, the token or the number of a page, or null if there is no such page. */
const towards =
  (side: 'next' | 'previous'): Figure =>
  (page, schema, source) => {
    const query = page[side];
    if (!query) return null;
    if (typeOf(schema) === 'integer') return page.page + (side === 'next' ? 1 : -1);
    return source.addressOf(query);
  };

const token: Figure = (page) => (page.next ? cursorAt(page.offset + page.size) : null);

const FIGURES: Readonly<Record<string, Figure>> = {
  ...named(
    [
      'total',
      'totalcount',
      'totalresults',
      'totalitems',
      'totalelements',
      'totalrecords',
      'recordcount',
      'count',
      'totalsize',
    ],
    total,
  ),
  ...named(['page', 'currentpage', 'pagenumber', 'pageno', 'pageindex'], number),
  ...named(['perpage', 'limit', 'pagesize', 'size', 'itemsperpage'], size),
  ...named(['offset', 'skip', 'start', 'startat', 'startindex'], (page) => page.offset),
  ...named(['totalpages', 'pages', 'pagecount', 'lastpage'], pages),
  ...named(['hasmore', 'hasnext', 'hasnextpage', 'more'], more),
  ...named(['hasprevious', 'hasprev', 'hasprevpage', 'haspreviouspage'], (page) => page.previous !== undefined),
  ...named(['next', 'nextpage', 'nexturl', 'nextlink'], towards('next')),
  ...named(['previous', 'prev', 'previouspage', 'prevpage', 'previousurl', 'prevurl'], towards('previous')),
  ...named(
    ['nextcursor', 'cursor', 'nextpagetoken', 'nexttoken', 'pagetoken', 'continuationtoken', 'endcursor'],
    token,
  ),
};

function named(names: readonly string[], figure: Figure): Readonly<Record<string, Figure>> {
  return Object.fromEntries(names.map((name) => [name, figure]));
}
