import type { Order, Transaction } from '../../contract.ts';
import { nextCode } from '../../serials/codes.ts';
import { paymentReceived } from './paid.ts';
import { recordRefund } from './refunds.ts';

/**
 * Records money of a bank transfer that does not pay the order: too much, too late or for the second time. It is
 * listed for refund.
 */
export async function unclaimedMoney(
  tx: Transaction,
  order: Order,
  { amount, reference }: { readonly amount: number; readonly reference: string },
  now: Date,
): Promise<void> {
  const by = { provider: 'BANK_TRANSFER', provider_code: reference } as const;
  const payment = await tx.as({ kind: 'system', name: 'payments' }).create('transactions', {
    code: await nextCode('transaction', tx, now),
    ...paymentReceived({ ...order, total: amount }, by, now),
  });
  await tx
    .as({ kind: 'system', name: 'refunds' })
    .update('orders', order.id, await recordRefund(tx, order, amount, now, { payment }));
}
