import { closeSync, fdatasync, openSync } from 'node:fs';
import { UnavailableError } from './failures.ts';

/** The log of a database file, which SQLite writes each commit to. */
export interface Disk {
  /** Once all that has been committed so far would outlast a power cut. */
  reached(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Waiting for the disk takes longer than all the rest of a write. SQLite would hold up every other request meanwhile; a thread
 * of Node's does the waiting instead, and all who wait at the same time wait together.
 * @param rewrite brings what the log holds into the database file. After a failure the system takes the log for written, and
 * would call later commits safe that a power cut takes away with it
 */
export function openDisk(path: string, rewrite: () => void): Disk {
  let file: number | undefined;
  let failed = false;
  let current = Promise.resolve();
  let next: Promise<void> | undefined;

  async function flush(): Promise<void> {
    next = undefined;
    try {
      if (failed) rewrite();
      const open = (file ??= openSync(`${path}-wal`, 'r+'));
      await new Promise<void>((resolve, reject) => fdatasync(open, (error) => (error ? reject(error) : resolve())));
      failed = false;
    } catch (error) {
      failed = true;
      close();
      throw new UnavailableError(error);
    }
  }

  function close(): void {
    if (file !== undefined) closeSync(file);
    file = undefined;
  }

  return {
    // What is committed while the disk is being written to may have come too late for it.
    reached: () => (next ??= current.then(start, start)),
    async close() {
      await current.catch(() => undefined);
      close();
    },
  };

  function start(): Promise<void> {
    return (current = flush());
  }
}
