import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import type { Connection, Database } from '../database/connection.ts';
import { UnavailableError } from '../database/failures.ts';
import { recordedPostgres } from '../database/recorded.fixture.ts';
import { openSqlite } from '../database/sqlite.ts';
import { watched } from '../database/watched.ts';
import { type Table, tablesOf } from './columns.ts';
import { GAINED } from './system-tables.ts';
import { createIndexes, createTables, lockTables, presentColumns, presentNames } from './tables.ts';

const MODEL = libraryModel();
const only = (engine: 'sqlite' | 'postgres', ...names: readonly string[]): ReadonlyMap<string, Table> =>
  new Map([...tablesOf(MODEL, engine)].filter(([name]) => names.includes(name)));

describe('Tables on SQLite', () => {
  let database: Database;
  let statements: string[];
  beforeEach(async () => {
    statements = [];
    database = watched(await openSqlite(':memory:'), (sql) => statements.push(sql));
  });
  afterEach(() => database.close());
  const changing = () => statements.filter((sql) => !/^\s*SELECT/u.test(sql));

  it('an SQLite table has a column for each field, sort key, document, search text and row number', async () => {
    expect(await createTables(database, only('sqlite', 'authors'))).toEqual({
      created: new Set(['authors']),
      withoutKeys: new Set(),
    });
    expect(await database.texts(`SELECT "sql" FROM sqlite_schema WHERE "name" = 'authors'`)).toEqual([
      'CREATE TABLE "authors" ("_row" integer PRIMARY KEY, "name" text, "born_on" text, "id" text NOT NULL UNIQUE, "version" integer, ' +
        '"created_at" text, "updated_at" text, "created_by" text, "name~sort" text, "_doc" text NOT NULL, "_search" text)',
    ]);
  });

  it('creating SQLite tables that already exist changes nothing', async () => {
    const tables = only('sqlite', 'authors', 'loans');
    await createTables(database, tables);
    await createIndexes(database, tables);
    statements.length = 0;
    expect(await createTables(database, tables)).toEqual({ created: new Set(), withoutKeys: new Set() });
    await createIndexes(database, tables);
    expect(changing()).toEqual([]);
  });

  it('table creation on SQLite adds missing columns to existing tables and reports tables without sort keys', async () => {
    await database.script(
      'CREATE TABLE "authors" ("_row" integer PRIMARY KEY, "id" text, "name" text, "_doc" text, "_search" text)',
    );
    const tables = only('sqlite', 'authors', 'loans');
    expect(await createTables(database, tables)).toEqual({
      created: new Set(['loans']),
      withoutKeys: new Set(['authors']),
    });
    const columns = (await presentColumns(database)).get('authors');
    expect([...(columns ?? [])].toSorted()).toEqual([
      '_doc',
      '_row',
      '_search',
      'born_on',
      'created_at',
      'created_by',
      'id',
      'name',
      'name~sort',
      'updated_at',
      'version',
    ]);
  });

  it('existing system tables on SQLite get the columns that later versions added', async () => {
    await createTables(database, new Map());
    for (const { table, column } of GAINED.filter(({ table: own }) => own === '_sessions' || own === '_jobs'))
      await database.script(`ALTER TABLE "${table}" DROP COLUMN "${column}"`);
    statements.length = 0;
    await createTables(database, new Map());
    expect(changing()).toEqual([
      'ALTER TABLE "_sessions" ADD COLUMN "client_kind" text',
      'ALTER TABLE "_jobs" ADD COLUMN "failures" integer',
      'ALTER TABLE "_jobs" ADD COLUMN "error" text',
      'ALTER TABLE "_jobs" ADD COLUMN "failed_at" bigint',
      'ALTER TABLE "_jobs" ADD COLUMN "due_at" bigint',
      'ALTER TABLE "_jobs" ADD COLUMN "holder" text',
      'ALTER TABLE "_jobs" ADD COLUMN "leased_until" bigint',
      'ALTER TABLE "_jobs" ADD COLUMN "told" integer',
    ]);
    const columns = await presentColumns(database);
    for (const { table, column } of GAINED) expect(columns.get(table)).toContain(column);
    expect(await presentNames(database)).toContain('_outbox.due');
  });

  it('SQLite tables lose indexes with an outdated sort order, and unused sort key columns', async () => {
    const tables = only('sqlite', 'authors');
    await createTables(database, tables);
    await database.script(
      'CREATE INDEX "authors.name.s0000" ON "authors" ("name"); ALTER TABLE "authors" ADD COLUMN "born_on~sort" text',
    );
    await createIndexes(database, tables);
    const names = await presentNames(database);
    expect([...names].filter((one) => one.startsWith('authors.')).toSorted()).toEqual([
      'authors.created_at.s725a',
      'authors.name.s5235',
    ]);
    expect((await presentColumns(database)).get('authors')).not.toContain('born_on~sort');
  });

  it('creating tables on SQLite takes no lock', async () => {
    await lockTables(database);
    expect(statements).toEqual([]);
  });
});

