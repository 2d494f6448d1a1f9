import { type Field, someField } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { parseObject } from '../../json-object.ts';
import type { Table } from '../../store/tables/columns.ts';
import type { Rows } from '../../store/rows.ts';
import { Params } from '../../store/database/sql-text.ts';

/**
 * Returns the SQL condition for rows of a table that refer to a record, at any depth. Returns undefined if no field of
 * the table can refer to it.
 */
export function refersIn(table: Table, resource: string, id: string, params: Params): string | undefined {
  // The reference in `created_by` only records who created the row, so it does not prevent the deletion of that
  // account.
  const places = table.columns
    .filter(({ field }) => field.name !== 'created_by' && refersTo(field, resource))
    .map((column) => {
      if (!column.json) return `${column.name} = ${params.add(id)}`;
      // Searches the JSON text for the quoted id. Ids are random, so any match is a reference.
      return params.engine === 'postgres'
        ? `strpos(${column.name}::text, ${params.add(JSON.stringify(id), 'text')}) > 0`
        : `instr(${column.name}, ${params.add(JSON.stringify(id))}) > 0`;
    });
  return places.length > 0 ? `(${places.join(' OR ')})` : undefined;
}

export async function referring(
  rows: Rows,
  table: Table,
  resource: string,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const params = new Params(rows.engine);
  const conditions = ids.map((id) => refersIn(table, resource, id, params)).filter((sql) => sql !== undefined);
  if (conditions.length === 0) return [];
  const sql = `SELECT ${table.doc} FROM ${table.name} WHERE ${conditions.join(' OR ')}`;
  return (await rows.connection.texts(sql, params.values)).map(parseObject);
}

function refersTo(field: Field, resource: string): boolean {
  return someField(field, (one) => 'use' in one && one.resource === resource);
}
