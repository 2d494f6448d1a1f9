import type { Order } from '../contract.ts';
import { RESULT_TYPES } from '../orders/result-types.ts';
import { signed } from './signature.ts';

export function resultAddress(
  order: Pick<Order, 'code' | 'request_kind' | 'delivery_method' | 'result_token' | 'language'>,
  transactionCode: number,
  { portal, secret }: { readonly portal: string; readonly secret: string },
): string {
  const parameters = signed(
    {
      receivedAt: order.delivery_method === 'HOME' ? 'home' : 'counter',
      code: order.code,
      type: RESULT_TYPES[order.request_kind],
      transaction_code: String(transactionCode),
      delivery: order.delivery_method === 'HOME' ? '1' : '0',
      result_id: order.result_token,
    },
    secret,
  );
  return `${portal}${order.language === 'en' ? '/en' : ''}/payment/result?${new URLSearchParams(parameters)}`;
}
