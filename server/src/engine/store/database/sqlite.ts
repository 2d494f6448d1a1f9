import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { type Connection, type Database, DuplicateError, type SqlRow, type SqlValue } from './connection.ts';
import { connect, connectToCopy } from './connect.ts';
import { connectToImage, imageOf } from './image.ts';
import { copyImage } from './copy-image.ts';
import { openDisk } from './disk.ts';
import { LockedError, sqliteFailure } from './failures.ts';
import { oneTransactionAtOnce } from './one-transaction.ts';
import { inverted } from './changeset.ts';
import { probeOf } from './probe-file.ts';
import { reading } from './large-integers.ts';
import { apply, statesOf } from './states.ts';
import { openWriteQueue } from './write-queue.ts';

/**
 * Maximum milliseconds to wait while another process holds the lock. Other work continues during this time: see
 * write-queue.ts.
 */
const PATIENCE = 5000;
/** Maximum milliseconds to wait for the lock during the start, when another process may be seeding the database. */
const START_PATIENCE = 120_000;

/**
 * Opens a SQLite database with `node:sqlite`.
 * @param path a file or `:memory:`
 * @param patience maximum milliseconds to wait while another process holds the lock
 * @param image initial content of an in-memory database
 */
export async function openSqlite(path: string, patience = PATIENCE, image?: Uint8Array): Promise<Database> {
  const inMemory = path === ':memory:';
  let database = inMemory ? await (image ? connectToImage(image) : connect(path)) : await connectToFile(path);
  let objects = statements(database, false);
  let arrays = statements(database, true);
  const direct = {
    // Unchecked cast: `node:sqlite` does not type the columns, so the caller declares them in `R`.
    rows: <R extends SqlRow>(sql: string, params: readonly SqlValue[] = []) =>
      // Unchecked cast, as in `rows`.
      guarded(() => reading(objects(sql), (statement) => statement.all(...bound(params))) as R[]),
    row: <R extends SqlRow>(sql: string, params: readonly SqlValue[] = []) =>
      guarded(() => reading(objects(sql), (statement) => statement.get(...bound(params))) as R | undefined),
    // The cast is needed because the types of `node:sqlite` lack `setReturnArrays`.
    texts: (sql: string, params: readonly SqlValue[] = []) =>
      guarded(() => (arrays(sql).all(...bound(params)) as unknown as [string][]).map((row) => row[0])),
    run: (sql: string, params: readonly SqlValue[] = []) =>
      guarded(() => Number(objects(sql).run(...bound(params)).changes)),
  };
  const inside: Connection = {
    engine: 'sqlite',
    rows: async (sql, params) => direct.rows(sql, params),
    row: async (sql, params) => direct.row(sql, params),
    texts: async (sql, params) => direct.texts(sql, params),
    run: async (sql, params) => direct.run(sql, params),
    script: async (sql) => guarded(() => database.exec(sql)),
  };
  let serving = false;
  const states = statesOf(() => database);

  const checkpoint = () => {
    const [answer] = direct.rows('PRAGMA wal_checkpoint(TRUNCATE)');
    if (answer?.['busy'] !== 0) throw new LockedError(new Error('the log cannot be emptied now'));
  };
  const disk = inMemory ? undefined : openDisk(path, checkpoint);
  const probe = inMemory ? undefined : probeOf(path);
  const onDisk = async () => disk?.reached();
  const queue = openWriteQueue({
    run: (sql) => void direct.run(sql),
    written: () => direct.row<{ n: number }>('SELECT total_changes() AS n')?.n ?? 0,
    inTransaction: () => database.isTransaction,
    onDisk,
    patience: () => (serving ? patience : START_PATIENCE),
  });

  /**
   * Runs `work` outside transactions. `work` usually runs immediately. If a transaction is open, or another process has
   * locked the database file, `work` waits in a queue.
   */
  async function outside<T>(work: () => T): Promise<T> {
    if (queue.busy) return queue.outside(work);
    try {
      return work();
    } catch (error) {
      if (error instanceof LockedError) return queue.outside(work);
      throw error;
    }
  }

  return {
    engine: 'sqlite',
    rows: (sql, params) => outside(() => direct.rows(sql, params)),
    row: (sql, params) => outside(() => direct.row(sql, params)),
    texts: (sql, params) => outside(() => direct.texts(sql, params)),
    async run(sql, params) {
      const changes = await outside(() => direct.run(sql, params));
      await onDisk();
      return changes;
    },
    script: (sql) => queue.outside(() => guarded(() => database.exec(sql))),
    transaction: (work, committed) =>
      queue.transaction(() => {
        const { connection, end } = oneTransactionAtOnce(inside);
        return work(connection).finally(end);
      }, committed),
    serving: () => void (serving = true),
    ...(!inMemory && { changedElsewhere: watch(database), probe: async () => probe?.() }),
    image: () => queue.outside(() => imageOf(database)),
    ...(!inMemory && {
      async fill(file: string) {
        await queue.outside(() => guarded(() => fillFile(path, file)));
        await onDisk();
      },
    }),
    ...(inMemory && {
      async fill(file: string) {
        const copy = await connectToCopy(file);
        await queue.outside(() => {
          states.end();
          database.close();
          database = copy;
          objects = statements(database, false);
          arrays = statements(database, true);
        });
      },
    }),
    states: {
      begin: () => queue.outside(() => states.begin()),
      changes: () => queue.outside(() => states.changes()),
      async become(changes) {
        await queue.outside(() => guarded(() => states.become(changes)));
        await onDisk();
      },
      async first() {
        const [image, changes] = await queue.outside(() => [imageOf(database), states.changes()] as const);
        return changedBack(image, changes);
      },
    },
    async close() {
      await queue.ended();
      states.end();
      await disk?.close();
      database.close();
    },
  };
}

