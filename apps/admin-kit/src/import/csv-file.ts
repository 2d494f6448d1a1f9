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

export interface CsvRow {
  /** Line number as in a spreadsheet: the heading is line 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly faults?: readonly CsvFault[];
}

export type CsvFault =
  | { readonly kind: 'open_quote' | 'stray_quote' }
  | { readonly kind: 'too_many_cells' | 'too_few_cells'; readonly cells: number; readonly columns: number };

export interface CsvFile {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly headerFaults: readonly CsvFault[];
}

/** The vertical bar is not a delimiter, because it separates values inside a cell. */
const DELIMITERS = [',', ';', '\t'];

/** Optional first line that tells Excel which delimiter the file uses. Excel does not count this line. */
const SEP_LINE = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/iu;

/**
 * Parses a CSV file and skips empty lines. A row is readable only if it has a cell for each column with a heading and
 * no values beyond these columns.
 * @param isHeading returns true for a known heading. Without one in the first line, the headings may be below a title
 * @param encoding label of the old code page in which a file that is not Unicode is decoded
 * @throws NotUnicodeError for a file in an old code page that no encoding is given for, because letters would be lost
 */
export function readCsv(
  bytes: Uint8Array,
  isHeading: (cell: string) => boolean = () => true,
  encoding?: string,
): CsvFile {
  const text = textOf(bytes, encoding);
  const [sepLine = '', delimiter] = SEP_LINE.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(text.slice(sepLine.length), {
    delimitersToGuess: DELIMITERS,
    ...(delimiter !== undefined && { delimiter }),
  });
  const quotes = new Map<number, CsvFault[]>();
  for (const { type, code, row = 0 } of errors) {
    // Ignores errors of the type `Delimiter`. They mean that no delimiter was found, which is normal for a file with
    // one column.
    if (type !== 'Quotes') continue;
    const kind = code === 'MissingQuotes' ? 'open_quote' : 'stray_quote';
    const found = quotes.get(row) ?? [];
    if (!found.some((fault) => fault.kind === kind)) quotes.set(row, [...found, { kind }]);
  }
  const at = Math.max(0, headingIndex(data, isHeading));
  const [columns = [], ...lines] = data.slice(at);
  const least = columns.findLastIndex((heading) => !isBlank(heading)) + 1;
  const rows = lines.flatMap((all, index): CsvRow[] => {
    if (all.every(isBlank)) return [];
    const faults = [...(quotes.get(at + index + 1) ?? []), ...countFaults(all, columns.length, least)];
    const row = { line: at + index + 2, cells: all.slice(0, columns.length) };
    return [faults.length > 0 ? { ...row, faults } : row];
  });
  return { columns, rows, headerFaults: quotes.get(at) ?? [] };
}

/** Number of lines in which headings are looked for. */
const TITLE_LINES = 50;

/**
 * Returns the index of the line with the headings. Statements and reports have a title with a few cells above the
 * table. Without a known heading, the headings are the first line with the most cells, if it has at least twice as many
 * as the first line.
 */
function headingIndex(lines: readonly (readonly string[])[], isHeading: (cell: string) => boolean): number {
  if (lines[0]?.some((cell) => !isBlank(cell) && isHeading(cell))) return 0;
  const filled = lines.slice(0, TITLE_LINES).map((cells) => cells.filter((cell) => !isBlank(cell)).length);
  const most = Math.max(...filled);
  return (filled[0] ?? 0) * 2 <= most ? filled.indexOf(most) : 0;
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

/** Decodes a file that Excel saved as "Unicode text" (UTF-16) or as "CSV UTF-8" (with a byte order mark). */
function textOf(bytes: Uint8Array, legacy: string | undefined): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (legacy === undefined) throw new NotUnicodeError();
    return new TextDecoder(legacy).decode(bytes);
  }
}

/** Code pages of text files that are not Unicode, by language: https://encoding.spec.whatwg.org, HTML § 13.2.3.2. */
const CODE_PAGES: Readonly<Record<string, string>> = {
  ar: 'windows-1256',
  cs: 'windows-1250',
  el: 'iso-8859-7',
  he: 'windows-1255',
  hu: 'iso-8859-2',
  ja: 'shift_jis',
  ko: 'euc-kr',
  pl: 'iso-8859-2',
  ru: 'windows-1251',
  th: 'windows-874',
  tr: 'windows-1254',
  vi: 'windows-1258',
  zh: 'gb18030',
};

export const codePageOf = (language: string): string => CODE_PAGES[language.slice(0, 2)] ?? 'windows-1252';

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

export function assignColumns(file: CsvFile, chosen: ReadonlyMap<number, string>): CsvFile {
  if (chosen.size === 0) return file;
  const remains = (_: string, index: number) => chosen.get(index) !== '';
  return {
    ...file,
    columns: file.columns.map((heading, index) => chosen.get(index) ?? heading).filter(remains),
    rows: file.rows.map((row) => ({ ...row, cells: row.cells.filter(remains) })),
  };
}

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

export function templateCsv(resource: Resource, model: Pick<Model, 'languages'>, language: string): string {
  return csvText([importedFields(resource).map(csvHeadings(resource, model, language))]);
}

/**
 * Byte order mark at the start of each file. Without it, spreadsheets read the file in the machine's old code page and
 * break Vietnamese letters.
 */
const BYTE_ORDER_MARK = '\uFEFF';

export function csvText(lines: readonly (readonly (string | number)[])[]): string {
  const safe = lines.map((line) => line.map((cell) => (typeof cell === 'number' ? cell : textToCsv(cell))));
  return BYTE_ORDER_MARK + Papa.unparse(safe);
}
