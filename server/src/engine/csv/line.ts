import { textToCsv } from '@tuyen/model';
import type Papa from 'papaparse';
import { onDemand } from '../on-demand.ts';

const papa = onDemand<typeof Papa>('papaparse');

/** Without this mark spreadsheets read a file in the machine's old code page, and Vietnamese letters break. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/** Lines of a file whose cells are already safe to open, as the kinds write them. */
export function csvLines(lines: readonly (readonly string[])[]): string {
  if (lines.length === 0) return '';
  // A line break of Windows inside a cell would look like the end of a row to programs that count rows.
  const cells = lines.map((line) => line.map((cell) => cell.replaceAll(/\r\n?/gu, '\n')));
  // Spreadsheets of some countries separate cells by these, even if the file does not.
  return `${papa().unparse(cells, { newline: '\r\n', quotes: (cell) => /[;\t]/u.test(String(cell)) })}\r\n`;
}

/** A whole file of texts, which spreadsheets do not run, and numbers. */
export function csvFile(lines: readonly (readonly (string | number | null)[])[]): string {
  return BYTE_ORDER_MARK + csvLines(lines.map((line) => line.map(safeCell)));
}

/** A text that spreadsheets do not run, or a number. */
export function safeCell(value: string | number | null): string {
  return typeof value === 'number' ? String(value) : textToCsv(value);
}
