import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Domain, Row } from '../../domain.ts';
import { ANYBODY } from '../../endpoint/schema.ts';
import { hashToken } from '../passwords/passwords.ts';
import { adjustableClock } from '@tuyen/server-mock';
import { ANCHOR } from '@tuyen/server-mock';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { sessionOf } from '@tuyen/server-mock/testing/session';

const OPEN = { schema: { security: ANYBODY } };
const clock = adjustableClock({ now: () => ANCHOR });
const clients: Record<string, { officeId?: string; permissions: readonly string[] }> = {};
const asked: unknown[] = [];
const domain: Domain = {
  identity: {
    client: async (_, hash, { address }) => {
      const name = Object.keys(clients).find((key) => hashToken(key) === hash);
      if (name === undefined) return undefined;
      asked.push(address);
      return {
        id: `client of ${name}`,
        name,
        rateLimit: 3,
        ...clients[name],
        permissions: clients[name]?.permissions ?? [],
      };
    },
    clients: { resource: 'authors', lastUsed: 'born_on' },
  },
  routes(app, { auth }) {
    app.get('/public/me', OPEN, async (request) => {
      const { session, ...caller } = await auth.caller(request);
      return { ...caller, session: session !== undefined, readableOffices: caller.readableOffices ?? 'all' };
    });
    app.get('/signed-in', { schema: { security: ANYBODY } }, async (request) => ({
      office: (await auth.needsAll(request)).officeId,
    }));
    app.get('/both', { schema: { security: ANYBODY } }, async (request) => {
      await auth.needsAll(request, 'office.read', 'loan.read');
      return {};
    });
  },
};

let library: Library;
beforeAll(async () => {
  library = await openLibrary({ domain, clock, rateLimits: true });
});
afterAll(() => library.app.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const { status, body } = await library.anyone('GET', path, undefined, { 'accept-language': 'en', ...headers });
  return { status, body };
};
const me = (headers: Record<string, string>) => get('public/me', headers);
const bearer = async (account: string) => ({
  authorization: `Bearer ${(await sessionOf(library.engine, account)).token}`,
});
const refused = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });

describe('Caller of a request', () => {
  it('a caller without credentials is a customer without any readable office', async () => {
    expect(await me({})).toEqual({
      status: 200,
      body: { actor: { kind: 'customer' }, officeId: null, readableOffices: [], language: 'en', session: false },
    });
    expect((await me({ 'accept-language': 'vi' })).body['language']).toBe('vi');
  });

  it('a caller with a session token acts as staff in the home office or the requested office', async () => {
    const [main, branch, other] = ['Main', 'Branch', 'Other'].map(library.office) as [string, string, string];
    const { profile } = await sessionOf(library.engine, 'clerk');
    const clerk = await bearer('clerk');
    const staff = { actor: { kind: 'staff', userId: profile.id, profile }, profile, language: 'en', session: true };
    const here = { ...staff, officeId: main, readableOffices: [main, branch] };
    expect((await me(clerk)).body).toEqual(here);
    expect((await me({ ...clerk, 'x-office-id': '' })).body).toEqual(here);
    expect((await me({ ...clerk, 'x-office-id': other })).body).toEqual({
      ...staff,
      officeId: other,
      readableOffices: [other],
    });
    expect(await me({ ...clerk, 'x-office-id': branch })).toEqual(refused(403, 'foreign_office'));
  });

  it('a superuser may act in any existing office', async () => {
    const root = await bearer('root');
    expect((await me({ ...root, 'x-office-id': library.office('Other') })).body['officeId']).toBe(
      library.office('Other'),
    );
    expect(await me({ ...root, 'x-office-id': 'gone' })).toEqual(refused(403, 'foreign_office'));
  });

  it('a caller without a home office has no readable offices, unless the caller is a superuser', async () => {
    const free = async (name: string, more: Row) => {
      await library.engine.write.transaction({}, (tx) =>
        tx.create('users', { username: name, status: 'ACTIVE', ...more }),
      );
      const { body } = await me(await bearer(name));
      return [body['officeId'], body['readableOffices']];
    };
    expect(await free('nowhere', {})).toEqual([null, []]);
    expect(await free('everywhere', { is_superuser: true })).toEqual([null, 'all']);
  });

  it.each(['Bearer', 'Bearer x y', 'Basic x', 'Bearer x'])(
    'a request with the wrong token %s is rejected',
    async (authorization) => {
      expect(await me({ authorization })).toEqual(refused(401, 'unauthorized'));
    },
  );

  it('a request in a session of a locked or deleted account is rejected', async () => {
    expect(await me(await bearer('locked'))).toEqual(refused(401, 'unauthorized'));
    const { records, sessions } = library.engine;
    const token = await records.transaction(({ connection }) => sessions.open(connection, 'gone', 60));
    expect(await me({ authorization: `Bearer ${token}` })).toEqual(refused(401, 'unauthorized'));
  });

  it('a caller with an API key has those permissions of the key that API clients may use', async () => {
    clients['near'] = { officeId: library.office('Main'), permissions: ['book.read', 'book.delete'] };
    clients['far'] = { permissions: ['book.read'] };
    const actor = { kind: 'client', permissions: ['book.read'], rateLimit: 3 };
    expect((await me({ 'x-api-key': 'near' })).body).toEqual({
      actor: { ...actor, clientId: 'client of near', name: 'near' },
      officeId: library.office('Main'),
      readableOffices: [library.office('Main'), library.office('Branch')],
      language: 'en',
      session: false,
    });
    expect((await me({ 'x-api-key': 'far' })).body).toEqual({
      actor: { ...actor, clientId: 'client of far', name: 'far' },
      officeId: null,
      readableOffices: 'all',
      language: 'en',
      session: false,
    });
    expect(asked).toContain('127.0.0.1');
    expect(await me({ 'x-api-key': 'unknown' })).toEqual(refused(401, 'unauthorized'));
  });
});

