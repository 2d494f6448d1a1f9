import { isObject } from '@tuyen/model';
import { readFacts, type Fact } from '@tuyen/portal-kit';
import { readStanding, type OrderStanding } from './standing/order-standing.ts';
import type { PaymentType, ReceivedAt, ServerWord } from '../rules/payment-return.ts';

/**
 * Order as returned by `GET public/results/{id}`. The unguessable ID is part of the result page's address, and whoever
 * knows it can see this data.
 */
export interface OrderResult {
  readonly code: string;
  readonly status: string;
  readonly type: PaymentType;
  readonly receivedAt: ReceivedAt | undefined;
  readonly delivery: boolean;
  readonly payment: 'paid' | 'confirming' | 'pending' | 'failed' | 'none';
  /** True if the order can be paid now: it awaits payment, and the outcome of every earlier attempt is known. */
  readonly canPay: boolean;
  readonly total: number | undefined;
  /** ISO 4217 currency of `total`. */
  readonly currency: string | undefined;
  readonly expiresAt: string | undefined;
  /**
   * Estimated delivery day as `YYYY-MM-DD`. All days in this response follow the settings of the order's office and the
   * server's clock.
   */
  readonly estimatedOn: string | undefined;
  readonly approveDays: number | undefined;
  readonly needsApproval: boolean;
  readonly hasReceipt: boolean;
  /** True if the last day of the ticket is known, so that it can be added to a calendar. */
  readonly hasCalendar: boolean;
  readonly receiveDays: Readonly<Record<ReceivedAt, number | undefined>>;
  readonly facts: readonly Fact[];
  readonly standing: OrderStanding;
}

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
    hasReceipt: row['has_receipt'] === true,
    hasCalendar: row['has_calendar'] === true,
    facts: readFacts(answer),
    standing: readStanding(answer),
    receiveDays: { home: numberOf(row['receive_days_home']), counter: numberOf(row['receive_days_counter']) },
  };
}

export function isUnpaid({ status }: Pick<OrderResult, 'status'>): boolean {
  return status === 'AWAITING_PAYMENT';
}

/** Returns true if the customer must correct something before the order goes on. */
export function isToCorrect({ status }: Pick<OrderResult, 'status'>): boolean {
  return status === 'WAITING_CUSTOMER_RETYPE';
}

/**
 * Returns the state of a payment according to the server. Returns `none` if the code in the return address of the
 * payment gateway belongs to a different order.
 */
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
