import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './connection.ts';
import { openSqlite } from './sqlite.ts';
import { openWriteQueue } from './write-queue.ts';

describe('transactions of one turn of the event loop', () => {
  let folder: string;
  let database: Database;
  /** Sees nothing but what is committed. */
  let other: Database;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tuyen-queue-'));
    database = await openSqlite(join(folder, 'a.db'));
    other = await openSqlite(join(folder, 'a.db'));
    await database.script('CREATE TABLE "t" ("n" integer UNIQUE)');
  });
  afterEach(async () => {
    await database.close();
    await other.close();
    await rm(folder, { recursive: true });
  });

  const insert = (n: number, error?: Error) =>
    database.transaction(async (connection) => {
      await connection.run('INSERT INTO "t" VALUES (?)', [n]);
      if (error) throw error;
      return n;
    });
  const committed = async () => (await other.rows('SELECT "n" FROM "t" ORDER BY "n"')).map(({ n }) => n);

  it('fail each for itself and leave the others whole', async () => {
    const outcomes = await Promise.allSettled([insert(1), insert(2, new Error('no')), insert(1), insert(3)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: new Error('no') });
    expect(outcomes[2]).toMatchObject({ reason: { name: 'DuplicateError' } });
    expect(await committed()).toEqual([1, 3]);
  });

  it('are done a second time where another wrote and failed, and once where none did', async () => {
    const runs: string[] = [];
    const work = (name: string, n: number | undefined, error?: Error) =>
      database.transaction(async (connection) => {
        runs.push(name);
        if (n !== undefined) await connection.run('INSERT INTO "t" VALUES (?)', [n]);
        if (error) throw error;
      });
    await Promise.allSettled([work('a', 1), work('b', undefined, new Error('refused')), work('c', 2)]);
    expect(runs.splice(0)).toEqual(['a', 'b', 'c']);
    const outcomes = await Promise.allSettled([work('a', 3), work('b', 4, new Error('late')), work('c', 5)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(runs).toEqual(['a', 'b', 'a', 'b', 'c']);
    expect(await committed()).toEqual([1, 2, 3, 5]);
  });

  it('are answered once they are committed, not before', async () => {
    const seen = await Promise.all([1, 2, 3].map((n) => insert(n).then(committed)));
    expect(seen).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('see what those before them wrote', async () => {
    const count = () =>
      database.transaction(async (connection) => {
        const [row] = await connection.rows('SELECT count(*) AS n FROM "t"');
        await connection.run('INSERT INTO "t" VALUES (?)', [Number(row?.['n'])]);
      });
    await Promise.all(Array.from({ length: 250 }, count));
    expect(await committed()).toEqual(Array.from({ length: 250 }, (_, n) => n));
  });

  it('all fail where the commit does', async () => {
    await database.script('CREATE TABLE "u" ("n" integer REFERENCES "t" ("n") DEFERRABLE INITIALLY DEFERRED)');
    const orphan = database.transaction((connection) => connection.run('INSERT INTO "u" VALUES (7)'));
    const outcomes = await Promise.allSettled([insert(1), orphan]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await committed()).toEqual([]);
    expect(await insert(1)).toBe(1);
  });

  it('never wait for ever, even if the work queries the database outside its transaction', async () => {
    const inside = database.transaction(async () => {
      await database.run('INSERT INTO "t" VALUES (1)');
    });
    await expect(inside).rejects.toThrow('inside a transaction use the transaction');
  });
});

it('transactions are committed a hundred together at most, so that readers wait for no more', async () => {
  const commits: number[] = [];
  let since = 0;
  const queue = openWriteQueue({
    run(sql) {
      if (sql !== 'COMMIT') return;
      commits.push(since);
      since = 0;
    },
    written: () => 0,
    inTransaction: () => false,
    onDisk: async () => undefined,
    patience: () => 1000,
  });
  const writes = Array.from({ length: 250 }, () => queue.transaction(async () => void (since += 1)));
  // Asked for after all of them, and answered between them.
  const reader = queue.outside(() => commits.length);
  await Promise.all(writes);
  expect(commits).toEqual([100, 100, 50]);
  expect(await reader).toBeLessThan(3);
});
