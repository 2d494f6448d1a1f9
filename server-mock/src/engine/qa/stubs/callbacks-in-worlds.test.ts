import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Library, openLibrary } from '../../testing/library.ts';

let server: Library;
beforeAll(async () => {
  server = await openLibrary({ qa: true });
});
afterAll(() => server.app.close());

it.each([
  ['the default namespace', {}],
  ['a namespace', { 'x-qa-namespace': 'called-back' }],
])('a reset of %s cancels callbacks that still wait', async (_, headers) => {
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
