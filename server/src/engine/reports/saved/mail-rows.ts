import type { Connection } from '../../store/database/connection.ts';
import { Params } from '../../store/database/sql-text.ts';
import { MAIL_TIMES, type MailTime } from './mail-times.ts';

/** Order of an account to get a report by mail. The report is made with the rights that the account has at that time. */
export interface ReportMail {
  readonly report: string;
  readonly account: string;
  /** Office in whose name the account reads the report. */
  readonly office: string | null;
  readonly every: MailTime;
  readonly hour: number;
  readonly language: string;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

type Queries = Pick<Connection, 'engine' | 'rows'>;

export async function mailsOf(queries: Queries, account: string): Promise<readonly ReportMail[]> {
  const params = new Params(queries.engine);
  return read(queries, `"account" = ${params.add(account)}`, params);
}

/** Returns at most `most` orders that are due, the earliest first. */
export async function dueMails(queries: Queries, now: number, most: number): Promise<readonly ReportMail[]> {
  const params = new Params(queries.engine);
  return read(queries, `"due_at" <= ${params.add(now)}`, params, ` ORDER BY "due_at", "id" LIMIT ${most}`);
}

export async function putMail(connection: Connection, mail: ReportMail): Promise<void> {
  const { report, account, office, every, hour, language, dueAt } = mail;
  const params = new Params(connection.engine);
  const values = params.list([`${report}/${account}`, report, account, office, every, hour, language, dueAt]);
  const columns = ['id', 'report', 'account', 'office_id', 'every', 'hour', 'language', 'due_at'];
  const set = columns.slice(3).map((one) => `"${one}" = excluded."${one}"`);
  await connection.run(
    `INSERT INTO "_report_mails" (${columns.map((one) => `"${one}"`).join(', ')}) VALUES (${values})
     ON CONFLICT ("id") DO UPDATE SET ${set.join(', ')}`,
    params.values,
  );
}

export async function removeMail(
  connection: Connection,
  { report, account }: Pick<ReportMail, 'report' | 'account'>,
): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(`DELETE FROM "_report_mails" WHERE "id" = ${params.add(`${report}/${account}`)}`, params.values);
}

async function read(queries: Queries, where: string, params: Params, more = ''): Promise<readonly ReportMail[]> {
  const rows = await queries.rows(`SELECT * FROM "_report_mails" WHERE ${where}${more}`, params.values);
  return rows.map((row) => ({
    report: String(row['report']),
    account: String(row['account']),
    office: typeof row['office_id'] === 'string' ? row['office_id'] : null,
    every: MAIL_TIMES.find((one) => one === row['every']) ?? 'day',
    hour: Number(row['hour']),
    language: String(row['language']),
    dueAt: Number(row['due_at']),
  }));
}
