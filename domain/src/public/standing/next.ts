import type { Order } from '../../contract.ts';
import { formats } from '../../rules/region.ts';
import type { LocalDate } from '../../rules/time/calendar.ts';
import type { Validity } from '../../rules/time/validity.ts';
import type { Fact } from '../facts.ts';
import { type DayOfReading, expectedDay, isLoadedAtCounter, keptUntil } from '../order-dates.ts';
import type { Refund } from './money.ts';
import type { Say } from './wording.ts';

export interface NextParts extends DayOfReading {
  readonly say: Say;
  readonly days: Validity;
  readonly facts: readonly Fact[];
  readonly refund: Refund | undefined;
  /** True while the gateway has not reported the outcome of a payment. */
  readonly isConfirming: boolean;
  readonly isLocked: boolean;
}

/** Returns the next thing that happens with an order, or that its customer does, with its day. */
export function nextOf(order: Order, parts: NextParts): string {
  const { say, facts } = parts;
  switch (order.status) {
    case 'CREATED':
    case 'AWAITING_PAYMENT':
      return parts.isConfirming ? say('next.confirming') : payment(order, parts);
    case 'WAITING_FOR_CONFIRM':
      return deadlineIn(facts) || say('next.approving');
    case 'WAITING_CUSTOMER_RETYPE':
      return deadlineIn(facts) || say('next.correct');
    case 'CONFIRMED':
    case 'ATTACH_CARD':
    case 'PUBLISHED':
      if (isLoadedAtCounter(order)) return order.status === 'PUBLISHED' ? use(parts) : say('next.load');
      return delivery(order, parts);
    case 'DELIVERED_TO_COUNTER': {
      const until = keptUntil(order);
      return until ? say('next.collect_by', { day: formats.date(until) }) : say('next.collect');
    }
    case 'DELIVERED_TO_CUSTOMER':
      return use(parts);
    case 'CANCELED':
      return parts.refund?.text ?? say(order.paid_at ? 'next.canceled' : 'next.canceled_unpaid');
  }
}

function payment({ payment_method: method, expires_at: until }: Order, { say, facts }: NextParts): string {
  // The deadline for cash also names the counter, which is too long for one line.
  if (method === 'CASH')
    return until ? say('next.pay_cash_by', { until: formats.dateTime(until) }) : say('next.pay_cash');
  return deadlineIn(facts) || say(method === 'BANK_TRANSFER' ? 'next.transfer' : 'next.pay');
}

const deadlineIn = (facts: readonly Fact[]): string => facts.find(({ name }) => name === 'deadline')?.text ?? '';

function delivery(order: Order, parts: NextParts): string {
  const at = order.delivery_method === 'HOME' ? 'home' : 'counter';
  const expected = expectedDay(order, parts);
  return expected ? parts.say(`next.card.${at}`, { day: formats.date(expected) }) : parts.say(`next.card_later.${at}`);
}

function use({ say, days: { from, to }, today, isLocked }: NextParts): string {
  if (isLocked) return say('next.locked');
  if (!from || !to) return say('next.done');
  const on = (day: LocalDate) => ({ day: formats.date(day) });
  if (to < today) return say('next.ended', on(to));
  return from > today ? say('next.valid_from', on(from)) : say('next.valid_to', on(to));
}