describe('Tables on PostgreSQL', () => {
  it('PostgreSQL tables have the id as primary key and texts that compare by bytes', async () => {
    const { connection, sent } = recordedPostgres();
    expect((await createTables(connection, only('postgres', 'authors'))).created).toEqual(new Set(['authors']));
    expect(sent.at(-1)?.[0]).toBe(
      'CREATE TABLE IF NOT EXISTS "authors" ("name" text COLLATE "C", "born_on" date, "id" text COLLATE "C" PRIMARY KEY, "version" bigint, ' +
        '"created_at" timestamptz, "updated_at" timestamptz, "created_by" text COLLATE "C", "_doc" text NOT NULL, "_search" text)',
    );
    const statements = sent.map(([sql]) => sql).join('\n');
    expect(statements).toContain('"bytes" bytea NOT NULL');
    expect(statements).toContain('"_outbox" ("id" bigserial PRIMARY KEY');
  });

  it('existing PostgreSQL tables are looked up only in the schema of the connection', async () => {
    const { connection, sent } = recordedPostgres();
    expect([await presentNames(connection), await presentColumns(connection)]).toEqual([new Set(), new Map()]);
    expect(sent.map(([sql]) => sql)).toEqual([
      expect.stringContaining('FROM pg_class WHERE relnamespace = current_schema()'),
      expect.stringContaining('FROM information_schema.columns WHERE table_schema = current_schema()'),
    ]);
  });

  const LOCK = [
    'SELECT pg_advisory_xact_lock(7425001)',
    'SAVEPOINT extension',
    'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  ];
  function withExtension(error?: Error): { readonly connection: Connection; readonly sent: () => readonly string[] } {
    const { connection, sent } = recordedPostgres();
    return {
      sent: () => sent.map(([sql]) => sql),
      connection: {
        ...connection,
        async script(sql) {
          await connection.script(sql);
          if (error && sql.startsWith('CREATE EXTENSION')) throw error;
        },
      },
    };
  }

  it('table creation on PostgreSQL locks out other server starts and creates the search extension', async () => {
    const { connection, sent } = withExtension();
    await lockTables(connection);
    expect(sent()).toEqual(LOCK);
  });

  it('on PostgreSQL, a start continues if it lacks the permission to create the search extension', async () => {
    const { connection, sent } = withExtension(new Error('permission denied'));
    await lockTables(connection);
    expect(sent()).toEqual([...LOCK, 'ROLLBACK TO extension']);
  });

  it('a server start fails if PostgreSQL becomes unavailable while tables are created', async () => {
    const { connection, sent } = withExtension(new UnavailableError('gone'));
    await expect(lockTables(connection)).rejects.toBeInstanceOf(UnavailableError);
    expect(sent()).toEqual(LOCK);
  });
});
