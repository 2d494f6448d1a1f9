import type { CalendarEntry } from './entries.ts';

const FIRST = 7;
const LAST = 18;

const hourOf = ({ time = '00:00' }: CalendarEntry): number => Number(time.slice(0, 2));

/** Returns the hours that a calendar shows: those of a working day, and those of the entries. */
export function hoursOf(entries: readonly CalendarEntry[]): readonly number[] {
  const hours = entries.map(hourOf);
  const first = Math.min(FIRST, ...hours);
  const last = Math.max(LAST, ...hours);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Returns the entries that begin in an hour of a day. The key is, for example, `2026-03-09 8`. */
export function slotsOf(entries: readonly CalendarEntry[]): ReadonlyMap<string, readonly CalendarEntry[]> {
  return Map.groupBy(entries, (entry) => `${entry.first} ${hourOf(entry)}`);
}
