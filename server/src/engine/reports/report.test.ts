import { measureText, type ReportAnswer, type ReportKey, readMeasure, zoneNamed, type Zone } from '@tuyen/model';
import { type Library, libraryFixtures, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../server-mock/src/seed/random.ts';

const ZONE = 'America/New_York';
const model = { ...libraryModel(), region: { ...libraryModel().region, timeZone: ZONE } };

type Book = Readonly<Record<string, string | number | boolean | null>>;

const AUTHORS = ['a1', 'a2', 'a3'];

/** Books whose moments are often near a change of the clock, or near midnight. */
function randomBooks(): readonly Book[] {
  const random = seededRandom(13);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const maybe = <T>(value: T): T | null => (random() < 0.15 ? null : value);
  const changes = ['2026-03-08T07:00:00.000Z', '2026-11-01T06:00:00.000Z', '2025-12-31T23:00:00.000Z'];
  return Array.from({ length: 400 }, (_, index) => ({
    id: `b${String(index).padStart(4, '0')}`,
    title: `Book ${index}`,
    pages: maybe(1 + Math.floor(random() * 900)),
    weight: maybe(Math.round(random() * 10_000) / 1000),
    price: maybe(Math.floor(random() * 9_000_000_000)),
    rare: random() < 0.5,
    published_on: maybe(new Date(Date.UTC(2025, 11, 20 + Math.floor(random() * 40))).toISOString().slice(0, 10)),
    read_at: maybe(new Date(Date.parse(pick(changes)) + Math.floor((random() - 0.5) * 40 * 3_600_000)).toISOString()),
    status: pick(['ACTIVE', 'INACTIVE']),
    author_id: maybe(pick(AUTHORS)),
  }));
}

const books = randomBooks();

const fixtures: typeof libraryFixtures = (context) => {
  const { rows, ...more } = libraryFixtures(context);
  return {
    ...more,
    rows: {
      ...rows,
      authors: AUTHORS.map((id) => ({ id, name: `Author ${id}` })),
      books: books.map((one) => ({ ...one })),
    },
  };
};

/** Groups and adds up the books as plainly as possible. */
function naive(zone: Zone, chosen: readonly Book[], by: readonly string[], measures: readonly string[]) {
  const day = (book: Book, field: string): string | null => {
    const value = book[field];
    if (typeof value !== 'string') return null;
    return field === 'read_at' ? zone.dayOf(new Date(value)) : value;
  };
  const monday = (text: string) => {
    const date = new Date(`${text}T00:00:00Z`);
    return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10);
  };
  const key = (book: Book, group: string): ReportKey => {
    const [field = '', every] = group.split(':');
    if (every === undefined) return book[field] ?? null;
    const found = day(book, field);
    if (found === null || every === 'day') return found;
    return every === 'week' ? monday(found) : found.slice(0, 7);
  };
  const exact = (some: readonly Book[], field: string) =>
    some.reduce((sum, book) => sum + (book[field] === null ? 0n : BigInt(Math.round(Number(book[field]) * 1000))), 0n);
  const round = (value: number) => Math.round(value * 1e6) / 1e6;
  const value = (some: readonly Book[], measure: string): number | null => {
    const { of, field } = readMeasure(measure) ?? { of: 'count' as const };
    if (field === undefined) return of === 'share' ? round(some.length / chosen.length) : some.length;
    const numbers = some.map((book) => book[field]).filter((one) => typeof one === 'number');
    if (numbers.length === 0) return null;
    const sum = Number(exact(some, field)) / 1000;
    if (of === 'sum') return sum;
    if (of === 'average') return field === 'price' ? Math.round(sum / numbers.length) : round(sum / numbers.length);
    if (of === 'share') return round(Number(exact(some, field)) / Number(exact(chosen, field)));
    return of === 'min' ? Math.min(...numbers) : Math.max(...numbers);
  };
  const groups = Map.groupBy(chosen, (book) => JSON.stringify(by.map((group) => key(book, group))));
  return new Map([...groups].map(([keys, some]) => [keys, measures.map((measure) => value(some, measure))]));
}

const GROUPS = [
  'status', 'rare', 'author_id', 'published_on:day', 'published_on:week', 'published_on:month',
  'read_at:day', 'read_at:week', 'read_at:month',
]; // prettier-ignore
const MEASURES = [
  'count',
  'share',
  ...['sum', 'average', 'share', 'min', 'max'].flatMap((of) =>
    ['pages', 'weight', 'price'].map((field) => `${of}:${field}`),
  ),
];

const SAID = {
  not_grouped: /cannot be grouped by/u,
  not_measured: /cannot be added up/u,
  unknown_field: /vault_code/u,
  too_many_values: /3/u,
  part_of_report: /counts all records/u,
  unknown_tab: /has no tab/u,
  unknown_parameter: /bye/u,
} as const;

