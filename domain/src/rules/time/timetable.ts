import type { Records } from '../../contract.ts';
import type { TripDirection, Weekday } from '../../generated/types/enums.gen.ts';
import type { LocalDate } from './calendar.ts';

/** Fields of a schedule that the rule reads, as in `schemas/resources/schedules.json`. Days are inclusive. */
export type Schedule = Pick<Records['schedules'], 'weekdays' | 'valid_from' | 'valid_to' | 'departures'> &
  Partial<Pick<Records['schedules'], 'status'>>;

export interface Departure {
  readonly direction: TripDirection;
  /** Time of the departure, in hours after midnight in Hà Nội. */
  readonly hours: number;
  readonly minutes: number | null;
}

const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

export function weekdayOf(day: LocalDate): Weekday {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'SUN';
}

export function departuresOn(schedule: Schedule, day: LocalDate): Departure[] {
  const runs =
    schedule.status !== 'INACTIVE' &&
    day >= schedule.valid_from &&
    (!schedule.valid_to || day <= schedule.valid_to) &&
    schedule.weekdays.includes(weekdayOf(day));
  if (!runs) return [];
  return schedule.departures.map(({ time, direction, running_minutes: minutes }) => {
    const [hours = 0, past = 0] = time.split(':').map(Number);
    return { direction, hours: hours + past / 60, minutes: minutes ?? null };
  });
}
