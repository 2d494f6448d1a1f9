import type { Dialect } from '@tuyen/model';
import { shippedDialect } from '../../../../../model/src/load/dialects.ts';
import { describe, expect, test } from 'vitest';
import { films } from './films.fixture.ts';
import { partsOf } from './paging.ts';
import { listRequest, manyRequest, oneRequest, sendsWhole, writeRequest } from './requests.ts';
import { readConditions } from './conditions.ts';
import { type ListFilter, QueryError, WHERE } from '../query.ts';

const shipped = (name: string): Dialect => shippedDialect(name) ?? {};
const readable = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method.toUpperCase()} ${decodeURIComponent(path.replaceAll('+', ' '))}`;

/** Requests as the documentation of each system shows them. */
describe.each([
  [
    'simple-rest',
    'GET /films?range=[25,49]&sort=["filmTitle","DESC"]&filter={"Studio":"S1"}',
    'GET /films?range=[0,1]&filter={"id":[1,2]}',
    'GET /films/7',
    'PUT /films/7',
    'DELETE /films/7',
  ],
  [
    'json-server',
    'GET /films?_start=25&_end=50&_sort=filmTitle&_order=DESC&Studio=S1',
    'GET /films?_start=0&_end=2&id=1&id=2',
    'GET /films/7',
    'PUT /films/7',
    'DELETE /films/7',
  ],
  [
    'postgrest',
    'GET /films?offset=25&limit=25&order=filmTitle.desc&Studio=eq.S1',
    'GET /films?offset=0&limit=2&id=in.(1,2)',
    'GET /films?id=eq.7',
    'PATCH /films?id=eq.7',
    'DELETE /films?id=eq.7',
  ],
  [
    'nestjsx-crud',
    'GET /films?page=2&limit=25&sort=filmTitle,DESC&filter=Studio||$eq||S1',
    'GET /films?page=1&limit=2&filter=id||$in||1,2',
    'GET /films/7',
    'PATCH /films/7',
    'DELETE /films/7',
  ],
  [
    'jsonapi',
    'GET /films?page[number]=2&page[size]=25&sort=-filmTitle&filter[Studio]=S1',
    undefined,
    'GET /films/7',
    'PATCH /films/7',
    'DELETE /films/7',
  ],
])('Requests of the dialect %s', (name, list, many, one, update, removal) => {
  const foreign = films(shipped(name));

  test('a page of a sorted and filtered list', () => {
    const question = {
      page: 2,
      perPage: 25,
      sort: { field: 'film_title', order: 'DESC' },
      filter: { studio_id: 'S1' },
    };
    expect(readable(listRequest(foreign, question))).toBe(list);
  });

  test('several records, one record, an update and a deletion', () => {
    const asked = manyRequest(foreign, ['1', '2']);
    expect(asked && readable(asked)).toBe(many);
    expect(readable(oneRequest(foreign, '7'))).toBe(one);
    expect(readable(writeRequest(foreign, 'update', { id: '7', body: {} }))).toBe(update);
    expect(readable(writeRequest(foreign, 'delete', { id: '7' }))).toBe(removal);
    expect(sendsWhole(foreign)).toBe(update.startsWith('PUT'));
  });
});

test('a key with a slash and other signs is one segment of the path', () => {
  expect(oneRequest(films(shipped('simple-rest')), 'a/b?c').path).toBe('/films/a%2Fb%3Fc');
});

test('the body of a write is in the envelope of the dialect', () => {
  const record = { create: { put: '/Films', wrap: 'Films.0' } };
  const { method, path, body } = writeRequest(films({ records: { films: record } }), 'create', { body: { a: 1 } });
  expect([method, path, body]).toEqual(['put', '/Films', { Films: [{ a: 1 }] }]);
});

test('operators of the list have their own parameters', () => {
  const list = { get: '/f', filters: { made_on: { $gte: 'since', $lt: 'until' } } };
  const capabilities = { sort: 'all', filters: { made_on: ['$gte', '$lt'] }, anyFilter: [] };
  const foreign = films({ lists: { films: list } }, {}, { capabilities } as object);
  const filter = { made_on: { $gte: '2026-01-01', $lt: '2026-02-01' } };
  expect(readable(listRequest(foreign, { page: 1, perPage: 10, filter }))).toBe(
    'GET /f?since=2026-01-01&until=2026-02-01',
  );
});

test('a list below a record has the key of the record in its path', () => {
  const dialect = { lists: { films: { get: '/studios/{within}/films' } } };
  const foreign = films(dialect, { within: 'studios' });
  expect(listRequest(foreign, { page: 1, perPage: 10, filter: { studio_id: 'a/b' } }).path).toBe(
    '/studios/a%2Fb/films',
  );
});

test('a record below another one has both keys in its own key', () => {
  const record = { get: '/studios/{within}/films/{id}', delete: { delete: '/studios/{within}/films/{id}' } };
  const foreign = films({ records: { films: record } }, { within: 'studios' });
  expect(oneRequest(foreign, '3/7').path).toBe('/studios/3/films/7');
  expect(writeRequest(foreign, 'delete', { id: '3/7' }).path).toBe('/studios/3/films/7');
});

test('a comparison that the back end cannot do is refused before a request', () => {
  const { resource } = films();
  const read = (filter: ListFilter) => () => readConditions(resource, filter, () => ['$eq']);
  expect(read({ film_title: ['a', 'b'] })).toThrow(QueryError);
  expect(read({ 'made_on||$gte': '2026-01-01' })).toThrow(QueryError);
  expect(read({ film_title: null })).toThrow(QueryError);
  expect(read({ film_title: '', studio_id: [] })()).toEqual({ search: undefined, conditions: [] });
});

test('a tab adds its conditions, and the search text is separate from the conditions', () => {
  const tabs = [{ name: 'old', label: {}, filter: { film_title: 'Dune' } }];
  const { resource } = films({}, {}, { tabs } as object);
  expect(readConditions(resource, { $tab: 'old', q: 'x' }, () => ['$eq'])).toEqual({
    search: 'x',
    conditions: [{ field: 'film_title', operator: '$eq', value: 'Dune' }],
  });
});

test('conditions of the builder are sent to a back end that can compare, with relative days as days', () => {
  const { resource } = films();
  const read = (where: object) =>
    readConditions(
      resource,
      { [WHERE]: where },
      () => ['$gte', '$cont'],
      (text) => (text === 'today-6' ? '2026-03-03' : undefined),
    );
  expect(read({ $and: [{ made_on: { $gte: 'today-6' } }, { film_title: { $cont: 'today-6' } }] }).conditions).toEqual([
    { field: 'made_on', operator: '$gte', value: '2026-03-03' },
    { field: 'film_title', operator: '$cont', value: 'today-6' },
  ]);
  expect(() => read({ $or: [{ film_title: { $cont: 'a' } }] })).toThrow(QueryError);
  expect(() => read({ $and: [{ $or: [{ film_title: { $cont: 'a' } }] }] })).toThrow(QueryError);
  expect(() => read({ $and: [{ film_title: { $eq: 'a' } }] })).toThrow(QueryError);
});

test('a page that is larger than the back end allows is read in equal parts', () => {
  const list = { page: { kind: 'page', page: 'p', max: 10 } } as const;
  expect(partsOf(list, { page: 2, perPage: 25 })).toEqual([6, 7, 8, 9, 10].map((page) => ({ page, perPage: 5 })));
  expect(partsOf(list, { page: 2, perPage: 10 })).toEqual([{ page: 2, perPage: 10 }]);
});
