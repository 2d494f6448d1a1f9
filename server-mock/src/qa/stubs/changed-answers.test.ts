import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sharingBooks } from '../../../../server/src/engine/csv/books.fixture.ts';
import { type Library, openLibrary } from '../../testing/library.ts';
import { sessionOf } from '../../testing/session.ts';

let server: Library;
beforeAll(async () => {
  server = await openLibrary({ qa: true });
});
afterAll(() => server.app.close());
afterEach(() => server.app.inject({ method: 'DELETE', url: '/__qa/stubs' }));

async function stub(payload: object): Promise<void> {
  const made = await server.app.inject({ method: 'POST', url: '/__qa/stubs', payload });
  expect(made.statusCode, made.body).toBe(201);
}
const PLACE = { path: '/shelf' };
const get = (url = '/shelf', headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const answered = (body: unknown) => ({ request: PLACE, answer: { body } });

describe('Answers defined by a stub', () => {
  it('a stub answers with 200 and an empty body by default', async () => {
    await stub({ request: PLACE, answer: {} });
    const { statusCode, body } = await get();
    expect([statusCode, body]).toEqual([200, '']);
  });

  it('a stub may set the headers of its answer, including the content type', async () => {
    await stub({ request: PLACE, answer: { headers: { 'x-age': '7', 'content-type': 'text/csv' }, body: 'a;b' } });
    const { headers, body } = await get();
    expect([headers['x-age'], headers['content-type'], body]).toEqual(['7', 'text/csv', 'a;b']);
  });

  it('a stub may answer null, and its path parameters are empty if its path pattern has none', async () => {
    await stub(answered(null));
    expect((await get()).body).toBe('null');
    await stub({ request: {}, answer: { body: ['{{request.path}}', '{{request.query.a}}'] } });
    expect((await get('/shelf?a=1')).json()).toEqual([{}, '1']);
  });

  it('headers of a stub answer may contain values of the request', async () => {
    const headers = {
      location: '/n/{{request.path.id}}',
      'x-a': '{{request.query.a}}',
      'x-none': '{{request.body.a}}',
    };
    await stub({ request: { path: '/shelf/{id}' }, answer: { status: 201, headers } });
    const answer = await get('/shelf/7?a=b');
    expect(answer.headers).toMatchObject({ location: '/n/7', 'x-a': 'b', 'x-none': '' });
  });

  it('characters that a header of a stub answer cannot contain are percent-encoded', async () => {
    await stub({ request: PLACE, answer: { headers: { 'x-a': 'a {{request.query.a}}' } } });
    const { statusCode, headers } = await get('/shelf?a=%0D%0Ax-b:%20Vi%E1%BB%87t');
    expect([statusCode, headers['x-a'], headers['x-b']]).toEqual([200, 'a %0D%0Ax-b: Vi%E1%BB%87t', undefined]);
  });

  it('a stub never answers requests to the QA API', async () => {
    await stub({ request: {}, answer: { status: 299 } });
    expect((await get('/__qa/stubs')).statusCode).toBe(200);
    expect((await get()).statusCode).toBe(299);
  });
});

describe('Stub patches of the real answer', () => {
  const HEALTH = { request: { path: '/health' } };
  const getHealth = () => server.app.inject('/health');
  const patched = async (body: unknown, patch: { readonly set?: object; readonly remove?: readonly string[] }) => {
    await stub({ ...HEALTH, patch: { ...patch, set: { $: body, ...patch.set } } });
    const { headers, ...answer } = await getHealth();
    expect(headers['content-length']).toBe(String(Buffer.byteLength(answer.body)));
    return answer.body;
  };

  it('a stub patch sets and removes values in the JSON answer of the server', async () => {
    expect(await patched({ a: 1, b: 2 }, { set: { a: 'một', c: 3 } })).toBe('{"a":"một","b":2,"c":3}');
    expect(await patched({ a: 1, b: 2 }, { remove: ['a'] })).toBe('{"b":2}');
    expect(await patched({ a: 1, b: 2 }, { set: { 'c.d': 3 }, remove: ['a', 'b'] })).toBe('{"c":{"d":3}}');
    expect(await patched([], { set: { '[0].a': 1, '[0]': 2 } })).toBe('[]');
  });

  it('a stub patch leaves an answer unchanged if the answer is not JSON', async () => {
    const sharing = await openLibrary({ qa: true, model: sharingBooks() });
    onTestFinished(() => sharing.app.close());
    const { token } = await sessionOf(sharing.engine, 'root');
    const url = '/api/v1/books/export';
    const file = () => sharing.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    const { headers, body } = await file();
    expect(headers['content-type']).toContain('text/csv');
    const payload = { request: { path: url }, patch: { set: { a: 1 } } };
    await sharing.app.inject({ method: 'POST', url: '/__qa/stubs', payload });
    expect((await file()).body).toBe(body);
  });

  it('a stub patch can change the status and headers of an answer and keep its body', async () => {
    await stub({ ...HEALTH, patch: { status: 203, headers: { 'x-age': '7' } } });
    const { statusCode, headers, body } = await getHealth();
    expect([statusCode, headers['x-age'], body]).toEqual([203, '7', '{"status":"ok"}']);
  });

  it('a stub patch can insert values of the request into headers and into the values of the answer', async () => {
    const patch = { headers: { 'x-a': '{{request.query.a}}' }, set: { list: ['{{count}}', '#{{request.query.a}}'] } };
    await stub({ ...HEALTH, patch });
    const answer = await server.app.inject('/health?a=7');
    expect([answer.headers['x-a'], answer.json()]).toEqual(['7', { status: 'ok', list: [1, '#7'] }]);
  });

  it('an answer patched by a stub is not compressed', async () => {
    const url = '/api/v1/meta/resources';
    await stub({ request: { path: url }, patch: { set: { more: 1 } } });
    const clerk = await server.as('clerk', { 'accept-encoding': 'br' });
    const { headers, body } = await clerk('GET', 'meta/resources');
    expect([headers['content-encoding'], body['more']]).toEqual([undefined, 1]);
  });

  it('damage "malformed" of a stub breaks the JSON of the answer in the middle', async () => {
    await stub({ ...HEALTH, damage: 'malformed' });
    expect((await getHealth()).body).toBe('{"status,}');
    await stub({ ...HEALTH, damage: 'malformed', slow: { parts: 2, milliseconds: 0 } });
    expect((await getHealth()).body).toBe('{"status,}');
  });

  it.each([2, 3, 4, 5, 9])('a slow stub answer is complete after %i parts', async (parts) => {
    await stub({ ...answered('abcdefgh'), slow: { parts, milliseconds: 0 } });
    expect((await get()).body).toBe('abcdefgh');
  });
});

it('an error answer of a stub contains its parameters as numbers, booleans or texts', async () => {
  const params = { most: 41, on: true, name: 'A', list: [1, 2] };
  await stub({ request: PLACE, problem: { status: 503, code: 'unavailable', params, errors: { a: 'required' } } });
  const { statusCode, headers } = await get();
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  const { entries } = (await get('/__qa/journal?path=/shelf&status=503')).json();
  expect(entries.at(-1).reason).toEqual({
    code: 'unavailable',
    params: { most: 41, on: true, name: 'A', list: '1,2' },
    errors: { a: 'required' },
  });
});

it('an error answer of a stub contains values of the request', async () => {
  const params = { id: '{{request.query.id}}', count: '{{count}}' };
  await stub({ request: PLACE, problem: { status: 503, code: 'unavailable', params } });
  await get('/shelf?id=7');
  const { entries } = (await get('/__qa/journal?path=/shelf&status=503')).json();
  expect(entries.at(-1).reason.params).toEqual({ id: '7', count: 1 });
});

it('a stub sends its callback only for a matching request, and inserts values of that request', async () => {
  const callback = { url: '/notices/{{request.query.id}}', body: { count: '{{count}}' } };
  await stub({ request: PLACE, answer: {}, callback });
  await get('/other');
  await get('/shelf?id=7');
  const notices = async () => (await get('/__qa/journal?method=POST')).json().entries;
  await expect.poll(notices).toMatchObject([{ url: '/notices/7', request: { body: { text: '{"count":1}' } } }]);
});
