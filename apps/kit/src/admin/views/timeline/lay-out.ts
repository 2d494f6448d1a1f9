import { holds, type TimelineView } from '@tuyen/model';
import type { Identifier, RaRecord } from 'react-admin';

const HOUR = 3_600_000;

/** A record between two moments, in milliseconds since 1970. */
export interface Bar {
  readonly record: RaRecord;
  readonly start: number;
  readonly end: number;
  /** The exclusive fields whose record another bar needs at the same time. */
  readonly clashes: readonly string[];
}

/** The bars of one record, or of none; those that overlap are in rows of their own. */
export interface Lane {
  readonly id: Identifier | null;
  readonly rows: readonly (readonly Bar[])[];
}

/** The bars of the records, in the order in which they begin. Records without a beginning have none. */
export function barsOf(view: TimelineView, records: readonly RaRecord[]): readonly Bar[] {
  const placed = records.flatMap((record) => {
    const start = Date.parse(String(record[view.from]));
    if (Number.isNaN(start)) return [];
    const end = view.to === undefined ? Number.NaN : Date.parse(String(record[view.to]));
    return [{ record, start, end: end > start ? end : start + HOUR }];
  });
  const sorted = placed.toSorted((one, other) => one.start - other.start);
  const busy = view.idle ? sorted.filter(({ record }) => !holds(view.idle, record)) : sorted;
  const clashing = new Map(view.exclusive.map((field) => [field, overlapping(field, busy)]));
  return sorted.map((bar) => ({
    ...bar,
    clashes: view.exclusive.filter((field) => clashing.get(field)?.has(bar.record)),
  }));
}

type Placed = Omit<Bar, 'clashes'>;

/** The records whose bar overlaps another one with the same value of the field. @param sorted by their beginning */
function overlapping(field: string, sorted: readonly Placed[]): ReadonlySet<RaRecord> {
  const found = new Set<RaRecord>();
  /** By value: the bar that has ended last so far. */
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
 * The lane of no record first, then those with bars, then the empty ones.
 * @param ids lanes that are there though they may have no bar, in their order; others follow
 */
export function lanesOf(bars: readonly Bar[], field: string, ids: readonly Identifier[]): readonly Lane[] {
  const byId = Map.groupBy(bars, ({ record }): Identifier | null => record[field] ?? null);
  const open = byId.has(null) ? [null] : [];
  const all = new Set([...open, ...ids.filter((id) => byId.has(id)), ...byId.keys(), ...ids]);
  return [...all].map((id) => ({ id, rows: rowsOf(byId.get(id) ?? []) }));
}

/** Each bar in the first row that is free by then. */
function rowsOf(bars: readonly Bar[]): readonly (readonly Bar[])[] {
  const rows: Bar[][] = [];
  for (const bar of bars) {
    const free = rows.find((row) => (row.at(-1)?.end ?? 0) <= bar.start);
    if (free) free.push(bar);
    else rows.push([bar]);
  }
  return rows;
}

/** The whole hours that hold all bars, at least eight of them. @param midnight at which the day begins, in ms */
export function axisOf(bars: readonly Bar[], midnight: number): { readonly start: number; readonly end: number } {
  const hour = (at: number, round: (hours: number) => number) => midnight + round((at - midnight) / HOUR) * HOUR;
  const first = Math.min(midnight + 8 * HOUR, ...bars.map(({ start }) => start));
  const start = hour(first, Math.floor);
  const end = hour(Math.max(start + 8 * HOUR, ...bars.map((bar) => bar.end)), Math.ceil);
  return { start, end };
}

/** The hours of the axis, each as its moment. */
export function hoursOf({ start, end }: { readonly start: number; readonly end: number }): readonly number[] {
  return Array.from({ length: Math.round((end - start) / HOUR) }, (_, index) => start + index * HOUR);
}
