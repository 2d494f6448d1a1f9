import type { Enum, Outline } from '@tuyen/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { libraryModel, openLibrary, type Library } from '../testing/library.ts';

/** As the loader names an enumeration that a property of the resource lists itself. */
const listedBy = (resource: string): Enum => ({
  name: `${resource}-cover`,
  source: `schemas/resources/${resource}.json`,
  label: { vi: 'Bìa', en: 'Cover' },
  values: [{ value: 'HARD', label: { vi: 'Bìa cứng', en: 'Hard' } }],
});

let library: Library;
beforeAll(async () => {
  const model = libraryModel();
  library = await openLibrary({ model: { ...model, enums: [...model.enums, listedBy('books'), listedBy('users')] } });
});
afterAll(() => library.app.close());

it('hands out the values that a property lists itself to those who may read the resource', async () => {
  const seenBy = async (account: string) => {
    const { body } = await (await library.as(account))('GET', 'meta/resources');
    return (body['enums'] as Enum[]).map(({ name }) => name);
  };
  const files = libraryModel().enums.map(({ name }) => name);
  expect(await seenBy('reader')).toEqual([...files, 'books-cover']);
  expect(await seenBy('root')).toEqual([...files, 'books-cover', 'users-cover']);
});

it('outlines for a menu what the caller may read, and describes the one that is asked for', async () => {
  const reader = await library.as('reader');
  const { resources, outline } = (await reader('GET', 'meta/resources?only=books')).body;
  expect(resources).toMatchObject([{ name: 'books', fields: expect.any(Array) }]);
  const outlined = (outline as Outline).resources;
  expect(outlined.map(({ name }) => name)).toEqual(['books', 'loans']);
  for (const each of outlined) expect(each).not.toHaveProperty('fields');
  const { body: loans } = await reader('GET', 'meta/resources/loans');
  expect(loans).toMatchObject(outlined[1] ?? {});
});
