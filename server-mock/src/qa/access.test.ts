import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Library, openLibrary } from '../testing/library.ts';

const ORIGINS = { server: 'https://qa.example', admin: 'https://admin.example', portal: 'https://portal.example' };
const TOKEN = 'a-token-of-some-length';
type Headers = Readonly<Record<string, string>>;

const ask = async ({ app }: Library, headers: Headers, url = '/__qa/clock', method: 'GET' | 'POST' = 'GET') => {
  const answer = await app.inject({ method, url, headers });
  return [answer.statusCode, answer.body.startsWith('{') ? (answer.json().code ?? '') : ''];
};

describe('QA endpoints (/__qa) without a configured token', () => {
  let server: Library;
  beforeAll(async () => {
    server = await openLibrary({ qa: true, origins: ORIGINS, host: '192.0.2.7' });
  });
  afterAll(() => server.app.close());

  it.each<[string, Headers]>([
    ['a client that is no browser', {}],
    ['a page of the server', { host: 'qa.example', origin: 'https://qa.example', 'sec-fetch-site': 'same-origin' }],
    ['a page of this machine', { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000' }],
    [
      'a development server',
      { host: '127.0.0.1:4000', origin: 'http://localhost:5173', 'sec-fetch-site': 'cross-site' },
    ],
    ['the back-office', { origin: 'https://admin.example' }],
    ['the address of the server', { host: '192.0.2.7:4000' }],
    ['the loopback address of IPv6', { host: '[::1]:4000' }],
  ])('without a configured token, /__qa accepts requests from %s', async (_name, headers) => {
    expect(await ask(server, headers)).toEqual([200, '']);
    expect((await ask(server, headers, '/__qa/outbox'))[0]).toBe(200);
  });

  it.each<[string, Headers, string]>([
    ['a page of another site', { origin: 'https://evil.example' }, 'qa_origin'],
    ['a sandboxed page', { origin: 'null' }, 'qa_origin'],
    ['a page whose name begins like this machine', { origin: 'http://localhost.evil.example' }, 'qa_origin'],
    ['an image of another site', { 'sec-fetch-site': 'cross-site' }, 'qa_origin'],
    ['a rebound host name', { host: 'evil.example:4000' }, 'qa_host'],
    ['a page of a rebound host', { host: 'evil.example:4000', origin: 'http://evil.example:4000' }, 'qa_host'],
  ])('without a configured token, /__qa rejects requests from %s', async (_name, headers, code) => {
    for (const [method, url] of [
      ['GET', '/__qa/clock'],
      ['POST', '/__qa/reset'],
      ['POST', '/%5F_qa/reset'],
      ['POST', '/__qa/journal/verify'],
      ['GET', '/__qa/state'],
    ] as const)
      expect(await ask(server, headers, url, method)).toEqual([403, code]);
  });

  it('a rejected QA request does not create its namespace', async () => {
    await ask(server, { origin: 'https://evil.example', cookie: 'x-qa-namespace=foreign' }, '/__qa/reset', 'POST');
    const { body } = await server.app.inject('/__qa/namespaces');
    expect(body).not.toContain('foreign');
  });

  it("the testers' page opens from a link on another site without a token", async () => {
    expect((await ask(server, { 'sec-fetch-site': 'cross-site' }, '/__qa'))[0]).toBe(200);
  });
});

describe('QA endpoints (/__qa) with a configured token', () => {
  let server: Library;
  beforeAll(async () => {
    server = await openLibrary({ qa: true, origins: ORIGINS, host: '0.0.0.0', qaToken: TOKEN });
  });
  afterAll(() => server.app.close());

  it.each<Headers>([
    { 'x-qa-token': TOKEN },
    { authorization: `Bearer ${TOKEN}` },
    { 'x-qa-token': TOKEN, host: 'server:4000' },
    { 'x-qa-token': TOKEN, host: '10.0.0.7:4000', origin: 'http://10.0.0.7:4000' },
  ])('with a configured token, /__qa accepts the headers %j', async (headers) => {
    expect(await ask(server, headers)).toEqual([200, '']);
  });

  it.each<Headers>([{}, { 'x-qa-token': 'another' }, { authorization: 'Bearer another-token-of-length' }])(
    'with a configured token, /__qa rejects the headers %j with 401',
    async (headers) => {
      for (const url of ['/__qa/clock', '/__qa/handbook', '/__qa/journal', '/__qa/namespaces', '/%5F_qa/clock'])
        expect(await ask(server, headers, url)).toEqual([401, 'qa_token']);
      expect(await ask(server, headers, '/__qa/reset', 'POST')).toEqual([401, 'qa_token']);
    },
  );

  it('/__qa rejects a request from a page of another site even with the token', async () => {
    expect(await ask(server, { 'x-qa-token': TOKEN, origin: 'https://evil.example' })).toEqual([403, 'qa_origin']);
  });

  it('the tester page, its scripts and its styles load without the token', async () => {
    for (const path of ['/__qa', '/__qa/', '/__qa/page.js', '/__qa/parts/clock.js', '/__qa/page.css'])
      expect((await ask(server, {}, path))[0]).toBe(200);
  });

  it('a namespace can only be created by a request with the configured token', async () => {
    const books = '/api/v1/public/captcha';
    const named = { 'x-qa-namespace': 'mine' };
    expect(await ask(server, named, books)).toEqual([401, 'qa_token']);
    expect(await ask(server, { ...named, 'x-qa-token': TOKEN })).toEqual([200, '']);
    expect(await ask(server, named, books)).toEqual([200, '']);
  });
});
