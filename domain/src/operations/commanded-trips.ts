import type { GuardContext, HookContext, Records } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { refuse } from '../guards/states.ts';
import { dayOf, tripSpanOf } from '../rules/tickets/trip-span.ts';
import { localDate } from '../rules/time/calendar.ts';
import { assertFree } from './occupation.ts';

type Command = Readonly<Records['command-transports']>;
type Trip = Records['trips'];

export const crewOf = ({
  vehicle_id,
  driver_id,
  conductor_id,
}: Pick<Command, 'vehicle_id' | 'driver_id' | 'conductor_id'>) => ({
  vehicle_id,
  driver_id,
  conductor_id: conductor_id ?? null,
});

export async function commandedTrips(record: Command, { tx }: Pick<GuardContext, 'tx'>): Promise<readonly Trip[]> {
  const trips: Trip[] = [];
  for (const id of (record.trip_ids ?? []).toSorted()) {
    const trip = await tx.lock('trips', id);
    const field = `trip_ids.${(record.trip_ids ?? []).indexOf(id)}`;
    const fits = trip?.route_id === record.route_id && localDate(trip.departure_at) === record.command_date;
    if (!fits) return refuse({ [field]: { code: 'trip_of_another_route' } });
    if (trip.state !== 'PLANNED') {
      const params = { code: trip.code ?? '' };
      throw new Problem(409, 'trip_not_planned', params, { [field]: { code: 'trip_not_planned', params } });
    }
    trips.push(trip);
  }
  const out = await tx.find('command-transports', { command_date: record.command_date, state: 'ISSUED' });
  for (const other of out) {
    const shared = trips.find(({ id }) => other.id !== record.id && other.trip_ids?.includes(id));
    if (shared) throw new Problem(409, 'trip_already_commanded', { trip: shared.code ?? '', code: other.code ?? '' });
  }
  return trips;
}

/**
 * Throws if the crew of a transport command is occupied elsewhere during the command's trips. For a command without
 * trips, the whole day counts.
 * @throws 409 as in `assertFree`
 */
export async function crewFree(
  record: Command,
  trips: readonly Trip[],
  context: Pick<GuardContext, 'tx'>,
): Promise<void> {
  const { route_id } = record;
  const run = { ...crewOf(record), route_id };
  const ids = trips.map(({ id }) => id);
  if (trips.length === 0)
    await assertFree({ ...run, span: dayOf(record.command_date), isWholeDay: true }, { command: record.id }, context);
  for (const trip of trips) {
    await assertFree({ ...run, span: tripSpanOf(trip) }, { trips: ids, command: record.id }, context);
  }
}

export async function manTrips(record: Command, { tx }: HookContext): Promise<void> {
  for (const id of record.trip_ids ?? []) await tx.update('trips', id, crewOf(record));
}

/**
 * Removes the crew of a returned transport command from its trips that have not departed. Departed trips keep their
 * crew.
 */
export async function releaseTrips(record: Command, { tx }: HookContext): Promise<void> {
  const crew = crewOf(record);
  for (const id of record.trip_ids ?? []) {
    const trip = await tx.lock('trips', id);
    const holds = trip?.state === 'PLANNED' && trip.vehicle_id === crew.vehicle_id && trip.driver_id === crew.driver_id;
    if (holds) await tx.update('trips', id, { vehicle_id: null, driver_id: null, conductor_id: null });
  }
}
