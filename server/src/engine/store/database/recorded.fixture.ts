import type { Connection, SqlRow, SqlValue } from './connection.ts';

export type RecordedStatement = readonly [sql: string, params: readonly SqlValue[]];

export function recordedPostgres(): { readonly connection: Connection; readonly sent: RecordedStatement[] } {
  const sent: RecordedStatement[] = [];
  const note = async <T>(sql: string, params: readonly SqlValue[], answer: T): Promise<T> => {
    sent.push([sql, params]);
    return answer;
  };
  const connection: Connection = {
    engine: 'postgres',
    rows: <R extends SqlRow>(sql: string, params: readonly SqlValue[] = []) => note<R[]>(sql, params, []),
    row: (sql, params = []) => note(sql, params, undefined),
    texts: (sql, params = []) => note<string[]>(sql, params, []),
    run: (sql, params = []) => note(sql, params, 0),
    script: (sql) => note(sql, [], undefined),
  };
  return { connection, sent };
}

export function asPostgres(database: Connection): Connection {
  const translated = (sql: string, params: readonly SqlValue[] = []): [string, SqlValue[]] => {
    const values = [...sql.matchAll(/\$(\d+)/gu)].map(([, at]) => params[Number(at) - 1] ?? null);
    return [sql.replaceAll(/\$\d+/gu, '?'), values];
  };
  return {
    engine: 'postgres',
    rows: (sql, params) => database.rows(...translated(sql, params)),
    row: (sql, params) => database.row(...translated(sql, params)),
    texts: (sql, params) => database.texts(...translated(sql, params)),
    run: (sql, params) => database.run(...translated(sql, params)),
    script: (sql) => database.script(sql),
  };
}
