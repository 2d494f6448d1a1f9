import type { Resource } from '@tuyen/schemas';
import { DOC, SEARCH, type Table } from './columns.ts';
import { type Database, type Engine, name, uniqueIndexName } from './connection.ts';
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

function indexes(table: Table, database: Database): string[] {
  const { resource } = table;
  const found: string[] = [];
  const add = (suffix: string, on: string, unique = false) =>
    found.push(`CREATE ${unique ? 'UNIQUE ' : ''}INDEX IF NOT EXISTS ${name(suffix)} ON ${table.name} ${on}`);
  for (const column of table.columns) {
    const { field } = column;
    if (field.name === 'id' || column.json) continue;
    if (field.unique) add(uniqueIndexName(resource.name, field.name), `(${column.name})`, true);
    else if (field.kind === 'reference') add(`${resource.name}.${field.name}`, `(${column.name})`);
    if (column.sortable && sortedBy(resource).has(field.name)) {
      add(`${resource.name}.${field.name}.sort`, `(${sortExpression(column, database.engine)}, "id")`);
    }
  }
  if (table.searchable.length > 0 && database.engine === 'postgres') found.push(...searchIndex(table, database));
  return found;
}

/** Columns whose heads a list lets one sort by. */
function sortedBy(resource: Resource): ReadonlySet<string> {
  return new Set([...resource.list.columns, resource.list.sort.field, 'created_at']);
}

/** What a column is ordered by. SQLite cannot collate Vietnamese: its key is computed, and indexed where lists sort by it. */
export function sortExpression(
  column: { readonly name: string; readonly collated: boolean },
  engine: Database['engine'],
): string {
  if (!column.collated) return column.name;
  return engine === 'sqlite' ? `vi_key(${column.name})` : `${column.name} COLLATE "vi-x-icu"`;
}

export function searchTableName(resource: string): string {
  return name(`${resource}.search`);
}

/** Is there a trigram index of this table's texts? */
export async function hasSearchIndex(database: Database, table: Table): Promise<boolean> {
  const [row] = await database.rows(`SELECT 1 AS one FROM sqlite_schema WHERE name = ?`, [
    `${table.resource.name}.search`,
  ]);
  return row !== undefined;
}

/** Makes it, from the rows that are there; from then on triggers keep it. */
export async function addSearchIndex(database: Database, table: Table): Promise<void> {
  const fts = searchTableName(table.resource.name);
  await database.script(`${searchIndex(table, database).join(';\n')}; INSERT INTO ${fts} (${fts}) VALUES ('rebuild')`);
}

/** SQLite: an FTS5 table of trigrams that triggers keep in step. PostgreSQL: a trigram index. */
function searchIndex(table: Table, database: Database): string[] {
  const fts = searchTableName(table.resource.name);
  if (database.engine === 'postgres') {
    return [`CREATE INDEX IF NOT EXISTS ${fts} ON ${table.name} USING gin (${SEARCH} gin_trgm_ops)`];
  }
  const trigger = (event: string) => name(`${table.resource.name}.search.${event}`);
  const remove = `INSERT INTO ${fts} (${fts}, rowid, "_search") VALUES ('delete', old."_row", old."_search");`;
  const insert = `INSERT INTO ${fts} (rowid, "_search") VALUES (new."_row", new."_search");`;
  return [
    `CREATE VIRTUAL TABLE IF NOT EXISTS ${fts} USING fts5("_search", content=${table.name}, content_rowid='_row', tokenize='trigram')`,
    `CREATE TRIGGER IF NOT EXISTS ${trigger('insert')} AFTER INSERT ON ${table.name} BEGIN ${insert} END`,
    `CREATE TRIGGER IF NOT EXISTS ${trigger('delete')} AFTER DELETE ON ${table.name} BEGIN ${remove} END`,
    `CREATE TRIGGER IF NOT EXISTS ${trigger('update')} AFTER UPDATE OF "_search" ON ${table.name} WHEN old."_search" IS NOT new."_search" BEGIN ${remove} ${insert} END`,
  ];
}
