import type { GuardContext, HookContext, Records, ResourceHooks, TransitionsOf, Values } from '../contract.ts';
import { Problem } from '@tuyen/server-mock/domain';
import { deletableIn, fixedUnless, refuse } from '../guards/states.ts';
import { localDate } from '../rules/time/calendar.ts';
import {
  issueRefusal,
  quantityOf,
  returnRefusal,
  settle,
  type RangeRefusal,
  type TicketRange,
} from '../rules/tickets/ticket-ranges.ts';
import { assertNotIssued } from './assert-not-issued.ts';

type Command = Records['command-transports'];

/** Transport commands: a vehicle, its trips and the printed tickets that go along, settled when they come back. */
export const commandTransportHooks: ResourceHooks<'command-transports'> = {
  beforeCreate: (values) => counted(values),
  beforeUpdate: (_, changes) => (changes.ticket_ranges === undefined ? undefined : counted(changes)),
  fixed: fixedUnless('state', 'DRAFT'),
  guards: {
    delete: deletableIn('state', 'DRAFT'),
    async issue(record, context) {
      await vehicleRuns(record, context);
      await tripsFree(record, context);
      for (const [at, range] of (record.ticket_ranges ?? []).entries()) {
        await assertNotIssued({ ...range, id: record.id }, context.tx, `ticket_ranges.${at}.first_number`);
      }
    },
  },
  transitions: {
    issue: (_, __, context) => issuedBy(userOf(context), context.now),
    return: settled,
  },
};

const userOf = ({ actor }: HookContext): string | null => (actor.kind === 'staff' ? actor.userId : null);

function counted(values: Readonly<Values<'command-transports'>>): Values<'command-transports'> {
  const ranges = values.ticket_ranges ?? [];
  const bad = issueRefusal(ranges);
  if (bad) refuseRange('ticket_ranges', bad);
  return issuedQuantity(ranges);
}

/** How many tickets go along. */
export const issuedQuantity = (ranges: readonly Pick<TicketRange, 'first_number' | 'last_number'>[]) => ({
  issued_quantity: ranges.reduce((sum, range) => sum + quantityOf(range), 0),
});

/** @param user an account; null for a program */
export const issuedBy = (user: string | null, now: Date) => ({ issued_at: now.toISOString(), issued_by: user });

function refuseRange(field: string, { at, refusal }: { readonly at: number; readonly refusal: RangeRefusal }): void {
  refuse({ [`${field}.${at}.last_number`]: { code: refusal } });
}

/** The day of the inspection's end still passes. 409 `inspection_expired`, `vehicle_inactive` */
async function vehicleRuns(record: Readonly<Command>, { tx }: GuardContext): Promise<void> {
  const vehicle = await tx.get('vehicles', record.vehicle_id);
  if (vehicle?.status !== 'ACTIVE')
    throw new Problem(409, 'vehicle_inactive', {}, { vehicle_id: { code: 'vehicle_inactive' } });
  const until = vehicle.inspection_expires_on;
  if (until && until < record.command_date) {
    throw new Problem(409, 'inspection_expired', {}, { vehicle_id: { code: 'inspection_expired' } });
  }
}

/** Trips of the command's route and day, in no other command that is out. */
async function tripsFree(record: Readonly<Command>, { tx }: GuardContext): Promise<void> {
  const wanted = record.trip_ids ?? [];
  if (wanted.length === 0) return;
  for (const [at, id] of wanted.entries()) {
    const trip = await tx.get('trips', id);
    const fits = trip?.route_id === record.route_id && localDate(trip.departure_at) === record.command_date;
    if (!fits) refuse({ [`trip_ids.${at}`]: { code: 'trip_of_another_route' } });
  }
  const out = await tx.find('command-transports', { command_date: record.command_date, state: 'ISSUED' });
  const taken = new Set(out.filter((other) => other.id !== record.id).flatMap((other) => other.trip_ids ?? []));
  if (wanted.some((id) => taken.has(id))) throw new Problem(409, 'trip_already_commanded');
}

async function settled(
  record: Readonly<Command>,
  input: Readonly<TransitionsOf<'command-transports'>['return']>,
  context: HookContext,
): Promise<Values<'command-transports'>> {
  const issued = record.ticket_ranges ?? [];
  const returned = input.returned_ranges ?? [];
  const bad = returnRefusal(returned, issued);
  if (bad) refuseRange('returned_ranges', bad);
  const prices = new Map<string, number>();
  for (const { ticket_price_id: id } of issued) {
    prices.set(id, (await context.tx.get('ticket-prices', id))?.price ?? 0);
  }
  return settlement(issued, returned, { prices, cash: input.cash_handed_in, user: userOf(context) }, context.now);
}

/** What a command comes to when it is back. @param back.prices đồng by ticket price; `cash` what was handed in */
export function settlement(
  issued: readonly TicketRange[],
  returned: readonly TicketRange[],
  back: { readonly prices: ReadonlyMap<string, number>; readonly cash: number; readonly user: string | null },
  now: Date,
) {
  const { issued_quantity: _, ...said } = settle(issued, returned, back.prices, back.cash);
  return { ...said, returned_ranges: returned, returned_at: now.toISOString(), returned_by: back.user };
}
