import type { HookContext, Order, Records, Values } from '../../contract.ts';
import { coinAccountOf, payWithCoins } from '../../coins/ledger.ts';
import { shiftFor } from '../../shifts/seller.ts';
import { nextCode } from '../../serials/codes.ts';

/**
 * Pays an order entered by staff, if the payment happens at once: cash into the drawer, or coins from the customer's
 * account. Returns the order's changes, or undefined if the money arrives later (gateway, transfer).
 * @throws 409 `no_open_shift`, `coin_locked`, `coin_balance_low`; 422 on `payment_method` for a customer without coins
 */
export async function paidAtDesk(order: Order, context: HookContext): Promise<Values<'orders'> | undefined> {
  const { tx, now } = context;
  const paid_at = now.toISOString();
  if (order.payment_method === 'CASH') return cashTaken(order, context);
  if (order.payment_method !== 'COIN') return undefined;
  const coin_id = await coinAccountOf(tx, order.customer_id);
  await payWithCoins(tx, coin_id, order.total, now, { office_id: order.office_id, order_id: order.id });
  return { paid_at, coin_id };
}

export const inCash = (shift: string | null) =>
  ({ provider: 'CASH_DESK', signature_valid: true, shift_id: shift }) as const;

/**
 * Records cash that a clerk takes in the open shift.
 * @throws 409 `no_open_shift`
 */
export async function cashTaken(order: Order, context: HookContext): Promise<Values<'orders'>> {
  const shift = await shiftFor(context, order.office_id, 'CASH');
  await recordPayment(order, inCash(shift?.id ?? null), context);
  return { paid_at: context.now.toISOString(), expires_at: null };
}

export async function transferReceived(order: Order, receipt: string, context: HookContext): Promise<Values<'orders'>> {
  await recordPayment(order, { provider: 'BANK_TRANSFER', provider_code: receipt }, context);
  return paidByTransfer(context.now);
}

export const paidByTransfer = (now: Date) => ({ paid_at: now.toISOString(), expires_at: null });

async function recordPayment(order: Order, by: Payment, { tx, now }: HookContext): Promise<void> {
  await tx.as({ kind: 'system', name: 'payments' }).create('transactions', {
    code: await nextCode('transaction', tx, now),
    ...paymentReceived(order, by, now),
  });
}

type Payment = Pick<Records['transactions'], 'provider'> &
  Partial<Pick<Records['transactions'], 'provider_code' | 'signature_valid' | 'shift_id'>>;

export const paymentReceived = (order: Pick<Order, 'id' | 'office_id' | 'total'>, by: Payment, now: Date) =>
  ({
    order_id: order.id,
    office_id: order.office_id,
    direction: 'NOTICE',
    amount: order.total,
    transaction_code: '1',
    state: 'SUCCEEDED',
    received_at: now.toISOString(),
    ...by,
  }) as const satisfies Values<'transactions'>;
