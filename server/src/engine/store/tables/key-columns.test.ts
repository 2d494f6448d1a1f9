import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import type { Database } from '../database/connection.ts';
import { openSqlite } from '../database/sqlite.ts';
import { watched } from '../database/watched.ts';
import { sortKey } from '../database/text-keys.ts';
import { type Table, tablesOf } from './columns.ts';
import { addKeyColumns, computedKey, dropKeyColumns, fillKeys, keyOf } from './sort-keys.ts';
import { isKeyColumn, keyColumn } from './key-columns.ts';
import { createTables, presentColumns } from './tables.ts';

const TABLES = tablesOf(libraryModel(), 'sqlite');
const tableNamed = (name: string): Table => {
  const table = TABLES.get(name);
  if (!table) throw new Error(`no table ${name}`);
  return table;
};
const AUTHORS = tableNamed('authors');
const [name, born] = AUTHORS.columns;
if (!name || !born) throw new Error('no columns');

it('the column for the sort key of a text is named after its field', () => {
  expect(keyColumn('name')).toBe('name~sort');
  expect(['name~sort', '~sort', 'name', 'name~sorted'].map(isKeyColumn)).toEqual([true, true, false, false]);
});

it('only text values have a sort key, which follows the language of their column', () => {
  expect(keyOf(name, 'Đèn')).toBe(sortKey('Đèn', 'vi'));
  expect([keyOf(name, undefined), keyOf(name, null), keyOf(name, 7), keyOf(born, '1900-01-01')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(computedKey(name)).toBe(`sort_key("name", 'vi')`);
});

describe('Sort keys of a table', () => {
  let database: Database;
  let statements: string[];
  const only = new Map([['authors', AUTHORS]]);
  beforeEach(async () => {
    statements = [];
    database = watched(await openSqlite(':memory:'), (sql) => statements.push(sql));
    await createTables(database, only);
    await database.run(`INSERT INTO "authors" ("id", "name", "_doc") VALUES ('a1', 'Đèn', '{}')`);
    statements.length = 0;
  });
  afterEach(() => database.close());
  const keys = () => database.texts('SELECT "name~sort" FROM "authors"');
  const filled = () => statements.filter((sql) => sql.startsWith('UPDATE "authors"')).length;

  it('sort keys are computed once, and again only for a table that is reported to lack them', async () => {
    await fillKeys(database, only, new Set());
    expect([await keys(), filled()]).toEqual([[sortKey('Đèn', 'vi')], 1]);
    await fillKeys(database, only, new Set(['books']));
    expect(filled()).toBe(1);
    await fillKeys(database, only, new Set(['authors']));
    expect(filled()).toBe(2);
    expect(statements.filter((sql) => sql.startsWith('INSERT INTO "_facts"'))).toHaveLength(1);
  });

  it('the sort keys of a table are computed again for another language', async () => {
    await fillKeys(database, only, new Set());
    const english = { ...name, collation: 'en' };
    await fillKeys(database, new Map([['authors', { ...AUTHORS, keyed: [english] }]]), new Set());
    expect([await keys(), filled()]).toEqual([[sortKey('Đèn', 'en')], 2]);
  });

  it('computing sort keys sends no statement if no table has sort key columns', async () => {
    await fillKeys(database, new Map([['authors', { ...AUTHORS, keyed: [] }]]), new Set(['authors']));
    expect(statements).toEqual([]);
  });

  it('missing sort key columns are added, and sort key columns that no list sorts by are removed', async () => {
    const present = async () => (await presentColumns(database)).get('authors') ?? new Set();
    expect(await addKeyColumns(database, AUTHORS, await present())).toBe(false);
    await dropKeyColumns(database, AUTHORS, await present());
    expect(await present()).toContain('name~sort');
    await dropKeyColumns(database, { ...AUTHORS, keyed: [] }, await present());
    expect(await present()).not.toContain('name~sort');
    expect(await addKeyColumns(database, AUTHORS, await present())).toBe(true);
    expect(await present()).toContain('name~sort');
  });
});
