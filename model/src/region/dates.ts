import type { Zone } from './time-zone.ts';

/** How exactly a value names a time; each is typed and shown in one way, whatever the language of the page or the browser. */
export type Precision = 'month' | 'day' | 'minute';

/** The stored value as people read it: `09/2026`, `05/09/2026`, `05/09/2026 14:05`. What is no such value is shown as it stands. */
export function formatTime(value: string, precision: Precision, pattern: string, zone: Zone): string {
  if (precision === 'minute') return formatDateTime(value, pattern, zone);
  return precision === 'month' ? formatMonth(value, pattern) : formatDate(value, pattern, zone);
}

/** `2026-03-09` → `09/03/2026`; of a moment, the day that it falls on. */
export function formatDate(value: string, pattern: string, zone: Zone): string {
  const at = momentIn(value);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(at ? zone.dayOf(at) : value) ?? [];
  if (!year || !month || !day || !isDay(Number(year), Number(month), Number(day))) return value;
  return pattern.replace('yyyy', year).replace('MM', month).replace('dd', day);
}

/** `2026-03-09T07:05:00.000Z` → `09/03/2026 14:05`. */
export function formatDateTime(value: string, pattern: string, zone: Zone): string {
  const at = momentIn(value);
  return at ? `${formatDate(zone.dayOf(at), pattern, zone)} ${zone.timeOf(at)}` : value;
}

function momentIn(value: string): Date | undefined {
  const at = /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(value) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}

/** `2026-09` → `09/2026`. */
export function formatMonth(value: string, pattern: string): string {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(value) ?? [];
  return year && month ? monthPattern(pattern).replace('yyyy', year).replace('MM', month) : value;
}

/** `dd/MM/yyyy` → `MM/yyyy`: how a month is written. */
export function monthPattern(pattern: string): string {
  return pattern.replace(/[^A-Za-z]?dd|^dd[^A-Za-z]/, '').replace(/^[^A-Za-z]/, '');
}

/** What a person typed as the value to store; undefined where it names no time of this precision. */
export function readTime(typed: string, precision: Precision, pattern: string, zone: Zone): string | undefined {
  if (precision === 'minute') return readDateTime(typed.trim(), pattern, zone);
  return precision === 'month' ? readMonth(typed.trim(), pattern) : readDate(typed.trim(), pattern);
}

/** Which day, typed in the pattern's order (`5/9/2026`, `05.09.2026`, `05092026`) or as it is stored. */
function readDate(typed: string, pattern: string): string | undefined {
  const { year, month, day } = partsOf(typed, pattern);
  const iso = year ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : typed;
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return parts && isDay(Number(parts[1]), Number(parts[2]), Number(parts[3])) ? iso : undefined;
}

/** A month as it is stored: `2026-12`. */
export const MONTH = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/u;

function readMonth(typed: string, pattern: string): string | undefined {
  const { year, month } = partsOf(typed, monthPattern(pattern));
  const iso = year ? `${year}-${twoDigits(month)}` : typed;
  return MONTH.test(iso) ? iso : undefined;
}

/** A day, a space or a comma, and `14:05`, `14h05` or `1405`. */
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

/** The parts in the pattern's order: with any usual sign between them, or two digits each without one. */
function partsOf(typed: string, pattern: string): DateParts {
  const tokens = pattern.split(/[^A-Za-z]+/);
  const loose = new RegExp(`^${tokens.map((token) => LOOSE[token]).join('[/.\\- ]')}$`);
  const strict = new RegExp(`^${tokens.map((token) => STRICT[token]).join('')}$`);
  return (loose.exec(typed) ?? strict.exec(typed))?.groups ?? {};
}

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The same day so many months later, or the last one of a shorter month: 31/01 plus one month is 28/02. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** The month of a day and those after it, as many as asked. */
export function monthsFrom(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}

/** Whether the calendar has that day. */
export function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function twoDigits(part = ''): string {
  return part.padStart(2, '0');
}
