import { createServer, type IncomingMessage, request as sendRaw, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { openMockServer } from '@tuyen/server-mock';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

// The back end of this file is a plain HTTP server, and requests are sent without the client that would normalize them.
const PASSWORD = 'Cinema#2026';
const SECRET = 'top-secret-of-the-cinema';
const text = (label: string) => labeled(label, { type: 'string' });
const users = resource('users', {
  username: labeled('User', { type: 'string', 'x-unique': true }),
  password: labeled('Password', { type: 'string', 'x-secret': true, minLength: 8 }),
  is_superuser: labeled('Superuser', { type: 'boolean' }),
  permissions: labeled('Permissions', { type: 'array', items: { type: 'string' } }),
});

/** `posts` have keys of any text, `films` have numbers. The accounts of the back end are below the path of the posts. */
const modelAt = (url: string) =>
  modelOf(
    { users: 'users' },
    {
      'resources/users': users,
      'resources/posts': resource('posts', { title: text('Title') }, { at: { backend: 'cinema', path: '/posts' } }),
      'resources/authors': resource(
        'authors',
        { name: text('Name') },
        { at: { backend: 'cinema', path: '/posts/authors' } },
      ),
      'resources/readers': resource('readers', { name: text('Name') }, { at: { backend: 'cinema', path: '/độc-giả' } }),
      'resources/films': resource('films', { title: text('Title') }, { at: { backend: 'cinema', ids: 'integer' } }),
    },
    { backends: { cinema: { url, dialect: 'simple-rest', auth: { kind: 'bearer', secret: 'env:CINEMA' } } } },
  );

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
};
let answer: Answer = json;
const asked: IncomingMessage[] = [];
const bodies: string[] = [];
const logged: string[] = [];
const foreign = createServer((request, response) => {
  asked.push(request);
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    bodies.push(body);
    answer(request, response);
  });
});

let server: Awaited<ReturnType<typeof openMockServer>>;
let port: number;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const { port: foreignPort } = foreign.address() as AddressInfo;
  server = await openMockServer({
    model: modelAt(`http://127.0.0.1:${foreignPort}/v1`),
    fixtures: ({ id, password }) => ({
      rows: {
        users: [
          { id: id('users', 'root'), username: 'root', password: password(PASSWORD), is_superuser: true },
          { id: id('users', 'clerk'), username: 'clerk', password: password(PASSWORD), permissions: ['posts.read'] },
        ],
      },
    }),
    rateLimits: false,
    secrets: { CINEMA: SECRET },
    logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
  for (const account of ['root', 'clerk']) {
    const payload = { account, password: PASSWORD };
    const login = await server.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
    tokens[account] = String(login.json()['authToken']);
  }
});
afterAll(async () => {
  await server?.app.close();
  foreign.closeAllConnections();
  await new Promise((resolve) => foreign.close(resolve));
});
beforeEach(() => {
  answer = json;
  asked.length = 0;
  bodies.length = 0;
  logged.length = 0;
});

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly account?: string;
}

