import type { Connection, Database } from '../database/connection.ts';
import { openSqlite } from '../database/sqlite.ts';
import { currentWorld } from './current.ts';

/** Whichever database is that of the current world. @param own the default world's */
export function databaseOfWorlds(own: Database): Database {
  const at = () => currentWorld()?.database ?? own;
  return {
    engine: own.engine,
    rows: (sql, params) => at().rows(sql, params),
    row: (sql, params) => at().row(sql, params),
    texts: (sql, params) => at().texts(sql, params),
    run: (sql, params) => at().run(sql, params),
    script: (sql) => at().script(sql),
    transaction: (work, committed) => at().transaction(work, committed),
    serving: () => own.serving?.(),
    ...(own.changedElsewhere && { changedElsewhere: () => !currentWorld() && own.changedElsewhere?.() === true }),
    ...(own.snapshot && { snapshot: own.snapshot, restore: own.restore }),
    close: () => own.close(),
  };
}

/** A database that all worlds read until they write. */
export async function openTemplate(image: Uint8Array): Promise<Database> {
  const template = await openSqlite(':memory:', undefined, image);
  await template.script('PRAGMA query_only = 1');
  return template;
}

export interface CopyOnWrite extends Database {
  /** Has it a copy of its own? */
  readonly written: boolean;
  /** Its bytes as they are. */
  image(): Promise<Uint8Array>;
}

/** Reads the template until something is written; from then on a copy of its own. */
export function copyOnWrite(template: Database, image: Uint8Array): CopyOnWrite {
  let own: Database | undefined;
  let making: Promise<Database> | undefined;
  const copied = async () => (own ??= await (making ??= openSqlite(':memory:', undefined, image)));
  const reading = (): Connection => own ?? template;
  return {
    engine: 'sqlite',
    get written() {
      return own !== undefined;
    },
    image: async () => (await own?.snapshot?.()) ?? image,
    rows: async (sql, params) => (READS.test(sql) ? reading() : await copied()).rows(sql, params),
    row: async (sql, params) => (READS.test(sql) ? reading() : await copied()).row(sql, params),
    texts: async (sql, params) => (READS.test(sql) ? reading() : await copied()).texts(sql, params),
    run: async (sql, params) => (await copied()).run(sql, params),
    script: async (sql) => (await copied()).script(sql),
    transaction: async (work, committed) => (await copied()).transaction(work, committed),
    async close() {
      await (own ?? (await making))?.close();
    },
  };
}

/** Anything else may write; what is wrongly taken for a read is refused by the template. */
const READS = /^\s*SELECT\b/iu;
