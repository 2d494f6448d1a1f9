import { ImportError, type ImportOptions, type ImportSource } from '../draft.ts';
import { draftTables, listTables } from '../tables/draft-tables.ts';
import { planTables } from '../tables/plan-tables.ts';
import { recordsOf } from '../tables/records.ts';
import type { Tables } from '../tables/table.ts';
import { isSqlite } from './is-sqlite.ts';
import { readPostgres, readPostgresRows } from './read-postgres.ts';
import { readSqlite, readSqliteRows } from './read-sqlite.ts';

/** Tables of a SQLite file or of a PostgreSQL database. */
export const databaseSource: ImportSource<Tables> = {
  name: 'database',
  recognizes: ({ url, bytes }) => url !== undefined || (bytes !== undefined && isSqlite(bytes)),
  read: ({ from, url, path }) => {
    if (url !== undefined) return readPostgres(url, from);
    if (path !== undefined) return readSqlite(path, from);
    throw new ImportError(`${from} is no database.`, 'Name a SQLite file, or env:NAME with the URL of PostgreSQL.');
  },
  list: (tables, options) => listTables(planTables(tables, checked(options))),
  draft: (tables, options) => draftTables(planTables(tables, checked(options)), options),
  records: ({ from, url, path = '' }, tables, options) =>
    recordsOf(
      planTables(tables, options),
      (table, columns) =>
        url === undefined ? readSqliteRows(path, from, table, columns) : readPostgresRows(url, from, table, columns),
      options,
    ),
};

/** @throws ImportError if the records are to stay in the database */
function checked(options: ImportOptions): ImportOptions {
  if (options.backend === undefined) return options;
  throw new ImportError(
    'A project copies the records of a database; it does not run on the tables of another program.',
    'Leave "backend" out, or put PostgREST in front of the database and import its OpenAPI document.',
  );
}
