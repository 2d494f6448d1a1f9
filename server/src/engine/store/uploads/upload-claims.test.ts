import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import type { Database } from '../database/connection.ts';
import { asPostgres, recordedPostgres } from '../database/recorded.fixture.ts';
import { openSqlite } from '../database/sqlite.ts';
import { watched } from '../database/watched.ts';
import { encode, type Table, tablesOf } from '../tables/columns.ts';
import { createTables } from '../tables/tables.ts';
import { storedAddress } from './upload-address.ts';
import { claimExisting, holdsUploads, noteClaims, noteNewClaims } from './upload-claims.ts';

const TABLES = tablesOf(libraryModel(), 'sqlite');

function tableNamed(name: string): Table {
  const table = TABLES.get(name);
  if (!table) throw new Error(`no table ${name}`);
  return table;
}

const LOANS = tableNamed('loans');
const BOOKS = tableNamed('books');
const id = (letter: string) => letter.repeat(32);
const address = (letter: string) => storedAddress(id(letter));

let database: Database;
let statements: string[];
beforeEach(async () => {
  statements = [];
  database = watched(await openSqlite(':memory:'), (sql) => statements.push(sql));
  await createTables(database, TABLES);
  statements.length = 0;
});
afterEach(() => database.close());

const claims = async () =>
  (await database.rows('SELECT * FROM "_upload_claims" ORDER BY "id"')).map((row) => [
    String(row['upload_id']).slice(0, 1),
    row['resource'],
    row['record_id'],
    row['field'],
  ]);

