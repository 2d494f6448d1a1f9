import type { Caller } from '../domain.ts';
import { mayRead } from '../identity/index.ts';
import { Params } from '../store/database/sql-text.ts';
import type { Store } from '../store/store.ts';
import type { TimelineEntry } from './entry.ts';

/**
 * Returns the messages about a record that the caller can see, newest first. Never includes their content, which may
 * contain links.
 */
export async function messagesAbout(
  { database }: Pick<Store, 'database'>,
  caller: Caller,
  {
    resource,
    id,
    limit,
    scoped,
  }: { readonly resource: string; readonly id: string; readonly limit: number; readonly scoped: boolean },
): Promise<readonly TimelineEntry[]> {
  const params = new Params(database.engine);
  const rows = await database.rows(
    `SELECT "uid", "at", "recipient", "subject", "channel", "state", "office_id" FROM "_outbox"
     WHERE "about_resource" = ${params.add(resource)} AND "about_id" = ${params.add(id)} ORDER BY "at" DESC, "id" DESC LIMIT ${limit}`,
    params.values,
  );
  return rows
    .filter((row) => !scoped || mayRead(caller, row))
    .map((row) => ({
      id: `mail-${String(row['uid'])}`,
      kind: 'mail',
      at: new Date(Number(row['at'])).toISOString(),
      mail: {
        subject: String(row['subject'] ?? ''),
        recipient: String(row['recipient'] ?? ''),
        channel: String(row['channel'] ?? 'MAIL'),
        state: String(row['state'] ?? ''),
      },
    }));
}
