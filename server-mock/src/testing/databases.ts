import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Databases } from '../../../tests/support/postgres.ts';
import { sharedPostgres } from '../../../tests/support/shared-postgres.ts';

export function onEachDatabase(name: string, suite: (databaseUrl: () => Promise<string | undefined>) => void): void {
  describe(`${name} on SQLite`, () => suite(async () => undefined));
  describe(`${name} on PostgreSQL`, { tags: ['process'] }, () => {
    let postgres: Databases;
    beforeAll(async () => {
      postgres = await sharedPostgres();
    });
    afterAll(() => postgres.stop());
    suite(() => postgres.database());
  });
}

/**
 * Replaces an empty database with a copy of the filled database `name`, because copying takes a tenth of the time that
 * filling takes. The first call with a name in a test run fills the database of that name.
 * @param fill opens the database at the given URL, fills it, and closes it again
 */
export async function fillFrom(name: string, address: string, fill: (address: string) => Promise<void>): Promise<void> {
  const of = (database: string): string => Object.assign(new URL(address), { pathname: `/${database}` }).href;
  const own = new URL(address).pathname.slice(1);
  const client = new Client({ connectionString: of('postgres') });
  await client.connect();
  try {
    // Test files run in parallel, so a lock ensures that only one of them fills the database that the others copy.
    await client.query('SELECT pg_advisory_lock(1)');
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      // Delete a half-filled database that an interrupted test may have left.
      await client.query(`DROP DATABASE IF EXISTS "${name}.new"`);
      await client.query(`CREATE DATABASE "${name}.new" TEMPLATE "${own}"`);
      await fill(of(`${name}.new`));
      await client.query(`ALTER DATABASE "${name}.new" RENAME TO "${name}"`);
    }
    await client.query(`DROP DATABASE "${own}"`);
    // Copy the files: the default strategy of PostgreSQL, a copy through the write-ahead log, takes 50% longer.
    await client.query(`CREATE DATABASE "${own}" TEMPLATE "${name}" STRATEGY FILE_COPY`);
  } finally {
    await client.end();
  }
}
