import type { Mail } from '../../domain.ts';
import type { Connection } from '../../store/database/connection.ts';
import { Params } from '../../store/database/sql-text.ts';

export interface SentMail extends Mail {
  readonly id: number;
  readonly at: string;
}

/** Stores a mail in the transaction of the change that it reports. Another process sends it. */
export async function putMail(target: { readonly connection: Connection }, mail: Mail, now: Date): Promise<void> {
  const { connection } = target;
  const params = new Params(connection.engine);
  const values = params.list([mail.to, mail.subject, mail.text, mail.html ?? null, mail.topic ?? null, now.getTime()]);
  await connection.run(
    `INSERT INTO "_outbox" ("recipient", "subject", "text", "html", "topic", "at") VALUES (${values})`,
    params.values,
  );
}

/** @param to only the mails of this recipient */
export async function readOutbox(connection: Connection, to?: string): Promise<readonly SentMail[]> {
  const params = new Params(connection.engine);
  const where = to === undefined ? '' : ` WHERE "recipient" = ${params.add(to)}`;
  const rows = await connection.rows(`SELECT * FROM "_outbox"${where} ORDER BY "id"`, params.values);
  return rows.map((row) => ({
    id: Number(row['id']),
    to: String(row['recipient']),
    subject: String(row['subject']),
    text: String(row['text']),
    ...(row['html'] !== null && { html: String(row['html']) }),
    ...(row['topic'] !== null && { topic: String(row['topic']) }),
    at: new Date(Number(row['at'])).toISOString(),
  }));
}
