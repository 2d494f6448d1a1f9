import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ANYBODY } from '../../../../server/src/engine/endpoint/schema.ts';
import { hashToken } from '../../../../server/src/engine/identity/index.ts';
import { Problem } from '../../../../server/src/engine/problem.ts';
import { type Library, openLibrary } from '../../testing/library.ts';

let server: Library;
beforeAll(async () => {
  server = await openLibrary({
    qa: true,
    domain: {
      identity: {
        client: async (_, hash) => (hash === hashToken('key') ? { id: 'shelf', permissions: [] } : undefined),
      },
      routes(routes) {
        const schema = (operationId: string) => ({ operationId, summary: operationId, security: ANYBODY });
        routes.get('/shelves/:shelf/broken', { schema: schema('broken') }, () => Promise.reject(new Error('It fell.')));
        routes.get('/shelves/:shelf/closed', { schema: schema('closed') }, () => {
          const errors = { shelf: 'It is closed.', key: { code: 'required' } };
          return Promise.reject(new Problem(409, 'conflict', { shelf: 'A' }, errors));
        });
      },
    },
  });
});
afterAll(() => server.app.close());
beforeEach(() => server.app.inject({ method: 'DELETE', url: '/__qa/journal' }));

const entries = async () => (await server.app.inject('/__qa/journal')).json().entries;

it('a journal entry contains the request and its answer', async () => {
  const clerk = await server.as('clerk');
  await clerk('GET', 'authors?limit=1&page=9', undefined, { 'x-kind': 'a' });
  const user = await server.engine.identity.user('clerk');
  expect(await entries()).toEqual([
    {
      id: expect.any(Number),
      namespace: '',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
      method: 'GET',
      url: '/api/v1/authors?limit=1&page=9',
      route: '/api/v1/authors',
      request: { headers: expect.objectContaining({ 'x-kind': 'a', authorization: '[removed]' }) },
      status: 200,
      response: {
        headers: expect.objectContaining({ 'content-type': 'application/json; charset=utf-8' }),
        body: { text: expect.stringContaining('"data":[]'), bytes: expect.any(Number), cut: false },
      },
      milliseconds: expect.any(Number),
      account: `staff:${String(user?.['id'])}`,
      stubs: [],
      violations: [],
    },
  ]);
});

it('journal entries of anonymous callers and of unknown sessions have no account', async () => {
  await server.anyone('GET', 'nothing/here');
  await server.anyone('GET', 'nothing/here', undefined, { authorization: 'Bearer none' });
  await server.anyone('GET', 'nothing/here', undefined, { 'x-api-key': 'none' });
  expect(await entries()).toMatchObject([
    { route: null, account: null, reason: { code: 'no_route', params: {} } },
    { route: null, account: null },
    { route: null, account: null },
  ]);
});

it('a journal entry contains the body as it was sent and its full size', async () => {
  await server.anyone('POST', 'nothing', { title: 'Sách' });
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/nothing',
    headers: { 'content-type': 'text/plain' },
    payload: 'Sách',
  });
  await server.anyone('GET', 'nothing');
  const [json, text, none] = await entries();
  expect(json.request.body).toEqual({ text: '{"title":"Sách"}', bytes: 17, cut: false });
  expect(text.request.body).toEqual({ text: 'Sách', bytes: 5, cut: false });
  expect(none.request).not.toHaveProperty('body');
});

it('a journal entry of a rejected request contains the reason and its field codes', async () => {
  await server.anyone('GET', 'shelves/7/closed');
  expect(await entries()).toMatchObject([
    {
      route: '/api/v1/shelves/{shelf}/closed',
      status: 409,
      reason: { code: 'conflict', params: { shelf: 'A' }, errors: { shelf: 'It is closed.', key: 'required' } },
    },
  ]);
  expect((await entries())[0].reason).not.toHaveProperty('stack');
});

it('a journal entry of an internal server error contains the stack trace', async () => {
  await server.anyone('GET', 'shelves/7/broken');
  const [{ status, reason }] = await entries();
  expect([status, reason.stack.split('\n')[0]]).toEqual([500, 'Error: It fell.']);
  expect(reason).not.toHaveProperty('errors');
});

it('a request in a namespace is recorded only in the journal of that namespace', async () => {
  await server.anyone('GET', 'nothing', undefined, { 'x-qa-namespace': 'own' });
  expect(await entries()).toEqual([]);
  const own = await server.app.inject({ url: '/__qa/journal', headers: { 'x-qa-namespace': 'own' } });
  expect(own.json().entries).toMatchObject([{ namespace: 'own', url: '/api/v1/nothing' }]);
});

it('requests to QA endpoints are not recorded in the journal', async () => {
  for (const url of ['/__qa/clock', '/__qa?a=1', '/__qa']) await server.app.inject(url);
  await server.app.inject('/__qab');
  expect((await entries()).map(({ url }: { url: string }) => url)).toEqual(['/__qab']);
});

it('requests to QA endpoints with a percent-encoded URL are not recorded in the journal', async () => {
  for (const url of ['/%5F_qa/clock', '/__q%61/nothing', '/%5f%5fqa', 'http://127.0.0.1/__qa/clock'])
    await server.app.inject(url);
  expect(await entries()).toEqual([]);
});

it('a journal entry identifies an API client by its id', async () => {
  await server.anyone('GET', 'nothing', undefined, { 'x-api-key': 'key' });
  expect(await entries()).toMatchObject([{ account: 'client:shelf' }]);
});

it('a journal entry has the duration of the answer in milliseconds with three decimals', async () => {
  const payload = { request: { path: '/shelf' }, answer: {}, delay: 20 };
  await server.app.inject({ method: 'POST', url: '/__qa/stubs', payload });
  const before = performance.now();
  await server.app.inject('/shelf');
  const waited = performance.now() - before;
  await server.app.inject({ method: 'DELETE', url: '/__qa/stubs' });
  const [{ milliseconds }] = await entries();
  expect(milliseconds).toBeGreaterThan(18);
  expect(milliseconds).toBeLessThanOrEqual(Math.ceil(waited));
  expect(milliseconds).toBe(Number(Number(milliseconds).toFixed(3)));
});
