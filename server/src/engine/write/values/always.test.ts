import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Library, libraryModel, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

function model() {
  const read = libraryModel();
  return {
    ...read,
    resources: read.resources.map((resource) => ({
      ...resource,
      fields: resource.fields.map((field) =>
        resource.name === 'books' && field.name === 'rare' ? { ...field, always: true } : field,
      ),
    })),
  };
}

let library: Library;
let clerk: Send;
beforeAll(async () => {
  library = await openLibrary({ model: model() });
  clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
});
afterAll(() => library.app.close());

it('a field that must always have a value gets its default if the value is missing or cleared', async () => {
  const empty = await clerk('POST', 'books', { title: 'Số đỏ', rare: null });
  expect(empty.body['rare']).toBe(false);
  const rare = await clerk('POST', 'books', { title: 'Giông tố', rare: true });
  const emptied = await clerk('PATCH', `books/${String(rare.body['id'])}`, { rare: null });
  expect([rare.body['rare'], emptied.body['rare']]).toEqual([true, false]);
});

it('a missing value in a mandatory field is a server error if no hook sets the value', async () => {
  const read = model();
  const resources = read.resources.map((resource) => ({
    ...resource,
    fields: resource.fields.map(({ default: own, ...field }) =>
      resource.name === 'books' && field.name === 'rare' ? { ...field, readOnly: true } : { ...field, default: own },
    ),
  })) as typeof read.resources;
  const strict = await openLibrary({ model: { ...read, resources } });
  try {
    const there = await strict.as('clerk', { 'x-office-id': strict.office('Main') });
    expect((await there('POST', 'books', { title: 'Vỡ đê' })).status).toBe(500);
    const at = new Date().toISOString();
    const stored = { id: 'kept', title: 'Tắt đèn', status: 'ACTIVE', version: 1, created_at: at, updated_at: at };
    await strict.engine.records.transaction((writer) => writer.insert('books', stored));
    const changed = await there('PATCH', 'books/kept', { title: 'Việc làng' });
    expect([changed.status, changed.body['title']]).toEqual([200, 'Việc làng']);
  } finally {
    await strict.app.close();
  }
});
