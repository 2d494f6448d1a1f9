import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { LockedError } from './failures.ts';

/** The order of work on the one connection to an SQLite database. */
export interface WriteQueue {
  /** Is a transaction open? Then what the connection reads is not committed yet. */
  readonly busy: boolean;
  /** Runs at once, or where a transaction is open right after it; again and again while another process holds the lock. */
  outside<T>(work: () => T): Promise<T>;
  /**
   * In a transaction: all of the work, or, where it throws, nothing.
   * @param work may be done a second time, from the start: what it did the first time is taken back
   * @param committed called before anybody else reads
   */
  transaction<T>(work: () => Promise<T>, committed?: () => void): Promise<T>;
  /** When nobody waits any more. */
  ended(): Promise<void>;
}

/** The statements of the connection. They throw `LockedError` where another process holds the lock, and never wait for it. */
export interface Commands {
  run(sql: string): void;
  /** Rows that the connection has written so far. */
  written(): number;
  /** SQLite ends a transaction by itself where the disk is full or fails. */
  inTransaction(): boolean;
  /** Once what has been committed is on the disk. */
  onDisk(): Promise<void>;
  /** Milliseconds to wait for another process's lock. */
  patience(): number;
}

interface Entry {
  /** milliseconds */
  readonly until: number;
  readonly work: () => Promise<unknown>;
  readonly committed: (() => void) | undefined;
  /** In a savepoint of its own: see MixedError. */
  readonly apart?: boolean;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
}

/** How a transaction has ended: known before the commit, reported after it. */
interface Outcome {
  readonly committed?: (() => void) | undefined;
  readonly report: () => void;
}

/** Set while code runs inside a transaction: asking the database at large from there would wait for itself. */
const within = new AsyncLocalStorage<true>();

/** No more transactions than this in one commit: readers wait as long. */
const TOGETHER = 100;

/** Milliseconds between two looks at a lock, at most; nothing reports that it is free. */
const MAX_PAUSE = 50;

/**
 * One of several transactions threw after it had written, and what it wrote cannot be told from what the others did: all are done
 * again, each in a savepoint. Not so from the first: where a table has a search index, which is written out at every savepoint,
 * savepoints cost more than the transactions themselves.
 */
class MixedError extends Error {}

/**
 * Transactions run one after the other. Those that come in the same turn of the event loop are committed together, and each fails
 * alone: waiting for the disk is what a small write costs most, and one wait does for all of them. Nobody learns that a write has
 * succeeded before the disk has it. While another process holds the lock, reading goes on.
 */
export function openWriteQueue({ run, written, inTransaction, onDisk, patience }: Commands): WriteQueue {
  const queue: Entry[] = [];
  /** Those who wait for the end of the open transaction. */
  const waiting: (() => void)[] = [];
  let busy = false;
  let running: Promise<void> | undefined;
  let reported = Promise.resolve();

  function refuseInside(): void {
    if (within.getStore())
      throw new Error('inside a transaction use the transaction: waiting for its end here would never end');
  }

  async function runAll(): Promise<void> {
    while (queue.length > 0) {
      // What else arrives meanwhile comes along; and whoever was waiting for the last commit has learnt of it.
      await setImmediate();
      if (!(await begin())) continue;
      await commitTogether(queue.splice(0, TOGETHER));
      busy = false;
      for (const resume of waiting.splice(0)) resume();
    }
    running = undefined;
  }

  /** Opens the transaction; false where everybody has waited for it long enough. */
  async function begin(): Promise<boolean> {
    for (let attempt = 0; queue.length > 0; attempt += 1) {
      try {
        // Left open where even the rollback failed.
        if (inTransaction()) run('ROLLBACK');
        run('BEGIN IMMEDIATE');
        busy = true;
        return true;
      } catch (error) {
        const failed = error instanceof LockedError ? takeExpired() : queue.splice(0);
        for (const { reject } of failed) reject(error);
      }
      await pause(attempt);
    }
    return false;
  }

  function takeExpired(): Entry[] {
    const now = performance.now();
    const later = queue.findIndex(({ until }) => until > now);
    return queue.splice(0, later < 0 ? queue.length : later);
  }

  async function commitTogether(entries: readonly Entry[]): Promise<void> {
    const fail = (error: unknown) => entries.forEach(({ reject }) => reject(error));
    try {
      const outcomes: Outcome[] = [];
      for (const entry of entries) outcomes.push(await outcomeOf(entry, entries.length === 1));
      run('COMMIT');
      for (const { committed } of outcomes) committed?.();
      reported = onDisk()
        .then(() => outcomes.forEach(({ report }) => report()))
        .catch(fail);
    } catch (error) {
      rollback();
      if (error instanceof MixedError) queue.unshift(...entries.map((entry) => ({ ...entry, apart: true })));
      else fail(error);
    }
  }

  function rollback(): void {
    try {
      if (inTransaction()) run('ROLLBACK');
    } catch {
      // Whoever is next tries again.
    }
  }

  async function outcomeOf({ work, apart, committed, resolve, reject }: Entry, alone: boolean): Promise<Outcome> {
    if (apart) run('SAVEPOINT one');
    const before = written();
    try {
      const answer = await within.run(true, work);
      if (apart) run('RELEASE one');
      return { committed, report: () => resolve(answer as never) };
    } catch (error) {
      if (alone || !inTransaction()) throw error;
      if (apart) {
        run('ROLLBACK TO one');
        run('RELEASE one');
      } else if (written() !== before) {
        throw new MixedError();
      }
      return { report: () => reject(error) };
    }
  }

  return {
    get busy() {
      return busy;
    },
    async outside(work) {
      refuseInside();
      const until = performance.now() + patience();
      for (let attempt = 0; ; attempt += 1) {
        // The next transaction begins in another turn of the event loop, not before this goes on.
        if (busy) await new Promise<void>((resolve) => waiting.push(resolve));
        try {
          return work();
        } catch (error) {
          if (!(error instanceof LockedError) || performance.now() >= until) throw error;
        }
        await pause(attempt);
      }
    },
    async transaction(work, committed) {
      refuseInside();
      return new Promise((resolve, reject) => {
        queue.push({ until: performance.now() + patience(), work, committed, resolve, reject });
        running ??= runAll();
      });
    },
    async ended() {
      await running;
      await reported;
    },
  };
}

function pause(attempt: number): Promise<void> {
  return setTimeout(Math.min(MAX_PAUSE, 2 ** Math.min(attempt, 10)));
}
