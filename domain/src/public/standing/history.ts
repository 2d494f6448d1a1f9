import type { Order } from '../../contract.ts';
import { formats } from '../../rules/region.ts';
import type { PaymentMessage } from './money.ts';
import type { Say } from './wording.ts';

export interface HistoryEntry {
  readonly kind: 'status' | 'payment' | 'refund-due' | 'refund';
  /** Status that the order entered; null for money. */
  readonly to: Order['status'] | null;
  readonly at: string;
  readonly text: string;
}

/** Returns the steps of an order, its payments and its refunds, newest first, in words for the customer. */
export function historyOf(order: Order, messages: readonly PaymentMessage[], say: Say): readonly HistoryEntry[] {
  const statuses = (order.status_history ?? []).map((entry): HistoryEntry => ({
    kind: 'status',
    to: entry.to,
    at: entry.at,
    text: say(`history.${statusKey(entry, order)}`),
  }));
  return [...statuses, ...paymentsOf(order, messages, say), ...refundsOf(order, messages, say)]
    .toSorted((one, other) => minuteOf(one) - minuteOf(other) || rank(one) - rank(other))
    .toReversed();
}

/** A payment, or a refund, and the status that belongs to it are written a few milliseconds apart. */
const minuteOf = ({ at }: HistoryEntry): number => Math.floor(Date.parse(at) / 60_000);

/** Order of entries of the same minute: a payment precedes the status that it causes, a refund follows its reason. */
function rank({ kind, to }: HistoryEntry): number {
  if (kind === 'payment') return 1;
  if (kind !== 'status') return 3;
  return to === 'CREATED' || to === 'AWAITING_PAYMENT' ? 0 : 2;
}

type Entry = NonNullable<Order['status_history']>[number];

function statusKey({ from, to }: Entry, { request_kind: kind, needs_approval }: Order): string {
  if (to === 'WAITING_FOR_CONFIRM' && from === 'WAITING_CUSTOMER_RETYPE') return 'CORRECTED';
  if (to === 'CONFIRMED' && needs_approval) return 'APPROVED';
  return to === 'DELIVERED_TO_CUSTOMER' && kind === 'RENEW' ? 'HANDED_OVER' : to;
}

function paymentsOf(order: Order, messages: readonly PaymentMessage[], say: Say): readonly HistoryEntry[] {
  const entry = (at: string, amount: number): HistoryEntry => ({
    kind: 'payment',
    to: null,
    at,
    text: say('history.payment', { amount: formats.money(amount, order.currency) }),
  });
  const found = messages.filter(({ direction, state }) => direction === 'NOTICE' && state === 'SUCCEEDED');
  // Coins and imported orders can be paid without a message.
  if (found.length === 0) return order.paid_at ? [entry(order.paid_at, order.total)] : [];
  return found.map(({ received_at, created_at, amount }) => entry(received_at ?? created_at, amount ?? order.total));
}

function refundsOf(order: Order, messages: readonly PaymentMessage[], say: Say): readonly HistoryEntry[] {
  return messages
    .filter(({ direction }) => direction === 'REFUND')
    .flatMap(({ state, amount, received_at, created_at }) => {
      const params = { amount: formats.money(amount ?? 0, order.currency) };
      const entry = (kind: 'refund-due' | 'refund', at: string): HistoryEntry => ({
        kind,
        to: null,
        at,
        text: say(`history.${kind === 'refund' ? 'refund' : 'refund_due'}`, params),
      });
      if (state !== 'SUCCEEDED') return [entry('refund-due', created_at)];
      const paid = received_at ?? created_at;
      return paid > created_at ? [entry('refund-due', created_at), entry('refund', paid)] : [entry('refund', paid)];
    });
}
