import { once } from 'node:events';
import { request } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../../../server/src/engine/problem.ts';
import { currentNamespace } from '../../../server/src/engine/store/namespaces/current.ts';
import { openStore } from '../../../server/src/engine/store/open-store.ts';
import { libraryModel } from '../testing/library.ts';
import { copiesOfDatabase } from './databases.ts';
import { enterNamespaces, openNamespaces, withoutNamespaces, type Namespaces } from './namespaces.ts';

const HALF_AN_HOUR = 30 * 60_000;
const forgotten: string[] = [];
let namespaces: Namespaces;
beforeEach(() => {
  forgotten.length = 0;
  // No test in this file needs the database image, so making one is an error.
  namespaces = openNamespaces(
    copiesOfDatabase(() => Promise.reject(new Error('no image'))),
    (name) => void forgotten.push(name),
  );
});
afterEach(() => {
  vi.useRealTimers();
  return namespaces.close();
});
const names = () => namespaces.list().map(({ name }) => name);
function refusalOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error instanceof Problem ? [error.status, error.code, error.params] : error;
  }
  return undefined;
}

describe('Namespaces of a server', () => {
  it('namespaces are created, found, listed and dropped together with their data', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    expect([names(), namespaces.find('one'), namespaces.drop('one')]).toEqual([[], undefined, false]);
    const one = namespaces.make('one');
    expect(one).toMatchObject({ name: 'one', open: 0, dropped: false });
    vi.advanceTimersByTime(7);
    namespaces.make('two');
    expect(namespaces.list()).toEqual([
      { name: 'one', written: false, idle: 7 },
      { name: 'two', written: false, idle: 0 },
    ]);
    expect(namespaces.find('one')).toBe(one);
    forgotten.length = 0;
    expect([namespaces.drop('one'), one.dropped, names(), forgotten]).toEqual([true, true, ['two'], ['one']]);
  });

  it('creating a namespace with an existing name replaces that namespace and leaves other namespaces unchanged', () => {
    const one = namespaces.make('one');
    const again = namespaces.make('one');
    expect([again === one, one.dropped, again.dropped, names(), forgotten]).toEqual([false, true, false, ['one'], []]);
  });

  it('creating a namespace drops namespaces without requests for half an hour', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    namespaces.make('old');
    namespaces.make('busy').open = 1;
    vi.advanceTimersByTime(1);
    namespaces.make('young');
    vi.advanceTimersByTime(HALF_AN_HOUR);
    namespaces.make('new');
    expect([names(), forgotten]).toEqual([['busy', 'young', 'new'], ['old']]);
  });

  it('the server distinguishes namespaces dropped on request from those dropped as idle', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const seen: unknown[] = [];
    const few = openNamespaces(
      copiesOfDatabase(() => Promise.reject(new Error('no image'))),
      (...all) => void seen.push(all),
      { namespaces: 2, idleMs: 10 },
    );
    few.make('idle');
    few.make('dropped');
    expect(refusalOf(() => few.make('third'))).toEqual([503, 'qa_namespaces_full', { count: 2 }]);
    few.drop('dropped');
    vi.advanceTimersByTime(11);
    few.make('third');
    expect(seen).toEqual([
      ['dropped', false],
      ['idle', true],
    ]);
    await few.close();
  });

  it('a server has at most 500 namespaces', () => {
    for (let index = 0; index < 500; index += 1) namespaces.make(`world-${index}`);
    expect(refusalOf(() => namespaces.make('one-more'))).toEqual([503, 'qa_namespaces_full', { count: 500 }]);
    expect(namespaces.make('world-7').name).toBe('world-7');
    namespaces.drop('world-0');
    expect(namespaces.make('one-more').name).toBe('one-more');
  });

  it('a dropped namespace is closed when its last request has ended', () => {
    const [idle, busy] = [namespaces.make('idle'), namespaces.make('busy')];
    const closed = [idle, busy].map(({ data }) => vi.spyOn(data, 'close'));
    busy.open = 1;
    for (const { name } of [idle, busy]) namespaces.drop(name);
    expect(closed.map((one) => one.mock.calls.length)).toEqual([1, 0]);
  });

  it('a task for all namespaces runs only in namespaces with rows of their own, and a dropped namespace stays open meanwhile', async () => {
    const store = await openStore({ model: libraryModel() });
    const { snapshots } = store;
    if (!snapshots) throw new Error('no snapshots');
    await snapshots.begin();
    const written = openNamespaces(copiesOfDatabase(snapshots.first), () => {});
    written.make('unwritten');
    const own = written.make('written');
    await own.data.database.run('DELETE FROM "_counters"');
    const closed = vi.spyOn(own.data, 'close');
    const seen: unknown[] = [];
    await written.each(async () => {
      seen.push(currentNamespace()?.name, own.open);
      written.drop('written');
      seen.push(closed.mock.calls.length);
    });
    expect([seen, own.open, closed.mock.calls.length]).toEqual([['written', 1, 0], 0, 1]);
    await written.close();
    await store.close();
  });
});

