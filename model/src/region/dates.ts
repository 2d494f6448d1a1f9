import type { Zone } from './time-zone.ts';

/**
 * Precision of a time value. Each precision has one input and display format, regardless of the language of the page or
 * the browser.
 */
export type Precision = 'month' | 'day' | 'minute';

/** Formats a stored value for display: `09/2026`, `05/09/2026`, `05/09/2026 14:05`. Returns an invalid value unchanged. */
export function formatTime(value: string, precision: Precision, pattern: string, zone: Zone): string {
  if (precision === 'minute') return formatDateTime(value, pattern, zone);
  return precision === 'month' ? formatMonth(value, pattern) : formatDate(value, pattern, zone);
}

/** Formats a day: `2026-03-09` → `09/03/2026`. A moment becomes its local day. */
export function formatDate(value: string, pattern: string, zone: Zone): string {
  const at = momentIn(value);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(at ? zone.dayOf(at) : value) ?? [];
  if (!year || !month || !day || !isDay(Number(year), Number(month), Number(day))) return value;
  return pattern.replace('yyyy', year).replace('MM', month).replace('dd', day);
}

export function formatDateTime(value: string, pattern: string, zone: Zone): string {
  const at = momentIn(value);
  return at ? `${formatDate(zone.dayOf(at), pattern, zone)} ${zone.timeOf(at)}` : value;
}

function momentIn(value: string): Date | undefined {
  const at = /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(value) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}

export function formatMonth(value: string, pattern: string): string {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(value) ?? [];
  return year && month ? monthPattern(pattern).replace('yyyy', year).replace('MM', month) : value;
}

export function monthPattern(pattern: string): string {
  return pattern.replace(/[^A-Za-z]?dd|^dd[^A-Za-z]/, '').replace(/^[^A-Za-z]/, '');
}

export function readTime(typed: string, precision: Precision, pattern: string, zone: Zone): string | undefined {
  if (precision === 'minute') return readDateTime(typed.trim(), pattern, zone);
  return precision === 'month' ? readMonth(typed.trim(), pattern) : readDate(typed.trim(), pattern);
}

/** Parses a day, typed in the pattern's order (`5/9/2026`, `05.09.2026`, `05092026`) or in its stored form. */
function readDate(typed: string, pattern: string): string | undefined {
  const { year, month, day } = partsOf(typed, pattern);
  const iso = year ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : typed;
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return parts && isDay(Number(parts[1]), Number(parts[2]), Number(parts[3])) ? iso : undefined;
}

export const MONTH = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/u;

function readMonth(typed: string, pattern: string): string | undefined {
  const { year, month } = partsOf(typed, monthPattern(pattern));
  const iso = year ? `${year}-${twoDigits(month)}` : typed;
  return MONTH.test(iso) ? iso : undefined;
}

/** Parses a day, then a space or a comma, then `14:05`, `14h05` or `1405`. */
function readDateTime(typed: string, pattern: string, zone: Zone): string | undefined {
  const [, typedDay = '', hour, minute] = /^([^\s,]+)[ ,]+(\d{1,2})[:hg.]?(\d{2})$/.exec(typed) ?? [];
  const day = readDate(typedDay, pattern);
  if (day === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return zone.momentOf(day, `${twoDigits(hour)}:${minute}`).toISOString();
}

type DateParts = Partial<Record<'year' | 'month' | 'day', string>>;

const LOOSE: Readonly<Record<string, string>> = {
  yyyy: String.raw`(?<year>\d{4})`,
  MM: String.raw`(?<month>\d{1,2})`,
  dd: String.raw`(?<day>\d{1,2})`,
};
const STRICT: Readonly<Record<string, string>> = {
  yyyy: String.raw`(?<year>\d{4})`,
  MM: String.raw`(?<month>\d{2})`,
  dd: String.raw`(?<day>\d{2})`,
};

/**
 * Splits typed text into parts in the pattern's order. Parts are separated by any usual sign, or are two digits each
 * without a separator.
 */
function partsOf(typed: string, pattern: string): DateParts {
  const tokens = pattern.split(/[^A-Za-z]+/);
  const loose = new RegExp(`^${tokens.map((token) => LOOSE[token]).join('[/.\\- ]')}$`);
  const strict = new RegExp(`^${tokens.map((token) => STRICT[token]).join('')}$`);
  return (loose.exec(typed) ?? strict.exec(typed))?.groups ?? {};
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Adds months to a day. In a shorter month, returns its last day: 31/01 plus one month is 28/02. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

export function monthsFrom(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}

export function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function twoDigits(part = ''): string {
  return part.padStart(2, '0');
}
