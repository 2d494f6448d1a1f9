import type { Connection } from './connection.ts';

const ENDED = 'the transaction has ended: await everything that it does';

/** The same where a statement has run when its call returns: none has to wait for another. */
export function oneTransactionAtOnce(connection: Connection): OneTransaction {
  let ended = false;
  const late = () => Promise.reject(new Error(ENDED));
  return {
    connection: {
      engine: connection.engine,
      rows: (sql, params) => (ended ? late() : connection.rows(sql, params)),
      row: (sql, params) => (ended ? late() : connection.row(sql, params)),
      texts: (sql, params) => (ended ? late() : connection.texts(sql, params)),
      run: (sql, params) => (ended ? late() : connection.run(sql, params)),
      script: (sql) => (ended ? late() : connection.script(sql)),
    },
    async end() {
      ended = true;
    },
  };
}

/** A connection that can copy rows. */
export type CopyingConnection = Connection & Required<Pick<Connection, 'copy'>>;

/** The connection of one transaction, and its end. */
export interface OneTransaction {
  readonly connection: Connection;
  /** Waits for statements that were sent without being awaited, except those sent by `later`; later ones are refused. */
  end(): Promise<void>;
}

/**
 * Statements of one transaction, sent in their order without waiting for earlier answers. COPY alone waits, and is waited for. If one
 * of several fails, the others may go on after the rollback; on a connection that serves somebody else by then, so they are refused.
 * @param sentLater gets the answers that the commit waits for
 */
export function oneTransaction(connection: CopyingConnection, sentLater: Promise<unknown>[]): OneTransaction {
  const open = new Set<Promise<unknown>>();
  let copied: Promise<void> | undefined;
  let ended = false;

  function sent<T>(send: () => Promise<T>): Promise<T> {
    if (ended) return Promise.reject(new Error(ENDED));
    return copied ? copied.then(() => sent(send)) : send();
  }

  function awaited<T>(send: () => Promise<T>): Promise<T> {
    const answer = sent(send);
    open.add(answer);
    const close = () => void open.delete(answer);
    answer.then(close, close);
    return answer;
  }

  return {
    connection: {
      engine: connection.engine,
      rows: (sql, params) => awaited(() => connection.rows(sql, params)),
      row: (sql, params) => awaited(() => connection.row(sql, params)),
      texts: (sql, params) => awaited(() => connection.texts(sql, params)),
      run: (sql, params) => awaited(() => connection.run(sql, params)),
      script: (sql) => awaited(() => connection.script(sql)),
      later(sql, params) {
        const answer = sent(() => connection.run(sql, params));
        answer.catch(() => undefined);
        sentLater.push(answer);
        return answer;
      },
      copy(table, columns, rows) {
        const earlier = [...open, ...sentLater];
        return awaited(() => {
          const copying = Promise.allSettled(earlier).then(() => connection.copy(table, columns, rows));
          const free = () => void (copied = undefined);
          copied = copying.then(free, free);
          return copying;
        });
      },
    },
    async end() {
      while (open.size > 0) await Promise.allSettled(open);
      ended = true;
    },
  };
}
