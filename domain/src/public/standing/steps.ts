import type { Order } from '../../contract.ts';
import { formats } from '../../rules/region.ts';
import { localDate } from '../../rules/time/calendar.ts';
import { deliveryDays } from '../../rules/time/delivery-days.ts';
import type { Validity } from '../../rules/time/validity.ts';
import { type Fact, LOADED } from '../facts.ts';
import {
  approvalDay,
  type DayOfReading,
  enteredAt,
  expectedDay,
  isLoadedAtCounter,
  keptUntil,
} from '../order-dates.ts';
import type { Say } from './wording.ts';

export interface Step {
  readonly name: 'payment' | 'approval' | 'card' | 'validity';
  readonly label: string;
  readonly text: string;
  readonly is_done: boolean;
}

export interface StepParts extends DayOfReading {
  readonly say: Say;
  readonly days: Validity;
  readonly facts: readonly Fact[];
  /** Name of the counter that loads the ticket of a renewal. */
  readonly counter: string | undefined;
}

/** Returns what happens with an order, with the day of each step. A canceled order has no steps. */
export function stepsOf(order: Order, parts: StepParts): readonly Step[] {
  if (order.status === 'CANCELED') return [];
  const step = (name: Step['name'], label: string, [text, is_done]: readonly [string, boolean]): Step[] =>
    text === '' ? [] : [{ name, label: parts.say(`steps.${label}`), text, is_done }];
  return [
    ...(isUnpaid(order) ? step('payment', 'payment', [paymentText(order, parts), false]) : []),
    ...(order.needs_approval ? step('approval', 'approval', approval(order, parts)) : []),
    ...(isLoadedAtCounter(order)
      ? step('card', 'load', loading(order, parts))
      : step('card', 'card', card(order, parts))),
    ...validityStep(order, parts),
  ];
}

const isUnpaid = ({ status, needs_payment, paid_at }: Order): boolean =>
  needs_payment === true && !paid_at && (status === 'CREATED' || status === 'AWAITING_PAYMENT');

const paymentText = ({ expires_at: until }: Order, { say }: StepParts): string =>
  until ? say('steps.before', { day: formats.dateTime(until) }) : '';

function approval(order: Order, parts: StepParts): readonly [string, boolean] {
  const { say, settings } = parts;
  if (isUnpaid(order))
    return [say('steps.days_after_payment', { days: deliveryDays(settings.form_number_day_expire_order) }), false];
  if (order.status === 'WAITING_CUSTOMER_RETYPE') return [say('steps.after_corrections'), false];
  if (order.status === 'WAITING_FOR_CONFIRM' || order.status === 'CREATED') {
    const day = approvalDay(order, parts);
    return [day ? say('steps.by', { day: formats.date(day) }) : say('steps.in_review'), false];
  }
  return [doneOn(enteredAt(order, 'CONFIRMED'), 'approved', say), true];
}

function loading(order: Order, { say, counter }: StepParts): readonly [string, boolean] {
  if (LOADED.has(order.status)) return [doneOn(enteredAt(order, 'PUBLISHED'), 'loaded', say), true];
  if (order.status === 'CONFIRMED') return [counter ? say('steps.load_at', { counter }) : say('steps.load_now'), false];
  return [say(isUnpaid(order) ? 'steps.load_after_payment' : 'steps.load_after_approval'), false];
}

function card(order: Order, parts: StepParts): readonly [string, boolean] {
  const { say, settings } = parts;
  const at = order.delivery_method === 'HOME' ? 'home' : 'counter';
  const until = keptUntil(order);
  const expected = expectedDay(order, parts);
  if (order.status === 'DELIVERED_TO_CUSTOMER')
    return [doneOn(enteredAt(order, 'DELIVERED_TO_CUSTOMER'), 'received', say), true];
  if (order.status === 'DELIVERED_TO_COUNTER' && until)
    return [say('steps.collect', { day: formats.date(until) }), false];
  if (isUnpaid(order)) {
    const days = deliveryDays(settings.form_number_day_card_delivery_at_home);
    return [say('steps.days_after_payment', { days }), false];
  }
  if (order.status === 'WAITING_CUSTOMER_RETYPE') return [say('steps.after_approval'), false];
  return [expected ? say(`steps.expected.${at}`, { day: formats.date(expected) }) : say(`steps.late.${at}`), false];
}

function validityStep(order: Order, { say, days: { from, to }, facts, today }: StepParts): readonly Step[] {
  const known = facts.find(({ name }) => name === 'validity');
  if (!known) return [];
  const isDated = order.request_kind !== 'REISSUE' && from !== null && to !== null;
  const is_done = isDated && order.status === 'DELIVERED_TO_CUSTOMER' && from <= today;
  return [{ name: 'validity', label: isDated ? say('steps.valid_from') : known.label, text: known.text, is_done }];
}

const doneOn = (at: string | undefined, key: string, say: Say): string =>
  at ? say(`steps.${key}_on`, { day: formats.date(localDate(at)) }) : say(`steps.${key}`);
