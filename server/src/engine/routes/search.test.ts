import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';

onEachDatabase('Search of all resources', (databaseUrl) => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl() });
    const root = await library.as('root');
    for (const title of ['Đường Láng', 'Láng Hạ', 'Bến Láng', 'Chợ Láng', 'Cầu Láng', 'Ngõ Láng', 'Láng'])
      expect((await root('POST', 'books', { title, pages: 10 })).status).toBe(201);
    expect((await root('POST', 'authors', { name: 'Lê Thị Láng' })).status).toBe(201);
    const [book] = (await root('GET', 'books?limit=1')).body as unknown as Row[];
    const clerk = await library.as('clerk');
    for (const [office, reader] of [
      ['Main', 'Láng Chính'],
      ['Other', 'Láng Khác'],
    ] as const) {
      const at = { 'x-office-id': library.office(office) };
      const { status, body } = await clerk('POST', 'loans', { reader, book_id: book?.['id'] }, at);
      expect(status, JSON.stringify(body)).toBe(201);
    }
  });
  afterAll(() => library.app.close());

  const found = async (account: string, query: string) => {
    const { status, body } = await (await library.as(account))('GET', `search?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as unknown as Row[];
  };
  const titles = async (account: string, query: string, resource: string) =>
    (await found(account, query)).filter((hit) => hit['resource'] === resource).map(({ title }) => title);

  it('the search finds a limited number of records per readable resource, ignoring Vietnamese tone marks', async () => {
    const resources = async (account: string) =>
      [...new Set((await found(account, 'q=lang')).map(({ resource }) => resource))].toSorted();
    expect(await resources('root')).toEqual(['authors', 'books', 'loans']);
    expect(await resources('reader')).toEqual(['books', 'loans']);
    expect(await titles('root', 'q=lang', 'books')).toHaveLength(5);
    expect(await titles('root', 'q=lang&limit=20', 'books')).toHaveLength(7);
    expect(await titles('root', 'q=cho%20lang', 'books')).toEqual(['Chợ Láng']);
    expect(await found('root', 'q=khong-co-gi')).toEqual([]);
  });

  it('the search finds only records of offices that the caller can read', async () => {
    expect(await found('reader', 'q=chinh')).toMatchObject([{ resource: 'loans' }]);
    expect(await found('reader', 'q=khac')).toEqual([]);
  });

  it('the search lists exact matches first, and names the matching field if the title lacks the text', async () => {
    const [first, ...others] = await found('root', 'q=L%C3%81NG&limit=20');
    expect(first).toMatchObject({ resource: 'books', title: 'Láng', exact: true });
    expect(others.some(({ exact }) => exact)).toBe(false);
    expect(others[0]).not.toHaveProperty('field');
    const [loan] = await found('reader', 'q=chinh');
    expect(loan).toMatchObject({ resource: 'loans', field: 'reader', value: 'Láng Chính' });
  });

  it('the search ranks titles that begin with the text before titles with matching words and other matches', async () => {
    const root = await library.as('root');
    for (const title of ['Xuân Mai', 'Mùa xuân', 'Trường xuân', 'Xuân', 'Lưu Vixuân'])
      await root('POST', 'books', { title, pages: 10 });
    expect(await titles('root', 'q=xuan&limit=20', 'books')).toEqual([
      'Xuân',
      'Xuân Mai',
      'Mùa xuân',
      'Trường xuân',
      'Lưu Vixuân',
    ]);
  });

  it('the search returns the title of each record, and also the matching field unless the title contains the searched text', async () => {
    const root = await library.as('root');
    const books = await root('GET', 'books?filter=title||$eq||Bến Láng');
    const [book] = books.body as unknown as readonly Row[];
    expect(await found('root', 'q=ben%20%20%20lang%20ben')).toEqual([
      { resource: 'books', id: book?.['id'], title: 'Bến Láng', exact: false },
    ]);
    const [loan] = (await (await library.as('reader'))('GET', 'loans?q=chinh')).body as unknown as readonly Row[];
    expect(await found('reader', 'q=L%C3%A1ng%20Ch%C3%ADnh')).toEqual([
      {
        resource: 'loans',
        id: loan?.['id'],
        title: loan?.['code'],
        exact: true,
        field: 'reader',
        value: 'Láng Chính',
      },
    ]);
  });

  it('the search finds nothing for spaces and nothing in fields that are not searchable', async () => {
    const root = await library.as('root');
    expect((await root('POST', 'books', { title: '77 truyện', pages: 77 })).status).toBe(201);
    expect(await found('root', 'q=%20%20')).toEqual([]);
    expect(await found('root', 'q=77')).toMatchObject([{ resource: 'books', title: '77 truyện', exact: false }]);
  });

  it('the search ranks records by the match in the title, regardless of the creation order', async () => {
    const root = await library.as('root');
    const worstFirst = ['Sao Thukim', 'Sao kim', 'Kim sao', 'Kim'];
    const bestFirst = ['Mộc', 'Mộc tinh', 'Sao mộc', 'Sao Thumộc'];
    for (const title of [...worstFirst, ...bestFirst]) await root('POST', 'books', { title });
    expect(await titles('root', 'q=kim', 'books')).toEqual(worstFirst.toReversed());
    expect(await titles('root', 'q=moc', 'books')).toEqual(bestFirst);
  });

  it('the search lists an exact code first, even if other matches fill the result page', async () => {
    const root = await library.as('root');
    for (const index of [1, 2, 3, 4, 5, 6])
      expect((await root('POST', 'offices', { name: `A ${index} Zoo`, organisation_type: 'MAIN' })).status).toBe(201);
    expect((await root('POST', 'offices', { name: 'Zoo', organisation_type: 'MAIN' })).status).toBe(201);
    const [first] = await found('root', 'q=Zoo&limit=2');
    expect(first).toMatchObject({ resource: 'offices', title: 'Zoo', exact: true });
    expect(await titles('root', 'q=Zoo&limit=2', 'offices')).toHaveLength(2);
    expect((await root('POST', 'offices', { name: 'Zoo beside', organisation_type: 'MAIN' })).status).toBe(201);
    expect(new Set(await titles('root', 'q=Zoo&limit=8', 'offices')).size).toBe(8);
  });

  it('the search lists equally good matches in menu order, and resources outside the menu last', async () => {
    const model = libraryModel();
    const groups = ['first', 'second', 'third'].map((name) => ({ name, label: {} }));
    const menus: Readonly<Record<string, string | null>> = { books: 'third', authors: 'first', loans: 'second' };
    const resources = model.resources.map((each) => ({ ...each, menu: menus[each.name] ?? null }));
    const other = await openLibrary({ model: { ...model, menu: groups, resources } });
    const root = await other.as('root');
    for (const [resource, record] of [
      ['offices', { name: 'Thơ', organisation_type: 'MAIN' }],
      ['books', { title: 'Thơ', pages: 1 }],
      ['authors', { name: 'Thơ' }],
    ] as const)
      expect((await root('POST', resource, record)).status).toBe(201);
    const hits = (await root('GET', 'search?q=tho')).body as unknown as Row[];
    expect(hits.map(({ resource }) => resource)).toEqual(['authors', 'books', 'offices']);

    const { body } = await root('POST', 'books', { title: 'Tập Lathơ' });
    expect((await root('POST', 'loans', { book_id: body['id'], reader: 'Anh Lathơ' })).status).toBe(201);
    const inside = (await root('GET', 'search?q=atho')).body as unknown as Row[];
    expect(inside.map(({ resource }) => resource)).toEqual(['books', 'loans']);

    await root('POST', 'authors', { name: 'Văn Cao' });
    await root('POST', 'books', { title: 'Văn' });
    const exact = (await root('GET', 'search?q=van')).body as unknown as Row[];
    expect(exact.map(({ title }) => title)).toEqual(['Văn', 'Văn Cao']);
    await other.app.close();
  });

  it('the search rejects requests without a text and anonymous callers', async () => {
    const root = await library.as('root');
    expect((await root('GET', 'search')).status).toBe(400);
    expect((await root('GET', 'search?q=a&limit=21')).status).toBe(400);
    expect((await library.anyone('GET', 'search?q=a')).status).toBe(401);
  });
});
