import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FindOptions, Row, Where } from '../domain.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import type { Connection, Database, SqlValue } from './database/connection.ts';
import { recordedPostgres } from './database/recorded.fixture.ts';
import { Params } from './database/sql-text.ts';
import { openSqlite } from './database/sqlite.ts';
import { watched } from './database/watched.ts';
import { contains, type Rows, rowsOver } from './rows.ts';
import { tablesOf } from './tables/columns.ts';
import { createTables } from './tables/tables.ts';
import { storedAddress } from './uploads/upload-address.ts';

const MODEL = libraryModel();
const TABLES = tablesOf(MODEL, 'sqlite');
const OF_POSTGRES = tablesOf(MODEL, 'postgres');
const UPLOAD = 'a'.repeat(32);
const OTHER_UPLOAD = 'b'.repeat(32);

interface Opened {
  readonly database: Database;
  readonly rows: Rows;
  readonly statements: string[];
  readonly changes: (readonly [resource: string, office: string, change: number])[];
}

async function open(): Promise<Opened> {
  const database = await openSqlite(':memory:');
  await createTables(database, TABLES);
  const statements: string[] = [];
  const changes: Opened['changes'] = [];
  const seen = watched(database, (sql) => statements.push(sql));
  return { database, rows: rowsOver(seen, TABLES, (...change) => changes.push(change)), statements, changes };
}

describe('Finding rows in a table', () => {
  const BOOKS: readonly Row[] = [
    { id: 'b1', title: 'Ba', isbn: '1', pages: 10, rare: true, tags: ['x', 'y'] },
    { id: 'b2', title: 'An', isbn: '2', pages: 20, rare: false, tags: ['x'] },
    { id: 'b3', title: 'Ân', isbn: '3' },
    { id: 'b4', title: 'An', isbn: '4', pages: 10, tags: ['7'] },
  ];
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
    await opened.rows.insertAll('books', BOOKS);
  });
  afterAll(() => opened.database.close());
  const found = async (where: Where, options?: FindOptions) =>
    (await opened.rows.find('books', where, options)).map(({ id }) => id);

  it.each<[what: string, where: Where, ids: readonly string[]]>([
    ['without a condition all', {}, ['b1', 'b2', 'b3', 'b4']],
    ['by one value', { pages: 10 }, ['b1', 'b4']],
    ['by a truth value', { rare: true }, ['b1']],
    ['by the other one', { rare: false }, ['b2']],
    ['those without a value', { pages: null }, ['b3']],
    ['by one of several values', { pages: [10, 20] }, ['b1', 'b2', 'b4']],
    ['by a list of one', { pages: [20] }, ['b2']],
    ['by one of several truth values', { rare: [true, false] }, ['b1', 'b2']],
    ['by a value, or those without one', { pages: [20, null] }, ['b2', 'b3']],
    ['by a list of nothing but an empty value', { pages: [null] }, ['b3']],
    ['none for an empty list', { pages: [] }, []],
    ['by an element of their list', { tags: 'x' }, ['b1', 'b2']],
    ['by one of several elements', { tags: ['y', '7'] }, ['b1', 'b4']],
    ['those without a list', { tags: null }, ['b3']],
    ['by two conditions, of which both hold', { pages: 10, tags: 'x' }, ['b1']],
    ['by two conditions, of which one does not hold', { pages: 20, tags: 'y' }, []],
  ])('finding rows by conditions returns the matching rows: %s', async (_, where, ids) => {
    expect(await found(where, { sort: 'id' })).toEqual(ids);
    expect(await opened.rows.count('books', where)).toBe(ids.length);
  });

  it.each<[options: FindOptions, ids: readonly string[]]>([
    [{ sort: 'pages' }, ['b3', 'b1', 'b4', 'b2']],
    [{ sort: '-pages' }, ['b2', 'b4', 'b1', 'b3']],
    [{ sort: 'title' }, ['b2', 'b4', 'b3', 'b1']],
    [{ sort: '-title' }, ['b1', 'b3', 'b4', 'b2']],
    [{ sort: 'id', limit: 2 }, ['b1', 'b2']],
    [{ sort: 'id', limit: 0 }, []],
    [{ sort: 'id', limit: 2, offset: 1 }, ['b2', 'b3']],
    [{ sort: 'id', offset: 3 }, ['b4']],
    [{ sort: 'id', offset: 0 }, ['b1', 'b2', 'b3', 'b4']],
  ])('finding rows with the options %j returns them in that order and range', async (options, ids) => {
    expect(await found({}, options)).toEqual(ids);
  });

  it('finding the first row returns the first match, or undefined if no row matches', async () => {
    expect((await opened.rows.first('books', { pages: 10 }, { sort: '-id' }))?.['id']).toBe('b4');
    expect(await opened.rows.first('books', { pages: 11 })).toBeUndefined();
  });

  it('a query with several allowed values uses an IN list instead of a chain of ORs', async () => {
    await opened.rows.count('books', { pages: [10, 20] });
    expect(opened.statements.at(-1)).toBe('SELECT count(*) AS n FROM "books" WHERE "pages" IN (?, ?)');
  });

  it('getting a row by id returns the row, or undefined if there is none', async () => {
    expect(await opened.rows.get('books', 'b3')).toEqual({ id: 'b3', title: 'Ân', isbn: '3' });
    expect(await opened.rows.get('books', 'b9')).toBeUndefined();
  });

  it('finding rows by a field that the resource does not have is rejected', async () => {
    await expect(opened.rows.find('books', { size: 1 })).rejects.toThrow('resource "books" has no field "size"');
    await expect(opened.rows.find('books', {}, { sort: '-size' })).rejects.toThrow(
      'resource "books" has no field "size"',
    );
  });
});

