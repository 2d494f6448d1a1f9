import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowCrossOrigin, allowedOrigins, answerHeaders, isLoopback, pageHeaders } from './security.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  const origins = { server: 'https://api.example', admin: 'http://localhost:4000', portal: 'https://portal.example' };
  await allowCrossOrigin(app, allowedOrigins(origins, ['http://127.0.0.1:5000', 'https://Portal.example:443'], false));
  answerHeaders(app);
  app.get('/', () => 'text');
});
afterAll(() => app.close());

it.each([
  'http://localhost:4000',
  'http://127.0.0.1:4000',
  'https://portal.example',
  'http://127.0.0.1:5000',
  'http://localhost:5000',
])('web pages of the origin %s may call the API', async (origin) => {
  const { headers } = await app.inject({
    method: 'OPTIONS',
    url: '/',
    headers: { origin, 'access-control-request-method': 'PATCH' },
  });
  expect([
    headers['access-control-allow-origin'],
    headers['access-control-allow-methods'],
    headers['access-control-max-age'],
  ]).toEqual([origin, 'GET, HEAD, POST, PUT, PATCH, DELETE', '600']);
  const answer = await app.inject({ url: '/', headers: { origin } });
  expect([answer.headers['access-control-expose-headers'], answer.headers['cache-control']]).toEqual([
    'Content-Disposition, Content-Range, ETag, Idempotent-Replayed, Location, Retry-After, X-Request-Id',
    'no-store',
  ]);
});

it.each(['http://localhost:4001', 'https://localhost:4000', 'https://other.example', 'null'])(
  'web pages of the origin %s may not call the API',
  async (origin) => {
    const { headers } = await app.inject({ url: '/', headers: { origin } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  },
);

it.each([
  ['http://localhost', true],
  ['http://localhost:4000', true],
  ['http://127.0.0.1:4000/path', true],
  ['http://[::1]:4000', true],
  ['http://localhost.example', false],
  ['http://127.0.0.10', false],
  ['https://portal.example/localhost', false],
])('checking whether the origin %s is on the local machine returns %s', (origin, expected) => {
  expect(isLoopback(origin)).toBe(expected);
});

it('the content security policy lets pages run only scripts of the server itself', async () => {
  const pages = Fastify();
  await pageHeaders(pages);
  pages.get('/', () => 'text');
  const { headers } = await pages.inject('/');
  await pages.close();
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self'",
      "img-src 'self' data:",
      "frame-ancestors 'none'",
    ]),
  );
  expect(policy).not.toContain('upgrade-insecure-requests');
});
