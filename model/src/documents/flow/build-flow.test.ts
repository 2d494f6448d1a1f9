// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import { describe, expect, test } from 'vitest';
import { type Edit, loadExample, property, set } from '../../example/example.fixture.ts';
import type { FlowFieldFile, FlowFile } from '../../generated/flow.ts';
import { answerName, buildFlow, fieldFile } from './build-flow.ts';

const title = { en: 'Borrow' };
const label = { vi: 'Thử', en: 'Trial' };
const LOANS = 'schemas/resources/loans.json';
const edited =
  (...edits: readonly Edit[]): Edit =>
  (file) =>
    edits.reduce((done, edit) => edit(done), file);

const state = { $ref: '../enums/loan-state.json' };
const { model, diagnostics } = loadExample({
  [LOANS]: edited(
    property('wish', {
      ...state,
      'x-options': [
        { when: { by_post: true }, values: ['OPEN'] },
        { when: { by_post: true, due_on: null }, values: ['LOST'] },
        { values: ['OPEN', 'LOST'] },
      ],
    }),
    property('box', {
      type: 'object',
      properties: {
        code: { type: 'string', 'x-label': label },
        note: { type: 'string', 'x-label': label, 'x-when': { code: 'A' } },
      },
    }),
    set(
      ['operations'],
      [
        { name: 'count', on: 'resource', label },
        { name: 'plan', on: 'resource', slug: 'export', label },
      ],
    ),
  ),
});
if (!model) throw new Error(JSON.stringify(diagnostics));
const resources = new Map(model.resources.map((one) => [one.name, one]));
const fieldOf = (ref: string) => {
  const [resource = '', name] = ref.split('.');
  const found = resources.get(resource)?.fields.find((field) => field.name === name);
  if (!found) throw new Error(ref);
  return found;
};

const build = (file: Partial<FlowFile>) => {
  const value: FlowFile = { name: 'borrow', for: 'portal', title, steps: [], submit: { path: 'loans' }, ...file };
  return buildFlow({ name: 'borrow', source: 'borrow.json', value }, resources);
};
const step = (...fields: readonly (string | FlowFieldFile)[]) => ({ name: 'one', title, fields });
const fieldsOf = (...fields: readonly (string | FlowFieldFile)[]) =>
  build({ steps: [step(...fields)] }).steps[0]?.fields;

describe('Settings of a portal flow (a form with several steps)', () => {
  test('by default, a portal flow has a route by its name, no captcha and no idempotency key', () => {
    expect(build({ icon: 'Book' })).toEqual({
      name: 'borrow',
      source: 'borrow.json',
      for: 'portal',
      route: '/flows/borrow',
      title,
      page: { name: 'borrow', look: 'form', noindex: false },
      steps: [],
      submit: { method: 'POST', path: 'loans', captcha: false, idempotent: false },
    });
  });

  test('the module paths of a flow become relative to the project, and its result has the record fields to show', () => {
    const page = { name: 'borrowing', look: 'questions', lead: title, above: '../../web/above.tsx' } as const;
    const result = { facts: ['loans.number'], sent: './sent.ts', path: '/done/{id}', body: '../body.tsx' };
    const flow = buildFlow(
      {
        name: 'borrow',
        source: 'schemas/flows/borrow.json',
        value: { name: 'borrow', for: 'portal', title, page, result, steps: [], submit: { method: 'GET', path: 'x' } },
      },
      resources,
    );
    expect(flow.page).toEqual({ ...page, noindex: false, above: 'web/above.tsx' });
    expect(flow.result).toEqual({
      facts: [{ name: 'number', ref: 'loans.number', field: fieldOf('loans.number') }],
      sent: 'schemas/flows/sent.ts',
      path: '/done/{id}',
      body: 'schemas/body.tsx',
    });
    expect(flow.submit.method).toBe('GET');
  });

  test('settings in the schema file override the default settings', () => {
    const submit = { path: 'public/loans', captcha: true, idempotent: true, quote: 'public/prices' };
    expect(build({ route: '/', submit })).toMatchObject({ route: '/', submit: { method: 'POST', ...submit } });
  });
});

