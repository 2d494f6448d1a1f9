import { csvHeadings, fieldOfHeading, importedFields, textToCsv, type Model, type Resource } from '@tuyen/model';
import Papa from 'papaparse';

/** A row of a file, unchanged. */
export interface CsvRow {
  /** As a spreadsheet counts: the heading is line 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvFile {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** Not the bar: it separates the parts of a cell. */
const DELIMITERS = [',', ';', '\t'];

/**
 * Reads a CSV file; empty lines are left out.
 * @throws NotUnicodeError for a file in an old code page, of which letters would be lost
 */
export function readCsv(bytes: Uint8Array): CsvFile {
  const { data } = Papa.parse<string[]>(textOf(bytes), { delimitersToGuess: DELIMITERS });
  const [columns = [], ...lines] = data;
  const rows = lines.map((cells, index) => ({ line: index + 2, cells: cells.slice(0, columns.length) }));
  return { columns, rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) };
}

export class NotUnicodeError extends Error {
  override readonly name = 'NotUnicodeError';
}

/** Excel's "Unicode text" is UTF-16, its "CSV UTF-8" begins with a mark. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new NotUnicodeError();
  }
}

/** Headings that name no column of the resource, or one that another names already. */
export function unknownColumns(
  resource: Resource,
  { columns, rows }: CsvFile,
  model: Pick<Model, 'languages'>,
): readonly string[] {
  const seen = new Set<unknown>();
  return columns.filter((heading, index) => {
    if (heading.trim() === '' && rows.every(({ cells }) => (cells[index] ?? '').trim() === '')) return false;
    const field = fieldOfHeading(resource, heading, model);
    const wrong = field === undefined || seen.has(field);
    seen.add(field);
    return wrong;
  });
}

/** Columns that are there to read: an import leaves them alone. */
export function readOnlyColumns(
  resource: Resource,
  columns: readonly string[],
  model: Pick<Model, 'languages'>,
): readonly string[] {
  const written = new Set(importedFields(resource));
  return columns.filter((heading) => {
    const field = fieldOfHeading(resource, heading, model);
    return field !== undefined && !written.has(field);
  });
}

/** An empty file with the columns that an import writes. */
export function templateCsv(resource: Resource, model: Pick<Model, 'languages'>, language: string): string {
  return csvText([importedFields(resource).map(csvHeadings(resource, model, language))]);
}

/** Spreadsheets read a file without this mark in the machine's old code page, and Vietnamese letters break. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Texts as a file that spreadsheets open and run nothing of. */
export function csvText(lines: readonly (readonly (string | number)[])[]): string {
  const safe = lines.map((line) => line.map((cell) => (typeof cell === 'number' ? cell : textToCsv(cell))));
  return BYTE_ORDER_MARK + Papa.unparse(safe);
}
