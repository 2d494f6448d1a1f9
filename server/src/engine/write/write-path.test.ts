import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANYBODY } from '../endpoint/schema.ts';
import { Problem } from '../problem.ts';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { contextOfCaller } from './write-path.ts';

let library: Library;
let clerk: Send;
let root: Send;
const effects: string[] = [];
let runs = 0;
beforeAll(async () => {
  library = await openLibrary({
    domain: {
      routes(app, { write }) {
        app.post('/public/gifts', { schema: { security: ANYBODY } }, (request, reply) =>
          write.handleWrite(
            request,
            reply,
            async (tx) => {
              runs += 1;
              return { status: 201, body: { number: await tx.next('gifts') }, once: { key: 'shown once' } };
            },
            { scope: 'gifts' },
          ),
        );
        app.post('/public/context', { schema: { security: ANYBODY } }, (request, reply) =>
          write.handleWrite(request, reply, async ({ context: { actor, caller } }) => ({
            body: { kind: actor.kind, isCaller: caller !== undefined },
          })),
        );
        app.post('/public/jobs', { schema: { security: ANYBODY } }, (request, reply) =>
          write.handleWrite(
            request,
            reply,
            async ({ context: { actor, caller } }) => ({ body: { kind: actor.kind, isCaller: caller !== undefined } }),
            { context: { actor: { kind: 'system' } } },
          ),
        );
        app.post('/public/nothing', { schema: { security: ANYBODY } }, (request, reply) =>
          write.handleWrite(request, reply, async () => ({ body: undefined })),
        );
        app.post<{ Querystring: { client: string } }>(
          '/public/clients',
          { schema: { security: ANYBODY } },
          (request, reply) =>
            write.handleWrite(request, reply, async (tx) => ({ body: { number: await tx.next('clients') } }), {
              context: { actor: { kind: 'client', clientId: request.query.client, permissions: [] } },
            }),
        );
        app.post('/public/lists', { schema: { security: ANYBODY } }, (request, reply) =>
          write.handleWrite(request, reply, async () => ({ body: ['a'], once: {} })),
        );
        app.post('/public/tries', { schema: { security: ANYBODY } }, async (request) => {
          const found = await write.dryRun(request, async (tx, attempt) => {
            const first = await attempt(() => tx.next('tries'));
            const lost = await attempt(async () => {
              await tx.next('tries');
              throw new Problem(409, 'lost');
            }).catch((error: unknown) => (error instanceof Problem ? error.code : 'a fault'));
            return { first, lost, next: await tx.next('tries') };
          });
          return found;
        });
        app.post('/public/parts', { schema: { security: ANYBODY } }, async (request, reply) => {
          const sent: string[] = [];
          await write.handleWrite(request, reply, async (tx, attempt) => {
            const part = (name: string, isLost: boolean) =>
              attempt(async () => {
                tx.after(() => void sent.push(name));
                await tx.next('parts');
                if (isLost) throw new Problem(409, 'lost');
              }).catch(() => undefined);
            await part('kept', false);
            await part('lost', true);
            await part('last', false);
            tx.after(() => void effects.push(...sent));
            return { body: { next: await tx.next('parts') } };
          });
        });
        app.post('/public/faults', { schema: { security: ANYBODY } }, (request) =>
          write.dryRun(request, () => Promise.reject(new Problem(409, 'refused'))),
        );
      },
    },
  });
  clerk = await library.as('clerk');
  root = await library.as('root');
});
afterAll(() => library.app.close());

