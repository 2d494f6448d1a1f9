import { addDays, addMonths, type CalendarView } from '@tuyen/model';

export type Mode = CalendarView['mode'];

export const MODES: readonly Mode[] = ['month', 'week', 'day'];

export const isMode = (value: string | null): value is Mode => MODES.some((mode) => mode === value);

/** Returns the weekday of a day, 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns the first day of the week of a day. */
export function weekOf(day: string, weekStart: number): string {
  return addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));
}

/** Returns the days that the calendar shows: of a month, the whole weeks. */
export function daysOf(mode: Mode, day: string, weekStart: number): readonly string[] {
  if (mode === 'day') return [day];
  if (mode === 'week') return following(weekOf(day, weekStart), 7);
  const first = `${day.slice(0, 7)}-01`;
  const start = weekOf(first, weekStart);
  const last = weekOf(addDays(addMonths(first, 1), -1), weekStart);
  return following(start, daysBetween(start, last) + 7);
}

export function weeksOf(days: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** Returns a day in the next or previous month, week or day. */
export function stepped(mode: Mode, day: string, steps: number): string {
  if (mode !== 'month') return addDays(day, steps * (mode === 'week' ? 7 : 1));
  const first = addMonths(`${day.slice(0, 7)}-01`, steps);
  const length = daysBetween(first, addMonths(first, 1));
  return addDays(first, Math.min(Number(day.slice(8)), length) - 1);
}

export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
}

function following(first: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
