// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { loadExample, property, replace, set } from '../example/example.fixture.ts';
import type { Edit } from '../example/example.fixture.ts';
import type { Field } from '../model/fields/field.ts';
import { holds } from '../model/json/json-schema.ts';
import type { Condition } from '../model/json/json-schema.ts';
import { resourceNamed } from '../model/model.ts';
import type { Model } from '../model/model.ts';
import { answerRequired } from '../documents/flow/flow.ts';
import type { Resource } from '../model/resource.ts';
import { conditionSchema } from './schema.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';

function load(edits: Readonly<Record<string, Edit>> = {}): Model {
  const { model, diagnostics } = loadExample(edits);
  if (!model) throw new Error(JSON.stringify(diagnostics, null, 1));
  return model;
}

function resource(model: Model, name: string): Resource {
  const found = resourceNamed(model, name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

function accepts(schema: object): (value: unknown) => boolean {
  const ajv = new Ajv2020({
    allowUnionTypes: true,
    strictRequired: false,
    formats: { date: true, 'shelf-mark': true },
  });
  const validate = ajv.compile(schema);
  return (value) => validate(value);
}

describe('Record schema that clients’ data must match', () => {
  const loan = resource(load(), 'loans');
  const valid = accepts(loan.schema);

  test('the record schema omits fields that only the server sets', () => {
    expect(Object.keys(loan.schema.properties ?? {})).toEqual(['book_id', 'due_on', 'by_post', 'address']);
    expect(JSON.stringify(loan.schema)).not.toContain('x-');
  });

  test('the record schema allows null in optional fields and rejects empty values in required fields', () => {
    expect(valid({ book_id: 'b1', by_post: false, due_on: null })).toBe(true);
    expect(valid({ book_id: 'b1', by_post: false })).toBe(true);
    expect(valid({ book_id: '', by_post: false })).toBe(false);
    expect(valid({ book_id: null, by_post: false })).toBe(false);
    expect(valid({ by_post: false })).toBe(false);
  });

  test('the record schema requires a field with a condition whenever the condition is true', () => {
    expect(valid({ book_id: 'b1', by_post: true })).toBe(false);
    expect(valid({ book_id: 'b1', by_post: true, address: null })).toBe(false);
    expect(valid({ book_id: 'b1', by_post: true, address: '' })).toBe(false);
    expect(valid({ book_id: 'b1', by_post: true, address: 'Hà Nội' })).toBe(true);
  });

  test('the record schema keeps the rules that a resource file defines for several fields together', () => {
    const rule = { if: { properties: { pages: { const: 1 } }, required: ['pages'] }, then: { required: ['summary'] } };
    const ruled = accepts(resource(load({ [BOOKS]: set(['schema', 'allOf'], [rule]) }), 'books').schema);
    const book = { name: 'Số đỏ', mark: 'VN-001' };
    expect(ruled(book)).toBe(true);
    expect(ruled({ ...book, pages: 1 })).toBe(false);
  });

  test('in the rows of a nested list, the record schema allows null in optional fields but not in required fields', () => {
    const book = accepts(resource(load(), 'books').schema);
    const authors = (...list: object[]) => ({ name: 'Số đỏ', mark: 'VN-001', authors: list });
    expect(book(authors({ name: 'Vũ Trọng Phụng', born: null }))).toBe(true);
    expect(book(authors({ name: null }))).toBe(false);
  });

  test('the record schema keeps a field, or a key inside a default value, that has the name of a project keyword', () => {
    const model = load({ [BOOKS]: property('label', { type: 'object', 'x-kind': 'json', default: { 'x-label': 1 } }) });
    expect(resource(model, 'books').schema.properties?.['label']).toEqual({
      type: ['object', 'null'],
      default: { 'x-label': 1 },
    });
  });
});

test('a condition and the JSON Schema compiled from it accept the same records', () => {
  const conditions: readonly Condition[] = [
    { a: 1 },
    { a: [1, 2] },
    { a: null },
    { a: [null, 1] },
    { a: 1, b: true },
    { 'o.p': 'x' },
    { 'o.p': null, a: 1 },
  ];
  const values = [undefined, null, 1, 2, 'x', true];
  for (const condition of conditions) {
    const valid = accepts(conditionSchema(condition));
    for (const a of values) {
      for (const b of values) {
        for (const o of [undefined, {}, { p: 'x' }, { p: null }]) {
          const record = JSON.parse(JSON.stringify({ a, b, o })) as Record<string, unknown>;
          expect([condition, record, valid(record)]).toEqual([condition, record, holds(condition, record)]);
        }
      }
    }
  }
});

describe('Permission matrix', () => {
  const rows = (model: Model, module: string) =>
    model.permissions.modules
      .find(({ name }) => name === module)
      ?.actions.map(({ slug, groups, openApi }) => `${slug}: ${groups.join(' ')}${openApi ? ' +api' : ''}`);

  test('the permission matrix of a resource lists its standard actions, extra actions and staff transitions', () => {
    expect(rows(load(), 'loan')).toEqual([
      'loan.read: head branch',
      'loan.create: head branch',
      'loan.update: head branch',
      'loan.delete: head branch',
      'loan.export: head',
      'loan.give-back: head branch',
      'loan.lose: head branch',
    ]);
    expect(rows(load(), 'book')?.[0]).toBe('book.read: head branch +api');
    expect(rows(load(), 'report')).toEqual(['report.overdue: head']);
  });

  test('the permission matrix omits actions that the resource does not offer', () => {
    const model = load({ [BOOKS]: set(['actions'], ['list', 'edit']) });
    expect(rows(model, 'book')).toEqual(['book.read: head branch +api', 'book.update: head branch']);
  });

  test('resources that share a permission module are grouped under the resource with the shortest name', () => {
    const model = load({
      [LOANS]: replace('"module": "loan"', '"module": "book"'),
      [BOOKS]: replace('"openApi"', '"groups": { "read": [] }, "openApi"'),
    });
    const book = model.permissions.modules.find(({ name }) => name === 'book');
    expect(book?.label).toEqual({ vi: 'Sách', en: 'Book' });
    expect(rows(model, 'book')?.slice(0, 2)).toEqual(['book.read:  +api', 'book.create: head branch']);
    expect(rows(model, 'book')).toContain('book.lose: head branch');
  });
});

describe('Steps, fields and conditions of a flow', () => {
  const [page] = load().flows;

  test('a flow marks fields that determine its price, and a choice is required only if the rows differ in the named value', () => {
    const options = { path: 'public/books', hint: '{shelf}', required_by: 'shelf' };
    const model = load({
      'schemas/flows/borrow.json': (text) =>
        set(
          ['submit', 'quote'],
          'public/quotes',
        )(set(['steps', 0, 'fields'], [{ field: 'loans.book_id', priced: true, options }, 'loans.by_post'])(text)),
    });
    const [book, post] = model.flows[0]?.steps[0]?.fields ?? [];
    expect(book).toMatchObject({ priced: true, options: { hint: '{shelf}', requiredBy: 'shelf' } });
    expect(post).not.toHaveProperty('priced');
    expect(answerRequired([{ shelf: 'A' }, { shelf: 'B' }], 'shelf')).toBe(true);
    expect(answerRequired([{ shelf: 'A' }, { shelf: 'A' }], 'shelf')).toBe(false);
    expect(answerRequired([{ shelf: 'A' }, { shelf: 'B' }], undefined)).toBe(false);
  });

  test('a portal flow has steps with fields, a submit request, and the API path of its choices', () => {
    expect(page?.steps.map(({ fields }) => fields.map(({ name, ref }) => `${name} ← ${ref}`))).toEqual([
      ['book_id ← loans.book_id', 'by_post ← loans.by_post'],
      ['reader ← users.name', 'address ← loans.address'],
    ]);
    expect(page?.submit).toEqual({ method: 'POST', path: 'public/loans', captcha: true, idempotent: false });
    expect(page?.steps[0]?.fields[0]?.options).toEqual({
      path: 'public/books',
      value: 'id',
      label: '{name}',
      search: false,
    });
  });

  test('conditions in a flow use the field names of the flow, and the schema of each step applies these conditions', () => {
    const step = page?.steps[1];
    expect(step?.fields[1]?.when).toEqual({ by_post: true });
    const valid = accepts(step?.schema ?? {});
    expect(valid({ reader: 'An', by_post: false })).toBe(true);
    expect(valid({ reader: 'An', by_post: true })).toBe(false);
    expect(valid({ reader: 'An', by_post: true, address: 'Hà Nội' })).toBe(true);
    expect(valid({ reader: null })).toBe(false);
    expect(JSON.stringify(step?.schema)).not.toMatch(/x-|Tên/);
  });

  test('an empty list does not satisfy a required field of a flow, whether or not the field has a condition', () => {
    const fields = [
      { field: 'books.tags', required: true },
      'loans.by_post',
      { field: 'books.marks', required: true, when: { 'loans.by_post': true } },
      { field: 'books.branches', required: false },
    ];
    const list = { type: 'array', 'x-reference': 'branches' };
    const model = load({
      [BOOKS]: (text) => ['tags', 'marks', 'branches'].reduce((book, name) => property(name, list)(book), text),
      'schemas/flows/borrow.json': set(['steps'], [{ name: 'one', title: { vi: 'a', en: 'a' }, fields }]),
    });
    const valid = accepts(model.flows[0]?.steps[0]?.schema ?? {});
    expect(valid({ tags: ['a'], by_post: false, branches: [] })).toBe(true);
    expect(valid({ tags: [], by_post: false })).toBe(false);
    expect(valid({ tags: ['a'], by_post: true, marks: [] })).toBe(false);
    expect(valid({ tags: ['a'], by_post: true, marks: ['b'] })).toBe(true);
  });

  test('a flow field that depends on a hidden field is hidden as well', () => {
    const fields = [
      'loans.by_post',
      { field: 'loans.due_on', when: { 'loans.by_post': true } },
      { field: 'users.name', when: { 'loans.due_on': '2026-01-01' } },
    ];
    const model = load({
      'schemas/flows/borrow.json': set(['steps'], [{ name: 'one', title: { vi: 'a', en: 'a' }, fields }]),
    });
    expect(model.flows[0]?.steps[0]?.fields[2]?.when).toEqual({ by_post: true, due_on: '2026-01-01' });
  });
});

test('a workflow makes the state field read-only and gives its transitions default settings', () => {
  const loan = resource(load(), 'loans');
  const state = loan.fields.find(({ name }) => name === 'state');
  expect(state).toMatchObject({ readOnly: true, default: 'OPEN', label: { vi: 'Trạng thái' } });
  expect(loan.fields.find(({ name }) => name === 'history')?.readOnly).toBe(true);
  expect(loan.workflow?.transitions.map(({ name, from, by, tone }) => [name, from, by, tone])).toEqual([
    ['give-back', ['OPEN'], ['staff', 'customer'], 'neutral'],
    ['lose', ['OPEN'], ['staff'], 'danger'],
  ]);
  expect(loan.workflow?.transitions[1]?.schema).toEqual({
    type: 'object',
    required: ['reason'],
    properties: { reason: { type: 'string', minLength: 3 } },
  });
});

describe('Inline enums of properties', () => {
  const NEW = { vi: 'Mới', en: 'New' };
  const listed = {
    enum: ['NEW'],
    'x-label': { vi: 'Loại', en: 'Kind' },
    'x-values': { NEW: { ...NEW, color: 'info' } },
  };
  const { 'x-label': _, ...unlabeled } = listed;
  const bound = { type: 'object', properties: { cover_kind: listed } };
  const model = load({
    [BOOKS]: (text) =>
      set(
        ['schema', 'properties', 'authors', 'items', 'properties', 'part'],
        listed,
      )(
        property('tags', { type: 'array', items: unlabeled })(
          property('paper_kind', listed)(property('binding', bound)(text)),
        ),
      ),
    [LOANS]: (text) =>
      set(['workflow', 'transitions', 2], {
        name: 'lose',
        label: NEW,
        from: 'RETURNED',
        to: 'LOST',
        by: 'staff',
        input: { type: 'object', properties: { cause: listed } },
      })(set(['workflow', 'transitions', 1, 'input', 'properties', 'cause'], listed)(text)),
  });

  test('an inline enum becomes an enum that is named after the resource and the property', () => {
    expect(model.enums.map(({ name, source, label }) => [name, source, label['en']])).toEqual([
      ['loan-state', 'schemas/enums/loan-state.json', 'State'],
      ['books-paper-kind', BOOKS, 'Kind'],
      ['books-tags', BOOKS, 'Trial tags'],
      ['books-authors-part', BOOKS, 'Kind'],
      ['books-binding-cover-kind', BOOKS, 'Kind'],
      ['loans-lose-cause', LOANS, 'Kind'],
    ]);
    expect(model.enums[1]?.values).toEqual([{ value: 'NEW', label: NEW, color: 'info' }]);
  });

  test('a property with its own enum values becomes an enum field at any depth', () => {
    const { fields } = resource(model, 'books');
    const kindAndEnum = (field: Field | undefined) => [field?.kind, field && 'enum' in field && field.enum];
    const at = (name: string, inner?: string) => {
      const field = fields.find((one) => one.name === name);
      return kindAndEnum(inner && field && 'fields' in field ? field.fields.find((one) => one.name === inner) : field);
    };
    expect(at('paper_kind')).toEqual(['enum', 'books-paper-kind']);
    expect(at('tags')).toEqual(['enum-list', 'books-tags']);
    expect(at('authors', 'part')).toEqual(['enum', 'books-authors-part']);
    expect(at('binding', 'cover_kind')).toEqual(['enum', 'books-binding-cover-kind']);
    const [, ...losing] = resource(model, 'loans').workflow?.transitions ?? [];
    expect(losing.map(({ input }) => kindAndEnum(input.at(-1)))).toEqual([
      ['enum', 'loans-lose-cause'],
      ['enum', 'loans-lose-cause'],
    ]);
  });

  test('the record schema allows only the values of an inline enum, and omits the labels of the values', () => {
    const { schema } = resource(model, 'books');
    expect(schema.properties?.['paper_kind']).toEqual({ type: ['string', 'null'], enum: ['NEW', null] });
    expect(schema.properties?.['tags']?.items).toEqual({ type: 'string', enum: ['NEW'] });
  });
});

describe('Choices that a field offers', () => {
  const label = { vi: 'Bản', en: 'Copy' };
  const rules = { where: { lent: true, price: 5, name: { field: 'address' } } };
  const copy = { type: 'string', 'x-reference': 'books', 'x-options': rules, 'x-label': label };

  test('a single rule for the choices of a field becomes a list with one rule', () => {
    const field = resource(load({ [LOANS]: property('copy_id', copy) }), 'loans').fields.find(
      ({ name }) => name === 'copy_id',
    );
    expect(field?.options).toEqual([rules]);
  });

  test('in a flow, rules for enum choices use the names of the flow fields, and rules for record choices stay on the server', () => {
    const rule = { when: { by_post: true }, values: ['OPEN'] };
    const state = {
      $ref: '../enums/loan-state.json',
      'x-options': [rule, { when: { due_on: null }, values: ['LOST'] }],
    };
    const fields = [
      { field: 'loans.by_post', as: 'sent' },
      { field: 'loans.copy_id', options: { path: 'public/books' } },
      'loans.copy_state',
    ];
    const edit: Edit = (text) =>
      property('copy_id', copy)(property('copy_state', { ...state, 'x-label': label })(text));
    const { flows } = load({
      [LOANS]: edit,
      'schemas/flows/borrow.json': set(['steps'], [{ name: 'one', title: { vi: 'a', en: 'a' }, fields }]),
    });
    const asked = flows[0]?.steps[0]?.fields.map(({ choices }) => choices);
    expect(asked).toEqual([undefined, undefined, [{ when: { sent: true }, values: ['OPEN'] }]]);
  });
});

describe('Flow for staff in the back-office', () => {
  const lend = (edits = {}) => load(edits).flows[1];

  test('a flow for staff has a back-office route with the name of the flow, and requires permission to create the record', () => {
    expect(lend()).toMatchObject({
      route: '/flows/lend',
      icon: 'MenuBook',
      submit: { idempotent: true },
      task: { resource: 'loans', slug: 'loan.create', shows: ['number', 'due_on'] },
    });
  });

  test('a flow for staff keeps the field’s input settings and the resource’s conditions', () => {
    const [book, due, , address] = lend()?.steps[0]?.fields ?? [];
    expect(book).toMatchObject({ lookup: 'mark', shows: ['name', 'authors'] });
    expect(due).toMatchObject({ default: 'today' });
    expect(address).toMatchObject({ when: { by_post: true } });
  });

  test('a flow for staff that runs an operation requires the permission of that operation', () => {
    const operation = { name: 'remind', label: { vi: 'Nhắc', en: 'Remind' }, on: 'resource' };
    const made = lend({
      'schemas/resources/loans.json': set(['operations'], [operation]),
      'schemas/flows/lend.json': (text: string) =>
        set(['submit'], { path: 'loans/operations/remind' })(set(['steps', 0, 'fields'], [])(text)),
    });
    expect(made?.task).toMatchObject({ resource: 'loans', operation: 'remind', slug: 'loan.remind' });
  });
});
