import type { Answer, Row, Transaction } from '../../engine/domain.ts';
import { transactionCode } from '../orders/codes.ts';
import { recordRefund } from '../orders/refunds.ts';
import { as, type Order } from '../records.ts';
import type { Message } from '../rules/refund-way.ts';
import type { Refusal, Verdict } from './notice.ts';
import type { PaymentProvider } from './provider.ts';
import { SIGNATURE, type Parameters } from './signature.ts';

/** How the gateway is told that its notice was refused: its own codes, with the HTTP status that fits. */
const REFUSALS: Readonly<Record<Refusal, readonly [status: number, code: string, message: string]>> = {
  signature: [400, '97', 'Invalid signature'],
  merchant: [400, '03', 'Unknown merchant'],
  order: [404, '01', 'Order not found'],
  amount: [400, '04', 'Invalid amount'],
};

/**
 * Takes a gateway's server-to-server notice: the one thing that moves an order on payment, once, however often it arrives.
 * Whatever is refused is recorded too. The order is locked first, so that a repeated notice waits for the first to be written.
 */
export async function receiveNotice(
  tx: Transaction,
  parameters: Parameters,
  { provider, now }: { readonly provider: PaymentProvider; readonly now: Date },
): Promise<Answer> {
  const claim = provider.claim(parameters);
  const found = claim.order ? await tx.first('orders', { code: claim.order }) : undefined;
  // A forged notice learns nothing about which orders there are.
  if (!found) return answer(provider, ...REFUSALS[isForged(provider, parameters) ? 'signature' : 'order']);
  const order = as<Order>(await tx.lock('orders', String(found['id']))) as Order;
  const verdict = provider.judge(parameters, { code: order.code, amount: order.total });
  if (verdict.kind === 'refused') {
    const genuine = verdict.because !== 'signature';
    await record(tx, order, parameters, verdict, { provider, now, direction: 'NOTICE', signed: genuine });
    return answer(provider, ...REFUSALS[verdict.because]);
  }
  const repeated = await tx.first('transactions', {
    order_id: order.id,
    direction: 'NOTICE',
    provider_code: claim.providerCode ?? null,
    signature_valid: true,
    state: ['SUCCEEDED', 'FAILED'],
  });
  if (repeated) return answer(provider, 200, '02', 'Already confirmed');
  const noted = await record(tx, order, parameters, verdict, { provider, now, direction: 'NOTICE', signed: true });
  if (verdict.kind === 'paid') await paid(tx, order, noted as unknown as Message, now);
  return answer(provider, 200, '00', 'Confirmed');
}

function isForged(provider: PaymentProvider, parameters: Parameters): boolean {
  const verdict = provider.judge(parameters, { code: '', amount: 0 });
  return verdict.kind === 'refused' && verdict.because === 'signature';
}

/** The order moves on; money that comes too late, or a second time, is given back and the order stays. */
async function paid(tx: Transaction, order: Order, payment: Message, now: Date): Promise<void> {
  if (order.status !== 'AWAITING_PAYMENT') {
    await tx.update('orders', order.id, await recordRefund(tx, order, order.total, now, { payment }));
    return;
  }
  await tx.update('orders', order.id, { paid_at: now.toISOString() });
  await tx.move('orders', order.id, 'confirm-payment');
}

/** Writes down what a gateway sent, word for word but for its signature. */
export async function record(
  tx: Transaction,
  order: Order,
  parameters: Parameters,
  verdict: Verdict,
  how: { readonly provider: PaymentProvider; readonly now: Date; readonly direction: string; readonly signed: boolean },
): Promise<Row> {
  const { [SIGNATURE]: _, vnp_SecureHash: __, ...raw } = parameters;
  const code = verdict.kind === 'paid' ? '1' : verdict.kind === 'failed' ? String(verdict.transactionCode) : null;
  return tx.create('transactions', {
    code: await transactionCode(tx, how.now),
    order_id: order.id,
    office_id: order.office_id,
    provider: how.provider.name,
    direction: how.direction,
    amount: order.total,
    provider_code: how.provider.claim(parameters).providerCode?.slice(0, 100) ?? null,
    transaction_code: code,
    signature_valid: how.signed,
    state: verdict.kind === 'paid' ? 'SUCCEEDED' : verdict.kind === 'failed' ? 'FAILED' : 'REJECTED',
    received_at: how.now.toISOString(),
    message: verdict.kind === 'refused' ? `Từ chối: ${verdict.because}` : null,
    raw_answer: raw,
  });
}

function answer(provider: PaymentProvider, status: number, code: string, message: string): Answer {
  return { status, body: provider.acknowledge(code, message) };
}
