import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';

/** Whose turn it is on the one connection to an SQLite database. */
export interface Turns {
  /** Is somebody writing? Then what the connection reads is not committed yet. */
  readonly busy: boolean;
  /** Waits for whoever is writing. */
  alone<T>(work: () => T | Promise<T>): Promise<T>;
  /**
   * In a transaction: all of the work, or, where it throws, nothing.
   * @param committed called before anybody else's turn
   */
  transaction<T>(work: () => Promise<T>, committed?: () => void): Promise<T>;
  /** When nobody waits any more. */
  ended(): Promise<void>;
}

/** The statements of the connection. */
export interface Commands {
  run(sql: string): void;
  /** SQLite ends a transaction by itself where the disk is full or fails. */
  inTransaction(): boolean;
  /** Once what has been committed is on the disk. */
  onDisk(): Promise<void>;
}

interface Turn {
  readonly transaction: boolean;
  readonly work: () => unknown;
  readonly committed: (() => void) | undefined;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
}

/** How a transaction has ended: known before the commit, told after it. */
interface Outcome {
  readonly committed?: (() => void) | undefined;
  readonly tell: () => void;
}

/** Set while code runs inside a transaction: asking the database at large from there would wait for itself. */
const within = new AsyncLocalStorage<true>();

/** No more transactions than this in one commit: readers wait as long. */
const TOGETHER = 100;

/**
 * Transactions run one after the other. Those that come in the same turn of the event loop are committed together, each a
 * savepoint that fails alone: waiting for the disk is what a small write costs most, and one wait does for all of them. Nobody
 * learns that a write has succeeded before the disk has it.
 */
export function openTurns({ run, inTransaction, onDisk }: Commands): Turns {
  const queue: Turn[] = [];
  let busy = false;
  let running: Promise<void> | undefined;
  let told = Promise.resolve();

  function wait<T>(transaction: boolean, work: () => T | Promise<T>, committed?: () => void): Promise<T> {
    if (within.getStore())
      throw new Error('inside a transaction use the transaction: waiting for its end here would never end');
    return new Promise<T>((resolve, reject) => {
      queue.push({ transaction, work, committed, resolve, reject });
      running ??= takeTurns();
    });
  }

  async function takeTurns(): Promise<void> {
    while (queue.length > 0) {
      // What else arrives meanwhile comes along; and whoever was waiting for the last commit has learnt of it.
      await setImmediate();
      busy = true;
      const end = queue.findIndex((turn, index) => !turn.transaction || index === TOGETHER);
      if (end === 0) await takeAlone(queue.shift() as Turn);
      else await commitTogether(queue.splice(0, end === -1 ? queue.length : end));
      busy = false;
    }
    running = undefined;
  }

  async function takeAlone({ work, resolve, reject }: Turn): Promise<void> {
    try {
      resolve((await work()) as never);
    } catch (error) {
      reject(error);
    }
  }

  async function commitTogether(turns: readonly Turn[]): Promise<void> {
    try {
      run('BEGIN IMMEDIATE');
      const outcomes: Outcome[] = [];
      for (const turn of turns) outcomes.push(await takeShared(turn));
      run('COMMIT');
      for (const { committed } of outcomes) committed?.();
      told = onDisk()
        .then(() => outcomes.forEach(({ tell }) => tell()))
        .catch(fail);
    } catch (error) {
      if (inTransaction()) run('ROLLBACK');
      fail(error);
    }
    function fail(error: unknown): void {
      for (const { reject } of turns) reject(error);
    }
  }

  async function takeShared({ work, committed, resolve, reject }: Turn): Promise<Outcome> {
    run('SAVEPOINT one');
    try {
      const answer = await within.run(true, work);
      run('RELEASE one');
      return { committed, tell: () => resolve(answer as never) };
    } catch (error) {
      if (!inTransaction()) throw error;
      run('ROLLBACK TO one');
      run('RELEASE one');
      return { tell: () => reject(error) };
    }
  }

  return {
    get busy() {
      return busy;
    },
    alone: (work) => wait(false, work),
    transaction: (work, committed) => wait(true, work, committed),
    async ended() {
      await running;
      await told;
    },
  };
}
