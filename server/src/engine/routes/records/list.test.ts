import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

const TITLES = ['An', 'Ánh', 'Ân', 'Dũng', 'Đào', 'Em', 'đường Láng', 'Đường láng', 'a_b%c', 'zoo'];

onEachDatabase('Lists of records and their query parameters', (databaseUrl) => {
  let library: Library;
  let clerk: Send;
  let authors: Row[];
  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl() });
    clerk = await library.as('root');
    authors = (await clerk('GET', 'authors')).body as unknown as Row[];
    for (const [index, title] of TITLES.entries()) {
      await clerk('POST', 'books', {
        title,
        pages: (index + 1) * 10,
        weight: index / 4,
        rare: index % 2 === 0,
        status: index < 5 ? 'ACTIVE' : 'INACTIVE',
        read_at: `2026-03-${String(10 + index)}T18:30:00.000Z`,
        ...(index < 3 && {
          published_on: `2020-01-0${index + 1}`,
          author_id: authors[index]?.['id'],
          tags: ['vi', `t${index}`],
        }),
      });
    }
  });
  afterAll(() => library.app.close());
  const titles = async (query: string) => {
    const { status, body } = await clerk('GET', `books?${query}`);
    expect(body).not.toHaveProperty('code');
    expect(status).toBe(200);
    const rows = (Array.isArray(body) ? body : body['data']) as Row[];
    return rows.map((row) => row['title']);
  };
  const refusal = async (query: string) => {
    const { status, body } = await clerk('GET', `books?${query}`);
    expect(status, query).toBe(400);
    expect(body['code']).toBe('bad_query');
    return String(body['message']);
  };

  it('texts are sorted by Vietnamese rules in both directions', async () => {
    const order = ['a_b%c', 'An', 'Ánh', 'Ân', 'Dũng', 'Đào', 'đường Láng', 'Đường láng', 'Em', 'zoo'];
    expect(await titles('sort=title,ASC')).toEqual(order);
    expect(await titles('sort=title,DESC')).toEqual(order.toReversed());
  });

  it('each page of a list contains the current total, even after changes between pages', async () => {
    const asked = 'books?filter=title||$starts||Đếm&limit=1&sort=title,ASC&page=';
    const total = async (page: number) => (await clerk('GET', asked + page)).body['total'];
    const [first, second] = [
      (await clerk('POST', 'books', { title: 'Đếm một', pages: 1 })).body,
      (await clerk('POST', 'books', { title: 'Đếm hai', pages: 1 })).body,
    ];
    expect([await total(1), await total(2)]).toEqual([2, 2]);
    await clerk('PATCH', `books/${String(first['id'])}`, { title: 'Một' });
    expect([await total(2), await total(1)]).toEqual([1, 1]);
    for (const { id } of [first, second]) await clerk('DELETE', `books/${String(id)}`);
    expect([await total(3), await total(1)]).toEqual([0, 0]);
  });

  it('a list can be filtered with every operator', async () => {
    expect(await titles('filter=pages||$between||20,40&sort=pages,ASC')).toEqual(['Ánh', 'Ân', 'Dũng']);
    expect(await titles('filter=pages||$gt||80&sort=pages,ASC')).toEqual(['a_b%c', 'zoo']);
    expect(await titles('filter=pages||lte||10')).toEqual(['An']);
    expect(await titles('filter=title||$in||An,Em&sort=title,ASC')).toEqual(['An', 'Em']);
    expect(await titles('filter=title||$starts||Đ&sort=title,ASC')).toEqual(['Đào', 'Đường láng']);
    expect(await titles('filter=title||$startsL||đ&sort=title,ASC')).toEqual(['Đào', 'đường Láng', 'Đường láng']);
    expect(await titles('filter=title||$ends||ng&sort=title,ASC')).toEqual(['Dũng', 'đường Láng', 'Đường láng']);
    expect(await titles('filter=title||$contL||LÁNG')).toHaveLength(2);
    expect(await titles('filter=title||$cont||%25')).toEqual(['a_b%c']);
    expect(await titles('filter=title||$eqL||AN')).toEqual(['An']);
    expect(await titles('filter=rare||$eq||true&filter=status||$eq||INACTIVE')).toHaveLength(2);
    expect(await titles('filter=published_on||$isnull')).toHaveLength(7);
    const nothing = (operator: string) => `s=${encodeURIComponent(`{"published_on":{"${operator}":null}}`)}`;
    expect(await titles(nothing('$eq'))).toEqual(await titles('filter=published_on||$isnull'));
    expect(await titles(nothing('$ne'))).toEqual(await titles('filter=published_on||$notnull'));
    expect(await titles(nothing('$ne'))).not.toEqual([]);
    expect(await titles('filter=published_on||$gte||2020-01-02&sort=title,ASC')).toEqual(['Ánh', 'Ân']);
    expect(await titles('filter=tags||$cont||t1')).toEqual(['Ánh']);
    expect(await titles(`filter=author_id||$eq||${authors[0]?.['id']}`)).toEqual(['An']);
    expect(await titles('filter=weight||$lt||0.5&sort=pages,ASC')).toEqual(['An', 'Ánh']);
  });

  it('a date compared with a date-time field covers the day in Vietnam', async () => {
    // In Vietnam, 18:30 UTC is already 01:30 of the next day.
    expect(await titles('filter=read_at||$eq||2026-03-11')).toEqual(['An']);
    expect(await titles('filter=read_at||$between||2026-03-11,2026-03-12&sort=read_at,ASC')).toEqual(['An', 'Ánh']);
    expect(await titles('filter=read_at||$lt||2026-03-11')).toEqual([]);
    expect(await titles('filter=read_at||$gt||2026-03-18&sort=read_at,ASC')).toEqual(['a_b%c', 'zoo']);
    expect(await titles('filter=read_at||$gte||2026-03-18&sort=read_at,ASC')).toEqual(['Đường láng', 'a_b%c', 'zoo']);
    expect(await titles('filter=read_at||$lte||2026-03-11')).toEqual(['An']);
  });

  it('a search ignores case, accents and đ, word by word', async () => {
    expect(await titles('q=DUONG%20lang&sort=title,ASC')).toEqual(['đường Láng', 'Đường láng']);
    expect(await titles('q=%C4%91%C6%B0%E1%BB%9Dng')).toHaveLength(2);
    expect(await titles('q=an&sort=title,ASC')).toEqual(['An', 'Ánh', 'Ân', 'đường Láng', 'Đường láng']);
    expect(await titles('q=b%25c')).toEqual(['a_b%c']);
  });

  it('a list is returned as a plain array, or with a page parameter as an object with totals', async () => {
    expect(Array.isArray((await clerk('GET', 'books?limit=3')).body)).toBe(true);
    expect((await clerk('GET', 'books?limit=3&page=2&sort=pages,ASC')).body).toMatchObject({
      total: 10,
      count: 3,
      page: 2,
      pageCount: 4,
      data: [{ pages: 40 }, {}, {}],
    });
    expect((await clerk('GET', 'books?per_page=4&offset=8&sort=pages,ASC')).body).toMatchObject({
      total: 10,
      count: 2,
      page: 3,
      pageCount: 3,
    });
    expect((await clerk('GET', 'books?limit=4&offset=8&page=1&sort=pages,ASC')).body).toMatchObject({
      page: 1,
      data: [{ pages: 10 }, {}, {}, {}],
    });
    const whole = (await clerk('GET', 'books?page=1')).body;
    expect([whole['total'], whole['count'], whole['page'], whole['pageCount']]).toEqual([10, 10, 1, 1]);
    expect((await clerk('GET', 'books?filter=rare||$eq||true&limit=2&page=1')).body).toMatchObject({
      total: 5,
      pageCount: 3,
    });
    expect((await clerk('GET', 'books')).body).toHaveLength(10);
  });

  it('the list parameters "filter", "or" and "s" can be combined by the rules of the crud dialect', async () => {
    expect(await titles('filter=title||$eq||An&or=title||$eq||Em&sort=title,ASC')).toEqual(['An', 'Em']);
    expect(
      await titles('filter=pages||$gt||10&filter=pages||$lt||30&or=pages||$eq||50&or=rare||$eq||true&sort=pages,ASC'),
    ).toEqual(['Ánh', 'Đào']);
    expect(await titles('or=pages||$eq||10&or=pages||$eq||20&sort=pages,ASC')).toEqual(['An', 'Ánh']);
    expect(await titles('filter[0]=pages||$gt||10&filter[1]=pages||$lt||30')).toEqual(['Ánh']);
    const s = { $or: [{ title: 'An' }, { $and: [{ pages: { $gt: 80, $lt: 100 } }, { rare: true }] }] };
    expect(await titles(`s=${encodeURIComponent(JSON.stringify(s))}&sort=pages,ASC`)).toEqual(['An', 'a_b%c']);
    expect(await titles(`s=${encodeURIComponent('{"$not":[{"pages":{"$gt":20}}]}')}&sort=pages,ASC`)).toEqual([
      'An',
      'Ánh',
    ]);
  });

  it('the operator $not of a list filter also finds records whose field has no value', async () => {
    const found = (s: object) => titles(`s=${encodeURIComponent(JSON.stringify(s))}&sort=pages,ASC`);
    const others = TITLES.slice(3);
    expect(await found({ published_on: { $gte: '2020-01-02' } })).toEqual(['Ánh', 'Ân']);
    expect(await found({ $not: [{ published_on: { $gte: '2020-01-02' } }] })).toEqual(['An', ...others]);
    expect(await found({ $not: [{ $not: [{ published_on: { $gte: '2020-01-02' } }] }] })).toEqual(['Ánh', 'Ân']);
    expect(await found({ $not: [{ tags: { $cont: 't0' } }, { rare: true }] })).toEqual(TITLES.slice(1));
  });

  it('the list parameter "fields" selects fields, and "join" includes referenced records', async () => {
    const { body } = await clerk('GET', 'books?filter=title||$eq||An&fields=title,author_id&join=author_id||name');
    expect(body).toEqual([
      {
        id: expect.any(String),
        title: 'An',
        author_id: authors[0]?.['id'],
        author: { id: authors[0]?.['id'], name: authors[0]?.['name'] },
      },
    ]);
    const reader = await library.as('reader');
    expect((await reader('GET', 'books?join=author')).status).toBe(403);
  });

  it('lists accept the simple-rest query dialect, and reject a mix of this dialect with the crud dialect', async () => {
    const query = 'sort=["pages","DESC"]&range=[0,2]&filter={"rare":true}';
    const { body, headers } = await clerk('GET', `books?${query}`);
    expect(headers['content-range']).toBe('books 0-2/5');
    expect((body as unknown as Row[]).map((row) => row['pages'])).toEqual([90, 70, 50]);
    const ids = (body as unknown as Row[]).map((row) => row['id']);
    expect((await clerk('GET', `books?filter=${JSON.stringify({ id: ids })}`)).body).toHaveLength(3);
    expect(await titles('filter={"tags":["t0","t1"],"q":"a"}&sort=["title","ASC"]')).toEqual(['An', 'Ánh']);
    expect((await clerk('GET', 'books?range=[20,29]')).headers['content-range']).toBe('books */10');
    await refusal('range=[0,9]&limit=3');
    await refusal('filter={"rare":true}&sort=title,ASC');
    await refusal('range=[0,99999]');
    await refusal('filter={"nothing":1}');
  });

  it('an unknown query parameter, field or operator of a list is rejected by name', async () => {
    expect(await refusal('filter=color||$eq||1')).toContain('color');
    expect(await refusal('filter=title||$like||1')).toContain('$like');
    expect(await refusal('filter=pages||$cont||1')).toContain('$cont');
    expect(await refusal('sort=title,UP')).toContain('UP');
    expect(await refusal('sort=summary,ASC')).toContain('summary');
    expect(await refusal('sort=nothing,ASC')).toContain('nothing');
    expect(await refusal('fields=title,nothing')).toContain('nothing');
    expect(await refusal('join=nothing')).toContain('nothing');
    expect(await refusal('filter=pages||$eq||many')).toContain('many');
    expect(await refusal('filter=status||$eq||GONE')).toContain('GONE');
    expect(await refusal('filter=published_on||$eq||2020-02-31')).toContain('2020-02-31');
    expect(await refusal('limit=10001')).toContain('10001');
    expect(await refusal('limit=ten')).toContain('ten');
    expect(await refusal('limit=0')).toContain('limit');
    expect(await refusal('page=2')).toContain('2');
    expect(await refusal('color=red')).toContain('color');
    expect(await refusal('filter=title')).toContain('title');
    await refusal(`s=${encodeURIComponent('{"title":"An"}')}&filter=pages||$eq||1`);
    await refusal('s=nonsense');
    const { status } = await clerk(
      'GET',
      `books?s=${encodeURIComponent('{"$or":['.repeat(40) + '{"title":"x"}' + ']}'.repeat(40))}`,
    );
    expect(status).toBe(400);
    const many = Array.from({ length: 30 }, (_, index) => `filter=pages||$ne||${index}`).join('&');
    expect(await titles(`${many}&filter=pages||$ne||100`)).toHaveLength(7);
  });

  it('a list without a limit is streamed with all rows', async () => {
    const rows = Array.from({ length: 700 }, (_, index) => ({ name: `Tác giả ${index}` }));
    await clerk('POST', 'authors/bulk', { bulk: rows });
    const all = (await clerk('GET', 'authors?q=tac%20gia')).body as unknown as Row[];
    expect(all).toHaveLength(700);
    expect(new Set(all.map((row) => row['id'])).size).toBe(700);
    expect((await clerk('GET', 'authors?offset=10&q=tac%20gia')).body).toMatchObject({ total: 700, count: 690 });
    const names = (await clerk('GET', 'authors?fields=name&q=tac%20gia&sort=id,ASC')).body as unknown as Row[];
    expect(names).toEqual(
      all.map(({ id, name }) => ({ id, name })).toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1)),
    );
    const reader = await library.as('reader');
    expect((await reader('GET', 'books?join=author&sort=id,ASC')).status).toBe(403);
  });
});
