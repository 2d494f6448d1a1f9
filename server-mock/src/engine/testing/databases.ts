import { afterAll, beforeAll, describe } from 'vitest';
import type { Databases } from '../../../../tests/support/postgres.ts';
import { sharedPostgres } from '../../../../tests/support/shared-postgres.ts';

/** The same suite on both databases; `databaseUrl` answers the address of an empty one. */
export function onEachDatabase(name: string, suite: (databaseUrl: () => Promise<string | undefined>) => void): void {
  describe(`${name} on SQLite`, () => suite(async () => undefined));
  describe(`${name} on PostgreSQL`, () => {
    let postgres: Databases;
    beforeAll(async () => {
      postgres = await sharedPostgres();
    });
    afterAll(() => postgres.stop());
    suite(() => postgres.database());
  });
}
