import { mkdtemp, rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './connection.ts';
import { LockedError } from './failures.ts';
import { openSqlite } from './sqlite.ts';
import { openWriteQueue, type WriteQueue } from './write-queue.ts';

describe('Transactions that share one commit', () => {
  let folder: string;
  let database: Database;
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

  it('a failed transaction does not affect the other transactions of the same commit', async () => {
    const outcomes = await Promise.allSettled([insert(1), insert(2, new Error('no')), insert(1), insert(3)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: new Error('no') });
    expect(outcomes[2]).toMatchObject({ reason: { name: 'DuplicateError' } });
    expect(await committed()).toEqual([1, 3]);
  });

  it('transactions run again if another transaction of the same commit failed after a write', async () => {
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

  it('a transaction resolves only after its commit', async () => {
    const seen = await Promise.all([1, 2, 3].map((n) => insert(n).then(committed)));
    expect(seen).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('a transaction sees the writes of earlier transactions in the same commit', async () => {
    const count = () =>
      database.transaction(async (connection) => {
        const [row] = await connection.rows('SELECT count(*) AS n FROM "t"');
        await connection.run('INSERT INTO "t" VALUES (?)', [Number(row?.['n'])]);
      });
    await Promise.all(Array.from({ length: 250 }, count));
    expect(await committed()).toEqual(Array.from({ length: 250 }, (_, n) => n));
  });

  it('all transactions that share a commit fail if the commit fails', async () => {
    await database.script('CREATE TABLE "u" ("n" integer REFERENCES "t" ("n") DEFERRABLE INITIALLY DEFERRED)');
    const orphan = database.transaction((connection) => connection.run('INSERT INTO "u" VALUES (7)'));
    const outcomes = await Promise.allSettled([insert(1), orphan]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await committed()).toEqual([]);
    expect(await insert(1)).toBe(1);
  });

  it('a transaction that queries the database outside itself fails instead of waiting forever', async () => {
    const inside = database.transaction(async () => {
      await database.run('INSERT INTO "t" VALUES (1)');
    });
    await expect(inside).rejects.toThrow('inside a transaction use the transaction');
  });
});

it('one commit contains at most a hundred transactions, so that readers do not wait for more transactions', async () => {
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
  const reader = queue.outside(() => commits.length);
  await Promise.all(writes);
  expect(commits).toEqual([100, 100, 50]);
  expect(await reader).toBeLessThan(3);
});

describe('Write queue with a simulated database', () => {
  interface Scripted {
    readonly queue: WriteQueue;
    readonly sent: string[];
    readonly failures: Map<string, Error[]>;
    readonly state: { written: number; patience: number; isOpen: boolean; onDisk: Promise<void> };
  }

  function scripted(): Scripted {
    const sent: string[] = [];
    const failures: Scripted['failures'] = new Map();
    const state = { written: 0, patience: 10_000, isOpen: false, onDisk: Promise.resolve() };
    const queue = openWriteQueue({
      run(sql) {
        sent.push(sql);
        const failure = failures.get(sql)?.shift();
        if (failure) throw failure;
        if (sql === 'BEGIN IMMEDIATE') state.isOpen = true;
        if (sql === 'COMMIT' || sql === 'ROLLBACK') state.isOpen = false;
      },
      written: () => state.written,
      inTransaction: () => state.isOpen,
      onDisk: () => state.onDisk,
      patience: () => state.patience,
    });
    return { queue, sent, failures, state };
  }
  const locked = () => new LockedError(new Error('locked'));
  const outcomes = async (all: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(all)).map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)));

  it('the write queue calls the commit callback at the commit, but resolves only after the disk sync', async () => {
    const { queue, sent, state } = scripted();
    const disk = Promise.withResolvers<void>();
    state.onDisk = disk.promise;
    const seen: string[] = [];
    const done = queue.transaction(
      async () => {
        seen.push(`open: ${queue.busy}`);
        return 7;
      },
      () => seen.push('committed'),
    );
    void done.then(() => seen.push('answered'));
    for (let turn = 0; turn < 5; turn += 1) await setImmediate();
    expect([seen, sent, queue.busy]).toEqual([['open: true', 'committed'], ['BEGIN IMMEDIATE', 'COMMIT'], false]);
    disk.resolve();
    expect(await done).toBe(7);
    expect(seen.at(-1)).toBe('answered');
  });

  it('the write queue rejects all transactions of a commit that does not reach the disk', async () => {
    const { queue, state } = scripted();
    const disk = Promise.withResolvers<void>();
    state.onDisk = disk.promise;
    const refused = outcomes([
      queue.transaction(async () => 1),
      queue.transaction(
        async () => 2,
        () => void setImmediate().then(() => disk.reject(new Error('no disk'))),
      ),
    ]);
    expect(await refused).toEqual(['Error: no disk', 'Error: no disk']);
    await queue.ended();
  });

  it('the write queue rolls back a single failing transaction without a retry', async () => {
    const { queue, sent, state } = scripted();
    let runs = 0;
    const failing = queue.transaction(async () => {
      state.written = runs += 1;
      throw new Error('no');
    });
    expect(await outcomes([failing])).toEqual(['Error: no']);
    expect([runs, sent]).toEqual([1, ['BEGIN IMMEDIATE', 'ROLLBACK']]);
  });

  it('the write queue commits the other transactions if one transaction failed before its first write', async () => {
    const { queue, sent } = scripted();
    const failing = queue.transaction(async () => Promise.reject(new Error('no')));
    expect(await outcomes([queue.transaction(async () => 1), failing])).toEqual([1, 'Error: no']);
    expect(sent).toEqual(['BEGIN IMMEDIATE', 'COMMIT']);
  });

  it('the write queue reruns all transactions in savepoints if one transaction failed after a write', async () => {
    const { queue, sent, state } = scripted();
    const called: number[] = [];
    const work = (n: number, error?: Error) =>
      queue.transaction(
        async () => {
          state.written += 1;
          if (error) throw error;
          return n;
        },
        () => called.push(n),
      );
    expect(await outcomes([work(1), work(2, new Error('no')), work(3)])).toEqual([1, 'Error: no', 3]);
    expect(called).toEqual([1, 3]);
    expect(sent).toEqual([
      'BEGIN IMMEDIATE',
      'ROLLBACK',
      'BEGIN IMMEDIATE',
      'SAVEPOINT one',
      'RELEASE one',
      'SAVEPOINT one',
      'ROLLBACK TO one',
      'RELEASE one',
      'SAVEPOINT one',
      'RELEASE one',
      'COMMIT',
    ]);
  });

  it('the write queue rejects all transactions of a commit if the database itself ended their shared transaction', async () => {
    const { queue, sent, state } = scripted();
    const failing = queue.transaction(async () => {
      state.isOpen = false;
      throw new Error('disk full');
    });
    expect(await outcomes([queue.transaction(async () => 1), failing])).toEqual([
      'Error: disk full',
      'Error: disk full',
    ]);
    expect(sent).toEqual(['BEGIN IMMEDIATE']);
  });

  it('the write queue repeats a failed rollback before the next transaction begins', async () => {
    const { queue, sent, failures } = scripted();
    failures.set('COMMIT', [new Error('no commit')]);
    failures.set('ROLLBACK', [new Error('no rollback')]);
    expect(await outcomes([queue.transaction(async () => 1)])).toEqual(['Error: no commit']);
    expect(await queue.transaction(async () => 2)).toBe(2);
    expect(sent).toEqual(['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK', 'ROLLBACK', 'BEGIN IMMEDIATE', 'COMMIT']);
  });

  it('the write queue retries while another process holds the database lock, and then succeeds', async () => {
    const { queue, sent, failures } = scripted();
    failures.set('BEGIN IMMEDIATE', [locked(), locked()]);
    expect(await queue.transaction(async () => 1)).toBe(1);
    expect(sent).toEqual(['BEGIN IMMEDIATE', 'BEGIN IMMEDIATE', 'BEGIN IMMEDIATE', 'COMMIT']);
  });

  it('the write queue rejects transactions that waited too long, and continues with later ones', async () => {
    const { queue, failures, state } = scripted();
    failures.set('BEGIN IMMEDIATE', [locked()]);
    state.patience = 0;
    const impatient = [queue.transaction(async () => 1), queue.transaction(async () => 2)];
    state.patience = 10_000;
    const patient = queue.transaction(async () => 3);
    expect(await outcomes([...impatient, patient])).toEqual([
      'LockedError: the database is not available',
      'LockedError: the database is not available',
      3,
    ]);
  });

  it('the write queue rejects waiting transactions immediately if BEGIN fails for another reason than a lock', async () => {
    const { queue, sent, failures } = scripted();
    failures.set('BEGIN IMMEDIATE', [new Error('no file')]);
    expect(await outcomes([queue.transaction(async () => 1), queue.transaction(async () => 2)])).toEqual([
      'Error: no file',
      'Error: no file',
    ]);
    expect(sent).toEqual(['BEGIN IMMEDIATE']);
    expect(await queue.transaction(async () => 3)).toBe(3);
  });

  it('a read through the write queue runs immediately, or after the open transaction', async () => {
    const { queue } = scripted();
    expect(await queue.outside(() => 'read')).toBe('read');
    const gate = Promise.withResolvers<void>();
    const seen: string[] = [];
    const write = queue.transaction(async () => {
      await gate.promise;
      seen.push('written');
    });
    while (!queue.busy) await setImmediate();
    const read = queue.outside(() => seen.push('read'));
    await setImmediate();
    expect(seen).toEqual([]);
    gate.resolve();
    await Promise.all([write, read]);
    expect(seen).toEqual(['written', 'read']);
  });

  it('a read is retried until the timeout while the database is locked, and is not retried after other errors', async () => {
    const { queue, state } = scripted();
    const failing =
      (...errors: Error[]) =>
      () => {
        const error = errors.shift();
        if (error) throw error;
        return 'read';
      };
    expect(await queue.outside(failing(locked(), locked()))).toBe('read');
    await expect(queue.outside(failing(new Error('no')))).rejects.toThrow('no');
    state.patience = 0;
    await expect(queue.outside(failing(locked()))).rejects.toThrow('not available');
  });

  it('closing the write queue waits for all started transactions', async () => {
    const { queue, state } = scripted();
    await queue.ended();
    const disk = Promise.withResolvers<void>();
    state.onDisk = disk.promise;
    let [answered, ended] = [false, false];
    const write = queue.transaction(async () => 1).then(() => (answered = true));
    const end = queue.ended().then(() => (ended = answered));
    for (let turn = 0; turn < 5; turn += 1) await setImmediate();
    expect(ended).toBe(false);
    disk.resolve();
    await Promise.all([write, end]);
    expect(ended).toBe(true);
  });

  it('a transaction that waits for its own write queue fails instead of blocking forever', async () => {
    const { queue } = scripted();
    const inside = queue.transaction(async () => outcomes([queue.outside(() => 1), queue.transaction(async () => 2)]));
    const message = 'Error: inside a transaction use the transaction: waiting for its end here would never end';
    expect(await inside).toEqual([message, message]);
  });
});
