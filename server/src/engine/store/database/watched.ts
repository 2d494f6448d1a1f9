import type { Connection, Database, SqlValue } from './connection.ts';

/**
 * Called when a statement has ended, successfully or not. `ms` is how long the caller of the statement waited. `params`
 * may contain secrets and must not be logged.
 */
export type Watch = (sql: string, ms: number, params?: readonly SqlValue[]) => void;

export function watched(database: Database, watch: Watch): Database {
  return {
    ...database,
    ...timed(database, watch),
    transaction: (work, committed) => database.transaction((connection) => work(timed(connection, watch)), committed),
  };
}

function timed(connection: Connection, watch: Watch): Connection {
  function time<T>(sql: string, work: Promise<T>, params?: readonly SqlValue[]): Promise<T> {
    const start = performance.now();
    const note = () => watch(sql, performance.now() - start, params);
    // Do not await the call of the watcher, so that the caller of the statement does not wait for it.
    work.then(note, note);
    return work;
  }
  const { copy, later } = connection;
  return {
    engine: connection.engine,
    rows: (sql, params) => time(sql, connection.rows(sql, params), params),
    row: (sql, params) => time(sql, connection.row(sql, params), params),
    texts: (sql, params) => time(sql, connection.texts(sql, params), params),
    run: (sql, params) => time(sql, connection.run(sql, params), params),
    ...(later && { later: (sql, params) => time(sql, later(sql, params), params) }),
    script: (sql) => time(sql, connection.script(sql)),
    ...(copy && { copy: (table, columns, rows) => time(`COPY ${table}`, copy(table, columns, rows)) }),
  };
}
