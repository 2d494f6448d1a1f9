import { zoneNamed } from '@tuyen/model';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type GivenCallback, readCallback, sendCallback } from './callback.ts';

let app: FastifyInstance;
const received: { method: string; url: string; headers: object; body: unknown }[] = [];
let callback: GivenCallback;

beforeEach(async () => {
  received.length = 0;
  app = Fastify();
  app.post('/orders', async (request, reply) => {
    const { method, headers, body } = request;
    const values = {
      request: { method, path: {}, query: {}, headers: {}, body },
      clock: { now: new Date(), zone: zoneNamed('UTC') },
      count: 1,
    };
    await sendCallback(app, request, readCallback({}, callback, []), values);
    return reply.code(202).send(headers);
  });
  app.all('/*', async ({ method, url, headers, body }) => {
    received.push({ method, url, headers, body });
  });
});
afterEach(() => app.close());

const order = (headers: Record<string, string> = {}, payload: object = { sum: 5 }) =>
  app.inject({ method: 'POST', url: '/orders', headers, payload });

it('a stub callback is by default a POST with a JSON body and filled-in placeholders', async () => {
  callback = { url: '/notices?sum={{request.body.sum}}', headers: { 'X-Sum': '{{request.body.sum}}' }, body: { n: 1 } };
  await order();
  expect(received).toMatchObject([
    {
      method: 'POST',
      url: '/notices?sum=5',
      headers: { 'x-sum': '5', 'content-type': 'application/json', 'x-qa-callbacks': '1' },
      body: { n: 1 },
    },
  ]);
  expect(received[0]?.headers).toHaveProperty('x-qa-namespace', '');
});

it.each([
  ['/in?o={{request.body.s}}&z=1', 'A&z=2#q', '/in?o=A%26z%3D2%23q&z=1'],
  ['/in/{{request.body.s}}', '../x', '/in/..%2Fx'],
  ['/in/{{request.body.s}}/y', 'a?b', '/in/a%3Fb/y'],
  ['/in/{{request.body.s}}', 'Việt %', '/in/Vi%E1%BB%87t%20%25'],
  ['/in?o={{request.body.s}}', '..', '/in?o=..'],
])('a stub callback encodes values that it inserts into the URL %s: %s', async (url, s, sent) => {
  callback = { url };
  await order({}, { s });
  expect(received.map((one) => one.url)).toEqual([sent]);
});

it.each(['/in/{{request.body.s}}', '/in/.{{request.body.s}}?a', 'http://127.0.0.1:1/in/{{request.body.s}}/a'])(
  'a stub callback is logged instead of sent if a value turns a segment of the URL %s into ".."',
  async (url) => {
    callback = { url };
    const warn = vi.spyOn(app.log, 'warn');
    const s = url.includes('.{{') ? '.' : '..';
    expect((await order({}, { s })).statusCode).toBe(202);
    expect(received).toEqual([]);
    expect(warn.mock.calls).toEqual([
      [{ url: expect.stringContaining('..') }, 'address of a callback has a segment "." or ".."'],
    ]);
  },
);

it('a stub callback without a body has no content type', async () => {
  callback = { method: 'DELETE', url: '/notices' };
  await order();
  expect(received).toMatchObject([{ method: 'DELETE', url: '/notices', body: undefined }]);
  expect(received[0]?.headers).not.toHaveProperty('content-type');
});

it('a stub callback may set its content type, but keeps the namespace of the triggering request', async () => {
  callback = {
    url: '/notices',
    headers: { 'Content-Type': 'text/plain', 'x-qa-callbacks': '0' },
    body: 'a',
  };
  await order({ 'x-qa-namespace': 'one', 'x-qa-callbacks': '3' });
  expect(received).toMatchObject([
    { headers: { 'content-type': 'text/plain', 'x-qa-namespace': 'one', 'x-qa-callbacks': '4' }, body: '"a"' },
  ]);
});

it('a chain of stub callbacks that trigger each other ends after ten callbacks', async () => {
  callback = { url: '/notices' };
  const warn = vi.spyOn(app.log, 'warn');
  await order({ 'x-qa-callbacks': '9' });
  expect(received).toMatchObject([{ headers: { 'x-qa-callbacks': '10' } }]);
  expect(warn).not.toHaveBeenCalled();
  for (const chain of ['10', 'many']) await order({ 'x-qa-callbacks': chain });
  expect(received).toHaveLength(1);
  expect(warn.mock.calls).toEqual([
    [{ url: '/notices', callbacks: 10 }, 'callbacks of stubs cause each other'],
    [{ url: '/notices', callbacks: 10 }, 'callbacks of stubs cause each other'],
  ]);
});

it('a stub callback to a URL that does not respond is logged', async () => {
  // `fetch` refuses to send requests to port 1, so the callback fails at once.
  callback = { url: 'http://127.0.0.1:1/{{request.body.sum}}', body: {} };
  const warn = vi.spyOn(app.log, 'warn');
  expect((await order()).statusCode).toBe(202);
  expect(warn.mock.calls).toEqual([[{ err: expect.any(Error), url: 'http://127.0.0.1:1/5' }, 'callback of a stub']]);
});