describe('Requests in namespaces', () => {
  let app: FastifyInstance;
  let known: Namespaces | undefined;
  let during: () => unknown;
  beforeEach(() => {
    known = namespaces;
    app = Fastify();
    enterNamespaces(app, () => known);
    app.setErrorHandler((error, _request, reply) =>
      error instanceof Problem
        ? reply.code(error.status).send({ code: error.code, errors: error.errors })
        : reply.send(error),
    );
    app.post('/', async () => ({ seen: during() }));
    withoutNamespaces(app);
  });
  afterEach(() => app.close());
  const send = async (namespace?: string) => {
    const headers = namespace === undefined ? {} : { 'x-qa-namespace': namespace };
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/', headers, payload: { a: 1 } });
    return [statusCode, JSON.parse(body)];
  };

  it('a request with a new namespace name creates the namespace, runs in it, and counts as open until its response', async () => {
    during = () => [currentNamespace()?.name, namespaces.find('one')?.open];
    expect(await send('one')).toEqual([200, { seen: ['one', 1] }]);
    const one = namespaces.find('one');
    expect(one?.open).toBe(0);
    await send('one');
    expect(namespaces.find('one')).toBe(one);
  });

  it('a request without a namespace name runs outside all namespaces', async () => {
    during = () => currentNamespace() ?? 'none';
    expect(await send()).toEqual([200, { seen: 'none' }]);
    expect(names()).toEqual([]);
    known = undefined;
    expect(await send()).toEqual([200, { seen: 'none' }]);
  });

  it('a request marks its namespace as used, so that it is not dropped as idle', async () => {
    const one = namespaces.make('one');
    one.usedAt = -1;
    during = () => one.usedAt > 0;
    expect(await send('one')).toEqual([200, { seen: true }]);
  });

  it('a namespace that is dropped during a request is closed after the request finishes', async () => {
    const one = namespaces.make('one');
    const close = vi.spyOn(one.data, 'close');
    during = () => [namespaces.drop('one'), close.mock.calls.length];
    expect(await send('one')).toEqual([200, { seen: [true, 0] }]);
    expect([one.open, close.mock.calls.length]).toEqual([0, 1]);
  });

  it('if the client of a request disconnects, the namespace of the request is released when the handler ends', async () => {
    let during: unknown;
    app.get('/slow', async (_request, { raw }) => {
      client.destroy();
      await once(raw, 'close');
      during = namespaces.find('one')?.open;
      return {};
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = request(`${origin}/slow`, { headers: { 'x-qa-namespace': 'one' } });
    client.on('error', () => {});
    client.end();
    await expect.poll(() => [during, namespaces.find('one')?.open]).toEqual([1, 0]);
  });

  it('a request whose connection the server closes without an answer releases its namespace', async () => {
    app.get('/ended', (_request, reply) => {
      reply.hijack();
      reply.raw.destroy();
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(`${origin}/ended`, { headers: { 'x-qa-namespace': 'one' } })).rejects.toThrow('fetch failed');
    await expect.poll(() => namespaces.find('one')?.open).toBe(0);
  });

  it('a request in a namespace is rejected if the namespace name is invalid or the database has no namespaces', async () => {
    expect(await send('a b')).toEqual([
      422,
      { code: 'qa_namespace', errors: { 'x-qa-namespace': { code: 'qa_namespace' } } },
    ]);
    known = undefined;
    const unavailable = 'qa_namespace_unavailable';
    const refused = [501, { code: unavailable, errors: { 'x-qa-namespace': { code: unavailable } } }];
    expect(await send('one')).toEqual(refused);
    for (const url of ['/namespaces', '/namespaces/a', '/snapshots', '/snapshots/a/restore', '/state']) {
      const { statusCode, body } = await app.inject(url);
      expect([statusCode, JSON.parse(body)]).toEqual(refused);
    }
  });
});

it('QA endpoints that need namespaces are hidden from the documentation if the database supports none', async () => {
  const app = Fastify();
  const hidden = new Set<unknown>();
  app.addHook('onRoute', ({ schema }) => void hidden.add(schema?.hide));
  withoutNamespaces(app);
  await app.ready();
  expect([...hidden]).toEqual([true]);
  await app.close();
});
