import { shiftOf } from './drawer.ts';
import { entryOf, type OrderEntry } from './ledger.ts';
import type { Desk } from './operator.ts';
import type { Stage } from './stage.ts';

export function returnCoins({ world, ledger }: Stage, order: OrderEntry, coinId: string): void {
  const { officeId, code: orderCode, total } = order;
  order.returned += total;
  ledger.coins.set(coinId, entryOf(ledger.coins, coinId) + total);
  ledger.move({ day: world.today(), officeId, means: 'COIN', amount: -total, orderCode });
}

export function expire(stage: Stage): void {
  const { ledger, world, journeys } = stage;
  for (const order of ledger.orders.values()) {
    if (!order.expiresAt || order.expiresAt > world.now()) continue;
    const { coinId } = journeys.find(({ code }) => code === order.code) ?? {};
    if (order.status === 'WAITING_CUSTOMER_RETYPE') {
      order.promised += order.total;
      if (coinId) returnCoins(stage, order, coinId);
    }
    order.status = 'CANCELED';
    order.expiresAt = undefined;
  }
}

export async function payRefunds(stage: Stage): Promise<void> {
  const { world, ledger, operator } = stage;
  for (const desk of [operator.company, operator.cardAgency]) {
    const owed = await world.all('transactions', { direction: 'REFUND', state: 'PENDING' }, desk.clerk);
    for (const row of owed.filter(({ office_id }) => office_id === desk.officeId)) {
      const order = await orderOf(stage, desk, row.order_id);
      const inCash = world.rng.chance(0.3);
      const { clerk } = desk;
      await world.move(clerk, 'transactions', row.id, 'pay-refund', inCash ? { in_cash: true } : {});
      // Cash payments are refunded in cash, whatever method the clerk chooses.
      const means =
        inCash || row.provider === 'CASH_DESK'
          ? 'CASH'
          : row.provider === 'BANK_TRANSFER'
            ? 'BANK_TRANSFER'
            : 'GATEWAY';
      const shiftId = means === 'CASH' ? shiftOf(stage, desk) : undefined;
      order.returned += row.amount;
      if (order.returned > order.received) throw new Error(`${order.code}: more goes back than was paid.`);
      const { officeId, code: orderCode } = order;
      ledger.move({ day: world.today(), officeId, means, amount: -row.amount, shiftId, orderCode });
      await world.refused(
        'transition_not_allowed',
        'POST',
        `transactions/${row.id}/transitions/pay-refund`,
        {},
        { as: clerk },
      );
    }
  }
}

async function orderOf({ world, ledger }: Stage, desk: Desk, id: string): Promise<OrderEntry> {
  const { code } = await world.done('GET', `orders/${id}`, undefined, { as: desk.clerk });
  return entryOf(ledger.orders, code);
}
