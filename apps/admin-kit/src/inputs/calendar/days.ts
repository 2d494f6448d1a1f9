import { addDays, addMonths } from '@tuyen/model';

/*
 * Date arithmetic on stored dates and months (`2026-03-09`, `2026-03`). No clock or time zone is involved, because a
 * calendar date is the same everywhere.
 */

/** Returns the weekday. Monday is 0. */
export function weekday(day: string): number {
  return (utc(day).getUTCDay() + 6) % 7;
}

export function weeksOf(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const monday = addDays(first, -weekday(first));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_unused, column) => addDays(monday, week * 7 + column)),
  );
  return weeks.filter((week) => week.some((one) => one.startsWith(first.slice(0, 7))));
}

/** Returns the full name of a date for screen readers: `Thứ Hai, 9 tháng 3, 2026`. */
export function dayLabel(day: string, language: string): string {
  return named(day, language, { dateStyle: 'full' });
}

export function weekdayNames(language: string): readonly { readonly short: string; readonly full: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays('2024-01-01', index);
    return { short: named(day, language, { weekday: 'narrow' }), full: named(day, language, { weekday: 'long' }) };
  });
}

export function monthNames(language: string, length: 'long' | 'short'): readonly string[] {
  return Array.from({ length: 12 }, (_, index) => named(addMonths('2024-01-01', index), language, { month: length }));
}

function named(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return formatOf(language === 'en' ? 'en-GB' : language, options).format(utc(day));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches date formatters, because creating one takes much longer than using it and a month shows 42 days. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })));
  return format;
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
