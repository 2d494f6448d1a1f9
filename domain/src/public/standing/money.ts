import { textIn, type Model } from '@tuyen/model';
import type { Order, Records } from '../../contract.ts';
import { paymentOf } from '../../rules/payment/refund-way.ts';
import { formats } from '../../rules/region.ts';
import { localDate } from '../../rules/time/calendar.ts';
import type { Say } from './wording.ts';

export type PaymentMessage = Pick<
  Records['transactions'],
  'code' | 'direction' | 'state' | 'provider' | 'provider_code' | 'amount' | 'received_at' | 'created_at'
>;

export interface Paid {
  /** In the currency of the order. */
  readonly amount: number;
  readonly method: string;
  readonly method_name: string;
  readonly at: string;
  /** Number by which the bank, the gateway or the counter finds the payment. */
  readonly number: string | null;
  readonly text: string;
}

export interface Refund {
  readonly amount: number;
  readonly state: 'DUE' | 'REFUNDED';
  /** True if the customer collects the refund in cash at a counter. */
  readonly in_cash: boolean;
  readonly due_at: string | null;
  readonly paid_at: string | null;
  readonly text: string;
}

/** Returns the payment that confirmed an order, or undefined if the order is unpaid. */
export function paidOf(
  order: Order,
  messages: readonly PaymentMessage[],
  { model, language, say }: { readonly model: Model; readonly language: string; readonly say: Say },
): Paid | undefined {
  if (!order.paid_at) return undefined;
  const payment = paymentOf(messages);
  const method = order.payment_method ?? 'GATEWAY';
  const value = model.enums.find(({ name }) => name === 'payment-method')?.values.find((one) => one.value === method);
  const name = value ? textIn(value.label, language, model.languages) : method;
  const number = payment ? (payment.provider_code ?? payment.code) : null;
  const params = {
    amount: formats.money(order.total, order.currency),
    method: name,
    at: formats.dateTime(order.paid_at),
  };
  return {
    amount: order.total,
    method,
    method_name: name,
    at: order.paid_at,
    number,
    text: number ? say('paid.numbered', { ...params, number }) : say('paid.plain', params),
  };
}

/** Returns what an order gives back to the customer, or undefined if nothing is refunded. */
export function refundOfOrder(order: Order, messages: readonly PaymentMessage[], say: Say): Refund | undefined {
  if (order.refund_state !== 'DUE' && order.refund_state !== 'REFUNDED') return undefined;
  const refunds = messages.filter(({ direction }) => direction === 'REFUND');
  const open = refunds.filter(({ state }) => state !== 'SUCCEEDED');
  const done = order.refund_state === 'REFUNDED';
  const isCash = (done ? refunds : open).some(({ provider }) => provider === 'CASH_DESK');
  const due_at = latest((done ? refunds : open).map((one) => one.created_at));
  const paid_at = done ? latest(refunds.map((one) => one.received_at)) : null;
  const amount = formats.money(order.refund_amount, order.currency);
  const day = formats.date(localDate(paid_at ?? due_at ?? order.updated_at));
  const key = done ? 'done' : isCash ? 'due_cash' : 'due';
  return {
    amount: order.refund_amount,
    state: order.refund_state,
    in_cash: isCash,
    due_at,
    paid_at,
    text: say(`refund.${key}`, { amount, day }),
  };
}

const latest = (times: readonly (string | null | undefined)[]): string | null =>
  times
    .filter((time) => time !== null && time !== undefined)
    .toSorted()
    .at(-1) ?? null;
