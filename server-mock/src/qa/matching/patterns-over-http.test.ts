// @module-tag process
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Library, openLibrary } from '../../testing/library.ts';
import { listening } from '../../testing/socket.ts';

const EVIL = '^(a+)+$';
const TEXT = `${'a'.repeat(50_000)}!`;

let library: Library;
let origin: string;
beforeAll(async () => {
  library = await openLibrary({ qa: true });
  origin = `http://127.0.0.1:${await listening(library.app)}`;
});
afterAll(() => library.app.close());

async function send(method: string, path: string, body?: object): Promise<{ status: number; body: string }> {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.text() };
}

it.each([
  ['in `matches`', { matches: EVIL }],
  ['in a schema', { schema: { type: 'string', pattern: EVIL } }],
])('a stub whose regular expression %s would backtrack exponentially does not block requests', async (_, match) => {
  const request = { path: '/elsewhere', body: { '$.name': match } };
  const stub = await send('POST', '/__qa/stubs', { request, answer: { body: 'stubbed' } });
  expect(stub.status).toBe(201);
  const start = performance.now();
  await send('POST', '/elsewhere', { name: TEXT });
  const verified = await send('POST', '/__qa/journal/verify', { request, times: 0 });
  expect(verified.status).toBe(200);
  expect((await send('GET', '/health')).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(10_000);
});

it('a stub whose regular expression has a look-ahead is rejected with 422 and its offset', async () => {
  const request = { path: '/elsewhere', headers: { 'x-name': { matches: '^a(?=b)' } } };
  const { status, body } = await send('POST', '/__qa/stubs', { request, answer: {} });
  expect(status).toBe(422);
  expect(JSON.parse(body)).toMatchObject({ errors: { 'request.headers.x-name.matches': expect.anything() } });
  expect(body).toContain('(?=');
});
