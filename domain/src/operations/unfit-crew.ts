import type { GuardContext, Records } from '../contract.ts';
import type { Row, Unfit } from '@tuyen/server/domain';
import { formats } from '../rules/region.ts';
import { localDate } from '../rules/time/calendar.ts';
import { isInspected } from './departure.ts';
import type { Crew } from './occupation.ts';

type Trip = Readonly<Records['trips']>;
type Reading = Pick<GuardContext, 'tx'>;

/** Returns which vehicles do not suit which trips: those not inspected on that day, or out under a command all day. */
export async function unfitVehicles(
  trips: readonly Trip[],
  vehicles: readonly Readonly<Row>[],
  context: Reading,
): Promise<readonly Unfit[]> {
  const uninspected = trips.flatMap(({ id, departure_at: departure }) => {
    const day = localDate(departure);
    const late = vehicles.filter(({ inspection_expires_on: until }) => {
      const expires = typeof until === 'string' ? until : undefined;
      return !isInspected({ ...(expires !== undefined && { inspection_expires_on: expires }) }, day);
    });
    return late.map((vehicle) => ({ record: id, candidate: String(vehicle['id']), error: { code: EXPIRED } }));
  });
  return [...uninspected, ...(await outUnderCommand(trips, context))];
}

const EXPIRED = 'inspection_expired';

/** Returns which members of a crew are out under a transport command without trips, which takes the whole day. */
export async function outUnderCommand(trips: readonly Trip[], { tx }: Reading): Promise<readonly Unfit[]> {
  const days = [...new Set(trips.map(({ departure_at: departure }) => localDate(departure)))];
  if (days.length === 0) return [];
  const issued = await tx.find('command-transports', { state: 'ISSUED', command_date: days });
  const wholeDays = issued.filter(({ trip_ids: own }) => !own?.length);
  return wholeDays.flatMap((command) => {
    const params = { code: command.code ?? '', day: formats.date(command.command_date) };
    const on = trips.filter(
      (trip) => trip.route_id !== command.route_id && localDate(trip.departure_at) === command.command_date,
    );
    return membersOf(command).flatMap((candidate) =>
      on.map(({ id }) => ({ record: id, candidate, error: { code: 'out_all_day', params } })),
    );
  });
}

function membersOf({ vehicle_id: vehicle, driver_id: driver, conductor_id: conductor }: Crew): readonly string[] {
  return [vehicle, driver, conductor].filter((id) => typeof id === 'string');
}
