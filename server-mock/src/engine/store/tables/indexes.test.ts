import { zoneNamed } from '@tuyen/model';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile, NO_HINTS } from '../../query/compile.ts';
import { parseQuery } from '../../query/parse.ts';
import { viewOf } from '../../query/view.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { libraryModel } from '../../testing/library.ts';
import { type Table, tablesOf } from './columns.ts';
import { grownIndexes, indexes } from './indexes.ts';
import { openStore, type Store } from '../store.ts';

onEachDatabase('the indexes of lists', (databaseUrl) => {
  /** How the database goes about a list, were its table large. */
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

  it('serve every order of a list, whose rows then need not be sorted', async () => {
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

  it('find what tabs and tiles ask for', () => {
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

  it('find the records that refer to one', async () => {
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

  it('are made anew where a column is sorted by something else than when its table was made', async () => {
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

it('on SQLite, a list passes over what comes before a page without reading the records', async () => {
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
