import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openMockServer } from '@tuyen/server-mock';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createUserTokens } from './user-tokens.ts';

const PASSWORD = 'Cinema#2026';
const text = (label: string) => labeled(label, { type: 'string' });
const users = resource('users', {
  username: labeled('User', { type: 'string', 'x-unique': true }),
  password: labeled('Password', { type: 'string', 'x-secret': true, minLength: 8 }),
  is_superuser: labeled('Superuser', { type: 'boolean' }),
});

const asked: (string | undefined)[] = [];
const foreign = createServer((request, response) => {
  const { authorization } = request.headers;
  asked.push(authorization);
  const isKnown = authorization !== 'Bearer expired-token';
  response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
  response.end(isKnown ? '[]' : '{"message":"expired"}');
});

let server: Awaited<ReturnType<typeof openMockServer>>;
beforeAll(async () => {
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const { port } = foreign.address() as AddressInfo;
  const films = resource('films', { title: text('Title') }, { at: { backend: 'cinema' } });
  server = await openMockServer({
    model: modelOf(
      { users: 'users' },
      { 'resources/users': users, 'resources/films': films },
      {
        backends: { cinema: { url: `http://127.0.0.1:${port}`, dialect: 'simple-rest', auth: { kind: 'user' } } },
      },
    ),
    fixtures: ({ id, password }) => ({
      rows: {
        users: ['ann', 'bo'].map((username) => ({
          id: id('users', username),
          username,
          password: password(PASSWORD),
          is_superuser: true,
        })),
      },
    }),
    rateLimits: false,
  });
});
afterAll(async () => {
  await server?.app.close();
  await new Promise((resolve) => foreign.close(resolve));
});
beforeEach(() => void (asked.length = 0));

async function session(account: string) {
  const login = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { account, password: PASSWORD },
  });
  const headers = { authorization: `Bearer ${login.json().authToken}` };
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/v1/backends/cinema${path}`;
    const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, code: answer.body === '' ? undefined : answer.json().code };
  };
  return {
    films: () => call('GET', '/films'),
    enter: (token: string) => call('POST', '', { token }),
    leave: () => call('DELETE', ''),
  };
}

test('requests of a person carry the token of that person, and nobody else can use it', async () => {
  const [ann, bo] = [await session('ann'), await session('bo')];
  expect(await ann.films()).toEqual({ status: 403, code: 'backend_sign_in' });
  expect(asked).toEqual([]);
  expect((await ann.enter('token-of-ann')).status).toBe(204);
  expect((await ann.films()).status).toBe(200);
  expect(await bo.films()).toEqual({ status: 403, code: 'backend_sign_in' });
  expect(await (await session('ann')).films()).toMatchObject({ status: 403 });
  expect(asked).toEqual(['Bearer token-of-ann']);
});

test('a token that the back end refuses is forgotten, and the person stays signed in', async () => {
  const ann = await session('ann');
  await ann.enter('expired-token');
  expect(await ann.films()).toEqual({ status: 403, code: 'backend_sign_in' });
  expect(await ann.films()).toEqual({ status: 403, code: 'backend_sign_in' });
  expect(asked).toHaveLength(1);
});

test('a person can take a token back, and a token with a line break is refused', async () => {
  const ann = await session('ann');
  await ann.enter('token-of-ann');
  expect((await ann.leave()).status).toBe(204);
  expect((await ann.films()).status).toBe(403);
  expect((await ann.enter('a\nb')).status).toBe(422);
});

test('without a session, no token is accepted', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/backends/cinema',
    payload: { token: 'token-of-ann' },
  });
  expect([401, 403]).toContain(answer.statusCode);
});

test('a token is forgotten after 12 hours', () => {
  let now = 0;
  const tokens = createUserTokens(() => now);
  tokens.set('session', 'cinema', 'token');
  expect(tokens.get('session', 'cinema')).toBe('token');
  now = 12 * 3600;
  expect(tokens.get('session', 'cinema')).toBeUndefined();
});
