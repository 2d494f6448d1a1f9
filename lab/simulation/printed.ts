import { addDays } from '../../domain/src/rules/time/calendar.ts';
import { sum, type PaperSale } from './ledger.ts';
import { shiftOf } from './drawer.ts';
import type { Desk } from './operator.ts';
import type { Stage } from './stage.ts';
import { INSPECTED_UNTIL } from './tariffs.ts';
import type { AnyJson, Staff } from './world.ts';

type Kind = PaperSale['kind'];

export interface Out {
  readonly kind: Kind;
  readonly id: string;
  readonly first: number;
  readonly last: number;
}

const SERIES: Readonly<Record<Kind, string>> = { 'command-tickets': 'MPL', 'command-transports': 'MPX' };
const RANGE = 40;

export async function handOut(stage: Stage, desk: Desk, trips: readonly string[]): Promise<void> {
  const { world, operator, printed } = stage;
  const first = (kind: Kind) => printed.next[kind];
  const single = operator.tariffs.single.id;
  const own = first('command-tickets');
  const range = { ticket_price_id: single, series: SERIES['command-tickets'] };
  const atNode = { route_id: operator.routeId, node_id: desk.nodeId, shift_id: shiftOf(stage, desk), ...range };
  const numbers = { first_number: own, last_number: own + RANGE - 1 };
  await issue(stage, desk, 'command-tickets', { ...atNode, ...numbers }, own);
  if (own > 1) {
    const sold = { ...atNode, first_number: own - 1, last_number: own - 1 };
    const draft = await world.done('POST', 'command-tickets', sold, { as: desk.clerk });
    const path = `command-tickets/${draft.id}/transitions`;
    await world.refused('numbers_sold', 'POST', `${path}/issue`, {}, { as: desk.clerk });
    await world.done('POST', `${path}/cancel`, {}, { as: desk.clerk });
    stage.ledger.commands.push({ kind: 'command-tickets', serial: draft.serial });
  }
  const bus = first('command-transports');
  const ranges = [
    { ticket_price_id: single, series: SERIES['command-transports'], first_number: bus, last_number: bus + RANGE - 1 },
  ];
  const crew = { vehicle_id: operator.vehicleId, driver_id: operator.driver.userId };
  const run = { command_date: world.today(), route_id: operator.routeId, trip_ids: trips, ...crew };
  await inspect(stage, desk, run);
  await issue(stage, desk, 'command-transports', { ...run, ticket_ranges: ranges }, bus);
  const elsewhere = { ...run, route_id: operator.otherRouteId, trip_ids: [] };
  if (trips.length > 0 && world.rng.chance(0.2)) await issueNothing(stage, desk.clerk, 'busy_on_trip', elsewhere);
}

async function inspect(stage: Stage, { clerk }: Desk, run: object): Promise<void> {
  const { world, operator } = stage;
  if (world.today() !== addDays(INSPECTED_UNTIL, 1)) return;
  await issueNothing(stage, clerk, 'inspection_expired', run);
  const inspected = { inspection_expires_on: addDays(INSPECTED_UNTIL, 365) };
  await world.done('PATCH', `vehicles/${operator.vehicleId}`, inspected, { as: clerk });
}

async function issueNothing({ world, ledger }: Stage, as: Staff, why: string, run: object): Promise<void> {
  const draft = await world.done('POST', 'command-transports', run, { as });
  ledger.commands.push({ kind: 'command-transports', serial: serialOf(draft) });
  const path = `command-transports/${draft.id}/transitions`;
  await world.refused(why, 'POST', `${path}/issue`, {}, { as });
  await world.done('POST', `${path}/cancel`, {}, { as });
}

async function issue(stage: Stage, { clerk }: Desk, kind: Kind, body: object, first: number): Promise<void> {
  const { world, printed, ledger } = stage;
  const made = await world.done('POST', kind, body, { as: clerk });
  ledger.commands.push({ kind, serial: serialOf(made) });
  await world.move(clerk, kind, made.id, 'issue');
  printed.out.push({ kind, id: made.id, first, last: first + RANGE - 1 });
}

const serialOf = (row: AnyJson): string => row.serial ?? row.code;

/**
 * Takes printed tickets back. Missing tickets were sold, and their cash, sometimes with a deficit, goes into the
 * drawer.
 */
export async function takeIn(stage: Stage, desk: Desk): Promise<void> {
  const { world, ledger, printed, operator } = stage;
  const { clerk, officeId } = desk;
  const shiftId = shiftOf(stage, desk);
  for (const { kind, id, first, last } of printed.out.splice(0)) {
    const sold = world.rng.pick([0, RANGE, world.rng.below(RANGE), world.rng.below(RANGE)]);
    const due = sold * operator.tariffs.single.price;
    const difference = sold > 2 && world.rng.chance(0.3) ? world.rng.pick([-9_000, -1_000, 4_000]) : 0;
    const unsold = first + sold;
    const left = { ticket_price_id: operator.tariffs.single.id, first_number: unsold, last_number: last };
    const back =
      kind === 'command-tickets' ? { next_unsold_number: unsold } : { returned_ranges: unsold > last ? [] : [left] };
    const input = { ...back, cash_handed_in: due + difference };
    const reason = { difference_reason: 'Phụ xe thối nhầm tiền.' };
    const path = `${kind}/${id}/transitions/return`;
    if (difference !== 0) await world.refused('difference_reason', 'POST', path, input, { as: clerk });
    const row = await world.move(clerk, kind, id, 'return', { ...input, ...(difference !== 0 && reason) });
    if (row.cash_due !== due || row.difference !== difference) {
      throw new Error(`${serialOf(row)}: ${row.cash_due} is due, by the ledger ${due}.`);
    }
    printed.next[kind] = unsold;
    const day = world.today();
    ledger.paper.push({ kind, command: serialOf(row), day, officeId, shiftId, quantity: sold, due, difference });
    ledger.move({ day, officeId, means: 'CASH', amount: due + difference, shiftId });
  }
}

export const differences = (paper: readonly PaperSale[]): number => sum(paper.map(({ difference }) => difference));
