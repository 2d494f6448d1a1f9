import type { CalendarEntry } from './entries.ts';

/** Place of an entry in a row of seven days. */
export interface WeekBar {
  readonly entry: CalendarEntry;
  /** First column, from 0. */
  readonly column: number;
  readonly span: number;
  readonly lane: number;
  /** Whether the entry begins before this row, or goes on after it. */
  readonly before: boolean;
  readonly after: boolean;
}

export interface WeekLayout {
  readonly bars: readonly WeekBar[];
  readonly lanes: number;
  /** Number of entries of each day without a place. */
  readonly hidden: readonly number[];
}

/**
 * Puts each entry into the first lane that is free on all its days. Entries that begin or end in the row come first, so
 * that those that go on all the time do not hide them.
 * @param entries in the order in which they take their places
 * @param most number of lanes
 */
export function layOutWeek(entries: readonly CalendarEntry[], days: readonly string[], most: number): WeekLayout {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const taken: boolean[][] = [];
  const hidden = days.map(() => 0);
  const bars: WeekBar[] = [];
  const shown = entries.filter((entry) => entry.first <= last && entry.last >= first);
  const isThrough = (entry: CalendarEntry) => entry.first < first && entry.last > last;
  for (const entry of [...shown.filter((one) => !isThrough(one)), ...shown.filter(isThrough)]) {
    const before = entry.first < first;
    const after = entry.last > last;
    const column = before ? 0 : days.indexOf(entry.first);
    const span = (after ? days.length : days.indexOf(entry.last) + 1) - column;
    const covered = days.map((_, index) => index).slice(column, column + span);
    let lane = 0;
    while (covered.some((day) => taken[lane]?.[day])) lane += 1;
    if (lane >= most) {
      for (const day of covered) hidden[day] = (hidden[day] ?? 0) + 1;
      continue;
    }
    const row = (taken[lane] ??= []);
    for (const day of covered) row[day] = true;
    bars.push({ entry, column, span, lane, before, after });
  }
  return { bars, lanes: taken.length, hidden };
}
