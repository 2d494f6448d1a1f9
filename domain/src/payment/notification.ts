import { isSigned, type Parameters } from './signature.ts';

export const SUCCESS = '00';

export interface Expected {
  readonly merchant: string;
  readonly secret: string;
  readonly order: string;
  /** Amount in đồng. The gateway's protocol uses hundredths of a đồng. */
  readonly amount: number;
}

export type NotificationRejection = 'signature' | 'merchant' | 'order' | 'amount';

export type NotificationVerdict =
  | { readonly kind: 'paid' }
  | { readonly kind: 'failed'; readonly transactionCode: number }
  | { readonly kind: 'refused'; readonly because: NotificationRejection };

/**
 * Verifies a notification in this order: signature, merchant, order, amount × 100, and both result codes. A valid
 * signature alone is not enough, because a notification for another order or a smaller amount has a valid signature
 * too.
 */
export function verifyNotification(notification: Parameters, expected: Expected): NotificationVerdict {
  if (!isSigned(notification, expected.secret)) return { kind: 'refused', because: 'signature' };
  if (notification['merchant'] !== expected.merchant) return { kind: 'refused', because: 'merchant' };
  if (notification['order'] !== expected.order) return { kind: 'refused', because: 'order' };
  if (notification['amount'] !== onTheWire(expected.amount)) return { kind: 'refused', because: 'amount' };
  return verdictOf(notification);
}

/** Returns whether a notification reports a success or a failed payment. Its signature must already be verified. */
export function verdictOf(notification: Parameters): Exclude<NotificationVerdict, { kind: 'refused' }> {
  const paid = notification['response_code'] === SUCCESS && notification['transaction_status'] === SUCCESS;
  return paid ? { kind: 'paid' } : { kind: 'failed', transactionCode: transactionCode(notification) };
}

/** Returns an amount in the gateway's format, in hundredths: 200.000đ is `20000000`. */
export function onTheWire(amount: number): string {
  return String(amount * 100);
}

export function transactionCode(notification: Parameters): number {
  return transactionCodeOf(notification['response_code'], notification['transaction_status']);
}

/**
 * Returns the portal's `transaction_code` for the two codes of the gateway. It is 1 if both report success. Otherwise
 * it is the code that reports a failure; if both do, the response code. It is 99 if that code is not a number from 2 to
 * 99.
 */
export function transactionCodeOf(response: string | undefined, status: string | undefined): number {
  if (response === SUCCESS && status === SUCCESS) return 1;
  const code = Number(response === SUCCESS ? status : response);
  return Number.isInteger(code) && code > 1 && code < 100 ? code : 99;
}
