export type PaymentType = 'new-card' | 'renewal' | 'reissue' | 'payment';
export type ReceivedAt = 'counter' | 'home';

/** What the address of `/payment/result` says. Anybody can write an address: none of it is proof of a payment. */
export interface PaymentReturn {
  readonly code: string;
  readonly type: PaymentType;
  readonly transactionCode: number;
  readonly receivedAt: ReceivedAt | undefined;
  readonly delivery: boolean;
  /** The unguessable name of the order's result, by which the server is asked. */
  readonly result: string | undefined;
}

/** A missing or unreadable transaction code is a failure. */
const UNKNOWN_FAILURE = 99;
/** The transaction code that means success. */
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
 * What the server says of the payment: it is paid; the gateway has not reported the outcome (`confirming`); the order awaits payment
 * (`pending`, or `failed` where the last attempt failed); the order is canceled, with what was paid given back (`refunded`) or not;
 * nothing has to be paid (`free`). `none` when it knows no such order, `unreachable` while it cannot be asked, `asking` before the
 * first answer.
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

/** How long "being confirmed" is shown and asked again before it becomes "look your order up". */
export const CONFIRMING_MS = 60_000;

/**
 * The server's word comes first; the address only decides what it leaves open. Code 1 is success once the server says so, and any
 * other code is a failure unless the server says that the order is paid. A payment that the server calls failed may be an earlier
 * attempt, while the return of this one is still being written down.
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

/** Statuses before a decision about the order. */
const UNDECIDED = ['CREATED', 'AWAITING_PAYMENT', 'WAITING_FOR_CONFIRM', 'WAITING_CUSTOMER_RETYPE'];
/** Statuses in which the card is where it is collected. */
const DELIVERED = ['DELIVERED_TO_COUNTER', 'DELIVERED_TO_CUSTOMER'];

/** What a page names of an order: what the address asks for, as far as the order itself agrees. */
export interface Promises {
  /** An estimated day of delivery: for a card that is made, and for whatever is sent home, until it is there. */
  readonly estimate: boolean;
  /** How the days to approve are named: before the decision, after it, or as days to process for an order without approval. */
  readonly approval: 'undecided' | 'decided' | 'unneeded';
  /** The way of receiving whose days are named; undefined where there is none, and once the card is there. */
  readonly receive: ReceivedAt | undefined;
}

/** What is promised of this order. */
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

/** What the address says of an order, as far as it does not contradict what the server says of it. */
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

/** The key of the text for a failed payment. A success code that the server does not confirm has a text of its own. */
export function failureKey(transactionCode: number): string {
  if (transactionCode === SUCCESS) return 'payment.failures.not_confirmed';
  return `payment.failures.${FAILURES.includes(transactionCode) ? transactionCode : UNKNOWN_FAILURE}`;
}
