import { afterAll, beforeAll, expect, it } from 'vitest';
import { getOrThrow } from '../get-or-throw.ts';
import { addSearchIndex } from '../store/tables/indexes.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { NO_HINTS } from './compile.ts';
import { hintsFor } from './hints.ts';
import type { Filter } from './query.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary({ seed: false });
});
afterAll(() => library.app.close());

let added = 0;
async function add(resource: string, count: number, values: object): Promise<void> {
  const rows = Array.from({ length: count }, () => ({ id: `r${(added += 1)}`, version: 1, ...values }));
  await library.engine.records.transaction((writer) => writer.insertAll(resource, rows));
}

it('SQLite does not use the office index if that would read over an eighth of the table', async () => {
  const loans = getOrThrow(library.engine.records.tables, 'loans');
  const skips = async (offices: readonly string[] | undefined, page: { limit?: number; offset?: number } = {}) =>
    (await hintsFor(library.engine, loans, { offices }, { where: undefined, ...page })).skipOfficeIndex;
  await add('loans', 8, { office_id: 'a' });
  await add('loans', 56, { office_id: 'b' });
  expect(await skips(undefined)).toBe(false);
  expect(await skips(['a'])).toBe(false);
  expect(await skips(['b'])).toBe(true);
  expect(await skips(['a', 'b'])).toBe(true);
  expect(await skips(['none'], { limit: 1 })).toBe(false);
  // Every eighth record belongs to office `a`. A read in the requested order therefore finds such a record after about
  // eight rows. The office index would find about eight records, which would have to be sorted. The index saves nothing
  // here.
  expect(await skips(['a'], { limit: 1 })).toBe(false);
  await add('loans', 1, { office_id: 'a' });
  await add('loans', 8, { office_id: 'b' });
  expect(await skips(['a'])).toBe(false);
  expect(await skips(['a'], { limit: 1 })).toBe(true);
  expect(await skips(['a'], { limit: 2 })).toBe(false);
  expect(await skips(['a'], { limit: 1, offset: 1 })).toBe(false);
});

it('a search text counts as rare if fewer than 2000 records contain the text, at any depth of the query condition', async () => {
  const { engine } = library;
  const books = getOrThrow(engine.records.tables, 'books');
  const contains = (value: string): Filter => ({ field: 'title', operator: '$cont', value });
  const hints = (where?: Filter, records = engine.records) =>
    hintsFor({ ...engine, records }, books, { offices: undefined }, { where });
  await add('books', 1999, { title: 'Common, scarce "book"' });
  await add('books', 1, { title: 'Common "book"' });
  expect(await hints(contains('scarce'))).toEqual(NO_HINTS);

  await addSearchIndex(engine.records.database, books);
  const indexed = { ...engine.records, searchIndexed: new Set(['books']) };
  const rare = async (where?: Filter) => [...(await hints(where, indexed)).rare];
  expect((await hints(undefined, indexed)).searchIndexed).toBe(true);
  expect(await rare()).toEqual([]);
  expect(await rare(contains('Common "book'))).toEqual(['common "book']);
  expect(await rare(contains('Common'))).toEqual([]);
  expect(await rare(contains('"book"'))).toEqual([]);
  expect(await rare(contains('Scarce'))).toEqual(['scarce']);
  expect(
    await rare({
      all: [{ any: [contains('Scarce'), contains('Common')] }, { not: contains('absent') }, contains('no')],
    }),
  ).toEqual(['scarce', 'absent']);
  expect(await hints(contains('scarce'), { ...indexed, alone: false })).toEqual(NO_HINTS);
});
