import type { HookContext, Records, ResourceHooks, TransitionsOf, Values } from '../contract.ts';
import { deletableIn, fixedUnless, refuse } from '../guards/states.ts';
import {
  issueRefusal,
  quantityOf,
  returnRefusal,
  type RangeRefusal,
  type TicketRange,
} from '../rules/tickets/ticket-ranges.ts';
import { assertNotIssued } from './assert-not-issued.ts';
import { commandedTrips, crewFree, manTrips, releaseTrips } from './commanded-trips.ts';
import { routeRuns, vehicleRuns } from './departure.ts';
import { assertTwoPeople, reserveCrew } from './occupation.ts';
import { type Command as PaperCommand, handOut, takeBack } from './paper-tickets.ts';

type Command = Records['command-transports'];

/**
 * Hooks of transport commands. A transport command sends out a vehicle with its trips and printed tickets. Cash and
 * unsold tickets are settled when the vehicle returns.
 */
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
      const field = (at: number) => `ticket_ranges.${at}.first_number`;
      await assertNotIssued(record.ticket_ranges ?? [], context.tx, field);
    },
  },
  transitions: {
    async issue(record, _, context) {
      // Checks again that the crew is free after locking it, so that no simultaneous command or trip can take the same
      // crew.
      await reserveCrew(record, context);
      await crewFree(record, await commandedTrips(record, context), context);
      await manTrips(record, context);
      await handOut(commandOf(record), record.ticket_ranges ?? [], context);
      return issuedBy(userOf(context), context.now);
    },
    return: settled,
  },
};

const userOf = ({ actor }: HookContext): string | null => (actor.kind === 'staff' ? actor.userId : null);

const commandOf = ({ id, office_id, route_id }: Readonly<Command>): PaperCommand => ({
  command_transport_id: id,
  office_id,
  route_id,
});

function counted(values: Readonly<Values<'command-transports'>>): Values<'command-transports'> {
  const ranges = values.ticket_ranges ?? [];
  const bad = issueRefusal(ranges);
  if (bad) refuseRange('ticket_ranges', bad);
  return issuedQuantity(ranges);
}

export const issuedQuantity = (ranges: readonly Pick<TicketRange, 'first_number' | 'last_number'>[]) => ({
  issued_quantity: ranges.reduce((sum, range) => sum + quantityOf(range), 0),
});

/** @param user account ID; null for a program */
export const issuedBy = (user: string | null, now: Date) => ({ issued_at: now.toISOString(), issued_by: user });

function refuseRange(field: string, { at, refusal }: { readonly at: number; readonly refusal: RangeRefusal }): void {
  refuse({ [`${field}.${at}.last_number`]: { code: refusal } });
}

async function settled(
  record: Readonly<Command>,
  input: Readonly<TransitionsOf<'command-transports'>['return']>,
  context: HookContext,
): Promise<Values<'command-transports'>> {
  const returned = input.returned_ranges ?? [];
  const bad = returnRefusal(returned, record.ticket_ranges ?? []);
  if (bad) refuseRange('returned_ranges', bad);
  const { cash_handed_in: cash, difference_reason: reason } = input;
  const { issued_quantity: _, ...said } = await takeBack(
    commandOf(record),
    { ranges: returned, cash, reason },
    context,
  );
  return { ...said, returned_ranges: returned };
}
