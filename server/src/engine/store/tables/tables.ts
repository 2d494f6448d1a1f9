import type { Row } from '../../domain.ts';
import { DOC, encode, SEARCH, type Table } from './columns.ts';
import { type Connection, type Engine, name } from '../database/connection.ts';
import { lockUntilCommit } from '../database/advisory-locks.ts';
import { UnavailableError } from '../database/failures.ts';
import { indexes, outdatedIndexes } from './indexes.ts';
import { addKeyColumns, dropKeyColumns } from './sort-keys.ts';
import type { ReadDefaults } from './read-defaults.ts';
import { defaultClause } from '../database/sql-text.ts';
import { GAINED, GAINED_INDEXES, systemTables } from './system-tables.ts';

export async function lockTables(connection: Connection): Promise<void> {
  if (connection.engine === 'postgres') await preparePostgres(connection);
}

/**
 * Creates missing tables and columns, and the system tables with their indexes.
 * @param defaults values of existing rows in new columns
 * @returns the resources whose tables are new, and those whose rows have no sort keys yet
 */
export async function createTables(
  connection: Connection,
  tables: ReadonlyMap<string, Table>,
  defaults: ReadDefaults = {},
): Promise<{ readonly created: ReadonlySet<string>; readonly withoutKeys: Set<string> }> {
  const columns = await presentColumns(connection);
  const create = await creator(connection);
  await create(systemTables(connection.engine));
  for (const { table, column, type } of GAINED) {
    if (columns.get(table)?.has(column) === false)
      await connection.script(`ALTER TABLE ${name(table)} ADD COLUMN ${name(column)} ${type}`);
  }
  await create(GAINED_INDEXES);
  const created = new Set<string>();
  const withoutKeys = new Set<string>();
  for (const table of tables.values()) {
    const there = columns.get(table.resource.name);
    if (there) {
      const values = defaults[table.resource.name] ?? {};
      await addColumns(connection, table, there, values);
      if (await addKeyColumns(connection, table, there, values)) withoutKeys.add(table.resource.name);
    } else {
      await connection.script(createTable(table, connection.engine));
      created.add(table.resource.name);
    }
  }
  return { created, withoutKeys };
}

/**
 * Creates missing indexes and drops those with another sort order. On PostgreSQL, only creates indexes of new tables:
 * see `buildIndexes`. Existing indexes are skipped by name, because IF NOT EXISTS on PostgreSQL would lock their tables
 * against writers.
 * @param created resources with new tables
 */
export async function createIndexes(
  connection: Connection,
  tables: ReadonlyMap<string, Table>,
  created: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { engine } = connection;
  const present = await presentNames(connection);
  const outdated = engine === 'sqlite' ? outdatedIndexes([...tables.values()], engine, present) : [];
  for (const index of outdated) await connection.script(`DROP INDEX ${name(index)}`);
  const create = await creator(connection);
  const now = [...tables.values()].filter(({ resource }) => engine === 'sqlite' || created.has(resource.name));
  await create(now.flatMap((table) => indexes(table, engine)));
  const columns = await presentColumns(connection);
  for (const table of tables.values())
    await dropKeyColumns(connection, table, columns.get(table.resource.name) ?? new Set());
}

async function creator(connection: Connection): Promise<(statements: readonly string[]) => Promise<void>> {
  const present = await presentNames(connection);
  return async (statements) => {
    const missing = statements.filter((statement) => !present.has(nameIn(statement)));
    if (missing.length > 0) await connection.script(missing.join(';\n'));
  };
}

async function preparePostgres(connection: Connection): Promise<void> {
  await lockUntilCommit(connection, 'extensions');
  await connection.script('SAVEPOINT extension');
  try {
    await connection.script('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  } catch (error) {
    // The server may lack the permission to create a PostgreSQL extension that its indexes need. The start then
    // continues, because the owner of the database can create the extension. Without the extension, creating such an
    // index fails with a clear error.
    if (error instanceof UnavailableError) throw error;
    await connection.script('ROLLBACK TO extension');
  }
}

export function nameIn(statement: string): string {
  const [, quoted = ''] = / IF NOT EXISTS "((?:[^"]|"")+)"/u.exec(statement) ?? [];
  return quoted.replaceAll('""', '"');
}

export async function presentNames(connection: Connection): Promise<ReadonlySet<string>> {
  const rows = await connection.rows(
    connection.engine === 'sqlite'
      ? 'SELECT name FROM sqlite_schema'
      : 'SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace',
  );
  return new Set(rows.map((row) => String(row['name'])));
}

export async function presentColumns(connection: Connection): Promise<Map<string, Set<string>>> {
  const rows = await connection.rows<{ table: string; column: string }>(
    connection.engine === 'sqlite'
      ? `SELECT m.name AS "table", c.name AS "column" FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table'`
      : `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns WHERE table_schema = current_schema() AND table_name NOT LIKE '%~%'`,
  );
  const present = new Map<string, Set<string>>();
  for (const { table, column } of rows) {
    const columns = present.get(table) ?? new Set();
    present.set(table, columns.add(column));
  }
  return present;
}

function createTable(table: Table, engine: Engine): string {
  // Each row stores its number in a column, because the search index refers to it. VACUUM may change SQLite's implicit
  // row number.
  const key = engine === 'sqlite' ? ['"_row" integer PRIMARY KEY'] : [];
  const id = engine === 'sqlite' ? 'NOT NULL UNIQUE' : 'PRIMARY KEY';
  const columns = table.columns.map(({ field, name: column, type }) =>
    field.name === 'id' ? `${column} ${type} ${id}` : `${column} ${type}`,
  );
  const keys = table.keyed.map(({ key: column }) => `${column} text`);
  const all = [...key, ...columns, ...keys, `${DOC} text NOT NULL`, `${SEARCH} text`];
  return `CREATE TABLE IF NOT EXISTS ${table.name} (${all.join(', ')})`;
}

async function addColumns(
  connection: Connection,
  table: Table,
  present: ReadonlySet<string>,
  values: Readonly<Row>,
): Promise<void> {
  for (const column of table.columns) {
    if (present.has(column.field.name)) continue;
    const clause = defaultClause(encode(column, values[column.field.name], connection.engine));
    await connection.script(`ALTER TABLE ${table.name} ADD COLUMN ${column.name} ${column.type}${clause}`);
  }
}
