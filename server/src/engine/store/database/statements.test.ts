import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it, vi } from 'vitest';
import { openSqlite } from './sqlite.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['short', 'SELECT ? AS "n"', 1],
  ['long', `SELECT ? AS "n" /* ${'x'.repeat(4000)} */`, 3],
])('an SQL statement is prepared only once unless its text is long: %s statement', async (_, sql, times) => {
  const database = await openSqlite(':memory:');
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  for (const n of [1, 2, 3]) expect(await database.rows(sql, [n])).toEqual([{ n }]);
  expect(prepare.mock.calls.filter(([text]) => text === sql)).toHaveLength(times);
  await database.close();
});

it('SQLite caches at most 500 prepared statements and removes the least recently used one', async () => {
  const database = await openSqlite(':memory:');
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const ask = (n: number) => database.row(`SELECT ${n} AS "n"`);
  for (let n = 0; n <= 500; n++) await ask(n);
  expect([await ask(500), await ask(0)]).toEqual([{ n: 500 }, { n: 0 }]);
  expect(prepare).toHaveBeenCalledTimes(502);
  await database.close();
});

it('SQLite gets boolean parameters as numbers, because it has no booleans', async () => {
  const database = await openSqlite(':memory:');
  expect(await database.row('SELECT ? AS "yes", ? AS "no", ? AS "n"', [true, false, 7])).toEqual({
    yes: 1,
    no: 0,
    n: 7,
  });
  await database.close();
});
