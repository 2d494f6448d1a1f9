// @module-tag process
import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../seed/random.ts';
import { type Library, openLibrary } from '../../testing/library.ts';
import { listening } from '../../testing/socket.ts';

let server: Library;
let port: number;
beforeAll(async () => {
  server = await openLibrary({ qa: true });
  port = await listening(server.app);
});
afterAll(() => server.app.close());
afterEach(() => server.app.inject({ method: 'DELETE', url: '/__qa/stubs' }));

const register = (payload: object) => server.app.inject({ method: 'POST', url: '/__qa/stubs', payload });

/** Returns the status of an answer, or 0 if the connection closes without one. The path is sent without normalization. */
async function statusOf(method: string, path: string, body?: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const headers = { connection: 'close', ...(body !== undefined && { 'content-type': 'application/json' }) };
  const sent = httpRequest({ port, method, path, headers }, (response) => {
    response.on('error', () => resolve(0)).on('end', () => resolve(response.statusCode ?? 0));
    response.resume();
  });
  sent.on('error', () => resolve(0)).end(body);
  return promise;
}

describe('Stubs with unusual paths and conditions', () => {
  const answer = { status: 299, body: '{{request.path}}' };
  it.each([
    ['/time/10:30', '/time/10:30', 299],
    ['/time/10:30', '/time/10%3A30', 299],
    ['/café', '/caf%C3%A9', 299],
    ['/caf%C3%A9', '/caf%c3%a9', 299],
    ['/a/{id}', '/a/b%2Fc', 299],
    ['/a/{id}', '/a/b/c', 404],
    ['/**', '/%zz', 400],
    ['/**', '/api/v1/books/%E1%BB', 400],
    ['**', '/a', 299],
    ['/a(b)+[c]$^', '/a(b)+[c]$^', 299],
  ])('after a stub for the path %s is set, the request %s gets the status %i', async (path, asked, status) => {
    expect((await register({ request: { path }, answer })).statusCode).toBe(201);
    expect(await statusOf('GET', asked)).toBe(status);
    expect((await server.app.inject(`/__qa/journal?path=${encodeURIComponent(path)}`)).statusCode).toBe(200);
  });

  it.each([
    [{ query: { a: { contains: 'a' } } }],
    [{ body: { $: { contains: 'a' } } }],
    [{ body: { $: { schema: { type: 'object' } } } }],
    [{ body: { '$.a': { after: '2026-01-01' } } }],
  ])('a stub does not match a request without the value that its condition checks: %j', async (request) => {
    expect((await register({ request, answer })).statusCode).toBe(201);
    expect(await statusOf('GET', '/nothing')).toBe(404);
    expect(await statusOf('POST', '/nothing', 'null')).toBe(404);
  });
});

it('a stub for all requests never answers requests to the QA API, even with an encoded path', async () => {
  await register({ request: {}, answer: { status: 299 } });
  for (const path of ['/__qa/stubs', '/%5F_qa/stubs', '/__q%61/stubs?a=1'])
    expect(await statusOf('GET', path)).toBe(200);
  expect(await statusOf('GET', '/__qas')).toBe(299);
});

