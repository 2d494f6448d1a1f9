import { addDays } from '../../domain/src/rules/time/calendar.ts';
import { acceptRuns, acceptTooEarly } from './acceptance.ts';
import { settle, stoppedByDeposit } from './agency-deposit.ts';
import { handle } from './back-office.ts';
import { closeShift, openShift } from './drawer.ts';
import { opensNothing, sellLast, windUp } from './ended-agency.ts';
import { tapCard, tapDay, tapSingle } from './gate.ts';
import { entryOf, openLedger } from './ledger.ts';
import { desksOf, foundOperator } from './operator.ts';
import { expire, payRefunds } from './order-money.ts';
import { payByGateway, reportTooLate } from './payer.ts';
import { handOut, takeIn } from './printed.ts';
import { eraseSomebody, keepForAMonth } from './privacy.ts';
import { sell } from './sales.ts';
import { isBusy, type Stage } from './stage.ts';
import { breakBlank, countCards, lockLost, supplyCounter, takeBackCards } from './stock.ts';
import { endTrips, mannedTrips, planTrips, runTrips, todaysTrips } from './trips.ts';
import { askForAnother, register, renew } from './web-customer.ts';
import { daysFrom, type World } from './world.ts';

/** First day of the simulated period. The period includes the end of a month and of a year. */
export const FIRST_DAY = '2026-12-20';
export const LAST_DAY = addDays(FIRST_DAY, 19);
const DEEDS = 60;
/** Last day of the contract of one agency. It is within the simulated period. */
export const CONTRACT_ENDS = '2026-12-29';

export async function liveThrough(world: World): Promise<Stage> {
  const operator = await foundOperator(world, CONTRACT_ENDS);
  const oldBooks = await keepForAMonth(world, operator.superuser);
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
    registered: [],
    erased: new Set(),
    oldBooks,
    lastSales: undefined,
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
  const { company, cardAgency, endingAgency } = operator;
  const isOver = day > CONTRACT_ENDS;
  const desks = desksOf(operator).filter((desk) => !isOver || desk !== endingAgency);
  await begin(stage);
  for (const desk of desks) await openShift(stage, desk, 1);
  stage.trips = await todaysTrips(stage);
  await handOut(stage, company, mannedTrips(stage.trips));
  for (let deed = 0; deed < DEEDS; deed += 1) {
    // Moves the clock only at every fourth action, because each move runs the due jobs, which take most of the
    // simulation's time.
    if (deed % 4 === 0) {
      await world.pass(4 + world.rng.below(36));
      expire(stage);
      await runTrips(stage);
    }
    if (deed === DEEDS / 2) await acceptTooEarly(stage);
    await world.rng.weighted<() => Promise<void>>([
      [6, () => sell(stage, world.rng.pick(desks.filter((desk) => desk !== cardAgency)))],
      [2, () => order(stage)],
      [3, () => attend(stage)],
      [3, () => ride(stage)],
      [0.5, () => mishap(stage)],
    ])();
  }
  await endTrips(stage);
  await takeIn(stage, company);
  await acceptRuns(stage);
  if (world.rng.chance(0.6)) await payRefunds(stage);
  if (day === CONTRACT_ENDS) stage.lastSales = await sellLast(stage);
  for (const desk of desks) if (day !== CONTRACT_ENDS || desk !== endingAgency) await closeShift(stage, desk);
  await end(stage);
}

async function begin(stage: Stage): Promise<void> {
  const { world, operator, lastSales } = stage;
  for (const agency of operator.agencies)
    if (await stoppedByDeposit(stage, agency)) {
      await settle(stage, agency, 1);
      await world.pass(1);
    }
  await supplyCounter(stage);
  if (lastSales) await windUp(stage, lastSales);
  else if (world.today() > CONTRACT_ENDS) await opensNothing(stage);
  stage.lastSales = undefined;
}

async function end(stage: Stage): Promise<void> {
  const { world, operator } = stage;
  if (world.rng.chance(0.3)) await takeBackCards(stage);
  if (world.rng.chance(0.4)) await countCards(stage);
  for (const agency of operator.agencies)
    if (world.rng.chance(0.2)) await settle(stage, agency, world.rng.pick([0.3, 1]));
  await eraseSomebody(stage);
}

async function order(stage: Stage): Promise<void> {
  const { world, holders } = stage;
  const holder = holders.length > 0 ? world.rng.pick(holders) : undefined;
  if (!holder || holder.lost || world.rng.chance(0.6)) await register(stage);
  else if (!isBusy(stage, holder)) await renew(stage, holder);
  await startPaying(stage);
}

async function startPaying(stage: Stage): Promise<void> {
  const journey = stage.journeys.at(-1);
  if (journey?.means === 'GATEWAY' && !journey.tried) {
    journey.tried = true;
    await payByGateway(stage, journey);
  }
}

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

async function ride(stage: Stage): Promise<void> {
  const { world, ledger, holders } = stage;
  const tickets = [...ledger.tickets.values()].slice(-30);
  const ticket = tickets.length > 0 ? world.rng.pick(tickets) : undefined;
  const holder = holders.length > 0 ? world.rng.pick(holders) : undefined;
  if (holder && world.rng.chance(0.4)) await tapCard(stage, holder);
  else if (ticket?.table === 'tickets') await tapSingle(stage, ticket);
  else if (ticket?.table === 'daily-tickets') await tapDay(stage, ticket);
}

async function mishap(stage: Stage): Promise<void> {
  const { world, holders } = stage;
  const holder = holders.length > 0 ? world.rng.pick(holders) : undefined;
  if (holder && !holder.lost && !isBusy(stage, holder) && world.rng.chance(0.7)) {
    await lockLost(stage, holder);
    await askForAnother(stage, holder);
    await startPaying(stage);
  } else await breakBlank(stage);
}
