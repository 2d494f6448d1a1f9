import { addDays, addMonths } from '@tuyen/model';

export { addDays, addMonths };

/**
 * Calendar days of the operator. Vietnam has kept UTC+7 without daylight saving since 1975, so a fixed offset is
 * exact and ten times faster than asking Intl, which matters for the thousands of dates of a seed.
 */
const OFFSET = 7 * 3_600_000;
const DAY = 86_400_000;

/** `YYYY-MM-DD` in Asia/Ho_Chi_Minh. */
export type LocalDate = string;
/** `YYYY-MM` */
export type Month = string;

/** The day that an instant (ISO text, Date or milliseconds) falls on in Hà Nội. */
export function localDate(instant: string | number | Date): LocalDate {
  return new Date(new Date(instant).getTime() + OFFSET).toISOString().slice(0, 10);
}

/** The instant at which a local day begins, plus the given hours, as ISO text in UTC. */
export function instantOf(date: LocalDate, hours = 0): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - OFFSET + Math.round(hours * 3_600_000)).toISOString();
}

export const monthOf = (date: LocalDate): Month => date.slice(0, 7);
export const firstOfMonth = (date: LocalDate): LocalDate => `${monthOf(date)}-01`;
export const lastOfMonth = (date: LocalDate): LocalDate => addDays(addMonths(firstOfMonth(date), 1), -1);

/** `2026-04-30` as people write it: 30/04/2026. */
export function dayText(date: LocalDate): string {
  return date.split('-').toReversed().join('/');
}

/** An instant in Hà Nội, as people write it: 30/04/2026 14:05. */
export function momentText(instant: string | number | Date): string {
  const local = new Date(new Date(instant).getTime() + OFFSET).toISOString();
  return `${dayText(local.slice(0, 10))} ${local.slice(11, 16)}`;
}

/** Whole calendar days from one local day to another. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** A date is "not past" if today is not after it: today still passes. */
export function notPast(date: LocalDate, today: LocalDate): boolean {
  return date >= today;
}
