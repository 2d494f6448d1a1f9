import type { Operator } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { getOrThrow } from '../get-or-throw.ts';
import { tablesOf } from '../store/tables/columns.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { aggregate, bucketed, type Counted, grouped } from './aggregate.ts';
import { column, compile, containedText, countUpTo, NO_HINTS, type QueryHints, type OfficeScope } from './compile.ts';
import { EVERY_RECORD, type Filter, type Query } from './query.ts';

const model = libraryModel();
const tableOf = (resource: string, engine: 'sqlite' | 'postgres') => getOrThrow(tablesOf(model, engine), resource);
const EVERYWHERE: OfficeScope = { offices: undefined };
const more: Filter = { field: 'pages', operator: '$gt', value: 3 };
const rare: Filter = { field: 'rare', operator: '$eq', value: true };

describe.each(['sqlite', 'postgres'] as const)('SQL statements for list queries on %s', (engine) => {
  const books = tableOf('books', engine);
  const on = <T>(sqlite: T, postgres: T): T => (engine === 'sqlite' ? sqlite : postgres);
  const compiled = (query: Partial<Query>, scope = EVERYWHERE, hints?: QueryHints) =>
    compile(books, { ...EVERY_RECORD, ...query }, scope, engine, hints);
  const where = (filter: Filter | undefined, scope = EVERYWHERE, hints?: QueryHints, words: Query['words'] = []) => {
    const { sql = '', params = [] } = compiled({ where: filter ?? more, words }, scope, hints).count ?? {};
    return [sql.replace('SELECT count(*) AS n FROM "books" WHERE ', ''), ...params];
  };

  it('a list without filters needs no separate SQL statement to count its records', () => {
    const order = on('"title~sort" ASC', '"title" COLLATE "vi-x-icu" ASC NULLS FIRST');
    expect(compiled({})).toEqual({
      docs: { sql: `SELECT "_doc" FROM "books" ORDER BY ${order}, "id" ASC`, params: [] },
      ids: { sql: `SELECT "id" FROM "books" ORDER BY ${order}, "id" ASC`, params: [] },
      count: undefined,
    });
  });

  it('SQL values are bound in the order of the statement, with limit and offset last', () => {
    const query = { where: more, words: [['a']], limit: 5, offset: 10, sort: [{ field: 'pages', descending: true }] };
    const [greater, found, limit, offset] = on(['?', '?', '?', '?'], ['$1', '$2', '$3', '$4']);
    const search = on(`instr("_search", ${found}) > 0`, `"_search" LIKE ${found}`);
    const condition = `FROM "books" WHERE "pages" > ${greater} AND ${search}`;
    const word = on('a', '%a%');
    const tail = `ORDER BY "pages" DESC${on('', ' NULLS LAST')}, "id" DESC LIMIT ${limit} OFFSET ${offset}`;
    expect(compiled(query)).toEqual({
      docs: { sql: `SELECT "_doc" ${condition} ${tail}`, params: [3, word, 5, 10] },
      ids: { sql: `SELECT "id" ${condition} ${tail}`, params: [3, word, 5, 10] },
      count: { sql: `SELECT count(*) AS n ${condition}`, params: [3, word] },
    });
    expect(compiled({ words: [['a']] }).count).toEqual({
      sql: `SELECT count(*) AS n FROM "books" WHERE ${on('instr("_search", ?) > 0', '"_search" LIKE $1')}`,
      params: [word],
    });
  });

  it.each<[string, Partial<Query>, string, number[]]>([
    ['a limit alone', { limit: 5 }, on(' LIMIT ?', ' LIMIT $1'), [5]],
    ['an offset alone', { offset: 5 }, on(' LIMIT -1 OFFSET ?', ' OFFSET $1'), [5]],
    ['neither', {}, '', []],
  ])('the SQL statement of a list ends with the limit and the offset of the query: %s', (_, query, end, params) => {
    const { ids } = compiled({ sort: [{ field: 'id', descending: true }], ...query });
    expect(ids).toEqual({ sql: `SELECT "id" FROM "books" ORDER BY "id" DESC${end}`, params });
  });

  it("the SQL statement of a list returns only rows of the caller's offices", () => {
    const list = on('(?, ?)', '($1, $2)');
    expect(where(more, { offices: ['a', 'b'] })).toEqual([
      `"office_id" IN ${list} AND "pages" > ${on('?', '$3')}`,
      'a',
      'b',
      3,
    ]);
    expect(where(more, { offices: ['a', 'b'] }, { ...NO_HINTS, skipOfficeIndex: true })[0]).toMatch(
      /^\+"office_id" IN/,
    );
    expect(where(more, { offices: [] })).toEqual([`false AND "pages" > ${on('?', '$1')}`, 3]);
    expect(compiled({}, { offices: ['a'] }).count).toBeUndefined();
  });

  it.each<[Filter, ...unknown[]]>([
    [
      { all: [more, rare] },
      on('("pages" > ? AND "rare" = ?)', '("pages" > $1 AND "rare" = $2)'),
      3,
      on<unknown>(1, true),
    ],
    [
      { any: [more, rare] },
      on('("pages" > ? OR "rare" = ?)', '("pages" > $1 OR "rare" = $2)'),
      3,
      on<unknown>(1, true),
    ],
    [{ all: [] }, 'true'],
    [{ any: [] }, 'false'],
    [{ not: more }, on('("pages" > ?) IS NOT TRUE', '("pages" > $1) IS NOT TRUE'), 3],
    [
      { unnamedBy: { resource: 'loans', field: 'book_id', except: undefined } },
      '"id" NOT IN (SELECT "book_id" FROM "loans" WHERE "book_id" IS NOT NULL)',
    ],
    [
      { unnamedBy: { resource: 'loans', field: 'book_id', except: 'l1' } },
      `"id" NOT IN (SELECT "book_id" FROM "loans" WHERE "book_id" IS NOT NULL AND "id" <> ${on('?', '$1')})`,
      'l1',
    ],
  ])('the query condition %j is compiled to SQL', (filter, ...expected) => {
    expect(where(filter)).toEqual(expected);
  });

  const lower = on('lower("title")', 'lower("title" COLLATE "und-x-icu") COLLATE "C"');
  const bound = on('?', '$1::text');
  const position = (subject: string) => `${on('instr', 'strpos')}(${subject}, ${bound})`;
  it.each<[Operator, unknown, ...unknown[]]>([
    ['$eq', 'Ab', `"title" = ${on('?', '$1')}`, 'Ab'],
    ['$ne', 'Ab', `"title" <> ${on('?', '$1')}`, 'Ab'],
    ['$excl', 'Ab', `${position('"title"')} = 0`, 'Ab'],
    ['$cont', 'Ab', `${position('"title"')} > 0`, 'Ab'],
    ['$starts', 'Ab', `${position('"title"')} = 1`, 'Ab'],
    ['$ends', 'Ab', on('substr("title", -2) = ?', 'right("title", 2) = $1::text'), 'Ab'],
    ['$eqL', 'Ab', `${lower} = ${bound}`, 'ab'],
    ['$neL', 'Ab', `${lower} <> ${bound}`, 'ab'],
    ['$contL', 'Ab', `${position(lower)} > 0`, 'ab'],
    ['$exclL', 'Ab', `${position(lower)} = 0`, 'ab'],
    ['$startsL', 'Ab', `${position(lower)} = 1`, 'ab'],
    ['$endsL', 'Ab', on(`substr(${lower}, -2) = ?`, `right(${lower}, 2) = $1::text`), 'ab'],
    ['$eqL', 'Ư', `${on('unicode_lower("title")', lower)} = ${bound}`, 'ư'],
  ])('the SQL of a list query compares a text by %s with %j', (operator, value, ...expected) => {
    expect(where({ field: 'title', operator, value } as Filter)).toEqual(expected);
  });

  it('the SQL of a list query compares a text with several values', () => {
    const both = on('(?, ?)', '($1, $2)');
    const texts = on('(?, ?)', '($1::text, $2::text)');
    const values = ['A', 'b'];
    expect(where({ field: 'title', operator: '$in', values })).toEqual([`"title" IN ${both}`, 'A', 'b']);
    expect(where({ field: 'title', operator: '$notin', values })).toEqual([`"title" NOT IN ${both}`, 'A', 'b']);
    expect(where({ field: 'title', operator: '$inL', values })).toEqual([`${lower} IN ${texts}`, 'a', 'b']);
    expect(where({ field: 'title', operator: '$notinL', values })).toEqual([`${lower} NOT IN ${texts}`, 'a', 'b']);
    expect(where({ field: 'title', operator: '$inL', values: ['a', 'Ư'] })[0]).toBe(
      `${on('unicode_lower("title")', lower)} IN ${texts}`,
    );
    expect(where({ field: 'pages', operator: '$between', from: 1, to: 2 })).toEqual([
      `"pages" BETWEEN ${on('? AND ?', '$1 AND $2')}`,
      1,
      2,
    ]);
  });

  it('SQL searches a contained text in the trigram index first if the index finds few rows', () => {
    const filter: Filter = { field: 'title', operator: '$cont', value: 'Vàng' };
    const compared = on('instr("title", ?) > 0', 'strpos("title", $2::text) > 0');
    const indexed = on(
      '"_row" IN (SELECT rowid FROM "books.search" WHERE "books.search" MATCH ?)',
      '"_search" LIKE $1',
    );
    const few = [`(${indexed} AND ${compared})`, on('"vang"', '%vang%'), 'Vàng'];
    expect(where(filter, EVERYWHERE, { ...NO_HINTS, rare: new Set(['vang']) })).toEqual(few);
    expect(where(filter)).toEqual(on([compared, 'Vàng'], few));
  });

  it('SQL searches long words in an existing trigram index, and short words in the text', () => {
    const words = [['ab', 'abc'], ['a"c'], ['d%_e', 'd_e'], ['xyz']];
    const hints = { ...NO_HINTS, searchIndexed: true };
    expect(where(more, EVERYWHERE, hints, words).slice(1)).toEqual(
      on(
        [3, 'ab', 'abc', '"a""c" AND ("d%_e" OR "d_e") AND "xyz"'],
        [3, '%ab%', '%abc%', '%a"c%', '%d\\%\\_e%', '%d\\_e%', '%xyz%'],
      ),
    );
    expect(where(more, EVERYWHERE, hints, words)[0]).toBe(
      on(
        '"pages" > ? AND (instr("_search", ?) > 0 OR instr("_search", ?) > 0) AND "_row" IN (SELECT rowid FROM "books.search" WHERE "books.search" MATCH ?)',
        '"pages" > $1 AND ("_search" LIKE $2 OR "_search" LIKE $3) AND "_search" LIKE $4 AND ("_search" LIKE $5 OR "_search" LIKE $6) AND "_search" LIKE $7',
      ),
    );
  });

  it('SQL counts the matching records of a list up to a limit', () => {
    expect(countUpTo(books, { ...EVERY_RECORD, where: more }, { offices: ['a'] }, engine, 9)).toEqual({
      sql: `SELECT count(*) AS n FROM (SELECT 1 FROM "books" WHERE "office_id" IN (${on('?', '$1')}) AND "pages" > ${on('?', '$2')} LIMIT ${on('?', '$3')}) AS found`,
      params: ['a', 3, 9],
    });
  });

  const counted = (given: Partial<Pick<Counted, 'table' | 'where' | 'sum' | 'currency'>>) => ({
    table: books,
    where: undefined,
    scope: EVERYWHERE,
    hints: NO_HINTS,
    engine,
    sum: undefined,
    ...given,
  });

  it('SQL counts or sums all records that match a condition', () => {
    expect(aggregate(counted({}))).toEqual({ sql: 'SELECT count(*) AS n FROM "books"', params: [] });
    expect(aggregate(counted({ where: more, sum: 'price' }))).toEqual({
      sql: `SELECT coalesce(sum("price"), 0) AS n FROM "books" WHERE "pages" > ${on('?', '$1')}`,
      params: [3],
    });
  });

  it('SQL counts the records of each value of a field, most frequent first', () => {
    expect(grouped(counted({ where: more }), 'status', 4)).toEqual({
      sql: `SELECT "status" AS "key", count(*) AS n, sum(count(*)) OVER () AS total FROM "books" WHERE "pages" > ${on('?', '$1')} GROUP BY ${on('+', '')}"status" ORDER BY 2 DESC, 1 LIMIT ${on('?', '$2')}`,
      params: [3, 4],
    });
    expect(grouped(counted({}), 'status', 4).sql).toContain('GROUP BY "status" ORDER BY');
  });

  it('SQL sums the amounts of each currency separately', () => {
    const sum = counted({ sum: 'price', currency: 'title' });
    const n = 'coalesce(sum("price"), 0)';
    expect(aggregate(sum).sql).toBe(`SELECT "title" AS currency, ${n} AS n FROM "books" GROUP BY 1`);
    const each = 'PARTITION BY "title"';
    expect(grouped(sum, 'status', 4)).toEqual({
      sql:
        `SELECT currency, "key", n, total FROM (SELECT "title" AS currency, "status" AS "key", ${n} AS n, sum(${n}) OVER (${each}) AS total, ` +
        `row_number() OVER (${each} ORDER BY ${n} DESC, "status") AS place FROM "books" GROUP BY "status", 1) AS sums ` +
        `WHERE place <= ${on('?', '$1')} ORDER BY place`,
      params: [4],
    });
    expect(bucketed(sum, 'read_at', ['a', 'b']).sql).toMatch(/^SELECT 0 AS i, "title" AS currency,.* GROUP BY 1, 2$/u);
  });

  it('SQL counts the records of each period, excluding the end of the last period', () => {
    const place = (number: number) => on('?', `$${number}`);
    expect(bucketed(counted({}), 'read_at', ['a', 'b', 'c', 'd'])).toEqual({
      sql: `SELECT CASE WHEN "read_at" < ${place(1)} THEN 0 WHEN "read_at" < ${place(2)} THEN 1 ELSE 2 END AS i, count(*) AS n FROM "books" WHERE "read_at" >= ${place(3)} AND "read_at" < ${place(4)} GROUP BY 1`,
      params: ['b', 'c', 'a', 'd'],
    });
    expect(bucketed(counted({ where: more, sum: 'price' }), 'read_at', ['a', 'b'])).toEqual({
      sql: `SELECT 0 AS i, coalesce(sum("price"), 0) AS n FROM "books" WHERE "pages" > ${place(1)} AND "read_at" >= ${place(2)} AND "read_at" < ${place(3)} GROUP BY 1`,
      params: [3, 'a', 'b'],
    });
  });
});

describe('Search text for the trigram index', () => {
  const books = tableOf('books', 'sqlite');
  const contains = (value: string, operator: '$cont' | '$contL' | '$starts' = '$cont', field = 'title') =>
    containedText(books, { field, operator, value });

  it('a search text for the trigram index needs three letters, and its case and accents are removed', () => {
    expect(contains('Đường Láng')).toBe('duong lang');
    expect(contains('ABC', '$contL')).toBe('abc');
    expect(contains('ab')).toBeUndefined();
  });

  it('the search does not use the trigram index for other operators, for other fields, or for combining characters', () => {
    expect(contains('abc', '$starts')).toBeUndefined();
    expect(contains('abc', '$cont', 'isbn')).toBeUndefined();
    expect(contains('abc\u0301')).toBeUndefined();
    expect(containedText(books, { all: [] })).toBeUndefined();
  });
});

it('a query on a column that the table lacks throws an internal error', () => {
  expect(column(tableOf('books', 'sqlite'), 'pages').name).toBe('"pages"');
  expect(() => column(tableOf('books', 'sqlite'), 'nope')).toThrow(
    'the query was checked, yet "nope" is not a column of books',
  );
});
