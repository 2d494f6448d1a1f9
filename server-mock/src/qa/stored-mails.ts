import { type Mail } from '@tuyen/server/domain';
import { type Connection, Params } from '@tuyen/server/extension';

export interface StoredMail extends Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'topic'> {
  readonly id: number;
  readonly at: string;
}

/**
 * Name of the counter of expired messages. Without it, testers could not distinguish an outbox whose messages have
 * expired from one that never had any.
 */
const EXPIRED = 'qa:expired-messages';

/**
 * Returns the newest messages in ascending order of time. Also returns the number of older messages, including expired
 * ones.
 * @param to only messages to this recipient
 */
export async function readOutbox(
  connection: Connection,
  most: number,
  to?: string,
): Promise<{ readonly messages: readonly StoredMail[]; readonly dropped: number }> {
  const params = new Params(connection.engine);
  const where = to === undefined ? '' : ` WHERE "recipient" = ${params.add(to)}`;
  const rows = await connection.rows(
    `SELECT *, count(*) OVER () AS "total" FROM "_outbox"${where} ORDER BY "id" DESC LIMIT ${params.add(most)}`,
    params.values,
  );
  const messages = rows.toReversed().map((row) => ({
    id: Number(row['id']),
    to: String(row['recipient']),
    subject: String(row['subject']),
    text: String(row['text']),
    ...(row['html'] !== null && { html: String(row['html']) }),
    ...(row['topic'] !== null && { topic: String(row['topic']) }),
    at: new Date(Number(row['at'])).toISOString(),
  }));
  const expired = await connection.row(`SELECT "value" FROM "_counters" WHERE "name" = '${EXPIRED}'`);
  return { messages, dropped: Number(rows[0]?.['total'] ?? 0) - messages.length + Number(expired?.['value'] ?? 0) };
}

export async function countExpired(connection: Connection, count: number): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(
    `INSERT INTO "_counters" AS c ("name", "value") VALUES ('${EXPIRED}', ${params.add(count)})
     ON CONFLICT ("name") DO UPDATE SET "value" = c."value" + excluded."value"`,
    params.values,
  );
}

export async function emptyOutbox(connection: Connection): Promise<void> {
  await connection.run('DELETE FROM "_outbox"');
  await connection.run(`DELETE FROM "_counters" WHERE "name" = '${EXPIRED}'`);
}
