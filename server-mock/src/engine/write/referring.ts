import type { Field } from '@tuyen/model';
import type { Row } from '../domain.ts';
import { DOC, type Table } from '../store/columns.ts';
import type { Rows } from '../store/rows.ts';
import { Params } from '../store/sql-text.ts';

/** SQL that holds for rows of the table which refer to the record, however deep; undefined where none can. */
export function refersIn(table: Table, resource: string, id: string, params: Params): string | undefined {
  // Who made a record is history, not need.
  const places = table.columns
    .filter(({ field }) => field.name !== 'created_by' && refersTo(field, resource))
    .map((column) => {
      if (!column.json) return `${column.name} = ${params.add(id)}`;
      // Ids are random: one that stands quoted in the JSON is a reference.
      return params.engine === 'postgres'
        ? `strpos(${column.name}::text, ${params.add(JSON.stringify(id), 'text')}) > 0`
        : `instr(${column.name}, ${params.add(JSON.stringify(id))}) > 0`;
    });
  return places.length > 0 ? `(${places.join(' OR ')})` : undefined;
}

/** The rows, without secrets, that refer to any of the records. */
export async function referring(
  rows: Rows,
  table: Table,
  resource: string,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const params = new Params(rows.engine);
  const conditions = ids.map((id) => refersIn(table, resource, id, params)).filter((sql) => sql !== undefined);
  if (conditions.length === 0) return [];
  const sql = `SELECT ${DOC} FROM ${table.name} WHERE ${conditions.join(' OR ')}`;
  return (await rows.connection.texts(sql, params.values)).map((text) => JSON.parse(text) as Row);
}

function refersTo(field: Field, resource: string): boolean {
  if (field.kind === 'reference' || field.kind === 'reference-list') return field.resource === resource;
  if (field.kind === 'nested-list' || field.kind === 'nested-object') {
    return field.fields.some((inner) => refersTo(inner, resource));
  }
  return false;
}
