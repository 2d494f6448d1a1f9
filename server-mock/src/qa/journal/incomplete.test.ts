import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Library, openLibrary } from '../../testing/library.ts';

const ENTRIES = 10;
const KILOBYTE = 1024;

let server: Library;
beforeAll(async () => {
  server = await openLibrary({ qa: true, qaLimits: { journalEntries: ENTRIES, bodyBytes: KILOBYTE } });
});
afterAll(() => server.app.close());
beforeEach(() => qa('POST', 'reset'));

async function qa(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object, namespace = '') {
  const headers = { 'accept-language': 'en', 'x-qa-namespace': namespace };
  const answer = await server.app.inject({ method, url: `/__qa/${path}`, headers, ...(payload && { payload }) });
  const body = answer.body === '' ? undefined : answer.json();
  return { status: answer.statusCode, code: body?.code, headers: answer.headers, body };
}
const verify = async (question: object) => qa('POST', 'journal/verify', question);
const send = (path: string, payload?: object | string) =>
  server.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/sent/${path}`,
    ...(payload !== undefined && { payload, headers: { 'content-type': 'application/json' } }),
  });
async function sendMany(count: number, path = 'other') {
  for (let index = 0; index < count; index += 1) await send(path);
}

describe('Journal with dropped entries', () => {
  beforeEach(async () => {
    await send('once');
    await sendMany(ENTRIES);
  });

  it('verifying that a request never arrived fails with 409 if journal entries were dropped', async () => {
    const { status, body } = await verify({ request: { path: '/sent/once' }, times: 0 });
    expect([status, body.code]).toEqual([409, 'journal_incomplete']);
    expect(body).toMatchObject({ dropped: 2, unrecorded: 0, undecided: 0, count: 0 });
    expect(body).not.toHaveProperty('verified');
    expect(Number.isNaN(Date.parse(body.since))).toBe(false);
    expect(body.message).toMatch(/dropped from the journal since \d{4}-[^ ]*: 2\./u);
    expect(body.message).toContain('DELETE /__qa/journal');
    expect(body.message).toContain('TUYEN_QA_JOURNAL_ENTRIES');
  });

  it.each([
    [{ times: ENTRIES + 1 }, 409],
    [{ times: ENTRIES - 1 }, 409],
    [{ atLeast: ENTRIES - 1 }, 200],
    [{ atLeast: ENTRIES }, 409],
    [{ atLeast: ENTRIES + 2 }, 422],
    [{ atMost: ENTRIES - 2 }, 422],
    [{ atMost: ENTRIES }, 409],
    [{ atMost: ENTRIES + 1 }, 200],
    [{}, 200],
  ])(
    'if dropped journal entries might match, verifying the request count %j returns the status %i',
    async (times, expected) => {
      expect((await verify({ request: { path: '/sent/other' }, ...times })).status).toBe(expected);
    },
  );

  it('an expected order of requests is verified if an incomplete journal contains this order, and is otherwise undecided', async () => {
    const other = { path: '/sent/other' };
    expect((await verify({ order: [other, other] })).status).toBe(200);
    const unknown = await verify({ order: [{ path: '/sent/once' }, other] });
    expect([unknown.status, unknown.code, unknown.body.dropped]).toEqual([409, 'journal_incomplete', 2]);
  });

  it('an incomplete journal is listed only with partial=true', async () => {
    const refused = await qa('GET', 'journal?path=/sent/once');
    expect([refused.status, refused.code, refused.body.dropped]).toEqual([409, 'journal_incomplete', 2]);
    const { status, body } = await qa('GET', 'journal?partial=true');
    expect([status, body.total, body.dropped]).toEqual([200, ENTRIES - 1, 2]);
  });

  it('journal entries after the last dropped entry are listed without partial=true', async () => {
    const [first] = (await qa('GET', 'journal?partial=true')).body.entries;
    expect((await qa('GET', `journal?since=${first.id - 1}`)).status).toBe(200);
    expect((await qa('GET', `journal?since=${first.id - 2}`)).status).toBe(409);
    expect((await qa('GET', `journal?since=${new Date().toISOString()}`)).status).toBe(200);
  });

  it('an incomplete journal is downloaded only with partial=true, with a description of the gap', async () => {
    expect((await qa('GET', 'journal.har')).code).toBe('journal_incomplete');
    const { status, headers, body } = await qa('GET', 'journal.har?partial=true');
    expect([status, headers['x-qa-dropped']]).toEqual([200, '2']);
    expect(body.log.comment).toMatch(/dropped from the journal since .*: 2\./u);
    expect(body.log.entries).toHaveLength(ENTRIES - 1);
  });

  it('deleting the journal makes it complete again', async () => {
    await qa('DELETE', 'journal');
    expect((await verify({ request: { path: '/sent/once' }, times: 0 })).status).toBe(200);
    expect((await qa('GET', 'journal.har')).headers['x-qa-dropped']).toBeUndefined();
  });

  it('entries dropped from the journal of one namespace do not make the journal of another namespace incomplete', async () => {
    const never = { request: { path: '/sent/once' }, times: 0 };
    expect((await qa('POST', 'journal/verify', never, 'another')).status).toBe(200);
  });
});

describe('Journal that was switched off', () => {
  it('verifying that a request never arrived fails if the journal was off during that time', async () => {
    await qa('PUT', 'journal', { on: false });
    const never = { request: { path: '/sent/off' }, times: 0 };
    expect((await verify(never)).status).toBe(200);
    await send('off');
    await qa('PUT', 'journal', { on: true });
    const { status, body } = await verify(never);
    expect([status, body.code, body.unrecorded]).toEqual([409, 'journal_incomplete', 1]);
    expect(body.message).toContain('came while the journal was off: 1.');
    expect((await qa('GET', 'journal')).code).toBe('journal_incomplete');
    await qa('DELETE', 'journal');
    expect((await verify(never)).status).toBe(200);
  });
});

describe('Verification of truncated and unread bodies', () => {
  const long = { text: 'x'.repeat(KILOBYTE), last: 'end' };
  const post = { method: 'POST', path: '/sent/long' };

  it('a condition on a truncated body can be neither verified nor refuted', async () => {
    await send('long', long);
    for (const body of [{ '$.last': 'end' }, { '$.last': { absent: true } }, { '$.other': 1 }]) {
      const { status, code, body: answer } = await verify({ request: { ...post, body }, times: 0 });
      expect([status, code, answer.undecided]).toEqual([409, 'journal_incomplete', 1]);
      expect(answer.message).toContain('TUYEN_QA_BODY_KB');
      expect((await verify({ request: { ...post, body } })).status).toBe(409);
      expect((await verify({ order: [{ ...post, body }] })).code).toBe('journal_incomplete');
    }
    expect((await verify({ request: post, times: 1 })).status).toBe(200);
    expect((await verify({ request: { ...post, method: 'PUT', body: { '$.last': 'end' } }, times: 0 })).status).toBe(
      200,
    );
    expect((await verify({ request: { ...post, body: { '$.last': 'end' } }, times: 2 })).status).toBe(422);
  });

  it('if a request was rejected before its body was read, a condition on the body counts as undecided', async () => {
    await server.app.inject({
      method: 'POST',
      url: '/sent/long',
      headers: { 'content-type': 'application/json' },
      payload: '{"last": ',
    });
    expect((await verify({ request: { ...post, body: { '$.last': 'end' } }, times: 0 })).code).toBe(
      'journal_incomplete',
    );
  });

  it('a condition on a secret that was removed from the journal is undecided', async () => {
    await send('long?token=abc', { password: 'a', name: 'An' });
    const never = async (request: object) => (await verify({ request: { ...post, ...request }, times: 0 })).code;
    expect(await never({ body: { '$.password': 'a' } })).toBe('journal_incomplete');
    expect(await never({ query: { token: 'abc' } })).toBe('journal_incomplete');
    expect(await never({ body: { '$.password': 'a', '$.name': 'Binh' } })).toBeUndefined();
    expect(await never({ body: { '$.password': { absent: false } } })).toBe('not_verified');
  });

  it('a text search in the journal reports that truncated bodies might match', async () => {
    await send('long', long);
    for (const query of ['text=end', 'body=$.last=end']) {
      const { status, body } = await qa('GET', `journal?${query}`);
      expect([status, body.code, body.undecided]).toEqual([409, 'journal_incomplete', 1]);
      expect((await qa('GET', `journal?${query}&partial=true`)).body).toMatchObject({ total: 0, undecided: 1 });
      expect((await qa('GET', `journal?${query}&path=/sent/short`)).body).toMatchObject({ total: 0, undecided: 0 });
    }
  });
});

describe('Verification of unanswered requests', () => {
  it('verification counts a request that is still being answered as arrived', async () => {
    await qa('POST', 'stubs', { request: { path: '/sent/slow' }, delay: 300, answer: { status: 204 } });
    const answered = send('slow', { name: 'An' });
    await sleep(100);
    const slow = { method: 'POST', path: '/sent/slow' };
    expect((await verify({ request: slow, times: 0 })).code).toBe('not_verified');
    expect((await verify({ request: { ...slow, body: { '$.name': 'An' } }, times: 1 })).status).toBe(200);
    const status = await verify({ request: { ...slow, status: 204 }, times: 0 });
    expect([status.code, status.body.undecided]).toEqual(['journal_incomplete', 1]);
    await answered;
    expect((await verify({ request: { ...slow, status: 204 }, times: 1 })).status).toBe(200);
  });

  it('a request whose client disconnects is recorded in the journal', async () => {
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    await qa('POST', 'stubs', { request: { path: '/sent/gone' }, delay: 200, answer: { status: 204 } });
    const leaving = httpRequest(`${origin}/sent/gone`);
    leaving.on('error', () => {});
    leaving.end();
    await sleep(100);
    leaving.destroy();
    await sleep(300);
    expect((await verify({ request: { path: '/sent/gone', status: 0 }, times: 1 })).status).toBe(200);
  });
});

it('journal entries of a namespace that was dropped as idle are reported as missing', async () => {
  const { app } = await openLibrary({ qa: true, qaLimits: { idleMs: 1 } });
  onTestFinished(() => app.close());
  const send = async (url: string, namespace: string, payload?: object) =>
    app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { 'x-qa-namespace': namespace },
      ...(payload && { payload }),
    });
  await send('/sent/once', 'idle');
  await sleep(10);
  await send('/sent/once', 'other');
  const question = { request: { path: '/sent/once' }, times: 0 };
  const answer = await send('/__qa/journal/verify', 'idle', question);
  expect([answer.statusCode, answer.json().dropped]).toEqual([409, 1]);
  await app.inject({ method: 'DELETE', url: '/__qa/journal', headers: { 'x-qa-namespace': 'idle' } });
  expect((await send('/__qa/journal/verify', 'idle', question)).statusCode).toBe(200);
});
