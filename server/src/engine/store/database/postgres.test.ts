import { expect, it } from 'vitest';
import type { Connection } from './connection.ts';
import { openSqlite } from './sqlite.ts';
import { asPostgres } from './recorded.fixture.ts';
import { assertUtc } from './postgres.ts';

async function inZone<T>(zone: string | undefined, work: (connection: Connection) => Promise<T>): Promise<T> {
  const database = await openSqlite(':memory:');
  const { row, ...rest } = asPostgres(database);
  const answer = zone === undefined ? 'SELECT 1 WHERE false' : `SELECT '${zone}' AS "TimeZone"`;
  try {
    return await work({ ...rest, row: (sql, params) => row(sql === 'SHOW timezone' ? answer : sql, params) });
  } finally {
    await database.close();
  }
}

it.each(['UTC', 'Etc/UTC', 'utc', 'GMT', 'UCT', 'Zulu', 'Etc/Universal'])(
  'a PostgreSQL session with the time zone %s is accepted as UTC',
  async (zone) => {
    await expect(inZone(zone, assertUtc)).resolves.toBeUndefined();
  },
);

it.each(['Asia/Ho_Chi_Minh', 'Etc/GMT+7', 'UTC+1', undefined])(
  'a PostgreSQL session with the time zone %s is rejected because it is not UTC',
  async (zone) => {
    await expect(inZone(zone, assertUtc)).rejects.toMatchObject({
      name: 'DatabaseSettingsError',
      message: `The database writes times in ${zone}. With DATABASE_PREPARE=0 give it UTC: ALTER DATABASE … SET timezone TO 'UTC'.`,
    });
  },
);
