import { textToCsv } from '@tuyen/model';

/** Spreadsheets read a file without this mark in the machine's old code page, and Vietnamese letters break. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/** Cells that are safe to open already, as the kinds write them, as one line of a file. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

/** A text that spreadsheets do not run, or a number. */
export function safeCell(value: string | number | null): string {
  return typeof value === 'number' ? String(value) : textToCsv(value);
}

/** Half a line break of Windows inside a cell would look like the end of a row to who counts rows. */
function quoted(cell: string): string {
  const text = cell.replaceAll(/\r\n?/gu, '\n');
  return /[",;\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
