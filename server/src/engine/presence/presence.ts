import type { Connection } from '../store/database/connection.ts';
import { notDurable, Params } from '../store/database/sql-text.ts';

/**
 * Milliseconds for which an account counts as present after a heartbeat. The time is long enough for two lost
 * heartbeats.
 */
export const PRESENT_MS = 60_000;

interface Opened {
  readonly resource: string;
  readonly id: string;
  readonly account: string;
}

export async function notePresence(connection: Connection, opened: Opened, now: number): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(
    `INSERT INTO "_presence" ("resource", "record_id", "account", "seen_at")
     VALUES (${params.list([opened.resource, opened.id, opened.account, now])})
     ON CONFLICT ("resource", "record_id", "account") DO UPDATE SET "seen_at" = excluded."seen_at"${notDurable(connection.engine)}`,
    params.values,
  );
}

export async function endPresence(connection: Connection, { resource, id, account }: Opened): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(
    `DELETE FROM "_presence" WHERE "resource" = ${params.add(resource)} AND "record_id" = ${params.add(id)} AND "account" = ${params.add(account)}${notDurable(connection.engine)}`,
    params.values,
  );
}

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

/** Maximum number of present accounts that a response lists. */
const MOST = 10;
