import { zoneNamed } from '@tuyen/model';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile, NO_HINTS } from '../../query/compile.ts';
import { parseQuery } from '../../query/parse.ts';
import { viewOf } from '../../query/view.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { type Table, tablesOf } from './columns.ts';
import type { Engine } from '../database/connection.ts';
import { addSearchIndex, grownIndexes, hasSearchIndex, indexes, orderBy, outdatedIndexes } from './indexes.ts';
import { createTables } from './tables.ts';
import { openSqlite } from '../database/sqlite.ts';
import { openStore } from '../open-store.ts';
import { type Store } from '../store.ts';

onEachDatabase('Database indexes for lists', (databaseUrl) => {
  async function plan(store: Store, query: string): Promise<string> {
    const table = store.tables.get('users') as Table;
    const view = viewOf(store.model, table.resource, zoneNamed('Asia/Ho_Chi_Minh'));
    const { docs } = compile(table, parseQuery(view, query), { offices: undefined }, store.database.engine);
    return store.database.transaction(async (connection) => {
      if (connection.engine === 'sqlite') {
        const steps = await connection.rows(`EXPLAIN QUERY PLAN ${docs.sql}`, docs.params);
        return steps.map((step) => step['detail']).join('\n');
      }
      await connection.script('SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
      return (await connection.texts(`EXPLAIN ${docs.sql}`, docs.params)).join('\n');
    });
  }

  it('a list can be sorted by each column in either direction from an index', async () => {
    const store = await openStore({ model: libraryModel(), databaseUrl: await databaseUrl() });
    const table = store.tables.get('users') as Table;
    for (const statement of grownIndexes(table, store.database.engine)) await store.database.script(statement);
    const { columns } = table.resource.list;
    const sorted = table.columns.filter(({ field, sortable }) => sortable && columns.includes(field.name));
    expect(sorted.some(({ collation }) => collation !== undefined)).toBe(true);
    for (const { field } of sorted) {
      for (const direction of ['ASC', 'DESC']) {
        const steps = await plan(store, `sort=${field.name},${direction}&limit=10`);
        expect(steps, `${field.name} ${direction}`).toMatch(/index/iu);
        expect(steps, `${field.name} ${direction}`).not.toMatch(/TEMP B-TREE|Sort/u);
      }
    }
    await store.close();
  });

  it('database indexes cover the fields by which tabs and tiles filter', () => {
    const model = libraryModel();
    const tile = { name: 'bought', label: { en: 'Bought' }, wide: false, hideZero: false } as const;
    const tiles = [
      { ...tile, kind: 'trend', resource: 'books', filter: { rare: true }, date: 'read_at', by: 'day', last: 3 },
    ] as const;
    const dashboard = { name: 'shelf', source: '', label: { en: 'Shelf' }, groups: [], superusers: true, tiles };
    for (const engine of ['sqlite', 'postgres'] as const) {
      const books = tablesOf({ ...model, dashboards: [dashboard] }, engine).get('books') as Table;
      const made = grownIndexes(books, engine).join('\n');
      for (const field of ['rare', 'read_at']) expect(made).toContain(`"books.${field}" ON "books" ("${field}")`);
    }
  });

  it('a database index covers every reference field', async () => {
    const store = await openStore({ model: libraryModel(), databaseUrl: await databaseUrl() });
    const references = [...store.tables.values()].flatMap((table) =>
      table.resource.fields
        .filter(({ name, kind, unique }) => kind === 'reference' && name !== 'created_by' && !unique)
        .map(({ name }) => [table, name] as const),
    );
    expect(references.length).toBeGreaterThan(3);
    for (const [table, name] of references)
      expect(indexes(table, store.database.engine).join('\n')).toContain(`"${table.resource.name}.${name}"`);
    await store.close();
  });

  it('list indexes whose sort order is outdated are rebuilt when the store is opened', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tuyen-indexes-'));
    const url = (await databaseUrl()) ?? `file:${join(folder, 'a.db')}`;
    const names = async ({ database }: Store) =>
      (
        await database.rows(
          database.engine === 'sqlite'
            ? `SELECT name FROM sqlite_schema WHERE type = 'index'`
            : 'SELECT indexname AS name FROM pg_indexes',
        )
      ).map((row) => String(row['name']));
    const first = await openStore({ model: libraryModel(), databaseUrl: url });
    const wanted = await names(first);
    const own = wanted.find((name) => name.startsWith('books.title.s')) ?? '';
    await first.database.script(`DROP INDEX "${own}"; CREATE INDEX "books.title.sort" ON "books" ("title", "id")`);
    await first.database.script('CREATE INDEX "books.pages.s0000" ON "books" ("pages")');
    await first.close();
    const second = await openStore({ model: libraryModel(), databaseUrl: url });
    expect((await names(second)).sort()).toEqual(wanted.sort());
    await second.close();
    await rm(folder, { recursive: true });
  });
});

