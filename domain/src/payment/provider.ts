import type { Records } from '../contract.ts';
import type { Parameters } from './signature.ts';
import type { Verdict } from './notification.ts';

/** One attempt to pay one order. */
export interface PaymentRequest {
  /** The order's code, as the payer sees it at the gateway. */
  readonly order: string;
  /** In whole units of the currency. */
  readonly amount: number;
  /** ISO 4217 */
  readonly currency: string;
  readonly description: string;
  readonly language: string;
  readonly openedAt: Date;
  /** The last moment at which the order can still be paid, where that comes before the gateway's own. */
  readonly payableUntil: Date | undefined;
  /** Where the gateway sends the payer's browser afterwards; its parameters are added to the address. */
  readonly returnUrl: string;
  /** 1 for the first attempt to pay this order. */
  readonly attempt: number;
  /** The payer's address, which some gateways ask for. */
  readonly clientAddress: string;
}

/** What a return or a notification is about, before it is verified. */
export interface Claim {
  readonly order: string | undefined;
  /** The gateway's own number of the payment, which it repeats with every notification. */
  readonly providerCode: string | undefined;
}

/** A payment gateway. Pure: it creates and verifies texts; the caller sends and records them. */
export interface PaymentProvider {
  /** Value of the enumeration `payment-provider`. */
  readonly name: Records['transactions']['provider'];
  /** Does it take money of this currency (ISO 4217)? */
  takes(currency: string): boolean;
  /** The signed address that takes the payer to the gateway. */
  redirect(request: PaymentRequest): string;
  claim(parameters: Parameters): Claim;
  /** Does the gateway's signature stand under it? What is not signed says nothing and is kept nowhere. */
  isSigned(parameters: Parameters): boolean;
  /** The parameters that the gateway's protocol has; nothing else of a message is kept. */
  readonly parameters: readonly string[];
  /** Verifies a return or a notification against the order as the server knows it. */
  verifyNotification(parameters: Parameters, order: { readonly code: string; readonly amount: number }): Verdict;
  /** The body that acknowledges the notification to the gateway. */
  acknowledge(code: string, message: string): Readonly<Record<string, string>>;
}
