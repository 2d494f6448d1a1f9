import { addDays } from '../../domain/src/rules/time/calendar.ts';
import {
  changeTicket,
  closeShift,
  openShift,
  sellCoins,
  sellDay,
  sellMonth,
  sellSingle,
  takeBack,
  takeBackDay,
  takeBackMonth,
  type Till,
} from './counter-clerk.ts';
import { entryOf, openLedger, type SoldTicket } from './ledger.ts';
import { tapCard, tapDay, tapSingle } from './gate.ts';
import { handOut, takeIn } from './printed.ts';
import { endTrips, mannedTrips, planTrips, runTrips, sellForTrip, todaysTrips } from './trips.ts';
import { breakBlank, lockLost } from './stock.ts';
import { handle } from './back-office.ts';
import { orderAtDesk } from './desk-order.ts';
import { expire, payRefunds } from './order-money.ts';
import { payByGateway, reportTooLate } from './payer.ts';
import { askForAnother, monthAfter, register, renew } from './web-customer.ts';
import { type Desk, foundOperator } from './operator.ts';
import type { Holder, Stage } from './stage.ts';
import { daysFrom, type World } from './world.ts';

/** A turn of month and of year lies within. */
export const FIRST_DAY = '2026-12-20';
export const LAST_DAY = addDays(FIRST_DAY, 19);
/** The last day of the agency whose contract ends. */
export const CONTRACT_ENDS = '2026-12-29';

/** Twenty days of an operator. */
export async function liveThrough(world: World): Promise<Stage> {
  const operator = await foundOperator(world, CONTRACT_ENDS);
  let numbers = 0;
  const stage: Stage = {
    world,
    ledger: openLedger(),
    operator,
    shifts: new Map(),
    journeys: [],
    holders: [],
    taps: new Map(),
    printed: { out: [], next: { 'command-tickets': 1, 'command-transports': 1 } },
    trips: [],
    coinAccounts: [],
    next: () => (numbers += 1),
  };
  for (const { code } of operator.stock) stage.ledger.stock.set(code, 'IN_STOCK');
  await planTrips(world, operator.company, operator.routeId, FIRST_DAY);
  for (let at = 0; at < 4; at += 1) await openCoins(stage);
  for (const day of daysFrom(FIRST_DAY, 20)) await liveDay(stage, day);
  return stage;
}

async function openCoins({ world, ledger, operator: { company }, coinAccounts, next }: Stage): Promise<void> {
  const person = { full_name: 'Lê Văn Xu', birth_date: '1980-05-05', phone: `0987${700_000 + next()}` };
  const { id: customerId } = await world.done('POST', 'customers', person, { as: company.clerk });
  const { id } = await world.done('POST', 'coins', { customer_id: customerId }, { as: company.clerk });
  coinAccounts.push({ id, customerId, phone: person.phone });
  ledger.coins.set(id, 0);
}

async function liveDay(stage: Stage, day: string): Promise<void> {
  const { world, operator } = stage;
  await world.until(day, 6, 30);
  const { company, metro, ticketAgency, endingAgency, cardAgency } = operator;
  const isOver = day > CONTRACT_ENDS;
  const desks = [company, metro, ticketAgency, cardAgency, ...(isOver ? [] : [endingAgency])];
  if (isOver) await sellNothing(stage, endingAgency);
  for (const desk of desks) await openShift(stage, desk, 1);
  stage.trips = await todaysTrips(stage);
  await handOut(stage, company, mannedTrips(stage.trips));
  for (let deed = 0; deed < 60; deed += 1) {
    // The jobs run with every move of the clock, which takes most of the time of the whole simulation.
    if (deed % 4 === 0) {
      await world.pass(4 + world.rng.below(36));
      expire(stage);
      await runTrips(stage);
    }
    await world.rng.weighted<() => Promise<void>>([
      [6, () => sell(stage, world.rng.pick(desks.filter((desk) => desk !== operator.cardAgency)))],
      [2, () => order(stage)],
      [3, () => attend(stage)],
      [3, () => ride(stage)],
      [0.5, () => mishap(stage)],
    ])();
  }
  await endTrips(stage);
  await takeIn(stage, company);
  if (world.rng.chance(0.6)) await payRefunds(stage);
  for (const desk of desks) await closeShift(stage, desk);
}

/** An agency whose contract is over opens no drawer and sells in no way. */
async function sellNothing({ world, operator }: Stage, { clerk, nodeId }: Desk): Promise<void> {
  const planned = { work_date: world.today(), shift_number: 1, user_id: clerk.userId, node_id: nodeId };
  const { id } = await world.done('POST', 'work-shifts', planned, { as: clerk });
  const opening = { opening_cash: 0 };
  await world.refused('agency_contract_over', 'POST', `work-shifts/${id}/transitions/open`, opening, { as: clerk });
  await world.done('DELETE', `work-shifts/${id}`, undefined, { as: clerk });
  const single = { ticket_price_id: operator.tariffs.single.id, route_id: operator.routeId };
  const body = { ...single, payment_method: 'BANK_TRANSFER' };
  await world.refused('agency_contract_over', 'POST', 'tickets', body, { as: clerk });
}

/** A citizen at home. */
async function order(stage: Stage): Promise<void> {
  const { world, holders } = stage;
  const holder = holders.length > 0 ? world.rng.pick(holders) : undefined;
  if (!holder || holder.lost || world.rng.chance(0.6)) await register(stage);
  else if (!isBusy(stage, holder)) await renew(stage, holder);
  await startPaying(stage);
}

