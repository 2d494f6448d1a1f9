import type { Order } from '../../contract.ts';
import { formats } from '../../rules/region.ts';
import { isLoadedAtCounter } from '../order-dates.ts';
import type { Refund } from './money.ts';
import type { Say } from './wording.ts';

/** Returns what the customer brings to the counter, or nothing if the order needs no visit there any more. */
export function bringOf(order: Order, refund: Refund | undefined, say: Say): readonly string[] {
  const { status, payment_method: method, request_kind: kind } = order;
  const code = say('bring.code', { code: order.code });
  if (status === 'CANCELED') return refund?.state === 'DUE' && refund.in_cash ? [say('bring.identity'), code] : [];
  if (status === 'DELIVERED_TO_CUSTOMER') return [];
  const cash =
    method === 'CASH' && (status === 'CREATED' || status === 'AWAITING_PAYMENT')
      ? [say('bring.cash', { amount: formats.money(order.total, order.currency) })]
      : [];
  const isAtCounter = status === 'DELIVERED_TO_COUNTER';
  if (isLoadedAtCounter(order) && !isAtCounter) return status === 'PUBLISHED' ? [] : [say('bring.card'), code, ...cash];
  if (order.delivery_method === 'HOME') return cash.length > 0 ? [code, ...cash] : [];
  const isReplaced = kind === 'REISSUE' && order.reissue_reason !== 'LOST';
  return [say('bring.identity'), code, ...(isReplaced ? [say('bring.old_card')] : []), ...cash];
}
