import type { Domain, MessageProblem, Row, Services, SmtpAccount } from '../domain.ts';
import type { SqlRow } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';
import { changeMessage, type MessageChange, MOST_ATTEMPTS } from '../write/system-tables/outbox.ts';
import { retryDelay } from './backoff.ts';
import type { Delivery } from './outcome.ts';
import { deliver, type OutgoingMail } from './smtp.ts';
import type { HasRecords } from '../store/store.ts';

export interface MailParts
  extends Pick<Services, 'clock' | 'fault' | 'privateMailHosts' | 'smtp' | 'store'>, HasRecords {
  readonly domain: Domain;
}

/**
 * Milliseconds that a process has to send a mail, longer than any attempt takes. If a mail is still marked as being
 * sent afterwards, its process has died.
 */
const LEASE_MS = 10 * 60_000;
/** Milliseconds until a message is checked again if no mail server is configured. */
const NO_SERVER_MS = 5 * 60_000;
/**
 * Maximum time that a message waits for a mail server to be configured. After that, it must be resent manually, because
 * its content may be outdated.
 */
const BACKLOG_MS = 24 * 3_600_000;
const AT_ONCE = 100;

/**
 * Sends due messages. A process marks each message as being sent before it contacts the mail server. If the process is
 * then interrupted, the message stays marked and must be resent manually, so that no message is delivered twice.
 * @param stopped called between two messages; returns whether to stop
 * @param random returns a number from 0 to 1
 */
export async function sendMessages(engine: MailParts, stopped: () => boolean, random = Math.random): Promise<void> {
  const now = () => engine.clock.now().getTime();
  await giveUp(engine, { state: 'UNCERTAIN', problem: 'INTERRUPTED' }, 'SENDING', 'leased_until');
  await giveUp(engine, { state: 'FAILED', problem: 'TOO_LATE' }, 'WAITING', 'until');
  const accounts = openAccounts(engine);
  for (;;) {
    const due = await dueMessages(engine, now(), accounts.failedOffices);
    if (due.length === 0) return;
    const putOff = new Set<string>();
    for (const message of due) {
      const { id, channel, office, to, subject, topic } = message;
      if (stopped()) return;
      const account = channel === 'MAIL' ? await accounts.of(office) : undefined;
      const fault = channel === 'MAIL' ? await engine.fault('mail', { to, subject, topic }) : undefined;
      if (!account && !fault) {
        const problem = channel === 'MAIL' ? 'NO_SERVER' : 'NO_CHANNEL';
        if (message.problem !== problem) await change(engine, id, { problem, due_at: now() + NO_SERVER_MS });
        else if (!putOff.has(`${channel} ${office}`)) {
          putOff.add(`${channel} ${office}`);
          await putOffAll(engine, message, now() + NO_SERVER_MS);
        }
        continue;
      }
      if (account && message.problem === 'NO_SERVER' && message.at < now() - BACKLOG_MS) {
        await change(engine, id, { state: 'FAILED', problem: 'BACKLOG' });
        continue;
      }
      // If a mail account has failed in this run, its other messages stay due until the next run.
      if (account && accounts.hasFailed(account, office)) continue;
      const claimed = await claim(engine, id, now());
      if (!claimed) continue;
      const delivery = fault
        ? deliveryBy(fault)
        : await deliver(account ?? {}, mailOf(id, claimed), {
            privateHosts: engine.privateMailHosts || account === engine.smtp,
          });
      if (account && delivery.state === 'FAILED' && delivery.account) accounts.fail(account, office);
      await settle(engine, claimed, delivery, { now: now(), random: random() });
    }
  }
}

function deliveryBy({ outcome, detail }: Readonly<Row>): Delivery {
  const said = detail === undefined ? undefined : String(detail);
  if (outcome === 'accepted') return { state: 'SENT', detail: said };
  const permanent = outcome === 'refused';
  return {
    state: 'FAILED',
    problem: permanent ? 'RECIPIENT_REFUSED' : 'TRY_LATER',
    detail: said,
    permanent,
    account: false,
  };
}

function mailOf(id: string, row: SqlRow): OutgoingMail {
  const optional = (value: unknown) => (value === null ? undefined : String(value));
  return {
    id,
    to: String(row['recipient']),
    subject: String(row['subject']),
    text: String(row['text']),
    html: optional(row['html']),
    fromName: optional(row['from_name']),
    date: new Date(Number(row['at'])),
  };
}

interface Due {
  readonly id: string;
  readonly channel: string;
  readonly office: string | null;
  readonly to: string;
  readonly subject: string;
  readonly topic: string | null;
  readonly problem: string | null;
  readonly at: number;
}

async function dueMessages(
  { records: { database } }: MailParts,
  now: number,
  without: ReadonlySet<string>,
): Promise<readonly Due[]> {
  const params = new Params(database.engine);
  const due = `"state" = 'WAITING' AND "due_at" <= ${params.add(now)}`;
  const others = without.size > 0 ? ` AND COALESCE("office_id", '') NOT IN (${params.list([...without])})` : '';
  const rows = await database.rows(
    `SELECT "uid", "channel", "office_id", "recipient", "subject", "topic", "problem", "at" FROM "_outbox" WHERE ${due}${others} ORDER BY "due_at", "id" LIMIT ${AT_ONCE}`,
    params.values,
  );
  return rows.map((row) => ({
    id: String(row['uid']),
    channel: String(row['channel']),
    office: row['office_id'] === null ? null : String(row['office_id']),
    to: String(row['recipient']),
    subject: String(row['subject']),
    topic: row['topic'] === null ? null : String(row['topic']),
    problem: row['problem'] === null ? null : String(row['problem']),
    at: Number(row['at']),
  }));
}

