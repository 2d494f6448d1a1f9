import type { Records, ResourceHooks, Transaction, Values } from '../contract.ts';
import { inOrder, refuse } from '../guards/states.ts';
import { addDays, daysBetween, instantOf, type LocalDate } from '../rules/time/calendar.ts';
import { departuresOn, type Departure } from '../rules/time/timetable.ts';

/** Maximum number of days per planning run. */
const LONGEST = 31;

export const scheduleHooks: ResourceHooks<'schedules'> = {
  beforeCreate: (values) => checked(values),
  beforeUpdate: (before, changes) => checked({ ...before, ...changes }),
  operations: {
    async plan(schedule, days, { tx }) {
      checkPeriod(days);
      return { created: await planTrips(tx, schedule, days.from, days.to) };
    },
  },
};

function checked(row: Readonly<Values<'schedules'>>): Values<'schedules'> {
  inOrder(row, 'valid_from', 'valid_to');
  return departureCount(row);
}

export const departureCount = ({ departures }: Pick<Values<'schedules'>, 'departures'>) => ({
  departure_count: departures?.length ?? 0,
});

/** @throws 422 for a reversed or too long period */
function checkPeriod(days: { readonly from: LocalDate; readonly to: LocalDate }): void {
  inOrder(days, 'from', 'to');
  if (daysBetween(days.from, days.to) >= LONGEST) refuse({ to: { code: 'too_many_days', params: { most: LONGEST } } });
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
