import type { Enum, Model, Print } from '@tuyen/model';
import { beforeAll, expect, test } from 'vitest';
import { booksOf, library } from '../testing/library.ts';
import { nameClashes } from './name-clashes.ts';

let model: Model;
beforeAll(async () => {
  ({ model } = await library());
});

const messages = (more: Partial<Model>) =>
  nameClashes({ ...model, ...more }, () => undefined).map(({ file, message }) => `${file}: ${message}`);
const resources = (...names: readonly string[]) => ({
  resources: names.map((name) => ({ ...booksOf(model), name, source: `s/resources/${name}.json` })),
});
const enums = (...names: readonly string[]) => ({
  enums: names.map((name): Enum => ({ name, source: `s/enums/${name}.json`, label: {}, values: [] })),
});

test('two schemas whose names give the same identifier in generated code are reported with both files', () => {
  expect(messages({})).toEqual([]);
  expect(messages(resources('a-1', 'a1'))).toEqual([
    's/resources/a1.json: "a1" would have the name A1 in generated code, which "a-1" of s/resources/a-1.json has already.',
  ]);
  expect(messages(enums('a-1', 'a1'))).toEqual([
    's/enums/a1.json: "a1" would have the name A1 in generated code, which "a-1" of s/enums/a-1.json has already.',
  ]);
  const print = (name: string) => ({ name, resource: 'books', source: `s/prints/${name}.json` }) as Print;
  expect(messages({ prints: [print('slip-1'), print('slip1')] })).toEqual([
    's/prints/slip1.json: "slip1" would have the name BooksSlip1 in generated code, which "slip-1" of s/prints/slip-1.json has already.',
  ]);
});

test('a resource whose type would have the name of an API type is reported', () => {
  expect(messages(resources('api-problems'))).toEqual([
    's/resources/api-problems.json: "api-problems" would have the name ApiProblem in generated code, which the API itself has already.',
  ]);
});

test('a resource and an enum, or a singular and a plural, may have the same name', () => {
  expect(messages({ ...resources('books', 'book', 'book-inputs'), ...enums('book', 'books') })).toEqual([]);
});
