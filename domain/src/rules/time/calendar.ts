import { addDays, addMonths } from '@tuyen/model';
import { formats } from '../region.ts';

export { addDays, addMonths };

/* Calendar days of the operator, on the clock of its region. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { zone } = formats;

/** What SQL adds to UTC. The clock of Vietnam has no daylight saving, so the number is fixed. */
export const HOURS_AHEAD = (Date.UTC(2000, 0, 1) - zone.momentOf('2000-01-01').getTime()) / HOUR;

/** `YYYY-MM-DD` on the operator's clock. */
export type LocalDate = string;
/** `YYYY-MM` */
export type Month = string;

/** The day that an instant (ISO text, Date or milliseconds) falls on. */
export function localDate(instant: string | number | Date): LocalDate {
  return zone.dayOf(new Date(instant));
}

/** The instant at which a local day begins, plus the given hours, as ISO text in UTC. */
export function instantOf(date: LocalDate, hours = 0): string {
  return new Date(zone.momentOf(date).getTime() + Math.round(hours * HOUR)).toISOString();
}

export const monthOf = (date: LocalDate): Month => date.slice(0, 7);
export const firstOfMonth = (date: LocalDate): LocalDate => `${monthOf(date)}-01`;
export const lastOfMonth = (date: LocalDate): LocalDate => addDays(addMonths(firstOfMonth(date), 1), -1);

/** Whole calendar days from one local day to another. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** A date is "not past" if today is not after it: today still passes. */
export function notPast(date: LocalDate, today: LocalDate): boolean {
  return date >= today;
}
