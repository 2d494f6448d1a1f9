import type { Connection } from '../store/database/connection.ts';
import { notDurable, Params } from '../store/database/sql-text.ts';

/** How long an account counts as having a record open after it said so, in milliseconds: two beats may be lost. */
export const PRESENT_MS = 60_000;

interface Opened {
  readonly resource: string;
  readonly id: string;
  readonly account: string;
}

/** Notes that the account has the record open now. */
export async function notePresence(connection: Connection, opened: Opened, now: number): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(
    `INSERT INTO "_presence" ("resource", "record_id", "account", "seen_at")
     VALUES (${params.list([opened.resource, opened.id, opened.account, now])})
     ON CONFLICT ("resource", "record_id", "account") DO UPDATE SET "seen_at" = excluded."seen_at"${notDurable(connection.engine)}`,
    params.values,
  );
}

/** The account has left the record. */
export async function endPresence(connection: Connection, { resource, id, account }: Opened): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(
    `DELETE FROM "_presence" WHERE "resource" = ${params.add(resource)} AND "record_id" = ${params.add(id)} AND "account" = ${params.add(account)}${notDurable(connection.engine)}`,
    params.values,
  );
}

/** The other accounts that have the record open, in the order of their ids. */
export async function othersPresent(
  queries: Pick<Connection, 'engine' | 'rows'>,
  { resource, id, account }: Opened,
  now: number,
): Promise<readonly string[]> {
  const params = new Params(queries.engine);
  const rows = await queries.rows(
    `SELECT "account" FROM "_presence" WHERE "resource" = ${params.add(resource)} AND "record_id" = ${params.add(id)}
     AND "account" <> ${params.add(account)} AND "seen_at" > ${params.add(now - PRESENT_MS)} ORDER BY "account" LIMIT ${MOST}`,
    params.values,
  );
  return rows.map((row) => String(row['account']));
}

/** More names than that say no more. */
const MOST = 10;
