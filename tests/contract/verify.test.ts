import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { isObject } from '@tuyen/model';
import { type Library, openLibrary, PASSWORD } from '@tuyen/server-mock/testing/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { residentRun } from '../../cli/src/testing/library.ts';
import { openShop } from '../../domain/src/shop.fixture.ts';
import { DEMO_PASSWORD } from '../../domain/src/fixtures/catalog/accounts.ts';
import { projectRoot } from '../support/project-root.ts';

const ROOT = fileURLToPath(new URL('../../server-mock/test-project', import.meta.url));
const PREFIX = '/api/v1/';

interface Found {
  readonly resource: string;
  readonly topic: string;
  readonly url: string;
  readonly expected: string;
  readonly got: string;
  readonly pointer: string;
}

interface Exchange {
  readonly method: string;
  /** Below `/api/v1/`. */
  url: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** A fault that is put in front of the server. */
interface Fault {
  readonly name: string;
  readonly resource: string;
  readonly topic: string;
  /** In `expected`, `got` or the pointer of the difference. */
  readonly says: string;
  request?(exchange: Exchange): void;
  answer?(exchange: Exchange, answer: { status: number; body: unknown }): void;
}

const isList = (resource: string, { method, url }: Exchange) => method === 'GET' && url.split('?')[0] === resource;
type Row = Record<string, unknown>;
const objectOf = (body: unknown): Row => (isObject(body) ? (body as Row) : {});
function rowsOf(body: unknown): Row[] {
  const list: unknown = Array.isArray(body) ? body : objectOf(body)['data'];
  return Array.isArray(list) ? (list as Row[]) : [];
}

const renamed = (resource: string, from: string, to: string): Fault => ({
  name: `${resource}: ${from} is called ${to}`,
  resource,
  topic: 'shape',
  says: to,
  answer(exchange, { body }) {
    if (!isList(resource, exchange)) return;
    for (const row of rowsOf(body)) {
      row[to] = row[from];
      delete row[from];
    }
  },
});
const dropped = (resource: string, field: string, operator: string): Fault => ({
  name: `${resource}: the filter ${field} ${operator} is dropped`,
  resource,
  topic: 'filter',
  says: `properties/${field}`,
  request(exchange) {
    const [path = '', query = ''] = exchange.url.split('?');
    const asked = new URLSearchParams(query);
    if (path !== resource || !asked.getAll('filter').some((one) => one.startsWith(`${field}||${operator}`))) return;
    asked.delete('filter');
    exchange.url = `${path}?${decodeURIComponent(String(asked))}`;
  },
});
const total = (resource: string, by: number, when: RegExp): Fault => ({
  name: `${resource}: the total is wrong by ${by} at ${when}`,
  resource,
  topic: 'paging',
  says: 'total',
  answer(exchange, { body }) {
    const envelope = objectOf(body);
    if (isList(resource, exchange) && when.test(exchange.url) && typeof envelope['total'] === 'number')
      envelope['total'] += by;
  },
});
const sorted = (resource: string, field: string): Fault => ({
  name: `${resource}: not sorted by ${field}`,
  resource,
  topic: 'sort',
  says: `properties/${field}`,
  answer(exchange, { body }) {
    if (isList(resource, exchange) && exchange.url.includes(`sort=${field},`)) rowsOf(body).reverse();
  },
});
const open = (resource: string, method: string): Fault => ({
  name: `${resource}: ${method} is open to all`,
  resource,
  topic: 'permission',
  says: '403',
  answer(exchange, answer) {
    if (exchange.method === method && exchange.url.split(/[?/]/u)[0] === resource && answer.status === 403)
      answer.status = method === 'GET' ? 200 : method === 'POST' ? 422 : 404;
  },
});
const coded = (resource: string, from: number, to: number): Fault => ({
  name: `${resource}: ${to} instead of ${from}`,
  resource,
  topic: 'code',
  says: String(to),
  answer(exchange, answer) {
    if (exchange.url.split(/[?/]/u)[0] === resource && answer.status === from) answer.status = to;
  },
});
const shaped = (resource: string, field: string, value: unknown): Fault => ({
  name: `${resource}: ${field} is ${JSON.stringify(value)}`,
  resource,
  topic: 'shape',
  says: `properties/${field}`,
  answer(exchange, { body }) {
    if (isList(resource, exchange)) for (const row of rowsOf(body)) row[field] = value;
  },
});
const lost = (resource: string, field: string, at: RegExp): Fault => ({
  name: `${resource}: no default of ${field}`,
  resource,
  topic: 'default',
  says: `${field}/default`,
  answer({ url, method }, { body }) {
    if (at.test(`${method} ${url}`)) delete objectOf(body)[field];
  },
});

const FAULTS: readonly Fault[] = [
  renamed('books', 'title', 'name'),
  renamed('authors', 'name', 'full_name'),
  renamed('users', 'username', 'login'),
  renamed('offices', 'organisation_type', 'kind'),
  dropped('books', 'title', '$cont'),
  dropped('books', 'pages', '$gt'),
  dropped('authors', 'name', '$eqL'),
  dropped('users', 'username', '$starts'),
  total('books', 1, /page=1/u),
  total('authors', -1, /page=2/u),
  total('offices', 5, /filter/u),
  total('users', 2, /page=1$/u),
  sorted('books', 'title'),
  sorted('books', 'pages'),
  sorted('authors', 'born_on'),
  sorted('users', 'username'),
  open('authors', 'POST'),
  open('users', 'GET'),
  open('books', 'DELETE'),
  open('offices', 'PATCH'),
  coded('books', 404, 410),
  coded('authors', 400, 422),
  coded('users', 400, 500),
  coded('offices', 404, 400),
  shaped('books', 'pages', 'many'),
  shaped('books', 'status', 'GONE'),
  shaped('authors', 'born_on', 'yesterday'),
  shaped('users', 'is_superuser', 'no'),
  lost('books', 'rare', /^POST books$/u),
  lost('books', 'status', /^POST books$/u),
  lost('preferences', 'loan_days', /^GET preferences\/current/u),
  lost('preferences', 'greeting', /^GET preferences\/current/u),
];

async function proxyOf(origin: string, fault: Fault): Promise<Server> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = Object.fromEntries(
      ['authorization', 'content-type', 'if-match'].flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    const url = decodeURIComponent((request.url ?? '').slice(PREFIX.length));
    const exchange: Exchange = { method: request.method ?? 'GET', url, body: Buffer.concat(parts).toString(), headers };
    fault.request?.(exchange);
    const own = await fetch(`${origin}${PREFIX}${encodeURI(exchange.url)}`, {
      method: exchange.method,
      headers,
      ...(exchange.body !== '' && { body: exchange.body }),
    });
    const text = await own.text();
    const answer = { status: own.status, body: text === '' ? undefined : JSON.parse(text) };
    fault.answer?.(exchange, answer);
    const range = own.headers.get('content-range');
    response.writeHead(answer.status, { 'content-type': 'application/json', ...(range && { 'content-range': range }) });
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** One or more of each form: with offices and without, read by all, with a workflow, with code kinds. */
const PRODUCT = ['vehicles', 'stations', 'settings', 'roles'];

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

const verify = async (address: string, ...more: readonly string[]) => {
  const sign = ['--account', 'root', '--password', PASSWORD, '--as', `reader:${PASSWORD}`];
  const { code, out, error } = await residentRun({
    root: ROOT,
    args: ['--root', ROOT, '--json', 'verify', '--against', address, ...sign, '--write', ...more],
  });
  return { code, out, error, found: (out === '' ? [] : JSON.parse(out).differences) as readonly Found[] };
};

describe('tuyen verify', () => {
  let library: Library;
  let origin: string;
  beforeAll(async () => {
    library = await openLibrary();
    const root = await library.as('root');
    for (let index = 1; index <= 6; index += 1)
      await root('POST', 'books', {
        title: `Book ${'ABCDEF'[(index * 5) % 6]}`,
        pages: index * 10,
        rare: index % 2 === 0,
      });
    origin = await library.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => library?.app.close());

  it('finds nothing in the server itself, and leaves nothing behind', async () => {
    const before = await (await library.as('root'))('GET', 'books?limit=1&page=1');
    const { code, found, error } = await verify(origin);
    expect({ found, error, code }).toEqual({ found: [], error: '', code: 0 });
    const after = await (await library.as('root'))('GET', 'books?limit=1&page=1');
    expect(after.body['total']).toBe(before.body['total']);
  });

  it.each(FAULTS)('finds: $name', async (fault) => {
    const proxy = await proxyOf(origin, fault);
    try {
      const { code, found, out } = await verify(`http://127.0.0.1:${portOf(proxy)}`, '--only', fault.resource);
      const named = found.filter(
        ({ topic, expected, got, pointer }) =>
          topic === fault.topic && `${expected} ${got} ${pointer}`.includes(fault.says),
      );
      expect(named, JSON.stringify(found)).not.toEqual([]);
      expect(code).toBe(1);
      expect(out).not.toContain(PASSWORD);
      expect(out).not.toMatch(/Bearer (?!\$TOKEN)/u);
    } finally {
      proxy.close();
      proxy.closeAllConnections();
    }
  });

  it('exits 2 where nothing answers, and where the password is wrong', async () => {
    const run = (...args: readonly string[]) => residentRun({ root: ROOT, args: ['--root', ROOT, 'verify', ...args] });
    const silent = await run('--against', 'http://127.0.0.1:1', '--account', 'root', '--password', 'x');
    expect([silent.code, silent.error]).toEqual([2, expect.stringContaining('does not answer')]);
    const wrong = await run('--against', origin, '--account', 'root', '--password', 'Wrong#1');
    expect([wrong.code, wrong.error]).toEqual([2, expect.stringContaining('check the account')]);
    expect(wrong.error).not.toContain('Wrong#1');
  });
});

it('finds nothing in the product', async () => {
  const shop = await openShop();
  try {
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const args = [
      '--root',
      projectRoot,
      '--json',
      'verify',
      '--against',
      origin,
      '--account',
      'superuser',
      '--password',
      DEMO_PASSWORD,
      '--rows',
      '10',
      ...PRODUCT.flatMap((name) => ['--only', name]),
    ];
    const { code, out, error } = await residentRun({ root: projectRoot, args });
    expect({ code, error, found: out === '' ? out : JSON.parse(out).differences }).toEqual({
      code: 0,
      error: '',
      found: [],
    });
  } finally {
    await shop.app.close();
  }
}, 120_000);
