import { entryOf, percent, type Means, type SoldTicket } from './ledger.ts';
import type { Desk } from './operator.ts';
import { addHolderMonths, type Holder, type Stage } from './stage.ts';
import { FEES, type Tariff } from './tariffs.ts';
import type { Trip } from './trips.ts';
import type { AnyJson } from './world.ts';

export interface PaymentMeans {
  readonly means: Means;
  readonly coinId?: string | undefined;
}

const tillBody = ({ means, coinId }: PaymentMeans) => ({ payment_method: means, ...(coinId && { coin_id: coinId }) });

export function sold(
  stage: Stage,
  desk: Desk,
  { id, serial, price }: AnyJson,
  tariff: Tariff,
  till: PaymentMeans,
  more: Pick<SoldTicket, 'table'> & Partial<SoldTicket>,
): SoldTicket {
  const { world, ledger } = stage;
  const ticket: SoldTicket = {
    id,
    serial,
    officeId: desk.officeId,
    mode: tariff.mode,
    soldOn: world.today(),
    means: till.means,
    coinId: till.coinId,
    charged: tariff.price,
    price: tariff.price,
    state: 'SOLD',
    changes: 0,
    uses: 0,
    refund: 0,
    ...more,
  };
  if (price !== ticket.price) throw new Error(`${serial} costs ${price}, by the tariff ${ticket.price}.`);
  if (ledger.tickets.has(serial)) throw new Error(`The serial ${serial} is given twice.`);
  ledger.tickets.set(serial, ticket);
  pay(stage, desk, ticket, ticket.charged, !ticket.byProgram);
  return ticket;
}

/** Records money or coins that a desk receives (positive) or pays (negative). */
export function pay(
  { world, ledger, shifts }: Stage,
  { officeId, clerk }: Desk,
  { means, coinId, byProgram }: PaymentMeans & Pick<SoldTicket, 'byProgram'>,
  amount: number,
  inShift = true,
): void {
  if (coinId) ledger.coins.set(coinId, entryOf(ledger.coins, coinId) - amount);
  const shiftId = inShift ? shifts.get(clerk.account) : undefined;
  ledger.move({ day: world.today(), officeId, means, amount, shiftId, byProgram });
}

export async function sellSingle(
  stage: Stage,
  desk: Desk,
  tariff: Tariff,
  till: PaymentMeans,
  trip?: Trip,
): Promise<SoldTicket> {
  const { world, operator } = stage;
  const route = tariff.mode === 'BUS' ? operator.routeId : operator.metroRouteId;
  const body = { ticket_price_id: tariff.id, route_id: route, ...(trip && { trip_id: trip.id }), ...tillBody(till) };
  // Simulates a double click: the second request gets the response of the first.
  const key = { 'idempotency-key': `sale-${stage.next()}` };
  const row = await world.done('POST', 'tickets', body, { as: desk.clerk, headers: key });
  if (world.rng.chance(0.1)) {
    const again = await world.done('POST', 'tickets', body, { as: desk.clerk, headers: key });
    if (again.serial !== row.serial) throw new Error(`One key sold two tickets: ${row.serial} and ${again.serial}.`);
  }
  return sold(stage, desk, row, tariff, till, { table: 'tickets', tripId: trip?.id, tripEnds: trip?.arrivesAt });
}

export async function sellDay(
  stage: Stage,
  desk: Desk,
  tariff: Tariff,
  till: PaymentMeans,
  validOn: string,
): Promise<SoldTicket> {
  const body = { ticket_price_id: tariff.id, valid_on: validOn, ...tillBody(till) };
  const row = await stage.world.done('POST', 'daily-tickets', body, { as: desk.clerk });
  return sold(stage, desk, row, tariff, till, { table: 'daily-tickets', state: 'ISSUED', validOn });
}

export async function sellMonth(
  stage: Stage,
  desk: Desk,
  holder: Holder,
  month: string,
  till: PaymentMeans,
): Promise<SoldTicket> {
  const tariff = stage.operator.tariffs.month;
  const body = {
    customer_card_id: holder.cardId,
    ticket_price_id: tariff.id,
    start_month: month,
    months: 1,
    ...tillBody(till),
  };
  const row = await stage.world.done('POST', 'monthly-tickets', body, { as: desk.clerk });
  await stage.world.refused('ticket_already_on_card', 'POST', 'monthly-tickets', body, { as: desk.clerk });
  addHolderMonths(holder, [month]);
  return sold(stage, desk, row, tariff, till, { table: 'monthly-tickets', state: 'ISSUED' });
}

export async function changeTicket(stage: Stage, desk: Desk, old: SoldTicket, tariff: Tariff): Promise<void> {
  const { world } = stage;
  await world.move(desk.clerk, 'tickets', old.id, 'change', { new_ticket_price_id: tariff.id, pay_by: 'CASH' });
  old.state = 'CHANGED';
  const [fresh] = await world.all('tickets', { replaces_id: old.id }, desk.clerk);
  const charged = percent(old.price, FEES.changePercent) + tariff.price - old.price;
  sold(stage, desk, fresh, tariff, { means: 'CASH' }, { table: 'tickets', charged, changes: 1 });
  const again = { new_ticket_price_id: tariff.id, pay_by: 'CASH' };
  const path = `tickets/${fresh.id}/transitions/change`;
  await world.refused('ticket_changed_too_often', 'POST', path, again, { as: desk.clerk });
}

export async function sellCoins(stage: Stage, desk: Desk, coinId: string, amount: number): Promise<void> {
  const { world, ledger } = stage;
  const body = { coin_id: coinId, amount, payment_method: 'CASH' };
  const { id, code } = await world.done('POST', 'sell-coin-commands', body, { as: desk.clerk });
  ledger.numbers.coinSales.push(code);
  await world.refused('own_request', 'POST', `sell-coin-commands/${id}/transitions/approve`, {}, { as: desk.clerk });
  await world.move(desk.manager, 'sell-coin-commands', id, 'approve');
  await world.move(desk.clerk, 'sell-coin-commands', id, 'complete');
  ledger.coins.set(coinId, entryOf(ledger.coins, coinId) + amount);
  pay(stage, desk, { means: 'CASH' }, amount);
}
