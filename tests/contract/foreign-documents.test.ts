// @module-tag process
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportedAdmin, importedAdmin, page } from '../support/imported-admin.ts';
import { projectRoot } from '../support/project-root.ts';

describe('A document in the manner of listmonk, imported and served by its mock', () => {
  let admin: ImportedAdmin;
  beforeAll(async () => {
    const document = join(projectRoot, 'tests/support/newsletters.yaml');
    admin = await importedAdmin(document, '/api', { NEWSLETTERS_TOKEN: 'user:secret' });
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
  let admin: ImportedAdmin;
  beforeAll(async () => {
    const document = join(projectRoot, 'server-mock/src/foreign/testing/pets.yaml');
    admin = await importedAdmin(document, '/v3', { PETS_TOKEN: 'any' });
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
