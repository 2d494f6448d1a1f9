import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { isObject } from '@tuyen/model';
import { type Library, openLibrary, PASSWORD } from '@tuyen/server-mock/testing/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ran, residentRun } from '../../cli/src/testing/library.ts';
import { DEMO_PASSWORD } from '../../domain/src/fixtures/catalog/accounts.ts';
import { openShop, type Shop } from '../../domain/src/shop.fixture.ts';
import { verifyProduct, verifyServer } from '../support/verify-product.ts';

const ROOT = fileURLToPath(new URL('../../server-mock/test-project', import.meta.url));
const PREFIX = '/api/v1/';

type App = Library['app'];

interface Found {
  readonly resource: string;
  readonly topic: string;
  readonly url: string;
  readonly expected: string;
  readonly got: string;
  readonly pointer: string;
  readonly intermittent?: true;
}

interface Exchange {
  readonly method: string;
  url: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}

interface Fault {
  readonly name: string;
  readonly resource: string;
  readonly topic: string;
  /** Text that the reported difference must contain in `expected`, in `got` or in its pointer. */
  readonly says: string;
  request?(exchange: Exchange): void;
  answer?(exchange: Exchange, answer: Answer): void;
}

interface Answer {
  status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  text?: string;
}

/** Result of a request whose connection breaks before a response arrives, instead of a status. */
const MISSING = 0;

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

const acted = (name: string, says: string, topic: string, at: RegExp, answer: (answer: Answer) => void): Fault => ({
  name,
  resource: /^[\w-]+/u.exec(at.source)?.[0] ?? '',
  topic,
  says,
  answer(exchange, given) {
    if (at.test(`${exchange.url.split('?')[0]}`)) answer(given);
  },
});
const becomes =
  (from: number, status: number, code?: string) =>
  (answer: Answer): void => {
    if (answer.status !== from || (code !== undefined && objectOf(answer.body)['code'] !== code)) return;
    answer.status = status;
  };
const renamedCode =
  (from: string) =>
  ({ body }: Answer): void => {
    if (objectOf(body)['code'] === from) objectOf(body)['code'] = 'conflict';
  };
const offering = (resource: string, action: string, says: string, more: boolean): Fault => ({
  name: `${resource}: ${action} is ${more ? 'offered with every record' : 'offered with no record'}`,
  resource,
  topic: 'action',
  says,
  answer(exchange, { body }) {
    if (!exchange.url.startsWith(`${resource}?can=1`)) return;
    for (const { can } of rowsOf(body)) {
      const actions = objectOf(can)['actions'];
      if (Array.isArray(actions))
        objectOf(can)['actions'] = more ? [...actions, action] : actions.filter((one) => one !== action);
    }
  },
});

/**
 * Returns a fault that changes the lists of all accounts except the first one. The first account reads every record, so
 * its list is the correct one for comparison.
 */
const listed = (name: string, says: string, change: (all: readonly Row[]) => readonly Row[]): Fault => {
  let first: string | undefined;
  let all: readonly Row[] = [];
  return {
    name: `loans: ${name}`,
    resource: 'loans',
    topic: 'permission',
    says,
    answer(exchange, answer) {
      if (!isList('loans', exchange) || !exchange.url.includes('?sort=id,ASC&limit=') || answer.status !== 200) return;
      const { authorization } = exchange.headers;
      const rows = rowsOf(answer.body);
      first ??= authorization;
      if (authorization === first) all = [...rows];
      else rows.splice(0, rows.length, ...change(all));
    },
  };
};
const readable = (method: string): Fault => ({
  name: `loans: ${method} of a record of another office`,
  resource: 'loans',
  topic: 'permission',
  says: '200',
  answer({ method: sent, url }, answer) {
    if (sent === method && /^loans\/[\w-]+$/u.test(url) && answer.status === 404) answer.status = 200;
  },
});
const OFFICES_OF_LOANS: readonly Fault[] = [
  listed('an account reads those of other offices', 'no record of office', (all) => all),
  listed('an account does not read those of its own office', 'which belongs to office', () => []),
  readable('GET'),
  readable('PATCH'),
];

