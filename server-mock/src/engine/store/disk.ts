import { closeSync, fdatasync, openSync } from 'node:fs';

/** The log of a database file, which SQLite writes each commit to. */
export interface Disk {
  /** Once all that has been committed so far would outlast a power cut. */
  reached(): Promise<void>;
  close(): void;
}

/**
 * Waiting for the disk takes longer than all the rest of a write. SQLite would hold up every other request meanwhile; a thread
 * of Node's does the waiting instead, and all who wait at the same time wait together.
 */
export function openDisk(path: string): Disk {
  let file: number | undefined;
  let current = Promise.resolve();
  let next: Promise<void> | undefined;

  function flush(): Promise<void> {
    next = undefined;
    const open = (file ??= openSync(`${path}-wal`, 'r+'));
    current = new Promise((resolve, reject) => fdatasync(open, (error) => (error ? reject(error) : resolve())));
    return current;
  }

  return {
    // What is committed while the disk is being written to may have come too late for it.
    reached: () => (next ??= current.then(flush, flush)),
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}
