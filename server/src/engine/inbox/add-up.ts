import type { Connection } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';
import { addItems, type InboxItem } from './items.ts';

type Counted = Pick<InboxItem, 'kind' | 'resource' | 'recordId' | 'by' | 'at'> & { readonly number: number };

/** Maximum number of accounts in one statement, because both databases limit the number of parameters. */
const AT_ONCE = 500;

/**
 * Adds a number to the unread item of each account about the same thing, so that many events fill one item. Accounts
 * without such an item get a new one.
 * @param since oldest time of an item that still counts up
 */
export async function addUp(
  connection: Connection,
  accounts: readonly string[],
  counted: Counted,
  { since, newId }: { readonly since: number; readonly newId: () => string },
): Promise<void> {
  const { kind, resource, recordId, at, number } = counted;
  for (let start = 0; start < accounts.length; start += AT_ONCE) {
    const some = accounts.slice(start, start + AT_ONCE);
    const params = new Params(connection.engine);
    const set = `UPDATE "_inbox" SET "number" = coalesce("number", 0) + ${params.add(number, 'bigint')}, "at" = ${params.add(at, 'bigint')}`;
    const of = `"account" IN (${params.list(some)})`;
    const same = `"kind" = ${params.add(kind)} AND "resource" = ${params.add(resource)} AND "record_id" = ${params.add(recordId)}`;
    const rows = await connection.rows(
      `${set} WHERE ${of} AND ${same} AND "read_at" IS NULL AND "at" >= ${params.add(since, 'bigint')} RETURNING "account"`,
      params.values,
    );
    const known = new Set(rows.map(({ account }) => account));
    const others = some.filter((account) => !known.has(account));
    await addItems(
      connection,
      others.map((account) => ({ ...counted, id: newId(), account, isRead: false })),
    );
  }
}
