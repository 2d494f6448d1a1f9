import { isDay } from './dates.ts';

const INSTANT =
  /^(\d{4})-(\d\d)-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/iu;

/**
 * Parses an RFC 3339 date-time with an offset: `2026-05-04T08:30:00+07:00`. Digits after milliseconds are dropped.
 * Returns undefined for any other text, a day that does not exist, a leap second, and an instant outside the years 1 to
 * 9999 in UTC.
 */
export function parseInstant(text: string): Date | undefined {
  const [, year, month, day] = INSTANT.exec(text) ?? [];
  if (!isDay(Number(year), Number(month), Number(day))) return undefined;
  const instant = new Date(text.toUpperCase());
  const yearInUtc = instant.getUTCFullYear();
  return yearInUtc >= 1 && yearInUtc <= 9999 ? instant : undefined;
}
