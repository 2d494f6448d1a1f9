import { createHmac, timingSafeEqual } from 'node:crypto';
import { instantOf, localDate } from '../rules/time/calendar.ts';
import type { Merchant } from './embedded/protocol.ts';
import { onTheWire, SUCCESS, transactionCodeOf, type NotificationVerdict } from './notification.ts';
import { sessionEnd } from '../rules/payment/payment-standing.ts';
import type { PaymentProvider } from './provider.ts';
import type { Parameters } from './signature.ts';

const LIVE = 'https://pay.vnpay.vn/vpcpay.html';
const HASH = 'vnp_SecureHash';

const PARAMETERS = [
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_OrderInfo',
  'vnp_ResponseCode',
  'vnp_TransactionStatus',
  'vnp_TransactionNo',
  'vnp_BankCode',
  'vnp_BankTranNo',
  'vnp_CardType',
  'vnp_PayDate',
];

/**
 * Creates the VNPAY provider, protocol 2.1.0. This module verifies hashes itself, because the npm package of that name
 * reports success for a manipulated amount. The order reference contains the attempt (`DH26000123-2`), because VNPAY
 * accepts a reference only once a day.
 */
export function vnpayProvider(account: Merchant, url: string = LIVE): PaymentProvider {
  return {
    name: 'VNPAY',
    takes: (currency) => currency === 'VND',
    redirect(request) {
      const parameters = {
        vnp_Version: '2.1.0',
        vnp_Command: 'pay',
        vnp_TmnCode: account.merchant,
        vnp_Amount: onTheWire(request.amount),
        vnp_CurrCode: request.currency,
        vnp_TxnRef: `${request.order}-${request.attempt}`,
        vnp_OrderInfo: request.description,
        vnp_OrderType: 'other',
        vnp_Locale: request.language === 'en' ? 'en' : 'vn',
        vnp_ReturnUrl: request.returnUrl,
        vnp_IpAddr: request.clientAddress,
        vnp_CreateDate: compact(request.openedAt),
        vnp_ExpireDate: compact(sessionEnd(request)),
      };
      return `${url}?${query(parameters)}&${HASH}=${hash(parameters, account.secret)}`;
    },
    claim: (parameters) => ({
      order: parameters['vnp_TxnRef']?.replace(/-\d+$/, ''),
      providerCode: parameters['vnp_TransactionNo'],
    }),
    isSigned: (parameters) => isHashed(parameters, account.secret),
    parameters: PARAMETERS,
    verifyNotification: (parameters, order) => verifyNotification(parameters, order, account),
    acknowledge: (code, message) => ({ RspCode: code, Message: message }),
  };
}

function verifyNotification(
  parameters: Parameters,
  order: { code: string; amount: number },
  account: Merchant,
): NotificationVerdict {
  if (!isHashed(parameters, account.secret)) return { kind: 'refused', because: 'signature' };
  if (parameters['vnp_TmnCode'] !== account.merchant) return { kind: 'refused', because: 'merchant' };
  if (parameters['vnp_TxnRef']?.replace(/-\d+$/, '') !== order.code) return { kind: 'refused', because: 'order' };
  if (parameters['vnp_Amount'] !== onTheWire(order.amount)) return { kind: 'refused', because: 'amount' };
  const response = parameters['vnp_ResponseCode'];
  const status = parameters['vnp_TransactionStatus'];
  if (response === SUCCESS && status === SUCCESS) return { kind: 'paid' };
  return { kind: 'failed', transactionCode: transactionCodeOf(response, status) };
}

/** Returns the text that VNPAY signs: sorted by name, percent-encoded with + for spaces, without the hash and its type. */
function query(parameters: Parameters): string {
  const sorted = Object.entries(parameters)
    .filter(([name, value]) => name !== HASH && name !== 'vnp_SecureHashType' && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return new URLSearchParams(sorted).toString();
}

const hash = (parameters: Parameters, secret: string): string =>
  createHmac('sha512', secret).update(query(parameters)).digest('hex');

function isHashed(parameters: Parameters, secret: string): boolean {
  const given = parameters[HASH] ?? '';
  return (
    /^[0-9a-f]{128}$/i.test(given) &&
    timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(hash(parameters, secret), 'hex'))
  );
}

/** Formats a time as `20260615090000`, in Vietnamese time. */
function compact(moment: Date): string {
  const day = localDate(moment);
  const seconds = Math.floor((moment.getTime() - Date.parse(instantOf(day))) / 1000);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${day.replaceAll('-', '')}${two(seconds / 3600)}${two((seconds / 60) % 60)}${two(seconds % 60)}`;
}
