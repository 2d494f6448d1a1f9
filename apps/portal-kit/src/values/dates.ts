export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export function toParts(value: unknown): DateParts {
  if (typeof value !== 'string') return { day: '', month: '', year: '' };
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/**
 * Returns `YYYY-MM-DD` if all parts are numbers. Otherwise returns the joined parts, which validation rejects, because
 * no date format accepts them. Returns undefined if all parts are empty. `toParts` splits the result into the same
 * parts again.
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
