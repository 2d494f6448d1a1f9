import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../../../../server/src/engine/domain.ts';
import { type Library, openLibrary, PASSWORD, type Send } from '../../testing/library.ts';
import { openJournal } from './journal.ts';

let library: Library;
let clerk: Send;
beforeAll(async () => {
  library = await openLibrary({ qa: true });
  clerk = await library.as('clerk');
});
afterAll(() => library.app.close());
beforeEach(() => qa('DELETE', 'journal'));

async function qa(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object, headers = {}) {
  const answer = await library.app.inject({ method, url: `/__qa/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}
const entries = async (query = ''): Promise<Row[]> => (await qa('GET', `journal${query}`)).body.entries;

describe('Journal of recorded requests', () => {
  it('the journal contains requests with their answers and callers', async () => {
    const made = await clerk('POST', 'books', { title: 'Dế Mèn' });
    await clerk('GET', `books/${made.body['id']}?join=author`);
    const user = await library.engine.identity.user('clerk');
    expect(await entries()).toMatchObject([
      {
        method: 'POST',
        url: '/api/v1/books',
        route: '/api/v1/books',
        status: 201,
        account: `staff:${user?.['id']}`,
        namespace: '',
        request: { body: { text: '{"title":"Dế Mèn"}', cut: false } },
        response: { body: { text: expect.stringContaining('"Dế Mèn"') } },
      },
      { method: 'GET', route: '/api/v1/books/{id}', status: expect.any(Number) },
    ]);
  });

  it('the journal contains the reason why a request was rejected', async () => {
    const reader = await library.as('reader');
    await reader('POST', 'books', { title: 'A' });
    await clerk('POST', 'books', { title: 5 });
    await clerk('GET', 'nothing-here');
    await library.anyone('GET', 'books');
    await library.anyone('GET', 'public/broken');
    expect((await entries()).map(({ status, reason }) => [status, reason])).toMatchObject([
      [403, { code: 'not_permitted', params: { permission: 'book.create' } }],
      [422, { code: 'validation_failed', errors: { title: 'type' } }],
      [404, { code: 'no_route' }],
      [401, { code: 'unauthorized' }],
      [404, { code: 'no_route' }],
    ]);
    expect(await entries('?reason=not_permitted')).toHaveLength(1);
  });

  it('the journal stores no secrets', async () => {
    await library.anyone('POST', 'auth/login', { account: 'clerk', password: PASSWORD }, { cookie: 'a=verySecret' });
    await clerk('GET', 'books?token=verySecret&page=1&limit=1');
    const all = JSON.stringify(await entries());
    expect(all).toContain('[removed]');
    for (const secret of [PASSWORD, 'verySecret', 'Bearer ']) expect(all).not.toContain(secret);
    expect(all).not.toMatch(/authToken\\":\\"(?!\[removed\])/u);
  });

  it('the journal decompresses answers and stores the beginning of long answers', async () => {
    const answer = await library.app.inject({
      url: '/api/v1/meta/resources',
      headers: { authorization: await token(), 'accept-encoding': 'br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    const [entry] = await entries();
    expect(entry).toMatchObject({ response: { body: { text: expect.stringContaining('"resources"') } } });
    const text = 'x'.repeat(100_000);
    await clerk('POST', 'books', { title: 'Dài', blurb: text });
    const [long] = await entries('?text=D%C3%A0i');
    expect(long).toMatchObject({ request: { body: { cut: true } } });
  });

  it('the journal can be searched by properties of requests and answers', async () => {
    await clerk('POST', 'books', { title: 'Một' });
    await clerk('POST', 'books', { title: 'Hai' });
    await clerk('GET', 'books');
    expect(await entries('?method=POST')).toHaveLength(2);
    expect(await entries('?path=/api/v1/books&status=2xx')).toHaveLength(3);
    expect(await entries('?status=404')).toHaveLength(0);
    expect(await entries(`?body=${encodeURIComponent('$.title=Hai')}`)).toHaveLength(1);
    const [first] = await entries();
    expect(await entries(`?since=${String(first?.['id'])}`)).toHaveLength(2);
    expect((await qa('GET', `journal/${String(first?.['id'])}`)).body).toEqual(first);
    expect((await qa('GET', 'journal/999999')).status).toBe(404);
    expect((await qa('GET', 'journal?status=4')).status).toBe(400);
    expect((await qa('GET', 'journal?limit=1')).body).toMatchObject({ total: 3, entries: [{ method: 'GET' }] });
  });

  it('each namespace has a separate journal', async () => {
    await clerk('GET', 'books', undefined, { 'x-qa-namespace': '' });
    expect(await entries()).toHaveLength(1);
    expect((await qa('GET', 'journal', undefined, { 'x-qa-namespace': 'journal-other' })).body.entries ?? []).toEqual(
      [],
    );
  });

  it('the journal can be switched off', async () => {
    expect((await qa('PUT', 'journal', { on: false })).status).toBe(204);
    await clerk('GET', 'books');
    expect((await qa('GET', 'journal?partial=true')).body).toMatchObject({ entries: [], unrecorded: 1, on: false });
    await qa('PUT', 'journal', { on: true });
  });

  it('the journal is available as an HTTP archive (HAR)', async () => {
    await clerk('POST', 'books?join=a&join=b', { title: 'Ba' });
    const { body } = await qa('GET', 'journal.har');
    expect(body.log).toMatchObject({ version: '1.2', creator: { name: 'tuyen' } });
    const [entry] = body.log.entries;
    expect(Object.keys(entry).toSorted()).toEqual(
      [
        'cache',
        'request',
        'response',
        'startedDateTime',
        'time',
        'timings',
        ...(entry.comment ? ['comment'] : []),
      ].toSorted(),
    );
    expect(Object.keys(entry.request).toSorted()).toEqual([
      'bodySize',
      'cookies',
      'headers',
      'headersSize',
      'httpVersion',
      'method',
      'postData',
      'queryString',
      'url',
    ]);
    expect(Object.keys(entry.response).toSorted()).toEqual([
      'bodySize',
      'content',
      'cookies',
      'headers',
      'headersSize',
      'httpVersion',
      'redirectURL',
      'status',
      'statusText',
    ]);
    expect(entry.request.queryString).toEqual([
      { name: 'join', value: 'a' },
      { name: 'join', value: 'b' },
    ]);
    expect(new URL(entry.request.url).pathname).toBe('/api/v1/books');
    expect(Number.isNaN(Date.parse(entry.startedDateTime))).toBe(false);
  });
});

describe('Verification of requests', () => {
  const verify = (body: object) => qa('POST', 'journal/verify', body);
  const post = { method: 'POST', path: '/api/v1/books' };

  it('the journal verifies that a request arrived exactly, at least or at most n times', async () => {
    await clerk('POST', 'books', { title: 'Một' });
    expect(await verify({ request: post, times: 1 })).toMatchObject({
      status: 200,
      body: { verified: true, count: 1 },
    });
    expect((await verify({ request: { ...post, body: { '$.title': 'Hai' } }, times: 0 })).status).toBe(200);
    expect((await verify({ request: post, atLeast: 1, atMost: 3 })).status).toBe(200);
    expect((await verify({ request: { path: '/api/v1/**' } })).status).toBe(200);
    expect((await verify({ request: { ...post, status: 201 }, times: 1 })).status).toBe(200);
    expect(await verify({ request: post, times: 2 })).toMatchObject({
      status: 422,
      body: {
        code: 'not_verified',
        expected: 'POST /api/v1/books 2 times',
        found: expect.stringMatching(/^once \(entries \d+\)$/u),
      },
    });
  });

  it('a failed verification shows similar requests and how they differ', async () => {
    await clerk('POST', 'books', { title: 'Một' });
    await clerk('GET', 'authors');
    const { status, body } = await verify({ request: { ...post, body: { '$.title': { contains: 'Hai' } } } });
    expect([status, body.message]).toEqual([422, expect.stringContaining('containing "Hai"')]);
    expect(body.nearest[0]).toMatchObject({
      url: '/api/v1/books',
      differences: [{ part: 'body.$.title', expected: 'containing "Hai"', found: '"Một"' }],
    });
  });

  it('a failed verification lists requests with the fewest different path segments first', async () => {
    for (const path of ['nothing/here/at/all', 'books/none', 'authors/none']) await clerk('GET', path);
    const { body } = await verify({ request: { method: 'GET', path: '/api/v1/books/some' } });
    expect(body.nearest.map(({ url }: Row) => url)).toEqual([
      '/api/v1/books/none',
      '/api/v1/authors/none',
      '/api/v1/nothing/here/at/all',
    ]);
  });

  it('the journal verifies the order in which requests arrived', async () => {
    await clerk('POST', 'books', { title: 'Một' });
    await clerk('GET', 'books');
    const list = { method: 'GET', path: '/api/v1/books' };
    expect((await verify({ order: [post, list] })).status).toBe(200);
    expect(await verify({ order: [list, post] })).toMatchObject({
      status: 422,
      body: { count: 1, found: expect.stringMatching(/came as entry \d+, not after entry \d+/u) },
    });
  });

  it('an invalid expectation in a verification is rejected with the path of the error', async () => {
    const { status, body } = await verify({ request: { body: { '$.a': { matches: '(' } } } });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['request.body.$.a.matches']]);
    expect((await verify({ request: { url: '/x' } })).body.errors).toHaveProperty(['request.url']);
    expect((await verify({})).status).toBe(422);
  });
});

it('a full journal drops its oldest entries', () => {
  const journal = openJournal({ entries: 10, bytes: 1_000_000 });
  const entry = { namespace: '', at: '', method: 'GET', url: '/', route: null, status: 200, milliseconds: 1 };
  const rest = { account: null, stubs: [], violations: [], request: { headers: {} }, response: { headers: {} } };
  for (let index = 0; index < 25; index += 1) journal.add({ ...entry, ...rest, id: journal.next() });
  const ids = journal.entries('').map(({ id }) => id);
  expect([ids.length <= 10, ids.at(-1), ids.length + journal.missing('').dropped]).toEqual([true, 25, 25]);
  const text = 'x'.repeat(300_000);
  journal.add({
    ...entry,
    ...rest,
    request: { headers: {}, body: { text, bytes: 1, cut: false } },
    id: journal.next(),
  });
  journal.add({
    ...entry,
    ...rest,
    request: { headers: {}, body: { text, bytes: 1, cut: false } },
    id: journal.next(),
  });
  expect(journal.entries('').map(({ id }) => id)).toEqual([27]);
});

async function token(): Promise<string> {
  const { body } = await library.anyone('POST', 'auth/login', { account: 'reader', password: PASSWORD });
  await qa('DELETE', 'journal');
  return `Bearer ${String(body['authToken'])}`;
}
