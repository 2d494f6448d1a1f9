import { formatsOf, NEUTRAL_REGION, type Formats, type Region } from '@tuyen/model';
import { isDate, isDateTime, isUri } from '@tuyen/model/validation';
import type { ColumnType } from '../tables/table.ts';

/** A way to write values in cells. `read` returns the value in the form of a database, or undefined for another text. */
export interface CellFormat {
  readonly type: ColumnType;
  read(cell: string): string | undefined;
}

const EMAIL = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u;
const PHONE = /^\+?\d(?:[ .()-]?\d){5,18}$/u;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;
const TIME = /^(\d{1,2}):(\d\d)(?::\d\d)?$/u;
const LOCAL = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/u;
const MOST_DIGITS = 15;

const YES_NO: readonly (readonly [yes: string, no: string])[] = [
  ['yes', 'no'],
  ['true', 'false'],
  ['có', 'không'],
  ['ja', 'nein'],
  ['oui', 'non'],
  ['si', 'no'],
  ['sí', 'no'],
];

/**
 * Returns the formats of cells in the order in which they are tried. All values of a column have one format.
 * @param heading heading of the column, because only the heading tells a phone number from a number
 */
export function cellFormats(heading: string, region: Region = NEUTRAL_REGION): readonly CellFormat[] {
  const formats = formatsOf(region);
  const isPhone = /phone|mobile|fax|\btel|điện thoại|handy/iu.test(heading);
  const whole: CellFormat = { type: 'integer', read: (cell) => wholeIn(cell, region) };
  return [
    ...YES_NO.map((words): CellFormat => ({ type: 'boolean', read: (cell) => wordIn(cell, words) })),
    ...(isPhone ? [textFormat('phone', (cell) => PHONE.test(cell))] : [whole]),
    { type: 'decimal', read: (cell) => decimalIn(cell, region.numbers) },
    { type: 'decimal', read: (cell) => decimalIn(cell, { group: '', decimal: '.' }) },
    textFormat('date', isDate),
    { type: 'date', read: (cell) => dayIn(cell, formats) },
    textFormat('date-time', isDateTime),
    textFormat('local-date-time', (cell) => LOCAL.test(cell) && isDate(cell.slice(0, 10))),
    { type: 'date-time', read: (cell) => momentIn(cell, formats) },
    { type: 'time', read: timeIn },
    textFormat('uuid', (cell) => UUID.test(cell)),
    textFormat('email', (cell) => EMAIL.test(cell)),
    textFormat('url', (cell) => /^https?:\/\//u.test(cell) && isUri(cell)),
    ...(isPhone ? [] : [textFormat('phone', (cell) => cell.startsWith('+') && PHONE.test(cell))]),
  ];
}

function textFormat(type: ColumnType, fits: (cell: string) => boolean): CellFormat {
  return { type, read: (cell) => (fits(cell) ? cell : undefined) };
}

function wordIn(cell: string, [yes, no]: readonly [string, string]): string | undefined {
  const text = cell.normalize('NFC').toLowerCase();
  if (text === yes) return 'true';
  return text === no ? 'false' : undefined;
}

/** Returns whether a text of digits is a code, such as `007`, and no number. */
function isCode(digits: string): boolean {
  return /^-?0\d/u.test(digits) || digits.replace('-', '').length > MOST_DIGITS;
}

function wholeIn(cell: string, { numbers }: Region): string | undefined {
  const digits = withoutGroups(cell, numbers.group);
  return digits !== undefined && !isCode(digits) ? digits : undefined;
}

function decimalIn(cell: string, { group, decimal }: Region['numbers']): string | undefined {
  const [integer = '', fraction, ...more] = cell.split(decimal);
  const digits = withoutGroups(integer, group);
  if (digits === undefined || more.length > 0 || isCode(digits)) return undefined;
  if (fraction === undefined) return digits;
  return /^\d{1,10}$/u.test(fraction) ? `${digits}.${fraction}` : undefined;
}

/** Removes the signs between thousands: `1.234.567`. Returns undefined for a text that is no whole number. */
function withoutGroups(text: string, group: string): string | undefined {
  if (/^-?\d+$/u.test(text)) return text;
  const [first = '', ...rest] = group === '' ? [text] : text.split(group);
  const isGrouped = rest.length > 0 && /^-?\d{1,3}$/u.test(first) && rest.every((each) => /^\d{3}$/u.test(each));
  return isGrouped ? [first, ...rest].join('') : undefined;
}

function dayIn(cell: string, formats: Formats): string | undefined {
  return /\D/u.test(cell) ? formats.readTime(cell, 'day') : undefined;
}

function momentIn(cell: string, formats: Formats): string | undefined {
  return /\d[ ,T]+\d{1,2}:\d\d/u.test(cell)
    ? formats.readTime(cell.replace(/(:\d\d):\d\d$/u, '$1'), 'minute')
    : undefined;
}

function timeIn(cell: string): string | undefined {
  const [, hour = '', minute = ''] = TIME.exec(cell) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : undefined;
}
