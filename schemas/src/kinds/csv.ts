/*
 * Cells of an export that spreadsheets open. An empty cell says nothing about the field: it reads as undefined.
 * Excel and its kin run a cell that begins with = + - or @ as a formula: such texts get an apostrophe, as Excel does.
 */

const FORMULA = /^'*[=+\-@\t\r]/;
const DISARMED = /^'+[=+\-@\t\r]/;

export function textToCsv(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return FORMULA.test(text) ? `'${text}` : text;
}

export function textFromCsv(cell: string): string | undefined {
  if (cell === '') return undefined;
  return DISARMED.test(cell) ? cell.slice(1) : cell;
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

function numeric(cell: string, bare: string): number | string | undefined {
  if (bare === '') return undefined;
  const number = Number(bare);
  return Number.isFinite(number) ? number : cell;
}

/** `A; B`, or JSON where an element holds a semicolon or edge spaces of its own. */
export function listToCsv(value: unknown): string {
  if (!Array.isArray(value)) return '';
  const plain = value.every((item) => typeof item === 'string' && /^[^\s;[=+\-@'](?:[^;]*[^\s;])?$/u.test(item));
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
