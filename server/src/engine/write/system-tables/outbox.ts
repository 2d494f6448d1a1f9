import type { Clock, Domain, Mail, OutboxEntry, Sms } from '../../domain.ts';
import { Problem } from '../../problem.ts';
import type { Connection, SqlRow, SqlValue } from '../../store/database/connection.ts';
import type { Rows } from '../../store/rows.ts';
import { Params } from '../../store/database/sql-text.ts';
import { MESSAGE_PROBLEMS } from '../../domain/message-problems.ts';
import { newId } from '../../store/new-id.ts';
import { omitNulls } from '../../json-object.ts';

/**
 * Number of attempts after which the server stops trying to send a message. These attempts take about eight and a half
 * hours.
 */
export const MOST_ATTEMPTS = 10;

/** Milliseconds after which a message is too old to be sent. */
const LONGEST_MS = 30 * 86_400_000;

export interface OutboxParts {
  readonly domain: Domain;
  readonly clock: Clock;
}

/**
 * Stores a message in the same transaction as the change that it reports. A job sends it afterwards.
 * @returns id of the message; the record that displays the message has the same id
 */
export async function putMessage(
  parts: OutboxParts,
  rows: Rows,
  message: (Mail | Sms) & { readonly officeId: string | null },
  id = newId(parts.clock),
): Promise<string> {
  const now = parts.clock.now();
  const isMail = 'subject' in message;
  const values: Readonly<Record<string, SqlValue>> = {
    uid: id,
    channel: isMail ? 'MAIL' : 'SMS',
    recipient: message.to,
    subject: isMail ? message.subject : (message.title ?? ''),
    text: message.text,
    html: (isMail && message.html) || null,
    from_name: (isMail && message.fromName) || null,
    headers: isMail && message.headers ? JSON.stringify(message.headers) : null,
    topic: message.topic ?? null,
    office_id: message.officeId,
    about_resource: message.record?.resource ?? null,
    about_id: message.record?.id ?? null,
    state: 'WAITING',
    attempts: 0,
    tries_left: MOST_ATTEMPTS,
    at: now.getTime(),
    due_at: now.getTime(),
    until: message.until?.getTime() ?? now.getTime() + LONGEST_MS,
  };
  const { connection } = rows;
  const params = new Params(connection.engine);
  const columns = Object.keys(values).map((column) => `"${column}"`);
  await connection.run(
    `INSERT INTO "_outbox" (${columns.join(', ')}) VALUES (${params.list(Object.values(values))})`,
    params.values,
  );
  const { outbox } = parts.domain;
  if (!outbox) return id;
  const entry = await readEntry(connection, id);
  const at = now.toISOString();
  const row = entry && (await outbox.row(entry, rows));
  await rows.insert(outbox.resource, omitNulls({ id, version: 1, created_at: at, updated_at: at, ...row }));
  return id;
}

/** Changed columns of a message; null clears a column. */
export type MessageChange = Readonly<Record<string, SqlValue>>;

/**
 * Changes a message in the outbox and the record that displays it.
 * @param where further conditions that the current message must meet, such as its state
 * @returns false if the message does not meet the conditions
 */
export async function changeMessage(
  { domain, clock }: OutboxParts,
  rows: Rows,
  id: string,
  change: MessageChange,
  where: (params: Params) => string = () => 'true',
): Promise<boolean> {
  const { connection } = rows;
  const params = new Params(connection.engine);
  const set = Object.entries(change).map(([column, value]) => `"${column}" = ${params.add(value)}`);
  const condition = `"uid" = ${params.add(id)} AND ${where(params)}`;
  const changed = await connection.run(`UPDATE "_outbox" SET ${set.join(', ')} WHERE ${condition}`, params.values);
  if (changed === 0) return false;
  const { outbox } = domain;
  const before = outbox && (await rows.lock(outbox.resource, id));
  const entry = before && (await readEntry(connection, id));
  if (!outbox || !before || !entry) return true;
  const after = omitNulls({
    ...before,
    ...(await outbox.row(entry, rows)),
    version: Number(before['version']) + 1,
    updated_at: clock.now().toISOString(),
  });
  await rows.replace(outbox.resource, before, after);
  return true;
}

/**
 * Resends a message that the server no longer tries to send.
 * @throws 409 `message_not_failed`, `message_too_late`, or `message_gone` if its content is no longer stored
 */
export async function resendMessage(parts: OutboxParts, rows: Rows, id: string): Promise<void> {
  const now = parts.clock.now().getTime();
  const { connection } = rows;
  const params = new Params(connection.engine);
  const found = await connection.row(`SELECT * FROM "_outbox" WHERE "uid" = ${params.add(id)}`, params.values);
  if (!found) throw new Problem(409, 'message_gone');
  if (Number(found['until']) < now) throw new Problem(409, 'message_too_late');
  const again = { state: 'WAITING', problem: null, detail: null, tries_left: MOST_ATTEMPTS, due_at: now, told: null };
  const changed = await changeMessage(parts, rows, id, again, () => `"state" IN ('FAILED', 'UNCERTAIN')`);
  if (!changed) throw new Problem(409, 'message_not_failed');
}

/**
 * Removes the recipient and the content of a message, but keeps the fact that it was sent and the time. A message that
 * was not sent yet is marked as failed.
 */
export async function forgetMessage(parts: OutboxParts, rows: Rows, id: string): Promise<void> {
  const emptied = {
    recipient: FORGOTTEN,
    subject: FORGOTTEN,
    text: '',
    html: null,
    from_name: null,
    headers: null,
    detail: null,
  };
  // Set the message's expiry time to the past, so that the message cannot be resent.
  await changeMessage(parts, rows, id, { ...emptied, until: 0 });
  await changeMessage(parts, rows, id, { state: 'FAILED', problem: 'TOO_LATE' }, () => `"state" = 'WAITING'`);
}

const FORGOTTEN = '***';

export async function readEntry(connection: Connection, id: string): Promise<OutboxEntry | undefined> {
  const params = new Params(connection.engine);
  const row = await connection.row(`SELECT * FROM "_outbox" WHERE "uid" = ${params.add(id)}`, params.values);
  return row && entryOf(row);
}

/**
 * Problems of the server's configuration, such as a missing mail server. They prevent a message from being sent even
 * when it is due.
 */
const HELD: ReadonlySet<string> = new Set(['NO_SERVER', 'NO_CHANNEL']);

const STATES = ['WAITING', 'SENDING', 'SENT', 'FAILED', 'UNCERTAIN'] as const;

function entryOf(row: SqlRow): OutboxEntry {
  const text = (column: string) => (row[column] === null ? undefined : String(row[column]));
  const time = (column: string) => (row[column] === null ? undefined : new Date(Number(row[column])).toISOString());
  const [resource, recordId] = [text('about_resource'), text('about_id')];
  const state = STATES.find((one) => one === row['state']) ?? 'FAILED';
  return {
    id: String(row['uid']),
    channel: row['channel'] === 'SMS' ? 'SMS' : 'MAIL',
    recipient: String(row['recipient']),
    subject: String(row['subject']),
    topic: text('topic'),
    officeId: text('office_id') ?? null,
    record: resource !== undefined && recordId !== undefined ? { resource, id: recordId } : undefined,
    state,
    problem: MESSAGE_PROBLEMS.find((one) => one === row['problem']),
    detail: text('detail'),
    attempts: Number(row['attempts']),
    createdAt: time('at') ?? '',
    dueAt: state === 'WAITING' && !HELD.has(text('problem') ?? '') ? time('due_at') : undefined,
    sentAt: time('sent_at'),
  };
}
