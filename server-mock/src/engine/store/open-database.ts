import type { Database } from './database/connection.ts';
import { openSqlite } from './database/sqlite.ts';

interface Opening {
  /** Milliseconds to wait for a lock of another process, or for a connection. */
  readonly patience?: number | undefined;
  /** False behind a pooler of transactions: see `openPostgres`. */
  readonly prepare?: boolean | undefined;
}

/** What reaches PostgreSQL is read where there is one. */
export async function openDatabase(url: string | undefined, { patience, prepare }: Opening = {}): Promise<Database> {
  if (!url || url === ':memory:') return openSqlite(':memory:');
  if (/^postgres(ql)?:\/\//u.test(url)) {
    const { assertUtc, openPostgres } = await import('./database/postgres.ts');
    const database = openPostgres(url, { patience, prepare });
    if (prepare === false) await assertUtc(database);
    return database;
  }
  if (url.startsWith('file:')) return openSqlite(url.slice('file:'.length), patience);
  throw new Error(`DATABASE_URL is neither file:… nor postgres://…: ${url.replace(/:\/\/.*@/u, '://…@')}`);
}
