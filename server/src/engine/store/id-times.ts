import { uuid } from './uuid.ts';

/** Month in UTC, such as `2026-11`. */
export type Month = string;

const LENGTH = 'yyyy-mm'.length;
const NO_CHANCE = new Uint8Array(8);

export function monthAt(time: Date): Month {
  return time.toISOString().slice(0, LENGTH);
}

export function startOfMonth(month: Month): Date {
  return new Date(`${month}-01T00:00:00Z`);
}

export function monthsLater(month: Month, months: number): Month {
  const start = startOfMonth(month);
  return monthAt(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months)));
}

export function leastId(time: Date): string {
  return uuid(time.getTime(), 0, NO_CHANCE);
}

export function timeIn(id: string): Date | undefined {
  const [, high, low] = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab]/u.exec(id) ?? [];
  return high && low ? new Date(Number.parseInt(high + low, 16)) : undefined;
}
