import type { Table } from '../store/tables/columns.ts';
import { Params } from '../store/database/sql-text.ts';
import type { HasRecords } from '../store/store.ts';

export async function recordsByIds(
  engine: HasRecords,
  table: Table,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const params = new Params(engine.records.database.engine);
  // A single parameter for all ids keeps the statement text constant.
  const list =
    params.engine === 'sqlite'
      ? `SELECT value FROM json_each(${params.add(JSON.stringify(ids))})`
      : `SELECT jsonb_array_elements_text(${params.add(JSON.stringify(ids), 'jsonb')})`;
  const rows = await engine.records.database.rows<{ id: string; doc: string }>(
    `SELECT "id", ${table.doc} AS doc FROM ${table.name} WHERE "id" IN (${list})`,
    params.values,
  );
  const byId = new Map(rows.map((row) => [row.id, row.doc]));
  return ids.map((id) => byId.get(id)).filter((doc) => doc !== undefined);
}
