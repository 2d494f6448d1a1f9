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
  app.all('/notices', async ({ method, url, headers, body }) => {
    received.push({ method, url, headers, body });
  });
});
afterEach(() => app.close());

const order = (headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/orders', headers, payload: { sum: 5 } });

it('is a POST with its body as JSON and its texts filled in, where it does not say otherwise', async () => {
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
  expect(received[0]?.headers).not.toHaveProperty('x-qa-namespace');
});

it('has neither a type nor a body where it has none', async () => {
  callback = { method: 'DELETE', url: '/notices' };
  await order();
  expect(received).toMatchObject([{ method: 'DELETE', url: '/notices', body: undefined }]);
  expect(received[0]?.headers).not.toHaveProperty('content-type');
});

it('may have a type of its own, and stays in the namespace', async () => {
  callback = {
    url: '/notices',
    headers: { 'Content-Type': 'text/plain', 'x-qa-namespace': 'two', 'x-qa-callbacks': '0' },
    body: 'a',
  };
  await order({ 'x-qa-namespace': 'one', 'x-qa-callbacks': '3' });
  expect(received).toMatchObject([
    { headers: { 'content-type': 'text/plain', 'x-qa-namespace': 'one', 'x-qa-callbacks': '4' }, body: '"a"' },
  ]);
});

it('is the tenth at most of those that cause each other', async () => {
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

it('is logged where its address does not answer', async () => {
  // A port that no request may be sent to.
  callback = { url: 'http://127.0.0.1:1/{{request.body.sum}}', body: {} };
  const warn = vi.spyOn(app.log, 'warn');
  expect((await order()).statusCode).toBe(202);
  expect(warn.mock.calls).toEqual([[{ err: expect.any(Error), url: 'http://127.0.0.1:1/5' }, 'callback of a stub']]);
});
