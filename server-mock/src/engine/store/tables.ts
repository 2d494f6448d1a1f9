import { DOC, SEARCH, type Table } from './columns.ts';
import { type Database, type Engine, name } from './connection.ts';
import { indexes } from './indexes.ts';
import { GAINED, systemTables } from './system-tables.ts';

/** Creates what is missing: tables, columns that a schema has gained, indexes. Nothing is ever dropped or retyped. */
export async function createTables(database: Database, tables: ReadonlyMap<string, Table>): Promise<void> {
  const work = async () => {
    for (const statement of systemTables(database.engine)) await database.script(statement);
    const present = await presentColumns(database);
    for (const { table, column, type } of GAINED) {
      if (!present.get(table)?.has(column))
        await database.script(`ALTER TABLE ${name(table)} ADD COLUMN ${name(column)} ${type}`);
    }
    for (const table of tables.values()) {
      const columns = present.get(table.resource.name);
      if (!columns) await database.script(createTable(table, database.engine));
      else await addColumns(database, table, columns);
    }
    const statements = [...tables.values()].flatMap((table) => indexes(table, database));
    await database.script(statements.join(';\n'));
  };
  if (database.engine === 'sqlite') return work();
  await oneAtATime(database, work);
}

/** Several processes may start at once; CREATE … IF NOT EXISTS alone races on PostgreSQL. */
async function oneAtATime(database: Database, work: () => Promise<void>): Promise<void> {
  await database.transaction(async (lock) => {
    await lock.rows('SELECT pg_advisory_xact_lock(7425001)');
    await database.script('CREATE EXTENSION IF NOT EXISTS pg_trgm').catch(() => undefined);
    await work();
  });
}

async function presentColumns(database: Database): Promise<Map<string, Set<string>>> {
  const rows = await database.rows(
    database.engine === 'sqlite'
      ? `SELECT m.name AS "table", c.name AS "column" FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table'`
      : `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns WHERE table_schema = current_schema()`,
  );
  const present = new Map<string, Set<string>>();
  for (const row of rows) {
    const columns = present.get(row['table'] as string) ?? new Set();
    present.set(row['table'] as string, columns.add(row['column'] as string));
  }
  return present;
}

function createTable(table: Table, engine: Engine): string {
  // A row number of its own, since the search index points to it and VACUUM may change the implicit one.
  const key = engine === 'sqlite' ? ['"_row" integer PRIMARY KEY'] : [];
  const id = engine === 'sqlite' ? 'NOT NULL UNIQUE' : 'PRIMARY KEY';
  const columns = table.columns.map(({ field, name: column, type }) =>
    field.name === 'id' ? `${column} ${type} ${id}` : `${column} ${type}`,
  );
  const all = [...key, ...columns, `${DOC} text NOT NULL`, `${SEARCH} text`];
  return `CREATE TABLE IF NOT EXISTS ${table.name} (${all.join(', ')})`;
}

async function addColumns(database: Database, table: Table, present: ReadonlySet<string>): Promise<void> {
  for (const { field, name: column, type } of table.columns) {
    if (!present.has(field.name)) await database.script(`ALTER TABLE ${table.name} ADD COLUMN ${column} ${type}`);
  }
}
