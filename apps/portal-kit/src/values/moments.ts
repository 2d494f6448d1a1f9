import type { Zone } from '@tuyen/model';

/** Value of an input of the type `datetime-local`. Browsers add seconds only if the value has some. */
const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/** Returns the moment of a local time in UTC: `2026-12-05T09:30` → `2026-12-05T02:30:00.000Z`. Keeps any other text. */
export function momentOfLocal(local: string, zone: Zone): string | undefined {
  const [, day, time] = LOCAL.exec(local) ?? [];
  if (day === undefined || time === undefined) return local === '' ? undefined : local;
  return zone.momentOf(day, time).toISOString();
}

/** Returns the local time of a moment: `2026-12-05T02:30:00.000Z` → `2026-12-05T09:30`. Returns `''` for other values. */
export function localOfMoment(value: unknown, zone: Zone): string {
  const at = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(at.getTime()) ? '' : `${zone.dayOf(at)}T${zone.timeOf(at)}`;
}
