import { describe, expect, test } from 'vitest';
import { loadExample, set } from '../example/example.fixture.ts';
import { resourceNamed } from '../model/model.ts';
import { fieldsOfModel } from '../placeholders/model-fields.ts';
import type { ViewFile } from '../generated/view.ts';
import { withViews } from './index.ts';

const label = { vi: 'Thử', en: 'Trial' };
const { model, diagnostics } = loadExample({
  'schemas/resources/loans.json': set(
    ['operations'],
    [
      { name: 'renew', label },
      { name: 'sell', label, slug: 'export' },
      { name: 'count', label, on: 'resource' },
    ],
  ),
});
const [loans, books] = ['loans', 'books'].map((name) => model && resourceNamed(model, name));
if (!model || !loans || !books) throw new Error(JSON.stringify(diagnostics));
const view = (file: ViewFile, resource = loans) => withViews(resource, [file], fieldsOfModel(model)).views?.[0];
const book = { through: [{ field: 'book_id', resource: 'books' }] };
const field = (name: string) => books.fields.find((one) => one.name === name);

test('building the views of a resource without views returns the same resource object', () => {
  expect(withViews(loans, undefined, fieldsOfModel(model))).toBe(loans);
  expect(withViews(loans, [], fieldsOfModel(model)).views).toEqual([]);
});

describe('Queue view of a resource', () => {
  const file = { name: 'all', kind: 'queue', label } as const;

  test('settings in the schema file override the default settings', () => {
    const more = { tab: 'open', filter: { by_post: true }, late: { by_post: false } };
    const parts = { row: ['due_on'], fields: ['book.mark'], evidence: ['address'] };
    expect(view({ ...file, ...more, ...parts, sort: '-due_on', actions: [{ name: 'renew', key: 'R' }] })).toEqual({
      ...file,
      ...more,
      slugs: ['loan.renew'],
      sort: [{ field: 'due_on', order: 'DESC' }],
      parts: {
        row: [{ path: 'due_on' }],
        fields: [{ path: 'book.mark', joined: { ...book, field: field('mark') } }],
        evidence: [{ path: 'address' }],
      },
      actions: [{ name: 'renew', key: 'R' }],
    });
  });

  test('a queue offers each staff transition and operation on a record once, with its permission', () => {
    const built = view(file);
    expect(built).toMatchObject({
      actions: [{ name: 'give-back' }, { name: 'lose' }, { name: 'renew' }, { name: 'sell' }],
      slugs: ['loan.give-back', 'loan.lose', 'loan.renew', 'loan.export'],
    });
    expect(built).not.toHaveProperty('tab');
    expect(built).not.toHaveProperty('late');
  });

  test('a queue offers a transition once, even if the workflow lists it twice', () => {
    const transitions = loans.workflow?.transitions ?? [];
    const doubled = {
      ...loans,
      workflow: { field: 'state', initial: 'OPEN', transitions: [...transitions, ...transitions] },
    };
    expect(view(file, doubled)).toHaveProperty('actions.length', 4);
  });

  test('a queue without a workflow shows two list columns that are not in the record’s title', () => {
    expect(view(file, books)).toMatchObject({
      actions: [],
      slugs: [],
      parts: { row: [{ path: 'pages' }, { path: 'price' }], evidence: [] },
    });
  });

  test('building a view whose file names an unknown field throws an error', () => {
    expect(() => view({ ...file, fields: ['nothing'] })).toThrow('loans has no field nothing.');
  });
});

describe('Board view of a resource', () => {
  const file = { name: 'states', kind: 'board', label } as const;

  test('settings in the schema file override the default settings', () => {
    const more = { states: ['OPEN'], filter: { by_post: true } };
    expect(view({ ...file, ...more, sort: ['due_on', '-number'], fields: ['book.name'] })).toEqual({
      ...file,
      ...more,
      slugs: [],
      field: 'state',
      sort: [
        { field: 'due_on', order: 'ASC' },
        { field: 'number', order: 'DESC' },
      ],
      parts: { fields: [{ path: 'book.name', joined: { ...book, field: field('name') } }] },
    });
  });

  test('a board of a resource without a workflow has no columns for states', () => {
    expect(view(file, books)).toMatchObject({ field: '', states: [], filter: {} });
  });
});

test('a timeline view uses the settings of its file, or else default settings', () => {
  const file = { name: 'days', kind: 'timeline', label, from: 'created_at' } as const;
  const more = { filter: { by_post: true }, to: 'due_on', exclusive: ['book_id'], idle: { by_post: false } };
  expect(view({ ...file, ...more, lanes: ['book_id', 'state'], assign: ['book_id'], fields: ['number'] })).toEqual({
    ...file,
    ...more,
    slugs: [],
    lanes: ['book_id', 'state'],
    assign: ['book_id'],
    bar: ['book_id', 'state'],
    needs: [],
    repeats: ['book_id'],
    parts: { fields: [{ path: 'number' }] },
  });
  expect(view({ ...file, lanes: 'book_id' })).toEqual({
    ...file,
    slugs: [],
    filter: {},
    lanes: ['book_id'],
    exclusive: [],
    assign: [],
    bar: ['book_id'],
    needs: [],
    repeats: ['book_id'],
    parts: { fields: [{ path: 'number' }, { path: 'book_id' }, { path: 'state' }, { path: 'due_on' }] },
  });
});

test('a timeline view says on its bars what its file names, and knows what they need, repeat and alternate', () => {
  const planned = { bar: ['state', 'number'], needs: ['book_id'], repeats: ['number'], turns: 'state' };
  const file = { name: 'days', kind: 'timeline', label, from: 'created_at', lanes: 'book_id' } as const;
  expect(view({ ...file, ...planned, assign: ['book_id'] })).toMatchObject(planned);
});
