import type { Channel, MessageProblem, Row, Services } from '../domain.ts';
import type { SqlRow } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';
import { changeMessage, type MessageChange, MOST_ATTEMPTS } from '../write/system-tables/outbox.ts';
import { retryDelay } from '../retry-delay.ts';
import type { Delivery } from '../mail/outcome.ts';
import { MISSING, openRoutes, placeOf, type RouteParts } from './routes.ts';
import type { HasRecords } from '../store/store.ts';

export interface MessageParts extends RouteParts, Pick<Services, 'clock' | 'fault'>, HasRecords {}

/**
 * Milliseconds that a process has to send a mail, longer than any attempt takes. If a mail is still marked as being
 * sent afterwards, its process has died.
 */
const LEASE_MS = 10 * 60_000;
/** Milliseconds until a message is checked again if no mail server or SMS service is configured. */
const NO_SERVER_MS = 5 * 60_000;
/**
 * Maximum time that a message waits for a mail server or an SMS service to be configured. After that, it must be resent manually, because
 * its content may be outdated.
 */
const BACKLOG_MS = 24 * 3_600_000;
const AT_ONCE = 100;

/**
 * Sends due messages. A process marks each message as being sent before it contacts the mail server or the SMS service. If the process is
 * then interrupted, the message stays marked and must be resent manually, so that no message is delivered twice.
 * @param stopped called between two messages; returns whether to stop
 * @param random returns a number from 0 to 1
 */
export async function sendMessages(engine: MessageParts, stopped: () => boolean, random = Math.random): Promise<void> {
  const now = () => engine.clock.now().getTime();
  await giveUp(engine, { state: 'UNCERTAIN', problem: 'INTERRUPTED' }, 'SENDING', 'leased_until');
  await giveUp(engine, { state: 'FAILED', problem: 'TOO_LATE' }, 'WAITING', 'until');
  const routes = openRoutes(engine);
  for (;;) {
    const due = await dueMessages(engine, now(), routes.failedPlaces);
    if (due.length === 0) return;
    const putOff = new Set<string>();
    for (const message of due) {
      const { id, channel, office, to, subject, topic } = message;
      if (stopped()) return;
      const route = await routes.of(channel, office);
      const fault = channel === 'MAIL' ? await engine.fault('mail', { to, subject, topic }) : undefined;
      if (!route && !fault) {
        const problem = MISSING[channel];
        if (message.problem !== problem) await change(engine, id, { problem, due_at: now() + NO_SERVER_MS });
        else if (!putOff.has(placeOf(channel, office))) {
          putOff.add(placeOf(channel, office));
          await putOffAll(engine, message, now() + NO_SERVER_MS);
        }
        continue;
      }
      if (route && message.problem === MISSING[channel] && message.at < now() - BACKLOG_MS) {
        await change(engine, id, { state: 'FAILED', problem: 'BACKLOG' });
        continue;
      }
      // If a route has failed in this run, its other messages stay due until the next run.
      if (route && routes.hasFailed(route, channel, office)) continue;
      const claimed = await claim(engine, id, now());
      if (!claimed) continue;
      const delivery = fault ? deliveryBy(fault) : await route?.send(id, claimed);
      if (!delivery) continue;
      if (route && delivery.state === 'FAILED' && delivery.account) routes.fail(route, channel, office);
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

interface Due {
  readonly id: string;
  readonly channel: Channel;
  readonly office: string | null;
  readonly to: string;
  readonly subject: string;
  readonly topic: string | null;
  readonly problem: string | null;
  readonly at: number;
}

async function dueMessages(
  { records: { database } }: MessageParts,
  now: number,
  without: ReadonlySet<string>,
): Promise<readonly Due[]> {
  const params = new Params(database.engine);
  const due = `"state" = 'WAITING' AND "due_at" <= ${params.add(now)}`;
  const others =
    without.size > 0 ? ` AND "channel" || ' ' || COALESCE("office_id", '') NOT IN (${params.list([...without])})` : '';
  const rows = await database.rows(
    `SELECT "uid", "channel", "office_id", "recipient", "subject", "topic", "problem", "at" FROM "_outbox" WHERE ${due}${others} ORDER BY "due_at", "id" LIMIT ${AT_ONCE}`,
    params.values,
  );
  return rows.map((row) => ({
    id: String(row['uid']),
    channel: row['channel'] === 'SMS' ? 'SMS' : 'MAIL',
    office: row['office_id'] === null ? null : String(row['office_id']),
    to: String(row['recipient']),
    subject: String(row['subject']),
    topic: row['topic'] === null ? null : String(row['topic']),
    problem: row['problem'] === null ? null : String(row['problem']),
    at: Number(row['at']),
  }));
}

/** Marks the message as being sent. Returns undefined if another process has already marked it. */
function claim(engine: MessageParts, id: string, now: number): Promise<SqlRow | undefined> {
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
  engine: MessageParts,
  claimed: SqlRow,
  delivery: Delivery,
  { now, random }: { readonly now: number; readonly random: number },
): Promise<void> {
  const triesLeft = Number(claimed['tries_left']);
  const detail = delivery.detail ?? null;
  const change = ((): MessageChange => {
    // Deletes the content of a sent mail, which may contain personal data.
    if (delivery.state === 'SENT')
      return {
        state: 'SENT',
        problem: null,
        detail,
        sent_at: now,
        text: '',
        html: null,
        headers: null,
        leased_until: null,
      };
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
async function change(engine: MessageParts, id: string, values: MessageChange & { readonly problem: MessageProblem }) {
  await engine.records.transaction((rows) => changeMessage(engine, rows, id, values, () => `"state" = 'WAITING'`));
}

async function putOffAll({ records }: MessageParts, { channel, office, problem }: Due, due: number): Promise<void> {
  await records.transaction((rows) => {
    const params = new Params(rows.engine);
    return rows.connection.run(
      `UPDATE "_outbox" SET "due_at" = ${params.add(due)} WHERE "state" = 'WAITING' AND "problem" = ${params.add(problem)} AND "channel" = ${params.add(channel)} AND COALESCE("office_id", '') = ${params.add(office ?? '')}`,
      params.values,
    );
  });
}

/** Applies the change to each message with the given state, if the time in its column `time` has passed. */
async function giveUp(engine: MessageParts, change: MessageChange, state: string, time: string): Promise<void> {
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