const ODD = {
  path: [
    '/**',
    '**',
    '/a/{id}',
    '/a/:id',
    '/a/*',
    '/time/10:30',
    '/p/{a}/{a}',
    '/{',
    '/caf%C3%A9',
    '/%2F',
    '/a b',
    '/%',
  ],
  jsonPath: [
    '$',
    'a',
    '$.a',
    '$..a',
    '$[0]',
    '[*].a',
    "$['a b']",
    '$[?@.a > 1]',
    "$[?match(@.a, 'a*')]",
    '$.',
    '$[',
    '',
  ],
  match: [
    1,
    null,
    'a',
    { absent: true },
    { contains: 'a' },
    { matches: '(' },
    { after: '2026-01-01' },
    { oneOf: [] },
    {},
  ],
  status: [200, 201, 204, 205, 299, 304, 404, 418],
  text: [
    '',
    'a',
    '{{count}}',
    '{{request.body}}',
    '{{request.path.id}}',
    '{{',
    '}}',
    '{{request.body.a[0]}}',
    '{{uuid}} {{now}}',
  ],
  header: [
    'x-a',
    'X-A',
    'content-type',
    'content-encoding',
    'set-cookie',
    'content-length',
    'date',
    'x a',
    'etag',
    'vary',
  ],
  value: ['', 'a', 'text/plain', 'gzip', 'a\nb', 'é', '{{count}}', '; charset=', 'W/"a"'],
  base64: ['', 'AA==', 'AA', '*'],
  url: ['/health', '/a/{{request.body}}', '/{{request.path.id}}?a={{uuid}}', 'http://', 'http://127.0.0.1:1/{{count}}'],
};

describe('Randomly generated stubs', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'a random stub that the server accepts never causes a 500 answer (seed %i)',
    async (seed) => {
      const random = seededRandom(seed);
      const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
      const maybe = (part: () => object): object => (random() < 0.3 ? part() : {});
      const headers = () => ({ headers: { [one(ODD.header)]: one(ODD.value) } });
      const any = () => one<unknown>([1, null, one(ODD.text), [one(ODD.text)], { a: one(ODD.text) }]);
      const effects = [
        () => ({
          answer: {
            ...maybe(() => ({ status: one(ODD.status) })),
            ...maybe(headers),
            ...one([{ body: any() }, { base64: one(ODD.base64) }, {}]),
          },
        }),
        () => ({ problem: { status: 503, code: one(['unavailable', 'not_found', 'nope']), params: { a: any() } } }),
        () => ({
          patch: {
            ...maybe(() => ({ status: one(ODD.status) })),
            ...maybe(headers),
            ...maybe(() => ({ set: { [one(ODD.jsonPath)]: any() } })),
            ...maybe(() => ({ remove: [one(ODD.jsonPath)] })),
          },
        }),
        () => ({ damage: one(['reset', 'empty', 'garbage', 'truncated', 'malformed']) }),
        () => ({}),
      ];
      const statuses: Record<number, number> = {};
      for (let index = 0; index < 60; index += 1) {
        const stub = {
          id: 'odd',
          request: {
            ...maybe(() => ({ path: one(ODD.path) })),
            ...maybe(() => ({ query: { [one(['a', '', '[]'])]: one(ODD.match) } })),
            ...maybe(() => ({ headers: { [one(ODD.header)]: one(ODD.match) } })),
            ...maybe(() => ({ body: { [one(ODD.jsonPath)]: one(ODD.match) } })),
          },
          ...one(effects)(),
          ...maybe(() => ({ slow: { parts: 2, milliseconds: 0 } })),
          ...maybe(() => ({ delay: { uniform: { from: 0, to: one([0, 1]) } } })),
          ...maybe(() => ({ callback: { url: one(ODD.url), ...maybe(headers), ...maybe(() => ({ body: any() })) } })),
        };
        const { statusCode } = await register(stub);
        expect([201, 422], JSON.stringify(stub)).toContain(statusCode);
        statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
        if (statusCode === 422) continue;
        for (const [method, path, body] of [
          ['GET', '/health?a=1&toString=a'],
          ['HEAD', '/health'],
          ['POST', '/a/b%2Fc', '{"a":[{"a":"a"}]}'],
          ['GET', '/time/10:30'],
          ['OPTIONS', '/api/v1/books'],
        ] as const)
          expect(await statusOf(method, path, body), `${method} ${path} ${JSON.stringify(stub)}`).not.toBe(500);
        await server.app.inject({ method: 'DELETE', url: '/__qa/stubs' });
      }
      expect(statuses[201]).toBeGreaterThan(5);
      expect(await statusOf('GET', '/health')).toBe(200);
    },
  );
});
