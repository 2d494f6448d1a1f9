import { expect, it } from 'vitest';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { storedAddress } from './upload-address.ts';
import { uploadFields, uploadIdsIn, uploadReferencesIn } from './upload-references.ts';

const { resources } = libraryModel();
const fieldsOf = (name: string) => resources.find((resource) => resource.name === name)?.fields ?? [];
const fieldNamed = (resource: string, name: string) => {
  const field = fieldsOf(resource).find((one) => one.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};
const ID = 'a'.repeat(32);

it('the fields that contain uploads include fields with uploads in nested fields', () => {
  const names = (resource: string) => uploadFields(fieldsOf(resource)).map(({ name }) => name);
  expect([names('books'), names('loans'), names('authors')]).toEqual([['chapters', 'cover'], ['slip', 'photos'], []]);
  expect(uploadFields(fieldsOf('books'))).toBe(uploadFields(fieldsOf('books')));
});

it('upload URLs in a value are found with their paths, including upload URLs of other servers', () => {
  const chapters = [{ name: 'x', figures: ['one', 7, storedAddress(ID)] }, {}, { figures: ['two'] }];
  expect(
    uploadReferencesIn(fieldNamed('books', 'chapters'), chapters).map(({ path, field, address }) => [
      path,
      field.name,
      address,
    ]),
  ).toEqual([
    ['chapters.0.figures.0', 'figures', 'one'],
    ['chapters.0.figures.2', 'figures', storedAddress(ID)],
    ['chapters.2.figures.0', 'figures', 'two'],
  ]);
  const cover = fieldNamed('books', 'cover');
  expect(uploadReferencesIn(cover, 'x')).toEqual([{ path: 'cover', field: cover, address: 'x' }]);
  for (const value of [undefined, null, 7, {}]) expect(uploadReferencesIn(cover, value)).toEqual([]);
});

it('only uploads of this server are returned as upload ids, without repeats', () => {
  const value = [storedAddress(ID), 'https://elsewhere.example/b', storedAddress(ID)];
  expect(uploadIdsIn(fieldNamed('loans', 'photos'), value)).toEqual(new Set([ID]));
});
