import type { HookContext, ResourceHooks } from '../contract.ts';
import type { Row } from '@tuyen/server-mock/domain';
import { deletableIn, fixedUnless, refuse } from '../guards/states.ts';
import { quantityOf, usedOf, type TicketRange } from '../rules/tickets/ticket-ranges.ts';
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
    issue: (record, _, { now }) => ({ issued_at: now.toISOString(), used: 0, left: record.quantity }),
    return(record, input, { now }) {
      const said = usedOf(record as unknown as TicketRange, Number(input['next_unsold_number']));
      if (!said) refuse({ next_unsold_number: { code: 'range_not_issued' } });
      return { ...said, returned_at: now.toISOString() };
    },
  },
};

async function reckoned(row: Readonly<Row>, { tx }: HookContext): Promise<Row> {
  const range = row as unknown as TicketRange;
  if (range.last_number < range.first_number) refuse({ last_number: { code: 'range_reversed' } });
  const price = await tx.get('ticket-prices', String(row['ticket_price_id']));
  const quantity = quantityOf(range);
  return { quantity, used: 0, left: quantity, amount: quantity * Number(price?.price ?? 0) };
}