describe('Flow for staff in the back-office', () => {
  const staff = (submit: FlowFile['submit'], more: Partial<FlowFile> = {}) => build({ for: 'staff', submit, ...more });

  test('by default, a flow for staff creates a record and sends an idempotency key', () => {
    const flow = staff({ path: 'loans' });
    expect(flow).not.toHaveProperty('page');
    expect(flow.submit).toEqual({ method: 'POST', path: 'loans', captcha: false, idempotent: true });
    expect(flow.icon).toBe('PlaylistAddCheck');
    expect(flow.task).toEqual({ resource: 'loans', slug: 'loan.create', shows: [], links: [] });
  });

  test('a flow for staff can run an operation, with the settings of its schema file', () => {
    const task = {
      price: 'fee',
      payment: { field: 'pay', cash: 'CASH' },
      shows: ['number'],
      print: 'slip',
      links: [{ code: 'lent', label: title, to: '/loans' }],
    };
    const flow = staff({ path: 'loans/operations/count', ...task }, { icon: 'Book' });
    expect(flow.icon).toBe('Book');
    expect(flow.task).toEqual({ resource: 'loans', operation: 'count', slug: 'loan.count', ...task });
    expect(staff({ path: 'loans/operations/plan' }).task?.slug).toBe('loan.export');
  });

  test.each(['unknown', 'loans/operations/unknown'])(
    'building a flow for staff with the unknown path %s throws an error',
    (path) => {
      expect(() => staff({ path })).toThrow('The flow "borrow" does nothing, although it has passed the checks.');
    },
  );

  test('a flow for staff keeps the rules of the resource for the choices of a field', () => {
    const steps = [step('loans.wish')];
    expect(staff({ path: 'loans' }, { steps }).steps[0]?.fields[0]?.field.options).toEqual(
      fieldOf('loans.wish').options,
    );
    expect(build({ steps }).steps[0]?.fields[0]?.field).not.toHaveProperty('options');
  });
});

describe('Field of a flow', () => {
  test('a flow field without its own settings equals the field of its resource', () => {
    expect(fieldsOf('loans.due_on')).toEqual([{ name: 'due_on', ref: 'loans.due_on', field: fieldOf('loans.due_on') }]);
    expect(() => fieldsOf('loans.nothing')).toThrow(
      'No field is named "loans.nothing", although the flow has passed the checks.',
    );
  });

  test('settings in the schema file override the default settings', () => {
    const asked = {
      link: { label: title, to: title },
      default: false,
      control: 'buttons',
      lookup: 'mark',
      shows: ['name'],
      priced: true,
    } as const;
    const own = { label: { en: 'Due' }, help: { en: 'When' }, required: true };
    const [field] = fieldsOf({ field: 'loans.due_on', as: 'until', ...asked, ...own }) ?? [];
    expect(field).toEqual({
      name: 'until',
      ref: 'loans.due_on',
      field: { ...fieldOf('loans.due_on'), ...own },
      ...asked,
    });
    expect(fieldsOf({ field: 'loans.due_on', required: false, priced: false })).toEqual(fieldsOf('loans.due_on'));
  });

  test('a flow field can offer the rows of an API endpoint as choices', () => {
    const options = (more: object) =>
      fieldsOf({ field: 'loans.book_id', options: { path: 'books', ...more } })?.[0]?.options;
    expect(options({})).toEqual({ path: 'books', value: 'id', label: '{name}', search: false });
    expect(options({ value: 'mark', label: '{mark}', hint: '{name}', required_by: 'shelf', search: true })).toEqual({
      path: 'books',
      value: 'mark',
      label: '{mark}',
      hint: '{name}',
      requiredBy: 'shelf',
      search: true,
    });
  });

  test('a flow field is named by the setting `as`, or else by the last part of its path', () => {
    expect(fieldFile('loans.box.code')).toEqual({ field: 'loans.box.code' });
    const names = [{ field: 'loans.box.code' }, { field: 'loans.box.code', as: 'box' }].map(answerName);
    expect(names).toEqual(['code', 'box']);
    expect(fieldFile({ field: 'a.b', as: 'c' })).toEqual({ field: 'a.b', as: 'c' });
  });
});

