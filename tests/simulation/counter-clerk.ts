import { entryOf, percent, type Means, type SoldTicket } from './ledger.ts';
import { type Desk, FEES, type Tariff } from './operator.ts';
import { addMonths, type Holder, type Stage } from './stage.ts';
import type { Trip } from './trips.ts';
import type { Json } from './world.ts';

const OPENING = 10_000_000;

/** Opens the day's drawer. @param number 1 in the morning, 2 in the afternoon */
export async function openShift({ world, ledger, shifts }: Stage, desk: Desk, number: number): Promise<void> {
  const { clerk } = desk;
  const planned = { work_date: world.today(), shift_number: number, user_id: clerk.userId, node_id: desk.nodeId };
  const { id } = await world.done('POST', 'work-shifts', planned, { as: clerk });
  await world.move(clerk, 'work-shifts', id, 'open', { opening_cash: OPENING });
  shifts.set(clerk.account, id);
  ledger.drawers.set(id, { officeId: desk.officeId, opening: OPENING, difference: 0, closed: false });
}

/** Counts the drawer, at times a little wrong, and closes it with a word about the difference. */
export async function closeShift(stage: Stage, desk: Desk): Promise<void> {
  const { world, ledger, shifts } = stage;
  const { clerk } = desk;
  const id = shiftOf(stage, desk);
  const drawer = entryOf(ledger.drawers, id);
  const cash = ledger.movements.filter(({ shiftId, means }) => shiftId === id && means === 'CASH');
  const due = drawer.opening + cash.reduce((total, { amount }) => total + amount, 0);
  drawer.difference = world.rng.chance(0.25) ? world.rng.pick([-2_000, -1_000, 5_000]) : 0;
  const counted = await world.move(clerk, 'work-shifts', id, 'count', { cash_counted: due + drawer.difference });
  if (counted.difference !== drawer.difference) {
    throw new Error(`Shift ${id}: ${due} is due by the ledger, the server expects ${counted.cash_expected}.`);
  }
  if (drawer.difference !== 0) {
    await world.refused('closing_note', 'POST', `work-shifts/${id}/transitions/close`, {}, { as: clerk });
  }
  const note = drawer.difference === 0 ? {} : { closing_note: 'Thối nhầm tiền.' };
  await world.move(clerk, 'work-shifts', id, 'close', note);
  drawer.closed = true;
  shifts.delete(clerk.account);
}

export function shiftOf({ shifts }: Stage, { clerk }: Desk): string {
  return entryOf(shifts, clerk.account);
}

/** Where a sale is paid, and from what account. */
export interface Till {
  readonly means: Means;
  readonly coinId?: string | undefined;
}

const tillBody = ({ means, coinId }: Till) => ({ payment_method: means, ...(coinId && { coin_id: coinId }) });

/** Notes a sale as the ledger sees it: the tariff's price, in this drawer. */
function sold(
  stage: Stage,
  desk: Desk,
  { id, serial, price }: Json,
  tariff: Tariff,
  till: Till,
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
  pay(stage, desk, till, ticket.charged);
  return ticket;
}

/** Money, or coins, into a desk (positive) or out of it. */
function pay(
  { world, ledger, shifts }: Stage,
  { officeId, clerk }: Desk,
  { means, coinId }: Till,
  amount: number,
  inShift = true,
): void {
  if (coinId) ledger.coins.set(coinId, entryOf(ledger.coins, coinId) - amount);
  const shiftId = inShift ? shifts.get(clerk.account) : undefined;
  ledger.move({ day: world.today(), officeId, means, amount, shiftId });
}

export async function sellSingle(
  stage: Stage,
  desk: Desk,
  tariff: Tariff,
  till: Till,
  trip?: Trip,
): Promise<SoldTicket> {
  const { world, operator } = stage;
  const route = tariff.mode === 'BUS' ? operator.routeId : operator.metroRouteId;
  const body = { ticket_price_id: tariff.id, route_id: route, ...(trip && { trip_id: trip.id }), ...tillBody(till) };
  // A clerk presses twice: the second request is the first one's answer.
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
  till: Till,
  validOn: string,
): Promise<SoldTicket> {
  const body = { ticket_price_id: tariff.id, valid_on: validOn, ...tillBody(till) };
  const row = await stage.world.done('POST', 'daily-tickets', body, { as: desk.clerk });
  return sold(stage, desk, row, tariff, till, { table: 'daily-tickets', state: 'ISSUED', validOn });
}

