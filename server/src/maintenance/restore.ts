import { isObject } from '@tuyen/model';
import { createReadStream, existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type Connection, type Engine, name, type SqlValue } from '../engine/store/database/connection.ts';
import { defaultClause, Params } from '../engine/store/database/sql-text.ts';
import { openDatabase } from '../engine/store/open-database.ts';
import { readState } from '../engine/store/migrations/database-state.ts';
import { systemTables } from '../engine/store/tables/system-tables.ts';
import type { Backup } from './backup.ts';
import { NotPossible } from './not-possible.ts';
import { tablesOf } from './tables.ts';

/**
 * Restores a backup into a database of the same engine, in one transaction. The next start of a server creates the
 * indexes.
 * @param force drop the existing content of the database
 * @throws NotPossible if the file is incomplete or of another engine, or if the database is not empty
 */
export async function restore(databaseUrl: string, file: string, force: boolean): Promise<Backup> {
  const made = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : undefined;
  const isNew = made !== undefined && !existsSync(made);
  try {
    return await restoreInto(databaseUrl, file, force);
  } catch (error) {
    // Removes the new file after an error, because an empty file would be mistaken for a database.
    if (isNew) for (const part of ['', '-wal', '-shm']) rmSync(`${made}${part}`, { force: true });
    throw error;
  }
}

async function restoreInto(databaseUrl: string, file: string, force: boolean): Promise<Backup> {
  const database = await openDatabase(databaseUrl);
  try {
    return await database.transaction(async (connection) => {
      const present = await tablesOf(connection);
      if (present.length > 0 && !force)
        throw new NotPossible(
          'The database is not empty. Take an empty one, or add --force, which drops what is in it.',
        );
      if (connection.engine === 'sqlite') await dropSearch(connection);
      for (const table of present)
        await connection.script(`DROP TABLE ${name(table)}${connection.engine === 'postgres' ? ' CASCADE' : ''}`);
      return await fill(connection, file);
    });
  } finally {
    await database.close();
  }
}

async function dropSearch(connection: Connection): Promise<void> {
  for (const found of await connection.texts(`SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE%'`))
    await connection.script(`DROP TABLE ${name(found)}`);
}

async function fill(connection: Connection, file: string): Promise<Backup> {
  const found = { tables: 0, rows: 0 };
  let table = '';
  let columns: readonly (readonly [string, string])[] = [];
  let ended = false;
  let begun = false;
  for await (const line of linesOf(file)) {
    if (!begun) {
      if (line['tuyen'] !== 'backup' || line['version'] !== 1)
        throw new NotPossible(`${file} is not a backup of tuyen.`);
      if (line['engine'] !== connection.engine)
        throw new NotPossible(
          `${file} is a backup of ${String(line['engine'])}, and the database is ${connection.engine}.`,
        );
      begun = true;
      await connection.script(systemTables(connection.engine).join(';\n'));
    } else if (typeof line['table'] === 'string' && Array.isArray(line['columns'])) {
      table = line['table'];
      // Safe cast: `backUp` wrote the columns in this form.
      columns = line['columns'] as typeof columns;
      found.tables += 1;
      if (table.startsWith('_')) continue;
      // The table `_facts` is already restored at this point, because a backup contains it before the tables of
      // resources. The next line reads the default values of old rows from `_facts`.
      const defaults = (await readState(connection))?.readDefaults?.[table] ?? {};
      await connection.script(tableLike(connection, table, columns, defaults));
    } else if (Array.isArray(line['rows']) && line['end'] !== true) {
      // Safe cast: the format of a backup requires that each row is a list of values.
      for (const row of line['rows'] as unknown[][]) await insert(connection, table, columns, row);
      found.rows += line['rows'].length;
    } else if (line['end'] === true) ended = line['rows'] === found.rows;
  }
  if (!ended) throw new NotPossible(`${file} is cut off: it lacks its end. Nothing was changed.`);
  await continueSerials(connection);
  return found;
}

async function* linesOf(file: string): AsyncIterable<Readonly<Record<string, unknown>>> {
  const input = createReadStream(file);
  const unzipped = createGunzip();
  input.on('error', (error) => unzipped.destroy(error));
  input.pipe(unzipped);
  try {
    for await (const text of createInterface({ input: unzipped, crlfDelay: Infinity })) {
      const line: unknown = JSON.parse(text);
      if (!isObject(line)) throw new SyntaxError('no object');
      yield line;
    }
  } catch (error) {
    if (error instanceof NotPossible) throw error;
    throw new NotPossible(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/**
 * Returns the SQL statement that creates the table of a resource. The statement is the same as in `createTables`, but
 * it is derived from the backup instead of the schemas.
 */
function tableLike(
  { engine }: Connection,
  table: string,
  columns: readonly (readonly [string, string])[],
  defaults: Readonly<Record<string, unknown>>,
): string {
  const all = columns.map(([column, type]) => {
    if (column === '_row') return '"_row" integer PRIMARY KEY';
    const written = engine === 'postgres' && type === 'text' && !column.startsWith('_') ? 'text COLLATE "C"' : type;
    const key = column !== 'id' ? '' : engine === 'sqlite' ? ' NOT NULL UNIQUE' : ' PRIMARY KEY';
    const clause = defaultClause(defaultOf(defaults[column], type, engine));
    return `${name(column)} ${written}${key}${column === '_doc' ? ' NOT NULL' : ''}${clause}`;
  });
  return `CREATE TABLE ${name(table)} (${all.join(', ')})`;
}

function defaultOf(value: unknown, type: string, engine: Engine): SqlValue {
  if (typeof value === 'boolean' && engine === 'sqlite') return Number(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : bindable(value, type);
}

async function insert(
  connection: Connection,
  table: string,
  columns: readonly (readonly [string, string])[],
  row: readonly unknown[],
): Promise<void> {
  const params = new Params(connection.engine);
  const values = params.list(row.map((value, index) => bindable(value, columns[index]?.[1])));
  const names = columns.map(([column]) => name(column)).join(', ');
  await connection.run(`INSERT INTO ${name(table)} (${names}) VALUES (${values})`, params.values);
}

function bindable(value: unknown, type: string | undefined): SqlValue {
  if (value === null || value === undefined) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  if (isObject(value)) return Buffer.from(String(value['bytes']), 'base64');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}

/** Sets the database sequences of numbered rows, so that new rows get higher numbers than the restored rows. */
async function continueSerials(connection: Connection): Promise<void> {
  if (connection.engine === 'sqlite') return;
  for (const table of ['_audit', '_outbox', '_upload_claims'])
    await connection.rows(
      `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), coalesce(max("id"), 0) + 1, false) FROM "${table}"`,
    );
}
