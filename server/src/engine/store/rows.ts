import { memoize, type Scalar } from '@tuyen/model';
import type { FindOptions, Reader, Row, Where } from '../domain.ts';
import { getOrThrow } from '../get-or-throw.ts';
import {
  type Column,
  rowFromStored,
  DOC,
  encode,
  publicRecord,
  SEARCH,
  searchText,
  selectedDoc,
  type StoredRow,
  type Table,
  unknownIn,
  withUnknown,
} from './tables/columns.ts';
import { type Connection, runLater, type SqlValue } from './database/connection.ts';
import { UnstorableError } from './database/failures.ts';
import { kyselyOver } from './database/kysely.ts';
import { Params } from './database/sql-text.ts';
import { orderBy } from './tables/indexes.ts';
import { keyOf } from './tables/sort-keys.ts';
import type { RecordChange } from './changes/record-changes.ts';
import { openMemory } from './remembered.ts';
import { holdsUploads, noteClaims, noteNewClaims } from './uploads/upload-claims.ts';

/** Reads rows and, inside a transaction, writes them. Does not run hooks or validation, which belong to the write path. */
export interface Rows extends Reader {
  readonly connection: Connection;
  /**
   * Returns a value derived from records of these resources. If reads of all these resources are cached, the value is
   * created once per transaction. It is created again only after a write to one of the resources.
   * @param key identifies the value
   */
  once<T>(key: object, resources: readonly string[], make: () => Promise<T>): Promise<T>;
  /** Forgets all cached reads and locks, because the writes since a savepoint were rolled back. */
  forget(): void;
  /**
   * Returns the record and locks it against other writers until the transaction ends. Writers that only store a
   * reference to the record do not wait, unless `against` is `references`.
   */
  lock(resource: string, id: string, against?: 'writers' | 'references'): Promise<Row | undefined>;
  /**
   * Returns and locks the records that no other transaction has locked, in the order of their ids. Locks them like
   * `lock`.
   */
  lockFree(resource: string, ids: readonly string[]): Promise<readonly Row[]>;
  insert(resource: string, row: Row): Promise<void>;
  /**
   * Inserts a row that this transaction does not read again. The caller need not await the insert, because the commit
   * waits for it.
   */
  append(resource: string, row: Row): Promise<void>;
  insertAll(resource: string, rows: Iterable<Row>): Promise<void>;
  replace(resource: string, before: Row, after: Row): Promise<void>;
  replaceAll(resource: string, changes: readonly Replaced[]): Promise<void>;
  delete(resource: string, row: Row): Promise<void>;
}

export interface Replaced {
  readonly before: Row;
  readonly after: Row;
}

/**
 * SQL lock clauses. The weaker lock lets other transactions store references to the record. With the stronger lock, two
 * transactions that each store a reference to a record and then change it would deadlock.
 */
const LOCKS = { writers: ' FOR NO KEY UPDATE', references: ' FOR UPDATE' } as const;

/**
 * @param changed called for each written row with the change in the number of rows: +1 for an insert, -1 for a delete,
 * 0 for an update
 * @param remembered resources whose reads are cached until they are written: see `Domain.remembered`
 * @param isCounted whether the total of a resource includes a record, by its id: see `Totals.has`
 * @param noteWritten called for each written row with its offices before and after
 */
