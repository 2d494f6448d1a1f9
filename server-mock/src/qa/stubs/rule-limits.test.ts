import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Library, openLibrary } from '../../testing/library.ts';

let server: Library;
beforeAll(async () => {
  server = await openLibrary({ qa: true, qaLimits: { stubs: 2, faults: 1, states: 2 } });
});
afterAll(() => server.app.close());
beforeEach(() => ask('POST', 'reset'));

async function ask(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object, namespace = '') {
  const headers = { 'accept-language': 'en', 'x-qa-namespace': namespace };
  const answer = await server.app.inject({ method, url: `/__qa/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}
const stub = (id: string, more: object = {}) =>
  ask('POST', 'stubs', { id, request: { path: '/a' }, answer: {}, ...more });

it('the number of stubs per namespace is limited, and the error names the variable that raises the limit', async () => {
  for (const id of ['one', 'two', 'two']) expect((await stub(id)).status).toBe(201);
  const { status, body } = await stub('three');
  expect([status, body.code]).toEqual([409, 'qa_limit']);
  expect(body.message).toContain('2');
  expect(body.message).toContain('TUYEN_QA_STUBS');
  const elsewhere = await ask('POST', 'stubs', { request: {}, answer: {} }, 'elsewhere');
  expect(elsewhere.status).toBe(201);
  await ask('DELETE', 'stubs/one');
  expect((await stub('three')).status).toBe(201);
});

it('a stub that has used up its count no longer counts toward the limit of stubs', async () => {
  await stub('always');
  await stub('once', { count: 1 });
  expect((await stub('third')).status).toBe(409);
  await server.app.inject('/a');
  expect((await stub('third')).status).toBe(201);
});

it('the number of faults per namespace is limited', async () => {
  const fault = { point: 'mail', effect: { outcome: 'refused' } };
  expect((await ask('POST', 'faults', fault)).status).toBe(201);
  const { status, body } = await ask('POST', 'faults', fault);
  expect([status, body.code, body.message]).toEqual([409, 'qa_limit', expect.stringContaining('TUYEN_QA_FAULTS')]);
});

it('the number of stub state names per namespace is limited, including names used by stubs', async () => {
  await stub('basket', { state: { of: 'basket', becomes: 'full' } });
  expect((await ask('PUT', 'stubs/states', { shelf: 'full', basket: 'start' })).status).toBe(204);
  const { status, body } = await ask('PUT', 'stubs/states', { shelf: 'empty', gate: 'open' });
  expect([status, body.code, body.message]).toEqual([409, 'qa_limit', expect.stringContaining('TUYEN_QA_STATES')]);
  expect((await ask('GET', 'stubs/states')).body).toEqual({ shelf: 'full', basket: 'start' });
  expect((await stub('gate', { state: { of: 'gate', is: 'open' } })).status).toBe(409);
  expect((await stub('shelf', { state: { of: 'shelf', is: 'full' } })).status).toBe(201);
});