const ACTIONS_OF_LOANS: readonly Fault[] = [
  acted(
    'lend answers the former state',
    'state is LENT',
    'action',
    /loans\/.*\/lend$/u,
    ({ body }) => void (objectOf(body)['state'] = 'ASKED'),
  ),
  acted('a loan has the former state after refuse', 'state is REFUSED', 'action', /loans\/[^/]+$/u, ({ body }) => {
    if (objectOf(body)['state'] === 'REFUSED') objectOf(body)['state'] = 'ASKED';
  }),
  acted(
    'lend is possible from every state',
    'lend does not start at LENT',
    'action',
    /loans\/.*\/lend$/u,
    becomes(409, 200, 'transition_not_allowed'),
  ),
  acted(
    'a transition of the system is open to staff',
    'bring-back does not start',
    'action',
    /loans\/.*\/bring-back$/u,
    becomes(409, 200),
  ),
  acted('no 403 at lend', '403', 'permission', /loans\/.*\/lend$/u, becomes(403, 404)),
  acted('no 401 at refuse', '404', 'permission', /loans\/.*\/refuse$/u, becomes(401, 404)),
  acted('lend does not ask for its input', 'transitions/0', 'action', /loans\/.*\/lend$/u, becomes(422, 200)),
  acted(
    'refuse does not name the input that is missing',
    'an error at reason',
    'action',
    /loans\/.*\/refuse$/u,
    ({ body }) => void (objectOf(body)['errors'] = {}),
  ),
  acted('refuse has another code', 'conflict', 'code', /loans\/.*\/refuse$/u, renamedCode('transition_not_allowed')),
  acted('a refused transition is 422', '422', 'code', /loans\/.*\/lend$/u, becomes(409, 422, 'transition_not_allowed')),
  acted(
    'lend takes an outdated version',
    'version_conflict',
    'code',
    /loans\/.*\/lend$/u,
    becomes(409, 200, 'version_conflict'),
  ),
  acted('400 for an unknown transition', '404 not_found', 'code', /loans\/.*\/no-such-action$/u, becomes(404, 400)),
  acted(
    'refuse adds nothing to the history',
    'history ends',
    'action',
    /loans\/.*\/refuse$/u,
    ({ body }) => void (objectOf(body)['history'] = []),
  ),
  acted(
    'an assignee is not answered',
    'clerk_id is',
    'action',
    /loans\/.*\/assignee$/u,
    ({ body }) => void delete objectOf(body)['clerk_id'],
  ),
  acted('a wrong assignee is 400', '422', 'code', /loans\/.*\/assignee$/u, becomes(422, 400)),
  offering('loans', 'lend', 'lend is not offered', true),
  offering('loans', 'refuse', 'offered, or refused', false),
];

const OPERATIONS: readonly Fault[] = [
  acted(
    'unlock is possible with every card',
    'unlock is not possible',
    'action',
    /customer-cards\/.*\/unlock$/u,
    becomes(409, 200, 'operation_not_allowed'),
  ),
  acted(
    'unlock has another code',
    'conflict',
    'code',
    /customer-cards\/.*\/unlock$/u,
    renamedCode('operation_not_allowed'),
  ),
  acted('no 403 at lock', '403', 'permission', /customer-cards\/.*\/lock$/u, becomes(403, 404)),
  acted('lock does not ask for its input', 'operations/0', 'action', /customer-cards\/.*\/lock$/u, becomes(422, 200)),
  acted(
    'lock does not name the input that is missing',
    'an error at lock_reason',
    'action',
    /customer-cards\/.*\/lock$/u,
    ({ body }) => void (objectOf(body)['errors'] = {}),
  ),
  acted(
    'receive does not ask for its batch',
    'an error at batch',
    'action',
    /electronic-cards\/operations\/receive$/u,
    ({ body }) => {
      delete objectOf(objectOf(body)['errors'])['batch'];
    },
  ),
  offering('customer-cards', 'unlock', 'unlock is not offered', true),
];

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
  ...OFFICES_OF_LOANS,
  ...ACTIONS_OF_LOANS,
];

