import type { Model } from '@tuyen/model';
import type { Services } from '../domain.ts';
import { type Accounts, textOrNull, valueOf } from '../identity/index.ts';
import type { Connection } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';
import type { HasRecords } from '../store/store.ts';

export interface DigestParts extends Pick<Services, 'clock' | 'origins' | 'text' | 'write'>, HasRecords {
  readonly model: Model;
}

const DAY = 86_400_000;
const AT_ONCE = 200;

export async function hasDigest(queries: Pick<Connection, 'engine' | 'rows'>, account: string): Promise<boolean> {
  const params = new Params(queries.engine);
  const rows = await queries.rows(
    `SELECT 1 AS "n" FROM "_digests" WHERE "account" = ${params.add(account)}`,
    params.values,
  );
  return rows.length > 0;
}

/** Stores whether an account gets a mail a day. The mails come at the time of day of the choice. */
export async function chooseDigest(
  connection: Connection,
  account: string,
  chosen: { readonly language: string; readonly at: number } | undefined,
): Promise<void> {
  const params = new Params(connection.engine);
  const sql = chosen
    ? `INSERT INTO "_digests" ("account", "language", "sent_at") VALUES (${params.list([account, chosen.language, chosen.at])})
       ON CONFLICT ("account") DO UPDATE SET "language" = excluded."language"`
    : `DELETE FROM "_digests" WHERE "account" = ${params.add(account)}`;
  await connection.run(sql, params.values);
}

/** Mails accounts that chose it the number of unread items since their last mail, at most once a day. */
export async function sendDigests(
  engine: DigestParts,
  accounts: () => Promise<Pick<Accounts, 'active'>>,
): Promise<void> {
  const { database } = engine.records;
  const now = engine.clock.now().getTime();
  const params = new Params(database.engine);
  const due = await database.rows(
    `SELECT d."account", d."language", d."sent_at", (SELECT count(*) FROM "_inbox" AS i WHERE i."account" = d."account"
       AND i."read_at" IS NULL AND i."at" > d."sent_at") AS "unread"
     FROM "_digests" AS d WHERE d."sent_at" <= ${params.add(now - DAY)} ORDER BY d."sent_at" LIMIT ${AT_ONCE}`,
    params.values,
  );
  if (due.length === 0) return;
  const known = await accounts();
  const { users } = engine.model.identity;
  for (const row of due) {
    const [account, language, count] = [String(row['account']), String(row['language']), Number(row['unread'])];
    // Keeps the time of day, also after days on which no server ran.
    const sentAt = now - ((now - Number(row['sent_at'])) % DAY);
    // A mail that is lost when the process ends here is better than a second mail.
    if (!(await putOff(database, account, Number(row['sent_at']), sentAt)) || count === 0) continue;
    const user = await engine.records.reader.get(users.resource, account);
    const to = user && known.active(user) ? textOrNull(valueOf(user, users.email)) : null;
    if (to === null) continue;
    await engine.write.transaction({}, (tx) =>
      tx.mail({
        to,
        subject: engine.text(language, 'mail.inbox.subject', { count }),
        text: engine.text(language, 'mail.inbox.text', { count, link: engine.origins.admin }),
        topic: 'inbox',
        until: new Date(now + DAY),
      }),
    );
  }
}

async function putOff(connection: Connection, account: string, from: number, to: number): Promise<boolean> {
  const params = new Params(connection.engine);
  const set = `UPDATE "_digests" SET "sent_at" = ${params.add(to)}`;
  const where = `"account" = ${params.add(account)} AND "sent_at" = ${params.add(from)}`;
  return (await connection.run(`${set} WHERE ${where}`, params.values)) > 0;
}
