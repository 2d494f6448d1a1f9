import type { HookContext, Order, Transaction, Values } from '../../contract.ts';
import { addCoins } from '../../coins/accounts.ts';
import type { Balances } from '../../coins/changes.ts';
import { paymentOf, refundState, refundWay, type Message, type RefundWay } from '../../rules/payment/refund-way.ts';
import { refundedToMembers } from '../group/store-members.ts';
import { nextCode } from '../../serials/codes.ts';

export async function refundOf(order: Order, context: HookContext): Promise<Values<'orders'>> {
  if (!order.paid_at || order.total === 0) return {};
  const amount = order.total - (await refundedToMembers(order, context.tx));
  return amount > 0 ? recordRefund(context.tx, order, amount, context.now) : {};
}

export interface RefundOptions {
  /** Payment to refund. Defaults to the payment that confirmed the order. */
  readonly payment?: Message | undefined;
  readonly shiftId?: string | null | undefined;
  readonly ticketSerial?: string | null;
}

/**
 * Records a refund. Coins, and cash from an open drawer, are paid at once; accounting pays the rest. Returns the
 * order's changes.
 */
export async function recordRefund(
  tx: Transaction,
  order: Order,
  amount: number,
  now: Date,
  { payment, shiftId, ticketSerial }: RefundOptions = {},
): Promise<Values<'orders'>> {
  const messages = await tx.find('transactions', { order_id: order.id });
  const paid = payment ?? paymentOf(messages);
  const account = paid?.coin_id ? await tx.settle('coins', paid.coin_id) : undefined;
  const way = refundWay(paid, amount, { account, drawer: typeof shiftId === 'string' });
  const coins = way.settled && way.coin_id ? await addCoins(tx, way.coin_id, amount, { bought: false }) : undefined;
  const said = { shiftId, ticketSerial, balances: coins };
  const refund = refundMessage(order, amount, way, said, now);
  await tx.as({ kind: 'system', name: 'refunds' }).create('transactions', {
    code: await nextCode('transaction', tx, now),
    ...refund,
  });
  return refunded(order, amount, [...messages, refund]);
}

export const refundMessage = (
  order: Pick<Order, 'id' | 'office_id'>,
  amount: number,
  way: RefundWay,
  {
    shiftId,
    ticketSerial,
    balances,
  }: {
    readonly shiftId?: string | null | undefined;
    readonly ticketSerial?: string | null | undefined;
    readonly balances?: Balances | undefined;
  },
  now: Date,
) =>
  ({
    order_id: order.id,
    office_id: order.office_id,
    ticket_serial: ticketSerial ?? null,
    provider: way.provider,
    provider_code: way.provider_code,
    coin_id: way.coin_id,
    shift_id: way.provider === 'CASH_DESK' && way.settled ? (shiftId ?? null) : null,
    amount,
    received_at: now.toISOString(),
    direction: 'REFUND',
    state: way.settled ? 'SUCCEEDED' : 'PENDING',
    ...balances,
  }) as const satisfies Values<'transactions'>;

export const refunded = (
  order: Pick<Order, 'refund_amount'>,
  amount: number,
  messages: readonly Pick<Message, 'direction' | 'state'>[],
) => ({
  refund_state: refundState(messages.filter(({ direction }) => direction === 'REFUND')),
  refund_amount: order.refund_amount + amount,
});
