import { setTimeout } from 'node:timers/promises';
import { type Database, DuplicateError, name } from '../database/connection.ts';
import { lockKey } from '../database/advisory-locks.ts';
import type { Table } from '../tables/columns.ts';
import { indexes, outdatedIndexes } from '../tables/indexes.ts';
import { indexOfPartition, type Partition, partitionsOf } from '../months/partitions.ts';
import { nameIn, presentNames } from '../tables/tables.ts';
import { duplicatesOf } from './duplicates.ts';
import { RefusedChange } from './refused.ts';

const PAUSE = 200;

/**
 * Builds missing indexes of tables with rows on PostgreSQL, one after the other, without blocking writers. Rebuilds an
 * index that an interrupted start left incomplete. On SQLite, the transaction that changes the tables has already
 * created the indexes.
 */
export async function buildIndexes(database: Database, tables: ReadonlyMap<string, Table>): Promise<void> {
  if (database.engine === 'sqlite') return;
  for (;;) {
    const incomplete = await incompleteIndexes(database);
    const present = await presentNames(database);
    const missing = [...tables.values()].flatMap((table) =>
      indexes(table, 'postgres')
        .filter((statement) => !present.has(nameIn(statement)) || incomplete.has(nameIn(statement)))
        .map((statement) => [table, statement] as const),
    );
    const [next] = missing;
    const outdated = outdatedIndexes([...tables.values()], 'postgres', present);
    if (!next && outdated.length === 0) return;
    const isDone = await alone(database, next?.[0].name ?? '"_facts"', async () => {
      if (next) await build(database, ...next);
      else for (const index of outdated) await drop(database, index);
    });
    if (!isDone) await setTimeout(PAUSE);
  }
}

async function build(database: Database, table: Table, statement: string): Promise<void> {
  const index = nameIn(statement);
  const partitions = await partitionsOf(database, table.resource.name);
  if (partitions) return buildByMonth(database, table, statement, partitions);
  // Another process may have built the index since it was found missing.
  if ((await incompleteIndexes(database)).has(index))
    await database.script(`DROP INDEX CONCURRENTLY IF EXISTS ${name(index)}`);
  try {
    await database.script(statement.replace(' INDEX IF NOT EXISTS ', ' INDEX CONCURRENTLY IF NOT EXISTS '));
  } catch (error) {
    await database.script(`DROP INDEX CONCURRENTLY IF EXISTS ${name(index)}`);
    if (!(error instanceof DuplicateError)) throw error;
    const unique = table.columns.filter(({ field }) => field.unique).map(({ field }) => field);
    const findings = await Promise.all(unique.map((field) => duplicatesOf(database, table, field)));
    throw new RefusedChange('Rows got the same value while its index was built.', findings.flat());
  }
}

async function buildByMonth(
  database: Database,
  table: Table,
  statement: string,
  partitions: readonly Partition[],
): Promise<void> {
  const index = nameIn(statement);
  const on = (target: string, own: string, how = '') =>
    statement.replace(
      ` INDEX IF NOT EXISTS ${name(index)} ON ${table.name} `,
      ` INDEX ${how} IF NOT EXISTS ${own} ON ${target} `,
    );
  const incomplete = await incompleteIndexes(database);
  await database.script(on(`ONLY ${table.name}`, name(index)));
  for (const { name: partition } of partitions) {
    const own = indexOfPartition(partition, index);
    if (incomplete.has(own)) await database.script(`DROP INDEX CONCURRENTLY IF EXISTS ${name(own)}`);
    await database.script(on(name(partition), name(own), 'CONCURRENTLY'));
    await database.script(`ALTER INDEX ${name(index)} ATTACH PARTITION ${name(own)}`);
  }
}

async function drop(database: Database, index: string): Promise<void> {
  const [kind] = await database.texts(`SELECT relkind::text FROM pg_class WHERE oid = to_regclass($1)`, [name(index)]);
  // A partitioned index (kind `I`) must be dropped without `CONCURRENTLY`, because PostgreSQL does not support
  // `CONCURRENTLY` for such an index.
  await database.script(`DROP INDEX ${kind === 'I' ? '' : 'CONCURRENTLY '}IF EXISTS ${name(index)}`);
}

/**
 * Runs work unless another process is building an index. While the work runs, a separate transaction holds a lock and
 * does nothing else. Other processes do not wait for the lock but poll it: PostgreSQL treats a waiting statement like a
 * running query, and the index build would wait for that query.
 * @param table quoted name of the table whose index is built
 */
async function alone(database: Database, table: string, work: () => Promise<void>): Promise<boolean> {
  return database.transaction(async (connection) => {
    const row = await connection.row<{ free: boolean }>(
      `SELECT pg_try_advisory_xact_lock(${lockKey('index-build')}) AS "free"`,
    );
    // The lock of a killed process is free, but its statement may still be building the index.
    const [running] = await connection.rows(
      'SELECT 1 AS one FROM pg_stat_progress_create_index WHERE relid = to_regclass($1) LIMIT 1',
      [table],
    );
    if (!row?.free || running) return false;
    // Between two statements, the transaction keeps the snapshot of the last statement. The index build would wait for
    // this snapshot if the statement read tables. So the last statement reads none.
    await connection.script('SELECT 1');
    await work();
    return true;
  });
}

async function incompleteIndexes(database: Database): Promise<ReadonlySet<string>> {
  const names = await database.texts(
    `SELECT c.relname FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE NOT i.indisvalid AND c.relnamespace = current_schema()::regnamespace`,
  );
  return new Set(names);
}
