import { expect, it } from 'vitest';
import type { Connection } from './connection.ts';
import { recordedPostgres } from './recorded.fixture.ts';
import { openSqlite } from './sqlite.ts';
import { watched } from './watched.ts';

it('the observer of a database connection receives each SQL statement after it ends, even after a failure', async () => {
  const noted: unknown[] = [];
  const inner = await openSqlite(':memory:');
  const database = watched(inner, (sql, ms, params) => noted.push([sql, ms >= 0 && ms < 60_000, params]));
  const all = async (connection: Connection) => {
    expect(connection.engine).toBe('sqlite');
    expect(await connection.rows('SELECT ? AS n', [1])).toEqual([{ n: 1 }]);
    expect(await connection.row('SELECT ? AS n', [2])).toEqual({ n: 2 });
    expect(await connection.texts('SELECT ?', ['3'])).toEqual(['3']);
    expect(await connection.run('DELETE FROM "words" WHERE "word" = ?', ['4'])).toBe(0);
    await connection.script('SELECT 5');
    await expect(connection.run('no statement')).rejects.toThrow('syntax error');
  };
  const expected = [
    ['SELECT ? AS n', true, [1]],
    ['SELECT ? AS n', true, [2]],
    ['SELECT ?', true, ['3']],
    ['DELETE FROM "words" WHERE "word" = ?', true, ['4']],
    ['SELECT 5', true, undefined],
    ['no statement', true, undefined],
  ];
  await inner.script('CREATE TABLE "words" ("word" text)');
  await all(database);
  expect(noted.splice(0)).toEqual(expected);
  let committed = false;
  await database.transaction(all, () => (committed = true));
  expect([noted, committed]).toEqual([expected, true]);
  await database.close();
});

it('when COPY sends rows, the observer of a database connection receives only the table name', async () => {
  const noted: unknown[] = [];
  const inner = await openSqlite(':memory:');
  const copied: unknown[] = [];
  const { connection } = recordedPostgres();
  const copying = { ...inner, ...connection, copy: async (...given: readonly unknown[]) => void copied.push(given) };
  await watched(copying, (sql, _ms, params) => noted.push([sql, params])).copy?.('"books"', ['"id"'], [['b1']]);
  expect([copied, noted]).toEqual([[['"books"', ['"id"'], [['b1']]]], [['COPY "books"', undefined]]]);
  expect(watched(inner, () => undefined)).not.toHaveProperty('copy');
  await inner.close();
});