async function proxyOf(app: App, fault: Fault): Promise<Server> {
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
    const own = await app.inject({
      method: exchange.method as 'GET',
      url: `${PREFIX}${encodeURI(exchange.url)}`,
      headers,
      ...(exchange.body !== '' && { body: exchange.body }),
    });
    const range = own.headers['content-range'];
    const answer: Answer = {
      status: own.statusCode,
      body: own.body === '' ? undefined : own.json(),
      headers: { 'content-type': 'application/json', ...(range && { 'content-range': String(range) }) },
    };
    fault.answer?.(exchange, answer);
    if (answer.status === MISSING) return void response.destroy();
    response.writeHead(answer.status, answer.headers);
    response.end(answer.text ?? (answer.body === undefined ? '' : JSON.stringify(answer.body)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/**
 * Resources that together have all kinds of features: with and without offices, readable by all, with a workflow, with
 * custom field kinds.
 */
const PRODUCT = ['vehicles', 'stations', 'settings', 'roles', 'coins', 'customer-cards', 'schedules'];

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

const verifyLibrary = (address: string, ...more: readonly string[]) => {
  const sign = [
    '--account',
    'root',
    '--password',
    PASSWORD,
    '--as',
    `reader:${PASSWORD}`,
    '--as',
    `helper:${PASSWORD}`,
  ];
  return residentRun({
    root: ROOT,
    args: ['--root', ROOT, '--json', 'verify', '--against', address, ...sign, ...more],
  });
};
const WRITES = ['--write', '--transitions'];
const differencesIn = (out: string) => (out === '' ? [] : JSON.parse(out).differences) as readonly Found[];
const unrepeatedIn = (out: string) => JSON.parse(out).unrepeated as readonly Found[];

async function withFault<T>(app: App, fault: Fault, run: (address: string) => Promise<T>): Promise<T> {
  const proxy = await proxyOf(app, fault);
  try {
    return await run(`http://127.0.0.1:${portOf(proxy)}`);
  } finally {
    proxy.close();
    proxy.closeAllConnections();
  }
}

function expectFound({ code, out }: Pick<Ran, 'code' | 'out'>, fault: Fault): void {
  const found = differencesIn(out);
  const named = found.filter(
    ({ topic, expected, got, pointer }) =>
      topic === fault.topic && `${expected} ${got} ${pointer}`.includes(fault.says),
  );
  expect(named, JSON.stringify(found)).not.toEqual([]);
  expect(code).toBe(1);
  expect(out).not.toContain(PASSWORD);
  expect(out).not.toContain(DEMO_PASSWORD);
  expect(out).not.toMatch(/Bearer (?!\$TOKEN)/u);
}

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
    const { body: book } = await root('POST', 'books', { title: 'Lent' });
    for (const reader of ['Lan', 'Mai']) {
      const { body: loan } = await root('POST', 'loans', { book_id: book['id'], reader });
      if (reader === 'Mai') await root('POST', `loans/${loan['id']}/transitions/lend`, { due_on: '2026-04-01' });
    }
    const helper = await library.as('helper');
    await helper('POST', 'loans', { book_id: book['id'], reader: 'Tâm' });
    origin = await library.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => library?.app.close());

  it('tuyen verify finds no fault in a correct test server and leaves no data behind', async () => {
    const totals = async () => {
      const root = await library.as('root');
      const pages = await Promise.all(['books', 'loans', 'users'].map((name) => root('GET', `${name}?limit=1&page=1`)));
      return pages.map(({ body }) => body['total']);
    };
    const before = await totals();
    const { code, out, error } = await verifyLibrary(origin, ...WRITES);
    expect({ found: differencesIn(out), error, code }).toEqual({ found: [], error: '', code: 0 });
    expect(await totals()).toEqual(before);
  });

  it('tuyen verify only reads unless writes are allowed', async () => {
    const sent = new Set<string>();
    const recording: Fault = {
      ...offering('loans', 'lend', '', true),
      request: ({ method, url }) => void sent.add(method === 'GET' ? method : `${method} ${url}`),
    };
    await withFault(library.app, recording, (address) => verifyLibrary(address));
    expect([...sent].toSorted()).toEqual(['GET', 'POST auth/login', 'POST auth/logout']);
  });

  it.each(FAULTS)('tuyen verify finds the fault: $name', async (fault) => {
    const ran = await withFault(library.app, fault, (address) =>
      verifyLibrary(address, ...WRITES, '--only', fault.resource),
    );
    expectFound(ran, fault);
  });

  it('tuyen verify exits with 2 if nothing responds or the password is wrong', async () => {
    const run = (...args: readonly string[]) => residentRun({ root: ROOT, args: ['--root', ROOT, 'verify', ...args] });
    const silent = await run('--against', 'http://127.0.0.1:1', '--account', 'root', '--password', 'x');
    expect([silent.code, silent.error]).toEqual([2, expect.stringContaining('does not answer')]);
    const wrong = await run('--against', origin, '--account', 'root', '--password', 'Wrong#1');
    expect([wrong.code, wrong.error]).toEqual([2, expect.stringContaining('Check the account')]);
    expect(wrong.error).not.toContain('Wrong#1');
  });

  it('tuyen verify exits with 2 for an unknown resource and suggests the nearest resource name', async () => {
    const run = (...more: readonly string[]) =>
      residentRun({
        root: ROOT,
        args: ['--root', ROOT, 'verify', '--against', origin, '--account', 'root', '--password', PASSWORD, ...more],
      });
    const misspelled = await run('--only', 'books', '--only', 'auhtors');
    expect([misspelled.code, misspelled.error]).toEqual([
      2,
      expect.stringContaining('There is no resource "auhtors". Did you mean "authors"?'),
    ]);
    const reading = await run('--transitions');
    expect([reading.code, reading.error]).toEqual([2, expect.stringContaining('--write')]);
  });
});