export function rowsOver(
  connection: Connection,
  tables: ReadonlyMap<string, Table>,
  changed: (resource: string, office: string, change: number) => void,
  remembered: ReadonlySet<string> = new Set(),
  isCounted: (resource: string, id: string) => boolean = () => true,
  noteWritten: (change: RecordChange) => void = () => undefined,
): Rows {
  const { engine } = connection;
  const table = (resource: string): Table => getOrThrow(tables, resource);
  const get = async (of: Table, id: string, suffix = ''): Promise<Row | undefined> => {
    const params = new Params(engine);
    const sql = `SELECT ${selected(of)} FROM ${of.name} WHERE "id" = ${params.add(id)}${suffix}`;
    const [raw] = await connection.rows<StoredRow>(sql, params.values);
    return raw && rowFromStored(of, raw);
  };
  const read = openMemory(remembered);
  const find: Rows['find'] = async (resource, where = {}, options = {}) => {
    const of = table(resource);
    const params = new Params(engine);
    const sql = `SELECT ${selected(of)} FROM ${of.name}${conditions(of, where, params)}${order(of, options, params)}`;
    const rows = await read.once(resource, sql + JSON.stringify(params.values), async () =>
      (await connection.rows<StoredRow>(sql, params.values)).map((raw) => rowFromStored(of, raw)),
    );
    return remembered.has(resource) ? rows.map((row) => ({ ...row })) : rows;
  };
  let sql: Rows['sql'] | undefined;
  const countRow = (resource: string, row: Row, change: 1 | -1): void =>
    changed(resource, officeOf(row), isCounted(resource, String(row['id'])) ? change : 0);
  const noteRow = (resource: string, row: Row, change: 1 | -1): void => {
    countRow(resource, row, change);
    noteWritten({ resource, id: String(row['id']), [change > 0 ? 'to' : 'from']: officeOf(row) });
  };
  const noteReplaced = async (of: Table, { before, after }: Replaced): Promise<void> => {
    const { name: resource } = of.resource;
    const key = `${resource}/${String(before['id'])}`;
    const held = locked.get(key);
    if (held) locked.set(key, { ...held, row: withUnknown(known(of, after), before) });
    read.forget(resource);
    if (holdsUploads(of)) await noteClaims(connection, of, String(before['id']), before, after);
    noteWritten({ resource, id: String(before['id']), from: officeOf(before), to: officeOf(after) });
    if (officeOf(before) === officeOf(after)) return changed(resource, officeOf(after), 0);
    countRow(resource, before, -1);
    countRow(resource, after, 1);
  };
  const locked = new Map<string, { readonly row: Row; readonly against: 'writers' | 'references' }>();

  return {
    connection,
    engine,
    get sql() {
      return (sql ??= kyselyOver(connection));
    },
    once: read.made,
    forget() {
      locked.clear();
      read.forget();
    },
    async get(resource, id) {
      const held = locked.get(`${resource}/${id}`);
      if (held) return { ...held.row };
      if (!remembered.has(resource)) return get(table(resource), id);
      const row = await read.once(resource, id, () => get(table(resource), id));
      return row && { ...row };
    },
    async lock(resource, id, against = 'writers') {
      const key = `${resource}/${id}`;
      const held = locked.get(key);
      if (held && (against === 'writers' || held.against === against)) return { ...held.row };
      const row = await get(table(resource), id, engine === 'postgres' ? LOCKS[against] : '');
      // Discard cached reads, because the row may have changed after it was read and before it was locked.
      read.forget(resource);
      if (row) locked.set(key, { row, against });
      return row && { ...row };
    },
    async lockFree(resource, ids) {
      if (ids.length === 0) return [];
      const of = table(resource);
      const params = new Params(engine);
      const lock = engine === 'postgres' ? `${LOCKS.writers} SKIP LOCKED` : '';
      const sql = `SELECT ${selected(of)} FROM ${of.name} WHERE "id" IN (${params.list(ids)}) ORDER BY "id"${lock}`;
      const rows = (await connection.rows<StoredRow>(sql, params.values)).map((raw) => rowFromStored(of, raw));
      for (const row of rows) locked.set(`${resource}/${String(row['id'])}`, { row, against: 'writers' });
      return rows.map((row) => ({ ...row }));
    },
    find,
    first: async (resource, where, options) => (await find(resource, where, { ...options, limit: 1 }))[0],
    async count(resource, where = {}) {
      const of = table(resource);
      const params = new Params(engine);
      const [row] = await connection.rows<{ n: number }>(
        `SELECT count(*) AS n FROM ${of.name}${conditions(of, where, params)}`,
        params.values,
      );
      return row?.n ?? 0;
    },
    async insert(resource, row) {
      const of = table(resource);
      await connection.run(insertText(of, engine), stored(of, row, engine));
      read.forget(resource);
      // The new row counts as locked, because no other transaction can see it before the commit.
      locked.set(`${resource}/${String(row['id'])}`, { row: known(of, row), against: 'references' });
      if (holdsUploads(of)) await noteClaims(connection, of, String(row['id']), undefined, row);
      noteRow(resource, row, 1);
    },
    async append(resource, row) {
      const of = table(resource);
      await runLater(connection, insertText(of, engine), stored(of, row, engine));
      read.forget(resource);
      noteRow(resource, row, 1);
    },
    async insertAll(resource, all) {
      const of = table(resource);
      const claiming: Row[] = [];
      const isClaiming = holdsUploads(of);
      // Yields one row at a time, so that generated rows do not fill the memory.
      function* values(): Iterable<SqlValue[]> {
        for (const row of all) {
          if (isClaiming) claiming.push(row);
          noteRow(resource, row, 1);
          yield stored(of, row, engine);
        }
      }
      if (connection.copy) await connection.copy(of.name, written(of), values());
      else for (const row of values()) await connection.run(insertText(of, engine), row);
      read.forget(resource);
      await noteNewClaims(connection, of, claiming);
    },
    async replace(resource, before, after) {
      const of = table(resource);
      const params = new Params(engine);
      const set = differences(of, before, after, engine).map(([name, value]) => `${name} = ${params.add(value)}`);
      if (set.length === 0) return;
      const id = params.add(String(before['id']));
      await connection.run(`UPDATE ${of.name} SET ${set.join(', ')} WHERE "id" = ${id}`, params.values);
      await noteReplaced(of, { before, after });
    },
    async replaceAll(resource, all) {
      const of = table(resource);
      const alike = Map.groupBy(
        all.map((change) => ({ change, set: differences(of, change.before, change.after, engine) })),
        ({ set }) => set.map(([name]) => name).join(),
      );
      for (const group of alike.values()) {
        const names = group[0]?.set.map(([name]) => name) ?? [];
        if (names.length === 0) continue;
        const params = new Params(engine);
        const types = names.map((name) => typeOf(of, name));
        const values = group.map(({ change, set }) => {
          const id = params.add(String(change.before['id']), 'text');
          return `(${[id, ...set.map(([, value], at) => params.add(value, types[at]))].join(', ')})`;
        });
        // SQLite and PostgreSQL both name the columns of VALUES `column1`, `column2` and so on.
        const set = names.map((name, at) => `${name} = v.column${at + 2}`);
        await connection.run(
          `UPDATE ${of.name} SET ${set.join(', ')} FROM (VALUES ${values.join(', ')}) AS v WHERE ${of.name}."id" = v.column1`,
          params.values,
        );
        for (const { change } of group) await noteReplaced(of, change);
      }
    },
    async delete(resource, row) {
      const of = table(resource);
      read.forget(resource);
      locked.delete(`${resource}/${String(row['id'])}`);
      const params = new Params(engine);
      await connection.run(`DELETE FROM ${of.name} WHERE "id" = ${params.add(String(row['id']))}`, params.values);
      if (holdsUploads(of)) await noteClaims(connection, of, String(row['id']), row, undefined);
      noteRow(resource, row, -1);
    },
  };
}