describe('Requests with an idempotency key', () => {
  const book = (send: Send, key: string, title = 'A', path = 'books') =>
    send('POST', path, { title }, { 'idempotency-key': key });

  it('a repeated request gets the first response and does not run again', async () => {
    const first = await book(clerk, 'k1');
    const again = await book(clerk, 'k1');
    expect([first.status, first.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([201, first.body, 'true']);
    expect(again.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('a request with another caller, key or path is a new request, but a request with only another query is not', async () => {
    const first = (await book(clerk, 'k2')).body['id'];
    expect((await book(root, 'k2')).body['id']).not.toBe(first);
    expect((await book(clerk, 'k3')).body['id']).not.toBe(first);
    expect((await book(clerk, 'k2', 'A', 'books?x=1')).body['id']).toBe(first);
    const authors = await clerk('POST', 'roles', { name: 'A' }, { 'idempotency-key': 'k2' });
    expect([authors.status, authors.body['id'] === first]).toEqual([201, false]);
  });

  it('a request with the same idempotency key from another API client counts as new', async () => {
    const number = async (client: string) =>
      (await library.anyone('POST', `public/clients?client=${client}`, {}, { 'idempotency-key': 'c1' })).body['number'];
    expect([await number('site'), await number('app'), await number('site')]).toEqual([1, 2, 1]);
  });

  it('an idempotency key is rejected if reused with another body or longer than 200 characters', async () => {
    await book(clerk, 'k4');
    expect(await book(clerk, 'k4', 'B')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    expect((await book(clerk, 'k'.repeat(200))).status).toBe(201);
    expect(await book(clerk, 'k'.repeat(201))).toMatchObject({
      status: 400,
      body: { code: 'invalid_idempotency_key' },
    });
  });

  it('a rejected request can be sent again with the same idempotency key', async () => {
    const refused = await clerk('POST', 'books', {}, { 'idempotency-key': 'k5' });
    expect(refused.status).toBe(422);
    expect((await book(clerk, 'k5')).status).toBe(201);
  });

  it('the repeated response to an idempotency key omits values that are shown only once', async () => {
    runs = 0;
    const ask = (key?: string) =>
      library.anyone('POST', 'public/gifts', {}, key === undefined ? {} : { 'idempotency-key': key });
    const [first, again] = [await ask('g1'), await ask('g1')];
    expect([first.status, first.body]).toEqual([201, { number: 1, key: 'shown once' }]);
    expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([201, { number: 1 }, 'true']);
    expect(runs).toBe(1);
    expect((await ask()).body).toEqual({ number: 2, key: 'shown once' });
    expect((await ask()).body).toEqual({ number: 3, key: 'shown once' });
    expect((await ask('')).body).toEqual({ number: 4, key: 'shown once' });
  });
});

it('two simultaneous requests with the same idempotency key run once', async () => {
  const send = () => clerk('POST', 'books', { title: 'Once' }, { 'idempotency-key': 'both' });
  const [one, other] = await Promise.all([send(), send()]);
  expect([one.status, other.status, other.body]).toEqual([201, 201, one.body]);
  expect([one, other].filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(1);
  expect((await root('GET', 'books?filter=title||$eq||Once')).body).toHaveLength(1);
});

it('references are checked in writes that staff request, but not in writes of customers and jobs', async () => {
  const as = async (send: Send, path: string) => (await send('POST', path, {})).body;
  expect(await as(clerk, 'public/context')).toEqual({ kind: 'staff', isCaller: true });
  expect(await as(library.anyone, 'public/context')).toEqual({ kind: 'customer', isCaller: false });
  expect(await as(clerk, 'public/jobs')).toEqual({ kind: 'system', isCaller: false });
});

it('the body of a response is the plain result if the response has no values that are shown only once', async () => {
  const { status, body } = await library.anyone('POST', 'public/lists', {});
  expect([status, body]).toEqual([200, ['a']]);
});

it('writes of the server itself run as the system, by default without an office and in Vietnamese', async () => {
  const { write } = library.engine;
  const context = { actor: { kind: 'system' }, officeId: null, language: 'vi' };
  expect(await write.transaction({}, async (tx) => tx.context)).toEqual(context);
  const given = { officeId: 'o1', language: 'en' };
  expect(await write.transaction(given, async (tx) => tx.context)).toEqual({ ...context, ...given });
});

it("a staff member's write has the office, language and session of the request", async () => {
  const { engine } = library;
  const profile = (await engine.identity.accounts()).profileOf((await engine.identity.user('clerk')) ?? {});
  const actor = { kind: 'staff', userId: profile.id, profile } as const;
  const asked = { actor, officeId: 'o1', language: 'en', clientKind: 'counter', session: 's1' };
  expect(contextOfCaller({ ...asked, profile, readableOffices: ['o1'] })).toEqual(asked);
});

it('an endpoint that returns nothing responds with null', async () => {
  const { status, body } = await library.anyone('POST', 'public/nothing', {});
  expect([status, body]).toEqual([200, null]);
});

describe('Dry runs of writes', () => {
  it('a part of a write that fails is rolled back alone, and none of its effects run', async () => {
    effects.length = 0;
    expect((await library.anyone('POST', 'public/parts', {})).body).toEqual({ next: 3 });
    expect(effects).toEqual(['kept', 'last']);
  });

  it('a dry run attempts each part of a write separately and rolls back all parts', async () => {
    const tried = { first: 1, lost: 'lost', next: 2 };
    expect((await library.anyone('POST', 'public/tries', {})).body).toEqual(tried);
    expect((await library.anyone('POST', 'public/tries', {})).body).toEqual(tried);
  });

  it('a dry run is rejected with the same error as the real write', async () => {
    expect(await library.anyone('POST', 'public/faults', {})).toMatchObject({ status: 409, body: { code: 'refused' } });
  });
});
