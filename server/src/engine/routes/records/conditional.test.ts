import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { sessionOf } from '@tuyen/server-mock/testing/session';

onEachDatabase('Conditional requests with ETags', (databaseUrl) => {
  let library: Library;
  let root: Send;
  let clerk: Send;
  let path: string;
  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl() });
    root = await library.as('root');
    clerk = await library.as('clerk');
    path = `books/${String((await clerk('POST', 'books', { title: 'A' })).body['id'])}`;
  });
  afterAll(() => library.app.close());

  const tagOf = async (address: string, headers = {}) =>
    String((await clerk('GET', address, undefined, headers)).headers['etag']);
  const again = async (address: string, known: string, headers = {}) => {
    const {
      status,
      body,
      headers: sent,
    } = await clerk('GET', address, undefined, { 'if-none-match': known, ...headers });
    return { status, body, etag: sent['etag'] };
  };

  it.each(['', '?fields=title', '?can=1', '?join=author_id'])(
    'a GET of an unchanged record with the query "%s" returns 304',
    async (query) => {
      const etag = await tagOf(path + query);
      expect(etag).toMatch(/^"\d+-[\w-]{27}"$/u);
      expect(await again(path + query, etag)).toEqual({ status: 304, body: undefined, etag });
      for (const known of [`W/${etag}`, `"other", ${etag}`, '*'])
        expect((await again(path + query, known)).status).toBe(304);
      expect((await again(path + query, '"other"')).status).toBe(200);
    },
  );

  it('the ETag of a record changes with the record and with the selected fields', async () => {
    const before = await tagOf(path);
    expect(await tagOf(`${path}?fields=title`)).not.toBe(before);
    await clerk('PATCH', path, { title: `${before} changed` });
    expect((await again(path, before)).status).toBe(200);
  });

  it.each(['books', 'books?limit=5', 'books?limit=5&page=1', 'books?range=[0,4]', 'books?limit=5&join=author_id'])(
    'a GET of the unchanged list %s returns 304',
    async (address) => {
      const etag = await tagOf(address);
      expect(await tagOf(address)).toBe(etag);
      expect(await again(address, etag)).toEqual({ status: 304, body: undefined, etag });
      await clerk('PATCH', path, { title: `${address} changed` });
      expect((await again(address, etag)).status).toBe(200);
    },
  );

  it('the ETag differs by caller if the response depends on the caller', async () => {
    const reader = await library.as('reader');
    const etag = await tagOf(`${path}?can=1`);
    const other = await reader('GET', `${path}?can=1`, undefined, { 'if-none-match': etag });
    expect(other.status).toBe(200);
    expect((await library.anyone('GET', path, undefined, { 'if-none-match': etag })).status).toBe(401);
  });

  it('a compressed response has its own ETag, and a request that sends this ETag gets 304 while nothing changes', async () => {
    for (let index = 0; index < 20; index++) await clerk('POST', 'books', { title: `A long title, number ${index}` });
    const plain = await tagOf('books');
    const compressed = async (encoding: string) => {
      const url = '/api/v1/books';
      const { headers } = await library.app.inject({
        url,
        headers: { ...(await session()), 'accept-encoding': encoding },
      });
      return headers['etag'];
    };
    expect(await compressed('br')).toBe(plain.replace(/"$/u, '.br"'));
    expect(await compressed('gzip')).toBe(plain.replace(/"$/u, '.gzip"'));
    const known = plain.replace(/"$/u, '.br"');
    expect(await again('books', known)).toEqual({ status: 304, body: undefined, etag: known });
  });

  it.each(['books', 'books?limit=5', 'ID'])(
    'the 304 response for %s has the Vary header of the 200 response and no Content-Length',
    async (address) => {
      for (let index = 0; index < 20; index++) await clerk('POST', 'books', { title: `A long title, number ${index}` });
      const headers = { ...(await session()), 'accept-encoding': 'br' };
      const url = `/api/v1/${address === 'ID' ? path : address}`;
      for (const method of ['GET', 'HEAD'] as const) {
        const first = await library.app.inject({ method, url, headers });
        const known = { ...headers, 'if-none-match': String(first.headers['etag']) };
        const second = await library.app.inject({ method, url, headers: known });
        expect([second.statusCode, second.headers['content-length'], second.headers['vary']]).toEqual([
          304,
          undefined,
          first.headers['vary'],
        ]);
      }
    },
  );

  it("a write accepts the record's ETag from any response in If-Match, alone or among other ETags", async () => {
    for (const query of ['', '?fields=title', '?can=1']) {
      const etag = await tagOf(path + query);
      const change = (match: string) => clerk('PATCH', path, { pages: 7 }, { 'if-match': match });
      expect((await change(etag)).status, query).toBe(200);
      const now = await tagOf(path + query);
      expect((await change(`"0", W/"77-x", ${now}`)).status, query).toBe(200);
      expect((await change('"0", "77"')).body['code'], query).toBe('version_conflict');
      await clerk('PATCH', path, { pages: 8 });
      expect((await change(now)).status, query).toBe(409);
    }
  });

  it("a write with If-None-Match is rejected with 412 if the header names the record's ETag", async () => {
    for (const known of ['*', await tagOf(path)]) {
      const { status, body } = await clerk('PATCH', path, { title: 'X' }, { 'if-none-match': known });
      expect([status, body['code']]).toEqual([412, 'precondition_failed']);
    }
    expect((await clerk('PATCH', path, { title: 'X' }, { 'if-none-match': '"0"' })).status).toBe(200);
  });

  it('a merge patch merges nested objects, and a JSON body replaces them', async () => {
    const merge = { 'content-type': 'application/merge-patch+json; charset=UTF-8' };
    const safe = { room: 'Cellar', alarm: '1234', locks: [{ name: 'Door', pin: '5678' }] };
    const { id } = (await root('POST', 'books', { title: 'M', safe })).body;
    const book = `books/${String(id)}`;
    const change = async (body: object, headers = {}) => (await root('PATCH', book, body, headers)).body['safe'];
    expect(await change({ safe: { room: 'Attic' } }, merge)).toEqual({ room: 'Attic', locks: [{ name: 'Door' }] });
    expect((await library.engine.store.get('books', String(id)))?.['safe']).toMatchObject({ alarm: '1234' });
    expect(await change({ safe: { locks: null } }, merge)).toEqual({ room: 'Attic' });
    expect(await change({ safe: { locks: [{ name: 'Gate' }] } })).toEqual({ locks: [{ name: 'Gate' }] });
    expect(await change({ safe: null }, merge)).toBeUndefined();
  });

  const session = async () => ({ authorization: `Bearer ${(await sessionOf(library.engine, 'clerk')).token}` });
});
