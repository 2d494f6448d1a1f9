import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

const s = (value: unknown) => `s=${encodeURIComponent(JSON.stringify(value))}`;
const times = (count: number, text: (index: number) => string, joiner = '&') =>
  Array.from({ length: count }, (_, index) => text(index)).join(joiner);
const day = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);

const REFUSED: readonly (readonly [string, string, ...string[]])[] = [
  ['200 orders', times(200, () => 'sort=title,ASC'), 'sort'],
  ['200 filters', times(200, (index) => `filter=pages||$ne||${index}`), 'filter'],
  ['200 alternatives', times(200, (index) => `or=pages||$eq||${index}`), 'or'],
  ['200 joins', times(200, () => 'join=author'), 'join'],
  ['200 embedded records', `embed=[${times(200, () => '"author"', ',')}]`, 'embed'],
  ['a list of values without end', `filter=pages||$in||${times(4000, String, ',')}`, 'filter'],
  ['days without end', s({ read_at: { $notin: Array.from({ length: 600 }, (_, index) => day(index)) } }), 's'],
  ['list elements without end', `filter={"tags":[${times(2000, () => '"a"', ',')}]}`, 'filter'],
  ['conditions without end', s({ $and: Array.from({ length: 300 }, (_, index) => ({ pages: index })) }), 's'],
  ['empty groups without end', s({ $or: Array.from({ length: 3000 }, () => ({})) }), 's'],
  ['unknown keys', `filter={${times(1000, (index) => `"k${index}":1`, ',')}}`, 'filter', 'k0'],
  ['unknown parameters', times(1500, (index) => `p${index}=1`), 'p0'],
  ['a long query', `q=${'a'.repeat(20_000)}`, 'q'],
  ['a long query of many parts', `limit=1&filter[]=title||$eq||${'a'.repeat(20_000)}&page=1`, 'filter'],
  ['deep brackets in s', `s=${'['.repeat(8000)}`, 's'],
  ['deep groups in s', `s=${'{"$or":['.repeat(900)}{}${']}'.repeat(900)}`, 's'],
  ['a deep value in s', s({ title: { $eq: JSON.parse('['.repeat(100) + ']'.repeat(100)) } }), 's'],
  ['deep brackets in filter', `filter={"title":${'['.repeat(4000)}${']'.repeat(4000)}}`, 'filter'],
  ['a deep value in filter', `filter={"title":${'['.repeat(15)}${']'.repeat(15)}}`, 'title'],
  ['deep brackets in range', `range=${'['.repeat(8000)}`, 'range'],
  ['a text for a list in s', s({ title: { $in: 'text' } }), 'text', 'title'],
  ['a text for a list without in s', s({ title: { $notin: 'text' } }), 'text', 'title'],
  ['a text for two bounds in s', s({ pages: { $between: '1,2' } }), '1,2', 'pages'],
  ['three bounds', s({ pages: { $between: [1, 2, 3] } }), '[1,2,3]', 'pages'],
  ['an object for a list', s({ title: { $in: { a: 1 } } }), 'title'],
  ['a number among the members of $and', s({ $and: [1] }), '$and'],
  ['a list among the members of $or', s({ $or: [[{ pages: 1 }]] }), '$or'],
  ['nothing among the members of $not', s({ $not: [null] }), '$not'],
  ['an object of members', s({ $and: { pages: 1 } }), '$and'],
  ['no members', s({ $or: [] }), '$or'],
  ['a list of a field’s alternatives', s({ pages: { $or: [1] } }), 'pages.$or'],
  ['a field asked nothing', s({ pages: {} }), 'pages'],
  ['a list for s', 's=[1]', 's'],
  ['an object that is no text, to search for', 'filter={"q":{"toString":1}}', 'filter'],
  ['an object that is no text, to sort by', 'sort=["title",{"toString":1}]', 'sort'],
  ['an object that is no text in s', s({ title: { $eq: { valueOf: 1 } } }), 's'],
  ['the character of code 0', 'filter=title||$eq||a%00b', 'filter'],
  ['it in JSON', s({ title: { $cont: 'a\0b' } }), 'title'],
  ['it among words', 'q=a%00b', 'q'],
  ['it among words in JSON', `filter=${encodeURIComponent(JSON.stringify({ q: 'a\0b' }))}`, 'q'],
  ['a year that no calendar has', 'filter=published_on||$eq||0000-01-01', '0000-01-01'],
  ['the year before the first', 'filter=read_at||$gte||0001-01-01', '0001-01-01'],
  ['the day after the last', 'filter=read_at||$lte||9999-12-31', '9999-12-31'],
  ['a moment of year 0', 'filter=read_at||$lte||0000-01-01T00:00:00Z', '0000-01-01'],
  ['a moment without end', `filter=read_at||$lte||2020-01-01T${'0'.repeat(5000)}`, '2020-01-01T0'],
  ['a number without end', `filter=pages||$eq||${'9'.repeat(5000)}`, '999'],
];

onEachDatabase('Limits of a list query', (databaseUrl) => {
  let library: Library;
  let clerk: Send;
  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl() });
    clerk = await library.as('root');
  });
  afterAll(() => library.app.close());

  it.each(REFUSED)(
    'a list query with %s is rejected with an error that names the cause',
    async (_, query, ...named) => {
      const { status, body } = await clerk('GET', `books?${query}`);
      expect([status, body['code']]).toEqual([400, 'bad_query']);
      for (const name of named) expect(body['message']).toContain(name);
      expect(String(body['message']).length).toBeLessThan(400);
    },
  );

  it.each([
    ['all that is allowed of filters', times(100, (index) => `filter=pages||$ne||${index}`)],
    ['all that is allowed of days', `filter=read_at||$in||${times(500, day, ',')}`],
    ['all that is allowed of days left out', `filter=read_at||$notin||${times(500, day, ',')}`],
    ['all that is allowed of conditions', s({ $or: Array.from({ length: 99 }, (_, index) => ({ pages: index })) })],
    ['all that is allowed of orders', times(10, () => 'sort=title,DESC')],
    ['a value of every length', `filter=title||$cont||${'a'.repeat(16_000)}`],
    ['words of every length', `q=${'a'.repeat(16_000)}`],
    ['brackets in a text', `filter={"title":"${'['.repeat(1000)}"}`],
    ['a quote in a text', `filter={"title":"\\\\\\"${'['.repeat(1000)}"}`],
    ['the first days and the last', 'filter=read_at||$between||0001-01-03,9999-12-29'],
    ['nothing', 's={}'],
  ])('a list query with %s is accepted', async (_, query) => {
    const { status, body } = await clerk('GET', `books?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
  });
});
