import simpleRest from 'ra-data-simple-rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';

describe('The unmodified data provider of react-admin for simple REST', () => {
  let library: Library;
  let provider: ReturnType<typeof simpleRest>;
  beforeAll(async () => {
    library = await openLibrary();
    const login = await library.anyone('POST', 'auth/login', { account: 'root', password: 'Library#2026' });
    provider = simpleRest('/api/v1', async (url, options = {}) => {
      const headers = { authorization: `Bearer ${login.body['authToken']}`, 'content-type': 'application/json' };
      const response = await library.app.inject({
        method: (options.method ?? 'GET') as 'GET',
        url,
        headers,
        ...(typeof options.body === 'string' && { payload: options.body }),
      });
      if (response.statusCode >= 400) throw new Error(`${response.statusCode} ${response.body}`);
      return {
        status: response.statusCode,
        headers: new Headers(response.headers as Record<string, string>),
        body: response.body,
        json: response.json(),
      };
    });
  });
  afterAll(() => library.app.close());

  it('the simple-REST data provider of react-admin creates, lists, reads, updates and deletes records', async () => {
    const { data: book } = await provider.create('books', { data: { title: 'Lều chõng', pages: 300 } });
    await provider.create('books', { data: { title: 'Bỉ vỏ' } });
    const list = await provider.getList('books', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'title', order: 'DESC' },
      filter: { q: 'leu' },
    });
    expect(list).toMatchObject({ data: [{ title: 'Lều chõng' }], total: 1 });
    expect((await provider.getMany('books', { ids: [book.id] })).data).toHaveLength(1);
    const changed = await provider.update('books', { id: book.id, data: { ...book, pages: 301 }, previousData: book });
    expect(changed.data).toMatchObject({ pages: 301, version: 2 });
    expect((await provider.getOne('books', { id: book.id })).data).toMatchObject({ pages: 301 });
    expect((await provider.delete('books', { id: book.id, previousData: book })).data).toMatchObject({ id: book.id });
    await expect(provider.getOne('books', { id: book.id })).rejects.toThrow('404');
  });
});
