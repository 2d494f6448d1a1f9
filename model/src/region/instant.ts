import { isDay } from './dates.ts';

const DATE = String.raw`(\d{4})-(\d\d)-(\d\d)`;
const TIME = String.raw`([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.(\d+))?`;
const OFFSET = String.raw`(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))`;
const INSTANT = new RegExp(`^${DATE}T${TIME}${OFFSET}$`, 'iu');

/** Instants that every database stores and that JavaScript writes with four digits of a year. */
const FIRST = Date.parse('0001-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Parses an RFC 3339 date-time with an offset: `2026-05-04T08:30:00+07:00`. Digits after milliseconds are dropped. Returns undefined
 * for any other text, a day that the calendar does not have, a leap second, and an instant outside the years 1 to 9999 in UTC.
 */
export function parseInstant(text: string): Date | undefined {
  const [, year, month, day, hour, minute, second, fraction = '', sign, offsetHour = 0, offsetMinute = 0] =
    INSTANT.exec(text) ?? [];
  if (!isDay(Number(year), Number(month), Number(day))) return undefined;
  const local = new Date(0);
  local.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  local.setUTCHours(Number(hour), Number(minute), Number(second), Number(fraction.slice(0, 3).padEnd(3, '0')));
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * 60_000;
  const time = local.getTime() - (sign === '-' ? -offset : offset);
  return time >= FIRST && time <= LAST ? new Date(time) : undefined;
}
