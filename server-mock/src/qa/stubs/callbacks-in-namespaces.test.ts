import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Library, openLibrary } from '../../testing/library.ts';

let server: Library;
beforeAll(async () => {
  server = await openLibrary({ qa: true });
});
afterAll(() => server.app.close());

it('a stub callback stays in the default namespace even if a cookie names another namespace', async () => {
  const send = (url: string, payload: object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, headers, payload });
  const callback = { url: '/received', headers: { cookie: '{{request.headers.cookie}}' } };
  const made = await send('/__qa/stubs', { request: { path: '/orders' }, count: 1, answer: { status: 202 }, callback });
  expect(made.statusCode, made.body).toBe(201);
  const headers = { 'x-qa-namespace': '', cookie: 'x-qa-namespace=elsewhere' };
  expect((await send('/orders', {}, headers)).statusCode).toBe(202);
  const received = async () => (await server.app.inject('/__qa/journal?path=/received')).json().total;
  await expect.poll(received).toBe(1);
  const namespaces = (await server.app.inject('/__qa/namespaces')).json();
  expect(namespaces.map(({ name }: { name: string }) => name)).not.toContain('elsewhere');
});

it('a stub callback to another server may name a namespace in its headers', async () => {
  const callback = { url: 'http://127.0.0.1:1/', headers: { 'x-qa-namespace': 'elsewhere' } };
  const payload = { request: { path: '/orders' }, callback };
  expect((await server.app.inject({ method: 'POST', url: '/__qa/stubs', payload })).statusCode).toBe(201);
  await server.app.inject({ method: 'DELETE', url: '/__qa/stubs' });
});

it.each([
  ['the default namespace', {}],
  ['a namespace', { 'x-qa-namespace': 'called-back' }],
])('resetting the data of %s cancels its pending callbacks', async (_, headers) => {
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    server.app.inject({ method, url, headers, ...(payload && { payload }) });
  const notices = async () => (await send('GET', '/__qa/journal?path=/notices')).json().total;
  const callback = { url: '/notices', delay: 100 };
  await send('POST', '/__qa/stubs', { request: { path: '/orders' }, answer: { status: 202 }, callback });
  expect((await send('POST', '/orders')).statusCode).toBe(202);
  await expect.poll(notices).toBe(1);
  expect((await send('POST', '/orders')).statusCode).toBe(202);
  expect((await send('POST', '/__qa/reset')).statusCode).toBe(204);
  await sleep(200);
  expect(await notices()).toBe(0);
});
