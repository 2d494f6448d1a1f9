import { addDays, addMonths } from '@tuyen/model';

/*
 * Days and months as they are stored (`2026-03-09`, `2026-03`), moved along the calendar. No clock and no time zone: a day
 * of a calendar is the same everywhere.
 */

/** Monday is 0. */
export function weekday(day: string): number {
  return (utc(day).getUTCDay() + 6) % 7;
}

/** The weeks of a day's month, Mondays first. */
export function weeksOf(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const monday = addDays(first, -weekday(first));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_unused, column) => addDays(monday, week * 7 + column)),
  );
  return weeks.filter((week) => week.some((one) => one.startsWith(first.slice(0, 7))));
}

/** The day's name in full, for those who hear it: `Thứ Hai, 9 tháng 3, 2026`. */
export function dayLabel(day: string, language: string): string {
  return named(day, language, { dateStyle: 'full' });
}

/** Monday to Sunday, short and in full. */
export function weekdayNames(language: string): readonly { readonly short: string; readonly full: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays('2024-01-01', index);
    return { short: named(day, language, { weekday: 'narrow' }), full: named(day, language, { weekday: 'long' }) };
  });
}

/** January to December. */
export function monthNames(language: string, length: 'long' | 'short'): readonly string[] {
  return Array.from({ length: 12 }, (_, index) => named(addMonths('2024-01-01', index), language, { month: length }));
}

function named(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return formatOf(language === 'en' ? 'en-GB' : language, options).format(utc(day));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once: a month names 42 days, and a format takes many times longer to make than to use. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })));
  return format;
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
