import type { DatabaseSync } from 'node:sqlite';
import { ImportError } from '../draft.ts';
import type { Column, ForeignKey, SourceRow, Table, Tables } from '../tables/table.ts';
import { conditionsIn, readCheck } from './checks.ts';
import { typeOf } from './declared-type.ts';
import { constantDefault, isFilled } from './default-value.ts';

/** @throws ImportError if the file is no SQLite database, or if this Node has no `node:sqlite` */
export async function readSqlite(path: string, from: string): Promise<Tables> {
  const database = await openSqlite(path, from);
  try {
    return tablesOf(database);
  } catch (error) {
    throw unreadable(from, error);
  } finally {
    database.close();
  }
}

export async function* readSqliteRows(
  path: string,
  from: string,
  table: Table,
  columns: readonly string[],
): AsyncIterable<SourceRow> {
  const database = await openSqlite(path, from);
  try {
    const statement = database.prepare(`SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table.name)}`);
    // Numbers beyond 2^53 would lose digits otherwise.
    statement.setReadBigInts(true);
    yield* statement.iterate() as Iterable<SourceRow>;
  } finally {
    database.close();
  }
}

async function openSqlite(path: string, from: string): Promise<DatabaseSync> {
  const sqlite = await import('node:sqlite').catch(() => undefined);
  if (!sqlite) {
    const message = `${from} is a SQLite database. Node ${process.versions.node} cannot read it.`;
    throw new ImportError(message, 'Run the command with Node 22.13 or later.');
  }
  try {
    return new sqlite.DatabaseSync(path, { readOnly: true });
  } catch (error) {
    throw unreadable(from, error);
  }
}

function unreadable(from: string, error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR')) return error;
  return new ImportError(
    `${from} cannot be read: ${error.message}.`,
    'Check that it is a SQLite database and not encrypted.',
  );
}

type Row = Readonly<Record<string, string | number | null>>;

function tablesOf(database: DatabaseSync): Tables {
  // The cast is safe: the columns of these PRAGMA statements are texts, whole numbers and NULL.
  const all = (sql: string) => database.prepare(sql).all() as Row[];
  const listed = all('PRAGMA main.table_list').filter(({ name }) => !String(name).startsWith('sqlite_'));
  const skipped = listed
    .filter(({ type }) => type === 'virtual' || type === 'shadow')
    .map(({ name }) => ({ place: String(name), reason: 'is a part of a full text index' }));
  const statements = new Map(
    all('SELECT name, sql FROM main.sqlite_schema').map(({ name, sql }) => [String(name), String(sql ?? '')]),
  );
  const names = listed.filter(({ type }) => type === 'table' || type === 'view').toSorted(byName);
  const tables = names.map(({ name, type }): Table => {
    const table = String(name);
    const isView = type === 'view';
    if (isView && !canRead(all, table)) return unreadableView(table);
    const columns = all(`PRAGMA main.table_xinfo(${quoted(table)})`);
    const conditions = isView ? [] : conditionsIn(statements.get(table) ?? '');
    const key = columns
      .filter(({ pk }) => Number(pk) > 0)
      .toSorted((one, other) => Number(one['pk']) - Number(other['pk']));
    const read = columns.map((column) => columnOf(column, conditions));
    const multiline = isView ? new Set() : columnsWithLines(all, table, read);
    return {
      name: table,
      plain: table,
      kind: isView ? 'view' : 'table',
      columns: read.map((column) => (multiline.has(column.name) ? { ...column, multiline: true } : column)),
      key: key.map((column) => String(column['name'])),
      uniques: isView ? [] : uniquesOf(all, table),
      foreignKeys: isView ? [] : foreignKeysOf(all, table),
      rows: Number(all(`SELECT count(*) AS count FROM ${quoted(table)}`)[0]?.['count'] ?? 0),
    };
  });
  return { tables: tables.map((table) => withOwnNames(table, tables)), skipped, ownsKeys: true, inEnglish: true };
}

