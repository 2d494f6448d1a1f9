import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Library, openLibrary, type Send } from '../../testing/library.ts';

let library: Library;
let clerk: Send;
beforeAll(async () => {
  library = await openLibrary({ qa: true, qaLimits: { bodyBytes: 3000 } });
  clerk = await library.as('clerk');
});
afterAll(() => library.app.close());
beforeEach(async () => {
  await qa('DELETE', 'stubs');
  await qa('DELETE', 'journal');
});

async function qa(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object | string, headers = {}) {
  const answer = await library.app.inject({ method, url: `/__qa/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}
const lastId = async (): Promise<number> => (await qa('GET', 'journal')).body.entries.at(-1).id;

describe('a stub of a journal entry', () => {
  it('a stub made of a request answers it again with the recorded answer, whatever the server has now', async () => {
    const before = await clerk('GET', 'books?page=1&limit=5');
    const made = await qa('POST', `journal/${await lastId()}/stub`);
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({
        request: { method: 'GET', path: '/api/v1/books', query: { page: '1', limit: '5' } },
        used: 0,
      }),
    ]);
    const created = await clerk('POST', 'books', { title: 'Another' });
    expect(created.status).toBe(201);
    expect((await clerk('GET', 'books?page=1&limit=5')).body).toEqual(before.body);
    expect((await clerk('GET', 'books?page=1&limit=6')).body['total']).toBe(Number(before.body['total']) + 1);
    expect((await qa('GET', 'stubs')).body[0].used).toBe(1);
  });

  it('a stub made of a write matches requests with the same body, also without its secrets', async () => {
    await library.anyone('POST', 'auth/login', { account: 'clerk', password: 'wrong' });
    const { body } = await qa('POST', `journal/${await lastId()}/stub`);
    expect(body.request.body).toEqual({ '$["account"]': { equals: 'clerk' } });
    const again = await library.anyone('POST', 'auth/login', { account: 'clerk', password: 'other' });
    expect(again.status).toBe(401);
    expect((await qa('GET', 'stubs')).body[0].used).toBe(1);
  });

  it('an unknown entry is a 404, and an entry whose body was cut off a 422', async () => {
    expect((await qa('POST', 'journal/999999/stub')).status).toBe(404);
    await clerk('POST', 'books', { title: 'x'.repeat(4000) });
    expect(await qa('POST', `journal/${await lastId()}/stub`)).toMatchObject({
      status: 422,
      body: { code: 'entry_cut' },
    });
  });
});

const entry = (url: string, text: string, more: { method?: string; status?: number; sent?: string } = {}) => ({
  request: {
    method: more.method ?? 'GET',
    url,
    ...(more.sent !== undefined && { postData: { mimeType: 'application/json', text: more.sent } }),
  },
  response: {
    status: more.status ?? 200,
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    content: { mimeType: 'application/json', text },
  },
});

describe('the import of an HTTP archive', () => {
  const origin = 'https://api.example.com';

  it('requests to the origin become stubs, and others are counted', async () => {
    const entries = [
      entry(`${origin}/v1/things?page=2`, '{"page":2}'),
      entry(`${origin}/v1/things`, '{"made":true,"token":"hidden"}', {
        method: 'POST',
        sent: '{"name":"An","password":"hidden"}',
      }),
      entry(`${origin}/v1/things`, '', { method: 'OPTIONS' }),
      entry(`${origin}/v1/broken`, '', { status: 0 }),
      entry('https://tracker.example.com/v1/things', '{}'),
    ];
    const headers = { 'content-type': 'application/har+json' };
    // Browsers write times with more digits than a number has.
    const payload = JSON.stringify({ log: { entries } }).replace('"request"', '"time":0.123456789012345678,"request"');
    const { status, body } = await qa('POST', `stubs/import?origin=${origin}`, payload, headers);
    expect([status, body]).toEqual([
      201,
      { stubs: [expect.any(String), expect.any(String)], otherOrigins: 1, otherMethods: 1, withoutAnswer: 1 },
    ]);
    const call = (method: 'GET' | 'POST', url: string, sent?: object) =>
      library.app.inject({ method, url, ...(sent && { payload: sent }) });
    expect((await call('GET', '/v1/things?page=2')).json()).toEqual({ page: 2 });
    const made = await call('POST', '/v1/things', { name: 'An', password: 'any' });
    expect(made.json()).toEqual({ made: true, token: '[removed]' });
    expect((await call('POST', '/v1/things', { name: 'Bình' })).statusCode).toBe(404);
  });

  it('different answers to one request follow each other', async () => {
    const entries = ['1', '1', '2'].map((text) => entry(`${origin}/v1/count`, `{"count":${text}}`));
    await qa('POST', `stubs/import?origin=${origin}`, { log: { entries } });
    const counts: number[] = [];
    for (let step = 0; step < 3; step += 1) counts.push((await library.app.inject({ url: '/v1/count' })).json().count);
    expect(counts).toEqual([1, 2, 2]);
  });

  it('a body that is no archive is a 422, and an origin with a path a 400', async () => {
    expect((await qa('POST', `stubs/import?origin=${origin}`, { log: {} })).body.errors).toEqual({
      log: expect.stringContaining('log.entries'),
    });
    expect((await qa('POST', `stubs/import?origin=${origin}/v1`, { log: { entries: [] } })).status).toBe(400);
  });
});
