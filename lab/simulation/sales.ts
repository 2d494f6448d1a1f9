import { addDays } from '../../domain/src/rules/time/calendar.ts';
import { stoppedByDeposit } from './agency-deposit.ts';
import { changeTicket, sellCoins, sellDay, sellMonth, sellSingle, type PaymentMeans } from './counter-clerk.ts';
import { orderAtDesk } from './desk-order.ts';
import { entryOf, type SoldTicket } from './ledger.ts';
import type { Desk } from './operator.ts';
import { registerByProgram, sellByProgram } from './partner.ts';
import { isBusy, type Stage } from './stage.ts';
import { takeBack, takeBackDay, takeBackMonth } from './take-back.ts';
import { sellForTrip } from './trips.ts';
import { monthAfter } from './web-customer.ts';

export async function sell(stage: Stage, desk: Desk): Promise<void> {
  const { world, operator, ledger } = stage;
  const { tariffs } = operator;
  const agency = operator.agencies.find((one) => one.desk === desk);
  if (agency && (await stoppedByDeposit(stage, agency))) return;
  const own = (fits: (ticket: SoldTicket) => boolean) =>
    [...ledger.tickets.values()].filter(
      (ticket) => ticket.officeId === desk.officeId && ticket.soldOn === world.today() && fits(ticket),
    );
  const metro = desk === operator.metro;
  const till = (price: number): PaymentMeans => tillFor(stage, desk, price);
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
    [desk.program ? 2 : 0, () => sellByProgram(stage, desk)],
    [desk === operator.company ? 0.4 : 0, () => registerByProgram(stage, desk)],
    [desk === operator.company ? 0.7 : 0, () => orderAtDesk(stage, desk)],
    [desk === operator.company ? 1.5 : 0, () => sellMonthTo(stage, desk)],
    [
      desk === operator.company ? 2 : 0,
      async () =>
        sellCoins(stage, desk, world.rng.pick(stage.coinAccounts).id, world.rng.pick([50_000, 100_000, 400_000])),
    ],
  ])();
}

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

function tillFor({ world, operator, coinAccounts, ledger }: Stage, desk: Desk, price: number): PaymentMeans {
  const account = world.rng.pick(coinAccounts);
  const means = world.rng.weighted<PaymentMeans['means']>([
    [7, 'CASH'],
    [1.5, 'BANK_TRANSFER'],
    [1.5, 'COIN'],
  ]);
  if (means !== 'COIN') return { means };
  return desk === operator.company && entryOf(ledger.coins, account.id) >= price
    ? { means, coinId: account.id }
    : { means: 'CASH' };
}
