import type { Enum, Flow, FlowTask, Model, Outline, View } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryModel, openLibrary, type Library, type Send } from '@tuyen/server-mock/testing/library';

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

it('an inline enum is visible only to callers who may read the resource of its field', async () => {
  const seenBy = async (account: string) => {
    const { body } = await (await library.as(account))('GET', 'meta/resources');
    return (body['enums'] as Enum[]).map(({ name }) => name);
  };
  const files = libraryModel().enums.map(({ name }) => name);
  expect(await seenBy('reader')).toEqual([...files, 'books-cover']);
  expect(await seenBy('root')).toEqual([...files, 'books-cover', 'users-cover']);
});

it("the model's outline lists all readable resources, while only the requested resource is described", async () => {
  const reader = await library.as('reader');
  const { resources, outline } = (await reader('GET', 'meta/resources?only=books')).body;
  expect(resources).toMatchObject([{ name: 'books', fields: expect.any(Array) }]);
  const outlined = (outline as Outline).resources;
  expect(outlined.map(({ name }) => name)).toEqual(['books', 'loans']);
  for (const each of outlined) expect(each).not.toHaveProperty('fields');
  const { body: loans } = await reader('GET', 'meta/resources/loans');
  expect(loans).toMatchObject(outlined[1] ?? {});
});

describe('Views and flows in the model description', () => {
  const flow = (name: string, task?: Partial<FlowTask>): Flow => ({
    name,
    source: `schemas/flows/${name}.json`,
    for: 'staff',
    route: `/flows/${name}`,
    title: { en: name },
    steps: [],
    submit: { method: 'POST', path: 'books', captcha: false, idempotent: true },
    ...(task && { task: { resource: 'books', slug: 'book.create', shows: [], links: [], ...task } }),
  });

  function modelWithViews(): Model {
    const model = libraryModel();
    const fieldOf = (resource: string, name: string) => {
      const field = model.resources.find((each) => each.name === resource)?.fields.find((each) => each.name === name);
      if (!field) throw new Error(`${resource} have no ${name}`);
      return field;
    };
    const book = { field: 'book_id', resource: 'books' };
    const author = { field: 'author_id', resource: 'authors' };
    const board: View = {
      name: 'board',
      kind: 'board',
      label: { en: 'Board' },
      slugs: [],
      field: 'state',
      states: ['ASKED'],
      filter: {},
      sort: [],
      parts: {
        fields: [
          { path: 'reader' },
          { path: 'book.title', joined: { through: [book], field: fieldOf('books', 'title') } },
          { path: 'book.author.name', joined: { through: [book, author], field: fieldOf('authors', 'name') } },
        ],
      },
    };
    const resources = model.resources.map((each) => (each.name === 'loans' ? { ...each, views: [board] } : each));
    const flows = [
      flow('buy', {}),
      flow('settle', { resource: 'loans', slug: 'loan.update' }),
      flow('without-task'),
      { ...flow('ask', {}), for: 'portal' as const },
    ];
    return { ...model, resources, flows };
  }

  let other: Library;
  let clerk: Send;
  let reader: Send;
  beforeAll(async () => {
    other = await openLibrary({ model: modelWithViews() });
    clerk = await other.as('clerk');
    reader = await other.as('reader');
  });
  afterAll(() => other.app.close());

  it('the description of a board omits fields of related resources that the caller may not read', async () => {
    const paths = async (send: Send) => {
      const views = (await send('GET', 'meta/resources/loans')).body['views'] as readonly View[];
      return views.map(({ name, parts }) => [
        name,
        Object.entries(parts).map(([part, of]) => [part, of.map(({ path }) => path)]),
      ]);
    };
    expect(await paths(clerk)).toEqual([['board', [['fields', ['reader', 'book.title', 'book.author.name']]]]]);
    expect(await paths(reader)).toEqual([['board', [['fields', ['reader', 'book.title']]]]]);
    const { views: _, ...loans } = other.engine.model.resources.find(({ name }) => name === 'loans') ?? {};
    expect((await clerk('GET', 'meta/resources/loans')).body).toMatchObject(JSON.parse(JSON.stringify(loans)));
  });

  it('the model description lists only flows that the staff member may run', async () => {
    const names = async (send: Send, query = '') => {
      const { flows, outline } = (await send('GET', `meta/resources${query}`)).body;
      return [flows, (outline as Outline).flows].map((list) => (list as readonly Flow[]).map(({ name }) => name));
    };
    expect(await names(clerk)).toEqual([
      ['buy', 'settle'],
      ['buy', 'settle'],
    ]);
    expect(await names(clerk, '?only=settle')).toEqual([['settle'], ['buy', 'settle']]);
    expect(await names(reader)).toEqual([[], []]);
  });

  it('the description of a flow is returned only to callers who may run the flow, with 304 if it is unchanged', async () => {
    const { status, body, headers } = await clerk('GET', 'meta/flows/buy');
    expect([status, body]).toEqual([200, JSON.parse(JSON.stringify(flow('buy', {})))]);
    const known = { 'if-none-match': String(headers['etag']) };
    expect((await clerk('GET', 'meta/flows/buy', undefined, known)).status).toBe(304);
    for (const name of ['without-task', 'ask', 'nothing'])
      expect((await clerk('GET', `meta/flows/${name}`)).status, name).toBe(404);
    expect((await reader('GET', 'meta/flows/buy')).status).toBe(404);
  });
});
