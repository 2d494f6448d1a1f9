import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedPostgres } from '../../../tests/support/shared-postgres.ts';
import { type Library, openLibrary, PASSWORD } from '../testing/library.ts';

type Headers = Record<string, string>;

const folder = mkdtempSync(join(tmpdir(), 'worlds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['in memory', undefined],
  ['in a file', `file:${join(folder, 'library.db')}`],
])('Namespaces of a database %s', (_where, databaseUrl) => {
  let server: Library;
  beforeAll(async () => {
    server = await openLibrary({ databaseUrl, qa: true });
  });
  afterAll(() => server.app.close());

  async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers = {}, payload?: object) {
    const response = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
  }

  async function signIn(namespace: Headers): Promise<Headers> {
    const { status, body } = await send('POST', '/api/v1/auth/login', namespace, {
      account: 'clerk',
      password: PASSWORD,
    });
    expect(status).toBe(200);
    return { ...namespace, authorization: `Bearer ${body.authToken}`, 'x-office-id': server.office('Main') };
  }

  const authors = async (as: Headers) => (await send('GET', '/api/v1/authors?limit=1&page=1', as)).body.total;
  const write = (as: Headers, isbn: string) => send('POST', '/api/v1/books', as, { title: 'Sách', isbn, price: 1000 });
  const titles = async (as: Headers) => (await send('GET', '/api/v1/books?limit=100&page=1', as)).body.total;

  it('a namespace selected by header or cookie has its own rows and sessions', async () => {
    const one = await signIn({ 'x-qa-namespace': 'one' });
    const two = await signIn({ cookie: 'x-qa-namespace=two' });
    const none = await signIn({});
    expect(await titles(one)).toBe(0);
    expect((await write(one, '9780306406157')).status).toBe(201);
    expect([await titles(one), await titles(two), await titles(none)]).toEqual([1, 0, 0]);
    expect(await authors(one)).toBe(await authors(none));
    const { 'x-qa-namespace': _, ...elsewhere } = one;
    expect((await send('GET', '/api/v1/books', elsewhere)).status).toBe(401);
    expect((await send('GET', '/api/v1/books', { ...elsewhere, 'x-qa-namespace': 'two' })).status).toBe(401);
    expect((await send('POST', '/__qa/reset', { 'x-qa-namespace': 'one' })).status).toBe(204);
    expect((await send('GET', '/api/v1/books', one)).status).toBe(401);
    expect(await titles(none)).toBe(0);
  });

  it('a namespace has its own clock and rejects invalid clock settings', async () => {
    const namespace = { 'x-qa-namespace': 'later' };
    const before = (await send('GET', '/__qa/clock')).body.now;
    const moved = (await send('POST', '/__qa/clock/move', namespace, { days: 1 })).body.now;
    expect(Date.parse(moved) - Date.parse(before)).toBe(86_400_000);
    expect((await send('GET', '/__qa/clock')).body.now).toBe(before);
    for (const nonsense of [{ days: 1e300 }, { days: 3e6 }, { days: -3e6 }, { days: 'NaN' }])
      expect((await send('POST', '/__qa/clock/move', namespace, nonsense)).status).toBe(422);
    for (const now of ['+020000-01-01T00:00:00Z', '9999-06-01T00:00:00Z', '1900-01-01T00:00:00Z', 'NaN'])
      expect((await send('PUT', '/__qa/clock', namespace, { now })).status).toBe(422);
    expect((await send('GET', '/__qa/clock', namespace)).body.now).toBe(moved);
  });

  it('namespaces can be created, listed and dropped', async () => {
    const name = 'kept';
    expect((await send('POST', '/__qa/namespaces', {}, { name })).status).toBe(201);
    expect((await send('GET', '/__qa/namespaces')).body).toContainEqual(
      expect.objectContaining({ name, written: false }),
    );
    expect((await send('DELETE', '/__qa/namespaces/kept')).status).toBe(204);
    expect((await send('DELETE', '/__qa/namespaces/kept')).status).toBe(404);
    expect((await send('POST', '/__qa/namespaces', {}, { name: 'a b' })).status).toBe(422);
    expect((await send('GET', '/api/v1/books', { 'x-qa-namespace': 'ạ b' })).status).toBe(422);
  });

  it('creating a namespace at the limit is rejected instead of replacing another namespace', async () => {
    const names = (await send('GET', '/__qa/namespaces')).body.map(({ name }: { name: string }) => name);
    const more = Array.from({ length: 500 - names.length }, (_, index) => `full-${index}`);
    for (const name of more) expect((await send('POST', '/__qa/namespaces', {}, { name })).status).toBe(201);
    const full = await send('GET', '/__qa/clock', { 'x-qa-namespace': 'one-more' });
    expect(full).toMatchObject({ status: 503, body: { code: 'qa_namespaces_full' } });
    expect((await send('GET', '/__qa/namespaces')).body).toHaveLength(500);
    for (const name of more) await send('DELETE', `/__qa/namespaces/${name}`);
    expect((await send('GET', '/__qa/clock', { 'x-qa-namespace': 'one-more' })).status).toBe(200);
  });

  it('a namespace can be restored to a snapshot, from which new namespaces can also be created', async () => {
    const namespace = { 'x-qa-namespace': 'shots' };
    const as = await signIn(namespace);
    await write(as, '9780306406157');
    expect((await send('POST', '/__qa/snapshots', namespace, { name: 'one-book' })).body).toMatchObject({
      name: 'one-book',
    });
    await write(as, '9783161484100');
    expect(await titles(as)).toBe(2);
    expect((await send('POST', '/__qa/snapshots/one-book/restore', namespace)).status).toBe(204);
    expect(await titles(as)).toBe(1);
    await send('POST', '/__qa/namespaces', {}, { name: 'from', snapshot: 'one-book' });
    expect(await titles({ ...as, 'x-qa-namespace': 'from' })).toBe(1);
    expect((await send('GET', '/__qa/snapshots')).body.map(({ name }: { name: string }) => name)).toEqual(['one-book']);
    expect((await send('DELETE', '/__qa/snapshots/one-book')).status).toBe(204);
    expect((await send('POST', '/__qa/snapshots/one-book/restore', namespace)).status).toBe(404);
  });

  it('the default namespace can also be restored to a snapshot and reset', async () => {
    const as = await signIn({});
    await send('POST', '/__qa/snapshots', {}, { name: 'default' });
    expect((await write(as, '9780306406157')).status).toBe(201);
    expect(await titles(as)).toBe(1);
    expect((await send('POST', '/__qa/snapshots/default/restore')).status).toBe(204);
    expect(await titles(as)).toBe(0);
    await write(as, '9780306406157');
    expect((await send('POST', '/__qa/reset')).status).toBe(204);
    expect((await send('GET', '/api/v1/books', as)).status).toBe(401);
    expect(await titles(await signIn({}))).toBe(0);
  });
});

it('requests in namespaces are rejected with 501 and an explanation on PostgreSQL', { tags: ['process'] }, async () => {
  const postgres = await sharedPostgres();
  const server = await openLibrary({ databaseUrl: await postgres.database(), qa: true });
  const headers = { 'x-qa-namespace': 'one', 'accept-language': 'en' };
  const response = await server.app.inject({ url: '/api/v1/books', headers });
  expect(response.statusCode).toBe(501);
  expect(response.json().message).toContain('Only SQLite has namespaces');
  for (const [method, url] of [
    ['GET', 'namespaces'],
    ['POST', 'namespaces'],
    ['DELETE', 'namespaces/one'],
    ['POST', 'snapshots'],
    ['POST', 'snapshots/one/restore'],
    ['GET', 'state'],
  ] as const) {
    const refused = await server.app.inject({ method, url: `/__qa/${url}` });
    expect([url, refused.statusCode, refused.json().code]).toEqual([url, 501, 'qa_namespace_unavailable']);
  }
  expect((await server.app.inject({ method: 'POST', url: '/__qa/reset' })).statusCode).toBe(204);
  await server.app.close();
  await postgres.stop();
});
