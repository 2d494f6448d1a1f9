import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, PASSWORD } from '@tuyen/server-mock/testing/library';
import { sharingBooks } from './books.fixture.ts';

onEachDatabase('CSV export', (databaseUrl) => {
  let library: Library;
  let root: Record<string, string>;
  beforeAll(async () => {
    library = await openLibrary({ model: sharingBooks(), databaseUrl: await databaseUrl() });
    root = await headers('root');
  });
  afterAll(() => library.app.close());

  async function headers(account: string, language = 'en'): Promise<Record<string, string>> {
    const login = await library.anyone('POST', 'auth/login', { account, password: PASSWORD });
    return { authorization: `Bearer ${String(login.body['authToken'])}`, 'accept-language': language };
  }
  const get = (path: string, as: Record<string, string> = root) =>
    library.app.inject({ method: 'GET', url: `/api/v1/${path}`, headers: as });
  async function partsOf(path: string): Promise<readonly string[]> {
    const answer = await library.app.inject({ url: `/api/v1/${path}`, headers: root, payloadAsStream: true });
    const parts: string[] = [];
    const stream = answer.stream().on('data', (part: Buffer) => parts.push(part.toString()));
    await once(stream, 'end');
    return parts;
  }
  async function create(resource: string, values: Row): Promise<Row> {
    const answer = await library.app.inject({
      method: 'POST',
      url: `/api/v1/${resource}`,
      headers: root,
      payload: values,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }
  const only = (book: Row, as?: Record<string, string>) =>
    get(`books/export?filter=id||$eq||${String(book['id'])}`, as).then(({ body }) => body);

  it('a CSV export contains readable values in the requested language, without secrets, uploads and ids', async () => {
    const author = await create('authors', { name: 'Nguyễn Du' });
    const book = await create('books', {
      title: 'Truyện "Kiều", bản in',
      isbn: '9786041000001',
      price: 45_000,
      weight: 12.5,
      rare: true,
      published_on: '1820-02-01',
      read_at: '2026-06-14T18:30:05.000Z',
      author_id: author['id'],
      chapters: [{ name: 'Hồi một', written_by: author['id'] }],
      vault_code: 'geheim',
      safe: { room: 'A1', alarm: 'geheim-too' },
    });
    const vietnamese = await only(book, await headers('root', 'vi'));
    const [head = '', line = ''] = vietnamese.split('\r\n');
    expect(head.startsWith('\u{FEFF}Tên sách,ISBN,')).toBe(true);
    expect(line).toContain('"Truyện ""Kiều"", bản in",9786041000001,');
    expect(line).toContain(',"12,5",45000,Có,01/02/1820,15/06/2026 01:30,');
    expect(line).toContain('Tên: Hồi một | Nháp: Có | Người viết: Nguyễn Du [');
    expect(await only(book)).toContain(',12.5,45000,Yes,');
    expect(vietnamese).not.toMatch(/geheim|vault|uploads/u);
    expect(vietnamese).not.toContain(String(book['id']));
  });

  it('a CSV export escapes cells that a spreadsheet would execute', async () => {
    const book = await create('books', { title: '=HYPERLINK("http://x","y")', tags: ['@SUM(A1)'], summary: '+1' });
    const [, line = ''] = (await only(book)).split('\r\n');
    expect(line).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    expect(line).not.toMatch(/(?:^|,)"?[=+@]/u);
  });

  it('a CSV export contains all filtered records in list order, read twenty at a time', async () => {
    for (let at = 0; at < 45; at += 1) await create('books', { title: `Tập ${String(at).padStart(2, '0')}` });
    const { body, headers: answered } = await get('books/export?filter=title||$starts||Tập&sort=title,DESC');
    expect(answered['content-type']).toBe('text/csv; charset=utf-8');
    expect(answered['content-disposition']).toBe('attachment; filename="books.csv"');
    const lines = body.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(45);
    expect(lines[0]).toMatch(/^Tập 44,/u);
    expect(lines[44]).toMatch(/^Tập 00,/u);
    const parts = await partsOf('books/export?filter=title||$starts||Tập&sort=title,DESC');
    expect(
      parts.map((part) => part.split('\r\n').length - 1),
      'the heading comes with the first twenty',
    ).toEqual([21, 20, 5]);
    for (const part of ['limit=5', 'page=1&limit=5', 'fields=title', 'join=author_id', 'can=1'])
      expect((await get(`books/export?${part}`)).json()).toMatchObject({ statusCode: 400, code: 'bad_query' });
    expect((await get('books/export?filter=vault_code||$eq||x')).statusCode).toBe(400);
  });

  it('a CSV export requires `*.export` in addition to the read permission, and is logged', async () => {
    expect((await get('books/export', {})).statusCode).toBe(401);
    const reader = await get('books/export', await headers('reader'));
    expect(reader.json()).toMatchObject({ statusCode: 403, code: 'not_permitted' });
    expect((await get('authors/export')).statusCode).toBe(404);
    const before = await entries();
    await get('books/export?filter=title||$eq||none');
    const log = await entries();
    expect(log).toHaveLength(before.length + 1);
    expect(log.at(-1)).toMatchObject({ resource: 'books', record_id: '*', action: 'export' });
    expect(JSON.parse(String(log.at(-1)?.['after']))).toEqual({ query: 'filter=title||$eq||none', records: 0 });
  });

  it('a CSV export does not name referenced records that the reader may not see', async () => {
    const author = await create('authors', { name: 'Không ai biết' });
    const book = await create('books', { title: 'Sách', author_id: author['id'] });
    const answer = await library.app.inject({
      method: 'PATCH',
      url: `/api/v1/roles/${String((await library.engine.store.first('roles', {}))?.['id'])}`,
      headers: root,
      payload: { permissions: ['book.read', 'book.export'] },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const csv = await only(book, await headers('clerk'));
    expect(csv).toContain('Sách,');
    expect(csv).not.toContain('Không ai biết');
    expect(csv).not.toContain(String(author['id']));
  });

  function entries(): Promise<readonly Row[]> {
    return library.engine.records.database.rows('SELECT * FROM "_audit" ORDER BY "id"');
  }
});

it('an account can make sixty CSV exports in ten minutes', async () => {
  const library = await openLibrary({ model: sharingBooks(), rateLimits: true });
  const login = await library.anyone('POST', 'auth/login', { account: 'root', password: PASSWORD });
  const headers = { authorization: `Bearer ${String(login.body['authToken'])}` };
  const statuses: number[] = [];
  for (let times = 0; times < 61; times += 1) {
    const url = '/api/v1/books/export?filter=title||$eq||none';
    statuses.push((await library.app.inject({ url, headers })).statusCode);
  }
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses[60]).toBe(429);
  await library.app.close();
});