it('a resource can contain uploads if at least one of its fields or nested fields accepts them', () => {
  expect(['books', 'loans', 'authors', 'users'].map((name) => holdsUploads(tableNamed(name)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('Stored references from records to the uploads that they contain', () => {
  it('for each upload in a record, one reference is stored per field that contains the upload', async () => {
    const loan = { slip: address('a'), photos: [address('b'), address('a'), address('b')], reader: address('c') };
    await noteClaims(database, LOANS, 'l1', undefined, loan);
    await noteClaims(database, LOANS, 'l1', undefined, loan);
    expect(await claims()).toEqual([
      ['a', 'loans', 'l1', 'slip'],
      ['b', 'loans', 'l1', 'photos'],
      ['a', 'loans', 'l1', 'photos'],
    ]);
  });

  it("a reference is stored for an upload in a nested value, not for another server's URL", async () => {
    const book = {
      cover: 'https://elsewhere.example/a.png',
      chapters: [{ name: 'One', figures: [address('a'), 'b'] }, { name: 'Two' }],
    };
    await noteClaims(database, BOOKS, 'b1', undefined, book);
    expect(await claims()).toEqual([['a', 'books', 'b1', 'chapters']]);
  });

  it('changing a record updates only the stored references to uploads that the change adds or removes', async () => {
    const before = { slip: address('a'), photos: [address('b'), address('c')] };
    await noteClaims(database, LOANS, 'l1', undefined, before);
    await noteClaims(database, LOANS, 'l2', undefined, { photos: [address('b')] });
    await noteClaims(database, BOOKS, 'l1', undefined, { cover: address('b') });
    await noteClaims(database, LOANS, 'l1', before, { slip: address('a'), photos: [address('c'), address('d')] });
    expect(await claims()).toEqual([
      ['a', 'loans', 'l1', 'slip'],
      ['c', 'loans', 'l1', 'photos'],
      ['b', 'loans', 'l2', 'photos'],
      ['b', 'books', 'l1', 'cover'],
      ['d', 'loans', 'l1', 'photos'],
    ]);
    await noteClaims(database, LOANS, 'l1', { slip: address('a') }, undefined);
    expect((await claims()).map(([upload]) => upload)).toEqual(['c', 'b', 'b', 'd']);
  });

  it('changing a record sends no SQL for upload references if no upload is added or removed', async () => {
    await noteClaims(database, LOANS, 'l1', { slip: address('a') }, { slip: address('a'), reader: 'An' });
    await noteClaims(database, LOANS, 'l1', { photos: [address('a')] }, { photos: [address('a')] });
    await noteClaims(database, LOANS, 'l1', undefined, {});
    expect(statements).toEqual([]);
  });
});

describe('Stored upload references of many new records', () => {
  it('references from many new records to their uploads are stored a thousand at a time', async () => {
    const { connection, sent } = recordedPostgres();
    const row = (index: number): Row => ({ id: `l${index}`, photos: [address('a'), address('b')] });
    await noteNewClaims(
      connection,
      LOANS,
      Array.from({ length: 501 }, (_, index) => row(index)),
    );
    expect(sent.map(([, params]) => params.length / 4)).toEqual([1000, 2]);
    expect(sent[1]).toEqual([
      expect.stringMatching(/VALUES \(\$1, \$2, \$3, \$4\), \(\$5, \$6, \$7, \$8\)\s+ON CONFLICT DO NOTHING$/u),
      [id('a'), 'loans', 'l500', 'photos', id('b'), 'loans', 'l500', 'photos'],
    ]);
  });

  it('creating records without uploads sends no SQL for upload references', async () => {
    await noteNewClaims(database, LOANS, [{ id: 'l1' }]);
    await noteNewClaims(database, tableNamed('authors'), [{ id: 'a1', name: address('a') }]);
    expect(statements).toEqual([]);
  });
});

describe('Upload references that a server start stores for existing records', () => {
  const fact = () => database.texts(`SELECT "value" FROM "_facts" WHERE "name" = 'upload-claims'`);
  async function add(table: Table, row: Row): Promise<void> {
    const columns = Object.keys(row).map((field) => table.column.get(field));
    const values = columns.map((column) => column && encode(column, row[column.field.name], 'sqlite'));
    await database.run(
      `INSERT INTO ${table.name} (${columns.map((column) => column?.name).join(', ')}, "_doc") VALUES (${columns.map(() => '?').join(', ')}, '{}')`,
      values.map((value) => value ?? null),
    );
  }

  it('a server start stores references to existing uploads only if the set of upload fields has changed', async () => {
    await add(LOANS, { id: 'l1', slip: address('a') });
    await add(LOANS, { id: 'l2', photos: [address('b'), address('c')] });
    await add(LOANS, { id: 'l3' });
    await add(BOOKS, { id: 'b1', chapters: [{ name: 'One', figures: [address('d')] }] });
    await claimExisting(database, TABLES);
    expect((await claims()).toSorted()).toEqual([
      ['a', 'loans', 'l1', 'slip'],
      ['b', 'loans', 'l2', 'photos'],
      ['c', 'loans', 'l2', 'photos'],
      ['d', 'books', 'b1', 'chapters'],
    ]);
    expect(await fact()).toEqual(['books.chapters books.cover loans.photos loans.slip preferences.stamp']);
    await database.run('DELETE FROM "_upload_claims"');
    await claimExisting(database, TABLES);
    expect(await claims()).toEqual([]);
    const fewer = new Map([['loans', LOANS]]);
    await claimExisting(database, fewer);
    expect(await claims()).toHaveLength(3);
    expect(await fact()).toEqual(['loans.photos loans.slip']);
  });

  it('on PostgreSQL, only one starting server process at a time stores references to existing uploads', async () => {
    const sent: string[] = [];
    const { rows, ...rest } = asPostgres(database);
    const locking = {
      ...database,
      transaction: (work: Parameters<Database['transaction']>[0]) =>
        work({
          ...rest,
          rows: async (sql, params) => {
            sent.push(sql);
            return sql.includes('advisory') ? [] : rows(sql, params);
          },
        }),
    };
    await Reflect.apply(claimExisting, undefined, [locking, new Map()]);
    expect(sent[0]).toBe('SELECT pg_advisory_xact_lock(7425005)');
    expect(await fact()).toEqual(['']);
  });
});
