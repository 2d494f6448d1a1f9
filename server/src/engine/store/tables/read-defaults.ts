import type { Engine } from '../database/connection.ts';
import { quoted } from '../database/sql-text.ts';
import { type Column, DOC, publicRecord, type Table } from './columns.ts';

/**
 * Defaults for rows that are older than their fields, by resource and field. In such a row, the column contains the
 * default, but `_doc` does not, so the default is added when the row is read. If a user cleared the field, the column
 * contains NULL.
 */
export type ReadDefaults = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

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
