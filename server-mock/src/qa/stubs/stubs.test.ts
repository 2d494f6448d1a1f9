import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
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

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const qa = (method: Method, path: string, payload?: object, headers = {}) =>
  qaOf(library, method, path, payload, headers);
async function qaOf({ app }: Library, method: Method, path: string, payload?: object, headers = {}) {
  const answer = await app.inject({ method, url: `/__qa/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}
const stub = async (body: object) => {
  const made = await qa('POST', 'stubs', body);
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  return String(made.body.id);
};
const LIST = { method: 'GET', path: '/api/v1/books' };

async function portOf(listener: Server): Promise<number> {
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return (listener.address() as AddressInfo).port;
}

describe('Stubs over HTTP', () => {
  it('a stub answers instead of the server, even for an unknown route, and the journal names the stub', async () => {
    await stub({ request: LIST, answer: { status: 418, headers: { 'x-tea': 'yes' }, body: { a: 1 } } });
    expect(await clerk('GET', 'books')).toMatchObject({ status: 418, body: { a: 1 }, headers: { 'x-tea': 'yes' } });
    const id = await stub({
      request: { path: '/api/v1/elsewhere/{name}' },
      answer: { body: { hello: '{{request.path.name}}' } },
    });
    expect((await clerk('POST', 'elsewhere/an', { x: 1 })).body).toEqual({ hello: 'an' });
    expect((await qa('GET', `journal?stub=${id}`)).body.entries).toMatchObject([{ status: 200, stubs: [id] }]);
  });

  it('a stub inserts values of the request into its answer', async () => {
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

  it('of the matching stubs that are not used up, the one with the highest priority answers, and of equals the newest', async () => {
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

  it('a stub matches values of a request by JSON Schema and by time range', async () => {
    const { schema, age } = { schema: { type: 'array', minItems: 2, items: { type: 'integer' } }, age: '2026-01-01' };
    await stub({ request: { body: { '$.list': { schema } } }, answer: { status: 211 } });
    await stub({ request: { query: { n: { schema: { type: 'integer', minimum: 5 } } } }, answer: { status: 212 } });
    await stub({
      request: { body: { '$.at': { after: age, before: '2026-02-01T07:00:00Z' } } },
      answer: { status: 213 },
    });
    await stub({ request: { headers: { 'x-kind': { schema: { not: { const: 'a' } } } } }, answer: { status: 214 } });
    const posted = async (body: object) => (await clerk('POST', 'elsewhere', body)).status;
    expect(await posted({ list: [1, 2] })).toBe(211);
    expect(await posted({ list: [1] })).toBe(404);
    expect(await posted({ list: ['1', '2'] })).toBe(404);
    expect((await clerk('GET', 'elsewhere?n=7')).status).toBe(212);
    expect((await clerk('GET', 'elsewhere?n=4')).status).toBe(404);
    expect((await clerk('GET', 'elsewhere?n=many')).status).toBe(404);
    const at = ['2026-01-15', '2026-02-01T06:59:59Z', '2026-02-01T07:00:00Z', '2025-12-31', 'soon', 7];
    const statuses = [];
    for (const one of at) statuses.push(await posted({ at: one }));
    expect(statuses).toEqual([213, 213, 404, 404, 404, 404]);
    const withKind = async (kind: string) => (await clerk('GET', 'elsewhere', undefined, { 'x-kind': kind })).status;
    expect([await withKind('a'), await withKind('b')]).toEqual([404, 214]);
  });

  it('a stub applies only in its required state and can change that state', async () => {
    const basket = { path: '/api/v1/basket' };
    const of = 'basket';
    await stub({ request: { ...basket, method: 'GET' }, state: { of, is: 'start' }, answer: { body: [] } });
    await stub({ request: { ...basket, method: 'POST' }, state: { of, becomes: 'full' }, answer: { status: 201 } });
    await stub({ request: { ...basket, method: 'GET' }, state: { of, is: 'full' }, answer: { body: ['book'] } });
    const read = async () => (await clerk('GET', 'basket')).body;
    expect(await read()).toEqual([]);
    await clerk('POST', 'basket', {});
    expect(await read()).toEqual(['book']);
    expect((await qa('GET', 'stubs/states')).body).toEqual({ basket: 'full' });
    expect((await qa('GET', 'stubs/states', undefined, { 'x-qa-namespace': 'stubs-other' })).body).toEqual({});
    expect((await qa('PUT', 'stubs/states', { basket: 'start' })).status).toBe(204);
    expect(await read()).toEqual([]);
    await clerk('POST', 'basket', {});
    await qa('DELETE', 'stubs');
    expect((await qa('GET', 'stubs/states')).body).toEqual({});
  });

  it('a stub answers with given bytes, or with times of the QA clock', async () => {
    const pixel = Buffer.from([137, 80, 78, 71]);
    const answer = { headers: { 'content-type': 'image/png' }, base64: pixel.toString('base64') };
    await stub({ request: { path: '/api/v1/photo' }, answer });
    const photo = await fetch(`${origin}/api/v1/photo`);
    expect(photo.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(pixel);
    for (const [name, more, type] of [
      ['bytes', { base64: pixel.toString('base64') }, 'application/octet-stream'],
      ['text', { body: 'Chào' }, 'text/plain; charset=utf-8'],
      ['json', { body: [1] }, 'application/json; charset=utf-8'],
    ] as const) {
      await stub({ request: { path: `/api/v1/${name}` }, answer: more });
      expect((await fetch(`${origin}/api/v1/${name}`)).headers.get('content-type')).toBe(type);
    }
    await qa('PUT', 'clock', { now: '2026-07-01T08:00:00Z', frozen: true });
    await stub({ request: LIST, answer: { body: ['{{now}}', '{{clock.now+2h}}', '{{clock.today-7}}', '{{uuid}}'] } });
    const [now, later, day, uuid] = JSON.parse(JSON.stringify((await clerk('GET', 'books')).body));
    await qa('PUT', 'clock', { reset: true });
    expect([now, later, day]).toEqual(['2026-07-01T08:00:00.000Z', '2026-07-01T10:00:00.000Z', '2026-06-24']);
    expect(uuid).toMatch(/^[\da-f-]{36}$/u);
  });

  it('a stub sends a callback to its own server or to another server', async () => {
    const namespace = { 'x-qa-namespace': 'called-back' };
    const order = { request: { method: 'POST', path: '/api/v1/orders/{id}' }, answer: { status: 202 } };
    const callback = { url: '/api/v1/notices?order={{request.path.id}}', body: { paid: '{{request.body.sum}}' } };
    await qa('POST', 'stubs', { ...order, callback }, namespace);
    const received = Promise.withResolvers<{ url: string; body: string; kind: unknown }>();
    const listener = createServer(async (request, response) => {
      response.end();
      received.resolve({ url: request.url ?? '', body: await textOf(request), kind: request.headers['x-kind'] });
    });
    const elsewhere = `http://127.0.0.1:${await portOf(listener)}/hook`;
    await stub({
      ...order,
      callback: { method: 'PUT', url: elsewhere, headers: { 'x-kind': 'paid' }, body: { n: 1 }, delay: 60 },
    });
    const send = (headers: Record<string, string>) =>
      fetch(`${origin}/api/v1/orders/7`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"sum":5}',
      });
    const sentAt = performance.now();
    expect((await send({})).status).toBe(202);
    expect(await received.promise).toEqual({ url: '/hook', body: '{"n":1}', kind: 'paid' });
    expect(performance.now() - sentAt).toBeGreaterThan(55);
    listener.close();
    expect((await send(namespace)).status).toBe(202);
    const notices = async () => (await qa('GET', 'journal?path=/api/v1/notices', undefined, namespace)).body.entries;
    await expect.poll(notices).toMatchObject([{ method: 'POST', url: '/api/v1/notices?order=7' }]);
    expect(JSON.parse((await notices())[0].request.body.text)).toEqual({ paid: 5 });
    expect((await qa('GET', 'journal?path=/api/v1/notices')).body.entries).toEqual([]);
    await qa('DELETE', 'stubs', undefined, namespace);
  });

  it('a chain of stub callbacks that trigger each other comes to an end', async () => {
    await stub({ request: { path: '/api/v1/echo' }, answer: { status: 202 }, callback: { url: '/api/v1/echo' } });
    const echoes = async () => (await qa('GET', 'journal?path=/api/v1/echo')).body.entries.length;
    for (const ended of [11, 22]) {
      expect((await fetch(`${origin}/api/v1/echo`, { method: 'POST' })).status).toBe(202);
      await expect.poll(echoes).toBe(ended);
    }
    await qa('DELETE', 'stubs');
  });

  it('a stub with a probability and a seed makes the same choices in each run', async () => {
    const run = async () => {
      await stub({ id: 'chance', request: LIST, probability: 0.5, seed: 7, answer: { status: 299 } });
      const statuses = [];
      for (let index = 0; index < 20; index += 1) statuses.push((await clerk('GET', 'books')).status);
      return statuses;
    };
    const first = await run();
    expect(first.map((status) => (status === 299 ? 'x' : '.')).join('')).toBe('xx...xxx..xx..xxx.x.');
    expect(await run()).toEqual(first);
  });

  it("an error answer of a stub uses the project's messages", async () => {
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
    await stub({ request: LIST, problem: { status: 422, code: 'qa_snapshots', params: { most: 41 } } });
    expect((await clerk('GET', 'books')).body['message']).toContain('41');
  });

  it("a stub patch changes the status and values of the server's answer", async () => {
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

  it('a stub applies only in the namespace in which it was created', async () => {
    const other = { 'x-qa-namespace': 'stubs-other' };
    await qa('POST', 'stubs', { request: LIST, answer: { status: 299 } }, other);
    expect((await clerk('GET', 'books')).status).toBe(200);
    expect((await qa('GET', 'stubs')).body).toEqual([]);
    await qa('DELETE', 'stubs', undefined, other);
  });

  it('stubs are listed with their use counts, can be removed, and are rejected if invalid', async () => {
    const id = await stub({ request: LIST, answer: { status: 201 } });
    await clerk('GET', 'books');
    expect((await qa('GET', 'stubs')).body).toMatchObject([{ id, used: 1 }]);
    expect((await qa('DELETE', `stubs/${id}`)).status).toBe(204);
    expect((await qa('DELETE', `stubs/${id}`)).status).toBe(404);
    const wrong = async (body: object) => Object.keys((await qa('POST', 'stubs', { answer: {}, ...body })).body.errors);
    expect(await wrong({ request: { path: 'books' } })).toEqual(['request.path']);
    expect(await wrong({ request: {}, delay: { uniform: { from: 1 } } })).toEqual(['delay.uniform.to']);
    expect(await wrong({ request: {}, delay: { normal: { mean: 1 } } })).toEqual(['delay.normal']);
    expect(await wrong({ request: {}, delay: { uniform: { from: 1, to: 2, step: 1 } } })).toEqual([
      'delay.uniform.step',
    ]);
    expect(await wrong({ request: {}, delay: { lognormal: { median: 1, sigma: 1, mu: 1 } } })).toEqual([
      'delay.lognormal.mu',
    ]);
    expect(await wrong({ request: { query: { a: { matches: '(' } } } })).toEqual(['request.query.a.matches']);
    expect(await wrong({ request: {}, answr: {} })).toEqual(['answr']);
    const schema = { type: 'no-such-type' };
    expect(await wrong({ request: { body: { '$.a': { schema } } } })).toEqual(['request.body.$.a.schema']);
    expect(await wrong({ request: { query: { a: { after: 'soon' } } } })).toEqual(['request.query.a.after']);
    expect(await wrong({ request: {}, answer: { body: 1, base64: 'AA==' } })).not.toEqual([]);
    expect(await wrong({ request: {}, callback: { url: 'ftp://a' } })).toEqual(['callback.url']);
  });
});

