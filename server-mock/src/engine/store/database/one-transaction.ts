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
  /** Waits for statements that were sent without being awaited; later ones are refused. */
  end(): Promise<void>;
}

/**
 * Statements of one transaction, sent one after the other even if its work asks for several at once: PostgreSQL runs one at a time.
 * If one of several fails, the others may go on after the rollback; on a connection that serves somebody else by then, so they are refused.
 */
export function oneTransaction(connection: CopyingConnection): OneTransaction {
  let last: Promise<unknown> = Promise.resolve();
  let ended = false;

  function inTurn<T>(send: () => Promise<T>): Promise<T> {
    const sent = last.then(() => {
      if (ended) throw new Error(ENDED);
      return send();
    });
    last = sent.catch(() => undefined);
    return sent;
  }

  return {
    connection: {
      engine: connection.engine,
      rows: (sql, params) => inTurn(() => connection.rows(sql, params)),
      row: (sql, params) => inTurn(() => connection.row(sql, params)),
      texts: (sql, params) => inTurn(() => connection.texts(sql, params)),
      run: (sql, params) => inTurn(() => connection.run(sql, params)),
      script: (sql) => inTurn(() => connection.script(sql)),
      copy: (table, columns, rows) => inTurn(() => connection.copy(table, columns, rows)),
    },
    async end() {
      await last;
      ended = true;
    },
  };
}
