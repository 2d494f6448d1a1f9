import type Papa from 'papaparse';
import { basename } from 'node:path';
import { ImportError, type ImportOrigin } from '../draft.ts';
import { decode } from './decode.ts';

export interface CsvFile {
  /** Name of the file: `orders.csv`. */
  readonly name: string;
  readonly headings: readonly string[];
  /** Cells of each row, without white space around them. A missing cell is an empty text. */
  readonly rows: readonly (readonly string[])[];
  /** Encoding, if it is not UTF-8. */
  readonly encoding?: string;
  /** Whether the import guessed the encoding. */
  readonly isGuess: boolean;
}

const EXTENSION = /\.(?:csv|tsv)$/iu;

export function isCsvName(name: string): boolean {
  return EXTENSION.test(name);
}

/** @throws ImportError with the file and line of a row that has more cells than headings */
export async function readCsv({ from, bytes, files, encoding }: ImportOrigin): Promise<readonly CsvFile[]> {
  const { default: papa } = await import('papaparse');
  const named = files
    ? [...files].filter(([name]) => isCsvName(name))
    : [[basename(from), bytes ?? new Uint8Array()] as const];
  return named.map(([name, content]) => {
    const decoded = decode(content, name, encoding);
    return {
      name,
      ...table(papa, decoded.text, name),
      isGuess: decoded.isGuess,
      ...(decoded.encoding !== 'utf-8' && { encoding: decoded.encoding }),
    };
  });
}

function table(papa: typeof Papa, text: string, name: string): Pick<CsvFile, 'headings' | 'rows'> {
  const { data, errors } = papa.parse<readonly string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const [first, ...rest] = data;
  if (!first) throw new ImportError(`${name} is empty.`, 'The first line has the names of the columns.');
  const wrong = errors.find(({ type }) => type === 'Quotes');
  if (wrong)
    throw new ImportError(
      `${name}:${(wrong.row ?? 0) + 1} has a quote that does not end.`,
      'Close it, or double a quote inside a cell.',
    );
  const long = rest.findIndex((row) => row.slice(first.length).some((cell) => cell.trim() !== ''));
  if (long >= 0)
    throw new ImportError(
      `${name}:${long + 2} has ${rest[long]?.length} cells, but there are ${first.length} columns.`,
      'Put a cell that contains the separator into quotes.',
    );
  const kept = [...first.keys()].filter(
    (index) => first[index]?.trim() !== '' || rest.some((row) => (row[index] ?? '').trim() !== ''),
  );
  const headings: string[] = [];
  for (const index of kept) {
    const heading = (first[index] ?? '').trim() || `Column ${index + 1}`;
    const count = headings.filter((one) => one === heading || one.startsWith(`${heading} (`)).length;
    headings.push(count === 0 ? heading : `${heading} (${count + 1})`);
  }
  return { headings, rows: rest.map((row) => kept.map((index) => (row[index] ?? '').trim())) };
}
