import type { HookContext, Order, Records, Values } from '../../contract.ts';
import { accountOf, payWithCoins } from '../../coins/ledger.ts';
import { shiftFor } from '../../shifts/seller.ts';
import { nextCode } from '../../serials/codes.ts';

/**
 * Pays an order that staff enter, in a way that is done there and then: cash into the drawer, coins off the customer's account.
 * Answers the order's fields that say so; undefined where the money comes later, by gateway or transfer.
 * @throws 409 `no_open_shift`, `coin_locked`, `coin_balance_low`; 422 on `payment_method` for a customer without coins
 */
export async function paidAtDesk(order: Order, context: HookContext): Promise<Values<'orders'> | undefined> {
  const { tx, now } = context;
  const paid_at = now.toISOString();
  if (order.payment_method === 'CASH') return cashTaken(order, context);
  if (order.payment_method !== 'COIN') return undefined;
  const coin_id = await accountOf(tx, order.customer_id);
  await payWithCoins(tx, coin_id, order.total, now, { office_id: order.office_id, order_id: order.id });
  return { paid_at, coin_id };
}

/** A payment into the drawer of a shift. */
export const inCash = (shift: string | null) =>
  ({ provider: 'CASH_DESK', signature_valid: true, shift_id: shift }) as const;

/** Cash that a clerk takes into the open shift. @throws 409 `no_open_shift` */
export async function cashTaken(order: Order, context: HookContext): Promise<Values<'orders'>> {
  const shift = await shiftFor(context, order.office_id, 'CASH');
  await recordPayment(order, inCash(shift?.id ?? null), context);
  return { paid_at: context.now.toISOString(), expires_at: null };
}

/** A transfer that a clerk has found on the bank's statement. */
export async function transferReceived(order: Order, receipt: string, context: HookContext): Promise<Values<'orders'>> {
  await recordPayment(order, { provider: 'BANK_TRANSFER', provider_code: receipt }, context);
  return paidByTransfer(context.now);
}

/** What an order says once its transfer has been found. */
export const paidByTransfer = (now: Date) => ({ paid_at: now.toISOString(), expires_at: null });

async function recordPayment(order: Order, by: Payment, { tx, now }: HookContext): Promise<void> {
  await tx.as({ kind: 'system', name: 'payments' }).create('transactions', {
    code: await nextCode('transaction', tx, now),
    ...paymentReceived(order, by, now),
  });
}

type Payment = Pick<Records['transactions'], 'provider'> &
  Partial<Pick<Records['transactions'], 'provider_code' | 'signature_valid' | 'shift_id'>>;

/** What is noted of a payment that staff have taken, or have found on a statement. */
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