function known(table: Table, row: Row): Row {
  const read: Row = {};
  for (const { field } of table.columns) {
    const value = row[field.name];
    if (value !== undefined && value !== null) read[field.name] = value;
  }
  return read;
}

function officeOf(row: Row): string {
  return typeof row['office_id'] === 'string' ? row['office_id'] : '';
}

const selected = memoize((table: Table): string =>
  [selectedDoc(table), ...table.secrets.map((column) => column.name)].join(', '),
);

const insertText = memoize((table: Table, engine: Connection['engine']): string => {
  const names = written(table);
  const params = new Params(engine);
  return `INSERT INTO ${table.name} (${names.join(', ')}) VALUES (${names.map(() => params.add(null)).join(', ')})`;
});

function written(table: Table): readonly string[] {
  const keys = table.keyed.flatMap(({ key }) => key ?? []);
  return [...table.columns.map((column) => column.name), ...keys, DOC, SEARCH];
}

function stored(table: Table, row: Row, engine: Connection['engine']): SqlValue[] {
  const values = table.columns.map((column) => encode(column, row[column.field.name], engine));
  for (const column of table.keyed) values.push(keyOf(column, row[column.field.name]));
  values.push(document(table, row), searchText(table, row));
  return values;
}

/**
 * Returns the JSON document that the table stores for a row. It is empty if reading builds the record from the columns.
 * @param unknown fields of a newer build, which stay in the document
 * @throws UnstorableError for NUL and unpaired surrogates. PostgreSQL cannot store them, and both databases should
 * behave alike
 */
function document(table: Table, row: Row, unknown: Readonly<Row> = {}): string {
  const text = JSON.stringify({ ...publicRecord(table, row), ...unknown });
  if (text.includes('\\u') && NO_TEXT.test(text)) throw new UnstorableError(new Error('NUL or half a character'));
  const first = table.emptyDocumentsFrom;
  const isBuilt = first !== undefined && String(row['id']) >= first && Object.keys(unknown).length === 0;
  return isBuilt ? '' : text;
}

