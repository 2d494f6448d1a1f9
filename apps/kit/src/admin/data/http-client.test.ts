import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { createHttpClient } from './http-client.ts';

function answering(answer: () => Response) {
  const words = {
    exists: (key: string) => key === 'errors.duplicate_entry',
    t: (key: string) => key,
  };
  const credentials = { token: () => null, officeId: () => null };
  return createHttpClient({ apiUrl: '/api', credentials, language: () => 'vi', words, fetch: async () => answer() });
}

/** An answer whose connection breaks after its first bytes. */
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
])('an answer %s is an error in words', async (_, answer, method, message) => {
  const sent = answering(answer).send('vehicles', { method });
  await expect(sent).rejects.toBeInstanceOf(HttpError);
  await expect(sent).rejects.toThrow(message);
});

test('a file whose connection breaks is an error in words', async () => {
  await expect(answering(broken).file('reports/orders')).rejects.toThrow('errors.incomplete');
});

test('an answer that has nothing to say is none', async () => {
  const { send } = answering(() => new Response(null, { status: 204 }));
  expect((await send('vehicles/1/deletion')).json).toBeUndefined();
});

test('a duplicate has its own text at the field that it concerns', async () => {
  const body = { code: 'duplicate_entry', message: 'used', errors: { plate: 'used' } };
  const sent = answering(() => new Response(JSON.stringify(body), { status: 409 })).send('vehicles', {
    method: 'POST',
  });
  await expect(sent).rejects.toMatchObject({ status: 409, body: { errors: { plate: 'errors.duplicate_entry' } } });
});
