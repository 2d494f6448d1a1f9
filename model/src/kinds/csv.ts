import type { EnumField, EnumListField } from '../model/field.ts';
import type { Enum } from '../model/model.ts';
import { textIn } from '../model/text.ts';
import type { Precision } from '../region/dates.ts';
import type { Formats } from '../region/formats.ts';

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
  /** How the project writes days, times, numbers and money. */
  readonly formats: Formats;
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

/** Whole numbers: spaces and the project's own sign group thousands. What is no number is answered as it stands. */
export function integerFromCsv(cell: string, { formats }: CsvContext): number | string | undefined {
  return numeric(cell, ungrouped(cell.replace(SPACES, ''), formats));
}

const SPACES = /[\s\u00a0\u202f]/gu;

/** `1.234.567` without the signs between thousands; what is not grouped so stays as it is. */
function ungrouped(text: string, { region: { numbers } }: Formats): string {
  const groups = text.split(numbers.group);
  const grouped = numbers.group !== '' && groups.length > 1;
  return grouped && /^-?\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group))
    ? groups.join('')
    : text;
}

/** An amount in whole units, `19.9`, of the smallest units that are stored, 1990. */
export function moneyToCsv(value: unknown, { language, formats }: CsvContext): string {
  const { minorUnit } = formats.region.currency;
  return decimalToCsv(typeof value === 'number' ? value / 10 ** minorUnit : value, language);
}

/** Whole units with or without the currency (`1.234.567đ`, `€19,90`). What is no amount is answered as it stands. */
export function moneyFromCsv(cell: string, { formats }: CsvContext): number | string | undefined {
  const { currency, numbers } = formats.region;
  const signs = [currency.code, ...currency.pattern.split('{amount}')].map((sign) => sign.replace(SPACES, ''));
  const bare = signs
    .filter((sign) => sign !== '')
    .reduce((text, sign) => text.replace(sign, ''), cell.replace(SPACES, '').replace(/\p{Sc}/u, ''));
  const [whole = '', fraction = '', ...rest] = ungrouped(bare, formats).split(
    bare.includes(numbers.decimal) ? numbers.decimal : '.',
  );
  const digits = fraction.replace(/0+$/, '');
  if (rest.length > 0 || digits.length > currency.minorUnit) return cell;
  return numeric(cell, bare === '' ? '' : `${ungrouped(whole, formats)}${digits.padEnd(currency.minorUnit, '0')}`);
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

/** A stored time as the project writes it: `05/07/2026`, `07/2026`, `05/07/2026 17:00`. */
export function timeToCsv(value: unknown, precision: Precision, { formats }: CsvContext): string {
  return textToCsv(typeof value === 'string' ? formats.time(value, precision) : value);
}

/** A time as the project writes it, or as it is stored. What is no such time is answered as it stands. */
export function timeFromCsv(cell: string, precision: Precision, { formats }: CsvContext): string | undefined {
  const [, text = '', seconds] = /^(.*?\d{1,2}:\d{2})(?::(\d{2}))?$/.exec(cell.trim()) ?? [undefined, cell.trim()];
  const read = formats.readTime(text, precision);
  if (read === undefined) return cell.trim() || undefined;
  return seconds === undefined ? read : read.replace(':00.000Z', `:${seconds}.000Z`);
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