describe('Damaged and delayed answers on the wire', () => {
  const get = () => fetch(`${origin}/api/v1/captcha/nothing`);
  const ANY = { path: '/api/v1/captcha/nothing' };
  const answer = { body: { list: [1, 2, 3], text: 'abcdefgh' } };
  const HEALTH = { path: '/health' };
  const getHealth = () => fetch(`${origin}/health`);

  it.each(['reset', 'empty', 'garbage'])(
    'damage "%s" of a stub closes the connection without an answer',
    async (damage) => {
      await stub({ request: ANY, damage });
      await expect(get()).rejects.toThrow('fetch failed');
      expect((await qa('GET', 'journal')).body.entries.at(-1)).toMatchObject({ status: 0, url: ANY.path });
    },
  );

  it('damage "truncated" of a stub sends fewer bytes than announced', async () => {
    await stub({ request: HEALTH, damage: 'truncated' });
    await expect(getHealth().then((one) => one.text())).rejects.toThrow();
  });

  it('damage "malformed" of a stub sends a complete answer that is not valid JSON', async () => {
    await stub({ request: HEALTH, damage: 'malformed' });
    const text = await getHealth().then((one) => one.text());
    expect(() => JSON.parse(text)).toThrow();
  });

  it('a slow stub answer arrives in parts', async () => {
    await stub({ request: ANY, answer, slow: { parts: 4, milliseconds: 80 } });
    const before = performance.now();
    const reply = await get();
    const parts: Uint8Array[] = [];
    for await (const part of reply.body ?? []) parts.push(part);
    expect(parts.length).toBeGreaterThan(1);
    expect(JSON.parse(Buffer.concat(parts).toString())).toEqual(answer.body);
    expect(performance.now() - before).toBeGreaterThan(75);
  });

  it('a slow stub answer can also contain malformed JSON', async () => {
    await stub({ request: HEALTH, slow: { parts: 4, milliseconds: 80 }, damage: 'malformed' });
    const before = performance.now();
    const text = await (await getHealth()).text();
    expect(() => JSON.parse(text)).toThrow();
    expect(performance.now() - before).toBeGreaterThan(55);
    await stub({ request: HEALTH, slow: { parts: 4, milliseconds: 80 }, damage: 'truncated' });
    const begun = performance.now();
    await expect((await getHealth()).text()).rejects.toThrow();
    expect(performance.now() - begun).toBeGreaterThan(55);
  });

  it('a stub with a number of seconds stops applying after that time', async () => {
    await stub({ request: ANY, answer, seconds: 60 });
    expect(await (await get()).json()).toEqual(answer.body);
    await qa('DELETE', 'stubs');
    await stub({ request: ANY, answer, seconds: 0.02 });
    await expect.poll(async () => (await qa('GET', 'stubs')).body).toEqual([]);
    expect((await get()).status).toBe(404);
  });

  it('a stub delays its answer by the given time', async () => {
    await stub({ request: ANY, answer, delay: 60 });
    const before = performance.now();
    await get();
    expect(performance.now() - before).toBeGreaterThan(55);
  });
});

