import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';

const SHOP = 'https://shop.example';

let server: Library;
beforeAll(async () => {
  server = await openLibrary({ qa: true, allowOrigins: [SHOP] });
  const stub = { request: { path: '/api/v1/no/route' }, answer: { status: 503, headers: { vary: 'X-Own' } } };
  await server.app.inject({ method: 'POST', url: '/__qa/stubs', payload: stub });
});
afterAll(() => server.app.close());

it.each([
  [404, 'GET', '/api/v1/none', {}],
  [401, 'GET', '/api/v1/books', {}],
  [422, 'POST', '/api/v1/auth/forgot-password', {}],
  [422, 'GET', '/api/v1/books', { 'x-qa-namespace': 'no name!' }],
  [503, 'GET', '/api/v1/no/route', {}],
  [200, 'GET', '/health', {}],
] as const)(
  'a web page of an allowed origin can read the response with status %i to the request %s %s',
  async (status, method, url, headers) => {
    for (const origin of [SHOP, 'http://localhost:5173', 'http://[::1]:3000', 'https://127.0.0.1']) {
      const payload = method === 'POST' ? { payload: {} } : {};
      const answer = await server.app.inject({ method, url, headers: { origin, ...headers }, ...payload });
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([status, origin]);
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      expect(String(answer.headers.vary)).toMatch(/(?:^|, )Origin$/u);
      expect(answer.headers['access-control-expose-headers']).toBe(
        'Content-Disposition, Content-Range, ETag, Idempotent-Replayed, Location, Retry-After, X-Request-Id',
      );
    }
  },
);

it.each(['/api/v1/no/route', '/api/v1/books', '/api/v1/none'])(
  'a CORS preflight request to %s from an allowed origin permits the headers of the API',
  async (url) => {
    const asked =
      'authorization,idempotency-key,if-match,if-none-match,x-api-key,x-office-id,x-qa-namespace,x-token-captcha';
    const { statusCode, headers } = await server.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: SHOP, 'access-control-request-method': 'PATCH', 'access-control-request-headers': asked },
    });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(SHOP);
    expect(headers['access-control-allow-headers']).toBe(asked);
  },
);

it.each(['https://other.example', 'http://localhost.example', 'null', 'http://127.0.0.1.example:80'])(
  'a web page of the origin %s cannot read responses of the API',
  async (origin) => {
    const { headers } = await server.app.inject({ url: '/api/v1/books', headers: { origin } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(String(headers.vary)).toContain('Origin');
  },
);

it('the Vary header of the response to a cross-origin request also names Origin', async () => {
  const books = await server.as('root');
  const { headers } = await books('GET', 'meta/permissions', undefined, { origin: SHOP });
  expect(String(headers['vary'])).toMatch(/(?:^|, )Origin/u);
});
