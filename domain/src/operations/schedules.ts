import type { Records, ResourceHooks, Services, Slug, Transaction, Values } from '../contract.ts';
import { byId, type Endpoints, idempotencyKey, Problem } from '@tuyen/server-mock/domain';
import { inOrder, refuse } from '../guards/states.ts';
import { addDays, daysBetween, instantOf, type LocalDate } from '../rules/time/calendar.ts';
import { departuresOn, type Departure } from '../rules/time/timetable.ts';

/** The most days that are planned in one go. */
const LONGEST = 31;

export const scheduleHooks: ResourceHooks<'schedules'> = {
  beforeCreate: (values) => checked(values),
  beforeUpdate: (before, changes) => checked({ ...before, ...changes }),
};

function checked(row: Readonly<Values<'schedules'>>): Values<'schedules'> {
  inOrder(row, 'valid_from', 'valid_to');
  return departureCount(row);
}

/** How often a schedule runs on each of its days. */
export const departureCount = ({ departures }: Pick<Values<'schedules'>, 'departures'>) => ({
  departure_count: departures?.length ?? 0,
});

const day = { type: 'string', format: 'date' } as const;

const PLAN = {
  operationId: 'planTrips',
  tags: ['schedules'],
  summary: 'Plan the trips of these days that are not there yet',
  'x-permission': 'trip.create' satisfies Slug,
  headers: { type: 'object', properties: idempotencyKey },
  params: byId,
  body: { type: 'object', required: ['from', 'to'], properties: { from: day, to: day } },
  response: {
    201: {
      description: 'How many trips were made.',
      type: 'object',
      required: ['created'],
      properties: { created: { type: 'integer', minimum: 0 } },
    },
  },
} as const;

/** `POST schedules/{id}/plan {from, to}`: the trips of those days that are not there yet. */
export function scheduleRoutes(app: Endpoints, { write, auth }: Services): void {
  app.post('/schedules/:id/plan', { schema: PLAN }, async (request, reply) => {
    const caller = await auth.caller(request);
    return write.handleWrite(request, reply, async (tx) => {
      const schedule = await tx.lock('schedules', request.params.id);
      if (!schedule || !readable(schedule, caller.readableOffices)) throw new Problem(404, 'not_found');
      if (schedule.office_id !== caller.officeId) throw new Problem(403, 'read_only_office');
      const { from, to } = request.body;
      checkPeriod(request.body);
      return { status: 201, body: { created: await planTrips(tx.internal, schedule, from, to) } };
    });
  });
}

function readable({ office_id: office }: Records['schedules'], offices: readonly string[] | undefined): boolean {
  return offices === undefined || offices.includes(office);
}

/** @throws 422 for days in the wrong order, or too many */
function checkPeriod(days: { readonly from: LocalDate; readonly to: LocalDate }): void {
  inOrder(days, 'from', 'to');
  if (daysBetween(days.from, days.to) >= LONGEST) refuse({ to: { code: 'period_too_long' } });
}

async function planTrips(
  tx: Transaction,
  schedule: Records['schedules'],
  from: LocalDate,
  to: LocalDate,
): Promise<number> {
  const there = new Set(
    (await tx.find('trips', { schedule_id: schedule.id })).map((trip) => `${trip.departure_at} ${trip.direction}`),
  );
  let created = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const departure of departuresOn(schedule, day)) {
      const trip = plannedTrip(schedule, day, departure);
      if (there.has(`${trip.departure_at} ${trip.direction}`)) continue;
      created += 1;
      await tx.create('trips', trip);
    }
  }
  return created;
}

/** The trip that a departure of a schedule is on a day. */
export const plannedTrip = (
  schedule: Pick<Records['schedules'], 'id' | 'office_id' | 'route_id'>,
  day: LocalDate,
  { direction, hours, minutes }: Departure,
) =>
  ({
    office_id: schedule.office_id,
    schedule_id: schedule.id,
    route_id: schedule.route_id,
    direction,
    departure_at: instantOf(day, hours),
    ...(minutes && { arrival_at: instantOf(day, hours + minutes / 60) }),
  }) satisfies Values<'trips'>;
