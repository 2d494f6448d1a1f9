// @module-tag process
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadProject } from '@tuyen/model/load';
import { openMockServer } from '@tuyen/server-mock';
import { labeled, resource } from '@tuyen/server-mock/testing/small-project';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDataProvider, type KitDataProvider } from '../../apps/admin-kit/src/data/data-provider.ts';
import { withBackends } from '../../apps/admin-kit/src/data/foreign/with-backends.ts';
import { createHttpClient } from '../../apps/admin-kit/src/data/http-client.ts';
import { type AdminModel, createModelStore, EMPTY_MODEL } from '../../apps/admin-kit/src/model/model-store.ts';
import { type ForeignDocument, servedDocument } from '../support/foreign-document.ts';
import { projectRoot } from '../support/project-root.ts';

const PASSWORD = 'Cinema#2026';
const text = (label: string, more: object = {}) => labeled(label, { type: 'string', maxLength: 100, ...more });
const users = resource('users', {
  username: text('User', { 'x-unique': true }),
  password: text('Password', { 'x-secret': true, minLength: 8 }),
  is_superuser: labeled('Superuser', { type: 'boolean' }),
});
const CONFIG = {
  schemas: 'schemas',
  languages: ['en'],
  identity: { users: 'users' },
  admin: { out: 'src/generated', custom: 'src/custom', public: 'public' },
  server: { out: 'generated' },
};

interface Opened {
  readonly provider: KitDataProvider;
  readonly actions: (resource: string) => readonly string[];
  close(): Promise<void>;
}

