import { type ImportOptions, type ImportSource, ImportError } from '../draft.ts';
import { draftTables, listTables } from '../tables/draft-tables.ts';
import { planTables } from '../tables/plan-tables.ts';
import { recordsOf } from '../tables/records.ts';
import { type CsvFile, isCsvName, readCsv } from './read-csv.ts';
import { tablesOfCsv } from './tables-of-csv.ts';

/** A CSV file, or all CSV files of a folder. */
export const csvSource: ImportSource<readonly CsvFile[]> = {
  name: 'csv',
  recognizes: ({ from, bytes, files }) =>
    files ? [...files.keys()].some(isCsvName) : bytes !== undefined && isCsvName(from.replace(/[?#].*$/u, '')),
  read: (origin) => readCsv(origin),
  list: (files, options) => listTables(planTables(tablesOfCsv(files, checked(options)), options)),
  draft(files, options) {
    const tables = tablesOfCsv(files, checked(options));
    const { files: drafted, notes } = draftTables(planTables(tables, options), options);
    return { files: drafted, notes: [...tables.notes, ...notes] };
  },
  records(_, files, options) {
    const tables = tablesOfCsv(files, options);
    return recordsOf(
      planTables(tables, options),
      async function* rows({ name }) {
        yield* tables.rowsOf(name);
      },
      options,
    );
  },
};

/** @throws ImportError if another back end is to store the records */
function checked(options: ImportOptions): ImportOptions {
  if (options.backend === undefined) return options;
  throw new ImportError('The records of a CSV file belong to the project itself.', 'Leave "backend" out.');
}
