import type { HookContext, Order, Transaction, Values } from '../../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { transferFields } from '../../bank/transfer.ts';
import { refuse } from '../../guards/states.ts';
import { formats } from '../../rules/region.ts';
import { dueMove, payableAfterChange } from '../../rules/time/deadlines.ts';
import { payableBy } from '../../shifts/seller.ts';
import { assertNotConfirming } from './confirming.ts';
import { lastDayToPay } from './last-day.ts';

/**
 * Changes the payment method of a locked order that awaits its payment. A gateway session that is open stays valid: if
 * its payment arrives, it pays the order, or is refunded if the order is paid by then.
 * @throws 409 `payment_not_open`, `payment_being_confirmed`; 422 on `payment_method` if the office does not offer it
 */
export async function changeMethod(tx: Transaction, order: Order, method: string, now: Date): Promise<Order> {
  if (order.status !== 'AWAITING_PAYMENT' || dueMove(order, now))
    throw new Problem(409, 'payment_not_open', { code: order.code });
  const chosen = METHODS.find((one) => one === method);
  if (!chosen) refuse({ payment_method: { code: 'payment_method_off' } });
  return chosen === order.payment_method ? order : tx.update('orders', order.id, { payment_method: chosen });
}

const METHODS = ['GATEWAY', 'BANK_TRANSFER', 'CASH'] as const satisfies readonly Order['payment_method'][];

/** Returns the changes that go with a new payment method: the deadline and the account for a bank transfer. */
export async function methodChanges(
  before: Readonly<Order>,
  method: NonNullable<Order['payment_method']>,
  context: HookContext,
): Promise<Values<'orders'> | undefined> {
  // The system records how an order was in fact paid.
  if (context.actor.kind !== 'system') {
    if (method === 'COIN') refuse({ payment_method: { code: 'payment_method_off' } });
    await payableBy(method, before.office_id, context);
    await assertNotConfirming(context.tx, before, context.now);
  }
  if (before.status !== 'AWAITING_PAYMENT') return undefined;
  const days = await context.settings('settings', before.office_id);
  const opened = before.status_history?.findLast(({ to }) => to === 'AWAITING_PAYMENT')?.at ?? before.created_at;
  const price = await context.tx.get('ticket-prices', before.ticket_price_id ?? '');
  const lastDay = lastDayToPay(before, price);
  return {
    expires_at: payableAfterChange(context.now, new Date(opened), method, days, lastDay),
    ...(await transferFields({ ...before, payment_method: method }, context.tx)),
  };
}

/**
 * Returns the reason for the cancellation of an order whose payment did not arrive in time. Without an online payment,
 * no reason is needed, because the mail says that nothing was paid.
 */
export function expiryReason(
  order: Readonly<Order>,
  { now, text }: Pick<HookContext, 'now' | 'text'>,
): Values<'orders'> {
  const { payment_method: method, expires_at: end } = order;
  if (order.status !== 'AWAITING_PAYMENT' || !end || !dueMove(order, now)) return {};
  if (method !== 'CASH' && method !== 'BANK_TRANSFER') return {};
  return { reject_reason: text(order.language, `unpaid.${method}`, { until: formats.dateTime(end) }) };
}
