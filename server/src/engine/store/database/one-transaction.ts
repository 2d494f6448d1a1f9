import type { Connection } from './connection.ts';

const ENDED = 'the transaction has ended: await everything that it does';

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

export type CopyingConnection = Connection & Required<Pick<Connection, 'copy'>>;

export interface OneTransaction {
  readonly connection: Connection;
  /**
   * Waits for all statements that the caller did not await, except statements that were sent with `later`. After this
   * call, the transaction accepts no statements.
   */
  end(): Promise<void>;
}

/**
 * Sends the statements of one transaction in order, without waiting for earlier responses. Only a COPY waits for
 * earlier responses, and later statements wait for the COPY. After a rollback, code that still runs may send more
 * statements. They are rejected, because the connection may already serve another request.
 * @param sentLater collects the responses that the commit waits for
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
