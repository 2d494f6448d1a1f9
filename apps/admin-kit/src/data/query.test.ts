import { expect, test } from 'vitest';
import { listQuery, QueryError, type QueryFields, TAB, WHERE } from './query.ts';

const EQUALS = ['$eq', '$ne', '$in', '$isnull'];
const fields: QueryFields = new Map([
  ['id', { kind: 'text', operators: EQUALS, sortable: true }],
  ['plate', { kind: 'text', operators: [...EQUALS, '$contL', '$starts'], sortable: true }],
  ['seats', { kind: 'integer', operators: [...EQUALS, '$gte'], sortable: true }],
  ['created_at', { kind: 'date-time', operators: ['$eq', '$between'], sortable: true }],
  ['machine', { kind: 'json', operators: [], sortable: false }],
  ['address.city_id', { kind: 'reference', operators: EQUALS, sortable: false }],
]);
const query = (parts: Parameters<typeof listQuery>[2]) =>
  decodeURIComponent(listQuery('vehicles', fields, parts).toString());

test('a list request becomes a query with page, sort order and filters', () => {
  expect(
    query({ filter: { plate: '30E', seats: 45 }, sort: { field: 'plate', order: 'ASC' }, page: 2, perPage: 10 }),
  ).toBe('filter=plate||$contL||30E&filter=seats||$eq||45&sort=plate,ASC&limit=10&page=2');
});

test('a list query supports search, lists of values, empty values and explicit operators', () => {
  expect(query({ filter: { q: 'cầu', id: ['a', 'b'] } })).toBe('q=cầu&filter=id||$in||a,b');
  expect(query({ filter: { plate: '', seats: undefined, 'seats||$gte': 20 } })).toBe('filter=seats||$gte||20');
  expect(query({ filter: { seats: null } })).toBe('filter=seats||$isnull');
});

test('filters on nested fields are sent with the path of the field', () => {
  expect(query({ filter: { address: { city_id: 'c1' } } })).toBe('filter=address.city_id||$eq||c1');
});

test('a date filter on a timestamp field sends the date itself, not a start and an end time', () => {
  expect(query({ filter: { created_at: '2026-03-09' } })).toBe('filter=created_at||$eq||2026-03-09');
});

test.each([
  ['an unknown field', { filter: { color: 'red' } }, 'color'],
  ['an unknown nested field', { filter: { address: { street: 'x' } } }, 'address.street'],
  ['an operator the field does not understand', { filter: { 'plate||$gte': 'x' } }, '$gte'],
  ['an unknown operator', { filter: { 'plate||$like': 'x' } }, '$like'],
  ['an unknown sort field', { sort: { field: 'color', order: 'ASC' } }, 'color'],
  ['a field that has no order', { sort: { field: 'machine', order: 'ASC' } }, 'machine'],
  ['another sort order', { sort: { field: 'plate', order: 'asc' } }, '"asc"'],
] as const)('a query with %s is rejected with an error that names the problem', (_, parts, named) => {
  expect(() => listQuery('vehicles', fields, parts)).toThrow(QueryError);
  expect(() => listQuery('vehicles', fields, parts)).toThrow(named);
});

test('option filters that include empty values are sent in the query parameter `s`, and the search text is sent in `q`', () => {
  const filter = {
    q: 'cầu',
    $options: [
      { field: 'plate', oneOf: ['30E', null] },
      { field: 'seats', from: '20' },
    ],
  };
  const search = listQuery('vehicles', fields, { filter, perPage: 10 });
  expect(search.get('q')).toBe('cầu');
  expect(search.has('filter')).toBe(false);
  expect(JSON.parse(search.get('s') ?? '')).toEqual({
    $and: [
      { $or: [{ plate: { $eq: '30E' } }, { plate: { $isnull: true } }] },
      { $or: [{ seats: { $gte: '20' } }, { seats: { $isnull: true } }] },
    ],
  });
  expect(() => query({ filter: { $options: [{ field: 'color', oneOf: ['red'] }] } })).toThrow(QueryError);
});

test('option filters beside other filters are sent in the query parameter `where`', () => {
  const filter = { plate: '30E', $options: [{ field: 'seats', oneOf: [1, null] }] };
  const search = listQuery('vehicles', fields, { filter });
  expect([search.get('filter'), search.get('s')]).toEqual(['plate||$contL||30E', null]);
  expect(JSON.parse(search.get('where') ?? '')).toEqual({
    $and: [{ $or: [{ seats: { $eq: 1 } }, { seats: { $isnull: true } }] }],
  });
});

test('nested conditions are sent beside other filters and the tab', () => {
  const where = { $or: [{ seats: { $gte: 20 } }, { created_at: { $gte: 'today-6', $lt: 'today+1' } }] };
  const search = listQuery('vehicles', fields, { filter: { plate: '30E', [TAB]: 'mine', [WHERE]: where } });
  expect([search.get('filter'), search.get('tab')]).toEqual(['plate||$contL||30E', 'mine']);
  expect(JSON.parse(search.get('where') ?? '')).toEqual(where);
});
