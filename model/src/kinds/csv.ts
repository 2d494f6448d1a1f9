import type { EnumField, EnumListField } from '../model/field.ts';
import type { Enum } from '../model/model.ts';
import { textIn } from '../model/text.ts';

/*
 * Cells of an export that spreadsheets open. An empty cell says nothing about the field: it reads as undefined.
 * Excel and its kin run a cell that begins with = + - or @ as a formula, some of them after a line break or in full width: such
 * texts get an apostrophe, as Excel does.
 */

const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** What the cells of a file depend on beyond their own fields. */
export interface CsvContext {
  /** That of labels, numbers and words. Labels are read in every language. */
  readonly language: string;
  readonly languages: readonly string[];
  readonly enums: readonly Enum[];
  /** Hours and minutes ahead of UTC (`+07:00`) that days and times are written in. */
  readonly utcOffset: string;
  /** How a boolean is written, by language. */
  readonly yesNo: Readonly<Record<string, { readonly yes: string; readonly no: string }>>;
}

/** Blind to case and to how letters with accents are encoded. */
export function folded(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

export function textToCsv(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return FORMULA.test(text) ? `'${text}` : text;
}

export function textFromCsv(cell: string): string | undefined {
  if (cell === '') return undefined;
  return ESCAPED.test(cell) ? cell.slice(1) : cell;
}

/** Whole numbers: dots and spaces group thousands (`1.234.567đ`). What is no number is answered as it stands. */
export function integerFromCsv(cell: string): number | string | undefined {
  const bare = cell.replace(/[\s\u00a0]|đ\s*$|₫\s*$/gu, '');
  return numeric(cell, /^-?\d{1,3}(\.\d{3})+$/.test(bare) ? bare.replaceAll('.', '') : bare);
}

/** A dot or a comma before the decimals, nothing between thousands: `12.5` and `12,5`. */
export function decimalFromCsv(cell: string): number | string | undefined {
  const bare = cell.trim();
  return numeric(cell, /^-?\d+,\d+$/.test(bare) ? bare.replace(',', '.') : bare);
}

/** A number is no formula, whatever its sign. */
export function numberToCsv(value: unknown): string {
  return typeof value === 'number' ? String(value) : textToCsv(value);
}

/** Without thousands, and with the language's own sign before the decimals: a spreadsheet of that language reads it as a number. */
export function decimalToCsv(value: unknown, language: string): string {
  if (typeof value !== 'number') return numberToCsv(value);
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}

/** `2026-07-05` as `05/07/2026`. */
export function dayToCsv(value: unknown): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value ?? '')) ?? [];
  return year ? `${day}/${month}/${year}` : textToCsv(value);
}

/** `2026-07` as `07/2026`. */
export function monthToCsv(value: unknown): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(String(value ?? '')) ?? [];
  return year ? `${month}/${year}` : textToCsv(value);
}

/** A moment as `05/07/2026 17:00`, in the project's time zone. */
export function momentToCsv(value: unknown, { utcOffset }: CsvContext): string {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) return textToCsv(value);
  const local = new Date(at + minutesOf(utcOffset) * 60_000).toISOString();
  return `${dayToCsv(local.slice(0, 10))} ${local.slice(11, 16)}`;
}

const LOCAL_MOMENT = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/** A moment with its offset, or a day and a time in the project's time zone. */
export function momentFromCsv(cell: string, { utcOffset }: CsvContext): string | undefined {
  const text = cell.trim();
  const [, day = '', month = '', year, hour = '', minute, second = '00'] = LOCAL_MOMENT.exec(text) ?? [];
  if (year === undefined) return text || undefined;
  const moment = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${hour.padStart(2, '0')}:${minute}:${second}`;
  const local = Date.parse(`${moment}Z`);
  // Some days are read although the calendar has none of them: 31/02 as 3 March.
  if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 19) !== moment) return text;
  return new Date(local - minutesOf(utcOffset) * 60_000).toISOString();
}

function minutesOf(utcOffset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(utcOffset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** The value's label, or the value itself where others of the field have the same label. */
export function enumToCsv(field: EnumField | EnumListField, value: unknown, context: CsvContext): string {
  const labels = labelsOf(field, context);
  const own = labels.find((each) => each.value === value);
  if (!own) return textToCsv(value);
  const label = textIn(own.label, context.language, context.languages);
  const alone = labels.filter((each) => namesOf(each, context).includes(folded(label))).length === 1;
  return textToCsv(alone ? label : value);
}

/** The value that the cell names, by itself or by a label in any language. */
export function enumFromCsv(field: EnumField | EnumListField, cell: string, context: CsvContext): unknown {
  const text = textFromCsv(cell.trim());
  if (text === undefined) return undefined;
  const exact = field.values.find((value) => String(value) === text);
  if (exact !== undefined) return exact;
  const found = labelsOf(field, context).filter((each) => namesOf(each, context).includes(folded(text)));
  return found.length === 1 ? found[0]?.value : text;
}

function labelsOf({ enum: name, values }: EnumField | EnumListField, { enums }: CsvContext): Enum['values'] {
  const known = enums.find((each) => each.name === name)?.values ?? [];
  return known.filter(({ value }) => values.includes(value));
}

function namesOf({ value, label }: Enum['values'][number], { languages }: CsvContext): readonly string[] {
  return [String(value), ...languages.map((language) => label[language] ?? '')].map(folded);
}

function numeric(cell: string, bare: string): number | string | undefined {
  if (bare === '') return undefined;
  const number = Number(bare);
  return Number.isFinite(number) ? number : cell;
}

/** `A; B`, or JSON where an element holds a semicolon or edge spaces of its own. */
export function listToCsv(value: unknown): string {
  if (!Array.isArray(value)) return '';
  const plain = value.every(
    (item) => typeof item === 'string' && /^[^\s;[=+\-@'＝＋－＠](?:[^;]*[^\s;])?$/u.test(item),
  );
  return plain && value.length > 0 ? value.join('; ') : JSON.stringify(value);
}

export function listFromCsv(cell: string): unknown {
  if (cell.trim() === '') return undefined;
  if (cell.startsWith('[')) return jsonFromCsv(cell);
  return cell
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export function jsonToCsv(value: unknown): string {
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

export function jsonFromCsv(cell: string): unknown {
  if (cell.trim() === '') return undefined;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}
