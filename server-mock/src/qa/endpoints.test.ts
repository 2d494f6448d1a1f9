import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Library, openLibrary } from '../testing/library.ts';

let server: Library;
beforeAll(async () => {
  server = await openLibrary({ qa: true });
});
afterAll(() => server.app.close());
afterEach(() => send('DELETE', 'stubs'));

const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/__qa/${path}`,
    headers: { 'accept-language': 'en' },
    ...(payload && { payload }),
  });

it('the OpenAPI document contains the tag for QA endpoints only if the server has these endpoints', async () => {
  const openApi = () => ({ openapi: '3.1.0', info: { title: 'Library', version: '1' }, paths: {} });
  const tags = async (qa: boolean) => {
    const { app } = await openLibrary({ qa, openApi });
    onTestFinished(() => app.close());
    return (await app.inject('/docs/json')).json().tags.map(({ name }: { name: string }) => name);
  };
  expect([(await tags(true)).includes('qa'), (await tags(false)).includes('qa')]).toEqual([true, false]);
});

it('each QA endpoint is documented with its response statuses', () => {
  const own = server.endpoints.filter(({ url, method }) => url.startsWith('/__qa') && method !== 'HEAD');
  const documented = own.flatMap(({ method, url, schema }) =>
    schema?.hide === true
      ? []
      : [`${method} ${url.slice(6)} ${schema?.operationId}: ${Object.keys(schema?.response ?? {}).join(' ')}`],
  );
  expect(documented).toEqual([
    'GET clock getClock: 200',
    'PUT clock setClock: 200 422',
    'POST clock/move moveClock: 200 422',
    'POST reset reset: 204 503',
    'GET handbook getHandbook: 200',
    'GET scenarios listScenarios: 200',
    'POST scenarios/:name playScenario: 200 404 422',
    'GET namespaces listNamespaces: 200',
    'POST namespaces makeNamespace: 201 404 422',
    'DELETE namespaces/:name dropNamespace: 204 404',
    'GET snapshots listSnapshots: 200',
    'POST snapshots takeSnapshot: 201 422',
    'POST snapshots/:name/restore restoreSnapshot: 204 404 503',
    'DELETE snapshots/:name deleteSnapshot: 204 404',
    'GET state exportState: 200',
    'PUT state importState: 204 413 422 503',
    'GET outbox listOutbox: 200 409',
    'DELETE outbox deleteOutbox: 204',
    'GET journal listJournal: 200 409',
    'GET journal.har getJournalArchive: 200 409',
    'DELETE journal deleteJournal: 204',
    'PUT journal setJournal: 204',
    'POST journal/verify verifyJournal: 200 409 422',
    'GET journal/:id getJournalEntry: 200 404',
    'GET stubs listStubs: 200',
    'POST stubs createStub: 201 409 422',
    'GET stubs/states listStubStates: 200',
    'PUT stubs/states setStubStates: 204 409',
    'DELETE stubs/:id deleteStub: 204 404',
    'DELETE stubs deleteStubs: 204',
    'POST journal/:id/stub createStubFromJournal: 201 404 409 422',
    'POST stubs/import importStubs: 201 400 409 413 422',
    'GET faults listFaults: 200',
    'GET faults/points listFaultPoints: 200',
    'POST faults createFault: 201 409 422',
    'DELETE faults/:id deleteFault: 204 404',
    'DELETE faults deleteFaults: 204',
    'GET contract getContract: 200',
    'PUT contract setContract: 200 501',
    'GET contract/violations listViolations: 200 409',
  ]);
});

it('the tester page is missing in the API documentation and has its own content security policy', async () => {
  const hidden = server.endpoints.filter(({ url, schema }) => url.startsWith('/__qa') && schema?.hide === true);
  expect(hidden.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/__qa/', '/__qa/page.css', '/__qa/page.js', '/__qa/parts/clock.js']),
  );
  for (const [path, type] of [
    ['', 'text/html'],
    ['page.css', 'text/css'],
    ['parts/clock.js', 'text/javascript'],
  ] as const) {
    const { statusCode, headers } = await send('GET', path);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      `${type}; charset=utf-8`,
      'no-cache',
    ]);
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  }
});

describe('Unknown input of QA endpoints', () => {
  const request = {};
  it.each<[method: 'PUT' | 'POST', path: string, body: object, place: string]>([
    ['POST', 'namespaces', { name: 'a', more: 1 }, 'more'],
    ['POST', 'snapshots', { name: 'a', more: 1 }, 'more'],
    ['PUT', 'journal', { on: true, more: 1 }, 'more'],
    ['PUT', 'contract', { mode: 'off', more: 1 }, 'more'],
    ['POST', 'journal/verify', { request, more: 1 }, 'more'],
    ['POST', 'journal/verify', { order: [{ more: 1 }] }, 'order.0.more'],
    ['POST', 'stubs', { request: { more: 1 } }, 'request.more'],
    ['POST', 'stubs', { request: { query: { a: { more: 1 } } } }, 'request.query.a.more'],
    ['POST', 'stubs', { request, answer: { more: 1 } }, 'answer.more'],
    ['POST', 'stubs', { request, problem: { status: 400, code: 'a', more: 1 } }, 'problem.more'],
    ['POST', 'stubs', { request, patch: { more: 1 } }, 'patch.more'],
    ['POST', 'stubs', { request, slow: { parts: 2, milliseconds: 1, more: 1 } }, 'slow.more'],
    ['POST', 'stubs', { request, state: { of: 'a', more: 1 } }, 'state.more'],
    ['POST', 'stubs', { request, callback: { url: '/a', more: 1 } }, 'callback.more'],
    ['POST', 'faults', { point: 'mail', effect: { outcome: 'refused' }, more: 1 }, 'more'],
    ['POST', 'faults', { point: 'mail', effect: { outcome: 'refused', more: 1 } }, 'effect.more'],
  ])('an unknown property in a QA request is rejected: %s %s %j', async (method, path, body, place) => {
    const refused = await send(method, path, body);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [place]]);
  });

  it.each(['journal?more=1', 'journal.har?more=1', 'outbox?more=1'])(
    'an unknown query parameter of a QA endpoint is rejected: %s',
    async (path) => {
      expect((await send('GET', path)).statusCode).toBe(400);
    },
  );
});

describe('Limits of a stub', () => {
  const answer = {};
  const slow = (parts: number, milliseconds: number) => ({ slow: { parts, milliseconds } });
  const problem = (status: number) => ({ problem: { status, code: 'unavailable' } });
  it.each<[words: string, fits: readonly object[], others: readonly object[]]>([
    [
      'status',
      [{ answer: { status: 200 } }, { answer: { status: 599 } }],
      [{ answer: { status: 199 } }, { answer: { status: 600 } }],
    ],
    ['status of a patch', [{ patch: { status: 200 } }], [{ patch: { status: 199 } }]],
    ['status of a refusal', [problem(400), problem(599)], [problem(399), problem(600)]],
    ['parts', [slow(2, 0), slow(1000, 0)], [slow(1, 0), slow(1001, 0)]],
    ['milliseconds of parts', [slow(2, 120_000)], [slow(2, -1), slow(2, 120_001)]],
    ['delay', [{ delay: 0 }, { delay: 120_000 }], [{ delay: -1 }, { delay: 120_001 }, { delay: {} }]],
    [
      'range of a delay',
      [{ delay: { uniform: { from: 0, to: 120_000 } } }],
      [{ delay: { uniform: { from: -1, to: 1 } } }, { delay: { uniform: { from: 0, to: 120_001 } } }],
    ],
    [
      'spread of a delay',
      [{ delay: { lognormal: { median: 0, sigma: 0 } } }, { delay: { lognormal: { median: 120_000, sigma: 5 } } }],
      [{ delay: { lognormal: { median: 1, sigma: 5.1 } } }, { delay: { lognormal: { median: 1, sigma: -1 } } }],
    ],
    ['kinds of delay', [], [{ delay: { uniform: { from: 0, to: 1 }, lognormal: { median: 1, sigma: 1 } } }]],
    [
      'count',
      [{ answer, count: 1 }],
      [
        { answer, count: 0 },
        { answer, count: 1.5 },
      ],
    ],
    [
      'probability',
      [
        { answer, probability: 0 },
        { answer, probability: 1 },
      ],
      [
        { answer, probability: -0.1 },
        { answer, probability: 1.1 },
      ],
    ],
    [
      'seconds',
      [
        { answer, seconds: 0.1 },
        { answer, seconds: 86_400 },
      ],
      [
        { answer, seconds: 0 },
        { answer, seconds: 86_401 },
      ],
    ],
    ['answers', [], [{ answer: {}, problem: { status: 400, code: 'a' } }, { answer: { body: 1, base64: 'AA==' } }]],
  ])('a stub is accepted only within the limits of its %s', async (_, fits, others) => {
    const request = { path: '/asked-for-by-no-test' };
    const status = async (one: object) => (await send('POST', 'stubs', { request, ...one })).statusCode;
    for (const one of fits) expect(await status(one), JSON.stringify(one)).toBe(201);
    for (const one of others) expect(await status(one), JSON.stringify(one)).toBe(422);
  });
});

it('one request can set the states of several names that stubs use', async () => {
  expect((await send('PUT', 'stubs/states', {})).statusCode).toBe(422);
  expect((await send('PUT', 'stubs/states', { basket: 'full', shelf: 'empty' })).statusCode).toBe(204);
  expect((await send('GET', 'stubs/states')).json()).toEqual({ basket: 'full', shelf: 'empty' });
});

describe('Faults that testers simulate', () => {
  const effect = { outcome: 'refused' };

  it('a created fault has the given id or else a generated id', async () => {
    expect((await send('POST', 'faults', { id: 'own', point: 'mail', effect, about: { to: 'a' } })).json()).toEqual({
      id: 'own',
      point: 'mail',
      effect,
      about: { to: 'a' },
      used: 0,
    });
    const made = (await send('POST', 'faults', { point: 'mail', effect })).json();
    expect(made.id).toMatch(/^[\da-f-]{36}$/u);
    const ids = (await send('GET', 'faults')).json().map(({ id }: { id: string }) => id);
    expect(ids).toEqual([made.id, 'own']);
    expect((await send('DELETE', 'faults/own')).statusCode).toBe(204);
    expect((await send('DELETE', 'faults/own')).statusCode).toBe(404);
    expect((await send('DELETE', 'faults')).statusCode).toBe(204);
    expect((await send('GET', 'faults')).json()).toEqual([]);
  });

  it('a fault at an unknown point of the server is rejected, even with a name like "toString"', async () => {
    for (const point of ['fax', 'toString']) {
      const refused = await send('POST', 'faults', { point, effect });
      expect([refused.statusCode, refused.json().errors.point]).toEqual([422, expect.stringContaining('mail')]);
    }
  });
});

describe('Outbox of sent mails', () => {
  it('sent mails are listed by recipient until they are deleted', async () => {
    for (const to of ['an@library.example', 'binh@library.example'])
      await server.engine.write.transaction({}, (tx) => tx.mail({ to, subject: 'Sách', text: 'Mời trả sách.' }));
    const mails = async (query = '') =>
      (await send('GET', `outbox${query}`)).json().map(({ to }: { to: string }) => to);
    expect(await mails()).toEqual(['an@library.example', 'binh@library.example']);
    expect(await mails('?to=binh@library.example')).toEqual(['binh@library.example']);
    const forgotten = await send('DELETE', 'outbox');
    expect([forgotten.statusCode, forgotten.body]).toEqual([204, '']);
    expect(await mails()).toEqual([]);
  });
});

describe('Journal of recorded requests', () => {
  it('the journal lists 100 requests by default and at most 2000', async () => {
    await send('DELETE', 'journal');
    for (let index = 0; index < 101; index += 1) await server.app.inject('/nothing');
    const { entries, total, dropped, on } = (await send('GET', 'journal')).json();
    expect([entries.length, total, dropped, on]).toEqual([100, 101, 0, true]);
    expect((await send('GET', 'journal?limit=2000')).json().entries).toHaveLength(101);
    for (const limit of [0, 2001]) expect((await send('GET', `journal?limit=${limit}`)).statusCode).toBe(400);
  });

  it('the journal of requests can be downloaded as a HAR file', async () => {
    const { headers, statusCode } = await send('GET', 'journal.har');
    expect([statusCode, headers['content-disposition']]).toEqual([200, 'attachment; filename="journal.har"']);
  });

  it.each([
    [{}, 'at least once', true],
    [{ times: 0 }, 'never', false],
    [{ atLeast: 2 }, 'at least 2 times', false],
    [{ atMost: 0 }, 'never', false],
    [{ atMost: 2 }, 'at most 2 times', true],
    [{ atLeast: 1, atMost: 2 }, '1 to 2 times', true],
  ])('the journal verifies how often a request arrived: %j', async (times, words, verified) => {
    await send('DELETE', 'journal');
    await server.app.inject('/nothing');
    const answer = await send('POST', 'journal/verify', { request: { path: '/nothing' }, ...times });
    expect(answer.statusCode).toBe(verified ? 200 : 422);
    expect(answer.json()).toMatchObject({ verified, expected: `any method /nothing ${words}`, count: 1 });
    for (const wrong of [{ times: -1 }, { atLeast: -1 }, { atMost: 0.5 }])
      expect((await send('POST', 'journal/verify', { request: {}, ...wrong })).json().code).toBe('validation_failed');
  });

  it('a failed verification shows the requests that arrived instead', async () => {
    await send('DELETE', 'journal');
    await server.app.inject('/nothing');
    const expected = { method: 'POST', path: '/nothing', status: 404 } as const;
    const answer = await send('POST', 'journal/verify', { order: [expected] });
    expect(answer.json()).toEqual({
      statusCode: 422,
      code: 'not_verified',
      message: expect.stringContaining('POST /nothing answered with 404'),
      verified: false,
      expected: 'POST /nothing answered with 404',
      found: 'POST /nothing answered with 404 did not come',
      count: 0,
      nearest: [
        {
          id: expect.any(Number),
          method: 'GET',
          url: '/nothing',
          status: 404,
          differences: [{ part: 'method', expected: 'POST', found: 'GET' }],
        },
      ],
    });
    const wrong = await send('POST', 'journal/verify', { order: [{}, { body: { a: { matches: '(' } } }] });
    expect(Object.keys(wrong.json().errors)).toEqual(['order.1.body.a.matches']);
    for (const neither of [{ order: [] }, { order: [{}], request: {} }])
      expect((await send('POST', 'journal/verify', neither)).json().code).toBe('validation_failed');
  });
});

describe('Server with custom QA limits', () => {
  const qaLimits = { journalEntries: 5, bodyBytes: 10, snapshots: 1, stateBytes: 1000 };

  it('custom limits apply to the journal, snapshots and state uploads', async () => {
    const other = await openLibrary({ qa: true, qaLimits });
    onTestFinished(() => other.app.close());
    const ask = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object | string, headers = {}) =>
      other.app.inject({ method, url: `/__qa/${path}`, headers, ...(payload && { payload }) });
    for (const [limit, status] of [
      [5, 200],
      [6, 400],
    ])
      expect((await ask('GET', `journal?limit=${limit}`)).statusCode).toBe(status);
    await other.app.inject({ method: 'POST', url: '/nothing', payload: { name: 'Sách' } });
    const [{ request }] = (await ask('GET', 'journal')).json().entries;
    expect(request.body).toEqual({ text: '{"name":"S', bytes: 16, cut: true });
    expect((await ask('POST', 'snapshots', { name: 'one' })).statusCode).toBe(201);
    const second = await ask('POST', 'snapshots', { name: 'two' });
    expect([second.statusCode, second.json().errors.name]).toEqual([422, expect.stringContaining('1')]);
    const state = await ask('PUT', 'state', 'x'.repeat(1001), { 'content-type': 'application/x-ndjson' });
    expect(state.statusCode).toBe(413);
  });
});

describe('Snapshots of a namespace', () => {
  it('a namespace has at most 100 snapshots with unique names', async () => {
    const take = async (name: string) => (await send('POST', 'snapshots', { name })).statusCode;
    for (let index = 0; index < 100; index += 1) expect(await take(`shot-${index}`)).toBe(201);
    const refused = await send('POST', 'snapshots', { name: 'one-more' });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'qa_snapshots']);
    expect(refused.json().message).toContain('100');
    expect(refused.json().errors.name).toContain('100');
    expect(await take('shot-7')).toBe(201);
    const listed = (await send('GET', 'snapshots')).json();
    expect(listed).toHaveLength(100);
    expect(listed[0]).toEqual({
      name: 'shot-0',
      taken_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
      bytes: expect.any(Number),
    });
    for (let index = 0; index < 100; index += 1)
      expect((await send('DELETE', `snapshots/shot-${index}`)).statusCode).toBe(204);
    expect((await send('DELETE', 'snapshots/shot-0')).statusCode).toBe(404);
    expect((await send('POST', 'snapshots', { name: 'a b' })).json().code).toBe('qa_namespace');
  });

  it('restoring a snapshot, or creating a namespace from it, sets the clock of the snapshot', async () => {
    const at = async (name: string) =>
      (await server.app.inject({ url: '/__qa/clock', headers: { 'x-qa-namespace': name } })).json();
    const now = '2026-07-01T08:00:00.000Z';
    const payload = { now, frozen: true };
    await server.app.inject({ method: 'PUT', url: '/__qa/clock', headers: { 'x-qa-namespace': 'one' }, payload });
    const taken = await server.app.inject({
      method: 'POST',
      url: '/__qa/snapshots',
      headers: { 'x-qa-namespace': 'one' },
      payload: { name: 'later' },
    });
    expect([taken.statusCode, Object.keys(taken.json())]).toEqual([201, ['name', 'taken_at', 'bytes']]);
    const made = await send('POST', 'namespaces', { name: 'two', snapshot: 'later' });
    expect([made.statusCode, made.json()]).toEqual([201, { name: 'two', written: false, idle: 0 }]);
    expect(await at('two')).toEqual({ now, frozen: true });
    expect((await at('three')).now).not.toBe(now);
    const restore = { method: 'POST', url: '/__qa/snapshots/later/restore' } as const;
    expect((await server.app.inject({ ...restore, headers: { 'x-qa-namespace': 'three' } })).statusCode).toBe(204);
    expect(await at('three')).toEqual({ now, frozen: true });
    const before = (await send('GET', 'clock')).json();
    expect((await server.app.inject(restore)).statusCode).toBe(204);
    expect((await send('GET', 'clock')).json()).toEqual({ now, frozen: true });
    expect((await send('POST', 'reset')).statusCode).toBe(204);
    expect((await send('GET', 'clock')).json()).toEqual(before);
    expect((await send('POST', 'namespaces', { name: 'four', snapshot: 'none' })).statusCode).toBe(404);
    await send('DELETE', 'snapshots/later');
  });
});
