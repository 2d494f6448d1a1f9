export type PaymentType = 'new-card' | 'renewal' | 'reissue' | 'payment';
export type ReceivedAt = 'counter' | 'home';

/** Parameters of `/payment/result`. Anybody can write an address, so none of them proves a payment. */
export interface PaymentReturn {
  readonly code: string;
  readonly type: PaymentType;
  readonly transactionCode: number;
  readonly receivedAt: ReceivedAt | undefined;
  readonly delivery: boolean;
  readonly result: string | undefined;
}

const UNKNOWN_FAILURE = 99;
export const SUCCESS = 1;

export function readPaymentReturn(search: string): PaymentReturn {
  const query = new URLSearchParams(search);
  const code = query.get('transaction_code');
  const receivedAt = query.get('receivedAt');
  const type = query.get('type');
  return {
    code: query.get('code') ?? '',
    type: type === 'new-card' || type === 'renewal' || type === 'reissue' ? type : 'payment',
    transactionCode: code !== null && /^\d{1,4}$/.test(code) ? Number(code) : UNKNOWN_FAILURE,
    receivedAt: receivedAt === 'counter' || receivedAt === 'home' ? receivedAt : undefined,
    delivery: query.get('delivery') === '1',
    result: query.get('result_id') ?? undefined,
  };
}

/**
 * State of the payment according to the server:
 * - `paid`
 * - `confirming`: the gateway has not reported the outcome
 * - `pending`: the order awaits payment
 * - `failed`: the order awaits payment after a failed attempt
 * - `canceled`: canceled without a refund
 * - `refunded`: canceled and refunded
 * - `free`: nothing to pay
 * - `none`: no such order
 * - `unreachable`: no response
 * - `asking`: before the first response
 */
export type ServerWord =
  | 'paid'
  | 'confirming'
  | 'pending'
  | 'failed'
  | 'canceled'
  | 'refunded'
  | 'free'
  | 'none'
  | 'unreachable'
  | 'asking';

export type PaymentOutcome = 'success' | 'confirming' | 'unconfirmed' | 'failure' | 'refunded' | 'free' | 'asking';

/**
 * Milliseconds for which the page polls the payment. After this time, the page no longer shows "being confirmed", but
 * asks the visitor to look up the order.
 */
export const CONFIRMING_MS = 60_000;

/**
 * Determines the outcome from the server's state and from the code in the return address. The server's state takes
 * precedence. The code matters only while the order is still unpaid on the server. Code 1 means success only if the
 * server confirms the payment. Any other code means failure, unless the order is paid. If the server reports a failed
 * payment, this may be an earlier attempt, because the current attempt may still be processing.
 */
export function paymentOutcome(
  { transactionCode }: Pick<PaymentReturn, 'transactionCode'>,
  word: ServerWord,
  waitedMs: number,
): PaymentOutcome {
  const late = waitedMs >= CONFIRMING_MS;
  if (word === 'asking') return 'asking';
  if (word === 'paid') return 'success';
  if (word === 'refunded' || word === 'free') return word;
  if (word === 'confirming') return late ? 'unconfirmed' : 'confirming';
  if (transactionCode !== SUCCESS || word === 'none' || word === 'canceled') return 'failure';
  if (!late) return 'confirming';
  return word === 'failed' ? 'failure' : 'unconfirmed';
}

const UNDECIDED = ['CREATED', 'AWAITING_PAYMENT', 'WAITING_FOR_CONFIRM', 'WAITING_CUSTOMER_RETYPE'];
const DELIVERED = ['DELIVERED_TO_COUNTER', 'DELIVERED_TO_CUSTOMER'];

/**
 * Delivery information on a result page. It comes from the parameters of the return address, unless the order on the
 * server contradicts them.
 */
export interface Promises {
  /**
   * Whether the page shows an estimated delivery day. True for a new card and for home delivery, until the card has
   * arrived.
   */
  readonly estimate: boolean;
  /**
   * State of the order's approval, which selects one of three texts: days until the decision, days after the decision,
   * or processing days of an order without approval.
   */
  readonly approval: 'undecided' | 'decided' | 'unneeded';
  /** Delivery method whose duration is shown. Undefined for an order without delivery, and after the card has arrived. */
  readonly receive: ReceivedAt | undefined;
}

export function promisesOf(
  { type, receivedAt, delivery }: Pick<PaymentReturn, 'type' | 'receivedAt' | 'delivery'>,
  { status, needsApproval }: { readonly status: string; readonly needsApproval: boolean },
): Promises {
  const delivered = DELIVERED.includes(status);
  const receive = type === 'renewal' || delivered ? undefined : receivedAt;
  return {
    estimate: !delivered && (type === 'new-card' || type === 'reissue' || delivery),
    approval: !needsApproval ? 'unneeded' : UNDECIDED.includes(status) ? 'undecided' : 'decided',
    receive,
  };
}

export function withoutContradiction<T extends Pick<PaymentReturn, 'type' | 'receivedAt' | 'delivery'>>(
  address: T,
  order: Pick<PaymentReturn, 'type' | 'receivedAt' | 'delivery'>,
): Pick<PaymentReturn, 'type' | 'receivedAt' | 'delivery'> {
  return {
    type: address.type === 'payment' ? 'payment' : order.type,
    receivedAt: address.receivedAt && order.receivedAt,
    delivery: address.delivery && order.delivery,
  };
}

const FAILURES = [2, 7, 9, 10, 11, 12, 13, 24, 51, 65, 75, 79];

export function failureKey(transactionCode: number): string {
  if (transactionCode === SUCCESS) return 'payment.failures.not_confirmed';
  return `payment.failures.${FAILURES.includes(transactionCode) ? transactionCode : UNKNOWN_FAILURE}`;
}
