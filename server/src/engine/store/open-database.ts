import type { Database } from './database/connection.ts';
import { openSqlite } from './database/sqlite.ts';

export interface DatabaseOpening {
  readonly patience?: number | undefined;
  readonly prepare?: boolean | undefined;
  readonly poolSize?: number | undefined;
  readonly statementMs?: number | undefined;
}

export async function openDatabase(url: string | undefined, opening: DatabaseOpening = {}): Promise<Database> {
  if (!url || url === ':memory:') return openSqlite(':memory:');
  if (/^postgres(ql)?:\/\//u.test(url)) {
    const { assertUtc, openPostgres } = await import('./database/postgres.ts');
    const database = openPostgres(url, opening);
    if (opening.prepare === false) await assertUtc(database);
    return database;
  }
  if (url.startsWith('file:')) return openSqlite(url.slice('file:'.length), opening.patience);
  throw new Error(`DATABASE_URL is neither file:… nor postgres://…: ${url.replace(/:\/\/.*@/u, '://…@')}`);
}
