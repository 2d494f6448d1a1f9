import { expect, it } from 'vitest';
import { kyselyOver } from './kysely.ts';
import { recordedPostgres } from './recorded.fixture.ts';
import { openSqlite } from './sqlite.ts';

it('the Kysely adapter compiles statements for the database engine of its connection and runs them there', async () => {
  const { connection, sent } = recordedPostgres();
  const found = await kyselyOver(connection).selectFrom('books').select('id').where('id', '=', 'b1').execute();
  expect([found, sent]).toEqual([[], [['select "id" from "books" where "id" = $1', ['b1']]]]);

  const database = await openSqlite(':memory:');
  await database.script(`CREATE TABLE "books" ("id" text); INSERT INTO "books" VALUES ('b1'), ('b2')`);
  const sql = kyselyOver(database);
  expect(sql.selectFrom('books').select('id').where('id', '=', 'b1').compile().sql).toBe(
    'select "id" from "books" where "id" = ?',
  );
  expect(await sql.selectFrom('books').select('id').where('id', '=', 'b1').execute()).toEqual([{ id: 'b1' }]);
  await database.close();
});

it('the Kysely adapter reads the table structure in the dialect of each engine', async () => {
  const database = await openSqlite(':memory:');
  await database.script('CREATE TABLE "books" ("id" text)');
  const tables = await kyselyOver(database).introspection.getTables();
  expect(tables.map(({ name }) => name)).toEqual(['books']);
  await database.close();
  const { connection, sent } = recordedPostgres();
  expect(await kyselyOver(connection).introspection.getSchemas()).toEqual([]);
  expect(sent[0]?.[0]).toContain('pg_catalog');
});

it('the Kysely adapter refuses transactions and streams', async () => {
  const { connection, sent } = recordedPostgres();
  const sql = kyselyOver(connection);
  await expect(sql.transaction().execute(async () => undefined)).rejects.toThrow(
    'open transactions through the write path, not through Kysely',
  );
  await expect(async () => {
    for await (const _ of sql.selectFrom('books').select('id').stream());
  }).rejects.toThrow('streamQuery is not supported; read in pages');
  expect(sent).toEqual([]);
});
