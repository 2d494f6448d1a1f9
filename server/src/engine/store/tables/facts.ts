import type { Connection } from '../database/connection.ts';
import { Params } from '../database/sql-text.ts';

export async function forgetFact(connection: Connection, fact: string): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(`DELETE FROM "_facts" WHERE "name" = ${params.add(fact)}`, params.values);
}

export async function keepFact(connection: Connection, fact: string, value: string): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(
    `INSERT INTO "_facts" ("name", "value") VALUES (${params.list([fact, value])})
     ON CONFLICT ("name") DO UPDATE SET "value" = excluded."value"`,
    params.values,
  );
}
