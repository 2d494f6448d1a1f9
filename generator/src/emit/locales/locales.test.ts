import type { Field, Resource } from '@tuyen/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { booksOf, library, contentOf } from '../../testing/library.ts';
import type { Project } from '../project.ts';
import { locales } from './locales.ts';
import { SchemaWords } from './resource-words.ts';
import type { WordTree } from './words.ts';

let project: Project;
let books: Resource;

beforeAll(async () => {
  project = await library();
  books = booksOf(project.model);
});

function wordsOf(call: (words: SchemaWords) => void, language = 'en'): WordTree {
  const tree: WordTree = {};
  call(new SchemaWords(tree, language, ['vi', 'en']));
  return tree;
}

test('the back-office and the portal each have a locale file per language if they exist', () => {
  const paths = (of: Project['paths']) => locales({ ...project, paths: of }).map(({ path }) => path);
  const [admin, portal] = [
    { out: 'a', custom: 'b', public: 'desk' },
    { out: 'c', custom: 'd', public: 'web' },
  ];
  expect(paths({ admin, portal })).toEqual([
    'desk/locales/vi/common.json',
    'web/locales/vi/common.json',
    'desk/locales/en/common.json',
    'web/locales/en/common.json',
  ]);
  expect(paths({ portal })).toEqual(['web/locales/vi/common.json', 'web/locales/en/common.json']);
  expect(paths({})).toEqual([]);
});

test('the back-office’s locale file has the texts of all resources, enums, kinds, menus and permissions', async () => {
  const words = JSON.parse(await contentOf(locales(project), 'desk/public/locales/en/common.json'));
  expect(words.resources.books.name).toBe('Book |||| Books');
  expect(words.resources.authors.fields.full_name).toBe('Full name');
  expect(words.resources.librarians.fields.password).toBe('Password');
  expect(words.enums['book-state'].LENT).toBe('Lent');
  expect(Object.keys(words.kinds)).toEqual(project.model.kinds.map(({ name }) => name));
  expect(words.menu.catalog).toBe('Catalog');
  expect(words.permissions.actions['books.lend']).toBe('Lend');
  // The back-office has only the texts of staff flows. The only flow of the test's project is for the portal.
  expect(words.flows).toBeUndefined();
});

test('the portal’s locale file has the texts of public fields, their enums and kinds, and record states', async () => {
  const words = JSON.parse(await contentOf(locales(project), 'readers/public/locales/en/common.json'));
  expect(Object.keys(words.resources.books.fields).toSorted()).toEqual(['isbn', 'title']);
  expect(words.resources.books.name).toBe('Book');
  expect(words.resources.authors).toBeUndefined();
  expect(Object.keys(words.enums)).toEqual(['book-state']);
  expect(Object.keys(words.kinds)).toEqual(['isbn']);
});

describe('Translated texts of schemas', () => {
  const label = { en: 'A', vi: 'B' };

  test('a schema text is in the requested language, or else in the project’s first language', () => {
    expect(wordsOf((words) => words.put(['a'], label))).toEqual({ a: 'A' });
    expect(wordsOf((words) => words.put(['a'], label), 'vi')).toEqual({ a: 'B' });
    expect(wordsOf((words) => words.put(['a'], label), 'de')).toEqual({ a: 'B' });
    expect(wordsOf((words) => words.put(['a'], undefined))).toEqual({});
  });

  test('a field has texts for its label, help and unit, and a nested field has its path as key', () => {
    const chapters = books.fields.find(({ name }) => name === 'chapters');
    if (!chapters) throw new Error('No chapters');
    const field: Field = { ...chapters, help: { en: 'Help' }, unit: { en: 'unit' } };
    expect(wordsOf((words) => words.field('books', field))).toEqual({
      resources: {
        books: {
          fields: { chapters: 'Chapters', 'chapters.heading': 'Heading', 'chapters.page': 'Page' },
          help: { chapters: 'Help' },
          units: { chapters: 'unit' },
        },
      },
    });
  });

  test('a resource has texts for its name, tabs, sections, transitions, fields, related lists and operations', () => {
    const small: Resource = {
      ...books,
      fields: [],
      tabs: [{ name: 'lent', label: { en: 'Out' }, filter: {} }],
      form: { ...books.form, sections: [{ name: 'main', label: { en: 'Main' }, fields: [] }] },
      show: { ...books.show, sections: [{ name: 'main', label: { en: 'Main' }, fields: [] }] },
      related: [{ resource: 'loans', by: 'book_id', label: { en: 'Loans' }, limit: 5 }],
    };
    const { resources } = wordsOf((words) => words.resource(small));
    expect(resources).toEqual({
      books: {
        name: 'Book |||| Books',
        tabs: { lent: 'Out' },
        sections: { main: 'Main' },
        transitions: { lend: 'Lend', return: 'Return' },
        fields: { due_on: 'Due on', until: 'Until' },
        related: { loans: { book_id: 'Loans' } },
        operations: { reserve: 'Reserve', 'take-stock': 'Take stock' },
      },
    });
  });

  test('the locale texts contain the value labels of an enum and the error message of a kind', () => {
    const [each] = project.model.enums;
    if (!each) throw new Error('No enum');
    const values = [
      { value: 1, label },
      { value: null, label },
    ];
    expect(wordsOf((words) => words.enum({ ...each, name: 'e', values }))).toEqual({
      enums: { e: { 1: 'A', null: 'A' } },
    });
    const [kind] = project.model.kinds;
    if (!kind) throw new Error('No kind');
    expect(wordsOf((words) => words.kind({ ...kind, name: 'k', message: label }))).toEqual({
      kinds: { k: { message: 'A' } },
    });
  });
});