describe('SQL statements for rows on PostgreSQL', () => {
  const SELECTED = 'SELECT "_doc", "safe", "vault_code" FROM "books"';
  it.each<[where: Where, options: FindOptions, sql: string, params: readonly SqlValue[]]>([
    [{}, {}, '', []],
    [{}, { offset: 5 }, ' OFFSET $1', [5]],
    [
      {},
      { sort: 'pages', limit: 2, offset: 5 },
      ' ORDER BY "pages" ASC NULLS FIRST, "id" ASC LIMIT $1 OFFSET $2',
      [2, 5],
    ],
    [{}, { sort: '-pages' }, ' ORDER BY "pages" DESC NULLS LAST, "id" DESC', []],
    [{ rare: true, pages: [1, 2] }, {}, ' WHERE "rare" = $1 AND "pages" IN ($2, $3)', [true, 1, 2]],
    [{ isbn: ['1', null] }, {}, ' WHERE ("isbn" = $1 OR "isbn" IS NULL)', ['1']],
    [{ isbn: [] }, {}, ' WHERE (false)', []],
    [{ tags: 'x' }, {}, ' WHERE "tags" @> $1::jsonb', ['["x"]']],
  ])(
    'on PostgreSQL, finding rows with the conditions %j and options %j produces the expected SQL',
    async (where, options, sql, params) => {
      const { connection, sent } = recordedPostgres();
      expect(await rowsOver(connection, OF_POSTGRES, () => undefined).find('books', where, options)).toEqual([]);
      expect(sent).toEqual([[`${SELECTED}${sql}`, params]]);
    },
  );

  it('a row lock on PostgreSQL blocks writers, and on request also new references to the row', async () => {
    const { connection, sent } = recordedPostgres();
    const posted = rowsOver(connection, OF_POSTGRES, () => undefined);
    expect(await posted.lock('books', 'b1')).toBeUndefined();
    expect(await posted.lock('books', 'b1', 'references')).toBeUndefined();
    expect(await posted.get('books', 'b1')).toBeUndefined();
    expect(sent.map(([sql]) => sql)).toEqual([
      `${SELECTED} WHERE "id" = $1 FOR NO KEY UPDATE`,
      `${SELECTED} WHERE "id" = $1 FOR UPDATE`,
      `${SELECTED} WHERE "id" = $1`,
    ]);
  });

  it('counting rows returns zero if the count query returns no row', async () => {
    expect(await rowsOver(recordedPostgres().connection, OF_POSTGRES, () => undefined).count('books')).toBe(0);
  });

  it('inserting many rows on PostgreSQL copies their values in the order of the columns', async () => {
    const { connection, sent } = recordedPostgres();
    const copied: unknown[] = [];
    const copying: Connection = {
      ...connection,
      copy: async (table, columns, values) => void copied.push(table, columns, [...values]),
    };
    const added: unknown[] = [];
    await rowsOver(copying, OF_POSTGRES, (...change) => added.push(change)).insertAll('authors', [
      { id: 'a1', name: 'Ân', version: 1 },
    ]);
    expect(copied).toEqual([
      '"authors"',
      [
        '"name"',
        '"born_on"',
        '"id"',
        '"version"',
        '"created_at"',
        '"updated_at"',
        '"created_by"',
        '"_doc"',
        '"_search"',
      ],
      [['Ân', null, 'a1', 1, null, null, null, '{"name":"Ân","id":"a1","version":1}', 'an']],
    ]);
    expect(added).toEqual([['authors', '', 1]]);
    expect(sent).toEqual([]);
  });
});

