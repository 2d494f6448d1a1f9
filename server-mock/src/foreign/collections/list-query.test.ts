import { describe, expect, it } from 'vitest';
import type { Operation } from '../document/open-api.ts';
import { openReferences } from '../document/references.ts';
import { listBody } from './envelope.ts';
import { readPage } from './list-query.ts';
import { listPlace, recordPlace } from './places.ts';

const rows = Array.from({ length: 7 }, (_, index) => ({
  id: index + 1,
  name: ['d', 'b', 'a', 'c', 'g', 'f', 'e'][index],
  tags: index % 2 === 0 ? ['even'] : ['odd', 'rare'],
}));

const operation = (parameters: Readonly<Record<string, object>>): Operation => ({
  id: 'list',
  method: 'GET',
  template: '/things',
  tags: [],
  body: undefined,
  responses: {},
  security: [],
  parameters: Object.entries(parameters).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: { ...schema },
    isExploded: true,
  })),
});
const page = (parameters: Readonly<Record<string, object>>, query: string) => {
  const values: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) values[name] = [...(values[name] ?? []), value];
  return readPage(rows, operation(parameters), values, 'id');
};
const ids = (...given: Parameters<typeof page>) => page(...given).rows.map((row) => row['id']);

describe('pages of lists', () => {
  it.each([
    [{ page: {}, limit: {} }, 'page=2&limit=3', [4, 5, 6]],
    [{ page: { default: 0 }, size: {} }, 'page=1&size=3', [4, 5, 6]],
    [{ pageNumber: {}, pageSize: { maximum: 2 } }, 'pageNumber=2&pageSize=50', [3, 4]],
    [{ offset: {}, limit: { default: 2 } }, 'offset=5', [6, 7]],
    [{ $skip: {}, $top: {} }, '$skip=1&$top=2', [2, 3]],
    [{ starting_after: {}, limit: {} }, 'starting_after=4&limit=2', [5, 6]],
    [{ since: { format: 'date' }, start: { format: 'date-time' } }, 'start=2026-01-01', [1, 2, 3, 4, 5, 6, 7]],
  ])('the parameters %j page a list: %s', (parameters, query, expected) => {
    expect(ids(parameters, query)).toEqual(expected);
  });

  it.each([
    { cursor: {}, limit: {} },
    { offset: { type: 'string' }, limit: {} },
  ])('the next page of %j follows from the query of the page before', (parameters) => {
    const first = page(parameters, 'limit=4');
    const { rows: rest, next } = page(parameters, String(new URLSearchParams({ limit: '4', ...first.next })));
    expect([rest.map((row) => row['id']), next]).toEqual([[5, 6, 7], undefined]);
  });

  it.each([
    [{ sort: {} }, 'sort=name', 'abcdefg'],
    [{ sort: {} }, 'sort=-name', 'gfedcba'],
    [{ sort: {} }, 'sort=name:desc', 'gfedcba'],
    [{ order_by: {}, order: {} }, 'order_by=name&order=DESC', 'gfedcba'],
    [{ orderBy: {} }, 'orderBy=name%20desc', 'gfedcba'],
    [{ sort: {} }, 'sort=unknown', 'dbacgfe'],
  ])('the parameters %j sort a list: %s', (parameters, query, expected) => {
    expect(
      page(parameters, query)
        .rows.map((row) => row['name'])
        .join(''),
    ).toBe(expected);
  });

  it.each([
    [{ name: {} }, 'name=A', [3]],
    [{ name: {} }, 'name=a&name=b', [2, 3]],
    [{ tag: {} }, 'tag=rare', [2, 4, 6]],
    [{ id: {} }, 'id=1,7', [1, 7]],
    [{ q: {} }, 'q=RARE', [2, 4, 6]],
    [{ color: {} }, 'color=red', [1, 2, 3, 4, 5, 6, 7]],
  ])('the parameters %j filter a list: %s', (parameters, query, expected) => {
    expect(ids(parameters, query)).toEqual(expected);
  });
});

describe('envelopes of lists', () => {
  const references = openReferences({});
  const item = { type: 'object', properties: { id: { type: 'integer' } } };
  const list = { type: 'array', items: item };
  const whole = (schema: object) => {
    const place = listPlace(references, schema, 'things');
    const addressOf = (query: object) => `/things?${new URLSearchParams({ ...query })}`;
    const shown = page({ page: {}, limit: {} }, 'page=2&limit=3');
    return place && listBody(schema, place, shown, { references, sample: {}, addressOf });
  };
  const object = (properties: object) => ({ type: 'object', properties });

  it.each([
    [
      object({ items: list, total_count: { type: 'integer' }, has_more: { type: 'boolean' } }),
      { total_count: 7, has_more: true },
    ],
    [
      object({ things: list, next: { type: 'string' }, previous: { type: 'string' } }),
      { next: '/things?page=3', previous: '/things?page=1' },
    ],
    [
      object({ meta: object({ pages: { type: 'integer' }, page: { type: 'integer' } }), data: list }),
      { meta: { pages: 3, page: 2 } },
    ],
    [object({ anything: list, count: { type: 'string' } }), { count: '7' }],
  ])('a list response with the schema %j contains the numbers of the page', (schema, figures) => {
    expect(whole(schema)).toMatchObject(figures);
  });

  it('a list inside a record is not a list of records, and a record is found in its envelope', () => {
    const record = object({ id: { type: 'integer' }, name: { type: 'string' }, lines: list });
    expect(listPlace(references, record, 'orders')).toBeUndefined();
    expect(recordPlace(references, object({ data: record }), 'orderId', 'orders')).toMatchObject({
      path: ['data'],
      key: 'id',
    });
    expect(recordPlace(references, object({ gid: { type: 'string' } }), 'task_gid', 'tasks')).toMatchObject({
      key: 'gid',
    });
  });
});
