// @module-tag process
import { expect, it } from 'vitest';
import { sharedPostgres } from '../../../tests/support/shared-postgres.ts';
import { openPostgres } from '@tuyen/server/extension';

const nameIn = (address: string) => new URL(address).pathname.slice(1);

it('all test files of a run share one PostgreSQL server, each with its own temporary databases', async () => {
  const [one, other] = await Promise.all([sharedPostgres(), sharedPostgres()]);
  const addresses = [await one.database(), await one.database(), await other.database()] as const;
  expect(new Set(addresses).size).toBe(3);
  expect(new Set(addresses.map((address) => new URL(address).host)).size).toBe(1);
  await one.stop();
  const database = openPostgres(addresses[2], { max: 1 });
  const names = (await database.rows('SELECT datname AS name FROM pg_database')).map(({ name }) => name);
  await database.close();
  await other.stop();
  expect(addresses.map((address) => names.includes(nameIn(address)))).toEqual([false, false, true]);
});
