import type { Ticket } from '../generated/types/tickets.gen.ts';
import type { HookContext, ResourceHooks } from '../contract.ts';
import { giveCoinsBack } from '../coins/ledger.ts';
import { fourEyes, refuse } from '../guards/states.ts';
import { nextCode } from '../serials/codes.ts';
import { payingFrom } from '../shifts/payout.ts';
import { cancelRequestOf } from './sold.ts';
import { changeTerms } from './terms.ts';

/** Creates a cancel request with the current fee, because the settings may change before the decision. */
export async function requestCancel(
  ticket: Readonly<Ticket>,
  reason: string,
  said: { readonly fee: number; readonly refund: number },
  context: HookContext,
): Promise<void> {
  const terms = await changeTerms(ticket, context);
  await context.tx.create('ticket-cancel-requests', {
    code: await nextCode('ticketCancel', context.tx, context.now),
    ...cancelRequestOf(ticket, reason, ticket.trip_canceled ? 0 : terms.ticket_refund_percent_fee, said),
  });
}

/**
 * A request must be decided by someone other than the requester. The system then cancels or keeps the ticket, and a
 * cash refund comes from the drawer of an open shift.
 */
export const cancelRequestHooks: ResourceHooks<'ticket-cancel-requests'> = {
  guards: {
    approve: (record, context) => fourEyes(record.created_by, context),
    reject: (record, context) => fourEyes(record.created_by, context),
  },
  transitions: {
    async approve(record, _, context) {
      const system = context.tx.as({ kind: 'system', name: 'tickets' });
      await system.move('tickets', record.ticket_id, 'cancel', {}, { refund_amount: record.refund_amount });
      return decided(context);
    },
    async reject(record, _, context) {
      await context.tx.as({ kind: 'system', name: 'tickets' }).move('tickets', record.ticket_id, 'keep');
      return decided(context);
    },
    async 'pay-refund'(record, input, context) {
      const method = input.refund_method;
      const shift = await payingFrom(context, record.office_id, method, record.refund_amount);
      if (method === 'COIN') {
        const ticket = await context.tx.get('tickets', record.ticket_id);
        if (!ticket?.coin_id) return refuse({ refund_method: { code: 'no_coin_account' } });
        const use = { office_id: record.office_id, ticket_serial: record.ticket_serial };
        await giveCoinsBack(context.tx, ticket.coin_id, record.refund_amount, context.now, use);
      }
      return refundPaid(shift?.id ?? null, context.now);
    },
  },
};

/** @param shift shift whose drawer paid the refund; null for a payment method without a drawer */
export const refundPaid = (shift: string | null, now: Date) => ({ refunded_at: now.toISOString(), shift_id: shift });

/** @param by account of the decider; null for a program */
export const decidedBy = (by: string | null, now: Date) => ({ decided_at: now.toISOString(), decided_by: by });

const decided = ({ actor, now }: HookContext) => decidedBy(actor.kind === 'staff' ? actor.userId : null, now);
