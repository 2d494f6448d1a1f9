import type { LocalDate } from '../time/calendar.ts';

/** Parts of a serial template, with their default widths. `date` is DDMMYY. */
export const PART_WIDTHS = {
  index: 6,
  date: 6,
  day: 2,
  month: 2,
  year: 4,
  short_year: 2,
  route_code: 8,
  route_serial: 6,
  card_type: 1,
  object_group: 6,
  ticket_type: 2,
  agency_short_name: 10,
  command_transport: 16,
  node_code: 4,
  node_number: 3,
  shift_number: 2,
  office_short_name: 10,
} as const;

export type SerialPart = keyof typeof PART_WIDTHS;
export type Piece = { readonly text: string } | { readonly part: SerialPart; readonly width: number };

export interface TemplateProblem {
  readonly code: 'unknown_part' | 'bad_width' | 'open_brace' | 'bad_text' | 'no_index' | 'second_index';
  readonly at: number;
  readonly found: string;
}

export interface SerialTemplate {
  readonly pieces: readonly Piece[];
  readonly problems: readonly TemplateProblem[];
}

/**
 * Thrown if a value does not fit into its part of a serial number. Truncating the value could give two tickets the same
 * number.
 */
export class SerialError extends Error {
  override readonly name = 'SerialError';
  readonly part: SerialPart;
  readonly why: 'missing' | 'too_wide' | 'bad_character';

  constructor(part: SerialPart, why: SerialError['why']) {
    super(`serial part "${part}": ${why}`);
    this.part = part;
    this.why = why;
  }
}

const TEXT = /^[A-Z0-9/.-]*$/;
const VALUE = /^[A-Z0-9.-]+$/;
const INDEX: Piece = { part: 'index', width: PART_WIDTHS.index };
const WIDEST = 40;

export function parseSerialTemplate(written: string): SerialTemplate {
  const pieces: Piece[] = [];
  const problems: TemplateProblem[] = [];
  for (const found of written.matchAll(/\{([^{}]*)\}|[{}]|[^{}]+/g)) {
    const [match] = found;
    const piece = found[1] === undefined ? literal(match) : namedPart(found[1]);
    if (typeof piece === 'string') problems.push({ code: piece, at: found.index, found: found[1] ?? match });
    else pieces.push(piece);
  }
  const indexes = [...written.matchAll(/\{index(?::\d*)?\}/g)];
  const second = indexes[1];
  if (indexes.length === 0) problems.push({ code: 'no_index', at: written.length, found: '' });
  if (second) problems.push({ code: 'second_index', at: second.index, found: 'index' });
  return { pieces, problems };
}

function literal(text: string): Piece | TemplateProblem['code'] {
  if (text === '{' || text === '}') return 'open_brace';
  return TEXT.test(text) ? { text } : 'bad_text';
}

function namedPart(inside: string): Piece | TemplateProblem['code'] {
  const [name = '', width, ...more] = inside.split(':');
  if (!isPart(name)) return 'unknown_part';
  if (width === undefined) return { part: name, width: PART_WIDTHS[name] };
  const wide = /^\d{1,2}$/.test(width) && more.length === 0 ? Number(width) : 0;
  return wide >= 1 && wide <= WIDEST ? { part: name, width: wide } : 'bad_width';
}

function isPart(name: string): name is SerialPart {
  return Object.hasOwn(PART_WIDTHS, name);
}

export type SerialValues = Readonly<Partial<Record<SerialPart, string>>>;

export function dayParts(day: LocalDate): SerialValues {
  const [year = '', month = '', date = ''] = day.split('-');
  return { day: date, month, year, short_year: year.slice(2), date: `${date}${month}${year.slice(2)}` };
}

/**
 * Renders a serial number. Every part is padded with zeros to its width, so that two different numbers never have the
 * same text. The last part needs no zeros after a slash, because values contain no slash.
 * @throws SerialError if a value is missing, too wide or contains an invalid character
 */
export function renderSerial(pieces: readonly Piece[], values: SerialValues, index: number): string {
  const known = { ...values, index: String(index) };
  return pieces.map((piece, at) => ('text' in piece ? piece.text : filled(piece, known, closes(pieces, at)))).join('');
}

/**
 * Returns the series of a serial number: the number without its index. The index counts separately in each series. A
 * new day, month, route or office in the template starts a new series.
 */
export function seriesOf(pieces: readonly Piece[], values: SerialValues): string {
  return renderSerial(
    pieces.map((piece) => ('part' in piece && piece.part === 'index' ? { text: '#' } : piece)),
    values,
    0,
  );
}

function closes(pieces: readonly Piece[], at: number): boolean {
  const before = pieces[at - 1];
  return at === pieces.length - 1 && before !== undefined && 'text' in before && before.text.endsWith('/');
}

function filled({ part, width }: Extract<Piece, { part: SerialPart }>, values: SerialValues, last: boolean): string {
  const value = values[part];
  if (value === undefined || value === '') throw new SerialError(part, 'missing');
  if (!VALUE.test(value)) throw new SerialError(part, 'bad_character');
  if (value.length > width) throw new SerialError(part, 'too_wide');
  return last ? value : value.padStart(width, '0');
}

export function serialLength(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + ('text' in piece ? piece.text.length : piece.width), 0);
}

export function lastIndex(pieces: readonly Piece[]): number {
  const index = pieces.find((piece) => 'part' in piece && piece.part === 'index') ?? INDEX;
  return 'part' in index ? 10 ** index.width - 1 : 0;
}

export type Restart = 'NEVER' | 'YEARLY' | 'MONTHLY' | 'DAILY';

export function restartOf(pieces: readonly Piece[]): Restart {
  const parts = new Set(pieces.flatMap((piece) => ('part' in piece ? [piece.part] : [])));
  if (parts.has('date') || parts.has('day')) return 'DAILY';
  if (parts.has('month')) return 'MONTHLY';
  return parts.has('year') || parts.has('short_year') ? 'YEARLY' : 'NEVER';
}
