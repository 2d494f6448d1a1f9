import type { Enum } from '@tuyen/model';
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
