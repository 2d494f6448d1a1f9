// @module-tag process
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sharedPostgres } from '../../../../tests/support/shared-postgres.ts';
import { allRecords } from '../all-records.fixture.ts';
import type { Draft, ListedResource } from '../draft.ts';
import { OPTIONS } from '../options.fixture.ts';
import { databaseSource } from './index.ts';
import { sqliteFile } from './sqlite-file.fixture.ts';

/**
 * Databases that many people know, in the folder that TUYEN_DOCUMENTS names: chinook.sqlite (lerocha/chinook-database),
 * sqlite-sakila-schema.sql and postgres-sakila-schema.sql (jOOQ/sakila), northwind.sql (pthom/northwind_psql) and
 * pagila-schema.sql (devrimgunduz/pagila, which needs PostgreSQL 18). Their licenses are in those repositories.
 */
const FOLDER = process.env['TUYEN_DOCUMENTS'] ?? '';
const has = (name: string) => FOLDER !== '' && existsSync(join(FOLDER, name));
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

if (FOLDER === '') console.log('Known databases were not imported: TUYEN_DOCUMENTS names no folder with them.');

interface Imported {
  readonly draft: Draft;
  readonly listed: readonly ListedResource[];
}

async function imported(origin: Parameters<typeof databaseSource.read>[0]): Promise<Imported> {
  const tables = await databaseSource.read(origin);
  return { draft: databaseSource.draft(tables, OPTIONS), listed: databaseSource.list(tables, OPTIONS) };
}

async function inPostgres(sql: string): Promise<Imported> {
  const postgres = await sharedPostgres();
  const url = await postgres.database();
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => postgres.stop());
  // Dumps name roles that this server lacks, and contain commands of the program psql.
  await client.query(
    sql.replaceAll(/OWNER TO \w+/gu, 'OWNER TO CURRENT_USER').replaceAll(/^(?:\\|REVOKE|GRANT).*$/gmu, ''),
  );
  await client.end();
  return imported({ from: 'env:LEGACY_URL', url });
}

/** Removes the parts of pagila that need the extension pgvector. */
function withoutVectors(sql: string): string {
  const parts = sql.split(/\n(?=--\n-- Name: )/u);
  return parts.filter((part) => part.includes('fulltext') || !/vector|film_embedding/u.test(part)).join('\n');
}

// oxlint-disable-next-line typescript/no-explicit-any -- drafts are JSON of any shape
function resourcesOf({ files }: Draft): any[] {
  return files.filter(({ path }) => path.includes('/resources/')).map(({ value }) => value);
}

function counts({ draft }: Imported): {
  readonly resources: number;
  readonly fields: number;
  readonly references: number;
  readonly lists: number;
} {
  const fields = resourcesOf(draft).flatMap(({ schema }) => Object.values<Record<string, unknown>>(schema.properties));
  const references = fields.filter((field) => field['x-reference'] !== undefined);
  const lists = references.filter(({ type }) => type === 'array').length;
  return { resources: resourcesOf(draft).length, fields: fields.length, references: references.length - lists, lists };
}

function fieldOf({ draft }: Imported, resource: string, field: string): unknown {
  return resourcesOf(draft).find(({ name }) => name === resource)?.schema.properties[field];
}

