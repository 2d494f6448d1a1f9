import type { Order, Reader } from '../../contract.ts';
import { type PaymentMessage, sessionEnd } from '../../rules/payment/payment-standing.ts';

export interface PaymentAttempt {
  /** Number of the attempt to pay this order, starting at 1. */
  readonly number: number;
  readonly openedAt: Date;
}

type Message = PaymentMessage & { readonly code: string };

/**
 * Returns the number of attempts to pay an order, and the running attempt. An attempt is running while its gateway
 * session is open and no outcome has arrived.
 */
export async function attemptsOf(
  reader: Reader,
  order: Pick<Order, 'id' | 'expires_at'>,
  now: Date,
): Promise<{ readonly count: number; readonly running: PaymentAttempt | undefined }> {
  const found = await reader.find('transactions', { order_id: order.id });
  // Codes of payment messages increase with time. Sorted by code, the messages are in chronological order.
  const messages = found.toSorted((one, other) => (one.code < other.code ? -1 : 1));
  const requests = messages.filter(({ direction }) => direction === 'REQUEST');
  const last = requests.at(-1);
  const count = requests.length;
  if (!last?.received_at) return { count, running: undefined };
  const openedAt = new Date(last.received_at);
  const payableUntil = order.expires_at ? new Date(order.expires_at) : undefined;
  if (sessionEnd({ openedAt, payableUntil }) <= now || isOver(last, messages)) return { count, running: undefined };
  return { count, running: { number: count, openedAt } };
}

/**
 * Returns true if an outcome of the payment has arrived since the attempt began, in a notification or with the payer's
 * return. Repeated messages about an earlier payment do not count.
 */
function isOver(attempt: Message, messages: readonly Message[]): boolean {
  const outcomes = messages.filter(
    ({ direction, state }) => (direction === 'RETURN' || direction === 'NOTICE') && state !== 'REJECTED',
  );
  const known = outcomes.filter(({ code }) => code < attempt.code).map((message) => message.provider_code ?? null);
  return outcomes.some((message) => message.code > attempt.code && !known.includes(message.provider_code ?? null));
}
