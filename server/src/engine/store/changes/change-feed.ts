import type { Connection, Database } from '../database/connection.ts';
import { perNamespace } from '../namespaces/current.ts';
import type { RecordChange } from './record-changes.ts';
import { followTable, storeChanges } from './change-table.ts';

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
}

export function openChangeFeed(database: Database): ChangeFeed {
  const isShared = database.engine === 'postgres';
  const feeds = perNamespace(() => {
    const listeners = new Set<Listener>();
    const tell: Listener = (changes) => {
      for (const listener of listeners) listener(changes);
    };
    return { listeners, tell, stop: (): void => undefined };
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
      if (isShared && feed.listeners.size === 1) feed.stop = followTable(database, feed.tell);
      return () => {
        if (feed.listeners.delete(listener) && feed.listeners.size === 0) feed.stop();
      };
    },
  };
}
