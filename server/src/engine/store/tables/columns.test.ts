import { describe, expect, it } from 'vitest';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import type { Engine } from '../database/connection.ts';
import { type Column, decode, encode, publicRecord, searchText, type Table, tableOf, tablesOf } from './columns.ts';

const MODEL = libraryModel();
const TABLES = { sqlite: tablesOf(MODEL, 'sqlite'), postgres: tablesOf(MODEL, 'postgres') };

function tableNamed(name: string, engine: Engine = 'sqlite'): Table {
  const table = TABLES[engine].get(name);
  if (!table) throw new Error(`no table ${name}`);
  return table;
}

function columnNamed(table: Table, name: string): Column {
  const column = table.column.get(name);
  if (!column) throw new Error(`no column ${name}`);
  return column;
}

describe('the table of a resource', () => {
  it.each([
    ['title', 'text', 'text COLLATE "C"'],
    ['pages', 'integer', 'bigint'],
    ['weight', 'real', 'double precision'],
    ['rare', 'integer', 'boolean'],
    ['published_on', 'text', 'date'],
    ['read_at', 'text', 'timestamptz'],
    ['tags', 'text', 'jsonb'],
    ['id', 'text', 'text COLLATE "C"'],
  ])('has for %s a column of type %s, of type %s in PostgreSQL', (name, ofSqlite, ofPostgres) => {
    expect(columnNamed(tableNamed('books'), name).type).toBe(ofSqlite);
    expect(columnNamed(tableNamed('books', 'postgres'), name).type).toBe(ofPostgres);
  });

  it('stores lists, objects and files as JSON, which nothing is sorted by', () => {
    const { columns } = tableNamed('books');
    expect(columns.filter(({ json }) => json).map(({ field }) => field.name)).toEqual([
      'related_ids',
      'tags',
      'chapters',
      'cover',
      'safe',
    ]);
    expect(columns.filter(({ sortable }) => !sortable).map(({ field }) => field.name)).toEqual([
      'related_ids',
      'tags',
      'chapters',
      'summary',
      'cover',
      'safe',
    ]);
  });

  it('sorts texts in the order of the first language, and ids and values that need no language by bytes', () => {
    const { columns } = tableNamed('books');
    expect(
      columns.filter(({ collation }) => collation !== undefined).map(({ name, collation }) => [name, collation]),
    ).toEqual(['"title"', '"isbn"', '"shelf_mark"', '"vault_code"'].map((name) => [name, 'vi']));
  });

  it('has a column of keys beside the texts that its list is sorted by, on SQLite alone', () => {
    expect(tableNamed('books').keyed.map(({ name, key }) => [name, key])).toEqual([['"title"', '"title~sort"']]);
    expect(tableNamed('loans').keyed.map(({ key }) => key)).toEqual(['"code~sort"', '"reader~sort"']);
    expect(tableNamed('books', 'postgres').keyed).toEqual([]);
  });

  it('knows what is searched and what tabs ask for, and leaves secrets to columns of their own', () => {
    const { searchable, asked, secrets, name, resource } = tableNamed('loans');
    expect({ searchable, asked, secrets, name, resource: resource.name }).toEqual({
      searchable: ['reader'],
      asked: ['clerk_id', 'state', 'due_on', 'code', 'created_at'],
      secrets: [],
      name: '"loans"',
      resource: 'loans',
    });
    expect(tableNamed('books').secrets.map((column) => [column.name, column.secretInside])).toEqual([
      ['"safe"', true],
      ['"vault_code"', false],
    ]);
  });

  it('does not search what is a secret', () => {
    const { resource } = tableNamed('authors');
    const secret = { ...resource, fields: resource.fields.map((field) => ({ ...field, writeOnly: true })) };
    expect(tableOf(secret, 'sqlite').searchable).toEqual([]);
  });

  it('is sorted as the Unicode standard does where no language is given, and in English where the project has none', () => {
    const { resource } = tableNamed('authors');
    expect(columnNamed(tableOf(resource, 'sqlite'), 'name').collation).toBe('und');
    const without = tablesOf({ ...MODEL, languages: [] }, 'sqlite').get('authors');
    expect(without?.column.get('name')?.collation).toBe('en');
  });

  it('sorts values of an enumeration by bytes only where the language has the same order', () => {
    const { resource } = tableNamed('books');
    const statusWith = (values: string[]) => {
      const fields = resource.fields.map((field) => (field.kind === 'enum' ? { ...field, values } : field));
      return columnNamed(tableOf({ ...resource, fields }, 'sqlite', 'en'), 'status').collation;
    };
    expect(statusWith(['B', 'A'])).toBeUndefined();
    expect(statusWith(['a', 'B'])).toBe('en');
  });
});

describe('a value in its column', () => {
  const books = tableNamed('books');
  it.each<[field: string, value: unknown, sqlite: unknown, postgres: unknown]>([
    ['title', undefined, null, null],
    ['title', null, null, null],
    ['title', '', '', ''],
    ['title', { a: 1 }, '{"a":1}', '{"a":1}'],
    ['pages', 0, 0, 0],
    ['rare', true, 1, true],
    ['rare', false, 0, false],
    ['tags', ['a'], '["a"]', '["a"]'],
    ['tags', null, null, null],
    ['cover', 'x', '"x"', '"x"'],
  ])('of %s: %j is %j, and %j in PostgreSQL', (field, value, ofSqlite, ofPostgres) => {
    expect(encode(columnNamed(books, field), value, 'sqlite')).toBe(ofSqlite);
    expect(encode(columnNamed(books, field), value, 'postgres')).toBe(ofPostgres);
  });
});

describe('the document of a row', () => {
  const books = tableNamed('books');
  const ROW = {
    id: 'b1',
    title: 'A',
    isbn: null,
    pages: 0,
    rare: false,
    summary: '',
    vault_code: 'secret',
    safe: { room: 'R', alarm: 'secret' },
    unknown: 1,
  };

  it('has what has a value, in the order of the fields, without secrets and without what is no field', () => {
    const record = publicRecord(books, ROW);
    expect(record).toEqual({ title: 'A', pages: 0, rare: false, summary: '', safe: { room: 'R' }, id: 'b1' });
    expect(Object.keys(record)).toEqual(['title', 'pages', 'rare', 'summary', 'safe', 'id']);
  });

  it('gets its secrets back from their columns, which hold JSON as a text or read already', () => {
    const _doc = JSON.stringify(publicRecord(books, ROW));
    const read = { id: 'b1', title: 'A', pages: 0, rare: false, summary: '', safe: ROW.safe, vault_code: 'secret' };
    expect(decode(books, { _doc, vault_code: 'secret', safe: JSON.stringify(ROW.safe) })).toEqual(read);
    expect(decode(books, { _doc, vault_code: 'secret', safe: ROW.safe })).toEqual(read);
  });

  it('stays without secrets where their columns are empty', () => {
    expect(decode(books, { _doc: '{"id":"b1"}', vault_code: null, safe: undefined })).toEqual({ id: 'b1' });
  });
});

describe('the text that searches look in', () => {
  it('has each searchable field, folded, in a line of its own', () => {
    const { resource } = tableNamed('books');
    const fields = resource.fields.map((field) => ({
      ...field,
      searchable: ['title', 'isbn', 'pages'].includes(field.name),
    }));
    const table = tableOf({ ...resource, fields }, 'sqlite');
    expect(searchText(table, { title: 'Tắt  ĐÈN', pages: 12 })).toBe('tat den\n\n12');
  });

  it('is missing where a resource has no searchable field', () => {
    expect(searchText(tableNamed('users'), { username: 'an' })).toBeNull();
  });
});
