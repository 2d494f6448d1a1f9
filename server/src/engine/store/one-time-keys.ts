import type { OneTimeKeys } from '../domain.ts';
import type { Connection } from './database/connection.ts';
import { Params } from './database/sql-text.ts';

export async function useKey(connection: Connection, key: string, until: number): Promise<boolean> {
  const params = new Params(connection.engine);
  const values = params.list([key, until]);
  const inserted = await connection.run(
    `INSERT INTO "_spent" ("signature", "expires_at") VALUES (${values}) ON CONFLICT DO NOTHING`,
    params.values,
  );
  return inserted > 0;
}

export function openOneTimeKeys(database: Connection): OneTimeKeys {
  const named = (key: string) => `key:${key}`;
  return {
    use: (key, until) => useKey(database, named(key), until.getTime()),
    async isUsed(key) {
      const params = new Params(database.engine);
      const row = await database.row(
        `SELECT 1 FROM "_spent" WHERE "signature" = ${params.add(named(key))}`,
        params.values,
      );
      return row !== undefined;
    },
  };
}
