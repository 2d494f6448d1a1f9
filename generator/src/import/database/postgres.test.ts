// @module-tag process
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { sharedPostgres } from '../../../../tests/support/shared-postgres.ts';
import { allRecords } from '../all-records.fixture.ts';
import type { Draft, ImportedRecord } from '../draft.ts';
import { OPTIONS } from '../options.fixture.ts';
import { databaseSource } from './index.ts';
import { POSTGRES_SHOP, SQLITE_SHOP } from './shop.fixture.ts';
import { sqliteFile } from './sqlite-file.fixture.ts';

async function database(sql: string): Promise<{ readonly url: string; run(sql: string): Promise<void> }> {
  const postgres = await sharedPostgres();
  const url = await postgres.database();
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await postgres.stop();
  });
  await client.query(sql);
  return { url, run: async (more) => void (await client.query(more)) };
}

async function draftOf(url: string): Promise<Draft> {
  return databaseSource.draft(await databaseSource.read({ from: 'env:LEGACY_URL', url }), OPTIONS);
}

// oxlint-disable-next-line typescript/no-explicit-any -- drafts are JSON of any shape
function propertiesOf({ files }: Draft, name: string): any {
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  const value: any = files.find(({ path }) => path === `schemas/resources/${name}.json`)?.value;
  return value?.schema.properties;
}

async function recordsOf(origin: Parameters<typeof databaseSource.read>[0]): Promise<readonly ImportedRecord[]> {
  return allRecords(databaseSource.records?.(origin, await databaseSource.read(origin), OPTIONS));
}

test('PostgreSQL and SQLite give the same draft and the same records of the same tables', async () => {
  const { url } = await database(POSTGRES_SHOP);
  const path = sqliteFile(SQLITE_SHOP);
  const inSqlite = databaseSource.draft(await databaseSource.read({ from: 'shop', path }), OPTIONS);
  const inPostgres = await draftOf(url);
  expect(inPostgres.files).toEqual(inSqlite.files);
  const codes = ({ notes }: Draft) => notes.map(({ code, place }) => `${code} ${place}`);
  expect(codes(inPostgres)).toEqual(codes(inSqlite));
  expect(await recordsOf({ from: 'shop', url })).toEqual(await recordsOf({ from: 'shop', path }));
});

test('types, comments, partitions and schemas of PostgreSQL are read', async () => {
  const { url } = await database(`
    CREATE TYPE mood AS ENUM ('ok', 'so so');
    CREATE DOMAIN "bıgınt" AS bigint CHECK (VALUE >= 1);
    CREATE SCHEMA sales;
    CREATE TABLE visitor (visitor_id uuid PRIMARY KEY DEFAULT gen_random_uuid(), name text NOT NULL, feels mood DEFAULT 'so so',
      felt mood, tags text[], facts jsonb, seen_at timestamptz NOT NULL DEFAULT now(), opens time, counts "bıgınt",
      words tsvector, picture bytea, full_price numeric(8,2) GENERATED ALWAYS AS (12.5) STORED);
    COMMENT ON COLUMN visitor.name IS 'As in the passport.';
    CREATE TABLE sales.receipt (id serial, paid_on date NOT NULL, visitor_id uuid NOT NULL, amount numeric(9,2),
      PRIMARY KEY (paid_on, id)) PARTITION BY RANGE (paid_on);
    CREATE TABLE sales.receipt_2024 PARTITION OF sales.receipt FOR VALUES FROM ('2024-01-01') TO ('2025-01-01');
    ALTER TABLE sales.receipt_2024 ADD FOREIGN KEY (visitor_id) REFERENCES visitor (visitor_id);
    CREATE TABLE tag (name text NOT NULL);
    CREATE UNIQUE INDEX ON tag (name);
    INSERT INTO visitor (visitor_id, name, tags, facts, seen_at, opens, felt) VALUES
      ('6C1F0B3E-0000-4000-8000-000000000001', 'Ann', '{a,"b c"}', '{"n": 1}', '2024-05-01 10:00:00.5+02', '09:30', 'so so');
    INSERT INTO sales.receipt (paid_on, visitor_id, amount) VALUES ('2024-06-01', '6c1f0b3e-0000-4000-8000-000000000001', 12.30);`);
  const draft = await draftOf(url);
  expect(draft.files.map(({ path }) => path)).toEqual([
    'schemas/enums/mood.json',
    'schemas/resources/receipts.json',
    'schemas/resources/tags.json',
    'schemas/resources/visitors.json',
  ]);
  expect(draft.files[0]?.value).toEqual({
    type: 'string',
    enum: ['ok', 'SO_SO'],
    'x-label': { en: 'Mood' },
    'x-values': { ok: { en: 'Ok' }, SO_SO: { en: 'So so' } },
  });
  expect(propertiesOf(draft, 'visitors')).toMatchObject({
    name: { 'x-help': { en: 'As in the passport.' } },
    feels: { $ref: '../enums/mood.json', default: 'SO_SO' },
    felt: { $ref: '../enums/mood.json' },
    tags: { type: 'array', items: { type: 'string' } },
    facts: { 'x-kind': 'json' },
    seen_at: { format: 'date-time' },
    opens: { format: 'time' },
    counts: { type: 'integer', minimum: 1 },
    full_price: { 'x-kind': 'money', readOnly: true },
  });
  expect(propertiesOf(draft, 'visitors')).not.toHaveProperty('words');
  expect(propertiesOf(draft, 'receipts')).toMatchObject({
    visitor_id: { 'x-reference': 'visitors' },
    amount: { 'x-kind': 'money' },
  });
  expect(draft.notes.map(({ code, place }) => `${code} ${place}`)).toEqual([
    'TUY881 visitor.words',
    'TUY881 visitor.picture',
    'TUY884 visitor.full_price',
    'TUY883 sales.receipt',
    'TUY884 sales.receipt.amount',
  ]);
  const records = await recordsOf({ from: 'shop', url });
  expect(records.map(({ place, key }) => `${place} ${key}`)).toEqual([
    'visitor 6c1f0b3e-0000-4000-8000-000000000001',
    'sales.receipt 1',
  ]);
  expect(records[0]?.values).toEqual({
    name: 'Ann',
    feels: 'SO_SO',
    felt: 'SO_SO',
    tags: ['a', 'b c'],
    facts: { n: 1 },
    seen_at: '2024-05-01T08:00:00.500Z',
    opens: '09:30',
    full_price: 1250,
  });
  expect(records[1]?.values).toMatchObject({ paid_on: '2024-06-01', amount: 1230 });
});

test('the session of an import can write nothing, and errors do not show the address', async () => {
  const { url, run } = await database('CREATE TABLE a (a_id integer PRIMARY KEY, b text);');
  await run(`CREATE FUNCTION evil() RETURNS text LANGUAGE plpgsql AS 'BEGIN INSERT INTO a VALUES (1); RETURN ''x''; END';
    CREATE VIEW trap AS SELECT evil() AS b;`);
  const tables = await databaseSource.read({ from: 'env:LEGACY_URL', url });
  const options = { ...OPTIONS, only: ['traps'] };
  const records = databaseSource.records?.({ from: 'env:LEGACY_URL', url }, tables, options);
  await expect(allRecords(records)).rejects.toThrow('read-only transaction');
  const wrong = url.replace(/:[^:@]+@/u, ':wrong-password@').replace(/\/[^/]+$/u, '/no_such_database');
  const error = await databaseSource.read({ from: 'env:LEGACY_URL', url: wrong }).catch(String);
  expect(error).toContain('The database env:LEGACY_URL cannot be read:');
  expect(error).not.toContain('wrong-password');
});
