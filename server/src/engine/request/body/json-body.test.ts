import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { listening } from '@tuyen/server-mock/testing/socket';
import { checkJsonBounds, MAX_ENTRIES, MAX_LEVELS } from './json-bounds.ts';

const nested = (levels: number, [open, close]: readonly [string, string] = ['[', ']']) =>
  open.repeat(levels) + close.repeat(levels);
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]));

describe('JSON request bodies', () => {
  let server: Library;
  let clerk: Send;
  let headers: Record<string, string>;
  beforeAll(async () => {
    server = await openLibrary();
    clerk = await server.as('clerk');
    const { body } = await server.anyone('POST', 'auth/login', { account: 'clerk', password: 'Library#2026' });
    headers = {
      authorization: `Bearer ${body['authToken']}`,
      'accept-language': 'en',
      'content-type': 'application/json',
    };
  });
  afterAll(() => server.app.close());
  const post = (path: string, payload: string) =>
    server.app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers });

  it.each([
    ['lists', nested(100_000)],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['brackets that never close', '['.repeat(500_000)],
    ['a value of a field', `{"title":${nested(40)}}`],
  ])('a JSON body with too many nested levels is rejected with the code body_too_deep: %s', async (_what, body) => {
    for (const path of ['books', 'books/bulk', 'auth/login', 'books/1/transitions/x', 'auth/reset-password']) {
      const answer = await post(path, body);
      expect([answer.statusCode, answer.json().code], path).toEqual([400, 'body_too_deep']);
    }
    expect((await post('books', body)).json().message).toMatch(/more than 32 levels deep at character \d+/);
  });

  it.each([
    ['keys', JSON.stringify(keys(60_000))],
    ['items', `{"title":[${'1,'.repeat(60_000)}1]}`],
    ['empty records', `{"bulk":[${'{},'.repeat(60_000)}{}]}`],
  ])('a JSON body with too many entries is rejected with the code body_too_wide: %s', async (_what, body) => {
    for (const path of ['books', 'books/bulk', 'auth/login']) {
      const answer = await post(path, body);
      expect([answer.statusCode, answer.json().code], path).toEqual([400, 'body_too_wide']);
    }
  });

  it.each([
    ['a field', '{"title":{"toString":1}}'],
    ['the version', '{"version":{"valueOf":1,"toString":2}}'],
    ['a row', '{"bulk":[{"title":"A","author_id":[{"valueOf":null}]}]}'],
    ['what is escaped', String.raw`{"title":{"to\u0053tring":1}}`],
  ])('a JSON body with a key such as "toString" is rejected with the code body_key: %s', async (_what, body) => {
    for (const path of ['books', 'books/bulk', 'books/1/transitions/x', 'auth/login', 'auth/forgot-password']) {
      const answer = await post(path, body);
      expect([answer.statusCode, answer.json().code], path).toEqual([400, 'body_key']);
    }
  });

  it('text values of a JSON body may contain names such as "toString"', async () => {
    expect((await post('books', '{"title":"toString, valueOf and \\u0041"}')).statusCode).toBe(201);
  });

  it('a JSON body with a thousand rows is accepted', async () => {
    const bulk = Array.from({ length: 1000 }, (_, index) => ({ title: `Sách ${index}` }));
    expect((await post('books/bulk', JSON.stringify({ bulk }))).statusCode).toBe(201);
  });

  it('a response reports at most one hundred errors of the request body', async () => {
    const { status, body } = await clerk('POST', 'books', keys(3000));
    expect(status).toBe(422);
    expect(Object.keys(body['errors'] as object).length).toBeLessThanOrEqual(100);
  });

  it('a request body that is too large is rejected and the connection stays open', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const port = await listening(server.app);
    const send = (size: number) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const sent = request({ port, path: '/api/v1/books', method: 'POST', agent, headers }, (answer) => {
          answer.resume().on('end', () => resolve(answer));
        });
        sent.on('error', reject).end(`"${'x'.repeat(size)}"`);
      });
    const sockets: unknown[] = [];
    agent.on('free', (socket) => sockets.push(socket));
    const refused = await send(6_000_000);
    expect([refused.statusCode, refused.headers.connection]).toEqual([413, undefined]);
    expect((await send(10)).statusCode).toBe(422);
    expect(new Set(sockets).size).toBe(1);
    agent.destroy();
  });
});

describe('Size limits of a JSON body', () => {
  it.each([
    nested(MAX_LEVELS),
    JSON.stringify('['.repeat(1000)),
    JSON.stringify({ text: `\\"${'{"'.repeat(500)}` }),
    JSON.stringify(Array.from({ length: MAX_ENTRIES }, () => 'a,b')),
    JSON.stringify([Array.from({ length: MAX_ENTRIES - 1 }, () => [1]), keys(MAX_ENTRIES)]),
    '"never closed [[[[',
    ']]]]',
    '',
  ])('a JSON body within the limits is accepted, whatever its text values contain (%#)', (text) => {
    expect(() => checkJsonBounds(text)).not.toThrow();
  });

  it.each([nested(MAX_LEVELS + 1), `"\\\\"${nested(MAX_LEVELS + 1)}`, JSON.stringify(keys(MAX_ENTRIES + 1))])(
    'a JSON body beyond the limits is rejected (%#)',
    (text) => {
      expect(() => checkJsonBounds(text)).toThrow(/body_too/);
    },
  );
});
