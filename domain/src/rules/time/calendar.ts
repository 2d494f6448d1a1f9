import { addDays, addMonths } from '@tuyen/model';
import { formats } from '../region.ts';

export { addDays, addMonths };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { zone } = formats;

/**
 * Hours that SQL adds to UTC to get Vietnamese time. The number is constant, because Vietnam has no daylight saving
 * time.
 */
export const HOURS_AHEAD = (Date.UTC(2000, 0, 1) - zone.momentOf('2000-01-01').getTime()) / HOUR;

/** Calendar day as `YYYY-MM-DD` in the operator's time zone. */
export type LocalDate = string;
/** A calendar month, such as `2026-06`. */
export type Month = string;

export function localDate(instant: string | number | Date): LocalDate {
  return zone.dayOf(new Date(instant));
}

export function instantOf(date: LocalDate, hours = 0): string {
  return new Date(zone.momentOf(date).getTime() + Math.round(hours * HOUR)).toISOString();
}

export const monthOf = (date: LocalDate): Month => date.slice(0, 7);
export const firstOfMonth = (date: LocalDate): LocalDate => `${monthOf(date)}-01`;
export const lastOfMonth = (date: LocalDate): LocalDate => addDays(addMonths(firstOfMonth(date), 1), -1);

export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

export function notPast(date: LocalDate, today: LocalDate): boolean {
  return date >= today;
}