describe('Conditions of flow fields', () => {
  const conditions = (...fields: readonly (string | FlowFieldFile)[]) =>
    Object.fromEntries(fieldsOf(...fields)?.map(({ name, when }) => [name, when]) ?? []);

  test('a flow applies a resource’s condition only if it asks for the field that the condition names', () => {
    expect(conditions('loans.address')).toEqual({ address: undefined });
    expect(conditions({ field: 'loans.by_post', as: 'sent' }, 'loans.address')).toEqual({
      sent: undefined,
      address: { sent: true },
    });
    expect(conditions('loans.box.code', 'loans.box.note')).toEqual({ code: undefined, note: { code: 'A' } });
  });

  test('the condition of a flow field includes the conditions of the fields that it names', () => {
    expect(
      conditions(
        'loans.by_post',
        { field: 'loans.due_on', when: { 'loans.by_post': false } },
        { field: 'loans.address', when: { 'loans.due_on': '2026-01-01' } },
        { field: 'users.name', when: { 'loans.address': 'x' } },
      ),
    ).toEqual({
      by_post: undefined,
      due_on: { by_post: false },
      // The condition of `address` names `due_on`, so the condition of `due_on` (`by_post: false`) is added. But the
      // resource requires `by_post: true` for `address`, and a field's own condition wins.
      address: { by_post: true, due_on: '2026-01-01' },
      name: { by_post: true, due_on: '2026-01-01', address: 'x' },
    });
  });
});

describe('Choices of a flow field', () => {
  const choices = (...fields: readonly (string | FlowFieldFile)[]) => fieldsOf(...fields)?.at(-1)?.choices;

  test('a rule for the choices of a flow field applies only if the flow asks for every field that the rule names', () => {
    const always = { values: ['OPEN', 'LOST'] };
    expect(choices('loans.wish')).toEqual([always]);
    expect(choices({ field: 'loans.by_post', as: 'sent' }, 'loans.wish')).toEqual([
      { when: { sent: true }, values: ['OPEN'] },
      always,
    ]);
    expect(choices('loans.by_post', 'loans.due_on', 'loans.wish')).toEqual([
      { when: { by_post: true }, values: ['OPEN'] },
      { when: { by_post: true, due_on: null }, values: ['LOST'] },
      always,
    ]);
    expect(choices('loans.due_on')).toBeUndefined();
  });
});

test('the schema of a flow step groups fields that have the same condition', () => {
  const when = { 'loans.by_post': true };
  const [first] = build({
    steps: [
      {
        ...step(
          { field: 'loans.by_post', required: true },
          { field: 'users.name', when, required: true },
          { field: 'loans.due_on', when, required: false },
          { field: 'books.name', as: 'book', when: { 'loans.by_post': false }, required: true },
        ),
        intro: title,
      },
    ],
  }).steps;
  const sent = (value: boolean) => ({ properties: { by_post: { const: value } }, required: ['by_post'] });
  const name = { type: 'string', maxLength: 100, minLength: 1 };
  expect(first?.intro).toEqual(title);
  expect(first?.schema).toEqual({
    type: 'object',
    required: ['by_post'],
    properties: { by_post: { type: 'boolean', default: false } },
    allOf: [
      {
        if: sent(true),
        then: { required: ['name'], properties: { name, due_on: { type: 'string', format: 'date' } } },
      },
      { if: sent(false), then: { required: ['book'], properties: { book: name } } },
    ],
  });
  expect(build({ steps: [step('loans.due_on')] }).steps[0]).toEqual({
    name: 'one',
    title,
    fields: fieldsOf('loans.due_on'),
    schema: { type: 'object', properties: { due_on: { type: 'string', format: 'date' } } },
  });
});
