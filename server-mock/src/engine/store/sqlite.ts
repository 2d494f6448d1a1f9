import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Connection, type Database, DuplicateError, type SqlRow, type SqlValue } from './connection.ts';
import { openDisk } from './disk.ts';
import { openTurns } from './turns.ts';
import { sortKey } from './vietnamese.ts';

/** Prepared statements kept by their text; the text is the query's shape, values are always bound. */
const STATEMENTS = 500;

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
  const disk = path === ':memory:' ? undefined : openDisk(path);
  const onDisk = async () => disk?.reached();
  const turns = openTurns({
    run: (sql) => void objects(sql).run(),
    inTransaction: () => database.isTransaction,
    onDisk,
  });

  return {
    engine: 'sqlite',
    rows: (sql, params) => (turns.busy ? turns.alone(() => inside.rows(sql, params)) : inside.rows(sql, params)),
    row: (sql, params) => (turns.busy ? turns.alone(() => inside.row(sql, params)) : inside.row(sql, params)),
    texts: (sql, params) => (turns.busy ? turns.alone(() => inside.texts(sql, params)) : inside.texts(sql, params)),
    async run(sql, params) {
      const changes = await (turns.busy ? turns.alone(() => inside.run(sql, params)) : inside.run(sql, params));
      await onDisk();
      return changes;
    },
    script: (sql) => turns.alone(() => database.exec(sql)),
    transaction: (work, committed) => turns.transaction(() => work(inside), committed),
    ...(path !== ':memory:' && { changedElsewhere: watch(database) }),
    ...(path === ':memory:' && {
      snapshot: () => turns.alone(() => database.serialize()),
      restore: (snapshot: Uint8Array) =>
        turns.alone(() => {
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
      await turns.ended();
      disk?.close();
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
  // NORMAL leaves it to disk.ts to wait for each commit; nobody is answered before.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY',
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