it('a route that names several permission slugs requires all of them', async () => {
  expect((await get('both', await bearer('root'))).status).toBe(200);
  expect(await get('both', await bearer('reader'))).toEqual(refused(403, 'not_permitted'));
  expect(await get('both', await bearer('nowhere'))).toEqual(refused(403, 'not_permitted'));
  expect(await get('both')).toEqual(refused(401, 'unauthorized'));
});

it('a route without permission slugs requires credentials but no permission', async () => {
  expect(await get('signed-in')).toEqual(refused(401, 'unauthorized'));
  const { status, body } = await get('signed-in', await bearer('helper'));
  expect([status, body]).toEqual([200, { office: library.office('Branch') }]);
});

it('an API client can use only the permission slugs of its key', async () => {
  clients['books'] = { permissions: ['book.read'] };
  expect((await get('books?limit=1', { 'x-api-key': 'books' })).status).toBe(200);
  expect(await get('authors?limit=1', { 'x-api-key': 'books' })).toEqual(refused(403, 'not_permitted'));
});

it('an API client is limited to its number of requests per minute, and its last use is recorded once a minute', async () => {
  const author = await library.engine.write.transaction({}, (tx) => tx.create('authors', { name: 'client' }));
  clients['often'] = { permissions: ['book.read'] };
  const id = String(author['id']);
  const { client } = domain.identity ?? {};
  expect(client).toBeDefined();
  const noted: unknown[] = [];
  const { note } = library.engine;
  Object.assign(library.engine, {
    note: async (resource: string, of: string, values: Row) => {
      noted.push([resource, of, values]);
      return note('authors', id, {});
    },
  });
  const ask = async () => (await me({ 'x-api-key': 'often' })).status;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
  const use = () => ['authors', 'client of often', { born_on: clock.now().toISOString() }];
  const first = use();
  expect(noted).toEqual([first]);
  clock.move(59_999);
  expect(await ask()).toBe(429);
  expect(noted).toEqual([first]);
  clock.move(1);
  expect(await ask()).toBe(200);
  expect(noted).toEqual([first, use()]);
  Object.assign(library.engine, { note });
});
