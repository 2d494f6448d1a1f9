import { isObject } from '@tuyen/model';
import type { SentForm } from '@tuyen/portal-kit';
import { storeOrder } from './stored-orders.ts';

/**
 * Stores an unpaid order on this device, so that a payer who presses the browser's back button finds the order's code.
 * `answer` is the response of `POST public/orders`.
 */
export default function storeUnpaidOrder({ form, answer }: SentForm): void {
  const { code, result_id: result, status } = isObject(answer) ? answer : {};
  if (typeof code !== 'string' || !code || typeof result !== 'string' || !result || status !== 'AWAITING_PAYMENT')
    return;
  const kind = form === 'register' ? 'register' : 'request';
  storeOrder({ code, result, kind }, () => localStorage, Date.now());
}