/** Matches NUL and surrogates in their JSON escapes. A backslash before `u0000` that is itself escaped is ordinary text. */
const NO_TEXT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/u;

function differences(table: Table, before: Row, after: Row, engine: Connection['engine']): [string, SqlValue][] {
  const set: [string, SqlValue][] = [];
  for (const column of table.columns) {
    const { name } = column.field;
    if (before[name] === after[name]) continue;
    const value = encode(column, after[name], engine);
    if (value === encode(column, before[name], engine)) continue;
    set.push([column.name, value]);
    if (column.key !== undefined) set.push([column.key, keyOf(column, value)]);
  }
  if (set.length === 0) return set;
  set.push([DOC, document(table, after, unknownIn(before))]);
  if (table.searchable.some((name) => before[name] !== after[name])) set.push([SEARCH, searchText(table, after)]);
  return set;
}

const typeOf = (table: Table, name: string): string =>
  table.columns.find((column) => column.name === name)?.type.replace(/ COLLATE .*$/u, '') ?? 'text';

function conditions(table: Table, where: Where, params: Params): string {
  const parts = Object.entries(where).map(([field, wanted]) => {
    const column = columnOf(table, field);
    return typeof wanted === 'object' && wanted !== null
      ? oneOf(column, wanted, params)
      : equal(column, wanted, params);
  });
  return parts.length > 0 ? ` WHERE ${parts.join(' AND ')}` : '';
}

/**
 * Returns a condition that a column has one of the values. Uses IN with any number of values, because SQLite accepts at
 * most a thousand conditions joined by OR.
 */
function oneOf(column: Column, wanted: readonly Scalar[], params: Params): string {
  const values = wanted.filter((value) => value !== null && value !== undefined);
  if (column.json || values.length < wanted.length || values.length === 0)
    return `(${wanted.map((value) => equal(column, value, params)).join(' OR ') || 'false'})`;
  return `${column.name} IN (${params.list(values.map((value) => encode(column, value, params.engine)))})`;
}

function equal(column: Column, value: Scalar | undefined, params: Params): string {
  if (value === null || value === undefined) return `${column.name} IS NULL`;
  if (column.languages) return inSomeLanguage(column, [value], params);
  if (column.json) return contains(column, value, params);
  return `${column.name} = ${params.add(encode(column, value, params.engine))}`;
}

/** Returns a condition that the text in some language is one of the values. */
function inSomeLanguage(column: Column, values: readonly Scalar[], params: Params): string {
  const each = params.engine === 'sqlite' ? `json_each(${column.name})` : `jsonb_each_text(${column.name})`;
  const list = params.list(values.map(String));
  return `EXISTS (SELECT 1 FROM ${each} AS texts WHERE texts."value" IN (${list}))`;
}

export function contains(column: Column, value: Scalar, params: Params): string {
  if (params.engine === 'postgres') return `${column.name} @> ${params.add(JSON.stringify([value]), 'jsonb')}`;
  const bound = typeof value === 'boolean' ? Number(value) : value;
  return `EXISTS (SELECT 1 FROM json_each(${column.name}) AS element WHERE element.value = ${params.add(bound)})`;
}

function order(table: Table, options: FindOptions, params: Params): string {
  let sql = '';
  if (options.sort) {
    const descending = options.sort.startsWith('-');
    const column = columnOf(table, options.sort.replace(/^-/u, ''));
    sql += ` ORDER BY ${orderBy(column, descending, params.engine)}, "id" ${descending ? 'DESC' : 'ASC'}`;
  }
  if (options.limit !== undefined) sql += ` LIMIT ${params.add(options.limit)}`;
  if (options.offset !== undefined) {
    // A query with an OFFSET always gets a LIMIT too, because SQLite does not accept OFFSET alone.
    if (options.limit === undefined && params.engine === 'sqlite') sql += ' LIMIT -1';
    sql += ` OFFSET ${params.add(options.offset)}`;
  }
  return sql;
}

function columnOf(table: Table, field: string): Column {
  const column = table.column.get(field);
  if (!column) throw new Error(`resource "${table.resource.name}" has no field "${field}"`);
  return column;
}
