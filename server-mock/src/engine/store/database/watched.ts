import type { Connection, Database } from './connection.ts';

/** Notes a statement when it has ended, well or not. `ms` is what its caller waited. */
export type Watch = (sql: string, ms: number) => void;

/** The same database, its statements timed: those of the database at large and those of transactions. */
export function watched(database: Database, watch: Watch): Database {
  return {
    ...database,
    ...timed(database, watch),
    transaction: (work, committed) => database.transaction((connection) => work(timed(connection, watch)), committed),
  };
}

function timed(connection: Connection, watch: Watch): Connection {
  async function time<T>(sql: string, work: Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work;
    } finally {
      watch(sql, performance.now() - start);
    }
  }
  return {
    engine: connection.engine,
    rows: (sql, params) => time(sql, connection.rows(sql, params)),
    row: (sql, params) => time(sql, connection.row(sql, params)),
    texts: (sql, params) => time(sql, connection.texts(sql, params)),
    run: (sql, params) => time(sql, connection.run(sql, params)),
    script: (sql) => time(sql, connection.script(sql)),
  };
}
