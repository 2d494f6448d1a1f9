import { describe, expect, it } from 'vitest';
import { startDocument } from './testing/mock-over-http.ts';

const SIGNED_IN = { authorization: 'Basic dGVzdGVyOnNlY3JldA==' };
const start = (options = {}) => startDocument('newsletter.yaml', options, SIGNED_IN);

describe('lists of a foreign document', () => {
  it('a list has pages with the documented envelope, total and page number', async () => {
    const { call } = await start();
    const first = await call('GET', '/api/lists?per_page=10');
    const { body: second } = await call('GET', '/api/lists?per_page=10&page=2');
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({ total: 25, per_page: 10, page: 1 });
    expect(second.data).toMatchObject({ total: 25, per_page: 10, page: 2 });
    const ids = (page: typeof first.body) => page.data.results.map(({ id }: { id: number }) => id);
    expect([...ids(first.body), ...ids(second)]).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('the last page of a list has the remaining records, and a page behind it is empty', async () => {
    const { call } = await start({ rows: 5 });
    expect((await call('GET', '/api/lists?per_page=3&page=2')).body.data.results).toHaveLength(2);
    expect((await call('GET', '/api/lists?per_page=3&page=3')).body.data.results).toEqual([]);
  });

  it('a list is sorted by the documented parameters of field and direction', async () => {
    const { call } = await start();
    const names = async (query: string): Promise<string[]> =>
      (await call('GET', `/api/lists?per_page=100&${query}`)).body.data.results.map(
        ({ name }: { name: string }) => name,
      );
    const ascending = await names('order_by=name&order=ASC');
    expect(ascending).toEqual(ascending.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
    expect(await names('order_by=name&order=DESC')).toEqual(ascending.toReversed());
  });

  it('a list is filtered by parameters with the names of properties and searched by the search parameter', async () => {
    const { call } = await start();
    const all = (await call('GET', '/api/lists?per_page=100')).body.data.results;
    const { body: archived } = await call('GET', '/api/lists?per_page=100&status=archived');
    const wanted = all.filter(({ status }: { status: string }) => status === 'archived');
    expect(archived.data).toMatchObject({ results: wanted, total: wanted.length });
    const { name, tags } = all[3];
    const { body: found } = await call('GET', `/api/lists?query=${encodeURIComponent(name.toUpperCase())}`);
    expect(found.data.results).toContainEqual(all[3]);
    const { body: tagged } = await call('GET', `/api/lists?per_page=100&tag=${tags[0]}`);
    expect(tagged.data.results).toContainEqual(all[3]);
    expect(tagged.data.total).toBeLessThan(25);
  });

  it('a list below a record has its own records, and a cursor leads through its pages', async () => {
    const { call } = await start();
    const seen: unknown[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null && page < 9; page += 1) {
      const { body } = await call('GET', `/api/lists/2/subscribers?cursor=${cursor}`);
      seen.push(...body.subscribers.map(({ id, list_id }: { id: number; list_id: number }) => [id, list_id]));
      expect(body.has_more).toBe(body.next_cursor !== null);
      cursor = body.next_cursor;
    }
    expect(seen).toEqual([1, 2, 3, 4, 5].map((id) => [id, 2]));
    expect((await call('GET', '/api/lists/99/subscribers')).status).toBe(404);
  });
});

describe('records of a foreign document', () => {
  it('a created record is found, listed, replaced, and gone after its deletion', async () => {
    const { call } = await start();
    const { status, body } = await call('POST', '/api/lists', { name: 'Weekly', type: 'public', tags: ['a'] });
    const { id } = body.data;
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ name: 'Weekly', type: 'public', tags: ['a'] }),
    ]);
    expect(body.data.uuid).toMatch(/^[\da-f-]{36}$/u);
    expect((await call('GET', `/api/lists/${id}`)).body).toEqual(body);
    expect((await call('GET', '/api/lists?per_page=all')).body.data).toMatchObject({ total: 26 });
    const replaced = await call('PUT', `/api/lists/${id}`, { name: 'Monthly', type: 'private' });
    const { updated_at: _, tags: __, ...rest } = body.data;
    expect(replaced.body.data).toMatchObject({ ...rest, name: 'Monthly', type: 'private' });
    expect(replaced.body.data).not.toHaveProperty('tags');
    expect((await call('DELETE', `/api/lists/${id}`)).body).toEqual({ data: true });
    const gone = await call('GET', `/api/lists/${id}`);
    expect([gone.status, gone.body]).toEqual([404, { message: `/lists has no record ${id}.` }]);
  });

  it('two mocks with the same seed have the same records, and another seed gives others', async () => {
    const list = async (seed: number) => (await (await start({ seed })).call('GET', '/api/lists')).body;
    const one = await list(7);
    expect(await list(7)).toEqual(one);
    expect(await list(8)).not.toEqual(one);
  });
});

