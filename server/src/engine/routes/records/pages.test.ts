import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrThrow } from '../../get-or-throw.ts';
import type { Row } from '../../domain.ts';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { idsFor } from './list-plan.ts';

let library: Library;
let root: Send;
let ids: readonly string[];
beforeAll(async () => {
  library = await openLibrary();
  root = await library.as('root');
  const made: string[] = [];
  for (const title of ['A', 'B', 'C', 'D', 'E']) {
    const { body } = await root('POST', 'books', { title, pages: title.charCodeAt(0), rare: title > 'C' });
    made.push(String(body['id']));
  }
  ids = made;
});
afterAll(() => library.app.close());

const get = async (query: string, send = root) => {
  const { status, body, headers } = await send('GET', `books?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return { body, range: headers['content-range'] };
};
const record = (index: number) => ({ id: ids[index], title: 'ABCDE'[index] });

describe('Pages of a list', () => {
  const page = 'fields=title&sort=title,ASC';

  it.each([
    ['limit=2&page=1', [0, 1], { total: 5, count: 2, page: 1, pageCount: 3 }],
    ['limit=2&page=3', [4], { total: 5, count: 1, page: 3, pageCount: 3 }],
    ['limit=2&page=4', [], { total: 5, count: 0, page: 4, pageCount: 3 }],
    ['limit=5&page=1', [0, 1, 2, 3, 4], { total: 5, count: 5, page: 1, pageCount: 1 }],
    ['limit=2&offset=1', [1, 2], { total: 5, count: 2, page: 1, pageCount: 3 }],
    ['limit=2&offset=2', [2, 3], { total: 5, count: 2, page: 2, pageCount: 3 }],
    ['offset=3', [3, 4], { total: 5, count: 2, page: 1, pageCount: 1 }],
    ['filter=rare||$eq||true&limit=1&page=2', [4], { total: 2, count: 1, page: 2, pageCount: 2 }],
    ['filter=title||$eq||Z&limit=1&page=1', [], { total: 0, count: 0, page: 1, pageCount: 0 }],
  ])('a list page requested with %s contains the expected records and totals', async (query, found, counts) => {
    const expected = { data: found.map(record), ...counts };
    expect((await get(`${page}&${query}`)).body).toEqual(expected);
    expect((await get(`${page}&${query}`)).body).toEqual(expected);
  });

  it.each([
    ['range=[1,2]', [1, 2], 'books 1-2/5'],
    ['range=[4,9]', [4], 'books 4-4/5'],
    ['range=[5,9]', [], 'books */5'],
    ['filter={"rare":true}&range=[0,0]', [3], 'books 0-0/2'],
    ['filter={"rare":true}', [3, 4], 'books 0-1/2'],
    ['filter={"title":"Z"}', [], 'books */0'],
  ])('a list requested with %s states the range of its records in a header', async (query, found, range) => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await get(`sort=["title","ASC"]&${query}`);
      expect(answer.range).toBe(range);
      expect(listOf(answer.body).map(({ id }) => id)).toEqual(found.map((index) => ids[index]));
    }
  });

  it('a list without page parameters has no range header and uses the default order', async () => {
    expect(await get('fields=title&limit=2')).toEqual({ body: [record(0), record(1)], range: undefined });
    expect((await get('fields=title')).body).toEqual([0, 1, 2, 3, 4].map(record));
  });

  it('a list and its total include a change immediately', async () => {
    const asked = 'filter=title||$starts||Z&fields=title&limit=3&page=1';
    expect((await get(asked)).body).toMatchObject({ data: [], total: 0 });
    const { id } = (await root('POST', 'books', { title: 'Z1' })).body;
    expect((await get(asked)).body).toEqual({ data: [{ id, title: 'Z1' }], total: 1, count: 1, page: 1, pageCount: 1 });
    await root('DELETE', `books/${String(id)}`);
    expect((await get(asked)).body).toMatchObject({ data: [], total: 0 });
  });

  it('can=1 adds the actions permitted on the resource to a list only if the list is paged', async () => {
    const paged = (await get('limit=1&page=1&can=1&fields=title')).body;
    expect(paged['can']).toEqual({ actions: ['create'], refused: {}, fixed: {} });
    expect(Object.keys(paged)).toEqual(['data', 'total', 'count', 'page', 'pageCount', 'can']);
    const [first] = listOf((await get('limit=1&can=1&fields=title')).body);
    expect(first).toEqual({ ...record(0), can: { actions: ['edit', 'delete'], refused: {}, fixed: {} } });
    expect((await get('limit=100&can=1')).body).toHaveLength(5);
    const { status, body } = await root('GET', 'books?limit=101&can=1');
    expect([status, body['message']]).toEqual([400, 'The parameter "can" needs a "limit" of at most 100.']);
  });
});

describe('Records with joined references', () => {
  let author: Row;
  let book: string;
  beforeAll(async () => {
    author = (await root('POST', 'authors', { name: 'Anna' })).body;
    const values = { title: 'Joined', author_id: author['id'], related_ids: [ids[1], ids[0]] };
    const { status, body } = await root('POST', 'books', values);
    expect(status).toBe(201);
    book = String(body['id']);
  });

  it('joined records are returned beside the ids that reference them, in the same order', async () => {
    const one = async (query: string) => (await root('GET', `books/${book}?${query}`)).body;
    expect(await one('fields=title&join=author')).toEqual({ id: book, title: 'Joined', author });
    expect(await one('fields=title&join=author_id||name')).toEqual({
      id: book,
      title: 'Joined',
      author: { id: author['id'], name: 'Anna' },
    });
    expect(await one('fields=title&join=relateds||title,isbn')).toEqual({
      id: book,
      title: 'Joined',
      relateds: [record(1), record(0)],
    });
    expect((await root('GET', `books/${ids[0]}?fields=title&join=author||name&join=relateds||title`)).body).toEqual({
      ...record(0),
      relateds: [],
    });
  });

  it('a join omits unreadable records and rejects unreadable resources', async () => {
    const reader = await library.as('reader');
    const refused = await reader('GET', `books/${book}?join=author`);
    expect([refused.status, refused.body['code']]).toEqual([403, 'not_permitted']);
    const clerk = await library.as('clerk');
    const helper = await library.as('helper');
    const mine = (await helper('POST', 'loans', { book_id: book })).body['id'];
    const theirs = (await clerk('POST', 'loans', { book_id: book, follows_id: mine, beside_ids: [mine] })).body['id'];
    const asked = `loans/${String(theirs)}?fields=follows_id&join=follows||id&join=besides||id`;
    expect((await clerk('GET', asked)).body).toEqual({
      id: theirs,
      follows_id: mine,
      follows: { id: mine },
      besides: [{ id: mine }],
    });
    await library.engine.records.transaction(async (rows) => {
      const before = (await rows.get('loans', String(mine))) ?? {};
      await rows.replace('loans', before, { ...before, office_id: library.office('Other') });
    });
    expect((await clerk('GET', asked)).body).toEqual({ id: theirs, follows_id: mine, besides: [] });
  });
});

describe('Records of an export', () => {
  it("an export contains the records of the list in order, limited to the caller's offices", async () => {
    const { engine } = library;
    const user = await engine.identity.user('root');
    const profile = (await engine.identity.accounts()).profileOf(user ?? {});
    const caller = {
      actor: { kind: 'staff', userId: profile.id, profile } as const,
      profile,
      officeId: null,
      readableOffices: undefined,
      language: 'en',
      clientKind: undefined,
    };
    const of = (name: string, text: string) =>
      idsFor(engine, getOrThrow(new Map(engine.model.resources.map((one) => [one.name, one])), name), caller, text);
    expect(await of('books', 'sort=title,DESC&filter=pages||$lt||68')).toEqual([ids[2], ids[1], ids[0]]);
    expect(await of('books', 'offset=0&filter=title||$eq||A')).toEqual([ids[0]]);
    expect(await of('loans', 'tab=mine')).toEqual([]);
    for (const part of [
      'limit=1',
      'offset=1',
      'fields=title',
      'join=author',
      'can=1&limit=1',
      'for={"resource":"loans","field":"book_id"}',
    ])
      await expect(of('books', part), part).rejects.toMatchObject({
        status: 400,
        params: { reason: 'part_of_export' },
      });
  });
});

function listOf(body: unknown): readonly Row[] {
  if (!Array.isArray(body)) throw new Error('the answer is a list');
  return body;
}
