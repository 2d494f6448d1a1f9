/** A day as a person types it, part by part; parts may be empty or wrong while typing. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The parts of `YYYY-MM-DD`, or of the half-typed value that `fromParts` made. */
export function toParts(value: unknown): DateParts {
  if (typeof value !== 'string') return { day: '', month: '', year: '' };
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/**
 * `YYYY-MM-DD` once all parts are numbers; before that the parts joined as they stand, which no date format accepts, so that
 * validation finds it; undefined when nothing is typed. Any text survives the way there and back.
 */
export function fromParts({ day, month, year }: DateParts): string | undefined {
  const [d, m, y] = [day, month, year].map((part) => part.replaceAll('-', '').trim()) as [string, string, string];
  if (!d && !m && !y) return undefined;
  return `${y}-${padded(m)}-${padded(d)}`;
}

function padded(part: string): string {
  return /^\d$/.test(part) ? `0${part}` : part;
}

/** `YYYY-MM-DD` or an instant, read for a person, in every language as the server's own sentences have it: `24/03/2026`. */
export function formatDay(value: string): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T12:00:00`) : new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(date);
}

/** An instant in Hanoi's time: `24/03/2026 14:05`. */
export function formatMoment(value: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Ho_Chi_Minh' });
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' });
  return `${formatDay(day.format(date))} ${time.format(date)}`;
}
