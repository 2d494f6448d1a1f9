import { addDays, type CalendarView, type Zone } from '@tuyen/model';
import type { RaRecord } from 'react-admin';
import { daysBetween } from './days.ts';
import type { CalendarEntry } from './entries.ts';

/**
 * Returns the record with its dates moved so that it begins on a day, or at an hour of the day. Clock times stay as they
 * are where only the day changes, also over a change of the clock. With an hour, the minutes and the length stay.
 */
export function movedTo(view: CalendarView, entry: CalendarEntry, day: string, zone: Zone, hour?: number): RaRecord {
  const { record } = entry;
  const by = daysBetween(entry.first, day);
  const from = shifted(record[view.from], by, zone, hour);
  if (view.to === undefined) return { ...record, [view.from]: from };
  const ended: unknown = record[view.to];
  if (typeof ended !== 'string' || ended === '') return { ...record, [view.from]: from };
  const to =
    hour === undefined
      ? shifted(ended, by, zone)
      : new Date(Date.parse(from) + Date.parse(ended) - Date.parse(String(record[view.from]))).toISOString();
  return { ...record, [view.from]: from, [view.to]: to };
}

function shifted(value: unknown, by: number, zone: Zone, hour?: number): string {
  const written = String(value);
  if (!written.includes('T')) return addDays(written, by);
  const at = new Date(written);
  const time = zone.timeOf(at);
  const clock = hour === undefined ? time : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
  return zone.momentOf(addDays(zone.dayOf(at), by), clock).toISOString();
}
