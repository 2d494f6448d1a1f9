import { entryOf, type SoldTicket } from './ledger.ts';
import type { Holder, Stage } from './stage.ts';

const DAY_RIDES = 3;
const MONTH_RIDES_A_DAY = 4;

/**
 * Presents a code at a bus validator and compares the response with the expected reason of a refusal. Null means that
 * the gate should open.
 */
async function present({ world, operator }: Stage, code: string, expected: string | null): Promise<void> {
  const body = { code, device: operator.device, route_id: operator.routeId };
  const answer = await world.done('POST', 'tickets/validate', body, { as: operator.gate });
  if (answer.reason !== expected || answer.valid !== (expected === null)) {
    throw new Error(`${code}: the gate says ${answer.reason}, by the ledger ${expected}. ${JSON.stringify(answer)}`);
  }
}

export async function tapSingle(stage: Stage, ticket: SoldTicket): Promise<void> {
  const { world } = stage;
  const closed = { CHANGED: 'changed', CANCELED: 'canceled', CANCEL_REQUESTED: 'cancel_requested', USED: 'used' };
  const state = ticket.state === 'SOLD' || ticket.state === 'ISSUED' ? undefined : closed[ticket.state];
  // A ticket for one trip expires when the trip ends. Any other ticket expires at the end of its day.
  const over = ticket.tripEnds ? ticket.tripEnds < world.now() : ticket.soldOn !== world.today();
  const stale = over ? 'expired' : undefined;
  const reason = state ?? stale ?? (ticket.mode === 'METRO' ? 'wrong_mode' : null);
  await present(stage, ticket.serial, reason);
  if (reason !== null) return;
  ticket.state = 'USED';
  ticket.uses = 1;
  await present(stage, ticket.serial, 'used');
}

export async function tapDay(stage: Stage, ticket: SoldTicket): Promise<void> {
  const today = stage.world.today();
  const day = ticket.validOn ?? today;
  const late = day < today ? 'expired' : 'not_started';
  const elsewhere = ticket.mode === 'METRO' ? 'wrong_mode' : null;
  const open = ticket.uses >= DAY_RIDES && ticket.mode === 'BUS' ? 'used_up' : elsewhere;
  const reason = ticket.state === 'CANCELED' ? 'canceled' : day === today ? open : late;
  await present(stage, ticket.serial, reason);
  if (reason === null) ticket.uses += 1;
}

export async function tapCard(stage: Stage, holder: Holder): Promise<void> {
  const { world } = stage;
  const month = world.today().slice(0, 7);
  const taps = stage.taps.get(holder.cardCode)?.day === world.today() ? entryOf(stage.taps, holder.cardCode).count : 0;
  const runs = holder.months.has(month);
  const limit = holder.tariff === 'month' ? MONTH_RIDES_A_DAY : Number.POSITIVE_INFINITY;
  const ahead = [...holder.months].some((one) => one > month);
  const reason = holder.lost
    ? 'locked'
    : runs
      ? taps >= limit
        ? 'used_up_today'
        : null
      : ahead
        ? 'not_started'
        : 'expired';
  await present(stage, holder.cardCode, reason);
  if (reason === null) stage.taps.set(holder.cardCode, { day: world.today(), count: taps + 1 });
}
