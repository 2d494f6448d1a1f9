import type { Connection } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';

/** Days after which items are deleted, also unread ones. */
export const INBOX_DAYS = 90;

export type InboxKind = 'assigned' | 'mentioned' | 'stopped';

/** Message to an account about a record. Holds no content: the title of the record is read when the item is shown. */
export interface InboxItem {
  readonly id: string;
  readonly account: string;
  readonly kind: InboxKind;
  readonly resource: string;
  readonly recordId: string;
  /** Account that caused the item. Undefined if the system did. */
  readonly by: string | undefined;
  readonly at: number;
  readonly isRead: boolean;
}

const KINDS: readonly InboxKind[] = ['assigned', 'mentioned', 'stopped'];

type Queries = Pick<Connection, 'engine' | 'rows'>;
interface About {
  readonly resource: string;
  readonly id: string;
}

export async function addItems(connection: Connection, items: readonly InboxItem[]): Promise<void> {
  if (items.length === 0) return;
  const params = new Params(connection.engine);
  const rows = items.map(
    ({ id, account, kind, resource, recordId, by, at }) =>
      `(${params.list([id, account, kind, resource, recordId, by ?? null, at])})`,
  );
  await connection.run(
    `INSERT INTO "_inbox" ("id", "account", "kind", "resource", "record_id", "made_by", "at") VALUES ${rows.join(', ')}`,
    params.values,
  );
}

/** Returns items of an account, the newest ones first. */
export async function itemsOf(
  queries: Queries,
  account: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly InboxItem[]> {
  const params = new Params(queries.engine);
  const rows = await queries.rows(
    `SELECT * FROM "_inbox" WHERE "account" = ${params.add(account)} ORDER BY "at" DESC, "id" DESC LIMIT ${limit} OFFSET ${offset}`,
    params.values,
  );
  return rows.map((row) => ({
    id: String(row['id']),
    account,
    kind: KINDS.find((kind) => kind === row['kind']) ?? 'assigned',
    resource: String(row['resource']),
    recordId: String(row['record_id']),
    by: typeof row['made_by'] === 'string' ? row['made_by'] : undefined,
    at: Number(row['at']),
    isRead: row['read_at'] !== null,
  }));
}

export async function countUnread(queries: Queries, account: string): Promise<number> {
  const params = new Params(queries.engine);
  const [row] = await queries.rows(
    `SELECT count(*) AS "n" FROM "_inbox" WHERE "account" = ${params.add(account)} AND "read_at" IS NULL`,
    params.values,
  );
  return Number(row?.['n'] ?? 0);
}

/** Marks items of an account as read: the named ones, or all. */
export async function markRead(
  connection: Connection,
  account: string,
  ids: readonly string[] | undefined,
  at: number,
): Promise<void> {
  if (ids?.length === 0) return;
  const params = new Params(connection.engine);
  const set = `UPDATE "_inbox" SET "read_at" = ${params.add(at)} WHERE "account" = ${params.add(account)} AND "read_at" IS NULL`;
  await connection.run(ids ? `${set} AND "id" IN (${params.list(ids)})` : set, params.values);
}

/** Deletes unread items about the assignment of a record, because somebody else has it now. */
export async function withdrawAssignment(connection: Connection, { resource, id }: About): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(
    `DELETE FROM "_inbox" WHERE "resource" = ${params.add(resource)} AND "record_id" = ${params.add(id)} AND "kind" = 'assigned' AND "read_at" IS NULL`,
    params.values,
  );
}

export async function removeItemsAbout(connection: Connection, { resource, id }: About): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(
    `DELETE FROM "_inbox" WHERE "resource" = ${params.add(resource)} AND "record_id" = ${params.add(id)}`,
    params.values,
  );
}

export async function removeItemsOf(connection: Connection, account: string): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(`DELETE FROM "_inbox" WHERE "account" = ${params.add(account)}`, params.values);
}
