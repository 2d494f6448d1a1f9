import type { Order, Services, Transaction, Values } from '../../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { nextCode } from '../../serials/codes.ts';
import { assertPaidOnce } from './paid-once.ts';
import { checkNotLocked } from '../cards/issue-card.ts';
import { dueMove } from '../../rules/time/deadlines.ts';
import { attemptsOf } from './attempt.ts';
import { assertNotConfirming } from './confirming.ts';
import type { PaymentProvider } from '../../payment/provider.ts';

/**
 * Opens a payment of an order, records the request and returns the payer's redirect address. A payer who has not
 * returned gets the same gateway session until it ends, because a session takes the money only once.
 * @throws 409 `payment_not_open` if the order does not await a payment or uses another payment method;
 * `payment_being_confirmed` while the outcome of an earlier payment is unknown; `ticket_already_on_card` and
 * `other_order_being_paid` if another order for the same days is paid or being paid; `payment_unavailable` without a
 * provider, or if the provider does not take the office's currency
 */
export async function openPayment(
  tx: Transaction,
  order: Order,
  clientAddress: string,
  { services, provider }: { readonly services: Services; readonly provider: PaymentProvider | undefined },
): Promise<{ readonly url: string }> {
  const isOpen = order.status === 'AWAITING_PAYMENT' && order.payment_method === 'GATEWAY';
  if (!isOpen || dueMove(order, services.clock.now())) throw new Problem(409, 'payment_not_open', { code: order.code });
  if (!provider) throw new Problem(409, 'payment_unavailable');
  const now = services.clock.now();
  await assertNotConfirming(tx, order, now);
  await checkNotLocked(order, tx);
  await assertPaidOnce(tx, order, now);
  const currency = order.currency ?? (await tx.settings('settings', order.office_id)).currency;
  if (!provider.takes(currency)) throw new Problem(409, 'payment_unavailable');
  const { count, running } = await attemptsOf(tx, order, now);
  const { number: attempt, openedAt } = running ?? { number: count + 1, openedAt: now };
  const url = provider.redirect({
    order: order.code,
    amount: order.total,
    currency,
    description: order.language === 'en' ? `Payment of order ${order.code}` : `Thanh toán đơn hàng ${order.code}`,
    language: order.language,
    openedAt,
    payableUntil: order.expires_at ? new Date(order.expires_at) : undefined,
    returnUrl: `${services.origins.server}/api/v1/payments/return`,
    attempt,
    clientAddress,
  });
  if (running) return { url };
  await tx.as({ kind: 'system', name: 'payments' }).create('transactions', {
    code: await nextCode('transaction', tx, openedAt),
    ...paymentRequest(order, provider.name, openedAt),
  });
  return { url };
}

export const paymentRequest = (
  order: Pick<Order, 'id' | 'office_id' | 'total'>,
  provider: PaymentProvider['name'],
  openedAt: Date,
) =>
  ({
    order_id: order.id,
    office_id: order.office_id,
    provider,
    direction: 'REQUEST',
    amount: order.total,
    state: 'PENDING',
    received_at: openedAt.toISOString(),
  }) as const satisfies Values<'transactions'>;
