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
 * `YYYY-MM-DD` once all parts are numbers; before that the parts joined as they are, which no date format accepts, so that
 * validation finds it; undefined when nothing is typed. Any text survives the way there and back.
 */
export function fromParts({ day, month, year }: DateParts): string | undefined {
  const [d, m, y] = [typed(day), typed(month), typed(year)];
  if (!d && !m && !y) return undefined;
  return `${y}-${padded(m)}-${padded(d)}`;
}

function typed(part: string): string {
  return part.replaceAll('-', '').trim();
}

function padded(part: string): string {
  return /^\d$/.test(part) ? `0${part}` : part;
}
