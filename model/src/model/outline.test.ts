import { describe, expect, test } from 'vitest';
import { loadExample, set } from '../example/example.fixture.ts';
import { resourceNamed } from './model.ts';
import { outlineOf } from './outline.ts';
import { knowsAction } from './permission.ts';
import { wordsIn } from './words.ts';
import { fieldsAsked } from './work/operation.ts';
import { flowsFor } from '../documents/flow/flow.ts';

const label = { vi: 'Thử', en: 'Trial' };
const asked = { type: 'object', properties: { year: { type: 'integer', 'x-label': label } } };
const { model } = loadExample({
  'schemas/resources/loans.json': (text) =>
    set(
      ['views'],
      [{ name: 'all', kind: 'queue', label }],
    )(
      set(
        ['operations'],
        [
          { name: 'count', on: 'resource', label, input: asked },
          { name: 'renew', label },
        ],
      )(text),
    ),
});
const [loans, books] = ['loans', 'books'].map((name) => model && resourceNamed(model, name));
if (!model || !loans || !books) throw new Error('no model');

test('the outline of a project has names and labels of resources and flows, without fields', () => {
  const common = { actions: ['list', 'show', 'create', 'edit', 'delete'] };
  expect(outlineOf([loans, { ...books, singleton: { path: 'book' } }], model.flows)).toEqual({
    resources: [
      {
        ...common,
        name: 'loans',
        module: 'loan',
        label: { vi: 'Phiếu mượn', en: 'Loan' },
        plural: { vi: 'Phiếu mượn', en: 'Loan' },
        menu: 'other',
        title: '{address}',
        list: { sort: { field: 'due_on', order: 'DESC' } },
        views: [{ name: 'all', label }],
        operations: [{ name: 'count', label, slug: 'loan.count' }],
      },
      {
        ...common,
        name: 'books',
        module: 'book',
        label: { vi: 'Sách', en: 'Book' },
        plural: { vi: 'Sách', en: 'Books' },
        menu: 'stock',
        title: '{mark} – {name}',
        list: { sort: { field: 'mark', order: 'ASC' } },
        singleton: { path: 'book' },
      },
    ],
    flows: [
      { name: 'borrow', title: { vi: 'Mượn sách', en: 'Borrow a book' } },
      { name: 'lend', title: { vi: 'Cho mượn', en: 'Lend' }, task: model.flows[1]?.task },
    ],
  });
});

test('a permission action is known only within its own module', () => {
  const known = (module: string, action: string) => knowsAction(model.permissions, module, action);
  expect([known('loan', 'export'), known('book', 'export'), known('none', 'read')]).toEqual([true, false, false]);
});

test('flows are listed separately for the portal and for staff', () => {
  expect([flowsFor(model, 'portal'), flowsFor(model, 'staff')].map((flows) => flows.map(({ name }) => name))).toEqual([
    ['borrow'],
    ['lend'],
  ]);
});

describe('Fields that a form asks for', () => {
  const names = (...of: Parameters<typeof fieldsAsked>) => fieldsAsked(...of).map(({ name }) => name);

  test('a form has the fields of the record, or of the transition or operation for which it asks', () => {
    expect(names(books, {})).toEqual(books.fields.map(({ name }) => name));
    expect(names(loans, { transition: 'lose' })).toEqual(['reason']);
    expect(names(loans, { transition: 'give-back' })).toEqual([]);
    expect(names(loans, { operation: 'count' })).toEqual(['year']);
    expect(names(loans, { operation: 'count', transition: 'lose' })).toEqual(['year']);
  });

  test('a form for an unknown resource, transition or operation has no fields', () => {
    expect(names(undefined, {})).toEqual([]);
    expect(names(books, { transition: 'lose' })).toEqual([]);
    expect(names(books, { operation: 'count' })).toEqual([]);
  });
});

test('reading a locale file keeps only texts and objects of texts', () => {
  expect(wordsIn({ a: 'x', b: { c: 'y', d: 5 }, e: ['z'], f: null })).toEqual({ a: 'x', b: { c: 'y' } });
  expect([wordsIn('x'), wordsIn(null)]).toEqual([{}, {}]);
});