/** Sends the path as it is, which `fetch` would normalize. */
function send({ method = 'GET', path, headers = {}, body, account = 'root' }: Sent) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; text: string }>((resolve, reject) => {
    const sent = sendRaw(
      {
        host: '127.0.0.1',
        port,
        method,
        path: path.startsWith('http') ? path : `/api/v1/backends/cinema${path}`,
        headers: {
          authorization: `Bearer ${tokens[account]}`,
          'x-client-kind': 'ADMIN_WEB',
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.on('data', (part) => (text += String(part)));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

test.each([
  '/posts/..%2fadmin',
  '/posts/..%2Fadmin',
  '/posts/%2e%2e%2fadmin',
  '/posts/x%2f..%2f..%2fadmin',
  '/posts/..%5cadmin',
  '/posts/%252e%252e%252fadmin',
  '/posts/..;%2fadmin',
  '/posts/a%00',
  '/posts/a%0d%0aX-Evil:%201',
  '/posts/%',
  '/posts/%c0%ae%c0%ae',
  '/posts/../admin',
  '/posts/.',
  '//evil.example/posts',
  '/posts/x/../../admin',
  '/films/search',
  '/films/%31%2f..',
  '/films/1%20or%201',
])('a path that another server may read as another one is not forwarded: GET %s', async (path) => {
  const { status } = await send({ path });
  expect([400, 404]).toContain(status);
  expect(asked).toEqual([]);
});

test.each(['/posts/a%2Fb', '/posts/%C4%91%E1%BB%99c', '/posts/..a', '/posts/a..b', '/posts/a%20b', '/films/-7'])(
  'an unusual key is forwarded: GET %s',
  async (path) => {
    expect((await send({ path })).status).toBe(200);
    expect(asked[0]?.url).toBe(`/v1${path}`);
  },
);

test('a path with letters beyond ASCII is forwarded as browsers encode it', async () => {
  const { pathname } = new URL('http://x/độc-giả/7');
  expect((await send({ path: pathname })).status).toBe(200);
  expect(asked[0]?.url).toBe(`/v1${pathname}`);
});

test.each([
  ['/posts/authors', 403],
  ['/posts/%61uthors', 403],
  ['/posts/authors?', 403],
  ['/posts/Authors', 404],
])('the permission of a record does not open the list of another resource: %s', async (path, refused) => {
  expect((await send({ path: '/posts/7', account: 'clerk' })).status).toBe(200);
  expect((await send({ path, account: 'clerk' })).status).toBe(refused);
  expect(asked).toHaveLength(1);
  expect((await send({ path })).status).toBe(refused === 403 ? 200 : 404);
});

test('a list below the path of a record is no record to delete', async () => {
  expect((await send({ method: 'DELETE', path: '/posts/authors' })).status).toBe(404);
  expect(asked).toEqual([]);
});

test.each(['HEAD', 'PATCH', 'TRACE', 'PROPFIND'])('the method %s is not forwarded', async (method) => {
  expect([404, 405, 501]).toContain((await send({ method, path: '/films/1' })).status);
  expect(asked).toEqual([]);
});

test('a method cannot be overridden', async () => {
  await send({ path: '/films/1', headers: { 'x-http-method-override': 'DELETE' } });
  expect(asked[0]?.method).toBe('GET');
  expect(asked[0]?.headers).not.toHaveProperty('x-http-method-override');
});

test('the back end gets the language of the caller, and no other header of the browser', async () => {
  const headers = { 'accept-language': 'en, */*; evil', cookie: 'a=b', origin: 'https://x.example', 'user-agent': 'x' };
  await send({ path: '/films/1', headers: { ...headers, 'x-forwarded-for': '1.2.3.4', referer: 'https://x.example' } });
  expect(asked[0]?.headers).toMatchObject({ 'accept-language': 'en', authorization: `Bearer ${SECRET}` });
  const given = Object.keys(asked[0]?.headers ?? {});
  expect(
    given.filter((name) => ['cookie', 'origin', 'referer', 'x-forwarded-for', 'x-client-kind'].includes(name)),
  ).toEqual([]);
  expect(asked[0]?.headers['user-agent']).not.toBe('x');
});

test('an absolute address and another host name do not choose the origin', async () => {
  await send({ path: '/films/1', headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
  expect(asked[0]?.headers.host).toMatch(/^127\.0\.0\.1:/u);
  expect(asked[0]?.headers).not.toHaveProperty('x-forwarded-host');
  const absolute = await send({ path: 'http://evil.example/api/v1/backends/cinema/films/1' });
  expect(absolute.status).toBe(200);
  expect(asked[1]?.headers.host).toBe(asked[0]?.headers.host);
});

test('only known headers of an answer reach the browser, and no address of another host', async () => {
  answer = (request, response) => {
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': 'session=evil',
        'content-security-policy': 'default-src *',
        'access-control-allow-origin': '*',
        'clear-site-data': '"*"',
        refresh: '0;url=https://evil.example',
        location: 'http://internal.example/films/7?token=x',
        'x-echo': String(request.headers.authorization),
      })
      .end('{}');
  };
  const { headers } = await send({ path: '/films/1' });
  for (const name of ['set-cookie', 'clear-site-data', 'refresh', 'x-echo']) expect(headers).not.toHaveProperty(name);
  expect(headers['access-control-allow-origin']).not.toBe('*');
  expect(headers['content-security-policy']).not.toBe('default-src *');
  expect(headers.location).toBe('/films/7');
});

test.each([200, 400, 500])('an answer that repeats the secret is not passed on (status %i)', async (status) => {
  answer = (request, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ message: 'x', headers: request.headers }));
  };
  const { text, status: passed } = await send({ path: '/films/1' });
  expect(passed).toBe(502);
  expect(text).not.toContain(SECRET);
  expect(logged.join('')).not.toContain(SECRET);
});

test.each([
  ['<script>alert(1)</script>', 'text/html'],
  ['<script>alert(1)</script>', 'application/json'],
  ['{"a":', 'application/json'],
  ['{}', 'text/html; x=/json'],
])('the answer %s of the type %s is no JSON', async (body, type) => {
  answer = (_request, response) => void response.writeHead(200, { 'content-type': type }).end(body);
  const { status, text, headers } = await send({ path: '/films/1' });
  expect([status, JSON.parse(text).code]).toEqual([502, 'backend_no_json']);
  expect(headers['content-type']).toContain('application/json');
});

test('an answer that grows when it is unpacked is stopped', async () => {
  const bomb = gzipSync(Buffer.alloc(60_000_000, ' '));
  answer = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
  const { status, text } = await send({ path: '/films/1' });
  expect([status, JSON.parse(text).code]).toEqual([502, 'backend_too_much']);
});

test('a connection that ends in the middle of an answer gives 502', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"a":');
    response.socket?.destroy();
  };
  const { status, text } = await send({ path: '/films/1' });
  expect([status, JSON.parse(text).code]).toEqual([502, 'backend_unreachable']);
});

