import type { HookContext, Records, ResourceHooks, Values } from '../contract.ts';
import { priceOn } from '../rules/prices/planned-price.ts';
import { localDate } from '../rules/time/calendar.ts';
import { deletableIn, fixedUnless, refuse } from '../guards/states.ts';
import { quantityOf, type TicketRange, usedOf } from '../rules/tickets/ticket-ranges.ts';
import { assertNotIssued } from './assert-not-issued.ts';
import { type Command, handOut, type settledBy, takeBack } from './paper-tickets.ts';

const RECKONED = ['ticket_price_id', 'first_number', 'last_number'] as const;

/**
 * Hooks of ticket commands. A ticket command gives a range of printed tickets to one node for one shift. The tickets
 * are sold in numerical order.
 */
export const commandTicketHooks: ResourceHooks<'command-tickets'> = {
  beforeCreate: (values, context) => reckoned(values, context),
  beforeUpdate: (before, changes, context) =>
    RECKONED.some((field) => changes[field] !== undefined) ? reckoned({ ...before, ...changes }, context) : undefined,
  fixed: fixedUnless('state', 'DRAFT'),
  guards: {
    delete: deletableIn('state', 'DRAFT'),
    issue: (record, { tx }) => assertNotIssued([record], tx, () => 'first_number'),
  },
  transitions: {
    async issue(record, _, context) {
      await handOut(commandOf(record), [record], context);
      return issuedTickets(record.quantity, context.now);
    },
    async return(record, input, context) {
      const said = usedOf(record, input.next_unsold_number);
      if (!said) return refuse({ next_unsold_number: { code: 'range_not_issued' } });
      const ranges = said.left > 0 ? [{ ...record, first_number: input.next_unsold_number }] : [];
      const { cash_handed_in: cash, difference_reason: reason } = input;
      const { cash_due, difference, ...how } = await takeBack(commandOf(record), { ranges, cash, reason }, context);
      return { ...said, cash_due, difference, ...byWhom(how) };
    },
  },
};

const commandOf = ({ id, office_id, route_id }: Readonly<Records['command-tickets']>): Command => ({
  command_ticket_id: id,
  office_id,
  route_id,
});

const byWhom = ({ returned_at, returned_by, money_shift_id }: ReturnType<typeof settledBy>) => ({
  returned_at,
  returned_by,
  money_shift_id,
});

async function reckoned(
  { ticket_price_id: priceId, first_number: first, last_number: last }: Readonly<Values<'command-tickets'>>,
  { tx, now }: HookContext,
): Promise<Values<'command-tickets'> | undefined> {
  // Without an agency there is nothing to check, because the schema rejects the record.
  if (!priceId || typeof first !== 'number' || typeof last !== 'number') return undefined;
  if (last < first) refuse({ last_number: { code: 'range_reversed' } });
  const price = await tx.get('ticket-prices', priceId);
  const amount = price && priceOn(price, localDate(now)).price;
  return ticketsOf({ first_number: first, last_number: last }, amount ?? 0);
}

export function ticketsOf(range: Pick<TicketRange, 'first_number' | 'last_number'>, price: number) {
  const quantity = quantityOf(range);
  return { quantity, used: 0, left: quantity, amount: quantity * price };
}

export const issuedTickets = (quantity: number, now: Date) => ({
  issued_at: now.toISOString(),
  used: 0,
  left: quantity,
});
