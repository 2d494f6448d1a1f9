import type { Records } from '../contract.ts';
import type { Parameters } from './signature.ts';
import type { NotificationVerdict } from './notification.ts';

export interface PaymentRequest {
  readonly order: string;
  /** Amount in whole units of the currency. */
  readonly amount: number;
  /** Currency of the office as an ISO 4217 code. */
  readonly currency: string;
  readonly description: string;
  readonly language: string;
  readonly openedAt: Date;
  /**
   * Time after which the order can no longer be paid; undefined without such a deadline. The gateway's session ends at
   * this time if its own limit is later.
   */
  readonly payableUntil: Date | undefined;
  /** Address to which the gateway sends the payer's browser. The gateway adds its parameters. */
  readonly returnUrl: string;
  /** Number of the attempt to pay this order, starting at 1. */
  readonly attempt: number;
  readonly clientAddress: string;
}

/** What a return or notification claims before it is verified: its order, and the gateway's number of the payment. */
export interface PaymentClaim {
  readonly order: string | undefined;
  /** Gateway's own number of the payment, repeated in every notification. */
  readonly providerCode: string | undefined;
}

/** Payment gateway. The provider is pure: it creates and verifies messages, and the caller sends and records them. */
export interface PaymentProvider {
  /** Name of the provider, which is a value of the enumeration `payment-provider`. */
  readonly name: Records['transactions']['provider'];
  /** Returns true if the gateway accepts this currency (ISO 4217). */
  takes(currency: string): boolean;
  redirect(request: PaymentRequest): string;
  claim(parameters: Parameters): PaymentClaim;
  /** Returns true if the gateway's signature is valid. Unsigned messages are ignored and not stored. */
  isSigned(parameters: Parameters): boolean;
  /** Parameters of the gateway's protocol. No other parameter of a message is stored. */
  readonly parameters: readonly string[];
  verifyNotification(
    parameters: Parameters,
    order: { readonly code: string; readonly amount: number },
  ): NotificationVerdict;
  acknowledge(code: string, message: string): Readonly<Record<string, string>>;
}