function openAccounts({ domain, store, smtp }: MailParts) {
  const known = new Map<string | null, Promise<SmtpAccount | undefined>>();
  const failed = new Set<string>();
  const failedOffices = new Set<string>();
  const read = async (office: string | null) => (await domain.outbox?.account(store, office)) ?? smtp;
  return {
    failedOffices,
    of(office: string | null): Promise<SmtpAccount | undefined> {
      const found = known.get(office) ?? read(office);
      known.set(office, found);
      return found;
    },
    fail(account: SmtpAccount, office: string | null): void {
      failed.add(JSON.stringify(account));
      failedOffices.add(office ?? '');
    },
    /**
     * Returns whether sending from the mail account has failed in this run. If so, also marks the office as failed:
     * several offices may share an account, and only the first was marked when the account failed.
     */
    hasFailed(account: SmtpAccount, office: string | null): boolean {
      if (!failed.has(JSON.stringify(account))) return false;
      failedOffices.add(office ?? '');
      return true;
    },
  };
}

/** Marks the message as being sent. Returns undefined if another process has already marked it. */
function claim(engine: MailParts, id: string, now: number): Promise<SqlRow | undefined> {
  return engine.records.transaction(async (rows) => {
    const params = new Params(rows.engine);
    const before = await rows.connection.row(
      `SELECT * FROM "_outbox" WHERE "uid" = ${params.add(id)}${rows.engine === 'postgres' ? ' FOR UPDATE' : ''}`,
      params.values,
    );
    if (!before || before['state'] !== 'WAITING' || Number(before['due_at']) > now) return undefined;
    const attempts = Number(before['attempts']) + 1;
    const triesLeft = Number(before['tries_left']) - 1;
    const marked = { state: 'SENDING', attempts, tries_left: triesLeft, leased_until: now + LEASE_MS };
    await changeMessage(engine, rows, id, marked);
    return { ...before, ...marked };
  });
}

async function settle(
  engine: MailParts,
  claimed: SqlRow,
  delivery: Delivery,
  { now, random }: { readonly now: number; readonly random: number },
): Promise<void> {
  const triesLeft = Number(claimed['tries_left']);
  const detail = delivery.detail ?? null;
  const change = ((): MessageChange => {
    // Deletes the content of a sent mail, which may contain personal data.
    if (delivery.state === 'SENT')
      return { state: 'SENT', problem: null, detail, sent_at: now, text: '', html: null, leased_until: null };
    const { problem } = delivery;
    if (delivery.state === 'UNCERTAIN') return { state: 'UNCERTAIN', problem, detail, leased_until: null };
    if (delivery.permanent || triesLeft <= 0) return { state: 'FAILED', problem, detail, leased_until: null };
    const due = now + retryDelay(MOST_ATTEMPTS - triesLeft, random);
    return { state: 'WAITING', problem, detail, due_at: due, leased_until: null };
  })();
  const { attempts } = claimed;
  await engine.records.transaction((rows) =>
    // A failed attempt to send changes the message only if the message is still in the state `SENDING`. A successful
    // attempt is recorded in any state.
    changeMessage(engine, rows, String(claimed['uid']), change, (params) =>
      delivery.state === 'SENT'
        ? `"attempts" = ${params.add(Number(attempts))}`
        : `"attempts" = ${params.add(Number(attempts))} AND "state" = 'SENDING'`,
    ),
  );
}

/** Changes a waiting message, without increasing its number of attempts. */
async function change(engine: MailParts, id: string, values: MessageChange & { readonly problem: MessageProblem }) {
  await engine.records.transaction((rows) => changeMessage(engine, rows, id, values, () => `"state" = 'WAITING'`));
}

async function putOffAll({ records }: MailParts, { channel, office, problem }: Due, due: number): Promise<void> {
  await records.transaction((rows) => {
    const params = new Params(rows.engine);
    return rows.connection.run(
      `UPDATE "_outbox" SET "due_at" = ${params.add(due)} WHERE "state" = 'WAITING' AND "problem" = ${params.add(problem)} AND "channel" = ${params.add(channel)} AND COALESCE("office_id", '') = ${params.add(office ?? '')}`,
      params.values,
    );
  });
}

/** Applies the change to each message with the given state, if the time in its column `time` has passed. */
async function giveUp(engine: MailParts, change: MessageChange, state: string, time: string): Promise<void> {
  const { database } = engine.records;
  const params = new Params(database.engine);
  const past = `"state" = ${params.add(state)} AND "${time}" < ${params.add(engine.clock.now().getTime())}`;
  const late = await database.rows(`SELECT "uid" FROM "_outbox" WHERE ${past} LIMIT 1000`, params.values);
  for (const { uid } of late) {
    await engine.records.transaction((rows) =>
      changeMessage(engine, rows, String(uid), change, (inner) => `"state" = ${inner.add(state)}`),
    );
  }
}
