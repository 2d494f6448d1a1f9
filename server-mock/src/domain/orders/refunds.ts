import type { HookContext, Row, Transaction } from '../../engine/domain.ts';
import type { Order } from '../records.ts';
import { transactionCode } from './codes.ts';

/** What an order's row says about money to give back; nothing where nothing was paid. */
export async function refundOf(order: Order, context: HookContext): Promise<Row> {
  if (!order.paid_at || order.total === 0) return {};
  return recordRefund(context.tx, order, order.total, context.now);
}

/** Records a refund that is due, for accounting to settle, and answers the order's fields that say so. */
export async function recordRefund(tx: Transaction, order: Order, amount: number, now: Date): Promise<Row> {
  const paid = await tx.first(
    'transactions',
    { order_id: order.id, direction: 'NOTICE', state: 'SUCCEEDED' },
    { sort: '-received_at' },
  );
  await tx.as({ kind: 'system', name: 'refunds' }).create('transactions', {
    code: await transactionCode(tx, now),
    order_id: order.id,
    office_id: order.office_id,
    provider: paid?.['provider'] ?? 'CASH_DESK',
    direction: 'REFUND',
    amount,
    provider_code: paid?.['provider_code'] ?? null,
    state: 'PENDING',
    received_at: now.toISOString(),
  });
  return { refund_state: 'DUE', refund_amount: (order.refund_amount ?? 0) + amount };
}
