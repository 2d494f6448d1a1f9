import type { Connection, Database } from '../database/connection.ts';
import { perNamespace } from '../namespaces/current.ts';
import type { RecordChange } from './record-changes.ts';
import { followTable, storeChanges } from './change-table.ts';
import { type PastChanges, RecentChanges } from './recent-changes.ts';

type Listener = (changes: readonly RecordChange[]) => void;

/**
 * Feed of committed changes, of this process and of all others. On SQLite, a commit tells the listeners itself. On
 * PostgreSQL, each transaction stores its changes in a table, which every process with listeners reads each second.
 * Unlike LISTEN, this also works behind a pooler of transactions.
 */
export interface ChangeFeed {
  /** Stores changes in the transaction that makes them. */
  before(connection: Connection, changes: readonly RecordChange[]): Promise<void>;
  /** Tells changes that are committed. */
  after(changes: readonly RecordChange[]): void;
  /** Tells changes that belong to no transaction. */
  tell(changes: readonly RecordChange[]): Promise<void>;
  /** @returns a function that ends the subscription */
  subscribe(listener: Listener): () => void;
  /** Returns the changes of the last milliseconds, as far as this process knows them. */
  last(ms: number): PastChanges;
}

export function openChangeFeed(database: Database): ChangeFeed {
  const isShared = database.engine === 'postgres';
  const opened = performance.now();
  const feeds = perNamespace(() => {
    const listeners = new Set<Listener>();
    // Only a process that reads the table knows the changes of all processes.
    const recent: RecentChanges | undefined = isShared ? undefined : new RecentChanges(opened);
    const feed = { listeners, recent, stop: (): void => undefined };
    const tell: Listener = (changes) => {
      feed.recent?.note(changes, performance.now());
      for (const listener of listeners) listener(changes);
    };
    return Object.assign(feed, { tell });
  });
  const after: ChangeFeed['after'] = (changes) => {
    if (!isShared && changes.length > 0) feeds().tell(changes);
  };
  return {
    after,
    async tell(changes) {
      if (isShared) await storeChanges(database, changes, Date.now());
      else after(changes);
    },
    async before(connection, changes) {
      if (isShared && changes.length > 0) await storeChanges(connection, changes, Date.now());
    },
    subscribe(listener) {
      const feed = feeds();
      feed.listeners.add(listener);
      if (isShared && feed.listeners.size === 1) {
        feed.stop = followTable(database, feed.tell, () => {
          feed.recent = new RecentChanges(performance.now());
        });
      }
      return () => {
        if (!feed.listeners.delete(listener) || feed.listeners.size > 0) return;
        feed.stop();
        if (isShared) feed.recent = undefined;
      };
    },
    last: (ms) => feeds().recent?.last(ms, performance.now()) ?? { changes: [], ms: 0 },
  };
}
