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

/** Returns whether an account has a record open. */
export async function isPresent(
  queries: Pick<Connection, 'engine' | 'rows'>,
  { resource, id, account }: Opened,
  now: number,
): Promise<boolean> {
  const params = new Params(queries.engine);
  const rows = await queries.rows(
    `SELECT 1 AS "found" FROM "_presence" WHERE "resource" = ${params.add(resource)} AND "record_id" = ${params.add(id)}
     AND "account" = ${params.add(account)} AND "seen_at" > ${params.add(now - PRESENT_MS)}`,
    params.values,
  );
  return rows.length > 0;
}

export interface Present {
  readonly id: string;
  readonly account: string;
}

/** Returns which other accounts have records of a resource open, the latest ones first. */
export async function othersPresentIn(
  queries: Pick<Connection, 'engine' | 'rows'>,
  { resource, account }: Omit<Opened, 'id'>,
  now: number,
): Promise<readonly Present[]> {
  const params = new Params(queries.engine);
  const rows = await queries.rows(
    `SELECT "record_id", "account" FROM "_presence" WHERE "resource" = ${params.add(resource)}
     AND "account" <> ${params.add(account)} AND "seen_at" > ${params.add(now - PRESENT_MS)}
     ORDER BY "seen_at" DESC LIMIT ${MOST_IN_RESOURCE}`,
    params.values,
  );
  return rows.map((row) => ({ id: String(row['record_id']), account: String(row['account']) }));
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

/** Maximum number of open records that a response for a whole resource lists. */
const MOST_IN_RESOURCE = 200;
