import { sellSingle, type PaymentMeans } from './counter-clerk.ts';
import type { Desk } from './operator.ts';
import type { TripOutcome } from './ledger.ts';
import type { Stage } from './stage.ts';
import { takeBack } from './take-back.ts';
import { daysFrom, type AnyJson, type World } from './world.ts';

const DEPARTURES = ['07:30', '08:40', '09:50', '16:00'];
const DAYS = 20;
/** Trips per day that get a vehicle and driver; the others never depart. */
const MANNED = 3;

export interface Trip {
  readonly id: string;
  readonly departsAt: Date;
  readonly arrivesAt: Date;
  readonly isManned: boolean;
  state: 'PLANNED' | 'RUNNING' | 'OVER';
}

export async function planTrips(world: World, desk: Desk, routeId: string, from: string): Promise<void> {
  const as = desk.clerk;
  const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
  const departures = DEPARTURES.map((time) => ({ time, direction: 'OUTBOUND', running_minutes: 45 }));
  const row = { code: 'MP-BD', name: 'Mô phỏng', route_id: routeId, weekdays, valid_from: from, departures };
  const { id } = await world.done('POST', 'schedules', row, { as });
  const days = { from, to: daysFrom(from, DAYS).at(-1) };
  for (const created of [DAYS * DEPARTURES.length, 0]) {
    const said = await world.done('POST', `schedules/${id}/operations/plan`, days, { as });
    if (said.created !== created) throw new Error(`${said.created} trips are planned, not ${created}.`);
  }
}

export async function todaysTrips({ world, operator }: Stage): Promise<readonly Trip[]> {
  const { clerk, officeId } = operator.company;
  const day = (await world.all('trips', { route_id: operator.routeId, state: 'PLANNED' }, clerk)).filter(
    (row) => row.office_id === officeId && new Date(row.departure_at).getTime() > world.now().getTime(),
  );
  return day
    .map((row: AnyJson) => ({ id: row.id, departsAt: new Date(row.departure_at), arrivesAt: new Date(row.arrival_at) }))
    .toSorted((one, other) => one.departsAt.getTime() - other.departsAt.getTime())
    .slice(0, DEPARTURES.length)
    .map((trip, at) => ({ ...trip, isManned: at < MANNED, state: 'PLANNED' }));
}

export const mannedTrips = (trips: readonly Trip[]): readonly string[] =>
  trips.filter(({ isManned }) => isManned).map(({ id }) => id);

export async function sellForTrip(stage: Stage, desk: Desk, till: PaymentMeans): Promise<void> {
  const trip = stage.trips.find(({ state }) => state === 'PLANNED');
  await sellSingle(stage, desk, stage.operator.tariffs.single, till, trip);
}

export async function runTrips(stage: Stage): Promise<void> {
  const { world, operator, trips } = stage;
  const { clerk } = operator.company;
  for (const trip of trips.filter(({ state, arrivesAt }) => state === 'RUNNING' && arrivesAt <= world.now())) {
    if (world.rng.chance(0.2)) {
      await world.move(clerk, 'trips', trip.id, 'interrupt', { state_reason: 'Xe hỏng' });
      end(stage, trip, 'INTERRUPTED');
      await takeBackAll(stage, trip);
    } else {
      await world.move(clerk, 'trips', trip.id, 'arrive', { passengers: world.rng.below(60) });
      end(stage, trip, 'COMPLETED');
    }
  }
  const trip = trips.find(({ state, departsAt }) => state === 'PLANNED' && departsAt <= world.now());
  if (!trip || trips.some(({ state }) => state === 'RUNNING')) return;
  if (trip.isManned && world.rng.chance(0.75)) {
    await world.move(clerk, 'trips', trip.id, 'depart');
    trip.state = 'RUNNING';
  } else await cancel(stage, trip);
}

export async function endTrips(stage: Stage): Promise<void> {
  const { world, operator, trips } = stage;
  for (const trip of trips) {
    if (trip.state === 'RUNNING') {
      await world.move(operator.company.clerk, 'trips', trip.id, 'arrive', {});
      end(stage, trip, 'COMPLETED');
    } else if (trip.state === 'PLANNED') await cancel(stage, trip);
  }
}

function end({ world, ledger }: Stage, trip: Trip, outcome: TripOutcome): void {
  trip.state = 'OVER';
  ledger.runs.push({ day: world.today(), outcome });
}

async function cancel(stage: Stage, trip: Trip): Promise<void> {
  const { world, operator } = stage;
  const as = operator.company.clerk;
  if (!trip.isManned) await world.refused('trip_unmanned', 'POST', `trips/${trip.id}/transitions/depart`, {}, { as });
  await world.move(as, 'trips', trip.id, 'cancel', { state_reason: 'Đường ngập' });
  end(stage, trip, 'CANCELED');
  await takeBackAll(stage, trip);
  const { single } = operator.tariffs;
  const body = { ticket_price_id: single.id, route_id: operator.routeId, trip_id: trip.id, payment_method: 'CASH' };
  await world.refused('trip_id', 'POST', 'tickets', body, { as });
}

async function takeBackAll(stage: Stage, trip: Trip): Promise<void> {
  for (const ticket of stage.ledger.tickets.values()) {
    if (ticket.tripId === trip.id && ticket.state === 'SOLD')
      await takeBack(stage, stage.operator.company, ticket, true);
  }
}
