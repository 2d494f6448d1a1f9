import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../domain.ts';
import { type Library, libraryModel, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

function model() {
  const read = libraryModel();
  const searchable = (name: string) => ['title', 'isbn', 'shelf_mark'].includes(name);
  return {
    ...read,
    resources: read.resources.map((resource) =>
      resource.name === 'books'
        ? { ...resource, fields: resource.fields.map((field) => ({ ...field, searchable: searchable(field.name) })) }
        : resource,
    ),
  };
}

let library: Library;
let root: Send;
const ids: Record<string, string> = {};
beforeAll(async () => {
  library = await openLibrary({ model: model() });
  root = await library.as('root');
  for (const [name, more] of Object.entries<Row>({
    'Blue whale': { isbn: 'N-1' },
    'The blue': { isbn: 'N-2' },
    'True blues': { isbn: 'BLUE' },
    Bluebell: { isbn: 'N-3' },
    Red: { isbn: 'N-4 blue' },
    Green: { isbn: 'N-5', shelf_mark: 'AB123' },
    Skyblue: { isbn: 'N-6' },
  })) {
    const { status, body } = await root('POST', 'books', { title: name, ...more });
    expect(status, JSON.stringify(body)).toBe(201);
    ids[name] = String(body['id']);
  }
});
afterAll(() => library.app.close());

const search = async (query: string) => listOf((await root('GET', `search?${query}`)).body);
const hit = (title: string, more: Row = {}) => ({ resource: 'books', id: ids[title], title, exact: false, ...more });

it('search results list exact values first, then matches at the beginning, then matches outside the title', async () => {
  expect(await search('q=Blue&limit=20')).toEqual([
    hit('True blues', { exact: true }),
    hit('Blue whale'),
    hit('Bluebell'),
    hit('The blue'),
    hit('Skyblue'),
    hit('Red', { field: 'isbn', value: 'N-4 blue' }),
  ]);
});

it('if the title lacks a search word, the search result names the field that contains the first such word', async () => {
  expect(await search('q=green%20ab123')).toEqual([hit('Green', { field: 'shelf_mark', value: 'AB123' })]);
  expect(await search('q=ab123%20n-5')).toEqual([hit('Green', { field: 'shelf_mark', value: 'AB123' })]);
  expect(await search('q=n-5%20green')).toEqual([hit('Green', { field: 'isbn', value: 'N-5' })]);
});

it('a search finds an exact code in any case, even if other results fill the page', async () => {
  for (const text of ['blue', 'BLUE', '%20Blue%20'])
    expect(
      (await search(`q=${text}&limit=2`)).map(({ title }) => title),
      text,
    ).toEqual(['True blues', 'Blue whale']);
  expect((await search('q=blue&limit=1')).map(({ title }) => title)).toEqual(['True blues']);
});

it('a search for spaces finds nothing, and a search returns five records per resource by default', async () => {
  expect(await search('q=%20%20')).toEqual([]);
  expect(await search('q=blue')).toHaveLength(5);
  expect((await root('GET', `search?q=${'a'.repeat(100)}`)).status).toBe(200);
  expect((await root('GET', `search?q=${'a'.repeat(101)}`)).status).toBe(400);
});

function listOf(body: unknown): readonly Row[] {
  if (!Array.isArray(body)) throw new Error('the answer is a list');
  return body;
}
