import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../domain.ts';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

let library: Library;
let root: Send;
beforeAll(async () => {
  library = await openLibrary();
  root = await library.as('root');
});
afterAll(() => library.app.close());

it.each(['meta/resources', 'meta/resources/books'])(
  'a GET of %s returns 304 if the client has the current version',
  async (path) => {
    const { status, headers } = await root('GET', path);
    const etag = String(headers['etag']);
    expect(etag).toMatch(/^"[\w-]{27}"$/u);
    expect([status, headers['cache-control'], headers['vary']]).toEqual([
      200,
      'private, no-cache',
      expect.stringContaining('Authorization, X-Office-Id'),
    ]);
    const again = async (known: string) => (await root('GET', path, undefined, { 'if-none-match': known })).status;
    expect(await again(etag)).toBe(304);
    expect(await again(`W/${etag}`)).toBe(304);
    expect(await again(`"other", ${etag}`)).toBe(304);
    expect(await again('"other"')).toBe(200);
    const reader = await library.as('reader');
    expect((await reader('GET', 'meta/resources', undefined, { 'if-none-match': etag })).status).toBe(200);
  },
);

it('the API returns the description of the whole model or of one requested resource', async () => {
  const { model } = library.engine;
  const { body } = await root('GET', 'meta/resources');
  expect(Object.keys(body)).toEqual([
    'languages',
    'region',
    'resources',
    'enums',
    'kinds',
    'menu',
    'permissions',
    'accounts',
    'flows',
    'outline',
  ]);
  const names = (resources: unknown) => (resources as readonly Row[]).map(({ name }) => name);
  expect(names(body['resources'])).toEqual(model.resources.map(({ name }) => name));
  expect(names((await root('GET', 'meta/resources?only=books')).body['resources'])).toEqual(['books']);
  expect(names((await root('GET', 'meta/resources?only=nothing')).body['resources'])).toEqual([]);
  const reader = await library.as('reader');
  expect(names((await reader('GET', 'meta/resources')).body['resources'])).toEqual(['books', 'loans']);
  expect(names((await reader('GET', 'meta/resources?only=users')).body['resources'])).toEqual([]);
});

it('the description of an unreadable resource or an unknown flow returns 404', async () => {
  const reader = await library.as('reader');
  expect((await reader('GET', 'meta/resources/books')).body['name']).toBe('books');
  expect((await reader('GET', 'meta/resources/users')).status).toBe(404);
  expect((await root('GET', 'meta/resources/nothing')).status).toBe(404);
  expect((await root('GET', 'meta/flows/nothing')).status).toBe(404);
});

it("the roles offered for sharing a tab are the caller's own, or all for a superuser", async () => {
  await root('POST', 'roles', { name: 'Archivist', permissions: ['book.read'] });
  const of = async (send: Send) => listOf((await send('GET', 'meta/roles')).body).map(({ name }) => name);
  expect(await of(await library.as('clerk'))).toEqual(['Clerk']);
  expect(await of(await library.as('reader'))).toEqual([]);
  expect(await of(root)).toEqual(['Archivist', 'Clerk']);
});

function listOf(body: unknown): readonly Row[] {
  if (!Array.isArray(body)) throw new Error('the answer is a list');
  return body;
}