/** Imports a document, serves it, and opens the data provider of a back-office over the project's server. */
async function opened(document: string, path: string, secrets: Record<string, string>): Promise<Opened> {
  const root = await mkdtemp(join(tmpdir(), 'tuyen-foreign-'));
  await mkdir(join(root, 'schemas/resources'), { recursive: true });
  await writeFile(join(root, 'tuyen.config.json'), JSON.stringify(CONFIG));
  await writeFile(join(root, 'schemas/resources/users.json'), JSON.stringify(users));
  const mock: ForeignDocument = await servedDocument(root, document, path);
  const { model, diagnostics } = loadProject(root);
  if (!model) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const { app } = await openMockServer({
    model,
    fixtures: ({ id, password }) => ({
      rows: {
        users: [{ id: id('users', 'root'), username: 'root', password: password(PASSWORD), is_superuser: true }],
      },
    }),
    rateLimits: false,
    secrets,
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const words = { exists: () => false, t: (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}` };
  let token: string | null = null;
  const http = createHttpClient({
    apiUrl: `${origin}/api/v1`,
    credentials: { token: () => token, officeId: () => null },
    language: () => 'en',
    words,
  });
  const { json } = await http.send('auth/login', { method: 'POST', body: { account: 'root', password: PASSWORD } });
  token = String((json as { authToken: unknown }).authToken);
  const store = createModelStore(async () => ({
    ...EMPTY_MODEL,
    ...((await http.send('meta/resources')).json as AdminModel),
  }));
  await store.start('users');
  return {
    provider: withBackends(createDataProvider(http, store), http, store),
    actions: (name) => model.resources.find((one) => one.name === name)?.actions ?? [],
    async close() {
      await app.close();
      await mock.stop();
      await rm(root, { recursive: true });
    },
  };
}

const page = (number: number, perPage = 10, filter: object = {}) => ({
  pagination: { page: number, perPage },
  sort: { field: 'name', order: 'ASC' as const },
  filter,
});

describe('A document in the manner of listmonk, imported and served by its mock', () => {
  let admin: Opened;
  beforeAll(async () => {
    const document = join(projectRoot, 'tests/support/newsletters.yaml');
    admin = await opened(document, '/api', { NEWSLETTERS_TOKEN: 'user:secret' });
  });
  afterAll(() => admin?.close());

  test('its list has pages, a total, an order, a search and filters', async () => {
    const { provider } = admin;
    const first = await provider.getList('lists', page(1));
    const last = await provider.getList('lists', page(3));
    expect([first.total, first.data.length, last.data.length]).toEqual([25, 10, 5]);
    const names = first.data.map((record) => String(record['name']));
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
    const archived = await provider.getList('lists', page(1, 25, { status: 'archived' }));
    expect(archived.data.every((record) => record['status'] === 'archived')).toBe(true);
    const found = await provider.getList('lists', page(1, 25, { q: names[0] }));
    expect(found.data.map((record) => record['name'])).toContain(names[0]);
  });

  test('a record is created, changed as a whole and deleted', async () => {
    const { provider } = admin;
    const { data: made } = await provider.create('lists', { data: { name: 'Riders', type: 'public', tags: ['bus'] } });
    const { data: read } = await provider.getOne('lists', { id: made.id });
    expect(read).toMatchObject({ name: 'Riders', type: 'public', tags: ['bus'] });
    await provider.update('lists', { id: made.id, data: { ...read, name: 'Passengers' }, previousData: read });
    const { data: changed } = await provider.getOne('lists', { id: made.id });
    expect(changed).toMatchObject({ name: 'Passengers', type: 'public', tags: ['bus'] });
    await provider.delete('lists', { id: made.id, previousData: changed });
    await expect(provider.getOne('lists', { id: made.id })).rejects.toMatchObject({ status: 404 });
  });

  test('a value that the back end refuses is an error of its field', async () => {
    const create = admin.provider.create('lists', { data: { name: 'x'.repeat(61), type: 'public' } });
    await expect(create).rejects.toMatchObject({ status: 422, body: { errors: { name: expect.any(String) } } });
    const { data: read } = await admin.provider.getOne('lists', { id: '1' });
    const change = { id: '1', data: { ...read, name: 'x'.repeat(61) }, previousData: read };
    await expect(admin.provider.update('lists', change)).rejects.toMatchObject({
      body: { errors: { name: expect.any(String) } },
    });
  });

  test('an operation of the document runs, and its refused input is an error of its field', async () => {
    const { provider } = admin;
    await provider.operate('lists', { id: '1', name: 'archive', input: { reason: 'No riders' } });
    const refused = provider.operate('lists', { id: '1', name: 'archive', input: { reason: 'x' } });
    await expect(refused).rejects.toMatchObject({ status: 422, body: { errors: { reason: expect.any(String) } } });
  });

  test('the records below a record are listed by token', async () => {
    const { data } = await admin.provider.getManyReference('list-subscribers', {
      ...page(1, 2),
      target: 'list_id',
      id: '1',
    });
    expect(data.map((record) => record['list_id'])).toEqual(['1', '1']);
  });
});

describe('A document in the manner of the pet store, imported and served by its mock', () => {
  let admin: Opened;
  beforeAll(async () => {
    const document = join(projectRoot, 'server-mock/src/foreign/testing/pets.yaml');
    admin = await opened(document, '/v3', { PETS_TOKEN: 'any' });
  });
  afterAll(() => admin?.close());

  test('its list is filtered, and its records are created, changed as a whole and deleted', async () => {
    const { provider } = admin;
    expect(admin.actions('pets')).toEqual(['list', 'show', 'create', 'edit', 'delete']);
    const sold = await provider.getList('pets', page(1, 25, { status: 'sold' }));
    expect(sold.data.every((pet) => pet['status'] === 'sold')).toBe(true);
    const data = { name: 'Rex', status: 'sold', photo_urls: [] };
    const { data: made } = await provider.create('pets', { data });
    const { data: read } = await provider.getOne('pets', { id: made.id });
    expect(read).toMatchObject({ name: 'Rex', status: 'sold' });
    await provider.update('pets', { id: made.id, data: { ...read, status: 'pending' }, previousData: read });
    expect((await provider.getOne('pets', { id: made.id })).data).toMatchObject({ name: 'Rex', status: 'pending' });
    await provider.delete('pets', { id: made.id, previousData: read });
    await expect(provider.getOne('pets', { id: made.id })).rejects.toMatchObject({ status: 404 });
  });

  test('a refused value is an error of its field, although the document describes no errors', async () => {
    const refused = admin.provider.create('pets', { data: { name: 'Rex', photo_urls: [], code: 'x' } });
    await expect(refused).rejects.toMatchObject({ body: { errors: { code: expect.any(String) } } });
  });
});
