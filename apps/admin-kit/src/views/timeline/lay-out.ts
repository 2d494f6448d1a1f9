import { holds, type TimelineView } from '@tuyen/model';
import type { Identifier, RaRecord } from 'react-admin';

const HOUR = 3_600_000;

/** Record with a start and an end in milliseconds since 1970. */
export interface TimeBar {
  readonly record: RaRecord;
  readonly start: number;
  readonly end: number;
  readonly clashes: readonly string[];
  /** Needed fields that are empty, such as the vehicle. Idle bars lack nothing. */
  readonly lacks: readonly string[];
  /** Whether the bar needs nothing any more, such as a canceled trip. */
  readonly isIdle: boolean;
}

export interface TimeLane {
  readonly id: Identifier | null;
  readonly rows: readonly (readonly TimeBar[])[];
}

export function barsOf(view: TimelineView, records: readonly RaRecord[]): readonly TimeBar[] {
  const placed = records.flatMap((record) => {
    const start = Date.parse(String(record[view.from]));
    if (Number.isNaN(start)) return [];
    const end = view.to === undefined ? Number.NaN : Date.parse(String(record[view.to]));
    return [{ record, start, end: end > start ? end : start + HOUR }];
  });
  const sorted = placed.toSorted((one, other) => one.start - other.start);
  const isIdle = ({ record }: Placed) => view.idle !== undefined && holds(view.idle, record);
  const busy = sorted.filter((bar) => !isIdle(bar));
  const clashing = new Map(view.exclusive.map((field) => [field, overlapping(field, busy)]));
  return sorted.map((bar) => ({
    ...bar,
    clashes: view.exclusive.filter((field) => clashing.get(field)?.has(bar.record)),
    lacks: isIdle(bar) ? [] : view.needs.filter((field) => (bar.record[field] ?? null) === null),
    isIdle: isIdle(bar),
  }));
}

type Placed = Omit<TimeBar, 'clashes' | 'lacks' | 'isIdle'>;

/**
 * Returns the records whose bar overlaps another bar with the same value of the field, for example two trips of one
 * driver.
 * @param sorted bars sorted by start
 */
function overlapping(field: string, sorted: readonly Placed[]): ReadonlySet<RaRecord> {
  const found = new Set<RaRecord>();
  /**
   * For each value of the field, the bar with the latest end among the bars checked so far. For example, the latest
   * trip of each driver.
   */
  const last = new Map<unknown, Placed>();
  for (const bar of sorted) {
    const value: unknown = bar.record[field];
    if (value === null || value === undefined) continue;
    const before = last.get(value);
    if (before && bar.start < before.end) found.add(before.record).add(bar.record);
    if (!before || bar.end > before.end) last.set(value, bar);
  }
  return found;
}

/**
 * Returns the lanes of the timeline, for example one lane per driver: unassigned bars first, then lanes with bars, then
 * empty lanes.
 * @param ids lanes to show even if empty, in this order; other lanes follow
 */
export function lanesOf(bars: readonly TimeBar[], field: string, ids: readonly Identifier[]): readonly TimeLane[] {
  const byId = Map.groupBy(bars, ({ record }): Identifier | null => record[field] ?? null);
  const open = byId.has(null) ? [null] : [];
  const all = new Set([...open, ...ids.filter((id) => byId.has(id)), ...byId.keys(), ...ids]);
  return [...all].map((id) => ({ id, rows: rowsOf(byId.get(id) ?? []) }));
}

/**
 * Returns the lanes in the order in which they were shown first, so that an assignment does not move them. Unassigned
 * bars come first, new lanes last.
 */
export function inKnownOrder(lanes: readonly TimeLane[], known: readonly Identifier[]): readonly TimeLane[] {
  const places = new Map(known.map((id, index) => [id, index]));
  const placeOf = ({ id }: TimeLane) => (id === null ? -1 : (places.get(id) ?? known.length));
  return lanes.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function rowsOf(bars: readonly TimeBar[]): readonly (readonly TimeBar[])[] {
  const rows: TimeBar[][] = [];
  for (const bar of bars) {
    const free = rows.find((row) => (row.at(-1)?.end ?? 0) <= bar.start);
    if (free) free.push(bar);
    else rows.push([bar]);
  }
  return rows;
}

/**
 * Returns the range of the time axis in whole hours. It covers all bars of the timeline and at least eight hours.
 * @param midnight start of the day in ms
 */
export function axisOf(bars: readonly TimeBar[], midnight: number): { readonly start: number; readonly end: number } {
  const hour = (at: number, round: (hours: number) => number) => midnight + round((at - midnight) / HOUR) * HOUR;
  const first = Math.min(midnight + 8 * HOUR, ...bars.map(({ start }) => start));
  const start = hour(first, Math.floor);
  const end = hour(Math.max(start + 8 * HOUR, ...bars.map((bar) => bar.end)), Math.ceil);
  return { start, end };
}

export function hoursOf({ start, end }: { readonly start: number; readonly end: number }): readonly number[] {
  return Array.from({ length: Math.round((end - start) / HOUR) }, (_, index) => start + index * HOUR);
}
