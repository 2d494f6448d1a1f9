import type { Model } from '@tuyen/model';
import { expect, onTestFinished, test } from 'vitest';
import { libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';

test.each([
  [0.1, [0.3, 4.1, 19.9, 64.7], [0.25, 19.99]],
  [0.01, [19.99, 0.07, 1.1], [0.005]],
])('a decimal field with the step %d accepts exactly the decimal multiples of that step', async (step, good, bad) => {
  const library = await openLibrary({ model: withStep(step) });
  onTestFinished(() => library.app.close());
  const clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
  for (const weight of good) {
    const { status, body } = await clerk('POST', 'books', { title: `Weighs ${weight}`, weight });
    expect([weight, status, body['weight']]).toEqual([weight, 201, weight]);
  }
  for (const weight of bad) {
    const { status, body } = await clerk('POST', 'books', { title: `Weighs ${weight}`, weight });
    expect([status, body['message'], body['errors']]).toEqual([
      422,
      [`weight This must be a multiple of ${step}.`],
      { weight: `This must be a multiple of ${step}.` },
    ]);
  }
});

test('an invalid stored value does not block changes of other fields', async () => {
  const library = await openLibrary({ model: withStep(1) });
  onTestFinished(() => library.app.close());
  const clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
  const { body: made } = await clerk('POST', 'books', { title: 'Old', weight: 2 });
  const path = `books/${String(made['id'])}`;
  const { records } = library.engine;
  await records.transaction(async (rows) => {
    const before = await rows.get('books', String(made['id']));
    if (before) await rows.replace('books', before, { ...before, weight: 2.5 });
  });
  expect((await clerk('PATCH', path, { title: 'New' })).body).toMatchObject({ title: 'New', weight: 2.5 });
  expect((await clerk('PATCH', path, { title: 'Newer', weight: 2.5 })).status).toBe(200);
  expect((await clerk('PATCH', path, { weight: 3.5 })).body).toMatchObject({ errors: { weight: expect.any(String) } });
  expect((await clerk('PATCH', path, { title: '' })).body).toMatchObject({ errors: { title: expect.any(String) } });
  expect((await clerk('PATCH', path, { weight: 3 })).status).toBe(200);
});

test('null for a required value is reported as missing instead of as a wrong type', async () => {
  const library = await openLibrary();
  onTestFinished(() => library.app.close());
  const clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
  const chapters = (chapter: object) => clerk('POST', 'books', { title: 'Null', chapters: [chapter] });
  const { status, body } = await chapters({ name: null });
  expect(status).toBe(422);
  expect(body['errors']).toEqual((await chapters({})).body['errors']);
});

function withStep(multipleOf: number): Model {
  const model = structuredClone(libraryModel());
  const weight = model.resources.find(({ name }) => name === 'books')?.schema.properties?.['weight'];
  Object.assign(weight ?? {}, { multipleOf });
  return model;
}

test('unknown fields stored by a newer build are kept and do not block changes', async () => {
  const library = await openLibrary();
  onTestFinished(() => library.app.close());
  const clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
  const { body: made } = await clerk('POST', 'books', { title: 'Old', chapters: [{ name: 'One' }] });
  const path = `books/${String(made['id'])}`;
  const { database } = library.engine.records;
  const [doc = ''] = await database.texts('SELECT "_doc" FROM "books" WHERE "id" = ?', [String(made['id'])]);
  const stored = JSON.parse(doc);
  const newer = { ...stored, sector: 'North', chapters: [{ ...stored.chapters[0], mood: 'sad' }] };
  await database.run('UPDATE "books" SET "_doc" = ? WHERE "id" = ?', [JSON.stringify(newer), String(made['id'])]);
  const { status, body } = await clerk('PATCH', path, { title: 'New' });
  expect([status, body['title'], body['sector']]).toEqual([200, 'New', undefined]);
  const [after = ''] = await database.texts('SELECT "_doc" FROM "books" WHERE "id" = ?', [String(made['id'])]);
  expect(JSON.parse(after)).toEqual({ ...newer, title: 'New', version: 2, updated_at: expect.any(String) });
  const refused = await clerk('PATCH', path, { chapters: [{ name: 'Two', mood: 'glad' }], sector: 'South' });
  expect(refused.body['errors']).toMatchObject({ sector: expect.any(String), 'chapters.0.mood': expect.any(String) });
});
