import type { GuardContext, Records } from '../contract.ts';
import { type FieldError, Problem } from '@tuyen/server/domain';
import { localDate, type LocalDate } from '../rules/time/calendar.ts';
import { assertNotRunning } from './occupation.ts';

type Reading = Pick<GuardContext, 'tx'>;

/**
 * Throws unless the trip may depart. A trip needs an active route, a vehicle and a driver. The vehicle must be active
 * and inspected. Neither the vehicle nor the driver may be on another trip.
 * @throws 409 `trip_unmanned`, or an error of `vehicleRuns`, `routeRuns` or `assertNotRunning`
 */
export async function mayDepart(trip: Readonly<Records['trips']>, context: Reading): Promise<void> {
  const missing = (['vehicle_id', 'driver_id'] as const).filter((field) => !trip[field]);
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map((field): [string, FieldError] => [field, { code: 'required' }]));
    throw new Problem(409, 'trip_unmanned', {}, errors);
  }
  await routeRuns(trip, context);
  await vehicleRuns(trip, localDate(trip.departure_at), context);
  await assertNotRunning(trip, context);
}

/** Throws 409 `vehicle_inactive`, `inspection_expired`. */
export async function vehicleRuns(
  { vehicle_id: id }: { readonly vehicle_id?: string | null | undefined },
  day: LocalDate,
  { tx }: Reading,
): Promise<void> {
  const vehicle = id ? await tx.get('vehicles', id) : undefined;
  if (vehicle?.status !== 'ACTIVE') refused('vehicle_id', 'vehicle_inactive');
  if (!isInspected(vehicle, day)) refused('vehicle_id', 'inspection_expired');
}

/** Returns whether the inspection is valid, including its last day. A vehicle without a date was never inspected. */
export const isInspected = (
  { inspection_expires_on: until }: Pick<Records['vehicles'], 'inspection_expires_on'>,
  day: LocalDate,
): boolean => typeof until === 'string' && until >= day;

/** Throws 409 `route_inactive`. */
export async function routeRuns({ route_id: id }: { readonly route_id: string }, { tx }: Reading): Promise<void> {
  const route = await tx.get('routes', id);
  if (route?.status !== 'ACTIVE') refused('route_id', 'route_inactive');
}

function refused(field: string, code: string): never {
  throw new Problem(409, code, {}, { [field]: { code } });
}
