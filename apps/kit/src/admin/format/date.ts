/** Hà Nội's clock: times are shown and typed on it wherever the browser stands, as the server's days begin and end there. */
const TIME_ZONE = 'Asia/Ho_Chi_Minh';

/** How exactly a value names a time; each is typed and shown in one way, whatever the language of the page or the browser. */
export type Precision = 'month' | 'day' | 'minute';

/** The stored value as people read it: `09/2026`, `05/09/2026`, `05/09/2026 14:05`. What is no such value is shown as it stands. */
export function formatTime(value: string, precision: Precision): string {
  if (precision === 'minute') return formatDateTime(value);
  return precision === 'month' ? formatMonth(value) : formatDate(value);
}

/** `2026-03-09`, or a moment that begins so → `09/03/2026`. */
export function formatDate(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(value) ?? [];
  return year && month && day && isDay(Number(year), Number(month), Number(day)) ? `${day}/${month}/${year}` : value;
}

/** `2026-03-09T07:05:00.000Z` → `09/03/2026 14:05`. */
export function formatDateTime(value: string): string {
  const at = /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(value) : new Date(Number.NaN);
  if (Number.isNaN(at.getTime())) return value;
  const { year, month, day, hour, minute } = clockAt(at);
  return `${day}/${month}/${year} ${hour}:${minute}`;
}

/** `2026-09` → `09/2026`. */
export function formatMonth(value: string): string {
  return value.replace(/^(\d{4})-(0[1-9]|1[0-2])$/, '$2/$1');
}

/** What a person typed as the value to store; undefined where it names no time of this precision. */
export function readTime(typed: string, precision: Precision): string | undefined {
  if (precision === 'minute') return readDateTime(typed.trim());
  return precision === 'month' ? readMonth(typed.trim()) : readDate(typed.trim());
}

/** Which day, typed `5/9/2026`, `05.09.2026`, `05092026` or as it is stored. */
function readDate(typed: string): string | undefined {
  const [, day, month, year] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ?? [];
  const iso = year ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : typed;
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return parts && isDay(Number(parts[1]), Number(parts[2]), Number(parts[3])) ? iso : undefined;
}

function readMonth(typed: string): string | undefined {
  const [, month, year] = /^(\d{1,2})[/.\- ](\d{4})$/.exec(typed) ?? /^(\d{2})(\d{4})$/.exec(typed) ?? [];
  const iso = year ? `${year}-${twoDigits(month)}` : typed;
  return /^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(iso) ? iso : undefined;
}

/** A day, a space and `14:05`, `14h05` or `1405`. */
function readDateTime(typed: string): string | undefined {
  const [, typedDay = '', hour, minute] = /^(\S+)[ ,]+(\d{1,2})[:hg.]?(\d{2})$/.exec(typed) ?? [];
  const day = readDate(typedDay);
  if (day === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return momentOf(day, `${twoDigits(hour)}:${minute}`);
}

/** The moment when Hà Nội's clock shows the day and time, as ISO 8601 in UTC. */
function momentOf(day: string, time: string): string {
  const asUtc = new Date(`${day}T${time}:00.000Z`);
  const shown = clockAt(asUtc);
  const offset =
    Date.UTC(Number(shown.year), Number(shown.month) - 1, Number(shown.day), Number(shown.hour), Number(shown.minute)) -
    asUtc.getTime();
  return new Date(asUtc.getTime() - offset).toISOString();
}

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});

type Clock = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>>;

function clockAt(moment: Date): Clock {
  const parts = Object.fromEntries(CLOCK.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { ...(parts as Clock), year: (parts['year'] ?? '').padStart(4, '0') };
}

/** The day of a stored moment on Hà Nội's clock: `2026-03-09`. */
export function dayOf(moment: Date): string {
  const { year, month, day } = clockAt(moment);
  return `${year}-${month}-${day}`;
}

/** The month of a day and those after it, as many as asked. */
export function monthsFrom(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}

/** Today in Hà Nội as `YYYY-MM-DD`. */
export function today(now: Date): string {
  return dayOf(now);
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function twoDigits(part = ''): string {
  return part.padStart(2, '0');
}
