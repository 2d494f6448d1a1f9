import type { Clock, Row } from '../domain.ts';
import type { Identity } from '../identity/index.ts';
import { addItems } from '../inbox/items.ts';
import { newId } from '../store/new-id.ts';
import type { Rows } from '../store/rows.ts';
import type { HasRecords } from '../store/store.ts';
import { omitNulls } from '../json-object.ts';
import { claimDelivery, dueDeliveries, endLost } from './due.ts';
import { maySend } from './may-send.ts';
import { type Outgoing, post, type Posted } from './post.ts';
import { webhookResources } from './served.ts';
import { hookAfter, settled } from './settle.ts';
import { signedHeaders } from './signature.ts';
import type { WebhookTargets } from './target.ts';

export interface SendingParts extends HasRecords {
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'accounts'>;
  readonly webhookTargets: WebhookTargets;
}

export interface SendingOptions {
  readonly stopped: () => boolean;
  readonly random?: () => number;
  readonly timeoutMs?: number;
}

/** Requests that one process sends at the same time, and to one hook. */
const AT_ONCE = 8;
const AT_ONCE_TO_ONE = 2;

/**
 * Sends due deliveries. Each is claimed first, so that several processes may send at once. A delivery whose process died
 * is sent again: receivers recognize it by its `webhook-id`. If a hook cannot be reached, its other deliveries stay due
 * until the next run, so that it does not hold up others.
 */
export async function sendWebhooks(engine: SendingParts, options: SendingOptions): Promise<void> {
  const { records, clock } = engine;
  const served = webhookResources(records.model);
  if (!served) return;
  const names = { hooks: served.hooks.name, deliveries: served.deliveries.name };
  const { stopped, random = Math.random, timeoutMs } = options;
  await endLost(engine, names);
  const resting = new Set<string>();
  for (;;) {
    const due = await dueDeliveries(engine, names, resting);
    if (due.length === 0 || stopped()) return;
    const queues = [...Map.groupBy(due, ({ hook }) => hook)].flatMap(([hook, all]) =>
      Array.from({ length: Math.min(AT_ONCE_TO_ONE, all.length) }, (_, index) => ({
        hook,
        ids: all.filter((__, at) => at % AT_ONCE_TO_ONE === index).map(({ id }) => id),
      })),
    );
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let queue = queues.shift(); queue; queue = queues.shift()) {
          for (const id of queue.ids) {
            if (stopped() || resting.has(queue.hook)) break;
            if (!(await deliver(id))) resting.add(queue.hook);
          }
        }
      }),
    );
  }

  /** @returns false if the receiver could not be reached, or the hook is off */
  async function deliver(id: string): Promise<boolean> {
    const claimed = await claimDelivery(engine, names, id);
    if (claimed === undefined || claimed === 'off') return claimed === undefined;
    const { delivery, hook } = claimed;
    const startedAt = clock.now();
    const begun = performance.now();
    const posted = (await maySend(engine, hook, delivery))
      ? await post(requestOf(delivery, hook, startedAt), {
          targets: engine.webhookTargets,
          ...(timeoutMs !== undefined && { timeoutMs }),
        })
      : undefined;
    const durationMs = Math.round(performance.now() - begun);
    await records.transaction(async (rows) => {
      const now = clock.now();
      const counts = { attempts: Number(delivery['attempts']), triesLeft: Number(delivery['tries_left']) };
      const change = posted
        ? settled({ posted, startedAt, durationMs, ...counts, log: delivery['log'] }, now, random())
        : { state: 'FAILED', problem: 'OWNER', leased_until: null, due_at: null };
      await replace(rows, names.deliveries, id, change, now, ({ state }) => state === 'SENDING');
      if (posted) await noteOn(rows, String(hook['id']), posted, now);
    });
    return !posted || posted.problem === undefined || posted.problem === 'ANSWER';
  }

  async function noteOn(rows: Rows, id: string, posted: Posted, now: Date): Promise<void> {
    const before = await rows.lock(names.hooks, id);
    if (!before) return;
    const change = hookAfter(before, posted, now);
    // Writes to a hook that works are saved: once a minute is enough to see that it does.
    const last = Date.parse(String(before['delivered_at'] ?? ''));
    if (posted.problem === undefined && before['failures'] === 0 && now.getTime() - last < 60_000) return;
    await replace(rows, names.hooks, id, change, now, () => true);
    const owner = before['owner_id'];
    if (change['status'] !== 'DISABLED' || before['status'] === 'DISABLED' || typeof owner !== 'string') return;
    const about = { kind: 'stopped', resource: names.hooks, recordId: id, by: undefined, isRead: false } as const;
    await addItems(rows.connection, [{ ...about, id: newId(clock), account: owner, at: now.getTime() }]);
  }
}

async function replace(
  rows: Rows,
  resource: string,
  id: string,
  change: Row,
  now: Date,
  holds: (row: Row) => boolean,
): Promise<void> {
  const before = await rows.lock(resource, id);
  if (!before || !holds(before)) return;
  // The number of failures says nothing about what a person edits, so it does not make an open form out of date.
  await rows.replace(resource, before, omitNulls({ ...before, ...change, updated_at: now.toISOString() }));
}

function requestOf(delivery: Readonly<Row>, hook: Readonly<Row>, now: Date): Outgoing {
  const body = String(delivery['payload']);
  const isOverlapping = Date.parse(String(hook['previous_secret_until'] ?? '')) > now.getTime();
  const secrets = [hook['secret'], isOverlapping ? hook['previous_secret'] : undefined].filter(
    (secret) => typeof secret === 'string',
  );
  const timestamp = Math.floor(now.getTime() / 1000);
  return {
    url: String(hook['url']),
    body,
    headers: signedHeaders(secrets, { id: String(delivery['id']), timestamp, body }),
  };
}