test('a body of another type, a body that is too large, and one that poisons objects are refused', async () => {
  const post = { method: 'POST', path: '/films' };
  const form = await send({
    ...post,
    body: 'title=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(form.status).toBe(415);
  expect((await send({ ...post, body: `"${'x'.repeat(2_000_000)}"` })).status).toBe(413);
  expect((await send({ ...post, body: '{"__proto__":{"a":1}}' })).status).toBe(400);
  expect(asked).toEqual([]);
});

test('numbers, keys and texts of a body reach the back end unchanged', async () => {
  const body = '{"title":"đ\\u0000\\"","id":9007199254740991,"nested":{"a":[1,2.50]}}';
  await send({ method: 'POST', path: '/films', body });
  expect(JSON.parse(bodies[0] ?? '')).toEqual(JSON.parse(body));
});

test.each(['/films?embed=secrets', '/films?sort[]=x', '/films?SORT=x', '/films?__proto__=1', '/films/1?sort=x'])(
  'a parameter outside of the dialect is not forwarded: %s',
  async (path) => {
    expect((await send({ path })).status).toBe(404);
    expect(asked).toEqual([]);
  },
);

test('a redirect to another port or to a private address is not followed', async () => {
  for (const location of [
    'http://127.0.0.1:1/',
    'http://169.254.169.254/latest',
    '//evil.example/',
    'file:///etc/passwd',
  ]) {
    answer = (_request, response) => void response.writeHead(302, { location }).end();
    const { status, text, headers } = await send({ path: '/films/1' });
    expect([status, JSON.parse(text).code]).toEqual([502, 'backend_redirected']);
    expect(headers).not.toHaveProperty('location');
  }
  expect(asked).toHaveLength(4);
});
