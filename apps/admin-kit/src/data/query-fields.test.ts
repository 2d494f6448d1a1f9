import type { Resource } from '@tuyen/model';
import { expect, test } from 'vitest';
import { listQuery } from './query.ts';
import { queryFields } from './query-fields.ts';

const operators = [{ name: '$word' as const, label: { en: 'Title: has the word' }, operand: 'string' as const }];
const books = { name: 'books', fields: [{ name: 'title', kind: 'text', operators }] } as unknown as Resource;

test('a list can be filtered by a query operator that a plugin adds to a field', () => {
  const query = listQuery('books', queryFields(books), { filter: { 'title||$word': 'dune' } });
  expect(query.get('filter')).toBe('title||$word||dune');
  const other = () => listQuery('books', queryFields(books), { filter: { 'title||$words': 'dune' } });
  expect(other).toThrow('"$words" cannot compare books.title');
});