/** A view may refer to a table that was dropped later. */
function canRead(all: All, view: string): boolean {
  try {
    all(`SELECT count(*) AS count FROM ${quoted(view)}`);
    return true;
  } catch {
    return false;
  }
}

function unreadableView(name: string): Table {
  return { name, plain: name, kind: 'view', columns: [], key: [], uniques: [], foreignKeys: [], rows: 0 };
}

function columnOf({ name, type, notnull, dflt_value: given, pk, hidden }: Row, conditions: readonly string[]): Column {
  const checks = Object.assign({}, ...conditions.map((condition) => readCheck(condition, String(name))));
  const text = given === null || given === undefined ? null : String(given);
  const constant = constantDefault(text);
  return {
    name: String(name),
    // SQLite stores any value in a column without a type.
    ...typeOf(type === '' ? 'text' : String(type)),
    nullable: notnull !== 1 && Number(pk) === 0,
    ...(constant !== undefined && { default: constant }),
    filled: isFilled(text),
    generated: Number(hidden) >= 2,
    ...checks,
  };
}

/** Columns of one query. SQLite allows 2,000 by default. */
const AT_A_TIME = 100;

/** Returns the text columns of which a row has a line break. An input of one line would remove the line break. */
function columnsWithLines(all: All, table: string, columns: readonly Column[]): ReadonlySet<string> {
  const texts = columns.filter(({ type, values }) => type === 'text' && values === undefined);
  const found = new Set<string>();
  for (let at = 0; at < texts.length; at += AT_A_TIME) {
    const part = texts.slice(at, at + AT_A_TIME);
    const terms = part.map(({ name }, index) => `max(instr(${quoted(name)}, char(10)) > 0) AS c${index}`);
    const [row] = all(`SELECT ${terms.join(', ')} FROM ${quoted(table)}`);
    for (const [index, { name }] of part.entries()) if (Number(row?.[`c${index}`] ?? 0) === 1) found.add(name);
  }
  return found;
}

type All = (sql: string) => readonly Row[];

function uniquesOf(all: All, table: string): readonly (readonly string[])[] {
  const indexes = all(`PRAGMA main.index_list(${quoted(table)})`).filter(
    ({ unique, partial, origin }) => unique === 1 && partial === 0 && origin !== 'pk',
  );
  return indexes
    .map(({ name }) => all(`PRAGMA main.index_info(${quoted(String(name))})`).map((column) => column['name']))
    .filter((columns) => columns.every((column) => column !== null))
    .map((columns) => columns.map(String))
    .toSorted();
}

function foreignKeysOf(all: All, table: string): readonly ForeignKey[] {
  const byId = new Map<number, Row[]>();
  for (const row of all(`PRAGMA main.foreign_key_list(${quoted(table)})`))
    byId.set(Number(row['id']), [...(byId.get(Number(row['id'])) ?? []), row]);
  return [...byId.values()]
    .map((rows): ForeignKey => {
      const parts = rows.toSorted((one, other) => Number(one['seq']) - Number(other['seq']));
      return {
        columns: parts.map(({ from }) => String(from)),
        table: String(parts[0]?.['table']),
        references: parts.flatMap(({ to }) => (to === null || to === undefined ? [] : [String(to)])),
      };
    })
    .toSorted((one, other) => (one.columns.join() < other.columns.join() ? -1 : 1));
}

/** Gives the names in foreign keys the letter case of their table, because SQLite ignores case. */
function withOwnNames(table: Table, tables: readonly Table[]): Table {
  return {
    ...table,
    foreignKeys: table.foreignKeys.map((key) => {
      const other = tables.find(({ name }) => name.toLowerCase() === key.table.toLowerCase());
      if (!other) return key;
      const named = key.references.map(
        (column) => other.columns.find(({ name }) => name.toLowerCase() === column.toLowerCase())?.name ?? column,
      );
      return { ...key, table: other.name, references: named.length > 0 ? named : other.key };
    }),
  };
}

function byName({ name: one }: Row, { name: other }: Row): number {
  return String(one) < String(other) ? -1 : 1;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
