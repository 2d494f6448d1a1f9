import type { Zone } from '@tuyen/model';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function relativeTo(
  at: string,
  now: Date,
  zone: Zone,
): { readonly count: number; readonly unit: 'minute' | 'hour' | 'day' } {
  if (!at.includes('T')) return { count: daysFrom(zone.dayOf(now), at), unit: 'day' };
  const past = new Date(at).getTime() - now.getTime();
  const long = Math.abs(past);
  if (long < HOUR) return { count: Math.trunc(past / MINUTE), unit: 'minute' };
  if (long < DAY) return { count: Math.trunc(past / HOUR), unit: 'hour' };
  return { count: daysFrom(zone.dayOf(now), zone.dayOf(new Date(at))), unit: 'day' };
}

function daysFrom(today: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY);
}
