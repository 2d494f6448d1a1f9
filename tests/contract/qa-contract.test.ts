import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../domain/src/shop.fixture.ts';
import { operationsOf, type OpenApiDocument } from './endpoints/document.ts';

let shop: Shop;
let document: OpenApiDocument;
beforeAll(async () => {
  const file = new URL('../../domain/src/generated/openapi.gen.json', import.meta.url);
  shop = await openShop({ openApi: () => JSON.parse(readFileSync(file, 'utf8')) });
  document = (await shop.app.inject('/docs/json')).json();
});
afterAll(() => shop?.app.close());

const qa = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
  (await shop.app.inject({ method, url: `/__qa/${path}`, ...(payload && { payload }) })).body;

it('a few hundred varied requests get responses that match the API documentation', async () => {
  const { headers } = await shop.signIn('superuser');
  expect(JSON.parse(await qa('PUT', 'contract', { mode: 'fail' }))).toEqual({ mode: 'fail' });
  await qa('DELETE', 'journal');
  const order = await shop.register();
  await shop.pay(order.payment.url);
  const reads = operationsOf(document).filter(({ method, path }) => method === 'GET' && !path.startsWith('/__qa'));
  let asked = 0;
  const findings: string[] = [];
  const ask = async (url: string) => {
    asked += 1;
    const answer = await shop.app.inject({ url, headers: { ...headers, 'accept-encoding': 'br' } });
    if (answer.statusCode === 502) findings.push(`${url}: ${answer.body.slice(0, 500)}`);
    return answer;
  };
  for (const { path, parameters = [] } of reads) {
    if (!path.includes('{')) {
      // An event stream ends only after these seconds.
      const isStream = parameters.some(({ name }) => name === 'seconds');
      const list = await ask(isStream ? `${path}?seconds=0` : path);
      if (parameters.some(({ name }) => name === 'page')) await ask(`${path}?limit=2&page=1`);
      const rows: unknown = list.headers['content-type']?.toString().includes('json') ? list.json() : undefined;
      const one = reads.find((other) => other.path === `${path}/{id}`);
      const [first] = Array.isArray(rows) ? rows : [];
      if (one && first?.id !== undefined) await ask(`${path}/${String(first.id)}`);
    } else await ask(path.replaceAll(/\{\w+\}/g, 'nothing'));
  }
  expect(findings).toEqual([]);
  expect(asked).toBeGreaterThan(300);
  expect(JSON.parse(await qa('GET', 'journal?violations=true')).entries).toEqual([]);
});

it.each([
  'vehicles?can=1&limit=2',
  'vehicles?can=1&limit=2&page=1',
  'vehicles/:id?can=1',
  'vehicles?fields=plate&limit=1',
  'vehicles?fields=plate&limit=1&page=1&can=1',
  'vehicles?select=plate&limit=1',
  'vehicles/:id?fields=plate&can=1',
  'vehicles?join=created_by&limit=1',
  'trips?join=route_id&join=vehicle_id||plate&limit=1',
])('the response to %s matches the API documentation', async (path) => {
  const { headers } = await shop.signIn('superuser');
  await qa('PUT', 'contract', { mode: 'fail' });
  const [vehicle] = (await shop.app.inject({ url: '/api/v1/vehicles?limit=1', headers })).json();
  const answer = await shop.app.inject({ url: `/api/v1/${path.replace(':id', vehicle.id)}`, headers });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
});

it('responses to failed preconditions and unsupported media types match the API documentation', async () => {
  const { headers } = await shop.signIn('superuser');
  await qa('PUT', 'contract', { mode: 'fail' });
  const [vehicle] = (await shop.app.inject({ url: '/api/v1/vehicles?limit=1', headers })).json();
  const url = `/api/v1/vehicles/${vehicle.id}`;
  const { etag } = (await shop.app.inject({ url, headers })).headers;
  const known = { ...headers, 'if-none-match': String(etag) };
  const text = { ...headers, 'content-type': 'text/plain' };
  const statuses = [
    await shop.app.inject({ url, headers: known }),
    await shop.app.inject({ method: 'PATCH', url, headers: known, payload: {} }),
    await shop.app.inject({ method: 'PATCH', url, headers: text, payload: 'seats' }),
    await shop.app.inject({ method: 'POST', url: '/api/v1/public/quotes', headers: text, payload: 'months' }),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([304, 412, 415, 415]);
});

it('a response violating the API documentation becomes an error, or a journal entry in journal mode', async () => {
  const { headers } = await shop.signIn('superuser');
  const path = '/api/v1/vehicles';
  await qa('POST', 'stubs', { request: { method: 'GET', path }, patch: { set: { '[*].wheels': 4 } } });
  const ask = () => shop.app.inject({ url: path, headers });
  const failed = await ask();
  expect([failed.statusCode, failed.json().code, failed.json().message]).toEqual([
    502,
    'contract_violation',
    expect.stringContaining('wheels'),
  ]);
  await qa('PUT', 'contract', { mode: 'journal' });
  await qa('DELETE', 'journal');
  expect((await ask()).statusCode).toBe(200);
  const { entries } = JSON.parse(await qa('GET', 'journal?violations=true'));
  expect(entries).toMatchObject([{ url: path, violations: [expect.stringContaining('wheels')] }]);
});

it('a request that violates the API documentation but is accepted is recorded as a violation', async () => {
  const { headers } = await shop.signIn('superuser');
  await qa('DELETE', 'stubs');
  await qa('PUT', 'contract', { mode: 'journal' });
  await qa('DELETE', 'journal');
  // A stub responds before the server validates the request. Invalid requests to a stub therefore succeed, and only the
  // journal reports their violations.
  await qa('POST', 'stubs', { request: { path: '/api/v1/vehicles' }, answer: { status: 200, body: [] } });
  await qa('POST', 'stubs', { request: { path: '/api/v1/auth/login' }, answer: { status: 204 } });
  await shop.app.inject({ url: '/api/v1/vehicles?limit=many&wheels=4', headers });
  await shop.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload: { account: 7 } });
  await qa('DELETE', 'stubs');
  await shop.app.inject({ url: '/api/v1/vehicles?limit=2', headers });
  const { entries } = JSON.parse(await qa('GET', 'journal?violations=true'));
  expect(entries).toMatchObject([
    { url: '/api/v1/vehicles?limit=many&wheels=4', violations: [expect.stringContaining('limit must be integer')] },
    { url: '/api/v1/auth/login', violations: expect.arrayContaining([expect.stringContaining('/account must be')]) },
  ]);
  expect(entries[0].violations[0]).toContain('query wheels is not documented');
});