describe('refused requests', () => {
  it('invalid fields are a 422 in the form of the documented error', async () => {
    const { call } = await start();
    const { status, body } = await call('POST', '/api/lists', { name: '', type: 'secret' });
    expect(status).toBe(422);
    expect(body).toEqual({
      message: expect.stringContaining('type Choose a value from the list.'),
      errors: [
        { field: 'name', message: expect.any(String) },
        { field: 'type', message: 'Choose a value from the list.' },
      ],
    });
    const missing = await call('POST', '/api/lists', undefined);
    expect([missing.status, missing.body.errors]).toEqual([422, [{ field: '', message: 'This is required.' }]]);
  });

  it('refusals are in the language of the caller', async () => {
    const { call } = await start();
    const { body } = await call('POST', '/api/lists', { type: 'public' }, { 'accept-language': 'vi' });
    expect(body.errors).toEqual([{ field: 'name', message: 'Bắt buộc nhập.' }]);
  });

  it('an invalid parameter is a 400', async () => {
    const { call } = await start();
    const { status, body } = await call('GET', '/api/lists?order_by=color');
    expect([status, body.errors]).toEqual([
      400,
      [{ in: 'query', field: 'order_by', detail: 'Choose a value from the list.' }],
    ]);
    expect((await call('GET', '/api/lists/none')).body).toEqual({
      message: 'list_id This is not the right type of value.',
    });
  });

  it('malformed JSON is a 400 and another media type a 415', async () => {
    const { call } = await start();
    const json = { 'content-type': 'application/json' };
    expect((await call('POST', '/api/lists', '{"name":', json)).status).toBe(400);
    const { status, body } = await call('POST', '/api/lists', 'name=a', { 'content-type': 'text/plain' });
    expect([status, body.detail]).toEqual([
      415,
      'The media type "text/plain" is not accepted here, only application/json.',
    ]);
  });

  it('an unknown address is a 404 that names the nearest operation, and an unknown method a 405', async () => {
    const { call } = await start();
    const { status, body } = await call('GET', '/api/list');
    expect([status, body.detail]).toEqual([404, 'The document has no GET /api/list. The nearest is GET /api/lists.']);
    const wrong = await call('DELETE', '/api/lists');
    expect([wrong.status, wrong.body.detail]).toEqual([405, 'This address does not accept DELETE, only GET, POST.']);
  });

  it('a request without the documented credentials is a 401, and an operation without security needs none', async () => {
    const { call } = await startDocument('newsletter.yaml');
    const { status, headers } = await call('GET', '/api/lists');
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Basic realm="basic"']);
    expect((await call('GET', '/api/health')).body).toEqual({ data: true });
  });
});

describe('chosen answers', () => {
  it('the header Prefer chooses a documented example or a status', async () => {
    const { call } = await start();
    expect((await call('GET', '/api/health', undefined, { prefer: 'example=ill' })).body).toEqual({ data: false });
    const refused = await call('GET', '/api/lists/1', undefined, { prefer: 'status=503' });
    expect([refused.status, refused.body]).toEqual([503, { message: 'The answer 503, as asked for.' }]);
    expect((await call('GET', '/api/lists/1')).status).toBe(200);
  });
});
