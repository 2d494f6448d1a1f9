import { isSigned, type Parameters } from './signature.ts';

/** The gateway's word for success, in both of its code fields. */
export const SUCCESS = '00';

/** What the merchant expects of a notification, from its own records. */
export interface Expected {
  readonly merchant: string;
  readonly secret: string;
  readonly order: string;
  /** đồng; on the wire the gateway counts in hundredths */
  readonly amount: number;
}

export type Refusal = 'signature' | 'merchant' | 'order' | 'amount';

/** What a notification or a return says once it has been verified. */
export type Verdict =
  | { readonly kind: 'paid' }
  | { readonly kind: 'failed'; readonly transactionCode: number }
  | { readonly kind: 'refused'; readonly because: Refusal };

/**
 * Verifies a notification by its signature, merchant, order, amount × 100 and both codes, in that order. A valid signature alone
 * proves little: a genuine notification of another order, or of a smaller sum, is validly signed too.
 */
export function verifyNotification(notification: Parameters, expected: Expected): Verdict {
  if (!isSigned(notification, expected.secret)) return { kind: 'refused', because: 'signature' };
  if (notification['merchant'] !== expected.merchant) return { kind: 'refused', because: 'merchant' };
  if (notification['order'] !== expected.order) return { kind: 'refused', because: 'order' };
  if (notification['amount'] !== onTheWire(expected.amount)) return { kind: 'refused', because: 'amount' };
  return verdictOf(notification);
}

/** What a message says that is verified. */
export function verdictOf(notification: Parameters): Exclude<Verdict, { kind: 'refused' }> {
  const paid = notification['response_code'] === SUCCESS && notification['transaction_status'] === SUCCESS;
  return paid ? { kind: 'paid' } : { kind: 'failed', transactionCode: transactionCode(notification) };
}

/** An amount as the gateway writes it: hundredths, so 200.000đ is `20000000`. */
export function onTheWire(amount: number): string {
  return String(amount * 100);
}

/** The portal's `transaction_code` of a notification or return. */
export function transactionCode(notification: Parameters): number {
  return transactionCodeOf(notification['response_code'], notification['transaction_status']);
}

/**
 * The portal's `transaction_code` for a gateway's two codes: 1 is success, else the gateway's number, 99 where it gave none.
 * Where the response says success and the status does not, the status counts.
 */
export function transactionCodeOf(response: string | undefined, status: string | undefined): number {
  if (response === SUCCESS && status === SUCCESS) return 1;
  const code = Number(response === SUCCESS ? status : response);
  return Number.isInteger(code) && code > 1 && code < 100 ? code : 99;
}
