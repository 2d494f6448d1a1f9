import type { Region } from '@tuyen/model';
import type { Column } from '../tables/table.ts';
import { type CellFormat, cellFormats } from './cell-formats.ts';

export interface GuessedColumn {
  readonly column: Column;
  /** Format of all cells. Undefined for texts. */
  readonly format: CellFormat | undefined;
  /** Whether every row has a value of its own. */
  readonly isUnique: boolean;
}

/** Maximum number of values of an enum. */
const MOST_VALUES = 12;
/** Minimum average number of rows for each value of an enum. */
const ROWS_PER_VALUE = 5;
const LONGEST_VALUE = 40;
const LENGTHS = [50, 100, 200, 500, 2000, 10_000];
const IDENTIFYING = /(?:^|[\s_.-])(?:code|id|sku|no|nr|number|email|e-mail|mã)$|(?:nummer|kennung|^mã .+|^số .+)$/iu;

/** Guesses what a column contains from the cells of all rows. */
export function guessColumn(name: string, cells: readonly string[], region: Region | undefined): GuessedColumn {
  const filled = cells.filter((cell) => cell !== '');
  const distinct = new Set(filled);
  const nullable = filled.length < cells.length || cells.length === 0;
  const format =
    filled.length === 0
      ? undefined
      : cellFormats(name, region).find(({ read }) => filled.every((cell) => read(cell) !== undefined));
  const isUnique = !nullable && distinct.size === cells.length && isIdentifying(name);
  const shared = { name, declared: '', nullable: nullable || !isUnique };
  if (format) {
    const scale =
      format.type === 'decimal' ? Math.max(...filled.map((cell) => digitsAfterPoint(format.read(cell)))) : 0;
    return { column: { ...shared, type: format.type, ...(scale > 0 && { scale }) }, format, isUnique };
  }
  const multiline = filled.some((cell) => /[\r\n]/u.test(cell));
  const isEnum =
    !multiline &&
    distinct.size > 0 &&
    distinct.size <= MOST_VALUES &&
    filled.length >= distinct.size * ROWS_PER_VALUE &&
    [...distinct].every((text) => text.length <= LONGEST_VALUE);
  if (isEnum) return { column: { ...shared, type: 'text', values: [...distinct].toSorted() }, format, isUnique };
  const longest = Math.max(0, ...filled.map((cell) => cell.length));
  const maxLength = LENGTHS.find((length) => length >= Math.max(longest, 1));
  const text = {
    type: 'text' as const,
    ...(maxLength !== undefined && { maxLength }),
    ...(multiline && { multiline }),
  };
  return { column: { ...shared, ...text }, format, isUnique };
}

/** `Customer id` and `customerId` identify a row, `paid` does not. */
function isIdentifying(name: string): boolean {
  return IDENTIFYING.test(name.replaceAll(/([a-z])([A-Z])/gu, '$1 $2'));
}

function digitsAfterPoint(number: string | undefined): number {
  return number?.split('.')[1]?.length ?? 0;
}
