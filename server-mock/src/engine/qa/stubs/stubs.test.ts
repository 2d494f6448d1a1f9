import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Library, openLibrary, type Send } from '../../testing/library.ts';
import { listening } from '../../testing/socket.ts';
import { millisecondsOf } from './delay.ts';

let library: Library;
let clerk: Send;
let origin: string;
beforeAll(async () => {
  library = await openLibrary({ qa: true });
  clerk = await library.as('clerk');
  origin = `http://127.0.0.1:${await listening(library.app)}`;
});
afterAll(() => library.app.close());
afterEach(() => qa('DELETE', 'stubs'));

async function qa(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object, headers = {}) {
  const answer = await library.app.inject({ method, url: `/__qa/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}
const stub = async (body: object) => {
  const made = await qa('POST', 'stubs', body);
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  return String(made.body.id);
};
const LIST = { method: 'GET', path: '/api/v1/books' };

describe('a stub', () => {
  it('answers in place of the server, also where there is no route, and is named in the journal', async () => {
    await stub({ request: LIST, answer: { status: 418, headers: { 'x-tea': 'yes' }, body: { a: 1 } } });
    expect(await clerk('GET', 'books')).toMatchObject({ status: 418, body: { a: 1 }, headers: { 'x-tea': 'yes' } });
    const id = await stub({
      request: { path: '/api/v1/elsewhere/{name}' },
      answer: { body: { hello: '{{request.path.name}}' } },
    });
    expect((await clerk('POST', 'elsewhere/an', { x: 1 })).body).toEqual({ hello: 'an' });
    expect((await qa('GET', `journal?stub=${id}`)).body.entries).toMatchObject([{ status: 200, stubs: [id] }]);
  });

  it('fills in values of the request', async () => {
    await stub({
      request: { method: 'POST', path: '/api/v1/books' },
      answer: {
        body: {
          title: '{{request.body.title}}',
          all: '{{request.body}}',
          text: 'p {{request.query.page}} #{{count}}',
          none: '{{request.body.x}}',
        },
      },
    });
    expect((await clerk('POST', 'books?page=7', { title: 'A', n: 1 })).body).toEqual({
      title: 'A',
      all: { title: 'A', n: 1 },
      text: 'p 7 #1',
      none: null,
    });
  });

  it('applies to requests that match alone, so often, by priority, the newest first', async () => {
    await stub({ request: LIST, answer: { status: 201 } });
    await stub({ request: { ...LIST, query: { page: 2 } }, count: 2, answer: { status: 202 } });
    await stub({
      request: { ...LIST, headers: { 'X-Kind': { matches: '^a' } } },
      priority: 1,
      answer: { status: 203 },
    });
    const statuses = [];
    for (const [query, headers] of [
      ['?page=2', {}],
      ['', {}],
      ['?page=2', { 'x-kind': 'abc' }],
      ['?page=2', {}],
      ['?page=2', {}],
    ] as const)
      statuses.push((await clerk('GET', `books${query}`, undefined, headers)).status);
    expect(statuses).toEqual([202, 201, 203, 202, 201]);
    await stub({ request: { body: { '$.a[*].b': { oneOf: [1, 2] } } }, answer: { status: 204 } });
    expect((await clerk('POST', 'books', { a: [{ b: 9 }, { b: 2 }] })).status).toBe(204);
  });

  it('applies by chance, the same with the same seed', async () => {
    const run = async () => {
      await stub({ id: 'chance', request: LIST, probability: 0.5, seed: 7, answer: { status: 299 } });
      const statuses = [];
      for (let index = 0; index < 20; index += 1) statuses.push((await clerk('GET', 'books')).status);
      return statuses;
    };
    const first = await run();
    expect(new Set(first)).toEqual(new Set([200, 299]));
    expect(await run()).toEqual(first);
  });

  it('refuses with the words of the project', async () => {
    await stub({ request: LIST, count: 1, problem: { status: 503, code: 'unavailable', retryAfter: 9 } });
    const refused = await clerk('GET', 'books');
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'unavailable', statusCode: 503 },
      headers: { 'retry-after': '9' },
    });
    expect(refused.body['message']).not.toBe('unavailable');
    await stub({ request: LIST, problem: { status: 422, code: 'validation_failed', errors: { title: 'required' } } });
    expect((await clerk('GET', 'books')).body).toMatchObject({ errors: { title: expect.any(String) } });
  });

  it('changes the server’s own answer', async () => {
    await clerk('POST', 'books', { title: 'Thật' });
    await stub({
      request: LIST,
      patch: { status: 203, set: { '[*].title': 'Giả', '[0].extra': 1 }, remove: ['[*].id'] },
    });
    const { status, body } = await clerk('GET', 'books');
    expect([status, body]).toEqual([203, expect.any(Array)]);
    const [first] = JSON.parse(JSON.stringify(body));
    expect(first).toMatchObject({ title: 'Giả', extra: 1 });
    expect(first).not.toHaveProperty('id');
  });

  it('is of one namespace', async () => {
    const other = { 'x-qa-namespace': 'stubs-other' };
    await qa('POST', 'stubs', { request: LIST, answer: { status: 299 } }, other);
    expect((await clerk('GET', 'books')).status).toBe(200);
    expect((await qa('GET', 'stubs')).body).toEqual([]);
    await qa('DELETE', 'stubs', undefined, other);
  });

  it('is listed with how often it has applied, removed, and refused where it is not valid', async () => {
    const id = await stub({ request: LIST, answer: { status: 201 } });
    await clerk('GET', 'books');
    expect((await qa('GET', 'stubs')).body).toMatchObject([{ id, used: 1 }]);
    expect((await qa('DELETE', `stubs/${id}`)).status).toBe(204);
    expect((await qa('DELETE', `stubs/${id}`)).status).toBe(404);
    const wrong = async (body: object) => Object.keys((await qa('POST', 'stubs', body)).body.errors);
    expect(await wrong({ request: { path: 'books' } })).toEqual(['request.path']);
    expect(await wrong({ request: {}, delay: { uniform: { from: 1 } } })).toEqual(['delay.uniform.to']);
    expect(await wrong({ request: { query: { a: { matches: '(' } } } })).toEqual(['request.query.a.matches']);
    expect(await wrong({ request: {}, answr: {} })).toEqual(['answr']);
  });
});

describe('what happens on the wire', () => {
  const get = () => fetch(`${origin}/api/v1/captcha/nothing`);
  const ANY = { path: '/api/v1/captcha/nothing' };
  const answer = { body: { list: [1, 2, 3], text: 'abcdefgh' } };

  it.each(['reset', 'empty'])('%s: the connection ends without an answer', async (damage) => {
    await stub({ request: ANY, damage });
    await expect(get()).rejects.toThrow('fetch failed');
    expect((await qa('GET', 'journal')).body.entries.at(-1)).toMatchObject({ status: 0, url: ANY.path });
  });

  it('truncated: fewer bytes come than were announced', async () => {
    await stub({ request: ANY, answer, damage: 'truncated' });
    await expect(get().then((one) => one.text())).rejects.toThrow();
  });

  it('malformed: no JSON, in a whole answer', async () => {
    await stub({ request: ANY, answer, damage: 'malformed' });
    const text = await get().then((one) => one.text());
    expect(() => JSON.parse(text)).toThrow();
  });

  it('slow: in parts', async () => {
    await stub({ request: ANY, answer, slow: { parts: 4, milliseconds: 80 } });
    const reply = await get();
    const parts: Uint8Array[] = [];
    for await (const part of reply.body ?? []) parts.push(part);
    expect(parts.length).toBeGreaterThan(1);
    expect(JSON.parse(Buffer.concat(parts).toString())).toEqual(answer.body);
  });

  it('delayed', async () => {
    await stub({ request: ANY, answer, delay: 60 });
    const before = performance.now();
    await get();
    expect(performance.now() - before).toBeGreaterThan(55);
  });
});

it('delays are distributed as they say', () => {
  let state = 0;
  const random = () => (state = (state + 0.137) % 1);
  const uniform = Array.from({ length: 200 }, () => millisecondsOf({ uniform: { from: 10, to: 20 } }, random));
  expect([Math.min(...uniform) >= 10, Math.max(...uniform) <= 20]).toEqual([true, true]);
  const lognormal = Array.from({ length: 2000 }, () =>
    millisecondsOf({ lognormal: { median: 100, sigma: 0.5 } }, Math.random),
  );
  const median = lognormal.toSorted((one, other) => one - other)[1000] ?? 0;
  expect(median).toBeGreaterThan(80);
  expect(median).toBeLessThan(125);
});

describe('a fault of an outside system', () => {
  it('is set for points that code asks about, with an effect of their shape', async () => {
    expect((await qa('GET', 'faults/points')).body).toHaveProperty('mail');
    const wrong = async (body: object) => (await qa('POST', 'faults', body)).body.errors;
    expect((await wrong({ point: 'fax', effect: {} }))['point']).toContain('mail');
    expect(Object.keys(await wrong({ point: 'mail', effect: { outcome: 'lost' } }))).toEqual(['effect.outcome']);
  });

  it('lets mails be refused, deferred or accepted, without a mail server', async () => {
    const { sendMessages } = await import('../../mail/send-messages.ts');
    const put = (to: string) =>
      library.engine.write.transaction({}, (tx) => tx.mail({ to, subject: 'Sách', text: 'Mời trả sách.' }));
    for (const [outcome, to] of [
      ['refused', 'a@x.example'],
      ['deferred', 'b@x.example'],
      ['accepted', 'c@x.example'],
    ] as const) {
      const fault = { point: 'mail', about: { '$.to': to }, count: 1, effect: { outcome, detail: `it is ${outcome}` } };
      expect((await qa('POST', 'faults', fault)).status).toBe(201);
      await put(to);
    }
    await put('d@x.example');
    await sendMessages(library.engine, () => false);
    const rows = await library.engine.records.database.rows('SELECT * FROM "_outbox" ORDER BY "id"');
    expect(rows.map(({ state, problem }) => [state, problem])).toEqual([
      ['FAILED', 'RECIPIENT_REFUSED'],
      ['WAITING', 'TRY_LATER'],
      ['SENT', null],
      ['WAITING', 'NO_SERVER'],
    ]);
    expect((await qa('GET', 'faults')).body).toEqual([]);
  });
});

it('the contract cannot be checked without a document', async () => {
  expect((await qa('PUT', 'contract', { mode: 'fail' })).body).toMatchObject({
    statusCode: 501,
    code: 'contract_unavailable',
  });
});
