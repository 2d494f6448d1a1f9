import type { EnumField, EnumListField } from '../../model/fields/field.ts';
import { exactNumber, hasInexactNumber, isInexactNumber } from '../../model/json/exact-number.ts';
import type { Enum } from '../../model/model.ts';
import { textIn } from '../../model/text.ts';
import type { Precision } from '../../region/dates.ts';
import type { Formats } from '../../region/formats.ts';

/*
 * CSV cells for spreadsheets. An empty cell is read as undefined, so the field is omitted. Spreadsheets execute a cell
 * that begins with = + - or @ as a formula, some also after a line break or with full-width characters. Such texts get
 * a leading apostrophe, as in Excel.
 */

const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Settings of a CSV file that affect the cells of every field. */
export interface CsvContext {
  /** Language of labels, numbers and booleans. Labels are accepted in every language. */
  readonly language: string;
  readonly languages: readonly string[];
  readonly enums: readonly Enum[];
  /** Formats of dates, times, numbers and money. */
  readonly formats: Formats;
  /** Words for yes and no, by language. */
  readonly yesNo: Readonly<Record<string, { readonly yes: string; readonly no: string }>>;
}

/** Returns the text in lower case, trimmed and in Unicode form C, for comparison. */
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

/** Parses an integer with spaces or the project's separator between thousands. Returns other text unchanged. */
export function integerFromCsv(cell: string, { formats }: CsvContext): number | string | undefined {
  return numeric(cell, ungrouped(cell.replace(SPACES, ''), formats));
}

const SPACES = /[\s\u00a0\u202f]/gu;

/** Removes thousands separators: `1.234.567`. Returns text that is not grouped in this way unchanged. */
function ungrouped(text: string, { region: { numbers } }: Formats): string {
  const groups = text.split(numbers.group);
  return /^-?\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group))
    ? groups.join('')
    : text;
}

/**
 * Converts an amount from minor units (1990) to major units (`19.9`).
 * @param currency see `Formats.currency`
 */
export function moneyToCsv(value: unknown, { language, formats }: CsvContext, currency?: unknown): string {
  const { minorUnit } = formats.currency(currency);
  return decimalToCsv(typeof value === 'number' ? value / 10 ** minorUnit : value, language);
}

/** Parses an amount in major units, with or without the currency (`€19,90`). Returns other text unchanged. */
export function moneyFromCsv(cell: string, { formats }: CsvContext): number | string | undefined {
  const { currency, numbers } = formats.region;
  const signs = [currency.code, ...currency.pattern.split('{amount}')].map((sign) => sign.replace(SPACES, ''));
  const bare = signs
    .filter((sign) => sign !== '')
    .reduce((text, sign) => text.replace(sign, ''), cell.replace(SPACES, '').replace(/\p{Sc}/u, ''));
  const [integerPart = '', fraction = '', ...rest] = ungrouped(bare, formats).split(
    bare.includes(numbers.decimal) ? numbers.decimal : '.',
  );
  const digits = fraction.replace(/0+$/, '');
  if (rest.length > 0 || digits.length > currency.minorUnit) return cell;
  return numeric(
    cell,
    bare === '' ? '' : `${ungrouped(integerPart, formats)}${digits.padEnd(currency.minorUnit, '0')}`,
  );
}

/** Parses a decimal with a dot or a comma, without thousands separators: `12.5` and `12,5`. */
export function decimalFromCsv(cell: string): number | string | undefined {
  const bare = cell.trim();
  return numeric(cell, /^-?\d+,\d+$/.test(bare) ? bare.replace(',', '.') : bare);
}

/**
 * Formats a number for a CSV cell. The apostrophe that protects texts against execution as a formula is not needed,
 * even for negative numbers.
 */
export function numberToCsv(value: unknown): string {
  return typeof value === 'number' ? String(value) : textToCsv(value);
}

/**
 * Formats a decimal without thousands separators and with the language's decimal separator, so that a spreadsheet reads
 * it as a number.
 */
export function decimalToCsv(value: unknown, language: string): string {
  if (typeof value !== 'number') return numberToCsv(value);
  return decimalFormat(language).format(value);
}

const DECIMALS: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 20 };
const decimalFormats = new Map<string, Intl.NumberFormat>();

/**
 * Cached: a file has thousands of cells. Creating a format takes 10 kB outside of JavaScript's heap and 50 times the
 * time of formatting.
 */
function decimalFormat(language: string): Intl.NumberFormat {
  let format = decimalFormats.get(language);
  if (!format) decimalFormats.set(language, (format = new Intl.NumberFormat(language, DECIMALS)));
  return format;
}

/** Formats a stored time in the project's format: `05/07/2026`, `07/2026`, `05/07/2026 17:00`. */
export function timeToCsv(value: unknown, precision: Precision, { formats }: CsvContext): string {
  return textToCsv(typeof value === 'string' ? formats.time(value, precision) : value);
}

/** Parses a time in the project's format or as stored. Returns other text unchanged. */
export function timeFromCsv(cell: string, precision: Precision, { formats }: CsvContext): string | undefined {
  const [, text = '', seconds] = /^(.*?\d{1,2}:\d{2})(?::(\d{2}))?$/.exec(cell.trim()) ?? [undefined, cell.trim()];
  const read = formats.readTime(text, precision);
  if (read === undefined) return cell.trim() || undefined;
  return seconds === undefined ? read : read.replace(':00.000Z', `:${seconds}.000Z`);
}

/** Returns the label of the value, or the value itself if another value has the same label. */
export function enumToCsv(field: EnumField | EnumListField, value: unknown, context: CsvContext): string {
  const labels = labelsOf(field, context);
  const own = labels.find((each) => each.value === value);
  if (!own) return textToCsv(value);
  const label = textIn(own.label, context.language, context.languages);
  const alone = labels.filter((each) => namesOf(each, context).includes(folded(label))).length === 1;
  return textToCsv(alone ? label : value);
}

/** Returns the value that the cell names, by the value itself or by its label in any language. */
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
  // A number that JavaScript cannot represent exactly stays a text, so that validation rejects it instead of storing
  // another number.
  return exactNumber(bare) ?? (isInexactNumber(bare) ? bare : cell);
}

/** Formats a list as `A; B`. Formats it as JSON if an item contains a semicolon or begins or ends with a space. */
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
  if (hasInexactNumber(cell)) return cell;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}
