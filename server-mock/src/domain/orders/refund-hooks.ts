import type { ResourceHooks } from '../../engine/domain.ts';
import { shiftFor } from '../shifts/seller.ts';

/** What is owed to customers: confirmed by whoever pays it back, and the order says so once nothing is owed any more. */
export const transactionHooks: ResourceHooks = {
  transitions: {
    async 'pay-refund'(record, input, context) {
      if (input['in_cash'] !== true) return undefined;
      const shift = await shiftFor(context, record['office_id'], 'CASH');
      return { provider: 'CASH_DESK', shift_id: shift?.['id'] ?? null };
    },
  },
  async afterWrite({ after, transition }, { tx }) {
    if (!after || transition?.name !== 'pay-refund') return;
    const orderId = String(after['order_id']);
    const refunds = await tx.find('transactions', { order_id: orderId, direction: 'REFUND' });
    if (refunds.some((refund) => refund['state'] !== 'SUCCEEDED')) return;
    await tx.lock('orders', orderId);
    await tx.update('orders', orderId, { refund_state: 'REFUNDED' });
  },
};
