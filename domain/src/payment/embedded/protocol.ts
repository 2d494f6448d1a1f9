import { onTheWire, SUCCESS, verifyNotification } from '../notification.ts';
import { sessionEnd } from '../../rules/payment/payment-standing.ts';
import type { PaymentProvider } from '../provider.ts';
import { isSigned, signed, type Parameters } from '../signature.ts';

export interface Merchant {
  readonly merchant: string;
  readonly secret: string;
}

const PARAMETERS = [
  'merchant',
  'order',
  'amount',
  'response_code',
  'transaction_status',
  'transaction_no',
  'bank',
  'paid_at',
];

/** Creates the simulated payment provider for tests and demonstrations. It never runs in production. */
export function embeddedProvider(account: Merchant, gatewayUrl: string): PaymentProvider {
  return {
    name: 'EMBEDDED',
    takes: () => true,
    redirect(request) {
      const parameters = {
        merchant: account.merchant,
        order: request.order,
        attempt: String(request.attempt),
        amount: onTheWire(request.amount),
        currency: request.currency,
        description: request.description,
        locale: request.language,
        created_at: request.openedAt.toISOString(),
        expires_at: sessionEnd(request).toISOString(),
        return_url: request.returnUrl,
      };
      return `${gatewayUrl}?${new URLSearchParams(signed(parameters, account.secret))}`;
    },
    claim: (parameters) => ({ order: parameters['order'], providerCode: parameters['transaction_no'] }),
    isSigned: (parameters) => isSigned(parameters, account.secret),
    parameters: PARAMETERS,
    verifyNotification: (parameters, order) =>
      verifyNotification(parameters, { ...account, order: order.code, amount: order.amount }),
    acknowledge: (code, message) => ({ code, message }),
  };
}

export interface EmbeddedResult {
  /** Response code of the gateway: `00` for success, otherwise a failure code. */
  readonly outcome: string;
  readonly transactionNo: string;
  readonly paidAt: Date;
}

export function answerTo(redirect: Parameters, choice: EmbeddedResult, account: Merchant): Parameters {
  return signed(answerOf(redirect, choice), account.secret);
}

export function answerOf(redirect: Parameters, choice: EmbeddedResult): Parameters {
  const paid = choice.outcome === SUCCESS;
  return {
    merchant: redirect['merchant'] ?? '',
    order: redirect['order'] ?? '',
    amount: redirect['amount'] ?? '',
    response_code: choice.outcome,
    transaction_status: paid || choice.outcome === '07' ? SUCCESS : '02',
    transaction_no: choice.transactionNo,
    bank: 'NCB',
    paid_at: choice.paidAt.toISOString(),
  };
}
