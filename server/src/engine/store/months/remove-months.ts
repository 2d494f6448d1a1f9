import { getOrThrow } from '../../get-or-throw.ts';
import { retryWhileLocked, waitShortly } from '../database/lock-waits.ts';
import { type Connection, type Database, name } from '../database/connection.ts';
import { Params } from '../database/sql-text.ts';
import type { Table } from '../tables/columns.ts';
import { type Changes, noteChange } from '../totals.ts';
import { dropClaims } from '../uploads/upload-claims.ts';
import { leastId, type Month, monthAt, startOfMonth } from '../id-times.ts';
import { partitionsOf } from './partitions.ts';

const BATCH = 2000;

interface Parts {
  readonly database: Database;
  readonly tables: ReadonlyMap<string, Table>;
  /**
   * Runs `work` in a transaction. `work` records in `changes` how many rows it adds or removes. The same transaction
   * updates the totals.
   */
  transaction<T>(work: (connection: Connection, changes: Changes) => Promise<T>): Promise<T>;
}

/**
 * Removes the entries of all months that ended before a time: whole partitions on PostgreSQL, otherwise rows in
 * batches.
 * @returns the number of removed entries
 * @throws Error if the resource is not stored by month
 */
export async function removeMonths(parts: Parts, resource: string, before: Date): Promise<number> {
  const { database, tables } = parts;
  const table = getOrThrow(tables, resource);
  if (!table.resource.byMonth) throw new Error(`${resource} is not stored by month: add "byMonth" to its schema.`);
  const month = monthAt(before);
  const partitions = database.engine === 'postgres' ? await partitionsOf(database, resource) : undefined;
  let removed = 0;
  for (const partition of partitions ?? [])
    if (partition.month !== undefined && partition.month < month)
      removed += await dropPartition(parts, table, partition.name);
  // Two partitions cannot be dropped as a whole. The first partition contains many months. The partition `rest`
  // contains entries of any month. Old entries in these two partitions are removed in batches.
  for (let batch = BATCH; batch === BATCH;) {
    batch = await removeRows(parts, table, month);
    removed += batch;
  }
  await dropClaims(database, resource, firstAfter(month));
  return removed;
}

const firstAfter = (month: Month): string => leastId(startOfMonth(month));

function dropPartition({ transaction }: Parts, table: Table, partition: string): Promise<number> {
  return retryWhileLocked(() =>
    transaction(async (connection, changes) => {
      // The rows must be counted before the partition is dropped. Counting may take long, because no writer waits for
      // it.
      await connection.script('SET LOCAL statement_timeout = 0');
      const offices = await connection.rows<{ office: string; n: number }>(
        `SELECT ${officeIn(table)} AS office, count(*) AS n FROM ${name(partition)} GROUP BY 1`,
      );
      await waitShortly(connection);
      await connection.script(`DROP TABLE ${name(partition)}`);
      return note(changes, table, offices);
    }),
  );
}

function removeRows({ transaction }: Parts, table: Table, month: Month): Promise<number> {
  return transaction(async (connection, changes) => {
    const params = new Params(connection.engine);
    const due = `SELECT "id" FROM ${table.name} WHERE "id" < ${params.add(firstAfter(month))} ORDER BY "id" LIMIT ${BATCH}`;
    const gone = await connection.rows<{ office: string }>(
      `DELETE FROM ${table.name} WHERE "id" IN (${due}) RETURNING ${officeIn(table)} AS office`,
      params.values,
    );
    return note(
      changes,
      table,
      gone.map(({ office }) => ({ office, n: 1 })),
    );
  });
}

const officeIn = (table: Table): string => (table.column.has('office_id') ? `coalesce("office_id", '')` : `''`);

function note(
  changes: Changes,
  { resource }: Table,
  offices: readonly { readonly office: string; readonly n: number }[],
): number {
  let removed = 0;
  for (const { office, n } of offices) {
    noteChange(changes, resource.name, office, -n);
    removed += n;
  }
  return removed;
}
