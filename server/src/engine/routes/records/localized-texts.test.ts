import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, PASSWORD, type Send } from '@tuyen/server-mock/testing/library';
import { localizedLibrary } from './localized.fixture.ts';

onEachDatabase('Localized texts', (databaseUrl) => {
  let library: Library;
  let root: Send;
  let vietnamese: Send;
  beforeAll(async () => {
    library = await openLibrary({ model: localizedLibrary(), databaseUrl: await databaseUrl() });
    root = await library.as('root');
    vietnamese = await library.as('root', { 'accept-language': 'vi' });
    await create('B-1', { vi: 'Đắc nhân tâm', en: 'Winning friends' });
    await create('B-2', { vi: 'An Nam chí lược', en: 'Zones of Annam' });
    await create('B-3', { vi: 'Bến không chồng' });
  });
  afterAll(() => library.app.close());

  const create = async (isbn: string, name: object) => {
    const answer = await root('POST', 'books', { isbn, title: isbn, name });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  };
  const refused = async (name: unknown) => {
    const answer = await root('POST', 'books', { isbn: 'B-9', title: 'B-9', name });
    expect(answer.status).toBe(422);
    return Object.keys(answer.body['errors'] as Row);
  };
  const books = async (query: string, as = root): Promise<readonly Row[]> => {
    const { status, body } = await as('GET', `books?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return [body['data'] ?? body].flat() as Row[];
  };
  const isbns = async (query: string, as = root) => (await books(query, as)).map(({ isbn }) => isbn);
  const nameOf = async (isbn: string) => (await books(`filter=isbn||$eq||${isbn}`))[0]?.['name'];
  const where = (operator: string, value: string) => isbns(`sort=isbn,ASC&filter=name||${operator}||${value}`);

  it('a localized text is stored and answered as an object with a text for each language', async () => {
    expect(await nameOf('B-1')).toEqual({ vi: 'Đắc nhân tâm', en: 'Winning friends' });
  });

  it('texts in each language are trimmed, and languages without a text are left out', async () => {
    const { id } = await create('B-4', { vi: '  Hai   chữ ', en: ' ' });
    const { body } = await root('GET', `books/${String(id)}`);
    expect(body['name']).toEqual({ vi: 'Hai chữ' });
    const cleared = await root('PATCH', `books/${String(id)}`, { note: { vi: '', en: null } });
    expect(cleared.body['note'] ?? null).toBeNull();
    await root('DELETE', `books/${String(id)}`);
  });

  it('a required localized text needs the default language, and each text has its limits', async () => {
    expect(await refused({ en: 'Only English' })).toEqual(['name.vi']);
    expect(await refused({ vi: ' ' })).toEqual(['name.vi']);
    expect(await refused(undefined)).toEqual(['name']);
    expect(await refused({ vi: 'Hai', en: 'x'.repeat(41) })).toEqual(['name.en']);
    expect(await refused({ vi: 'Hai', fr: 'Deux' })).toEqual(['name.fr']);
    expect(await refused('Hai')).toEqual(['name']);
  });

  it('lists are sorted by the text that the reader sees', async () => {
    expect(await isbns('sort=name,ASC', vietnamese)).toEqual(['B-2', 'B-3', 'B-1']);
    expect(await isbns('sort=name,ASC')).toEqual(['B-3', 'B-1', 'B-2']);
    expect(await isbns('sort=name,DESC')).toEqual(['B-2', 'B-1', 'B-3']);
    expect(await isbns('sort=name,ASC', vietnamese)).toEqual(['B-2', 'B-3', 'B-1']);
  });

  it('pages of a list sorted by a localized text do not overlap', async () => {
    const pages = [1, 2, 3].map((page) => isbns(`sort=name,ASC&limit=1&page=${page}`));
    expect((await Promise.all(pages)).flat()).toEqual(['B-3', 'B-1', 'B-2']);
  });

  it('a search finds the text in each language, also without accents', async () => {
    expect(await isbns('q=dac nhan')).toEqual(['B-1']);
    expect(await isbns('q=annam zones', vietnamese)).toEqual(['B-2']);
    const { body } = await root('GET', 'search?q=winning');
    expect(JSON.stringify(body)).toContain('Winning friends');
  });

  it('a filter compares the text in each language, and a negated one excludes all of them', async () => {
    expect(await where('$eq', 'Winning friends')).toEqual(['B-1']);
    expect(await where('$cont', 'Nam')).toEqual(['B-2']);
    expect(await where('$contL', 'ZONES')).toEqual(['B-2']);
    expect(await where('$contL', 'CHỒNG')).toEqual(['B-3']);
    expect(await where('$starts', 'Win')).toEqual(['B-1']);
    expect(await where('$excl', 'friends')).toEqual(['B-2', 'B-3']);
    expect(await where('$in', 'Đắc nhân tâm,Bến không chồng')).toEqual(['B-1', 'B-3']);
    expect(await where('$notin', 'Winning friends,Bến không chồng')).toEqual(['B-2']);
    expect(await isbns('filter=note||$isnull')).toHaveLength(3);
    const either = { $or: [{ name: { $cont: 'Zones' } }, { name: { $eq: 'Đắc nhân tâm' } }] };
    expect(await isbns(`sort=isbn,ASC&s=${encodeURIComponent(JSON.stringify(either))}`)).toEqual(['B-1', 'B-2']);
    expect((await root('GET', 'books?filter=name||$gt||A')).status).toBe(400);
  });

  it('a file has one column for each language, and an import keeps the languages that it does not have', async () => {
    const text = await exported();
    expect(text.split('\r\n')[0]).toContain('Name (Tiếng Việt),Name (English)');
    expect(text).toContain('Đắc nhân tâm,Winning friends');
    const columns = ['isbn', 'Name (English)'];
    const bulk = [['B-3', 'The wharf']];
    const dry = await root('POST', 'books/bulk', { columns, bulk, dry_run: true });
    expect(dry.body['rows']).toMatchObject([
      { action: 'update', changes: [{ field: 'name.en', from: '', to: 'The wharf' }] },
    ]);
    expect((await root('POST', 'books/bulk', { columns, bulk })).status).toBe(200);
    expect(await nameOf('B-3')).toEqual({ vi: 'Bến không chồng', en: 'The wharf' });
  });

  it('an import of a new record reads its languages, and a heading without a language is the default language', async () => {
    const columns = ['isbn', 'title', 'Tên', 'name.en'];
    const bulk = [['B-5', 'B-5', 'Năm', 'Five']];
    expect((await root('POST', 'books/bulk', { columns, bulk })).status).toBe(200);
    expect(await nameOf('B-5')).toEqual({ vi: 'Năm', en: 'Five' });
  });

  async function exported(): Promise<string> {
    const login = await library.anyone('POST', 'auth/login', { account: 'root', password: PASSWORD });
    const answer = await library.app.inject({
      url: '/api/v1/books/export?sort=isbn,ASC',
      headers: { authorization: `Bearer ${String(login.body['authToken'])}`, 'accept-language': 'en' },
    });
    return answer.body;
  }
});
