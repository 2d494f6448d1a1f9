import type { Row } from '../../domain.ts';
import { objectIn } from '../../json-object.ts';
import { type Connection, name, type SqlValue } from '../database/connection.ts';
import { sortKey } from '../database/text-keys.ts';
import type { Column, Table } from './columns.ts';
import { keepFact } from './facts.ts';
import { defaultClause } from '../database/sql-text.ts';

/* SQLite has no collations of languages. A text in an index of ours is sorted by a key in a column beside it, which the server
   writes: an index on a function of the server would be one that no other program can check, or vacuum. */

const SUFFIX = '~sort';

/** What the keys are made by. Rows whose keys were made by something else get new ones. */
const MADE_BY = `1 ${process.versions['icu']} ${process.versions['cldr']} ${process.versions['unicode']}`;
const FACT = 'sort-keys';

/** The column of a field's keys; unquoted. */
export function keyColumn(field: string): string {
  return `${field}${SUFFIX}`;
}

/** Keys follow from the rows: what is written to a file leaves them out. @param column unquoted */
export function isKeyColumn(column: string): boolean {
  return column.endsWith(SUFFIX);
}

export function keyOf({ collation }: Column, value: unknown): SqlValue {
  return typeof value === 'string' && collation !== undefined ? sortKey(value, collation) : null;
}

/** In order where no key is stored: `sort_key(…)`, a function of the server's connections. */
export function computedKey({ name: column, collation }: Pick<Column, 'name' | 'collation'>): string {
  return `sort_key(${column}, '${collation}')`;
}

/**
 * Adds the columns that are missing.
 * @param present the table's columns before fields were added
 * @param values what the rows that are there have in new fields: their keys need not be made
 * @returns whether rows have no keys now
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

/** Drops those of fields that are sorted by no longer. Their indexes are gone. @param present the table's columns */
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

/**
 * Makes the keys of tables whose keys were made by another version of the collations, or for another language.
 * @param stale resources whose keys are missing or not those of their values
 */
export async function fillKeys(
  connection: Connection,
  tables: ReadonlyMap<string, Table>,
  stale: ReadonlySet<string>,
): Promise<void> {
  const keyed = [...tables].filter(([, table]) => table.keyed.length > 0);
  if (keyed.length === 0) return;
  const [fact] = await connection.rows(`SELECT "value" FROM "_facts" WHERE "name" = '${FACT}'`);
  const before = fact ? objectIn(String(fact['value'])) : {};
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