/** A further month on a card that is there. */
export async function sellMonth(
  stage: Stage,
  desk: Desk,
  holder: Holder,
  month: string,
  till: Till,
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
  addMonths(holder, [month]);
  return sold(stage, desk, row, tariff, till, { table: 'monthly-tickets', state: 'ISSUED' });
}

/** Before it has begun. */
export async function takeBackMonth(
  stage: Stage,
  desk: Desk,
  ticket: SoldTicket,
  holder: Holder,
  month: string,
): Promise<void> {
  const input = { cancel_reason: 'Khách chuyển nơi ở' };
  const row = await stage.world.move(desk.clerk, 'monthly-tickets', ticket.id, 'cancel', input);
  ticket.state = 'CANCELED';
  holder.months.delete(month);
  addMonths(holder, []);
  refunded(stage, desk, ticket, row.refund_amount);
}

/** For the fee and the difference, to the dearer ticket. */
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

/** The passenger changes their mind, or the trip does not run: asked by the clerk, decided by the manager, paid back less the fee. */
export async function takeBack(stage: Stage, desk: Desk, ticket: SoldTicket, tripCanceled = false): Promise<void> {
  const { world } = stage;
  const asked = { reason: 'Khách đổi ý' };
  await world.move(desk.clerk, 'tickets', ticket.id, 'create-cancel-ticket-request', asked);
  const [request] = await world.all('ticket-cancel-requests', { ticket_id: ticket.id, state: 'WAITING' }, desk.clerk);
  const path = `ticket-cancel-requests/${request.id}/transitions`;
  await world.refused('own_request', 'POST', `${path}/approve`, {}, { as: desk.clerk });
  if (!tripCanceled && world.rng.chance(0.2)) {
    await world.done('POST', `${path}/reject`, { decision_note: 'Vé đã bấm lỗ.' }, { as: desk.manager });
    return;
  }
  await world.done('POST', `${path}/approve`, {}, { as: desk.manager });
  ticket.state = 'CANCELED';
  const refund_method = ticket.means;
  await world.done('POST', `${path}/pay-refund`, { refund_method }, { as: desk.clerk });
  refunded(stage, desk, ticket, request.refund_amount, tripCanceled ? 0 : FEES.refundPercent);
  await world.refused('transition_not_allowed', 'POST', `${path}/pay-refund`, { refund_method }, { as: desk.clerk });
}

function refunded(stage: Stage, desk: Desk, ticket: SoldTicket, said: number, fee: number = FEES.refundPercent): void {
  ticket.refund = ticket.price - percent(ticket.price, fee);
  if (said !== ticket.refund) throw new Error(`${ticket.serial} brings ${said} back, by the rules ${ticket.refund}.`);
  ticket.refundedOn = stage.world.today();
  // The coins of a day ticket leave no desk: the account takes them back, or is owed them.
  pay(stage, desk, ticket, -ticket.refund, ticket.table === 'tickets' || ticket.means !== 'COIN');
}

/** An untouched day ticket, at once. */
export async function takeBackDay(stage: Stage, desk: Desk, ticket: SoldTicket): Promise<void> {
  const input = { cancel_reason: 'Khách đổi ngày đi' };
  const row = await stage.world.move(desk.clerk, 'daily-tickets', ticket.id, 'cancel', input);
  ticket.state = 'CANCELED';
  refunded(stage, desk, ticket, row.refund_amount);
}

/** Coins against cash: asked, approved by another, completed. */
export async function sellCoins(stage: Stage, desk: Desk, coinId: string, amount: number): Promise<void> {
  const { world, ledger } = stage;
  const body = { coin_id: coinId, amount, payment_method: 'CASH' };
  const { id } = await world.done('POST', 'sell-coin-commands', body, { as: desk.clerk });
  await world.refused('own_request', 'POST', `sell-coin-commands/${id}/transitions/approve`, {}, { as: desk.clerk });
  await world.move(desk.manager, 'sell-coin-commands', id, 'approve');
  await world.move(desk.clerk, 'sell-coin-commands', id, 'complete');
  ledger.coins.set(coinId, entryOf(ledger.coins, coinId) + amount);
  pay(stage, desk, { means: 'CASH' }, amount);
}
