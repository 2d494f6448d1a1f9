import type { Field, Flow, FlowField, Model } from '@tuyen/model';
import { beforeAll, expect, test } from 'vitest';
import { library } from '../../testing/library.ts';
import { SchemaWords } from '../locales/resource-words.ts';
import type { WordTree } from '../locales/words.ts';
import { pageWords, wordKey } from './keys.ts';

let model: Model;
let page: Flow;
let isbn: FlowField;

beforeAll(async () => {
  const { model: before } = await library();
  const helped = (field: Field): Field =>
    field.name === 'isbn' ? { ...field, help: { en: 'On the back.' }, unit: { en: 'digits' } } : field;
  model = {
    ...before,
    resources: before.resources.map((resource) => ({ ...resource, fields: resource.fields.map(helped) })),
  };
  const [flow] = model.flows;
  const found = flow?.steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'isbn');
  if (!flow || !found) throw new Error('No field');
  page = flow;
  isbn = { ...found, field: helped(found.field) };
});

const keysOf = (field: FlowField) =>
  (['label', 'help', 'unit'] as const).map((kind) => wordKey(model, page, field, kind));

test('the text keys of a portal field are under its resource', () => {
  expect(keysOf(isbn)).toEqual([
    'resources.books.fields.isbn',
    'resources.books.help.isbn',
    'resources.books.units.isbn',
  ]);
});

test('texts that a portal page overrides have keys under the page, and all other texts have keys under the resource', () => {
  const own = { ...isbn, field: { ...isbn.field, help: { en: 'Below the title.' } } };
  expect(keysOf(own)).toEqual(['resources.books.fields.isbn', 'pages.reserve.help.isbn', 'resources.books.units.isbn']);
});

test('a portal field without a matching resource field has its text keys under the page', () => {
  const { unit: _unit, ...field } = isbn.field;
  expect(keysOf({ ...isbn, ref: 'books.other', field })).toEqual([
    'pages.reserve.fields.isbn',
    'pages.reserve.help.isbn',
    undefined,
  ]);
  expect(keysOf({ ...isbn, ref: 'others.isbn', field })[0]).toBe('pages.reserve.fields.isbn');
});

test('the text key of a nested portal field contains its whole path as one key', () => {
  const chapters = model.resources.flatMap(({ fields }) => fields).find(({ name }) => name === 'chapters');
  const heading = chapters && 'fields' in chapters ? chapters.fields[0] : undefined;
  if (!heading) throw new Error('No heading');
  const inside: FlowField = { ...isbn, name: 'heading', ref: 'books.chapters.heading', field: heading };
  expect(wordKey(model, page, inside, 'label')).toBe('resources.books.fields.chapters.heading');
  const tree: WordTree = {};
  const steps = page.steps.slice(0, 1).map((step) => ({ ...step, fields: [inside] }));
  pageWords(model, { ...page, steps }, new SchemaWords(tree, 'en', ['en']));
  expect(tree['resources']).toEqual({ books: { fields: { 'chapters.heading': 'Heading' } } });
});

test('a portal page has translation texts for its title, steps, links and overridden fields', () => {
  const [step] = page.steps;
  if (!step) throw new Error('No step');
  const own = {
    ...isbn,
    field: { ...isbn.field, label: { en: 'The number' } },
    link: { label: { en: 'Find it' }, to: { en: '/find' } },
  };
  const tree: WordTree = {};
  const steps = [{ ...step, name: 'one', title: { en: 'First' }, intro: { en: 'Begin.' }, fields: [own] }];
  pageWords(model, { ...page, title: { en: 'Reserve' }, steps }, new SchemaWords(tree, 'en', ['en']));
  expect(tree).toEqual({
    pages: {
      reserve: {
        title: 'Reserve',
        steps: { one: { title: 'First', intro: 'Begin.' } },
        fields: { isbn: 'The number' },
        links: { isbn: { label: 'Find it', to: '/find' } },
      },
    },
    resources: { books: { help: { isbn: 'On the back.' }, units: { isbn: 'digits' } } },
  });
});