/** The customer of the newest order is at the gateway. */
async function startPaying(stage: Stage): Promise<void> {
  const journey = stage.journeys.at(-1);
  if (journey?.means === 'GATEWAY' && !journey.tried) {
    journey.tried = true;
    await payByGateway(stage, journey);
  }
}

const ENDED = ['CANCELED', 'DELIVERED_TO_CUSTOMER', 'DELIVERED_TO_COUNTER'];

/** Has the holder an order about this card that is not over? */
const isBusy = ({ journeys, ledger }: Stage, holder: Holder): boolean =>
  journeys.some((journey) => journey.holder === holder && !ENDED.includes(entryOf(ledger.orders, journey.code).status));

/** The office takes one of its orders a step on. */
async function attend(stage: Stage): Promise<void> {
  const { world, journeys, ledger } = stage;
  const open = journeys.filter(
    ({ code, report }) =>
      report ?? !['CANCELED', 'DELIVERED_TO_CUSTOMER'].includes(entryOf(ledger.orders, code).status),
  );
  if (open.length === 0) return;
  const journey = world.rng.pick(open);
  await reportTooLate(stage, journey);
  await handle(stage, journey);
}

/** Somebody at the door of a bus. */
async function ride(stage: Stage): Promise<void> {
  const { world, ledger, holders } = stage;
  const tickets = [...ledger.tickets.values()].slice(-30);
  const ticket = tickets.length > 0 ? world.rng.pick(tickets) : undefined;
  const holder = holders.length > 0 ? world.rng.pick(holders) : undefined;
  if (holder && world.rng.chance(0.4)) await tapCard(stage, holder);
  else if (ticket?.table === 'tickets') await tapSingle(stage, ticket);
  else if (ticket?.table === 'daily-tickets') await tapDay(stage, ticket);
}

/** A card is lost, or one of the stock is broken. */
async function mishap(stage: Stage): Promise<void> {
  const { world, holders } = stage;
  const holder = holders.length > 0 ? world.rng.pick(holders) : undefined;
  if (holder && !holder.lost && !isBusy(stage, holder) && world.rng.chance(0.7)) {
    await lockLost(stage, holder);
    await askForAnother(stage, holder);
    await startPaying(stage);
  } else await breakBlank(stage);
}

async function sell(stage: Stage, desk: Desk): Promise<void> {
  const { world, operator, ledger } = stage;
  const { tariffs } = operator;
  const own = (fits: (ticket: SoldTicket) => boolean) =>
    [...ledger.tickets.values()].filter(
      (ticket) => ticket.officeId === desk.officeId && ticket.soldOn === world.today() && fits(ticket),
    );
  const metro = desk === operator.metro;
  const till = (price: number): Till => tillFor(stage, desk, price);
  const fresh = own(({ state, table, tripId }) => state === 'SOLD' && table === 'tickets' && !tripId);
  const [ticket] = fresh;
  const [day] = own(({ state, uses, validOn = '' }) => state === 'ISSUED' && uses === 0 && validOn > world.today());
  await world.rng.weighted<() => Promise<unknown>>([
    [10, () => sellSingle(stage, desk, metro ? tariffs.metroSingle : tariffs.single, till(15_000))],
    [
      3,
      () =>
        sellDay(
          stage,
          desk,
          metro ? tariffs.metroDay : tariffs.day,
          till(40_000),
          addDays(world.today(), world.rng.below(4)),
        ),
    ],
    [
      ticket && !metro && ticket.changes === 0 && ticket.means === 'CASH' && ticket.price === tariffs.single.price
        ? 1
        : 0,
      async () => ticket && changeTicket(stage, desk, ticket, tariffs.longer),
    ],
    [ticket ? 1.5 : 0, async () => ticket && takeBack(stage, desk, ticket)],
    [day ? 1 : 0, async () => day && takeBackDay(stage, desk, day)],
    [desk === operator.company ? 3 : 0, () => sellForTrip(stage, desk, till(8_000))],
    [desk === operator.company ? 0.7 : 0, () => orderAtDesk(stage, desk)],
    [desk === operator.company ? 1.5 : 0, () => sellMonthTo(stage, desk)],
    [
      desk === operator.company ? 2 : 0,
      async () =>
        sellCoins(stage, desk, world.rng.pick(stage.coinAccounts).id, world.rng.pick([50_000, 100_000, 400_000])),
    ],
  ])();
}

/** Onto a card that has no ticket for the month; at times it is given back before it begins. */
async function sellMonthTo(stage: Stage, desk: Desk): Promise<void> {
  const { world, holders } = stage;
  const free = holders.filter(
    (holder) =>
      holder.officeId === desk.officeId && !holder.lost && holder.tariff !== 'student' && !isBusy(stage, holder),
  );
  if (free.length === 0) return;
  const holder = world.rng.pick(free);
  const now = world.today().slice(0, 7);
  const month = holder.until < now ? now : monthAfter(holder.until);
  if (month > monthAfter(now, 2)) return;
  const ticket = await sellMonth(stage, desk, holder, month, { means: 'CASH' });
  if (month > now && world.rng.chance(0.3)) await takeBackMonth(stage, desk, ticket, holder, month);
}

/** Mostly cash; coins where there are enough. */
function tillFor({ world, operator, coinAccounts, ledger }: Stage, desk: Desk, price: number): Till {
  const account = world.rng.pick(coinAccounts);
  const means = world.rng.weighted<Till['means']>([
    [7, 'CASH'],
    [1.5, 'BANK_TRANSFER'],
    [1.5, 'COIN'],
  ]);
  if (means !== 'COIN') return { means };
  return desk === operator.company && entryOf(ledger.coins, account.id) >= price
    ? { means, coinId: account.id }
    : { means: 'CASH' };
}
