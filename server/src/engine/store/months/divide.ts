import { type Connection, type Database, name } from '../database/connection.ts';
import { retryWhileLocked, waitShortly } from '../database/lock-waits.ts';
import type { Table } from '../tables/columns.ts';
import { indexes } from '../tables/indexes.ts';
import { lockTables, nameIn } from '../tables/tables.ts';
import { leastId, monthAt, monthsLater, startOfMonth, timeIn } from '../id-times.ts';
import { createMonthPartitions, indexOfPartition, partitionName, partitionsOf, restOf } from './partitions.ts';

/**
 * Partitions a table by month (PostgreSQL). The existing table becomes the first partition: its rows are read once
 * without blocking writers, and none is written. A table is not partitioned if its ids contain no time.
 * @returns the resources whose tables are not partitioned
 */
export async function divideByMonth(
  database: Database,
  tables: ReadonlyMap<string, Table>,
  now: Date,
): Promise<readonly string[]> {
  if (database.engine === 'sqlite') return [];
  const whole: string[] = [];
  for (const table of tables.values()) {
    const { byMonth, name: resource } = table.resource;
    if (!byMonth) continue;
    if (!(await partitionsOf(database, resource)) && !(await divide(database, table, now))) whole.push(resource);
    else await createMonthPartitions(database, table, now);
  }
  return whole;
}

async function divide(database: Database, table: Table, now: Date): Promise<boolean> {
  const { name: resource } = table.resource;
  const [greatest] = await database.texts(`SELECT max("id") FROM ${table.name}`);
  const latest = greatest ? timeIn(greatest) : now;
  if (!latest) return false;
  // The first partition ends after the next month. It must also accept the rows that are written while the table is
  // being partitioned.
  const month = monthsLater(monthAt(latest > now ? latest : now), 1);
  const end = leastId(startOfMonth(monthsLater(month, 1)));
  const limit = name(`${partitionName(resource, month)}.limit`);
  const inTransaction = (work: (connection: Connection) => Promise<void>) =>
    retryWhileLocked(() =>
      database.transaction(async (connection) => {
        await lockTables(connection);
        await waitShortly(connection);
        if (!(await partitionsOf(connection, resource))) await work(connection);
      }),
    );
  await inTransaction(({ script }) =>
    script(
      `ALTER TABLE ${table.name} DROP CONSTRAINT IF EXISTS ${limit}, ADD CONSTRAINT ${limit} CHECK ("id" < '${end}') NOT VALID`,
    ),
  );
  if (!(await partitionsOf(database, resource)))
    await database.script(`ALTER TABLE ${table.name} VALIDATE CONSTRAINT ${limit}`);
  await inTransaction((connection) =>
    becomePartition(connection, table, { first: partitionName(resource, month), end, limit }),
  );
  return true;
}

async function becomePartition(
  { script }: Connection,
  table: Table,
  { first, end, limit }: { readonly first: string; readonly end: string; readonly limit: string },
): Promise<void> {
  const { name: resource } = table.resource;
  const wanted = indexes(table, 'postgres');
  await script(`ALTER TABLE ${table.name} RENAME TO ${name(first)}`);
  for (const index of [...wanted.map(nameIn), `${resource}_pkey`])
    await script(`ALTER INDEX IF EXISTS ${name(index)} RENAME TO ${name(indexOfPartition(first, index))}`);
  await script(
    `CREATE TABLE ${table.name} (LIKE ${name(first)} INCLUDING DEFAULTS, PRIMARY KEY ("id")) PARTITION BY RANGE ("id")`,
  );
  for (const statement of wanted) await script(statement);
  // The constraint tells PostgreSQL that all rows fit the partition. So it reads no rows, and it uses the existing
  // indexes.
  await script(`ALTER TABLE ${table.name} ATTACH PARTITION ${name(first)} FOR VALUES FROM (MINVALUE) TO ('${end}')`);
  await script(`ALTER TABLE ${name(first)} DROP CONSTRAINT ${limit}`);
  await script(`CREATE TABLE ${name(restOf(resource))} PARTITION OF ${table.name} DEFAULT`);
}
