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

/** What the server knows of the payment; `unknown` while it could not be asked, `none` when it knows no such order. */
export type ServerWord = 'paid' | 'pending' | 'failed' | 'none' | 'unknown';

export type PaymentOutcome = 'success' | 'confirming' | 'unconfirmed' | 'failure';

/** How long "being confirmed" is shown and asked again before it becomes "look your order up". */
export const CONFIRMING_MS = 60_000;

/**
 * Success needs both: code 1 in the address, and the server's word. A payment that the server calls failed may be an earlier
 * attempt, while the notice of this one is still on its way.
 */
export function paymentOutcome(
  { transactionCode }: Pick<PaymentReturn, 'transactionCode'>,
  word: ServerWord,
  waitedMs: number,
): PaymentOutcome {
  if (transactionCode !== SUCCESS) return 'failure';
  if (word === 'paid') return 'success';
  if (word === 'none') return 'failure';
  if (waitedMs < CONFIRMING_MS) return 'confirming';
  return word === 'failed' ? 'failure' : 'unconfirmed';
}

/** An estimated day is promised for a card that is made, and for whatever is sent home. */
export function promisesDelivery({ type, delivery }: Pick<PaymentReturn, 'type' | 'delivery'>): boolean {
  return type === 'new-card' || type === 'reissue' || delivery;
}

/** The way of receiving whose days the warning names, beside the days to approve; undefined where there is none. */
export function warnsOfDays({ type, receivedAt }: Pick<PaymentReturn, 'type' | 'receivedAt'>): ReceivedAt | undefined {
  return type === 'renewal' ? undefined : receivedAt;
}

const FAILURES = [2, 7, 9, 10, 11, 12, 13, 24, 51, 65, 75, 79];

/** The key of the text for a failed payment. A success code that the server does not confirm has a text of its own. */
export function failureKey(transactionCode: number): string {
  if (transactionCode === SUCCESS) return 'payment.failures.not_confirmed';
  return `payment.failures.${FAILURES.includes(transactionCode) ? transactionCode : UNKNOWN_FAILURE}`;
}
