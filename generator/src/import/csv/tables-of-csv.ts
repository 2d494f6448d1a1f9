import type { DraftNote, ImportOptions } from '../draft.ts';
import { resourceName, snakeName } from '../tables/names.ts';
import type { Column, ForeignKey, SourceRow, Table, Tables } from '../tables/table.ts';
import { type GuessedColumn, guessColumn } from './guess-columns.ts';
import type { CsvFile } from './read-csv.ts';

export interface CsvTables extends Tables {
  readonly notes: readonly DraftNote[];
  /** Rows of each file with their values in the form of a database, by the name of the file. */
  rowsOf(file: string): Iterable<SourceRow>;
}

interface GuessedFile {
  readonly file: CsvFile;
  readonly columns: readonly GuessedColumn[];
  readonly plain: string;
}

/** Guesses tables, columns, keys and references from the rows of CSV files. */
export function tablesOfCsv(files: readonly CsvFile[], { region, languages }: ImportOptions): CsvTables {
  const guessed = files.map((file): GuessedFile => ({
    file,
    plain: file.name.replace(/\.[^.]+$/u, ''),
    columns: file.headings.map((heading, index) => guessColumn(heading, cellsOf(file, index), region)),
  }));
  const tables = guessed.map((one): Table => ({
    name: one.file.name,
    plain: one.plain,
    kind: 'table',
    columns: one.columns.map(({ column }): Column => column),
    key: [],
    uniques: one.columns.flatMap(({ column, isUnique }) => (isUnique ? [[column.name]] : [])),
    foreignKeys: one.columns.flatMap(({ column }, index) => foreignKeyOf(one, column, index, guessed)),
    rows: one.file.rows.length,
  }));
  return {
    tables,
    skipped: [],
    ownsKeys: false,
    inEnglish: languages[0]?.startsWith('en') === true,
    notes: files.flatMap(encodingNote),
    rowsOf: (name) => rowsOf(guessed.find(({ file }) => file.name === name)),
  };
}

function cellsOf({ rows }: CsvFile, index: number): readonly string[] {
  return rows.map((row) => row[index] ?? '');
}

/**
 * Returns a foreign key to a file with a unique column that contains all values of this column. The names must fit too.
 */
function foreignKeyOf(
  { file }: GuessedFile,
  { name, type, values }: Column,
  index: number,
  all: readonly GuessedFile[],
): readonly ForeignKey[] {
  const cells = new Set(cellsOf(file, index).filter((cell) => cell !== ''));
  if (cells.size === 0 || values || !['text', 'integer', 'uuid', 'email'].includes(type)) return [];
  for (const other of all) {
    if (other.file === file) continue;
    for (const [position, { column, isUnique }] of other.columns.entries()) {
      if (!isUnique || !namesFit(name, other.plain, column.name, cells)) continue;
      const known = new Set(cellsOf(other.file, position));
      if ([...cells].every((cell) => known.has(cell)))
        return [{ columns: [name], table: other.file.name, references: [column.name] }];
    }
  }
  return [];
}

/**
 * Returns whether the names allow a reference: the column is named like the file or like its unique column, or has
 * codes with letters and ends in `_code`. Values alone prove nothing: the numbers from 1 to 10 are also ids of every
 * larger file.
 */
function namesFit(name: string, file: string, unique: string, cells: ReadonlySet<string>): boolean {
  const words = snakeName(name).split('_');
  const table = resourceName(file).split('-');
  const last = table.at(-1) ?? '';
  const isNamed = words.some(
    (word) => word.length > 2 && (last === word || last.startsWith(word.replace(/y$/u, 'i')) || last.startsWith(word)),
  );
  if (isNamed) return true;
  const isSame = snakeName(name) === snakeName(unique) && !GENERIC.has(snakeName(name));
  return (
    isSame || (cells.size > 2 && [...cells].every((cell) => /\p{L}/u.test(cell)) && snakeName(name).endsWith('_code'))
  );
}

/** Names of columns that say nothing about the file they are from. */
const GENERIC: ReadonlySet<string> = new Set([
  'id',
  'code',
  'name',
  'number',
  'no',
  'nr',
  'sku',
  'email',
  'e_mail',
  'ma',
  'nummer',
  'kennung',
]);

function* rowsOf(guessed: GuessedFile | undefined): Iterable<SourceRow> {
  if (!guessed) return;
  const { file, columns } = guessed;
  for (const row of file.rows) {
    yield Object.fromEntries(
      columns.map(({ column, format }, index) => {
        const cell = row[index] ?? '';
        return [column.name, cell === '' ? null : (format?.read(cell) ?? cell)];
      }),
    );
  }
}

function encodingNote({ name, encoding, isGuess }: CsvFile): readonly DraftNote[] {
  if (encoding === undefined) return [];
  const message = isGuess ? `is no UTF-8 and is read as ${encoding}` : `is read as ${encoding}`;
  return [
    {
      code: 'TUY890',
      place: name,
      message,
      ...(isGuess && { hint: 'Name another encoding with --encoding if letters look wrong.' }),
    },
  ];
}
