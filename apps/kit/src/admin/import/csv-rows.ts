import { kindOf, type Field, type Resource } from '@tuyen/schemas';
import Papa from 'papaparse';

/** Spreadsheets read a file without this mark in the machine's old code page, and Vietnamese letters break. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV: a column a field, its name as heading so that the file can be imported again. Secrets and documents stay out: the
 * address of a document opens nothing by itself, and no other record may take it.
 */
export function csvOf(resource: Resource, rows: readonly object[], label: (field: string) => string): string {
  const fields = resource.fields.filter(({ kind, writeOnly }) => !writeOnly && kind !== 'file' && kind !== 'image');
  const heading = fields.map((field) => `${field.name} (${label(field.name)})`);
  const lines = rows.map((row) => fields.map((field) => cellOf(field, (row as Record<string, unknown>)[field.name])));
  return BYTE_ORDER_MARK + Papa.unparse([heading, ...lines], { escapeFormulae: true });
}

function cellOf(field: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  return kindOf(field).toCsv(field, value);
}

export interface CsvRows {
  readonly rows: readonly Record<string, unknown>[];
  /** Headings that name no field that can be written. */
  readonly unknown: readonly string[];
}

/** Reads a CSV file's text into rows for the server. A heading is a field's name, whatever follows it in brackets. */
export function rowsOf(resource: Resource, text: string): CsvRows {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [heading = [], ...lines] = data;
  const columns = heading.map((cell) => {
    const name = cell.replace(/\s*\(.*\)\s*$/s, '').trim();
    return { name, field: resource.fields.find((field) => field.name === name) };
  });
  const rows = lines.map((line) => {
    const cells = columns.map(({ field }, index): [string, unknown] | undefined => {
      const cell = line[index]?.trim() ?? '';
      return field && !field.readOnly && cell !== '' ? [field.name, kindOf(field).fromCsv(field, cell)] : undefined;
    });
    return Object.fromEntries(cells.filter((cell) => cell !== undefined));
  });
  return { rows, unknown: columns.filter(({ field }) => !field).map(({ name }) => name) };
}
