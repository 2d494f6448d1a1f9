import {
  csvHeadings,
  fieldOfHeading,
  foldedHeading,
  importedFields,
  textToCsv,
  type Model,
  type Resource,
} from '@tuyen/model';
import Papa from 'papaparse';

/** A row of a file, unchanged. */
export interface CsvRow {
  /** As a spreadsheet counts: the heading is line 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Why the row cannot be read. Its cells may be in the wrong columns. */
  readonly faults?: readonly CsvFault[];
}

/** Why a line of a file cannot be read. */
export type CsvFault =
  | { readonly kind: 'open_quote' | 'stray_quote' }
  | { readonly kind: 'too_many_cells' | 'too_few_cells'; readonly cells: number; readonly columns: number };

export interface CsvFile {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
  /** The whole file is refused for these. */
  readonly headerFaults: readonly CsvFault[];
}

/** Not the bar: it separates the parts of a cell. */
const DELIMITERS = [',', ';', '\t'];

/** First line that names the delimiter for Excel. Excel does not count this line. */
const SEP_LINE = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/iu;

/**
 * Reads a CSV file; empty lines are left out. A row needs a cell for each headed column. More cells are accepted only if they are empty.
 * @throws NotUnicodeError for a file in an old code page, of which letters would be lost
 */
export function readCsv(bytes: Uint8Array): CsvFile {
  const text = textOf(bytes);
  const [sepLine = '', delimiter] = SEP_LINE.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(text.slice(sepLine.length), {
    delimitersToGuess: DELIMITERS,
    ...(delimiter !== undefined && { delimiter }),
  });
  const quotes = new Map<number, CsvFault[]>();
  for (const { type, code, row = 0 } of errors) {
    // The other type of error is that no delimiter was found: a file of one column has none.
    if (type !== 'Quotes') continue;
    const kind = code === 'MissingQuotes' ? 'open_quote' : 'stray_quote';
    const found = quotes.get(row) ?? [];
    if (!found.some((fault) => fault.kind === kind)) quotes.set(row, [...found, { kind }]);
  }
  const [columns = [], ...lines] = data;
  const least = columns.findLastIndex((heading) => !isBlank(heading)) + 1;
  const rows = lines.flatMap((all, index): CsvRow[] => {
    if (all.every(isBlank)) return [];
    const faults = [...(quotes.get(index + 1) ?? []), ...countFaults(all, columns.length, least)];
    const row = { line: index + 2, cells: all.slice(0, columns.length) };
    return [faults.length > 0 ? { ...row, faults } : row];
  });
  return { columns, rows, headerFaults: quotes.get(0) ?? [] };
}

function countFaults(all: readonly string[], columns: number, least: number): readonly CsvFault[] {
  if (all.slice(columns).some((cell) => !isBlank(cell)))
    return [{ kind: 'too_many_cells', cells: all.length, columns }];
  return all.length < least ? [{ kind: 'too_few_cells', cells: all.length, columns }] : [];
}

const isBlank = (text: string): boolean => foldedHeading(text) === '';

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

/** Returns the positions of columns that name no field of the resource, or one that another column names already. */
export function unknownColumns(
  resource: Resource,
  { columns, rows }: CsvFile,
  model: Pick<Model, 'languages'>,
): readonly number[] {
  const seen = new Set<unknown>();
  return columns.flatMap((heading, index) => {
    if (isBlank(heading) && rows.every(({ cells }) => isBlank(cells[index] ?? ''))) return [];
    const field = fieldOfHeading(resource, heading, model);
    if (field === undefined || seen.has(field)) return [index];
    seen.add(field);
    return [];
  });
}

/** Returns the file with other headings. @param chosen a field's name by position; an empty name leaves the column out */
export function assignColumns(file: CsvFile, chosen: ReadonlyMap<number, string>): CsvFile {
  if (chosen.size === 0) return file;
  const remains = (_: string, index: number) => chosen.get(index) !== '';
  return {
    ...file,
    columns: file.columns.map((heading, index) => chosen.get(index) ?? heading).filter(remains),
    rows: file.rows.map((row) => ({ ...row, cells: row.cells.filter(remains) })),
  };
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
