import type { Order, Reader } from '../../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { confirmingUntil } from '../../rules/payment/payment-standing.ts';

export async function isConfirming(reader: Reader, order: Pick<Order, 'id'>, now: Date): Promise<boolean> {
  const messages = await reader.find('transactions', { order_id: order.id });
  return confirmingUntil(messages, now) !== undefined;
}

/**
 * Prevents a second payment or a withdrawal until the outcome of the previous payment is known.
 * @throws 409 `payment_being_confirmed`
 */
export async function assertNotConfirming(
  reader: Reader,
  order: Pick<Order, 'id' | 'code' | 'status'>,
  now: Date,
): Promise<void> {
  if (order.status !== 'AWAITING_PAYMENT' || !(await isConfirming(reader, order, now))) return;
  throw new Problem(409, 'payment_being_confirmed', { code: order.code });
}
