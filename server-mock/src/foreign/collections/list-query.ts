import { isObject } from '@tuyen/model';
import type { Operation, Parameter } from '../document/open-api.ts';
import { singular } from '../samples/sample-value.ts';
import { plainName } from './places.ts';
import type { Row } from './store.ts';

export type Query = Readonly<Record<string, readonly string[]>>;

/** Part of a list that a request asks for. */
export interface ListPage {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly offset: number;
  /** Number of records of a full page. */
  readonly size: number;
  /** Number of the page as the back end counts: from 1, or from 0. */
  readonly page: number;
  readonly firstPage: number;
  /** Query of the next page. Undefined on the last page. */
  readonly next: Readonly<Record<string, string>> | undefined;
  readonly previous: Readonly<Record<string, string>> | undefined;
}

const NAMES = {
  page: ['page', 'pagenumber', 'pageno', 'currentpage', 'p', 'pageindex'],
  size: ['perpage', 'limit', 'pagesize', 'size', 'count', 'take', 'maxresults', 'itemsperpage', 'top', 'first'],
  offset: ['offset', 'skip', 'start', 'startat', 'startindex'],
  cursor: [
    'cursor',
    'after',
    'pagetoken',
    'nextpagetoken',
    'startingafter',
    'marker',
    'nexttoken',
    'continuationtoken',
  ],
  sort: ['sort', 'orderby', 'sortby', 'sortfield', 'ordering', 'order'],
  direction: ['order', 'direction', 'dir', 'sortorder', 'sortdir', 'sortdirection', 'orderdirection'],
  search: ['q', 'query', 'search', 'searchterm', 'keyword', 'keywords', 'term', 'text'],
} as const;

type Part = keyof typeof NAMES;

const USUAL_SIZE = 20;

/** Filters, sorts and pages the records of a list by the documented parameters of its operation. */
export function readPage(all: readonly Row[], { parameters }: Operation, query: Query, key: string): ListPage {
  const known = parameters.filter((one) => one.in === 'query');
  const mayPage = known.filter(({ schema }) => !String(schema['format']).startsWith('date'));
  const used = new Map<Part, Parameter>();
  // The cast is safe: the type of `NAMES` has exactly the parts as keys.
  for (const part of Object.keys(NAMES) as Part[]) {
    const found = NAMES[part].map((name) => mayPage.find((one) => plainName(one.name) === name)).find(Boolean);
    // A parameter `order` names either the field or the direction. It is the direction if another parameter names the
    // field.
    if (found && ![...used.values()].includes(found)) used.set(part, found);
  }
  const text = (part: Part) => valueOf(used.get(part), query);
  const rest = known.filter((one) => ![...used.values()].includes(one));
  const filtered = all.filter((row) => rest.every((one) => fits(row, one, query)) && finds(row, text('search')));
  const sorted = inOrder(filtered, text('sort'), text('direction'));
  return pageOf(sorted, used, text, key);
}

function valueOf(parameter: Parameter | undefined, query: Query): string | undefined {
  if (!parameter) return undefined;
  const [given] = query[parameter.name] ?? [];
  const { default: usual } = parameter.schema;
  return given ?? (usual === undefined ? undefined : String(usual));
}

/** Returns whether a record has one of the values that a parameter with the name of a property asks for. */
function fits(row: Row, { name, schema }: Parameter, query: Query): boolean {
  const given = query[name] ?? query[`${name}[]`] ?? [];
  const usual = schema['default'] === undefined ? [] : [String(schema['default'])];
  const wanted = (given.length > 0 ? given : usual).flatMap((one) => one.split(',')).filter((one) => one !== '');
  if (wanted.length === 0) return true;
  const property = Object.keys(row).find(
    (one) =>
      [plainName(one), plainName(singular(one))].includes(plainName(singular(name))) ||
      plainName(one) === plainName(name),
  );
  if (property === undefined) return true;
  const values = [row[property]].flat().map(comparable);
  return wanted.some((one) => values.includes(one.toLowerCase()));
}

/**
 * Returns the text of a value, to compare the value with a query parameter. An object is compared by its `name` or
 * `id`.
 */
