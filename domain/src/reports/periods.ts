import { addDays, type LocalDate, monthOf } from '../rules/time/calendar.ts';

export type Unit = 'day' | 'week' | 'month';

/** Returns the period of a day: the day itself, the Monday of its week, or its month. */
export function periodOf(day: LocalDate, unit: Unit): string {
  if (unit === 'day') return day;
  if (unit === 'month') return monthOf(day);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, weekday === 0 ? -6 : 1 - weekday);
}

export function periodsBetween(from: LocalDate, to: LocalDate, unit: Unit): readonly string[] {
  const found = new Set<string>();
  for (let day = from; day <= to; day = addDays(day, 1)) found.add(periodOf(day, unit));
  return [...found];
}
