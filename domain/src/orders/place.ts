import type { FastifyRequest } from 'fastify';
import type { Services, Transaction } from '../contract.ts';
import { Problem, type Row } from '@tuyen/server/domain';
import { openPayment } from './payment/open-payment.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { deviceOf } from './device.ts';

export interface PlacedOrder {
  readonly code: string;
  readonly result_id: string;
  readonly status: string;
  readonly total: number;
  readonly payment?: { readonly url: string };
}

/**
 * Creates a citizen's order. Hooks of the resource `orders` compute its price and make its first transitions. An online
 * payment is opened in the same transaction.
 */
export async function placeOrder(
  tx: Transaction,
  values: Row,
  request: FastifyRequest,
  how: { readonly services: Services; readonly provider: PaymentProvider | undefined },
): Promise<PlacedOrder> {
  const created = await tx.create('orders', {
    ...values,
    ...deviceOf(request.headers['user-agent']),
  });
  const order = await tx.get('orders', created.id);
  if (!order) throw new Problem(404, 'not_found');
  const placed = { code: order.code, result_id: order.result_token, status: order.status, total: order.total };
  if (order.status !== 'AWAITING_PAYMENT' || order.payment_method !== 'GATEWAY') return placed;
  return { ...placed, payment: await openPayment(tx, order, request.ip, how) };
}
