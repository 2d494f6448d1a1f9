import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

let library: Library;
let root: Send;
let path: string;
beforeAll(async () => {
  library = await openLibrary();
  root = await library.as('root');
  path = `books/${String((await root('POST', 'books', { title: 'A' })).body['id'])}`;
});
afterAll(() => library.app.close());

const typed = (method: 'POST' | 'PUT' | 'PATCH', address: string, type: string) =>
  root(method, address, JSON.stringify({ title: 'B' }), { 'content-type': type });

it.each([
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset="iso-8859-1"',
  'application/json-patch+json',
])('a request body of the type %s is rejected with 415 and the accepted types', async (type) => {
  const created = await typed('POST', 'books', type);
  expect([created.status, created.body['code'], created.headers['accept-post']]).toEqual([
    415,
    'unsupported_media_type',
    'application/json',
  ]);
  const changed = await typed('PATCH', path, type);
  expect([changed.status, changed.headers['accept-patch']]).toEqual([
    415,
    'application/json, application/merge-patch+json',
  ]);
});

it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
  'a request body of the type %s is accepted',
  async (type) => {
    expect((await typed('POST', 'books', type)).status).toBe(201);
    expect((await typed('PATCH', path, type)).status).toBe(200);
  },
);

it('only PATCH accepts a body of the type merge patch; POST and PUT reject it', async () => {
  expect((await typed('PATCH', path, 'application/merge-patch+json')).status).toBe(200);
  expect((await typed('PATCH', path, 'application/merge-patch+json; charset=utf-8')).status).toBe(200);
  expect((await typed('POST', 'books', 'application/merge-patch+json')).status).toBe(415);
  expect((await typed('PUT', path, 'application/merge-patch+json')).status).toBe(415);
});

it.each(['gzip', 'br', 'Deflate', 'identity, gzip'])(
  'a request body in the encoding %s is rejected with 415',
  async (encoding) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    for (const body of ['{"title":"B"}', gzipSync('{"title":"B"}')]) {
      const answer = await root('POST', 'books', body, headers);
      expect([answer.status, answer.body['code'], answer.headers['accept-encoding']]).toEqual([
        415,
        'unsupported_encoding',
        'identity',
      ]);
      expect(answer.headers['accept-post']).toBeUndefined();
      expect(answer.body['message']).toContain('identity');
    }
    expect(
      (await root('POST', 'uploads', 'x', { ...headers, 'content-type': 'multipart/form-data; boundary=x' })).status,
    ).toBe(415);
  },
);

it('a request body with the encoding "identity" is accepted', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'Identity' };
  expect((await root('POST', 'books', '{"title":"B"}', headers)).status).toBe(201);
});

it('the server rejects a transition request whose body is a form, rather than ignoring the form', async () => {
  const { status } = await root('POST', 'loans/x/transitions/lend', 'x', {
    'content-type': 'multipart/form-data; boundary=x',
  });
  expect(status).toBe(415);
});

it('an upload must be sent as a form; a JSON body is rejected', async () => {
  const { status, headers } = await root('POST', 'uploads', {});
  expect([status, headers['accept-post']]).toEqual([415, 'multipart/form-data']);
});

it('a request body without a content type is rejected; a request without a body needs no type', async () => {
  const answer = await root('POST', 'books', Buffer.from('{"title":"B"}'), { 'content-type': '' });
  expect(answer.status).toBe(415);
  expect((await root('DELETE', path)).status).toBe(200);
});