describe('tuyen verify against a server that fails intermittently', () => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary();
    const root = await library.as('root');
    for (const title of ['A', 'B']) await root('POST', 'books', { title });
  });
  afterAll(() => library?.app.close());

  const everyNth = (nth: number, status: number, headers: Record<string, string> = {}, text?: string): Fault => {
    let count = 0;
    return {
      name: `${status} at every ${nth}th request`,
      resource: 'books',
      topic: 'code',
      says: '',
      answer({ url }, answer) {
        if (url.startsWith('auth/') || (count += 1) % nth !== 0) return;
        answer.status = status;
        Object.assign(answer.headers, headers);
        if (text !== undefined) answer.text = text;
      },
    };
  };
  const ofFirst = (status: number, at: RegExp): Fault => {
    const fault = everyNth(Infinity, status);
    let isFirst = true;
    fault.answer = ({ url }, answer) => {
      if (!isFirst || !at.test(url)) return;
      isFirst = false;
      answer.status = status;
    };
    return fault;
  };
  const verifyBooks = (fault: Fault, ...more: readonly string[]) =>
    withFault(library.app, fault, (address) => verifyLibrary(address, '--only', 'books', ...more));

  it.each([
    [500, '500'],
    [502, '502'],
    // The test's 503 has no `Retry-After` header, so `tuyen verify` counts it as a fault and not as an overload.
    [503, '503'],
    [MISSING, 'no answer'],
  ])(
    'tuyen verify counts a failure that occurs only at times, %s, as intermittent and exits with 1',
    async (status, got) => {
      for (const more of [[], WRITES]) {
        const { code, out } = await verifyBooks(everyNth(37, status), ...more);
        const counted = differencesIn(out).filter((one) => one.topic === 'code' && one.got.startsWith(got));
        expect(counted.map(({ intermittent }) => intermittent)).toContain(true);
        expect(code).toBe(1);
      }
    },
  );

  it.each([
    ['text/html', '<p>One moment</p>', '200 text/html'],
    ['text/html', '[]', '200 text/html'],
    ['application/json', '[{"id":', '200 and no JSON'],
    ['application/json', '', '200 and no JSON'],
  ])(
    'tuyen verify counts an invalid response that occurs only at times as intermittent: type %s, body %j',
    async (type, text, got) => {
      const { code, out } = await verifyBooks(everyNth(37, 200, { 'content-type': type }, text));
      const counted = differencesIn(out).filter((one) => one.expected === 'an answer in JSON' && one.got === got);
      expect(counted.map(({ intermittent }) => intermittent)).toContain(true);
      expect(code).toBe(1);
    },
  );

  it('tuyen verify does not count a request that fails every time as intermittent', async () => {
    const { code, out } = await verifyBooks(everyNth(1, 500));
    expect([code, differencesIn(out).filter(({ intermittent }) => intermittent)]).toEqual([1, []]);
    expect(differencesIn(out)).not.toEqual([]);
  });

  it('tuyen verify does not count responses of a busy server with Retry-After as failures', async () => {
    const { code, out } = await verifyBooks(everyNth(37, 503, { 'retry-after': '0' }));
    expect([code, differencesIn(out)]).toEqual([0, []]);
  });

  it('tuyen verify prints an unexpected client error that occurs only once, but does not count the error', async () => {
    const { code, out } = await verifyBooks(ofFirst(410, /^books\/[\da-f-]{36}$/u));
    expect([code, differencesIn(out), unrepeatedIn(out)]).toEqual([
      0,
      [],
      [expect.objectContaining({ got: expect.stringContaining('410') })],
    ]);
  });

  it('tuyen verify exits with 2 after five consecutive requests without a response', async () => {
    const { code, out } = await verifyBooks(everyNth(1, MISSING));
    expect([code, JSON.parse(out)]).toEqual([2, { error: expect.stringContaining('does not answer') }]);
  });
});

describe('tuyen verify on operations of the product', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop?.app.close());

  it.each(OPERATIONS)('tuyen verify finds the fault: $name', async (fault) => {
    const ran = await withFault(shop.app, fault, (address) =>
      verifyServer(
        address,
        '--write',
        '--rows',
        '20',
        '--as',
        `agency-ticket:${DEMO_PASSWORD}`,
        '--only',
        fault.resource,
      ),
    );
    expectFound(ran, fault);
  });
});

it('tuyen verify finds no fault in selected resources of the product and leaves no data behind', async () => {
  const checked = await verifyProduct('--write', '--rows', '10', ...PRODUCT.flatMap((name) => ['--only', name]));
  expect(checked).toMatchObject({ code: 0, error: '', differences: [], left: {} });
}, 120_000);