it('random delays of stubs follow their uniform or lognormal distribution', () => {
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

describe('Faults of external systems', () => {
  it('a fault must name a known point, such as mail, and an effect that fits the point', async () => {
    expect((await qa('GET', 'faults/points')).body).toHaveProperty('mail');
    const wrong = async (body: object) => (await qa('POST', 'faults', body)).body.errors;
    expect((await wrong({ point: 'fax', effect: {} }))['point']).toContain('mail');
    expect(Object.keys(await wrong({ point: 'mail', effect: { outcome: 'lost' } }))).toEqual(['effect.outcome']);
  });

  it('faults can simulate that mails are rejected, deferred or accepted, without a mail server', async () => {
    const { sendMessages } = await import('../../../../server/src/engine/outgoing/send-messages.ts');
    // This server does not listen, so its jobs send no mail during the test.
    const quiet = await openLibrary({ qa: true });
    onTestFinished(() => quiet.app.close());
    const put = (to: string) =>
      quiet.engine.write.transaction({}, (tx) => tx.mail({ to, subject: 'Sách', text: 'Mời trả sách.' }));
    for (const [outcome, to] of [
      ['refused', 'a@x.example'],
      ['deferred', 'b@x.example'],
      ['accepted', 'c@x.example'],
    ] as const) {
      const effect = { outcome, detail: `it is ${outcome}` };
      const fault = { point: 'mail', about: { '$.to': to }, count: 1, delay: 30, effect };
      expect((await qaOf(quiet, 'POST', 'faults', fault)).status).toBe(201);
      await put(to);
    }
    await put('d@x.example');
    const before = performance.now();
    await sendMessages(quiet.engine, () => false);
    expect(performance.now() - before).toBeGreaterThan(25);
    const rows = await quiet.engine.records.database.rows('SELECT * FROM "_outbox" ORDER BY "id"');
    expect(rows.map(({ state, problem }) => [state, problem])).toEqual([
      ['FAILED', 'RECIPIENT_REFUSED'],
      ['WAITING', 'TRY_LATER'],
      ['SENT', null],
      ['WAITING', 'NO_SERVER'],
    ]);
    expect((await qaOf(quiet, 'GET', 'faults')).body).toEqual([]);
  });
});

it('the check against the API contract responds with 501 if the server has no OpenAPI document', async () => {
  expect((await qa('PUT', 'contract', { mode: 'fail' })).body).toMatchObject({
    statusCode: 501,
    code: 'contract_unavailable',
  });
});
