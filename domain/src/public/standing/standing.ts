import type { Model } from '@tuyen/model';
import type { Order, Reader, Settings } from '../../contract.ts';
import { moment, nullableMoment, nullableTextSchema, textSchema } from '@tuyen/server/domain';
import { localDate } from '../../rules/time/calendar.ts';
import { daysOfValidity, type Fact, LOADED, orderFacts, type Wording } from '../facts.ts';
import { textFor } from '../../rules/localized.ts';
import { isLoadedAtCounter } from '../order-dates.ts';
import { bringOf } from './bring.ts';
import { historyOf, type HistoryEntry } from './history.ts';
import { type Paid, paidOf, type Refund, refundOfOrder } from './money.ts';
import { nextOf } from './next.ts';
import { type Step, stepsOf } from './steps.ts';
import { standingWords } from './wording.ts';

/** Standing of an order in the words of its customer. It contains no personal data. */
export interface Standing {
  readonly facts: readonly Fact[];
  readonly next: string;
  readonly steps: readonly Step[];
  readonly paid: Paid | null;
  readonly refund: Refund | null;
  readonly bring: readonly string[];
  readonly history: readonly HistoryEntry[];
}

export interface StandingParts {
  readonly reader: Reader;
  readonly settings: Settings;
  readonly now: Date;
  readonly model: Model;
  readonly wording: Wording;
  /** True while the gateway has not reported the outcome of a payment. */
  readonly isConfirming?: boolean;
}

export async function standingOf(order: Order, parts: StandingParts): Promise<Standing> {
  const { reader, settings, now, model, wording } = parts;
  const say = standingWords(wording);
  const facts = await orderFacts(order, reader, { settings, now, wording });
  const hasMoney = Boolean(order.paid_at) || order.refund_state !== 'NONE';
  const messages = hasMoney ? await reader.find('transactions', { order_id: order.id }) : [];
  const days = await daysOfValidity(order, reader);
  const today = localDate(now);
  const refund = refundOfOrder(order, messages, say);
  const dated = { settings, today, say, days, facts };
  return {
    facts,
    next: nextOf(order, {
      ...dated,
      refund,
      isConfirming: parts.isConfirming === true,
      isLocked: await isCardLocked(order, reader),
    }),
    steps: stepsOf(order, { ...dated, counter: await loadingCounter(order, reader, wording) }),
    paid: paidOf(order, messages, { model, language: wording.language, say }) ?? null,
    refund: refund ?? null,
    bring: bringOf(order, refund, say),
    history: historyOf(order, messages, say),
  };
}

async function loadingCounter(order: Order, reader: Reader, { language }: Wording): Promise<string | undefined> {
  if (order.status !== 'CONFIRMED' || !isLoadedAtCounter(order)) return undefined;
  const counter = await reader.get('ticket-counters', order.ticket_counter_id ?? '');
  return counter && textFor(counter.name, language);
}

async function isCardLocked(order: Order, reader: Reader): Promise<boolean> {
  if (!LOADED.has(order.status)) return false;
  const card = order.card_code
    ? await reader.first('customer-cards', { card_code: order.card_code })
    : await reader.get('customer-cards', order.customer_card_id ?? '');
  return card?.is_locked === true;
}

export interface StandingRow {
  readonly label: string;
  readonly text: string;
}

/** Returns payment, refund and things to bring as labeled lines of a mail. */
export function standingRows({ paid, refund, bring }: Standing, wording: Wording): readonly StandingRow[] {
  const say = standingWords(wording);
  const row = (label: string, text: string | undefined): StandingRow[] =>
    text ? [{ label: say(`labels.${label}`), text }] : [];
  return [...row('paid', paid?.text), ...row('refund', refund?.text), ...row('bring', bring.join('; '))];
}

const integer = { type: 'integer' } as const;
const object = <P extends Readonly<Record<string, object>>>(properties: P, more: object = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  ...more,
});
const orNull = (schema: object) => ({ ...schema, type: ['object', 'null'] });

/** Schema of the standing without the facts. */
export const STANDING = {
  next: { type: 'string', description: 'The next thing that happens, or that the customer does, with its day.' },
  steps: {
    type: 'array',
    items: object({
      name: { enum: ['payment', 'approval', 'card', 'validity'] },
      label: textSchema,
      text: textSchema,
      is_done: { type: 'boolean' },
    }),
  },
  paid: orNull(
    object({
      amount: integer,
      method: textSchema,
      method_name: textSchema,
      at: moment,
      number: { ...nullableTextSchema, description: 'By which the bank, the gateway or the counter finds it.' },
      text: textSchema,
    }),
  ),
  refund: orNull(
    object({
      amount: integer,
      state: { enum: ['DUE', 'REFUNDED'] },
      in_cash: { type: 'boolean', description: 'Collected in cash at a counter.' },
      due_at: nullableMoment,
      paid_at: nullableMoment,
      text: textSchema,
    }),
  ),
  bring: { type: 'array', description: 'What to bring to the counter.', items: textSchema },
  history: {
    type: 'array',
    description: 'Newest first; with payments and refunds.',
    items: object({
      kind: { enum: ['status', 'payment', 'refund-due', 'refund'] },
      to: nullableTextSchema,
      at: moment,
      text: textSchema,
    }),
  },
};
