import type { Field } from '@tuyen/model';
import { type Connection, name, shortIdentifier, uniqueIndexName } from '../database/connection.ts';
import type { Table } from '../tables/columns.ts';
import { searchTableName } from '../tables/indexes.ts';
import type { TableChange } from './difference.ts';
import { before } from './rewrite-rows.ts';

export async function alterTable(
  connection: Connection,
  change: TableChange,
  table: Table | undefined,
  present: ReadonlySet<string>,
): Promise<void> {
  if (!change.exists || !table) return;
  const { resource, renamedFrom, renamedFields, retyped, gone, repeatable } = change;
  const known = renamedFrom ?? resource.name;
  const touched = new Set([
    ...renamedFields.values(),
    ...retyped.map((field) => renamedFields.get(field.name) ?? field.name),
    ...gone,
  ]);
  const indexes = [...present].filter((index) =>
    isIndexOf(index, known, renamedFrom === undefined ? touched : undefined),
  );
  indexes.push(...repeatable.map((field) => uniqueIndexName(known, field.name)).filter((index) => present.has(index)));
  if (renamedFrom !== undefined) {
    if (connection.engine === 'sqlite') await dropSearch(connection, known, present);
    else indexes.push(`${known}.search`);
  }
  for (const index of new Set(indexes)) await connection.script(`DROP INDEX IF EXISTS ${name(index)}`);
  if (renamedFrom !== undefined) await connection.script(`ALTER TABLE ${name(known)} RENAME TO ${name(resource.name)}`);
  for (const [to, from] of renamedFields)
    await connection.script(`ALTER TABLE ${table.name} RENAME COLUMN ${name(from)} TO ${name(to)}`);
  for (const field of retyped) await retype(connection, table, field);
}

async function retype(connection: Connection, table: Table, field: Field): Promise<void> {
  const column = table.column.get(field.name);
  if (!column) return;
  await connection.script(`ALTER TABLE ${table.name} RENAME COLUMN ${column.name} TO ${name(before(field.name))}`);
  await connection.script(`ALTER TABLE ${table.name} ADD COLUMN ${column.name} ${column.type}`);
}

/**
 * Tests whether an index belongs to the table and fields. Primary keys and SQLite's automatic indexes never match.
 * @param fields undefined: all fields
 */
function isIndexOf(index: string, table: string, fields: ReadonlySet<string> | undefined): boolean {
  const [owner = '', field] = index.split('.');
  if (field === undefined || field === 'search' || (owner !== table && owner !== shortIdentifier(table))) return false;
  return fields === undefined || [...fields].some((one) => field === one || field === shortIdentifier(one));
}

/**
 * Drops the search index of a table before the table is renamed. If the table is large enough, `indexGrown` creates the
 * index again.
 */
async function dropSearch(connection: Connection, table: string, present: ReadonlySet<string>): Promise<void> {
  for (const event of ['insert', 'delete', 'update'])
    await connection.script(`DROP TRIGGER IF EXISTS ${name(`${table}.search.${event}`)}`);
  if (present.has(`${table}.search`)) await connection.script(`DROP TABLE ${searchTableName(table)}`);
}
