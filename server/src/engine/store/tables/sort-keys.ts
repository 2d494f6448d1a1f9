import type { Row } from '../../domain.ts';
import { parseObject } from '../../json-object.ts';
import { type Connection, name, type SqlValue } from '../database/connection.ts';
import { sortKey } from '../database/text-keys.ts';
import type { Column, Table } from './columns.ts';
import { isKeyColumn, keyColumn } from './key-columns.ts';
import { keepFact } from './facts.ts';
import { defaultClause } from '../database/sql-text.ts';

/*
 * SQLite has no language collations. An indexed text is sorted by a key that the server writes to a column beside it.
 * An index on a function of the server is no alternative, because other programs could not check or vacuum the file.
 */

/** Version of the code and of the Unicode data that create the sort keys. Keys of another version are replaced. */
const MADE_BY = `1 ${process.versions['icu']} ${process.versions['cldr']} ${process.versions['unicode']}`;
const FACT = 'sort-keys';

export function keyOf({ collation }: Column, value: unknown): SqlValue {
  return typeof value === 'string' && collation !== undefined ? sortKey(value, collation) : null;
}

export function computedKey({ name: column, collation }: Pick<Column, 'name' | 'collation'>): string {
  return `sort_key(${column}, '${collation}')`;
}

/**
 * Adds the missing columns for sort keys to a table.
 * @param present names of the columns that the table had before new fields were added
 * @param values values of the new fields in existing rows. The sort key of such a value becomes the default of the new
 * column.
 * @returns true if sort keys are still missing in existing rows
 */
export async function addKeyColumns(
  connection: Connection,
  table: Table,
  present: ReadonlySet<string>,
  values: Readonly<Row> = {},
): Promise<boolean> {
  const missing = table.keyed.filter(({ field }) => !present.has(keyColumn(field.name)));
  for (const column of missing) {
    const key = present.has(column.field.name) ? null : keyOf(column, values[column.field.name]);
    await connection.script(`ALTER TABLE ${table.name} ADD COLUMN ${column.key} text${defaultClause(key)}`);
  }
  return missing.some(({ field }) => present.has(field.name));
}

export async function dropKeyColumns(
  connection: Connection,
  table: Table,
  present: ReadonlySet<string>,
): Promise<void> {
  const wanted = new Set(table.keyed.map(({ field }) => keyColumn(field.name)));
  for (const column of present)
    if (isKeyColumn(column) && !wanted.has(column))
      await connection.script(`ALTER TABLE ${table.name} DROP COLUMN ${name(column)}`);
}

export async function fillKeys(
  connection: Connection,
  tables: ReadonlyMap<string, Table>,
  stale: ReadonlySet<string>,
): Promise<void> {
  const keyed = [...tables].filter(([, table]) => table.keyed.length > 0);
  if (keyed.length === 0) return;
  const [fact] = await connection.rows(`SELECT "value" FROM "_facts" WHERE "name" = '${FACT}'`);
  const before = fact ? parseObject(String(fact['value'])) : {};
  const now: Record<string, string> = {};
  for (const [resource, table] of keyed) {
    const madeBy = `${MADE_BY} ${table.keyed[0]?.collation}`;
    now[resource] = madeBy;
    if (before[resource] !== madeBy || stale.has(resource)) await fillTable(connection, table);
  }
  const value = JSON.stringify(now);
  if (fact?.['value'] === value) return;
  await keepFact(connection, FACT, value);
}

async function fillTable(connection: Connection, table: Table): Promise<void> {
  const set = table.keyed.map((column) => `${column.key} = ${computedKey(column)}`);
  await connection.run(`UPDATE ${table.name} SET ${set.join(', ')}`);
}
