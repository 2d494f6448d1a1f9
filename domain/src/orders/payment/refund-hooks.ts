import type { ResourceHooks } from '../../contract.ts';
import { addCoins, checkTopUp } from '../../coins/accounts.ts';
import { refundState } from '../../rules/payment/refund-way.ts';
import { payingFrom } from '../../shifts/payout.ts';
import { openShift } from '../../shifts/seller.ts';

export const transactionHooks: ResourceHooks<'transactions'> = {
  guards: {
    /** If the customer's coin account is locked or full, a clerk with an open shift may refund in cash instead. */
    async 'pay-refund'(record, context) {
      if (record.provider !== 'COIN' || (await openShift(context, record.office_id))) return;
      await checkTopUp(record.coin_id, record.amount, context);
    },
  },
  transitions: {
    async 'pay-refund'(record, input, context) {
      // Replaces the time at which the refund became due with the time at which it was paid, because reports count the
      // day of payment.
      const paid = { received_at: context.now.toISOString() };
      if (input.in_cash === true || record.provider === 'CASH_DESK') {
        const shift = await payingFrom(context, record.office_id, 'CASH', record.amount);
        return { ...paid, provider: 'CASH_DESK', coin_id: null, shift_id: shift?.id ?? null };
      }
      // A pending refund in coins was never credited, because the account was locked or full when the refund became
      // due.
      if (record.provider !== 'COIN' || !record.coin_id) return paid;
      return { ...paid, ...(await addCoins(context.tx, record.coin_id, record.amount, { bought: false })) };
    },
  },
  async afterWrite({ after, transition }, { tx }) {
    if (!after || transition?.name !== 'pay-refund' || !after.order_id) return;
    const orderId = after.order_id;
    await tx.lock('orders', orderId);
    const refunds = await tx.find('transactions', { order_id: orderId, direction: 'REFUND' });
    await tx.update('orders', orderId, { refund_state: refundState(refunds) });
  },
};
