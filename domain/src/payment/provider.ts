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
  readonly returnUrl: string;
  /** Number of the attempt to pay this order, starting at 1. */
  readonly attempt: number;
  readonly clientAddress: string;
}

export interface PaymentClaim {
  readonly order: string | undefined;
  readonly providerCode: string | undefined;
}

/** Payment gateway. The provider is pure: it creates and verifies messages, and the caller sends and records them. */
export interface PaymentProvider {
  readonly name: Records['transactions']['provider'];
  takes(currency: string): boolean;
  redirect(request: PaymentRequest): string;
  claim(parameters: Parameters): PaymentClaim;
  isSigned(parameters: Parameters): boolean;
  /** Parameters of the gateway's protocol. No other parameter of a message is stored. */
  readonly parameters: readonly string[];
  verifyNotification(
    parameters: Parameters,
    order: { readonly code: string; readonly amount: number },
  ): NotificationVerdict;
  acknowledge(code: string, message: string): Readonly<Record<string, string>>;
}
