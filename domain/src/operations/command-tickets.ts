import type { HookContext, ResourceHooks, Values } from '../contract.ts';
import { deletableIn, fixedUnless, refuse } from '../guards/states.ts';
import { quantityOf, type TicketRange, usedOf } from '../rules/tickets/ticket-ranges.ts';
import { assertNotIssued } from './assert-not-issued.ts';

/** Ticket commands: a range of printed tickets for one node and shift, sold in order. */
export const commandTicketHooks: ResourceHooks<'command-tickets'> = {
  beforeCreate: (values, context) => reckoned(values, context),
  beforeUpdate: (before, changes, context) => reckoned({ ...before, ...changes }, context),
  fixed: fixedUnless('state', 'DRAFT'),
  guards: {
    delete: deletableIn('state', 'DRAFT'),
    issue: (record, { tx }) => assertNotIssued(record, tx, 'first_number'),
  },
  transitions: {
    issue: (record, _, { now }) => issuedTickets(record.quantity, now),
    return(record, input, { now }) {
      const said = usedOf(record, input.next_unsold_number);
      if (!said) return refuse({ next_unsold_number: { code: 'range_not_issued' } });
      return returnedTickets(said, now);
    },
  },
};

async function reckoned(
  { ticket_price_id: priceId, first_number: first, last_number: last }: Readonly<Values<'command-tickets'>>,
  { tx }: HookContext,
): Promise<Values<'command-tickets'> | undefined> {
  // What is missing is the schema's to refuse.
  if (!priceId || typeof first !== 'number' || typeof last !== 'number') return undefined;
  if (last < first) refuse({ last_number: { code: 'range_reversed' } });
  const price = await tx.get('ticket-prices', priceId);
  return ticketsOf({ first_number: first, last_number: last }, price?.price ?? 0);
}

/** What a command says of its range before any of it is used. @param price đồng for one ticket */
export function ticketsOf(range: Pick<TicketRange, 'first_number' | 'last_number'>, price: number) {
  const quantity = quantityOf(range);
  return { quantity, used: 0, left: quantity, amount: quantity * price };
}

export const issuedTickets = (quantity: number, now: Date) => ({
  issued_at: now.toISOString(),
  used: 0,
  left: quantity,
});

export const returnedTickets = (said: { readonly used: number; readonly left: number }, now: Date) => ({
  ...said,
  returned_at: now.toISOString(),
});
