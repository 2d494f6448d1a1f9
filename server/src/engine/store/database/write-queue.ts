import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { LockedError } from './failures.ts';

export interface WriteQueue {
  readonly busy: boolean;
  outside<T>(work: () => T): Promise<T>;
  /**
   * Runs work in a transaction, which is rolled back if the work throws.
   * @param work may run a second time after a rollback
   * @param committed called after the commit, before any other work reads
   */
  transaction<T>(work: () => Promise<T>, committed?: () => void): Promise<T>;
  ended(): Promise<void>;
}

/**
 * SQL commands of the database connection. They never wait for the lock of the file: they throw `LockedError` if
 * another process holds it.
 */
export interface Commands {
  run(sql: string): void;
  written(): number;
  /** Returns whether a transaction is open. If the disk is full or fails, SQLite ends the transaction. */
  inTransaction(): boolean;
  onDisk(): Promise<void>;
  patience(): number;
}

interface Entry {
  /** Time of the order's workflow step, in milliseconds since 1970. */
  readonly until: number;
  readonly work: () => Promise<() => void>;
  readonly committed: (() => void) | undefined;
  /**
   * Whether the work runs in its own savepoint. It can then be undone alone, and other transactions keep their changes:
   * see MixedError.
   */
  readonly apart?: boolean;
  readonly reject: (error: unknown) => void;
}

interface Outcome {
  readonly committed?: (() => void) | undefined;
  readonly report: () => void;
}

/**
 * Set for code that runs inside a transaction. If such code sent a query outside the transaction, the query would wait
 * for the transaction forever.
 */
const within = new AsyncLocalStorage<true>();

/** Maximum number of transactions that share a commit. Readers wait for the commit, so it must not take long. */
const TOGETHER = 100;

/**
 * Maximum milliseconds between two attempts to get the lock of the database file. No event reports that the lock is
 * free.
 */
const MAX_PAUSE = 50;

/**
 * Thrown if a transaction failed after writing while it shared a commit with others. Its writes cannot be undone alone,
 * so all these transactions are rolled back and repeated, each in a savepoint. Savepoints are not used from the start:
 * SQLite flushes a search index at every savepoint, which costs more than the transactions.
 */
class MixedError extends Error {}

/**
 * Runs transactions one after the other. Transactions that begin in the same event loop turn share a commit, because
 * syncing the disk is the main cost of a small write. Each of them can still fail alone. Success is reported only when
 * the data is on the disk. Reads continue while another process holds the lock.
 */
export function openWriteQueue({ run, written, inTransaction, onDisk, patience }: Commands): WriteQueue {
  const queue: Entry[] = [];
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
      // Wait for one turn of the event loop. More transactions can then join, and callers of the previous commit get
      // their result first.
      await setImmediate();
      if (!(await begin())) continue;
      await commitTogether(queue.splice(0, TOGETHER));
      busy = false;
      for (const resume of waiting.splice(0)) resume();
    }
    running = undefined;
  }

  async function begin(): Promise<boolean> {
    for (let attempt = 0; queue.length > 0; attempt += 1) {
      try {
        // If the last rollback failed, its transaction is still open. End it before a new one begins.
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
      // Ignore a failed rollback: the transaction stays open, and the next transaction rolls it back before it begins.
    }
  }

  async function outcomeOf({ work, apart, committed, reject }: Entry, alone: boolean): Promise<Outcome> {
    if (apart) run('SAVEPOINT one');
    const before = written();
    try {
      const report = await within.run(true, work);
      if (apart) run('RELEASE one');
      return { committed, report };
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
        // If a transaction is open, work outside of transactions waits for its end. This work runs before the next
        // transaction, which begins only in a later turn of the event loop.
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
        const reporting = async () => {
          const answer = await work();
          return () => resolve(answer);
        };
        queue.push({ until: performance.now() + patience(), work: reporting, committed, reject });
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
