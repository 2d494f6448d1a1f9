import type { NamespaceData, NamespaceStorage } from './namespaces.ts';
import { type Connection, currentNamespace, type Database, memoizeAsync, openSqlite } from '@tuyen/server/extension';

export function databaseOfNamespaces(own: Database): Database {
  const at = () => currentNamespace()?.database ?? own;
  return {
    engine: own.engine,
    rows: (sql, params) => at().rows(sql, params),
    row: (sql, params) => at().row(sql, params),
    texts: (sql, params) => at().texts(sql, params),
    run: (sql, params) => at().run(sql, params),
    script: (sql) => at().script(sql),
    transaction: (work, committed) => at().transaction(work, committed),
    serving: () => own.serving?.(),
    ...(own.changedElsewhere && { changedElsewhere: () => !currentNamespace() && own.changedElsewhere?.() === true }),
    ...(own.probe && { probe: own.probe }),
    ...(own.image && { image: own.image }),
    ...(own.fill && { fill: own.fill }),
    ...(own.states && { states: own.states }),
    close: () => own.close(),
  };
}

export interface Copies {
  /** Size of one database copy in bytes. 0 before the first copy is made. */
  readonly bytes: number;
  template(): Promise<Database>;
  take(): Promise<Database>;
  give(copy: Database): Promise<void>;
  close(): Promise<void>;
}

const SPARE = 4;
/**
 * If a dropped namespace has changed at most this many bytes, its database copy is reset and used for the next
 * namespace. After larger changes, making another copy is cheaper.
 */
const LARGE = 4 * 1024 * 1024;
const NONE = new Uint8Array();

/** @param first returns the image of the database to copy; called only when the first namespace needs it */
export function openCopies(first: () => Promise<Uint8Array>): Copies {
  const spare: Database[] = [];
  const image = memoizeAsync(first);
  const template = memoizeAsync(locked);
  let bytes = 0;
  let isClosed = false;

  async function made(): Promise<Database> {
    const begin = await image.get();
    bytes = begin.byteLength;
    const database = await openSqlite(':memory:', undefined, begin);
    await database.states?.begin();
    return database;
  }

  async function locked(): Promise<Database> {
    const database = await made();
    await database.script('PRAGMA query_only = 1');
    return database;
  }

  return {
    get bytes() {
      return bytes;
    },
    template: template.get,
    take: async () => spare.pop() ?? made(),
    async give(copy) {
      // Run an empty transaction. It starts only after all earlier transactions have ended, so the copy is not in use
      // any more.
      await copy.transaction(async () => undefined);
      const changes = await copy.states?.changes();
      if (isClosed || spare.length >= SPARE || !changes || changes.length > LARGE) return copy.close();
      await copy.states?.become(NONE);
      spare.push(copy);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      for (const copy of spare.splice(0)) await copy.close();
      await (await template.ready())?.close();
    },
  };
}

export interface CopyOnWrite extends Database {
  readonly written: boolean;
  changes(): Promise<Uint8Array>;
}

interface CopiedData extends NamespaceData {
  readonly database: CopyOnWrite;
}

/**
 * Returns the storage of namespaces whose data is a copy of the database.
 * @param first returns the image of the database with the initial rows; called when a namespace reads for the first
 * time
 */
export function copiesOfDatabase(first: () => Promise<Uint8Array>): NamespaceStorage<CopiedData> {
  const copies = openCopies(first);
  return {
    get bytes() {
      return copies.bytes;
    },
    open(from) {
      const database = copyOnWrite(copies, from);
      return {
        database,
        get written() {
          return database.written;
        },
        changes: database.changes,
        close: database.close,
      };
    },
    close: copies.close,
  };
}

/**
 * Returns the database of a namespace. Until its first write, the namespace reads the shared read-only database, called
 * template. Then it uses its own copy.
 * @param from changes that lead from the template to the namespace's initial state
 */
export function copyOnWrite(copies: Copies, from: Uint8Array = NONE): CopyOnWrite {
  let own: Database | undefined;
  let isClosed = false;
  const copy = memoizeAsync(async () => {
    const taken = await copies.take();
    try {
      if (from.length > 0) await taken.states?.become(from);
    } catch (error) {
      await taken.close();
      throw error;
    }
    return taken;
  });
  async function copied(): Promise<Database> {
    // If the namespace has been dropped, do not touch its copy of the database: another namespace may already use the
    // copy.
    if (isClosed) throw new Error('the namespace is dropped');
    return (own ??= await copy.get());
  }
  const reading = async (): Promise<Connection> =>
    own !== undefined || from.length > 0 ? copied() : copies.template();
  const at = (sql: string): Promise<Connection> => (READS.test(sql) ? reading() : copied());
  return {
    engine: 'sqlite',
    get written() {
      return own !== undefined;
    },
    changes: async () => (await own?.states?.changes()) ?? from,
    rows: async (sql, params) => (await at(sql)).rows(sql, params),
    row: async (sql, params) => (await at(sql)).row(sql, params),
    texts: async (sql, params) => (await at(sql)).texts(sql, params),
    run: async (sql, params) => (await copied()).run(sql, params),
    script: async (sql) => (await copied()).script(sql),
    transaction: async (work, committed) => (await copied()).transaction(work, committed),
    async close() {
      if (isClosed) return;
      isClosed = true;
      const written = own ?? (await copy.ready());
      if (written) await copies.give(written);
    },
  };
}

/**
 * Matches SQL statements that only read. Namespaces share one read-only database for them. Before any other statement,
 * the namespace gets its own copy, because the statement may write. If a writing statement matches by mistake, the
 * shared database rejects it.
 */
const READS = /^\s*SELECT\b/iu;