it('on SQLite, a list finds a later page from an index without reading the skipped records', async () => {
  const store = await openStore({ model: libraryModel() });
  const table = store.tables.get('loans') as Table;
  const query = parseQuery(viewOf(store.model, table.resource, zoneNamed('Asia/Ho_Chi_Minh')), 'limit=10&page=40');
  const hints = { ...NO_HINTS, skipOfficeIndex: true };
  const { ids } = compile(table, query, { offices: ['one', 'other'] }, 'sqlite', hints);
  const steps = await store.database.rows(`EXPLAIN QUERY PLAN ${ids.sql}`, ids.params);
  expect(steps.map((step) => step['detail'])).toEqual([
    expect.stringMatching(/^SCAN loans USING COVERING INDEX loans\.created_at/u),
  ]);
  await store.close();
});

describe('CREATE INDEX statements', () => {
  const MODEL = libraryModel();
  const made = (statements: readonly string[]) =>
    statements.map((one) =>
      one.replace(/^CREATE (.*)INDEX IF NOT EXISTS /u, '$1').replace(/\.([sl])[0-9a-f]{4}" ON "\w+"/u, '.$1"'),
    );
  const of = (resource: string, engine: Engine) => tablesOf(MODEL, engine).get(resource) as Table;

  it('initial indexes cover unique fields, references, the default list order, creation times and workflow states', () => {
    expect(made(indexes(of('books', 'sqlite'), 'sqlite'))).toEqual([
      'UNIQUE "books.isbn.unique" ON "books" ("isbn")',
      '"books.author_id" ON "books" ("author_id")',
      '"books.title.s" ("title~sort", "id")',
      '"books.created_at.s" ("created_at", "id")',
    ]);
    expect(made(indexes(of('loans', 'sqlite'), 'sqlite'))).toEqual([
      ...['book_id', 'clerk_id', 'follows_id', 'takes_over_id', 'office_id'].map(
        (field) => `"loans.${field}" ON "loans" ("${field}")`,
      ),
      '"loans.state.s" ("state", "id", "office_id")',
      '"loans.created_at.s" ("created_at", "id", "office_id")',
    ]);
  });

  it("indexes of large SQLite tables cover every list column, and the workflow state with the list's sort order", () => {
    expect(made(grownIndexes(of('authors', 'sqlite'), 'sqlite'))).toEqual([
      '"authors.name.s" ("name~sort", "id")',
      '"authors.born_on.s" ("born_on", "id")',
    ]);
    expect(made(grownIndexes(of('loans', 'sqlite'), 'sqlite'))).toEqual([
      ...['code~sort', 'book_id', 'reader~sort', 'state', 'clerk_id', 'due_on'].map(
        (column) => `"loans.${column.replace('~sort', '')}.s" ("${column}", "id", "office_id")`,
      ),
      '"loans.state.l" ("state", "created_at", "id", "office_id")',
    ]);
  });

  it('on PostgreSQL, each table has all indexes from the start, and a searchable resource also has a search index', () => {
    expect(made(indexes(of('authors', 'postgres'), 'postgres'))).toEqual([
      '"authors.name.s" ("name" COLLATE "vi-x-icu" NULLS FIRST, "id")',
      '"authors.created_at.s" ("created_at" NULLS FIRST, "id")',
      '"authors.name.s" ("name" COLLATE "vi-x-icu" NULLS FIRST, "id")',
      '"authors.born_on.s" ("born_on" NULLS FIRST, "id")',
      '"authors.search" ON "authors" USING gin ("_search" gin_trgm_ops)',
    ]);
    expect(made(indexes(of('loans', 'postgres'), 'postgres'))).toContain(
      '"loans.state.l" ("state", "created_at" NULLS FIRST, "id", "office_id")',
    );
    expect(made(indexes(of('users', 'postgres'), 'postgres')).join()).not.toContain('gin');
  });

  it('fields that tabs filter by get no second index if another index covers them', () => {
    const books = of('books', 'sqlite');
    const asked = ['title', 'pages', 'id', 'office_id', 'created_by', 'isbn', 'author_id', 'tags', 'rare', 'weight'];
    const statements = made(grownIndexes({ ...books, asked }, 'sqlite'));
    expect(statements.filter((one) => !one.includes('.s"'))).toEqual([
      '"books.weight" ON "books" ("weight")',
      '"books.rare" ON "books" ("rare")',
    ]);
  });

  it('no index on the workflow state is created if the list is sorted by state or an unsortable field', () => {
    const loans = of('loans', 'sqlite');
    const sortedBy = (field: string) => {
      const resource = { ...loans.resource, list: { ...loans.resource.list, sort: { field, order: 'ASC' as const } } };
      return made(grownIndexes({ ...loans, resource }, 'sqlite')).filter((one) => one.includes('.l"'));
    };
    expect(['state', 'id', 'photos', 'missing'].map(sortedBy)).toEqual([[], [], [], []]);
    expect(sortedBy('due_on')).toEqual(['"loans.state.l" ("state", "due_on", "id", "office_id")']);
  });

  it('the index on the workflow state omits the office for global resources, and no index contains the office twice', () => {
    const loans = of('loans', 'sqlite');
    const { scope: _scope, ...global } = loans.resource;
    const resource = { ...global, scope: 'global' as const };
    expect(made(grownIndexes({ ...loans, resource }, 'sqlite')).at(-1)).toBe(
      '"loans.state.l" ("state", "created_at", "id")',
    );
    const byOffice = { ...loans.resource, list: { ...loans.resource.list, columns: ['office_id'] } };
    expect(made(grownIndexes({ ...loans, resource: byOffice }, 'sqlite'))[0]).toBe(
      '"loans.office_id.s" ("office_id", "id")',
    );
  });

  it('names of sort indexes contain a four-digit digest of the sort order', () => {
    const names = (engine: Engine) =>
      grownIndexes(of('loans', engine), engine).map((one) => /"(.+?)"/u.exec(one)?.[1] ?? '');
    for (const name of [...names('sqlite'), ...names('postgres')])
      expect(name).toMatch(/^loans\.\w+\.[sl][0-9a-f]{4}$/u);
    expect(names('sqlite')[0]).not.toBe(names('postgres')[0]);
  });
});

describe('Existing database indexes', () => {
  it('an existing index counts as outdated if the sort order digest in its name has changed', () => {
    const loans = tablesOf(libraryModel(), 'sqlite').get('loans') as Table;
    const today = grownIndexes(loans, 'sqlite').map((one) => /"(.+?)"/u.exec(one)?.[1] ?? '');
    const present = [
      ...today,
      'loans.state.s0000',
      'loans.state.l0000',
      'loans.code.sort',
      'loans.office_id',
      'loans.photos.s0000',
      'books.title.s0000',
      'loans.state.s00000',
      'loans.state.sorted',
      'loans',
    ];
    expect(outdatedIndexes([loans], 'sqlite', present)).toEqual([
      'loans.state.s0000',
      'loans.state.l0000',
      'loans.code.sort',
    ]);
    expect(outdatedIndexes([], 'sqlite', present)).toEqual([]);
  });
});

describe('ORDER BY clause of a list query', () => {
  const text = tablesOf(libraryModel(), 'sqlite').get('authors')?.column.get('name');
  if (!text) throw new Error('no name');
  const { key: _key, ...bare } = text;
  const without = { ...bare, key: undefined };
  const pages = { ...without, name: '"pages"', collation: undefined };
  const id = { ...pages, name: '"id"', field: { ...text.field, name: 'id' } };
  it.each([
    [text, 'sqlite', '"name~sort" ASC', '"name~sort" DESC'],
    [without, 'sqlite', `sort_key("name", 'vi') ASC`, `sort_key("name", 'vi') DESC`],
    [pages, 'sqlite', '"pages" ASC', '"pages" DESC'],
    [pages, 'postgres', '"pages" ASC NULLS FIRST', '"pages" DESC NULLS LAST'],
    [id, 'postgres', '"id" ASC', '"id" DESC'],
    [id, 'sqlite', '"id" ASC', '"id" DESC'],
    [
      { ...without, collation: 'de-AT' },
      'postgres',
      '"name" COLLATE "de-x-icu" ASC NULLS FIRST',
      '"name" COLLATE "de-x-icu" DESC NULLS LAST',
    ],
    [
      { ...without, collation: 'tlh' },
      'postgres',
      '"name" COLLATE "und-x-icu" ASC NULLS FIRST',
      '"name" COLLATE "und-x-icu" DESC NULLS LAST',
    ],
  ] as const)(
    'an ascending ORDER BY clause puts rows without a value first, %#',
    (column, engine, ascending, descending) => {
      expect([orderBy(column, false, engine), orderBy(column, true, engine)]).toEqual([ascending, descending]);
    },
  );
});

it('a search index contains existing rows and is updated with each write of a row', async () => {
  const database = await openSqlite(':memory:');
  const tables = tablesOf(libraryModel(), 'sqlite');
  const authors = tables.get('authors') as Table;
  await createTables(database, tables);
  const add = (id: string, words: string) =>
    database.run('INSERT INTO "authors" ("id", "_doc", "_search") VALUES (?, \'{}\', ?)', [id, words]);
  const found = (words: string) =>
    database.texts(
      'SELECT "id" FROM "authors" WHERE "_row" IN (SELECT rowid FROM "authors.search" WHERE "authors.search" MATCH ?)',
      [words],
    );
  await add('a1', 'nam cao');
  expect(await hasSearchIndex(database, authors)).toBe(false);
  await addSearchIndex(database, authors);
  expect(await hasSearchIndex(database, authors)).toBe(true);
  await add('a2', 'to hoai');
  expect([await found('cao'), await found('hoai')]).toEqual([['a1'], ['a2']]);
  await database.run(`UPDATE "authors" SET "_search" = 'nguyen tuan' WHERE "id" = 'a1'`);
  await database.run(`DELETE FROM "authors" WHERE "id" = 'a2'`);
  expect([await found('cao'), await found('tuan'), await found('hoai')]).toEqual([[], ['a1'], []]);
  await database.close();
});
