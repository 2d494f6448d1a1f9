import { createHash } from 'node:crypto';
import { type Connection, type Database, name, shortIdentifier } from '../database/connection.ts';
import { Params } from '../database/sql-text.ts';
import { retryWhileLocked, waitShortly } from '../database/lock-waits.ts';
import type { Table } from '../tables/columns.ts';
import { lockTables } from '../tables/tables.ts';
import { leastId, type Month, monthAt, monthsLater, startOfMonth } from '../id-times.ts';

/** Name of the partition for rows that belong to no monthly partition, because the clock was changed. */
const REST = 'rest';
const AHEAD = 2;

/** Returns the name of the partition that ends with a month. It contains `~`, which no resource name can contain. */
export function partitionName(resource: string, part: Month | typeof REST): string {
  return `${shortIdentifier(resource)}~${part}`;
}

export function restOf(resource: string): string {
  return partitionName(resource, REST);
}

export interface Partition {
  readonly name: string;
  readonly month: Month | undefined;
}

export async function partitionsOf(
  connection: Connection,
  resource: string,
): Promise<readonly Partition[] | undefined> {
  const params = new Params('postgres');
  const table = params.add(name(resource));
  const [kind] = await connection.texts(
    `SELECT relkind::text FROM pg_class WHERE oid = to_regclass(${table})`,
    params.values,
  );
  if (kind !== 'p') return undefined;
  const names = await connection.texts(
    `SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = to_regclass(${table}) ORDER BY 1`,
    params.values,
  );
  return names.map((partition) => {
    const [month] = /\d{4}-\d{2}$/u.exec(partition) ?? [];
    return { name: partition, month };
  });
}

export async function createMonthPartitions(
  database: Database,
  { resource: { name: resource } }: Table,
  now: Date,
): Promise<void> {
  const wanted = Array.from({ length: AHEAD + 1 }, (_, months) => monthsLater(monthAt(now), months));
  if (await hasAll(database, resource, wanted)) return;
  await retryWhileLocked(() =>
    database.transaction(async (connection) => {
      await lockTables(connection);
      await waitShortly(connection);
      for (const month of wanted) {
        const last = (await partitionsOf(connection, resource))?.findLast((partition) => partition.month)?.month;
        if (last !== undefined && last < month) await addMonth(connection, resource, last, month);
      }
    }),
  );
}

async function hasAll(connection: Connection, resource: string, wanted: readonly Month[]): Promise<boolean> {
  const months = (await partitionsOf(connection, resource))?.flatMap(({ month }) => month ?? []);
  return months === undefined || wanted.every((month) => months.some((there) => there >= month));
}

async function addMonth(connection: Connection, resource: string, last: Month, month: Month): Promise<void> {
  const [table, partition, rest] = [resource, partitionName(resource, month), restOf(resource)].map(name);
  const [from, to] = [last, month].map((one) => leastId(startOfMonth(monthsLater(one, 1))));
  await connection.script(`CREATE TABLE ${partition} (LIKE ${table} INCLUDING DEFAULTS INCLUDING INDEXES)`);
  await connection.run(
    `WITH moved AS (DELETE FROM ${rest} WHERE "id" >= $1 AND "id" < $2 RETURNING *) INSERT INTO ${partition} SELECT * FROM moved`,
    [from ?? '', to ?? ''],
  );
  await connection.script(
    `ALTER TABLE ${table} ATTACH PARTITION ${partition} FOR VALUES FROM ('${from}') TO ('${to}')`,
  );
}

export function indexOfPartition(partition: string, index: string): string {
  return `${partition}.${createHash('sha256').update(index).digest('hex').slice(0, DIGEST)}`;
}
const DIGEST = 8;
