import { describe, expect, it } from 'vitest';
import { DuplicateError, indexName, MAX_IDENTIFIER, name, uniqueIndexName } from './connection.ts';
import { Params } from './sql-text.ts';

it('table and column names in SQL are quoted, and quotes inside the names are doubled', () => {
  expect(name('books')).toBe('"books"');
  expect(name('a"b"')).toBe('"a""b"""');
});

it('the name of a unique index consists of its table and column', () => {
  expect(uniqueIndexName('books', 'isbn')).toBe('books.isbn.unique');
});

it('an index name that PostgreSQL would truncate is shortened and stays distinct for each column', () => {
  const column = 'description_of_what_the_borrower_said_about_the_book';
  const names = [`${column}_a`, `${column}_b`].map((one) => uniqueIndexName('books', one));
  expect(names).toEqual([
    expect.stringMatching(/^books\.description_of_what_~[0-9a-f]{6}\.unique$/u),
    expect.stringMatching(/^books\.description_of_what_~[0-9a-f]{6}\.unique$/u),
  ]);
  expect(new Set(names).size).toBe(2);
  const longest = 'x'.repeat(56);
  for (const suffix of [undefined, 'unique', 's0123'])
    expect(indexName(longest, longest, suffix).length).toBeLessThanOrEqual(MAX_IDENTIFIER);
  expect(indexName('books', 'isbn')).toBe('books.isbn');
});

it('the error for a duplicate value names its table and column', () => {
  const error = new DuplicateError('books', 'isbn');
  expect({ ...error, name: error.name, message: error.message }).toEqual({
    name: 'DuplicateError',
    message: 'duplicate value of books.isbn',
    table: 'books',
    column: 'isbn',
  });
});

describe('Parameters of SQL statements', () => {
  it('parameters of SQL statements are question marks on SQLite, whatever their type', () => {
    const params = new Params('sqlite');
    expect([params.add(1), params.add('x', 'jsonb'), params.list([true, null])]).toEqual(['?', '?', '?, ?']);
    expect(params.values).toEqual([1, 'x', true, null]);
  });

  it('parameters of SQL statements are numbered on PostgreSQL, with a type if one is given', () => {
    const params = new Params('postgres');
    expect([params.add(1), params.add('x', 'jsonb'), params.list([true, null]), params.list([])]).toEqual([
      '$1',
      '$2::jsonb',
      '$3, $4',
      '',
    ]);
    expect(params.values).toEqual([1, 'x', true, null]);
  });
});
