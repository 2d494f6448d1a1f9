import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { createHttpClient } from './http-client.ts';
import { holdWork } from './works.ts';

function answering(answer: () => Response) {
  const words = {
    exists: (key: string) => key === 'errors.duplicate_entry',
    t: (key: string) => key,
  };
  const credentials = { token: () => null, officeId: () => null };
  return createHttpClient({ apiUrl: '/api', credentials, language: () => 'vi', words, fetch: async () => answer() });
}

function broken(): Response {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":['));
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(stream);
}

test.each([
  [
    'cut off in the middle of a text that looks whole',
    () => new Response('{"data":[{"id"'),
    'GET',
    'errors.incomplete',
  ],
  ['of no bytes', () => new Response(''), 'GET', 'errors.incomplete'],
  ['a page of a proxy', () => new Response('<html>'), 'GET', 'errors.incomplete'],
  ['whose connection breaks', broken, 'GET', 'errors.incomplete'],
  ['to a change, cut off', () => new Response('{"id"'), 'PATCH', 'errors.incomplete_write'],
  ['to a change, whose connection breaks', broken, 'POST', 'errors.incomplete_write'],
])('an unusable response (%s) is an error with a readable message', async (_, answer, method, message) => {
  const sent = answering(answer).send('vehicles', { method });
  await expect(sent).rejects.toBeInstanceOf(HttpError);
  await expect(sent).rejects.toThrow(message);
});

test('a file download whose connection breaks is an error with a readable message', async () => {
  await expect(answering(broken).file('reports/orders')).rejects.toThrow('errors.incomplete');
});

test('an empty response of the server gives no value', async () => {
  const { send } = answering(() => new Response(null, { status: 204 }));
  expect((await send('vehicles/1/deletion')).json).toBeUndefined();
});

test('a duplicate value error from the server becomes a specific message at the field', async () => {
  const body = { code: 'duplicate_entry', message: 'used', errors: { plate: 'used' } };
  const sent = answering(() => new Response(JSON.stringify(body), { status: 409 })).send('vehicles', {
    method: 'POST',
  });
  await expect(sent).rejects.toMatchObject({ status: 409, body: { errors: { plate: 'errors.duplicate_entry' } } });
});

function endedPage(isOthers = false) {
  let token = '1';
  const sent: string[] = [];
  const asked: (string | null)[] = [];
  const client = createHttpClient({
    apiUrl: '/api',
    credentials: { token: () => token, officeId: () => null, isOthers: () => isOthers },
    language: () => 'vi',
    words: { exists: () => false, t: (key: string) => key },
    async renew(used) {
      asked.push(used);
      if (isOthers) return false;
      token = '2';
      return true;
    },
    async fetch(url, init) {
      const authorization = new Headers(init?.headers).get('authorization');
      sent.push(`${init?.method} ${url} ${authorization}`);
      return new Response('{}', { status: authorization === 'Bearer 2' ? 200 : 401 });
    },
  });
  return { client, sent, asked };
}

test('a write rejected because the session ended is repeated with the token of the next sign-in', async () => {
  const { client, sent, asked } = endedPage();
  const headers = { authorization: 'Bearer 1', 'if-match': '3' };
  expect((await client.send('stations/1', { method: 'PATCH', headers })).status).toBe(200);
  expect(asked).toEqual(['1']);
  expect(sent).toEqual(['PATCH /api/stations/1 Bearer 1', 'PATCH /api/stations/1 Bearer 2']);
});

test('a pending write is not sent if another user signed in in another tab', async () => {
  const { client, sent, asked } = endedPage(true);
  await expect(client.send('stations/1', { method: 'PATCH' })).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual([null]);
  expect(sent).toEqual([]);
});

test('a read request with an ended session prompts for sign-in only if the page has unsaved input', async () => {
  const { client, asked } = endedPage();
  await expect(client.send('stations')).rejects.toMatchObject({ status: 401 });
  await expect(client.send('presence', { method: 'POST' })).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual([]);
  const release = holdWork({ isUnsaved: () => true, discard: () => undefined });
  await client.send('stations');
  release();
  expect(asked).toEqual(['1']);
});

test('a read rejected after another tab replaced the token is repeated once with the new token', async () => {
  const ended: (string | null)[] = [];
  const sent: (string | null)[] = [];
  let token = '1';
  const client = createHttpClient({
    apiUrl: '/api',
    credentials: { token: () => token, officeId: () => null, end: (used) => void ended.push(used) },
    language: () => 'vi',
    words: { exists: () => false, t: (key: string) => key },
    async fetch(_url, init) {
      sent.push(new Headers(init?.headers).get('authorization'));
      token = String(Number(token) + 1);
      return new Response('{}', { status: 401 });
    },
  });
  await expect(client.send('stations')).rejects.toMatchObject({ status: 401 });
  expect(sent).toEqual(['Bearer 1', 'Bearer 2']);
  expect(ended).toEqual(['2']);
});

test('a sign-in request carries no token, because the request would fail with an expired token', async () => {
  const { client, sent } = endedPage();
  await client.send('auth/login', { method: 'POST' }).catch(() => undefined);
  await client.send('auth/logout', { method: 'POST' }).catch(() => undefined);
  expect(sent).toEqual(['POST /api/auth/login null', 'POST /api/auth/logout Bearer 1']);
});
