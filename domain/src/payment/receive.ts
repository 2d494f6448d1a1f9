import type { TransactionDirection } from '../generated/types/enums.gen.ts';
import type { Order, Transaction, Values } from '../contract.ts';
import { nextCode } from '../serials/codes.ts';
import { isOnCard } from '../orders/payment/paid-once.ts';
import { recordRefund } from '../orders/payment/refunds.ts';
import type { Message } from '../rules/payment/refund-way.ts';
import type { NotificationRejection, NotificationVerdict } from './notification.ts';
import type { PaymentProvider } from './provider.ts';
import type { Parameters } from './signature.ts';

/** Response to the gateway. After a 200, the gateway does not send the notification again. */
export interface Acknowledgment {
  readonly status: 200 | 400 | 404;
  readonly body: Readonly<Record<string, string>>;
}

const REFUSALS: Readonly<Record<NotificationRejection, readonly [status: 400 | 404, code: string, message: string]>> = {
  signature: [400, '97', 'Invalid signature'],
  merchant: [400, '03', 'Unknown merchant'],
  order: [404, '01', 'Order not found'],
  amount: [400, '04', 'Invalid amount'],
};

export const forged = (provider: PaymentProvider): Acknowledgment => answer(provider, ...REFUSALS.signature);

/**
 * Receives a signed server-to-server notification, the only message that confirms a payment. Repeats are acknowledged
 * without effect, and a notification that does not match its order is recorded once. The order is locked first, so that
 * a repeat waits for the first notification. An order past its deadline is canceled before the payment is evaluated.
 */
export async function receiveNotification(
  tx: Transaction,
  parameters: Parameters,
  { provider, now }: { readonly provider: PaymentProvider; readonly now: Date },
): Promise<Acknowledgment> {
  const { order: code, providerCode = null } = provider.claim(parameters);
  const found = code ? await tx.first('orders', { code }) : undefined;
  if (!found) return answer(provider, ...REFUSALS.order);
  const order = (await tx.settle('orders', found.id)) ?? found;
  const verdict = provider.verifyNotification(parameters, { code: order.code, amount: order.total });
  const refused = verdict.kind === 'refused';
  const repeated = await tx.first('transactions', {
    order_id: order.id,
    direction: 'NOTICE',
    provider_code: providerCode?.slice(0, CODE_LENGTH) ?? null,
    signature_valid: true,
    state: refused ? 'REJECTED' : ['SUCCEEDED', 'FAILED'],
  });
  const how = { provider, now, direction: 'NOTICE' } as const;
  if (refused) {
    if (!repeated) await record(tx, order, parameters, verdict, how);
    return answer(provider, ...REFUSALS[verdict.because]);
  }
  if (repeated) return answer(provider, 200, '02', 'Already confirmed');
  const noted = await record(tx, order, parameters, verdict, how);
  if (verdict.kind === 'paid') await paid(tx, order, noted, now);
  return answer(provider, 200, '00', 'Confirmed');
}

/**
 * Confirms the payment of the order. A late or second payment is refunded, and the order stays as it is. If another
 * order already put the ticket on the card, this order is canceled and refunded.
 */
async function paid(tx: Transaction, order: Order, payment: Message, now: Date): Promise<void> {
  if (order.customer_card_id) await tx.lock('customer-cards', order.customer_card_id);
  const open = order.status === 'AWAITING_PAYMENT';
  const overlaps = open && (await isOnCard(tx, order, now));
  if (overlaps) await tx.move('orders', order.id, 'expire');
  if (!open || overlaps) {
    await tx.update('orders', order.id, await recordRefund(tx, order, order.total, now, { payment }));
    return;
  }
  // The customer may have chosen another payment method while the gateway's session was open.
  await tx.update('orders', order.id, { paid_at: now.toISOString(), payment_method: 'GATEWAY' });
  await tx.move('orders', order.id, 'confirm-payment');
}

export const CODE_LENGTH = 100;
const VALUE_LENGTH = 255;

export async function record(
  tx: Transaction,
  order: Order,
  parameters: Parameters,
  verdict: NotificationVerdict,
  how: Receiving,
): Promise<Message> {
  return tx.create('transactions', {
    code: await nextCode('transaction', tx, how.now),
    ...gatewayMessage(order, parameters, verdict, how),
  });
}

interface Receiving {
  readonly provider: Pick<PaymentProvider, 'name' | 'parameters' | 'claim'>;
  readonly now: Date;
  readonly direction: TransactionDirection;
}

/**
 * Returns the record of `transactions` for a gateway message. Its `raw_answer` contains only parameters that the
 * gateway's protocol defines, each truncated.
 */
export function gatewayMessage(
  order: Pick<Order, 'id' | 'office_id' | 'total'>,
  parameters: Parameters,
  verdict: NotificationVerdict,
  { provider, now, direction }: Receiving,
) {
  const known = provider.parameters.filter((name) => parameters[name] !== undefined);
  const code = verdict.kind === 'paid' ? '1' : verdict.kind === 'failed' ? String(verdict.transactionCode) : null;
  return {
    order_id: order.id,
    office_id: order.office_id,
    provider: provider.name,
    direction,
    amount: order.total,
    provider_code: provider.claim(parameters).providerCode?.slice(0, CODE_LENGTH) ?? null,
    transaction_code: code,
    signature_valid: true,
    state: verdict.kind === 'paid' ? 'SUCCEEDED' : verdict.kind === 'failed' ? 'FAILED' : 'REJECTED',
    received_at: now.toISOString(),
    rejection: verdict.kind === 'refused' ? verdict.because : null,
    raw_answer: Object.fromEntries(known.map((name) => [name, parameters[name]?.slice(0, VALUE_LENGTH)])),
  } as const satisfies Values<'transactions'>;
}

function answer(
  provider: PaymentProvider,
  status: Acknowledgment['status'],
  code: string,
  message: string,
): Acknowledgment {
  return { status, body: provider.acknowledge(code, message) };
}