onEachDatabase('Reports', (databaseUrl) => {
  let library: Library;
  beforeAll(async () => {
    const url = await databaseUrl();
    library = await openLibrary({ model, fixtures, ...(url !== undefined && { databaseUrl: url }) });
  });
  afterAll(() => library.app.close());

  const ask = async (path: string, account = 'root') => (await library.as(account))('GET', path);
  const report = async (parameters: string): Promise<ReportAnswer> => {
    const { status, body } = await ask(`books/report?${parameters}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as unknown as ReportAnswer;
  };

  it('a report of random records has the figures of a plain count, with changes of the clock and empty fields', async () => {
    const random = seededRandom(5);
    const some = (list: readonly string[], most: number) =>
      list.toSorted(() => random() - 0.5).slice(0, Math.floor(random() * (most + 1)));
    for (let round = 0; round < 60; round += 1) {
      const by = some(GROUPS, 3);
      const measures = ['count', ...some(MEASURES.slice(1), 5)];
      const narrow = random() < 0.5;
      const chosen = narrow ? books.filter(({ rare, pages }) => rare === true && Number(pages ?? 0) > 300) : books;
      const asked = [
        ...by.map((one) => `by=${one}`),
        ...measures.map((one) => `measure=${one}`),
        ...(narrow ? ['filter=rare||$eq||true', 'filter=pages||$gt||300'] : []),
      ].join('&');
      const answer = await report(asked);
      const expected = naive(zoneNamed(ZONE), chosen, by, measures);
      expect(new Map(answer.rows.map(({ keys, values }) => [JSON.stringify(keys), values])), asked).toEqual(expected);
      expect(answer.rows.map(({ keys }) => JSON.stringify(keys))).toHaveLength(expected.size);
      expect(answer.records).toBe(chosen.length);
      expect(answer.totals).toEqual([{ values: naive(zoneNamed(ZONE), chosen, [], measures).get('[]') }]);
      expect(answer.measures.map(measureText)).toEqual(measures);
    }
  });

  it('rows come in the order of the choices and of time, with empty keys last', async () => {
    expect((await report('by=status')).rows.map(({ keys }) => keys)).toEqual([['ACTIVE'], ['INACTIVE']]);
    const months = (await report('by=read_at:month')).rows.map(({ keys }) => keys[0]);
    expect(months.at(-1)).toBeNull();
    expect(months.slice(0, -1)).toEqual(months.slice(0, -1).toSorted());
  });

  it('referenced records have their titles', async () => {
    expect((await report('by=author_id')).titles).toEqual({
      author_id: { a1: 'Author a1', a2: 'Author a2', a3: 'Author a3' },
    });
  });

  it('a report obeys conditions, the search and a tab', async () => {
    const where = encodeURIComponent(JSON.stringify({ $or: [{ pages: { $lt: 100 } }, { rare: { $eq: true } }] }));
    const expected = books.filter(({ pages, rare }) => (pages !== null && Number(pages) < 100) || rare === true);
    expect((await report(`where=${where}`)).records).toBe(expected.length);
    expect((await report('q=Book%201')).records).toBe(
      books.filter(({ title }) => /Book.*1/u.test(String(title))).length,
    );
    expect((await report('filter=id||$eq||nothing')).totals).toEqual([{ values: [0] }]);
  });

  describe('Refused reports', () => {
    it.each([
      ['by=vault_code', 'not_grouped'],
      ['by=chapters', 'not_grouped'],
      ['by=title', 'not_grouped'],
      ['by=isbn', 'not_grouped'],
      ['by=status:day', 'not_grouped'],
      ['by=read_at:year', 'not_grouped'],
      ['by=unknown', 'not_grouped'],
      ['measure=sum:vault_code', 'not_measured'],
      ['measure=sum:version', 'not_measured'],
      ['measure=sum', 'not_measured'],
      ['measure=median:pages', 'not_measured'],
      ['filter=vault_code||$eq||1', 'unknown_field'],
      ['by=status&by=rare&by=author_id&by=read_at', 'too_many_values'],
      ['by=status&limit=1', 'part_of_report'],
      ['tab=none', 'unknown_tab'],
      ['bye=status', 'unknown_parameter'],
    ] as const)('%s is refused as %s', async (asked, reason) => {
      const { status, body } = await ask(`books/report?${asked}`);
      expect([status, body['code']]).toEqual([400, 'bad_query']);
      expect(body['message']).toMatch(SAID[reason]);
    });

    it('whoever may not list the records gets no report', async () => {
      expect((await ask('users/report', 'reader')).status).toBe(403);
    });

    it('a report counts the records of the offices that the caller reads', async () => {
      const clerk = await library.as('clerk');
      const made = await clerk('POST', 'loans', { book_id: books[0]?.['id'] });
      expect(made.status).toBe(201);
      expect((await clerk('GET', 'loans/report')).body['records']).toBe(1);
      expect((await ask('loans/report', 'helper')).body['records']).toBe(0);
    });
  });
});
