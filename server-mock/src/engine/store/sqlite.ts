import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Connection, type Database, DuplicateError, type SqlRow, type SqlValue } from './connection.ts';
import { sortKey } from './vietnamese.ts';

/** Prepared statements kept by their text; the text is the query's shape, values are always bound. */
const STATEMENTS = 500;

/** Set while code runs inside a transaction: asking the database at large from there would wait for itself. */
const within = new AsyncLocalStorage<true>();

/**
 * SQLite as Node brings it.
 * @param path a file, or `:memory:`
 */
export function openSqlite(path: string): Database {
  let database = connect(path);
  let objects = statements(database, false);
  let arrays = statements(database, true);
  const inside: Connection = {
    engine: 'sqlite',
    rows: async (sql, params = []) => guarded(() => objects(sql).all(...bound(params)) as SqlRow[]),
    row: async (sql, params = []) => objects(sql).get(...bound(params)) as SqlRow | undefined,
    texts: async (sql, params = []) => {
      const rows = arrays(sql).all(...bound(params)) as unknown as [string][];
      return rows.map((row) => row[0]);
    },
    run: async (sql, params = []) => guarded(() => Number(objects(sql).run(...bound(params)).changes)),
  };

  // Everything waits its turn behind the transactions before it; with none about, reads go straight through.
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  function turn<T>(work: () => Promise<T>): Promise<T> {
    if (within.getStore())
      throw new Error('inside a transaction use the transaction: waiting for its end here would never end');
    waiting += 1;
    const mine = tail.then(work).finally(() => (waiting -= 1));
    tail = mine.catch(() => undefined);
    return mine;
  }

  return {
    engine: 'sqlite',
    rows: (sql, params) => (waiting === 0 ? inside.rows(sql, params) : turn(() => inside.rows(sql, params))),
    row: (sql, params) => (waiting === 0 ? inside.row(sql, params) : turn(() => inside.row(sql, params))),
    texts: (sql, params) => (waiting === 0 ? inside.texts(sql, params) : turn(() => inside.texts(sql, params))),
    run: (sql, params) => (waiting === 0 ? inside.run(sql, params) : turn(() => inside.run(sql, params))),
    script: (sql) => turn(async () => database.exec(sql)),
    transaction: (work) =>
      turn(() =>
        within.run(true, async () => {
          objects('BEGIN IMMEDIATE').run();
          try {
            const answer = await work(inside);
            objects('COMMIT').run();
            return answer;
          } catch (error) {
            if (database.isTransaction) database.exec('ROLLBACK');
            throw error;
          }
        }),
      ),
    ...(path !== ':memory:' && { changedElsewhere: watch(database) }),
    ...(path === ':memory:' && {
      snapshot: () => turn(async () => database.serialize()),
      restore: (snapshot: Uint8Array) =>
        turn(async () => {
          // Into a new connection: Node 24 may crash when it ends the statements of one that has some.
          const fresh = connect(path);
          fresh.deserialize(snapshot);
          const old = database;
          database = fresh;
          objects = statements(database, false);
          arrays = statements(database, true);
          old.close();
        }),
    }),
    async close() {
      await tail;
      database.close();
    },
  };
}

/** SQLite counts the commits of other connections; asking costs less than a microsecond. */
function watch(database: DatabaseSync): () => boolean {
  const statement = database.prepare('PRAGMA data_version');
  let known = statement.get()?.['data_version'];
  return () => {
    const now = statement.get()?.['data_version'];
    const changed = now !== known;
    known = now;
    return changed;
  };
}

function connect(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY',
  );
  database.function('vi_key', { deterministic: true }, (text) => (typeof text === 'string' ? sortKey(text) : text));
  database.function('vi_lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  return database;
}

function statements(database: DatabaseSync, returnArrays: boolean): (sql: string) => StatementSync {
  const kept = new Map<string, StatementSync>();
  return (sql) => {
    const found = kept.get(sql);
    if (found) return found;
    const made = database.prepare(sql);
    if (returnArrays) made.setReturnArrays(true);
    if (kept.size >= STATEMENTS) kept.delete(kept.keys().next().value as string);
    kept.set(sql, made);
    return made;
  };
}

function bound(params: readonly SqlValue[]): SQLInputValue[] {
  // Nearly never: columns.ts has turned booleans into numbers already.
  for (const value of params) {
    if (typeof value === 'boolean') return params.map((each) => (typeof each === 'boolean' ? Number(each) : each));
  }
  return params as SQLInputValue[];
}

/** `UNIQUE constraint failed: books.isbn`; for an index on an expression SQLite names the index instead. */
const UNIQUE = /^UNIQUE constraint failed: (?:index ')?(.+?)\.([^.']+?)(?:\.unique')?(?:,|$)/u;

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const found = error instanceof Error ? UNIQUE.exec(error.message) : null;
    if (found) throw new DuplicateError(found[1] as string, found[2] as string);
    throw error;
  }
}
