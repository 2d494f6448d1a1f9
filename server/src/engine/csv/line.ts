import { textToCsv } from '@tuyen/model';
import type Papa from 'papaparse';
import { lazyRequire } from '../lazy-require.ts';

const papa = lazyRequire<typeof Papa>('papaparse');

/**
 * Byte order mark at the start of a file. Without it, spreadsheets read the file in the machine's legacy code page, and
 * Vietnamese letters break.
 */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/**
 * Formats lines of CSV cells. The field kinds have already written each cell so that spreadsheets do not execute it as
 * a formula.
 */
export function csvLines(lines: readonly (readonly string[])[]): string {
  if (lines.length === 0) return '';
  // A CRLF inside a cell looks like the end of a row to programs that count rows.
  const cells = lines.map((line) => line.map((cell) => cell.replaceAll(/\r\n?/gu, '\n')));
  // Quote cells that contain a semicolon or a tab: spreadsheets in some countries split cells at these characters,
  // although the file uses commas.
  return `${papa().unparse(cells, { newline: '\r\n', quotes: (cell) => /[;\t]/u.test(String(cell)) })}\r\n`;
}

export function csvFile(lines: readonly (readonly (string | number | null)[])[]): string {
  return BYTE_ORDER_MARK + csvLines(lines.map((line) => line.map(safeCell)));
}

/** Formats a value as a CSV cell. A text is written so that spreadsheets do not execute it as a formula. */
export function safeCell(value: string | number | null): string {
  return typeof value === 'number' ? String(value) : textToCsv(value);
}