function comparable(value: unknown): string {
  const named = isObject(value) ? (value['name'] ?? value['id']) : value;
  return String(named).toLowerCase();
}

function finds(row: Row, search: string | undefined): boolean {
  if (search === undefined || search === '') return true;
  const wanted = search.toLowerCase();
  return Object.values(row).some((value) =>
    typeof value === 'object'
      ? JSON.stringify(value).toLowerCase().includes(wanted)
      : comparable(value).includes(wanted),
  );
}

/** @param sort `name`, `-name`, `name:desc`, `name desc` or `name,desc` */
function inOrder(rows: readonly Row[], sort: string | undefined, direction: string | undefined): readonly Row[] {
  const [, minus, name, word] = /^([-+]?)([\w.]+)(?:[:, ](\w+))?$/u.exec(sort ?? '') ?? [];
  if (name === undefined || rows.length === 0) return rows;
  const property = Object.keys(rows[0] ?? {}).find((one) => plainName(one) === plainName(name));
  if (property === undefined) return rows;
  const isDescending = minus === '-' || /^desc/iu.test(word ?? direction ?? '');
  const sorted = rows.toSorted((one, other) => compared(one[property], other[property]));
  return isDescending ? sorted.toReversed() : sorted;
}

function compared(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), 'en', { numeric: true });
}

function pageOf(
  rows: readonly Row[],
  used: ReadonlyMap<Part, Parameter>,
  text: (part: Part) => string | undefined,
  key: string,
): ListPage {
  const total = rows.length;
  const isPaged = (['page', 'size', 'offset', 'cursor'] as const).some((part) => used.has(part));
  const sizeText = text('size');
  const most = Number(used.get('size')?.schema['maximum'] ?? Infinity);
  const asked = Number(sizeText ?? USUAL_SIZE);
  const size = !isPaged || !(asked > 0) ? Math.max(1, total) : Math.min(asked, most);
  const pageSchema = used.get('page')?.schema ?? {};
  const firstPage = pageSchema['minimum'] === 0 || pageSchema['default'] === 0 ? 0 : 1;
  const pageNumber = Number(text('page') ?? firstPage);
  const offset = Math.max(0, offsetOf(rows, { text, key, size, page: pageNumber - firstPage }));
  const page = used.has('page') ? pageNumber : Math.floor(offset / size) + firstPage;
  const to = (start: number) => queryOf(used, { start, size, firstPage });
  return {
    rows: rows.slice(offset, offset + size),
    total,
    offset,
    size,
    page,
    firstPage,
    next: offset + size < total ? to(offset + size) : undefined,
    previous: offset > 0 ? to(Math.max(0, offset - size)) : undefined,
  };
}

interface Start {
  readonly text: (part: Part) => string | undefined;
  readonly key: string;
  readonly size: number;
  /** Number of the page from 0. */
  readonly page: number;
}

function offsetOf(rows: readonly Row[], { text, key, size, page }: Start): number {
  const cursor = text('cursor');
  if (cursor !== undefined && cursor !== '') {
    const after = rows.findIndex((row) => String(row[key]) === cursor);
    return after >= 0 ? after + 1 : readCursor(cursor);
  }
  const offset = text('offset');
  if (offset === undefined) return page * size;
  return /^\d+$/u.test(offset) ? Number(offset) : readCursor(offset);
}

function readCursor(token: string): number {
  return Number(/^o:(\d+)$/u.exec(Buffer.from(token, 'base64url').toString())?.[1] ?? 0);
}

export const cursorAt = (offset: number): string => Buffer.from(`o:${offset}`).toString('base64url');

function queryOf(
  used: ReadonlyMap<Part, Parameter>,
  { start, size, firstPage }: { readonly start: number; readonly size: number; readonly firstPage: number },
): Readonly<Record<string, string>> {
  const named = (part: Part, value: string) => {
    const parameter = used.get(part);
    return parameter ? { [parameter.name]: value } : {};
  };
  if (used.has('cursor')) return named('cursor', cursorAt(start));
  if (used.has('page')) return named('page', String(Math.floor(start / size) + firstPage));
  return named('offset', String(start));
}
