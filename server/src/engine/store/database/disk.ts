import { closeSync, fdatasync, openSync } from 'node:fs';
import { UnavailableError } from './failures.ts';

export interface Disk {
  reached(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Syncs commits to the disk, which takes longer than the rest of a write. SQLite itself would block all other requests
 * during this time. So a thread of Node waits for the disk, and concurrent callers share one sync.
 * @param rewrite writes the content of the WAL into the database file. It is called after a failed sync, because the
 * operating system then wrongly considers the WAL written. A later sync would succeed although a power failure could
 * lose the commits
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
    // A sync that is already running may miss the latest commits.
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
