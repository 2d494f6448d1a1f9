import { expect, test } from 'vitest';
import { buildFields } from './field.ts';
import { buildOperation } from './operations.ts';
import { buildRelated } from './related.ts';
import { SYSTEM_FIELDS, systemFields } from './system-fields.ts';
import { toolText } from './tool-texts.ts';
import { buildWorkflow, guardWorkflowFields } from './workflow.ts';

const label = { en: 'Label' };
const VOCABULARY = { languages: ['en'], enums: new Map(), kinds: new Map() };
const input = { type: 'object', required: ['why'], properties: { why: { type: 'string' } } };
const schema = { type: 'object', required: ['why'], properties: { why: { type: 'string', minLength: 1 } } };

test('a transition lists the states that it starts from and the kinds of accounts that can make it', () => {
  const file = {
    field: 'state',
    initial: 'OPEN',
    transitions: [
      { name: 'lend', label, from: 'OPEN', to: 'LENT', by: 'staff' },
      {
        name: 'lose',
        label,
        from: ['OPEN', 'LENT'],
        to: 'LOST',
        by: ['staff', 'customer'],
        when: { paid: true },
        input,
        tone: 'danger',
        bulk: true,
      },
    ],
  } as const;
  const workflow = buildWorkflow(file, VOCABULARY, 'books');
  expect(workflow).toEqual({
    field: 'state',
    initial: 'OPEN',
    transitions: [
      { name: 'lend', label, from: ['OPEN'], to: 'LENT', by: ['staff'], input: [], tone: 'neutral' },
      { ...file.transitions[1], input: buildFields(input, VOCABULARY, 'books-lose'), schema },
    ],
  });
  expect(buildWorkflow({ ...file, history: 'log', transitions: [] }, VOCABULARY, 'books')).toEqual({
    field: 'state',
    initial: 'OPEN',
    history: 'log',
    transitions: [],
  });
});

test('the fields for a workflow’s state and history are read-only, and new records have the initial state', () => {
  const properties = { state: { type: 'string' }, log: { type: 'array' }, name: { type: 'string' } };
  const fields = buildFields({ properties }, VOCABULARY, 'books');
  const [state, log, name] = fields;
  const file = { field: 'state', initial: 'OPEN', transitions: [] };
  expect(guardWorkflowFields(fields, { ...file, history: 'log' })).toEqual([
    { ...state, readOnly: true, default: 'OPEN' },
    { ...log, readOnly: true },
    name,
  ]);
  expect(guardWorkflowFields(fields, file).map(({ readOnly }) => readOnly)).toEqual([true, false, false]);
  expect(guardWorkflowFields(fields, undefined)).toBe(fields);
});

test('by default, an operation acts on a record and requires its own permission', () => {
  const of = { resource: 'books', module: 'book' };
  expect(buildOperation({ name: 'count', label }, VOCABULARY, of)).toEqual({
    name: 'count',
    label,
    on: 'record',
    slug: 'book.count',
    input: [],
    answer: [],
    tone: 'neutral',
  });
  const file = { name: 'count', label, on: 'resource', when: { a: 1 }, result: label, tone: 'primary' } as const;
  expect(buildOperation({ ...file, slug: 'edit', input, answer: input }, VOCABULARY, of)).toEqual({
    ...file,
    slug: 'book.update',
    input: buildFields(input, VOCABULARY, 'books-count'),
    schema,
    answer: buildFields(input, VOCABULARY, 'books-count-answer'),
  });
});

test('a list of related records can have its own maximum length and sort order', () => {
  const file = { resource: 'loans', by: 'book_id' };
  expect(buildRelated(file)).toEqual({ ...file, limit: 5 });
  expect(buildRelated({ ...file, label, limit: 3, sort: 'due_on' })).toEqual({
    ...file,
    label,
    limit: 3,
    sort: { field: 'due_on', order: 'ASC' },
  });
});

test('every record has the system fields, which include an office if the resource’s scope is "office"', () => {
  const users = { resource: 'users', signIn: [], signInForm: [] };
  const identity = { users, offices: { resource: 'branches' } };
  const text = toolText(['en'], {});
  const build = (
    ...[scope, declared = [], of = identity]: [scope: 'office' | 'global', declared?: string[], of?: object]
  ) => systemFields(scope, new Set(declared), { users, ...of }, text);
  const base = {
    required: true,
    readOnly: true,
    writeOnly: false,
    unique: false,
    searchable: false,
    public: false,
    system: true,
  };
  const moment = { type: 'string', format: 'date-time' };
  const reference = { kind: 'reference', use: 'read', schema: { type: 'string' } };
  const uuid = { type: 'string', format: 'uuid' };
  const first = { type: 'integer', minimum: 1 };
  expect(build('office')).toEqual([
    { ...base, name: 'id', label: { en: 'ID' }, unique: true, kind: 'text', multiline: false, schema: uuid },
    { ...base, name: 'office_id', label: { en: 'Office' }, ...reference, resource: 'branches' },
    { ...base, name: 'version', label: { en: 'Version' }, kind: 'integer', minimum: 1, schema: first },
    { ...base, name: 'created_at', label: { en: 'Created at' }, kind: 'date-time', schema: moment },
    { ...base, name: 'updated_at', label: { en: 'Updated at' }, kind: 'date-time', schema: moment },
    { ...base, name: 'created_by', label: { en: 'Created by' }, required: false, ...reference, resource: 'users' },
  ]);
  const names = (...of: Parameters<typeof build>) => build(...of).map(({ name }) => name);
  expect(names('office')).toEqual(SYSTEM_FIELDS);
  const global = SYSTEM_FIELDS.filter((name) => name !== 'office_id');
  expect(names('global')).toEqual(global);
  expect(names('office', ['office_id'])).toEqual(global);
  expect(names('office', [], { offices: undefined })).toEqual(global);
});

test('a built-in text comes from the project if the project provides the text, otherwise from the tool, or else in English', () => {
  const words = { en: { fields: { id: 'Key' } }, nl: { fields: { id: 'Nummer', version: { a: 'b' } }, actions: 'x' } };
  const text = toolText(['en', 'vi', 'nl', 'sv'], words);
  expect(text('fields', 'id')).toEqual({ en: 'Key', vi: 'Mã định danh', nl: 'Nummer', sv: 'ID' });
  expect(text('fields', 'version')).toEqual({ en: 'Version', vi: 'Phiên bản', nl: 'Version', sv: 'Version' });
  expect(text('actions', 'read')).toEqual({ en: 'View', vi: 'Xem', nl: 'View', sv: 'View' });
});
