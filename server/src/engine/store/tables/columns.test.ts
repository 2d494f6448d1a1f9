import { describe, expect, it } from 'vitest';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import type { Engine } from '../database/connection.ts';
import {
  type Column,
  rowFromStored,
  encode,
  publicRecord,
  searchText,
  type Table,
  tableOf,
  tablesOf,
} from './columns.ts';

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

describe('Table of a resource', () => {
  it.each([
    ['title', 'text', 'text COLLATE "C"'],
    ['pages', 'integer', 'bigint'],
    ['weight', 'real', 'double precision'],
    ['rare', 'integer', 'boolean'],
    ['published_on', 'text', 'date'],
    ['read_at', 'text', 'timestamptz'],
    ['tags', 'text', 'jsonb'],
    ['id', 'text', 'text COLLATE "C"'],
  ])('the column type for the field %s is %s on SQLite and %s on PostgreSQL', (name, ofSqlite, ofPostgres) => {
    expect(columnNamed(tableNamed('books'), name).type).toBe(ofSqlite);
    expect(columnNamed(tableNamed('books', 'postgres'), name).type).toBe(ofPostgres);
  });

  it('lists, objects and files are stored in JSON columns, which cannot be sorted', () => {
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

  it("text columns sort in the project's first language, and ids and language-neutral values sort by bytes", () => {
    const { columns } = tableNamed('books');
    expect(
      columns.filter(({ collation }) => collation !== undefined).map(({ name, collation }) => [name, collation]),
    ).toEqual(['"title"', '"isbn"', '"shelf_mark"', '"vault_code"'].map((name) => [name, 'vi']));
  });

  it('on SQLite, each sortable text field shown in a list has a sort key column', () => {
    expect(tableNamed('books').keyed.map(({ name, key }) => [name, key])).toEqual([['"title"', '"title~sort"']]);
    expect(tableNamed('loans').keyed.map(({ key }) => key)).toEqual(['"code~sort"', '"reader~sort"']);
    expect(tableNamed('books', 'postgres').keyed).toEqual([]);
  });

  it('the table description lists searchable fields, fields that tabs filter by, and secret columns', () => {
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

  it('a secret field is never searchable', () => {
    const { resource } = tableNamed('authors');
    const secret = { ...resource, fields: resource.fields.map((field) => ({ ...field, writeOnly: true })) };
    expect(tableOf(secret, 'sqlite').searchable).toEqual([]);
  });

  it('a text column sorts by general Unicode rules if no language is given, and by English rules if the project has no languages', () => {
    const { resource } = tableNamed('authors');
    expect(columnNamed(tableOf(resource, 'sqlite'), 'name').collation).toBe('und');
    const without = tablesOf({ ...MODEL, languages: [] }, 'sqlite').get('authors');
    expect(without?.column.get('name')?.collation).toBe('en');
  });

  it('an enum column sorts by bytes only if the language has the same order', () => {
    const { resource } = tableNamed('books');
    const statusWith = (values: string[]) => {
      const fields = resource.fields.map((field) => (field.kind === 'enum' ? { ...field, values } : field));
      return columnNamed(tableOf({ ...resource, fields }, 'sqlite', 'en'), 'status').collation;
    };
    expect(statusWith(['B', 'A'])).toBeUndefined();
    expect(statusWith(['a', 'B'])).toBe('en');
  });
});

describe('Encoded column values', () => {
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
  ])(
    'a value of the field %s is encoded: %j becomes %j on SQLite and %j on PostgreSQL',
    (field, value, ofSqlite, ofPostgres) => {
      expect(encode(columnNamed(books, field), value, 'sqlite')).toBe(ofSqlite);
      expect(encode(columnNamed(books, field), value, 'postgres')).toBe(ofPostgres);
    },
  );
});

describe('JSON document of a row', () => {
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

  it('the JSON document of a row contains its known fields in schema order, without secrets', () => {
    const record = publicRecord(books, ROW);
    expect(record).toEqual({ title: 'A', pages: 0, rare: false, summary: '', safe: { room: 'R' }, id: 'b1' });
    expect(Object.keys(record)).toEqual(['title', 'pages', 'rare', 'summary', 'safe', 'id']);
  });

  it('reading a row adds the values of its secret columns to its JSON document', () => {
    const _doc = JSON.stringify(publicRecord(books, ROW));
    const read = { id: 'b1', title: 'A', pages: 0, rare: false, summary: '', safe: ROW.safe, vault_code: 'secret' };
    expect(rowFromStored(books, { _doc, vault_code: 'secret', safe: JSON.stringify(ROW.safe) })).toEqual(read);
    expect(rowFromStored(books, { _doc, vault_code: 'secret', safe: ROW.safe })).toEqual(read);
  });

  it('reading a row adds no secrets to its document if the secret columns are empty', () => {
    expect(rowFromStored(books, { _doc: '{"id":"b1"}', vault_code: null, safe: undefined })).toEqual({ id: 'b1' });
  });
});

describe('Search text of a row', () => {
  it('the search text of a row contains each searchable field on its own line, in simplified spelling', () => {
    const { resource } = tableNamed('books');
    const fields = resource.fields.map((field) => ({
      ...field,
      searchable: ['title', 'isbn', 'pages'].includes(field.name),
    }));
    const table = tableOf({ ...resource, fields }, 'sqlite');
    expect(searchText(table, { title: 'Tắt  ĐÈN', pages: 12 })).toBe('tat den\n\n12');
  });

  it('the search text of a row is null if its resource has no searchable fields', () => {
    expect(searchText(tableNamed('users'), { username: 'an' })).toBeNull();
  });
});
