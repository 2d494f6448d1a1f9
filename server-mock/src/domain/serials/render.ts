import { localDate } from '../rules/calendar.ts';
import type { Part, PartName } from './templates.ts';

/** What the parts of one serial number stand for, without its index. */
export type PartValues = Readonly<Partial<Record<PartName, string>>>;

/** The parts that a day gives, in Asia/Ho_Chi_Minh. */
export function dateParts(now: Date): PartValues {
  const [year = '', month = '', day = ''] = localDate(now).split('-');
  return { day, month, year, short_year: year.slice(2), date: `${day}${month}${year.slice(2)}` };
}

/**
 * The serial number of an index. Every part fills its width exactly, padded with zeros on the left, so that no two renderings are
 * the same text; a name behind a slash ends the number and needs no padding, for no name holds a slash.
 * @throws where a value is missing or wider than its part: cutting it could give one number twice
 */
export function render(parts: readonly Part[], values: PartValues, index: number): string {
  return parts.map((part, at) => ('text' in part ? part.text : filled(part, at, parts, values, index))).join('');
}

/** The name of the counter that runs within one rendering of all the other parts: it restarts with the smallest of them. */
export function counterOf(template: string, parts: readonly Part[], values: PartValues): string {
  const others = parts.map((part) => ('part' in part && part.part === 'index' ? { text: '#' } : part));
  return `serial:${template}:${render(others, values, 0)}`;
}

function filled(
  { part, width }: { part: PartName; width: number },
  at: number,
  parts: readonly Part[],
  values: PartValues,
  index: number,
): string {
  const value = part === 'index' ? String(index) : values[part];
  if (value === undefined) throw new Error(`The serial number has no value for "${part}".`);
  if (value.length > width) throw new Error(`"${value}" is wider than the ${width} places of "${part}".`);
  const before = parts[at - 1];
  const closing = at === parts.length - 1 && before !== undefined && 'text' in before && before.text.endsWith('/');
  return closing ? value : value.padStart(width, '0');
}
