import { expect, test } from 'vitest';
import { buildFields } from './field.ts';
import type { ResourceFile } from '../generated/resource.ts';
import { buildResource } from './resource.ts';
import { systemFields } from './system-fields.ts';
import { toolText } from './tool-texts.ts';

const label = { en: 'Book' };
const VOCABULARY = { languages: ['en'], enums: new Map(), kinds: new Map() };
const identity = { users: { resource: 'users', signIn: [], signInForm: [] }, offices: { resource: 'branches' } };
const text = toolText(['en'], {});
const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string', 'x-label': label } } };
const build = (more: Partial<ResourceFile> = {}) => {
  const value = { name: 'books', label, schema, ...more };
  return buildResource({ name: 'books', source: 'books.json', value }, VOCABULARY, identity, text);
};

test('a resource with a minimal schema file gets all default settings', () => {
  const main = { name: 'main', fields: ['name'] };
  expect(build()).toEqual({
    name: 'books',
    module: 'books',
    label,
    plural: label,
    icon: 'ListAlt',
    menu: 'other',
    title: '{name}',
    scope: 'global',
    source: 'books.json',
    fields: [...buildFields(schema, VOCABULARY, 'books'), ...systemFields('global', new Set(), identity, text)],
    schema: { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1 } } },
    actions: ['list', 'show', 'create', 'edit', 'delete'],
    list: { columns: ['name'], filters: [], sort: { field: 'name', order: 'ASC' } },
    form: { sections: [main] },
    show: {
      sections: [main, { name: 'system', label: { en: 'System' }, fields: ['created_at', 'updated_at', 'created_by'] }],
    },
    seed: 10,
  });
});

test.each<[Partial<ResourceFile>, object]>([
  [{ 'x-renamed-from': 'titles' }, { renamedFrom: 'titles' }],
  [{ module: 'book', tabs: [{ name: 'a', label, filter: {}, slug: 'lend' }] }, { module: 'book' }],
  [{ plural: { en: 'Books' } }, { plural: { en: 'Books' } }],
  [
    { icon: 'Book', menu: null, title: '{id}' },
    { icon: 'Book', menu: null, title: '{id}' },
  ],
  [{ menu: 'stock' }, { menu: 'stock' }],
  [
    { scope: 'office', owner: 'top-office' },
    { scope: 'office', owner: 'top-office' },
  ],
  [{ actions: ['list'] }, { actions: ['list'] }],
  [{ tabs: [{ name: 'a', label, filter: {} }] }, { tabs: [{ name: 'a', label, filter: {} }] }],
  [
    { timeline: true, notes: true, attachments: true },
    { timeline: true, notes: true, attachments: true },
  ],
  [
    { singleton: { path: 'book' }, seed: 0 },
    { singleton: { path: 'book' }, seed: 0 },
  ],
  [{ operations: [] }, { operations: [] }],
  [{ related: [{ resource: 'loans', by: 'a' }] }, { related: [{ resource: 'loans', by: 'a', limit: 5 }] }],
])('a resource takes the settings of its schema file: %j', (more, built) => expect(build(more)).toMatchObject(built));

test.each([{ timeline: false, notes: false, attachments: false }, {}])(
  'a resource has no optional parts that its schema file does not enable: %j',
  (more) => {
    for (const key of [
      'timeline',
      'notes',
      'attachments',
      'tabs',
      'workflow',
      'operations',
      'related',
      'singleton',
      'owner',
    ])
      expect(build(more)).not.toHaveProperty(key);
  },
);

test('a resource whose records belong to offices has an office field', () => {
  expect(build({ scope: 'office' }).fields.map(({ name }) => name)).toContain('office_id');
  expect(build({ scope: 'global' }).fields.map(({ name }) => name)).not.toContain('office_id');
  expect(build({ module: 'book', tabs: [{ name: 'a', label, filter: {}, slug: 'lend' }] }).tabs).toEqual([
    { name: 'a', label, filter: {}, slug: 'book.lend' },
  ]);
});
