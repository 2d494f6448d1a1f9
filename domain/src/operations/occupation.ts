import type { GuardContext, HookContext, Records } from '../contract.ts';
import { type FieldError, Problem } from '@tuyen/server/domain';
import { refuse } from '../guards/states.ts';
import { ASSUMED_MS, overlaps, tripSpanOf, type TripSpan } from '../rules/tickets/trip-span.ts';
import { formats } from '../rules/region.ts';
import { addDays, instantOf, localDate } from '../rules/time/calendar.ts';

type Reading = Pick<GuardContext, 'tx'>;
type Trip = Records['trips'];
type Command = Records['command-transports'];

export type Crew = { readonly [F in 'vehicle_id' | 'driver_id' | 'conductor_id']?: string | null | undefined };

export interface Run extends Crew {
  readonly route_id: string;
  readonly span: TripSpan;
  readonly isWholeDay?: boolean;
}

interface Own {
  readonly trips?: readonly string[];
  readonly command?: string;
}

/** Throws 422 on `conductor_id` if driver and conductor are the same person. */
export function assertTwoPeople({ driver_id: driver, conductor_id: conductor }: Crew): void {
  if (driver && driver === conductor) refuse({ conductor_id: { code: 'driver_is_conductor' } });
}

/**
 * Locks the vehicle, driver and conductor before `assertFree`, if a write follows. Of two concurrent requests for the
 * same crew, the second then sees the first.
 */
export async function reserveCrew(crew: Crew, { tx }: Pick<HookContext, 'tx'>): Promise<void> {
  const ids = [crew.vehicle_id, crew.driver_id, crew.conductor_id].filter((id) => typeof id === 'string');
  // Locks in a fixed order to prevent deadlocks.
  for (const id of ids.toSorted()) await tx.exclusive(`crew ${id}`);
}

/**
 * Throws if a vehicle or person of the crew is occupied elsewhere at the given time.
 * @throws 409 `busy_on_trip`, `busy_on_command` on the field of that vehicle or person. The error names the trip or
 * command that occupies it.
 */
export async function assertFree(run: Run, own: Own, { tx }: Reading): Promise<void> {
  const wanted = await membersOf(run, { tx });
  if (wanted.length === 0) return;
  for (const trip of await tripsOf(run, { tx })) {
    // A transport command without trips occupies its crew for the whole day. Trips on the command's own route are no
    // conflict, because the command runs them.
    const isOwn = own.trips?.includes(trip.id) || (run.isWholeDay && trip.route_id === run.route_id);
    if (!isOwn && overlaps(tripSpanOf(trip), run.span)) conflict(wanted, trip, 'busy_on_trip', tripParams(trip));
  }
  // A transport command with trips occupies its crew only during these trips.
  for (const command of await wholeDaysOf(run, { tx })) {
    const isOwn = command.id === own.command || (own.command === undefined && command.route_id === run.route_id);
    const params = { code: command.code ?? '', day: formats.date(command.command_date) };
    if (!isOwn) conflict(wanted, command, 'busy_on_command', params);
  }
}

/** Throws if a member of the crew is on a running trip. 409 `busy_on_trip` */
export async function assertNotRunning(trip: Readonly<Trip>, { tx }: Reading): Promise<void> {
  const wanted = await membersOf(trip, { tx });
  const running = (await tripsOf({ ...trip, span: EVER }, { tx }, 'RUNNING')).filter(({ id }) => id !== trip.id);
  for (const other of running) conflict(wanted, other, 'busy_on_trip', tripParams(other));
}

const EVER: TripSpan = { from: '', to: '9999' };

function tripParams(trip: Trip) {
  const { from, to } = tripSpanOf(trip);
  return { code: trip.code ?? '', from: formats.dateTime(from), to: formats.dateTime(to) };
}

interface Member {
  readonly field: keyof Crew;
  readonly id: string;
  readonly name: string;
}

async function membersOf(crew: Crew, { tx }: Reading): Promise<readonly Member[]> {
  const vehicle = crew.vehicle_id ? await tx.get('vehicles', crew.vehicle_id) : undefined;
  const members: Member[] = vehicle ? [{ field: 'vehicle_id', id: vehicle.id, name: vehicle.plate }] : [];
  for (const field of ['driver_id', 'conductor_id'] as const) {
    const user = crew[field] ? await tx.get('users', crew[field]) : undefined;
    if (user) members.push({ field, id: user.id, name: user.full_name });
  }
  return members;
}

async function tripsOf(run: Run, { tx }: Reading, ...states: readonly Trip['state'][]): Promise<readonly Trip[]> {
  const people = [run.driver_id, run.conductor_id].filter((id) => typeof id === 'string');
  const rows = await tx.sql
    .selectFrom('trips')
    .select('id')
    .where((eb) =>
      eb.or([
        ...(run.vehicle_id ? [eb('vehicle_id', '=', run.vehicle_id)] : []),
        ...(people.length > 0 ? [eb('driver_id', 'in', people), eb('conductor_id', 'in', people)] : []),
      ]),
    )
    .where('state', 'in', states.length > 0 ? states : ['PLANNED', 'RUNNING', 'COMPLETED'])
    .$if(run.span !== EVER, (query) =>
      query
        .where('departure_at', '<', run.span.to)
        .where('departure_at', '>', new Date(Date.parse(run.span.from) - LONGEST_MS).toISOString()),
    )
    .orderBy('departure_at')
    .execute();
  return rows.length > 0 ? tx.find('trips', { id: rows.map(({ id }) => id) }, { sort: 'departure_at' }) : [];
}

/** Maximum duration of a trip in milliseconds, including delays. */
const LONGEST_MS = Math.max(24 * 3_600_000, ASSUMED_MS);

async function wholeDaysOf(run: Run, { tx }: Reading): Promise<readonly Command[]> {
  const days: string[] = [];
  for (let day = localDate(run.span.from); instantOf(day) < run.span.to; day = addDays(day, 1)) days.push(day);
  const out = await tx.find('command-transports', { state: 'ISSUED', command_date: days });
  return out.filter(({ trip_ids: trips }) => !trips?.length);
}

function conflict(
  wanted: readonly Member[],
  other: Crew,
  code: 'busy_on_trip' | 'busy_on_command',
  params: Readonly<Record<string, string>>,
): void {
  const taken = [other.vehicle_id, other.driver_id, other.conductor_id];
  const member = wanted.find(({ id }) => taken.includes(id));
  if (!member) return;
  const said = { ...params, who: member.name };
  const error: FieldError = { code, params: said };
  throw new Problem(409, code, said, { [member.field]: error });
}
