import { expect, it } from 'vitest';
import { libraryModel } from '../../testing/library.ts';
import { sampleModel } from './sample-model.ts';
import { SampleError } from './sample-options.ts';

const model = libraryModel();
const namesIn = (only: readonly string[]) =>
  sampleModel(model, { only, rows: undefined }).resources.map(({ name }) => name);

it('the model for sample data contains every resource by default, without features that need code', () => {
  const operation = { label: {}, slug: 'book.update', input: [], answer: [], tone: 'neutral', on: 'record' } as const;
  const resources = model.resources.map((one) => ({ ...one, operations: [{ ...operation, name: 'count' }] }));
  const sample = sampleModel({ ...model, resources }, { only: [], rows: undefined });
  expect(sample.resources.map(({ name }) => name)).toEqual(model.resources.map(({ name }) => name));
  for (const one of sample.resources) expect(one).not.toHaveProperty('operations');
  const { dashboards, flows, mails, prints, scenarios } = sample;
  expect([dashboards, flows, mails, prints, scenarios]).toEqual([[], [], [], [], []]);
});

it('the model for sample data has the requested resources, their references, accounts, offices and roles', () => {
  const accounts = ['users', 'offices', 'roles'];
  expect(namesIn(['authors']).toSorted()).toEqual(['authors', ...accounts].toSorted());
  expect(namesIn(['loans'])).toEqual(expect.arrayContaining(['loans', 'books', 'authors', ...accounts]));
  expect(namesIn(['loans'])).not.toContain('preferences');
});

it('the requested number of sample rows applies only to the requested resources', () => {
  const seeds = (rows: number | undefined) =>
    Object.fromEntries(sampleModel(model, { only: ['authors'], rows }).resources.map(({ name, seed }) => [name, seed]));
  const own = Object.fromEntries(model.resources.map(({ name, seed }) => [name, seed]));
  expect(seeds(7)).toEqual({ authors: 7, users: own['users'], offices: own['offices'], roles: own['roles'] });
  expect(seeds(undefined)['authors']).toBe(own['authors']);
});

it('the model for sample data omits a related list if the model does not contain the listed resource', () => {
  const lists = ['books', 'preferences'].map((resource) => ({ resource, by: 'author_id', limit: 5 }));
  const resources = model.resources.map((one) => (one.name === 'authors' ? { ...one, related: lists } : one));
  const authors = (only: readonly string[]) =>
    sampleModel({ ...model, resources }, { only, rows: undefined }).resources.find(({ name }) => name === 'authors');
  expect(authors([])?.related).toEqual(lists);
  expect(authors(['books'])?.related).toEqual(lists.slice(0, 1));
  expect(authors(['authors'])).not.toHaveProperty('related');
});

it('an unknown resource name in the sample options is rejected with a suggestion', () => {
  expect(() => namesIn(['authors', 'bookz'])).toThrow(
    new SampleError('There is no resource "bookz". Did you mean "books"?'),
  );
  expect(() => namesIn(['shelves-and-more'])).toThrow(new SampleError('There is no resource "shelves-and-more".'));
});
