import type { DatabaseSync } from 'node:sqlite';
import { type Engine, type SqlRow } from '../engine/store/database/connection.ts';
import { connect } from '../engine/store/database/connect.ts';
import { reading, readingEach } from '../engine/store/database/large-integers.ts';
import { openDatabase } from '../engine/store/open-database.ts';

const PAGE = 500;

/** Consistent view of a database at one moment. Writers do not wait for its readers. */
export interface Snapshot {
  readonly engine: Engine;
  rows(sql: string): Promise<readonly SqlRow[]>;
  /** Returns the rows of a query page by page, because all rows may not fit in memory. */
  pages(sql: string): AsyncIterable<readonly SqlRow[]>;
}

export async function readSnapshot<T>(databaseUrl: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return databaseUrl.startsWith('file:')
    ? ofSqlite(connect(databaseUrl.slice('file:'.length)), work)
    : ofPostgres(databaseUrl, work);
}

async function ofSqlite<T>(database: DatabaseSync, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  try {
    // SQLite takes the snapshot at the first read in a transaction. While others write, the write-ahead log keeps the
    // rows of that moment for this reader.
    database.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
    return await work({
      engine: 'sqlite',
      rows: async (sql) => reading(database.prepare(sql), (statement) => statement.all()),
      async *pages(sql) {
        let page: SqlRow[] = [];
        for (const row of readingEach(database.prepare(sql))) {
          page.push(row);
          if (page.length < PAGE) continue;
          yield page;
          page = [];
        }
        if (page.length > 0) yield page;
      },
    });
  } finally {
    database.close();
  }
}

async function ofPostgres<T>(databaseUrl: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const database = await openDatabase(databaseUrl);
  try {
    return await database.transaction(async (connection) => {
      await connection.script('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return work({
        engine: 'postgres',
        rows: (sql) => connection.rows(sql),
        async *pages(sql) {
          await connection.script(`DECLARE "page" NO SCROLL CURSOR FOR ${sql}`);
          for (let full = true; full;) {
            const page = await connection.rows(`FETCH ${PAGE} FROM "page"`);
            full = page.length === PAGE;
            if (page.length > 0) yield page;
          }
          await connection.script('CLOSE "page"');
        },
      });
    });
  } finally {
    await database.close();
  }
}
