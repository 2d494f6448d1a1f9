import { describe, expect, it } from 'vitest';
import { type Call, startDocument } from './testing/mock-over-http.ts';

const SIGNED_IN = { authorization: 'Basic dGVzdGVyOnNlY3JldA==' };
const start = (options = {}) => startDocument('newsletter.yaml', options, SIGNED_IN);
const inside =
  (call: Call, namespace: string): Call =>
  (method, path, body, headers) =>
    call(method, path, body, { 'x-qa-namespace': namespace, ...headers });

describe('the QA control plane of a foreign document', () => {
  it('a stub answers, changes or damages the answers of the document', async () => {
    const { call } = await start();
    await call('POST', '/__qa/stubs', {
      request: { path: '/api/lists/1' },
      count: 1,
      answer: { status: 418, body: { a: 1 } },
    });
    await call('POST', '/__qa/stubs', {
      request: { path: '/api/lists/2' },
      patch: { set: { '$.data.name': 'Changed' } },
    });
    await call('POST', '/__qa/stubs', { request: { path: '/api/lists/3' }, damage: 'reset' });
    expect((await call('GET', '/api/lists/1')).status).toBe(418);
    expect((await call('GET', '/api/lists/1')).status).toBe(200);
    expect((await call('GET', '/api/lists/2')).body.data).toMatchObject({ id: 2, name: 'Changed' });
    await expect(call('GET', '/api/lists/3')).rejects.toThrow('fetch failed');
  });

  it('a stub matches the JSON body of a request, and scenario states decide between stubs', async () => {
    const { call } = await start();
    const request = { method: 'POST', path: '/api/lists', body: { '$.name': 'Full' } };
    await call('POST', '/__qa/stubs', { request, state: { of: 'quota', becomes: 'full' }, answer: { status: 507 } });
    const reading = { request: { path: '/api/health' }, state: { of: 'quota', is: 'full' }, answer: { status: 503 } };
    await call('POST', '/__qa/stubs', reading);
    expect((await call('GET', '/api/health')).status).toBe(200);
    expect((await call('POST', '/api/lists', { name: 'Full', type: 'public' })).status).toBe(507);
    expect((await call('GET', '/api/health')).status).toBe(503);
  });

  it('a problem of a stub has the form of the documented error', async () => {
    const { call } = await start();
    const problem = { status: 503, code: 'unavailable', retryAfter: 7 };
    await call('POST', '/__qa/stubs', { request: { path: '/api/lists/1' }, problem });
    const { status, headers, body } = await call('GET', '/api/lists/1');
    expect([status, headers.get('retry-after')]).toEqual([503, '7']);
    expect(body).toEqual({ message: expect.any(String) });
  });

  it('a fault lets an operation answer with another status, by its id or tag', async () => {
    const { call } = await start();
    const points = (await call('GET', '/__qa/faults/points')).body;
    expect(Object.keys(points)).toEqual(['operation']);
    const fault = { point: 'operation', about: { operation: 'getList' }, effect: { status: 500 } };
    expect((await call('POST', '/__qa/faults', fault)).status).toBe(201);
    expect((await call('GET', '/api/lists/1')).status).toBe(500);
    expect((await call('GET', '/api/lists')).status).toBe(200);
    await call('DELETE', '/__qa/faults');
    expect((await call('GET', '/api/lists/1')).status).toBe(200);
    expect((await call('POST', '/__qa/faults', { ...fault, effect: { status: 1 } })).status).toBe(422);
  });

  it('namespaces that work at the same time have their own records, stubs and journals', async () => {
    const { call } = await start();
    const work = async (name: string) => {
      const own = inside(call, name);
      await own('POST', '/__qa/stubs', { request: { path: '/api/health' }, answer: { body: name } });
      await Promise.all(
        [1, 2, 3].map((step) => own('POST', '/api/lists', { name: `${name} ${step}`, type: 'public' })),
      );
      const { results, total } = (await own('GET', '/api/lists?per_page=all')).body.data;
      const made = results.slice(25).map((list: { name: string }) => list.name);
      const { body: journal } = await own('GET', '/__qa/journal?method=POST');
      return [total, made.toSorted(), (await own('GET', '/api/health')).body, journal.total];
    };
    const names = ['one', 'two', 'three'];
    const done = await Promise.all(names.map(work));
    expect(done).toEqual(names.map((name) => [28, [1, 2, 3].map((step) => `${name} ${step}`), name, 3]));
    expect((await call('GET', '/api/lists')).body.data.total).toBe(25);
  });

  it('a reset and a snapshot restore the records of their namespace', async () => {
    const { call } = await start();
    for (const own of [call, inside(call, 'apart')]) {
      const total = async () => (await own('GET', '/api/lists')).body.data.total;
      await own('DELETE', '/api/lists/1');
      expect((await own('POST', '/__qa/snapshots', { name: 'without-one' })).status).toBe(201);
      await own('DELETE', '/api/lists/2');
      expect(await total()).toBe(23);
      expect((await own('POST', '/__qa/snapshots/without-one/restore')).status).toBe(204);
      expect([await total(), (await own('GET', '/api/lists/1')).status]).toEqual([24, 404]);
      expect((await own('POST', '/__qa/reset')).status).toBe(204);
      expect(await total()).toBe(25);
    }
  });

  it('the clock of a namespace sets the times of changed records', async () => {
    const { call } = await start();
    await call('PUT', '/__qa/clock', { now: '2031-05-06T07:08:09Z', frozen: true });
    const { body } = await call('POST', '/api/lists', { name: 'Dated', type: 'public' });
    expect(body.data).toMatchObject({ created_at: '2031-05-06T07:08:09.000Z' });
  });

  it('the journal names the path in the document, the stub and the reason of a refusal', async () => {
    const { call } = await start();
    await call('POST', '/__qa/stubs', { id: 'tea', request: { path: '/api/lists/9' }, answer: { status: 418 } });
    await call('GET', '/api/lists/9');
    await call('GET', '/api/lists/999');
    await call('GET', '/nowhere');
    const { entries } = (await call('GET', '/__qa/journal')).body;
    expect(
      entries.map(({ route, status, stubs, reason }: Record<string, unknown>) => [route, status, stubs, reason]),
    ).toEqual([
      ['/lists/{list_id}', 418, ['tea'], undefined],
      ['/lists/{list_id}', 404, [], { code: 'mock_no_record', params: { list: '/lists', key: '999' } }],
      ['/*', 404, [], expect.objectContaining({ code: 'mock_no_operation' })],
    ]);
    expect(
      (await call('POST', '/__qa/journal/verify', { request: { path: '/api/lists/{id}' }, times: 2 })).status,
    ).toBe(200);
  });

  it('contract checks note the answers of stubs that are not as documented', async () => {
    const { call } = await start();
    expect((await call('PUT', '/__qa/contract', { mode: 'journal' })).status).toBe(200);
    const answer = { body: { data: { id: 'one' } } };
    await call('POST', '/__qa/stubs', { request: { path: '/api/lists/1' }, answer });
    for (const path of ['/api/lists/1', '/api/lists/2', '/api/lists?per_page=2', '/api/lists/3/subscribers'])
      await call('GET', path);
    const { violations, checked } = (await call('GET', '/__qa/contract/violations?partial=true')).body;
    expect(checked).toBe(4);
    expect(violations.map(({ url }: { url: string }) => url)).toEqual(['/api/lists/1']);
    expect(violations[0].violations[0]).toContain('/data/id must be integer');
  });

  it('only a caller with the token controls the mock', async () => {
    const { call } = await start({ qaToken: 'a-long-token-of-testers' });
    expect((await call('GET', '/__qa/stubs')).status).toBe(401);
    expect((await call('GET', '/__qa/stubs', undefined, { 'x-qa-token': 'a-long-token-of-testers' })).status).toBe(200);
    expect((await call('GET', '/api/health')).status).toBe(200);
  });

  it('pages of this machine may read the answers with every header', async () => {
    const { call } = await start();
    const { headers } = await call('GET', '/api/health', undefined, { origin: 'http://localhost:5173' });
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(headers.get('access-control-expose-headers')).toBe('*');
  });
});
