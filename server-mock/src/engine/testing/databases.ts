import { afterAll, beforeAll, describe } from 'vitest';
import { type Postgres, startPostgres } from '../../../../tests/support/postgres.ts';

/** The same suite on both databases; `databaseUrl` answers the address of an empty one. */
export function onEachDatabase(name: string, suite: (databaseUrl: () => Promise<string | undefined>) => void): void {
  describe(`${name} on SQLite`, () => suite(async () => undefined));
  describe(`${name} on PostgreSQL`, () => {
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.stop());
    suite(() => postgres.database());
  });
}
