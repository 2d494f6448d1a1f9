import type { Engine } from '../database/connection.ts';
import { quoted } from '../database/sql-text.ts';
import { type Column, DOC, publicRecord, type Table } from './columns.ts';

/**
 * Values of rows that are older than their field, by resource and field. Such a row has the value in its column, as the column's
 * default, and not in its `_doc`: reading adds it. A field that somebody emptied has NULL in its column.
 */
export type ReadDefaults = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Returns the tables as rows are read from a database with these defaults. */
export function withReadDefaults(
  tables: ReadonlyMap<string, Table>,
  defaults: ReadDefaults,
  engine: Engine,
): ReadonlyMap<string, Table> {
  return new Map(
    [...tables].map(([resource, table]) => [
      resource,
      { ...table, doc: docOf(table, defaults[resource] ?? {}, engine) },
    ]),
  );
}

/** Returns the SQL of a record's JSON. */
function docOf(table: Table, defaults: Readonly<Record<string, unknown>>, engine: Engine): string {
  const added = table.columns.flatMap((column) => {
    const member = JSON.stringify(publicRecord(table, { [column.field.name]: defaults[column.field.name] })).slice(
      1,
      -1,
    );
    if (member === '') return [];
    return `CASE WHEN ${column.name} IS NULL OR ${hasMember(column, engine)} THEN '' ELSE ${quoted(`,${member}`)} END`;
  });
  if (added.length === 0) return DOC;
  const open = engine === 'postgres' ? `left(${DOC}, -1)` : `substr(${DOC}, 1, length(${DOC}) - 1)`;
  return `${[open, ...added].join(' || ')} || '}'`;
}

function hasMember({ field }: Column, engine: Engine): string {
  return engine === 'postgres'
    ? `${DOC}::json -> ${quoted(field.name)} IS NOT NULL`
    : `json_type(${DOC}, ${quoted(`$.${JSON.stringify(field.name)}`)}) IS NOT NULL`;
}