describe('databases that many people know', () => {
  test.skipIf(!has('chinook.sqlite'))('chinook has 10 resources and the tracks of a playlist as a list', async () => {
    const chinook = await imported({ from: 'chinook.sqlite', path: join(FOLDER, 'chinook.sqlite') });
    expect(counts(chinook)).toEqual({ resources: 10, fields: 53, references: 9, lists: 1 });
    expect(fieldOf(chinook, 'playlists', 'track_ids')).toMatchObject({ 'x-reference': 'tracks' });
    expect(fieldOf(chinook, 'invoices', 'total')).toMatchObject({ 'x-kind': 'money' });
    expect(fieldOf(chinook, 'tracks', 'unit_price')).toMatchObject({ 'x-kind': 'money' });
    expect(fieldOf(chinook, 'employees', 'reports_to')).toMatchObject({ 'x-reference': 'employees' });
    const records = databaseSource.records?.(
      { from: 'chinook.sqlite', path: join(FOLDER, 'chinook.sqlite') },
      await databaseSource.read({ from: 'chinook.sqlite', path: join(FOLDER, 'chinook.sqlite') }),
      OPTIONS,
    );
    const found = await allRecords(records);
    const items = found.flatMap(({ values }) => (Array.isArray(values['track_ids']) ? values['track_ids'] : []));
    expect([found.length, items.length]).toEqual([6892, 8715]);
  });

  test.skipIf(!has('sqlite-sakila-schema.sql') || !has('postgres-sakila-schema.sql'))(
    'sakila is drafted the same from SQLite and PostgreSQL, except for its types',
    async () => {
      const sqlite = await imported({ from: 'sakila', path: sqliteFile(read('sqlite-sakila-schema.sql')) });
      const postgres = await inPostgres(read('postgres-sakila-schema.sql'));
      expect(counts(sqlite)).toMatchObject({ resources: 14, references: 18, lists: 2 });
      expect(counts(postgres)).toMatchObject({ resources: 13, references: 18, lists: 2 });
      const names = ({ draft }: Imported) => resourcesOf(draft).map(({ name }) => name);
      expect(names(sqlite).filter((name) => !names(postgres).includes(name))).toEqual(['film-texts']);
      const references = ({ draft }: Imported) =>
        resourcesOf(draft).flatMap(({ name, schema }) =>
          Object.entries<Record<string, unknown>>(schema.properties).flatMap(([field, { 'x-reference': target }]) =>
            target === undefined ? [] : [`${name}.${field} ${String(target)}`],
          ),
        );
      expect(references(sqlite).toSorted()).toEqual(references(postgres).toSorted());
      const differing = resourcesOf(sqlite.draft).flatMap(({ name, schema }) =>
        Object.keys(schema.properties)
          .filter((field) => {
            const other = fieldOf(postgres, name, field);
            return other !== undefined && JSON.stringify(other) !== JSON.stringify(schema.properties[field]);
          })
          .map((field) => `${name}.${field}`),
      );
      expect(differing.toSorted()).toEqual([
        'customers.active',
        'customers.create_date',
        'films.release_year',
        'films.special_features',
        'staff.active',
        'stores.manager_staff_id',
      ]);
    },
  );

  test.skipIf(!has('northwind.sql'))('northwind has 12 resources, two lists and the key ALFKI as a field', async () => {
    const northwind = await inPostgres(read('northwind.sql'));
    expect(counts(northwind)).toMatchObject({ resources: 12, lists: 2 });
    expect(fieldOf(northwind, 'customers', 'customer_id')).toMatchObject({ maxLength: 5, 'x-unique': true });
    expect(fieldOf(northwind, 'order-details', 'order_id')).toMatchObject({ 'x-reference': 'orders' });
    expect(northwind.draft.notes.filter(({ code }) => code === 'TUY881').map(({ place }) => place)).toEqual([
      'categories.picture',
      'employees.photo',
    ]);
  });

  test.skipIf(!has('pagila-schema.sql'))(
    'pagila has 13 resources, because its 55 partitions belong to one table',
    async () => {
      const pagila = await inPostgres(withoutVectors(read('pagila-schema.sql')));
      expect(counts(pagila)).toMatchObject({ resources: 13, lists: 2 });
      expect(pagila.listed.filter(({ reason }) => reason === 'is a partition of payment')).toHaveLength(55);
      expect(fieldOf(pagila, 'films', 'length_hours')).toMatchObject({ readOnly: true });
      expect(fieldOf(pagila, 'films', 'rating')).toMatchObject({ enum: ['G', 'PG', 'PG-13', 'R', 'NC-17'] });
      expect(fieldOf(pagila, 'films', 'special_features')).toMatchObject({ type: 'array', items: { type: 'string' } });
      expect(fieldOf(pagila, 'films', 'release_year')).toMatchObject({ minimum: 1901, maximum: 2155 });
      expect(fieldOf(pagila, 'films', 'fulltext')).toBeUndefined();
      expect(pagila.draft.notes.filter(({ code }) => code === 'TUY883').map(({ place }) => place)).toEqual(['payment']);
    },
  );
});
