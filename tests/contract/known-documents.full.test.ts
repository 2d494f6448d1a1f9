// @module-tag process
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportedAdmin, importedAdmin, page } from '../support/imported-admin.ts';

/** The documents of listmonk and the pet store, whose origins generator/src/import/openapi/known-documents.full.test.ts names. */
const FOLDER = process.env['TUYEN_DOCUMENTS'] ?? '';
const has = (name: string) => FOLDER !== '' && existsSync(join(FOLDER, name));

if (FOLDER === '') console.log('Known OpenAPI documents were not served: TUYEN_DOCUMENTS names no folder with them.');

describe.skipIf(!has('listmonk.yaml'))('The document of listmonk, imported and served by its mock', () => {
  let admin: ImportedAdmin;
  beforeAll(async () => {
    admin = await importedAdmin(join(FOLDER, 'listmonk.yaml'), '/api', { LISTMONK_TOKEN: 'user:secret' });
  });
  afterAll(() => admin?.close());

  test('its lists are paged, created, changed as a whole and deleted', async () => {
    const { provider } = admin;
    expect(admin.actions('lists')).toEqual(['list', 'show', 'create', 'edit', 'delete']);
    expect(await provider.getList('lists', page(1))).toMatchObject({ total: 25, data: { length: 10 } });
    const data = { name: 'Riders', type: 'public', optin: 'single' };
    const { data: made } = await provider.create('lists', { data });
    const { data: read } = await provider.getOne('lists', { id: made.id });
    expect(read).toMatchObject(data);
    await provider.update('lists', { id: made.id, data: { ...read, name: 'Passengers' }, previousData: read });
    expect((await provider.getOne('lists', { id: made.id })).data).toMatchObject({ ...data, name: 'Passengers' });
    await provider.delete('lists', { id: made.id, previousData: read });
    await expect(provider.getOne('lists', { id: made.id })).rejects.toMatchObject({ status: 404 });
  });

  test('a value that the back end refuses is an error of its field', async () => {
    const refused = admin.provider.create('lists', { data: { name: 'Riders', type: 'secret', optin: 'single' } });
    await expect(refused).rejects.toMatchObject({ status: 422, body: { errors: { type: expect.any(String) } } });
  });
});

describe.skipIf(!has('petstore.yaml'))('The document of the pet store, imported and served by its mock', () => {
  let admin: ImportedAdmin;
  beforeAll(async () => {
    admin = await importedAdmin(join(FOLDER, 'petstore.yaml'), '/api/v3', { PETSTORE_TOKEN: 'any' });
  });
  afterAll(() => admin?.close());

  test('its pets are filtered, created, changed and deleted', async () => {
    const { provider } = admin;
    expect(admin.actions('pets')).toEqual(['list', 'show', 'create', 'edit', 'delete']);
    const sold = await provider.getList('pets', page(1, 25, { status: 'sold' }));
    expect(sold.data.every((pet) => pet['status'] === 'sold')).toBe(true);
    const { data: made } = await provider.create('pets', { data: { name: 'Rex', photo_urls: [], status: 'sold' } });
    const { data: read } = await provider.getOne('pets', { id: made.id });
    expect(read).toMatchObject({ name: 'Rex', status: 'sold' });
    await provider.update('pets', { id: made.id, data: { ...read, status: 'pending' }, previousData: read });
    expect((await provider.getOne('pets', { id: made.id })).data).toMatchObject({ name: 'Rex', status: 'pending' });
    await provider.delete('pets', { id: made.id, previousData: read });
    await expect(provider.getOne('pets', { id: made.id })).rejects.toMatchObject({ status: 404 });
  });

  test('a value that the back end refuses is an error of its field, with the documented status', async () => {
    const refused = admin.provider.create('pets', { data: { name: 'Rex', photo_urls: [], status: 'lost' } });
    await expect(refused).rejects.toMatchObject({ status: 422, body: { errors: { status: expect.any(String) } } });
  });
});
