import type { HookContext, Records, ResourceHooks, Values } from '../contract.ts';
import { deletableIn, fixedUnless, refuse } from '../guards/states.ts';
import { tripSpanOf } from '../rules/tickets/trip-span.ts';
import { localDate } from '../rules/time/calendar.ts';
import { releaseTickets } from '../tickets/canceled-trips.ts';
import { assertDayOpen, reserveRoute } from './acceptance.ts';
import { mayDepart } from './departure.ts';
import { outUnderCommand, unfitVehicles } from './unfit-crew.ts';
import { assertFree, assertNotRunning, assertTwoPeople, reserveCrew } from './occupation.ts';

export function tripCode(departure: string): { readonly counter: string; readonly write: (number: number) => string } {
  const day = localDate(departure).slice(2).replaceAll('-', '');
  return { counter: `trip-code-${day}`, write: (number) => `CH${day}-${String(number).padStart(4, '0')}` };
}

export const tripHooks: ResourceHooks<'trips'> = {
  async beforeCreate(values, context) {
    const { tx } = context;
    inTime(values);
    await scheduled(values, tx);
    await manned(undefined, values, context);
    const { counter, write } = tripCode(values.departure_at ?? '');
    return { code: write(await tx.next(counter)) };
  },
  async beforeUpdate(before, changes, context) {
    inTime({ ...before, ...changes });
    if (before.state === 'PLANNED') await manned(before, changes, context);
  },
  async afterWrite({ after, transition }, context) {
    if (after && (transition?.name === 'cancel' || transition?.name === 'interrupt'))
      await releaseTickets(after, context);
  },
  fixed: fixedUnless('state', 'PLANNED'),
  unfit: {
    vehicle_id: unfitVehicles,
    driver_id: (trips, _, context) => outUnderCommand(trips, context),
    conductor_id: (trips, _, context) => outUnderCommand(trips, context),
  },
  guards: { delete: deletableIn('state', 'PLANNED'), depart: mayDepart },
  transitions: {
    async depart(record, input, context) {
      await reserveCrew(record, context);
      await assertNotRunning(record, context);
      return { departed_at: momentOf('departed_at', input.departed_at, undefined, context) };
    },
    arrive: (record, input, context) => ({
      arrived_at: momentOf('arrived_at', input.arrived_at, record.departed_at, context),
    }),
  },
};

const PLACE = ['route_id', 'departure_at', 'arrival_at', 'vehicle_id', 'driver_id', 'conductor_id'] as const;

async function manned(
  before: Readonly<Records['trips']> | undefined,
  changes: Readonly<Values<'trips'>>,
  context: HookContext,
): Promise<void> {
  const trip = { ...before, ...changes };
  const { route_id: route, departure_at: departure, office_id: office } = trip;
  // Without an agency there is nothing to check, because the schema rejects the record.
  if (!route || !departure || !office) return;
  if (before && PLACE.every((field) => (before[field] ?? null) === (trip[field] ?? null))) return;
  for (const id of [...new Set([before?.route_id ?? route, route])].toSorted()) await reserveRoute(id, context);
  await reserveCrew(trip, context);
  // The crew of a trip can change even after the trips of its day were accepted for payment, because the payment does
  // not depend on the crew. The route and the departure cannot change.
  const isMoved = before?.route_id !== route || before.departure_at !== departure;
  if (before && isMoved) await assertDayOpen(before, context);
  if (isMoved) await assertDayOpen({ route_id: route, office_id: office, departure_at: departure }, context);
  assertTwoPeople(trip);
  const span = tripSpanOf({ departure_at: departure, arrival_at: trip.arrival_at });
  await assertFree({ ...trip, route_id: route, span }, { trips: before ? [before.id] : [] }, context);
}

function inTime({ arrival_at: arrival, departure_at: departure }: Readonly<Values<'trips'>>): void {
  if (!arrival || !departure || arrival > departure) return;
  refuse({ arrival_at: { code: 'before_start' } });
}

async function scheduled(row: Readonly<Values<'trips'>>, reader: HookContext['tx']): Promise<void> {
  const schedule = row.schedule_id ? await reader.get('schedules', row.schedule_id) : undefined;
  if (schedule && schedule.route_id !== row.route_id) refuse({ schedule_id: { code: 'schedule_of_another_route' } });
}

/**
 * Returns the time that staff entered for an event of a trip, such as its departure. Defaults to the current time.
 * Throws if the time is in the future or before the trip's previous event.
 */
function momentOf(
  field: string,
  noted: string | null | undefined,
  earliest: string | null | undefined,
  { now }: HookContext,
): string {
  const moment = noted ?? now.toISOString();
  if (moment > now.toISOString()) refuse({ [field]: { code: 'in_the_future' } });
  if (earliest && moment < earliest) refuse({ [field]: { code: 'before_start' } });
  return moment;
}