function fillFile(path: string, file: string): void {
  const database = connect(path);
  try {
    copyImage(database, file, '_facts');
  } finally {
    database.close();
  }
}

async function changedBack(image: Uint8Array, changes: Uint8Array): Promise<Uint8Array> {
  if (changes.length === 0) return image;
  const copy = await connectToImage(image);
  try {
    apply(copy, inverted(changes));
    return imageOf(copy);
  } finally {
    copy.close();
  }
}

/** Returns a check for commits of other connections. SQLite counts them, and the query takes less than a microsecond. */
function watch(database: DatabaseSync): () => boolean {
  const statement = database.prepare('PRAGMA data_version');
  let known: unknown = statement.get()?.['data_version'];
  return () => {
    let now: unknown;
    try {
      now = statement.get()?.['data_version'];
    } catch {
      // If the query for the number of commits fails, report a write, because another connection may have written.
      return true;
    }
    const changed = now !== known;
    known = now;
    return changed;
  };
}

/** Connects with retries, because two processes that start on a new file may briefly lock each other out. */
async function connectToFile(path: string): Promise<DatabaseSync> {
  const until = performance.now() + START_PATIENCE;
  for (;;) {
    try {
      return guarded(() => connect(path));
    } catch (error) {
      if (!(error instanceof LockedError) || performance.now() >= until) throw error;
    }
    await setTimeout(20);
  }
}

/** Maximum number of cached prepared statements. Values are always bound, so queries of one shape share a statement. */
const STATEMENTS = 500;
/** Maximum length of a statement that is cached. Longer statements are rare and need much memory. */
const MAX_STATEMENT_LENGTH = 4000;

function statements(database: DatabaseSync, returnArrays: boolean): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const found = prepared.get(sql);
    if (found) return found;
    const made = database.prepare(sql);
    if (returnArrays) made.setReturnArrays(true);
    if (sql.length > MAX_STATEMENT_LENGTH) return made;
    const [oldest] = prepared.keys();
    if (oldest !== undefined && prepared.size >= STATEMENTS) prepared.delete(oldest);
    prepared.set(sql, made);
    return made;
  };
}

function bound(params: readonly SqlValue[]): readonly SQLInputValue[] {
  if (params.every((value) => typeof value !== 'boolean')) return params;
  // Copy the parameters only if one of them is a boolean. This is rare, because columns.ts converts booleans to
  // numbers.
  return params.map((each) => (typeof each === 'boolean' ? Number(each) : each));
}

/** Matches `UNIQUE constraint failed: books.isbn`. For an index on an expression, SQLite names the index instead. */
const UNIQUE = /^UNIQUE constraint failed: (?:index ')?(.+?)\.([^.']+?)(?:\.unique')?(?:,|$)/u;

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const [, table, column] = (error instanceof Error && UNIQUE.exec(error.message)) || [];
    if (table !== undefined && column !== undefined) throw new DuplicateError(table, column);
    throw sqliteFailure(error) ?? error;
  }
}