describe('SQL condition that finds a list element', () => {
  const tags = TABLES.get('books')?.column.get('tags');
  if (!tags) throw new Error('no tags');
  const EXISTS = 'EXISTS (SELECT 1 FROM json_each("tags") AS element WHERE element.value = ?)';
  it.each([
    ['sqlite', 'x', EXISTS, 'x'],
    ['sqlite', 7, EXISTS, 7],
    ['sqlite', true, EXISTS, 1],
    ['postgres', true, '"tags" @> $1::jsonb', '[true]'],
  ] as const)('on %s, the SQL condition that finds the list element %j is correct', (engine, value, sql, bound) => {
    const params = new Params(engine);
    expect(contains(tags, value, params)).toBe(sql);
    expect(params.values).toEqual([bound]);
  });
});

describe('Rows of a database', () => {
  let database: Database;
  let rows: Rows;
  let statements: string[];
  let changes: Opened['changes'];
  beforeEach(async () => {
    ({ database, rows, statements, changes } = await open());
  });
  afterEach(() => database.close());

  describe('Inserts, updates and deletions of rows', () => {
    const claims = () =>
      database.rows('SELECT "upload_id", "record_id", "field" FROM "_upload_claims" ORDER BY "upload_id"');
    const books = (...all: Row[]) => rows.insertAll('books', all);

    it('an insert adds each new row to the count of its office, or of no office', async () => {
      await rows.insert('loans', { id: 'l1', office_id: 'main' });
      await rows.insert('loans', { id: 'l2' });
      await rows.insertAll('loans', [
        { id: 'l3', office_id: 'main' },
        { id: 'l4', office_id: 7 },
      ]);
      expect(changes).toEqual([
        ['loans', 'main', 1],
        ['loans', '', 1],
        ['loans', 'main', 1],
        ['loans', '', 1],
      ]);
      expect(await rows.count('loans')).toBe(4);
    });

    it('a change of a record keeps the record count of its office, and a move to another office changes both counts', async () => {
      const row = { id: 'l1', reader: 'An', office_id: 'main' };
      await rows.insert('loans', row);
      changes.length = 0;
      await rows.replace('loans', row, { ...row, reader: 'Em' });
      expect(changes.splice(0)).toEqual([['loans', 'main', 0]]);
      await rows.replace('loans', { ...row, reader: 'Em' }, { ...row, office_id: 'branch' });
      expect(changes.splice(0)).toEqual([
        ['loans', 'main', -1],
        ['loans', 'branch', 1],
      ]);
      await rows.delete('loans', { ...row, office_id: 'branch' });
      expect(changes).toEqual([['loans', 'branch', -1]]);
      expect(await rows.count('loans')).toBe(0);
    });

    it('an update writes nothing if nothing differs, also for lists with equal elements', async () => {
      await books({ id: 'b1', title: 'A', tags: ['x'] });
      [statements.length, changes.length] = [0, 0];
      await rows.replace('books', { id: 'b1', title: 'A', tags: ['x'] }, { id: 'b1', title: 'A', tags: ['x'] });
      expect([statements, changes]).toEqual([[], []]);
    });

    it('an update writes only changed columns, the document, and the search text if it changed', async () => {
      const row = { id: 'a1', name: 'Em', born_on: '1900-01-01' };
      await rows.insert('authors', row);
      statements.length = 0;
      await rows.replace('authors', row, { ...row, born_on: null });
      await rows.replace('authors', row, { id: 'a1', name: 'Ân' });
      expect(statements).toEqual([
        'UPDATE "authors" SET "born_on" = ?, "_doc" = ? WHERE "id" = ?',
        'UPDATE "authors" SET "name" = ?, "name~sort" = ?, "born_on" = ?, "_doc" = ?, "_search" = ? WHERE "id" = ?',
      ]);
      expect(await rows.get('authors', 'a1')).toEqual({ id: 'a1', name: 'Ân' });
      expect(await database.row('SELECT "name", "born_on", "_search" FROM "authors"')).toEqual({
        name: 'Ân',
        born_on: null,
        _search: 'an',
      });
    });

    it('an insert uses one prepared statement for all new rows of a resource', async () => {
      await books({ id: 'b1', title: 'A' }, { id: 'b2', title: 'B' });
      expect(new Set(statements).size).toBe(1);
      expect(await rows.count('books', { title: ['A', 'B'] })).toBe(2);
    });

    it('writing a row rejects texts with NUL or unpaired surrogates and accepts other escape sequences', async () => {
      for (const title of ['\0', 'a\0b', '\\\0', '\ud800', '\udfff'])
        await expect(rows.insert('books', { id: 'b1', title })).rejects.toMatchObject({
          name: 'UnstorableError',
          cause: new Error('NUL or half a character'),
        });
      const row = { id: 'b1', title: '\\u0000 \u0001 \\\\ud800' };
      await rows.insert('books', row);
      await expect(rows.replace('books', row, { ...row, title: 'a\0' })).rejects.toMatchObject({
        name: 'UnstorableError',
      });
      expect(await rows.get('books', 'b1')).toEqual(row);
    });

    it('the stored references to uploads are updated when a row is inserted, changed and deleted', async () => {
      const row = { id: 'b1', title: 'A', cover: storedAddress(UPLOAD) };
      const claim = { upload_id: UPLOAD, record_id: 'b1', field: 'cover' };
      await rows.insert('books', row);
      expect(await claims()).toEqual([claim]);
      const changed = { ...row, cover: storedAddress(OTHER_UPLOAD) };
      await rows.replace('books', row, changed);
      expect(await claims()).toEqual([{ ...claim, upload_id: OTHER_UPLOAD }]);
      await rows.delete('books', changed);
      expect(await claims()).toEqual([]);
      await books(row, { id: 'b2', title: 'B', cover: storedAddress(OTHER_UPLOAD) });
      expect(await claims()).toEqual([claim, { upload_id: OTHER_UPLOAD, record_id: 'b2', field: 'cover' }]);
    });
  });

  describe('Rows locked in a transaction', () => {
    const ROW = { id: 'a1', name: 'An' };
    beforeEach(() => rows.insertAll('authors', [ROW]));

    it('a row that is locked twice is read from the database once, and each caller gets a separate copy', async () => {
      statements.length = 0;
      const first = await rows.lock('authors', 'a1');
      expect(first).toEqual(ROW);
      if (first) first['name'] = 'changed';
      expect(await rows.lock('authors', 'a1')).toEqual(ROW);
      expect(statements).toHaveLength(1);
    });

    it('a locked row is read again for a stronger lock but not for a weaker lock', async () => {
      statements.length = 0;
      for (const against of ['writers', 'references', 'references', 'writers'] as const)
        expect(await rows.lock('authors', 'a1', against)).toEqual(ROW);
      expect(statements).toHaveLength(2);
    });

    it('a locked row that is read again contains its replacement, or is undefined after its deletion', async () => {
      await rows.lock('authors', 'a1');
      await rows.replace('authors', ROW, { ...ROW, name: 'Em' });
      expect(await rows.lock('authors', 'a1')).toEqual({ ...ROW, name: 'Em' });
      await rows.delete('authors', ROW);
      expect(await rows.lock('authors', 'a1')).toBeUndefined();
    });

    it('each attempt to lock a missing row looks the row up in the database', async () => {
      statements.length = 0;
      expect(await rows.lock('authors', 'a9')).toBeUndefined();
      expect(await rows.lock('authors', 'a9')).toBeUndefined();
      expect(statements).toHaveLength(2);
    });
  });

  it('the row access object provides the database connection that it uses', async () => {
    expect(rows.engine).toBe('sqlite');
    expect(await rows.connection.texts(`SELECT 'here'`)).toEqual(['here']);
  });
});
