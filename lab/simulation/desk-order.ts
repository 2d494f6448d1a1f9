import { entryOf } from './ledger.ts';
import type { Desk } from './operator.ts';
import type { Stage } from './stage.ts';
import { FEES } from './tariffs.ts';

export async function orderAtDesk(stage: Stage, desk: Desk): Promise<void> {
  const { world, ledger, operator } = stage;
  const account = world.rng.pick(stage.coinAccounts);
  const tariff = world.rng.pick(['month', 'approved'] as const);
  const { id: priceId, price } = operator.tariffs[tariff];
  const total = price + FEES.issuance + FEES.counter;
  const coins = entryOf(ledger.coins, account.id) >= total;
  const means = coins ? 'COIN' : 'CASH';
  const month = world.today().slice(0, 7);
  const body = {
    request_kind: 'REGISTER_NEW',
    customer_id: account.customerId,
    ticket_price_id: priceId,
    start_month: month,
    months: 1,
    delivery_method: 'COUNTER',
    ticket_counter_id: operator.counterId,
    payment_method: means,
  };
  const row = await world.done('POST', 'orders', body, { as: desk.clerk });
  const needsApproval = tariff === 'approved';
  const status = needsApproval ? 'WAITING_FOR_CONFIRM' : 'CONFIRMED';
  if (row.total !== total || row.status !== status)
    throw new Error(`${row.code} costs ${row.total} and is ${row.status}.`);
  const { officeId, clerk } = desk;
  const today = world.today();
  ledger.orders.set(row.code, {
    code: row.code,
    officeId,
    createdOn: today,
    total,
    ticketPart: price,
    status,
    paidOn: today,
    received: total,
    promised: 0,
    returned: 0,
  });
  if (coins) ledger.coins.set(account.id, entryOf(ledger.coins, account.id) - total);
  const shiftId = coins ? undefined : entryOf(stage.shifts, clerk.account);
  ledger.move({ day: today, officeId, means, amount: total, shiftId, orderCode: row.code });
  stage.journeys.push({
    code: row.code,
    phone: account.phone,
    kind: 'REGISTER_NEW',
    needsApproval,
    tariff,
    means,
    coinId: coins ? account.id : undefined,
    atDesk: true,
    payment: 'pays',
    url: undefined,
    home: false,
    desk,
    months: [month],
    holder: undefined,
    placedOn: today,
    ruling: world.rng.pick(['approve', 'correct', 'reject']),
    asked: false,
    tried: true,
  });
}
