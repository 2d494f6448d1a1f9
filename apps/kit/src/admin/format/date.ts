/** Hà Nội's clock: times are shown there wherever the browser stands, as the server's days begin and end there. */
const TIME_ZONE = 'Asia/Ho_Chi_Minh';

const LOCALES: Readonly<Record<string, string>> = { vi: 'vi-VN', en: 'en-GB' };

function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language] ?? language, options);
}

/** `2026-03-09` → `09/03/2026`. What is no date is shown as it stands. */
export function formatDate(value: string, language: string): string {
  const date = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return value;
  return formatter(language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(date);
}

/** `2026-03-09T07:05:00.000Z` → `14:05 09/03/2026`: the hour first, as Vietnamese clerks write it. */
export function formatDateTime(value: string, language: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const day = formatter(language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: TIME_ZONE });
  const time = formatter(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE });
  return `${time.format(date)} ${day.format(date)}`;
}

/** Today in Hà Nội as `YYYY-MM-DD`. */
export function today(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(now);
}
