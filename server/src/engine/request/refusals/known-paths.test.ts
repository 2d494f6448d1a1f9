import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { sessionOf } from '@tuyen/server-mock/testing/session';

let library: Library;
let authorization: Record<string, string>;
let id: string;
beforeAll(async () => {
  library = await openLibrary({ qa: true });
  const root = await library.as('root');
  id = String((await root('POST', 'books', { title: 'A' })).body['id']);
  authorization = { authorization: `Bearer ${(await sessionOf(library.engine, 'root')).token}` };
});
afterAll(() => library.app.close());

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
const ask = (method: Method, path: string, headers: Record<string, string> = authorization) =>
  library.app.inject({ method, url: path.replace(':id', id), headers: { 'accept-language': 'en', ...headers } });

it.each<[Method, string, string]>([
  ['PUT', '/api/v1/books', 'GET, HEAD, POST, OPTIONS'],
  ['DELETE', '/api/v1/books?limit=1', 'GET, HEAD, POST, OPTIONS'],
  ['POST', '/api/v1/books/:id', 'GET, HEAD, PUT, PATCH, DELETE, OPTIONS'],
  ['GET', '/api/v1/books/bulk', 'POST, OPTIONS'],
  ['HEAD', '/api/v1/books/bulk', 'POST, OPTIONS'],
  ['DELETE', '/api/v1/books/bulk', 'POST, OPTIONS'],
  ['POST', '/api/v1/books/:id/deletion', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/v1/loans/:id/transitions/lend', 'POST, OPTIONS'],
  ['PUT', '/api/v1/loans/:id/transitions/lend', 'POST, OPTIONS'],
  ['GET', '/api/v1/auth/login', 'POST, OPTIONS'],
  ['POST', '/api/v1/meta/resources', 'GET, HEAD, OPTIONS'],
  ['POST', '/api/v1/public/captcha', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/v1/uploads', 'POST, OPTIONS'],
  ['DELETE', '/health', 'GET, HEAD, OPTIONS'],
  ['GET', '/__qa/reset', 'POST, OPTIONS'],
])('the request %s %s returns 405 and lists the methods that the URL allows', async (method, path, allow) => {
  const answer = await ask(method, path);
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
  if (method !== 'HEAD') expect(answer.json()).toMatchObject({ statusCode: 405, code: 'method_not_allowed' });
});

it.each<[Method, string]>([
  ['GET', '/api/v1/nothing'],
  ['POST', '/api/v1/nothing'],
  ['OPTIONS', '/api/v1/nothing'],
  ['PATCH', '/api/v1/books/:id/nothing'],
  ['GET', '/api/v1/books/nothing'],
])('the request %s %s for an unknown URL returns 404 without an Allow header', async (method, path) => {
  const answer = await ask(method, path);
  expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined]);
});

it('OPTIONS of an unknown URL returns the same 404 as GET, in the requested language', async () => {
  const [options, get] = await Promise.all(
    (['OPTIONS', 'GET'] as const).map((method) => ask(method, '/api/v1/nothing', {})),
  );
  expect(options?.json()).toEqual({ statusCode: 404, code: 'not_found', message: expect.stringMatching(/^[A-Z].* /u) });
  expect(options?.json()).toEqual(get?.json());
  expect(options?.headers['content-type']).toBe('application/json; charset=utf-8');
});

it('OPTIONS lists the allowed methods of a URL even for anonymous callers', async () => {
  const answer = await ask('OPTIONS', '/api/v1/books/:id', {});
  expect([answer.statusCode, answer.headers.allow, answer.headers['accept-patch']]).toEqual([
    204,
    'GET, HEAD, PUT, PATCH, DELETE, OPTIONS',
    'application/json, application/merge-patch+json',
  ]);
});

it('a CORS preflight request is answered by the CORS rules instead of the route', async () => {
  const headers = { origin: 'http://127.0.0.1:4001', 'access-control-request-method': 'PATCH' };
  const answer = await ask('OPTIONS', '/api/v1/books/:id', headers);
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([204, headers.origin]);
});

it('HEAD returns the headers of GET without a body', async () => {
  for (const path of ['/api/v1/books', '/api/v1/books/:id']) {
    const [head, get] = [await ask('HEAD', path), await ask('GET', path)];
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', get.headers.etag]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  }
});
