import { expect, test } from 'vitest';
import { answer, listOf, object, TEXT } from '../testing/document.ts';
import { findList, findRecord } from './find-list.ts';
import { shapeReader } from './shape-reader.ts';

const reader = shapeReader({});
const ROW = object({ id: TEXT, name: TEXT });
const ROWS = listOf(ROW);
const TOO_MANY = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, TEXT]));

test.each<[string, object, string | undefined]>([
  ['a list', ROWS, ''],
  ['a property named like the path', object({ Accounts: ROWS, errors: ROWS }), 'Accounts'],
  ['a usual name', object({ results: ROWS, errors: ROWS }), 'results'],
  ['the only list of a small object', object({ impactors: ROWS, more: TEXT }), 'impactors'],
  ['one level deeper', object({ data: object({ results: ROWS, total: { type: 'integer' } }) }), 'data.results'],
  ['the only list of a large object', object({ tags: ROWS, ...TOO_MANY }), undefined],
  ['two lists without a usual name', object({ tags: ROWS, photos: ROWS }), undefined],
  ['a list of texts', object({ tags: listOf(TEXT) }), undefined],
  ['a record', ROW, undefined],
])('the records of /accounts: %s', (_, schema, envelope) => {
  expect(findList(schema, 'accounts', reader)?.envelope).toBe(envelope);
});

test('a list that the document nests in a second list of the same name is one list', () => {
  const found = findList(object({ data: object({ results: listOf(object({ results: ROWS })) }) }), 'bounces', reader);
  expect([found?.envelope, found?.item]).toEqual(['data.results', ROW]);
});

test.each<[string, object, string]>([
  ['the answer', ROW, ''],
  ['an envelope of one key', object({ article: ROW }), 'article'],
  ['a list with one record, named like the path', object({ Accounts: ROWS, errors: ROWS }), 'Accounts.0'],
  ['a usual name', object({ data: ROW, meta: TEXT }), 'data'],
  ['not its only list', object({ tags: ROWS, title: TEXT }), ''],
  ['not a part of a record with a key', object({ id: TEXT, data: ROW }), ''],
])('one record of /accounts/{id}: %s', (_, schema, envelope) => {
  expect(findRecord(schema, 'accounts', reader)?.envelope).toBe(envelope);
});

test('a response without properties contains no record', () => {
  expect(findRecord({ type: 'string' }, 'accounts', reader)).toBeUndefined();
  expect(findList(answer(TEXT), 'accounts', reader)).toBeUndefined();
});
