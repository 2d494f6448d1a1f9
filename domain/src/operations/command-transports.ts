import type { HookContext, Records, ResourceHooks, TransitionsOf, Values } from '../contract.ts';
import { deletableIn, fixedUnless, refuse } from '../guards/states.ts';
import {
  issueRefusal,
  quantityOf,
  returnRefusal,
  settle,
  type RangeRefusal,
  type TicketRange,
} from '../rules/tickets/ticket-ranges.ts';
import { assertNotIssued } from './assert-not-issued.ts';
import { commandedTrips, crewFree, manTrips, releaseTrips } from './commanded-trips.ts';
import { routeRuns, vehicleRuns } from './departure.ts';
import { assertTwoPeople, reserveCrew } from './occupation.ts';

type Command = Records['command-transports'];

/** Transport commands: a vehicle, its trips and the printed tickets that go along, settled when they come back. */
export const commandTransportHooks: ResourceHooks<'command-transports'> = {
  beforeCreate(values) {
    assertTwoPeople(values);
    return counted(values);
  },
  beforeUpdate(before, changes) {
    assertTwoPeople({ ...before, ...changes });
    return changes.ticket_ranges === undefined ? undefined : counted(changes);
  },
  async afterWrite({ after, transition }, context) {
    if (after && transition?.name === 'return') await releaseTrips(after, context);
  },
  fixed: fixedUnless('state', 'DRAFT'),
  guards: {
    delete: deletableIn('state', 'DRAFT'),
    async issue(record, context) {
      await vehicleRuns(record, record.command_date, context);
      await routeRuns(record, context);
      await crewFree(record, await commandedTrips(record, context), context);
      for (const [at, range] of (record.ticket_ranges ?? []).entries()) {
        await assertNotIssued({ ...range, id: record.id }, context.tx, `ticket_ranges.${at}.first_number`);
      }
    },
  },
  transitions: {
    async issue(record, _, context) {
      // Again, now that no other run takes the crew meanwhile.
      await reserveCrew(record, context);
      await crewFree(record, await commandedTrips(record, context), context);
      await manTrips(record, context);
      return issuedBy(userOf(context), context.now);
    },
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
