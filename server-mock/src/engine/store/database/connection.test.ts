import { describe, expect, it } from 'vitest';
import { DuplicateError, name, uniqueIndexName } from './connection.ts';
import { Params } from './sql-text.ts';

it('names are quoted, and quotes in them doubled', () => {
  expect(name('books')).toBe('"books"');
  expect(name('a"b"')).toBe('"a""b"""');
});

it('a unique index is named by its table and column', () => {
  expect(uniqueIndexName('books', 'isbn')).toBe('books.isbn.unique');
});

it('a duplicate names its table and column', () => {
  const error = new DuplicateError('books', 'isbn');
  expect({ ...error, name: error.name, message: error.message }).toEqual({
    name: 'DuplicateError',
    message: 'duplicate value of books.isbn',
    table: 'books',
    column: 'isbn',
  });
});

describe('parameters', () => {
  it('are question marks on SQLite, whatever their type', () => {
    const params = new Params('sqlite');
    expect([params.add(1), params.add('x', 'jsonb'), params.list([true, null])]).toEqual(['?', '?', '?, ?']);
    expect(params.values).toEqual([1, 'x', true, null]);
  });

  it('are counted for PostgreSQL, with the type where one is named', () => {
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
