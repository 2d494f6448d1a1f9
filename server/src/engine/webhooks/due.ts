import type { Clock, Row } from '../domain.ts';
import type { HasRecords } from '../store/store.ts';
import { omitNulls } from '../json-object.ts';

interface Parts extends HasRecords {
  readonly clock: Clock;
}

interface Names {
  readonly hooks: string;
  readonly deliveries: string;
}

/** Milliseconds that a process has for an attempt, longer than any takes. Afterwards another process may repeat it. */
const LEASE_MS = 60_000;
/** Milliseconds after which a delivery that still waits, such as for a hook that is off, is given up. */
const LONGEST_MS = 3 * 86_400_000;
const AT_ONCE = 100;

export interface Due {
  readonly id: string;
  readonly hook: string;
}

/** Returns deliveries that are due, the oldest first. */
export async function dueDeliveries(
  { records: { reader }, clock }: Parts,
  { hooks, deliveries }: Names,
  without: ReadonlySet<string>,
): Promise<readonly Due[]> {
  const active = (await reader.find(hooks, { status: 'ACTIVE' })).map(({ id }) => String(id));
  const asked = active.filter((id) => !without.has(id));
  if (asked.length === 0) return [];
  const rows = await reader.sql
    .selectFrom(deliveries)
    .select(['id', 'webhook_id'])
    .where('state', '=', 'WAITING')
    .where('due_at', '<=', clock.now().toISOString())
    .where('webhook_id', 'in', asked)
    .orderBy('due_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => ({ id: String(row['id']), hook: String(row['webhook_id']) }));
}

/** Makes deliveries due again whose process died, and gives up those that have waited too long. */
export async function endLost({ records, clock }: Parts, { deliveries }: Names): Promise<void> {
  const now = clock.now();
  const at = now.toISOString();
  const query = records.reader.sql.selectFrom(deliveries).select('id').orderBy('id').limit(AT_ONCE);
  const lost = await query.where('state', '=', 'SENDING').where('leased_until', '<', at).execute();
  const old = await query
    .where('state', '=', 'WAITING')
    .where('created_at', '<', new Date(now.getTime() - LONGEST_MS).toISOString())
    .where('due_at', '<', new Date(now.getTime() - LONGEST_MS).toISOString())
    .execute();
  const changes = [
    ...lost.map(({ id }) => [String(id), 'SENDING', { state: 'WAITING', due_at: at, leased_until: null }] as const),
    ...old.map(({ id }) => [String(id), 'WAITING', { state: 'FAILED', problem: 'TOO_LATE', due_at: null }] as const),
  ];
  for (const [id, state, change] of changes) {
    await records.transaction(async (rows) => {
      const before = await rows.lock(deliveries, id);
      if (before?.['state'] === state && (state === 'WAITING' || String(before['leased_until']) < at))
        await rows.replace(deliveries, before, omitNulls({ ...before, ...change, updated_at: at }));
    });
  }
}

export interface Claimed {
  readonly delivery: Readonly<Row>;
  readonly hook: Readonly<Row>;
}

/** Marks a delivery as being sent. Returns undefined if another process has done so, `off` if its hook is turned off. */
export function claimDelivery(
  { records, clock }: Parts,
  { hooks, deliveries }: Names,
  id: string,
): Promise<Claimed | 'off' | undefined> {
  return records.transaction(async (rows) => {
    const now = clock.now();
    const before = await rows.lock(deliveries, id);
    if (before?.['state'] !== 'WAITING' || String(before['due_at']) > now.toISOString()) return undefined;
    const hook = await rows.get(hooks, String(before['webhook_id']));
    if (!hook || hook['status'] !== 'ACTIVE') return 'off';
    const delivery = {
      ...before,
      state: 'SENDING',
      attempts: Number(before['attempts'] ?? 0) + 1,
      tries_left: Number(before['tries_left'] ?? 0) - 1,
      leased_until: new Date(now.getTime() + LEASE_MS).toISOString(),
      updated_at: now.toISOString(),
    };
    await rows.replace(deliveries, before, delivery);
    return { delivery, hook };
  });
}
