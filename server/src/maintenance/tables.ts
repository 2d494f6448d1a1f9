import type { Engine, SqlRow } from '../engine/store/database/connection.ts';

interface Reading {
  readonly engine: Engine;
  rows(sql: string): Promise<readonly SqlRow[]>;
}

/**
 * Returns the names of the tables that store rows. Leaves out search indexes, because they are derived from other
 * tables, and monthly partitions, because their rows belong to the partitioned table.
 */
export async function tablesOf(reading: Reading): Promise<readonly string[]> {
  const rows = await reading.rows(
    reading.engine === 'sqlite'
      ? `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name`
      : `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename NOT LIKE '%~%' ORDER BY tablename`,
  );
  return rows.map((row) => String(row['name'])).filter((table) => !/\.search(?:_|$)/u.test(table));
}
