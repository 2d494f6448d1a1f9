import { Problem } from '../../problem.ts';
import type { Connection } from '../../store/database/connection.ts';
import { Params } from '../../store/database/sql-text.ts';

export interface IdempotencyClaim {
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
}

export interface FirstAnswer {
  readonly status: number;
  readonly text: string;
  readonly replayed: true;
}

/** Returns the first response to this key, if any. A different body with the same key is a client error. */
export async function recall(connection: Connection, claim: IdempotencyClaim): Promise<FirstAnswer | undefined> {
  const params = new Params(connection.engine);
  const [row] = await connection.rows(
    `SELECT "body_hash", "status", "answer" FROM "_idempotency"
     WHERE "scope" = ${params.add(claim.scope)} AND "key" = ${params.add(claim.key)}`,
    params.values,
  );
  if (!row) return undefined;
  if (row['body_hash'] !== claim.bodyHash) throw new Problem(422, 'idempotency_key_reused');
  return { status: Number(row['status']), text: String(row['answer']), replayed: true };
}

/**
 * Claims the idempotency key for this transaction. Returns false if another request has already claimed the key. On
 * PostgreSQL, a second request with the same key waits here until the first transaction ends. If the first transaction
 * fails, the second request gets the key.
 */
export async function claim(
  connection: Connection,
  { scope, key, bodyHash }: IdempotencyClaim,
  now: Date,
): Promise<boolean> {
  const params = new Params(connection.engine);
  const values = params.list([scope, key, bodyHash, now.getTime()]);
  const taken = await connection.run(
    `INSERT INTO "_idempotency" ("scope", "key", "body_hash", "at") VALUES (${values}) ON CONFLICT DO NOTHING`,
    params.values,
  );
  return taken > 0;
}

export async function finish(
  connection: Connection,
  { scope, key }: IdempotencyClaim,
  status: number,
  text: string,
): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(
    `UPDATE "_idempotency" SET "status" = ${params.add(status)}, "answer" = ${params.add(text)}
     WHERE "scope" = ${params.add(scope)} AND "key" = ${params.add(key)}`,
    params.values,
  );
}
