import { type Field, type Model, type Operation, zoneNamed } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { getOrThrow } from '../get-or-throw.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { choiceIn, chosenField } from './choice.ts';
import { viewOf } from './view.ts';

function model(): Model {
  const read = libraryModel();
  const author = fieldOf(read, 'books', 'author_id');
  const count: Operation = {
    name: 'count',
    label: {},
    on: 'record',
    slug: 'book.count',
    input: [{ ...author, name: 'for_id' }],
    answer: [],
    tone: 'neutral',
  };
  const resources = read.resources.map((one) => (one.name === 'books' ? { ...one, operations: [count] } : one));
  return { ...read, resources };
}
function fieldOf(read: Model, resource: string, wanted: string): Field {
  const field = read.resources.find(({ name }) => name === resource)?.fields.find(({ name }) => name === wanted);
  if (!field) throw new Error(`${resource} have ${wanted}`);
  return field;
}

const library = model();
const resources = new Map(library.resources.map((one) => [one.name, one]));
const view = (list: string) => viewOf(library, getOrThrow(resources, list), zoneNamed('UTC'));
const chosen = (list: string, given: unknown) => choiceIn(view(list), JSON.stringify(given));

describe('The list parameter "for" (choices of a reference field)', () => {
  it('without the parameter "for", a list is not limited to the choices of a reference field', () => {
    expect(choiceIn(view('books'), undefined)).toBeUndefined();
  });

  it.each([
    ['authors', { resource: 'books', field: 'author_id' }],
    ['books', { resource: 'books', field: 'related_ids' }],
    ['authors', { resource: 'books', field: 'chapters.written_by' }],
    ['loans', { resource: 'loans', field: 'with_id', transition: 'lend' }],
    ['authors', { resource: 'books', field: 'for_id', operation: 'count' }],
    ['authors', { resource: 'books', field: 'author_id', id: 'b1' }],
  ])('the parameter "for" on the list %s is parsed as %j even without other form values', (list, given) => {
    expect(chosen(list, given)).toEqual({ ...given, beside: {} });
  });

  it('the query parameter "for", which names a reference field, can also contain the values of other form fields', () => {
    const given = { resource: 'books', field: 'chapters.written_by', beside: { name: 'One', draft: true } };
    expect(chosen('authors', given)).toEqual(given);
  });

  it.each([
    ['a text', 'author_id'],
    ['a list', [{ resource: 'books', field: 'author_id' }]],
    ['nothing', null],
    ['no resource', { field: 'author_id' }],
    ['no field', { resource: 'books' }],
    ['a resource that is no text', { resource: 1, field: 'author_id' }],
    ['a field that is no text', { resource: 'books', field: 1 }],
    ['an id that is no text', { resource: 'books', field: 'author_id', id: 1 }],
    ['an id of nothing', { resource: 'books', field: 'author_id', id: null }],
    ['a transition that is no text', { resource: 'books', field: 'author_id', transition: 1 }],
    ['an operation that is no text', { resource: 'books', field: 'author_id', operation: 1 }],
    ['a list beside it', { resource: 'books', field: 'author_id', beside: [] }],
    ['something else', { resource: 'books', field: 'author_id', office: 'o1' }],
    ['an unknown resource', { resource: 'maps', field: 'author_id' }],
    ['an unknown field', { resource: 'books', field: 'writer_id' }],
    ['a field that refers to nothing', { resource: 'books', field: 'title' }],
    ['a field that refers to other records', { resource: 'books', field: 'related_ids' }],
    ['a field that the transition does not ask for', { resource: 'loans', field: 'book_id', transition: 'lend' }],
    ['a field that the operation does not ask for', { resource: 'books', field: 'author_id', operation: 'count' }],
  ])('a list rejects the parameter "for" if its value is %s', (_, given) => {
    const params = { reason: 'not_chosen_there', parameter: 'for', resource: 'authors' };
    expect(() => chosen('authors', given)).toThrow(expect.objectContaining({ status: 400, code: 'bad_query', params }));
  });
});

it('chosenField returns the reference field that the parameter "for" names, or undefined if there is no such reference field', () => {
  const field = (wanted: string, place: object = {}) =>
    chosenField(library, { resource: 'books', field: wanted, beside: {}, ...place });
  expect(field('author_id')).toBe(fieldOf(library, 'books', 'author_id'));
  expect(field('chapters.written_by')).toMatchObject({ name: 'written_by', resource: 'authors' });
  expect(field('for_id', { operation: 'count' })).toMatchObject({ name: 'for_id', resource: 'authors' });
  expect(field('chapters')).toBeUndefined();
  expect(field('chapters.name')).toBeUndefined();
  expect(field('author_id', { resource: 'maps' })).toBeUndefined();
});
