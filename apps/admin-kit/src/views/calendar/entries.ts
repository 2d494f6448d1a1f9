import type { CalendarView, Zone } from '@tuyen/model';
import type { RaRecord } from 'react-admin';

/** Record with the days that it covers in the calendar. */
export interface CalendarEntry {
  readonly record: RaRecord;
  readonly first: string;
  /** Last day; far in the future if the record has no end. */
  readonly last: string;
  /** Clock time of the start and of the end. Undefined if the record has only days. */
  readonly time?: string;
  readonly until?: string;
}

const NEVER = '9999-12-31';

/** Returns the entries in the order of a day: records of several days first, then by time. */
export function entriesOf(view: CalendarView, records: readonly RaRecord[], zone: Zone): readonly CalendarEntry[] {
  return records.flatMap((record) => entryOf(view, record, zone) ?? []).toSorted(inOrder);
}

function entryOf(view: CalendarView, record: RaRecord, zone: Zone): CalendarEntry | undefined {
  const from: unknown = record[view.from];
  if (typeof from !== 'string' || from === '') return undefined;
  const ended: unknown = view.to === undefined ? undefined : record[view.to];
  const to = typeof ended === 'string' && ended !== '' ? ended : undefined;
  const open = to === undefined && view.endless ? NEVER : undefined;
  if (view.days) return { record, first: from, last: open ?? (to !== undefined && to > from ? to : from) };
  const start = new Date(from);
  if (Number.isNaN(start.getTime())) return undefined;
  const first = zone.dayOf(start);
  const end = to === undefined ? Number.NaN : Date.parse(to);
  if (!(end > start.getTime())) return { record, first, last: open ?? first, time: zone.timeOf(start) };
  // The end at midnight belongs to the day before.
  const last = zone.dayOf(new Date(end - 1));
  return { record, first, last, time: zone.timeOf(start), until: zone.timeOf(new Date(end)) };
}

export const isLong = ({ first, last }: CalendarEntry): boolean => last > first;

export const hasEnd = ({ last }: CalendarEntry): boolean => last !== NEVER;

export const isOn = ({ first, last }: CalendarEntry, day: string): boolean => first <= day && day <= last;

function inOrder(one: CalendarEntry, other: CalendarEntry): number {
  if (isLong(one) !== isLong(other)) return isLong(one) ? -1 : 1;
  return compare(one.first, other.first) || compare(other.last, one.last) || compare(one.time ?? '', other.time ?? '');
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
