import { isObject } from '@tuyen/model';
import { readFacts, type Fact } from '@tuyen/kit/portal';
import type { PaymentType, ReceivedAt, ServerWord } from '../rules/payment-return.ts';

/** `GET public/results/{id}`: an order, for visitors who have the id of its result. */
export interface OrderResult {
  readonly code: string;
  readonly status: string;
  readonly type: PaymentType;
  readonly receivedAt: ReceivedAt | undefined;
  readonly delivery: boolean;
  readonly payment: 'paid' | 'confirming' | 'pending' | 'failed' | 'none';
  /** It awaits payment, and no outcome of an earlier attempt is open. */
  readonly canPay: boolean;
  readonly total: number | undefined;
  /** ISO 4217, of `total`. */
  readonly currency: string | undefined;
  /** An instant: unpaid by then, the order is canceled. */
  readonly expiresAt: string | undefined;
  /** `YYYY-MM-DD`, by the settings of the order's own office and the server's clock, as all days here. */
  readonly estimatedOn: string | undefined;
  readonly approveDays: number | undefined;
  /** A person decides about it. */
  readonly needsApproval: boolean;
  readonly receiveDays: Readonly<Record<ReceivedAt, number | undefined>>;
  /** What else the server says: the ticket's days, where and until when to collect the card, what is due next. */
  readonly facts: readonly Fact[];
}

/** Reads the answer; undefined when it is no result at all. */
export function readResult(answer: unknown): OrderResult | undefined {
  const row = isObject(answer) ? answer : {};
  if (typeof row['code'] !== 'string' || typeof row['status'] !== 'string') return undefined;
  const { received_at: received, type, payment, total, delivery } = row;
  return {
    code: row['code'],
    status: row['status'],
    type: type === 'new-card' || type === 'renewal' || type === 'reissue' ? type : 'payment',
    receivedAt: received === 'counter' || received === 'home' ? received : undefined,
    delivery: delivery === true || delivery === 1 || delivery === '1',
    payment: isPayment(payment) ? payment : 'none',
    canPay: row['can_pay'] === true,
    total: numberOf(total),
    currency: textOf(row['currency']),
    expiresAt: textOf(row['expires_at']),
    estimatedOn: textOf(row['estimated_on']),
    approveDays: numberOf(row['approve_days']),
    needsApproval: row['needs_approval'] === true,
    facts: readFacts(answer),
    receiveDays: { home: numberOf(row['receive_days_home']), counter: numberOf(row['receive_days_counter']) },
  };
}

/** Does the order still wait for its money? */
export function isUnpaid({ status }: Pick<OrderResult, 'status'>): boolean {
  return status === 'AWAITING_PAYMENT';
}

/** What the server's answer says of a payment that the address calls done; the address's code must be the order's own. */
export function wordOf(result: OrderResult | undefined, code: string): ServerWord {
  if (!result || (code !== '' && result.code !== code)) return 'none';
  if (result.status === 'CANCELED') return result.payment === 'paid' ? 'refunded' : 'canceled';
  return result.payment === 'none' ? 'free' : result.payment;
}

const PAYMENTS = ['paid', 'confirming', 'pending', 'failed', 'none'] as const;

function isPayment(value: unknown): value is OrderResult['payment'] {
  return PAYMENTS.some((payment) => payment === value);
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
