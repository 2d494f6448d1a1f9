import { describe, expect, test } from 'vitest';
import { NEUTRAL_REGION } from '../region/region.ts';
import type { ResourceFile } from '../generated/resource.ts';
import { byDocumentFolder } from '../documents/document-types.ts';
import type { DocumentFiles, ProjectFiles } from './files.ts';
import { buildPermissions } from './permissions.ts';
import { toolText } from './tool-texts.ts';

const label = (en: string) => ({ en });
const GROUPS = ['head', 'branch'].map((name) => ({ name, label: label(name), organisationType: name }));
const EMPTY: ProjectFiles = {
  title: undefined,
  languages: ['en'],
  identity: { users: 'users' },
  backends: {},
  dialects: {},
  region: NEUTRAL_REGION,
  texts: {},
  resources: [],
  enums: [],
  kinds: [],
  menu: { groups: [] },
  roleGroups: { groups: GROUPS },
  modules: [],
  ...byDocumentFolder<DocumentFiles>(() => []),
  letterhead: { name: [], logo: [], lines: [] },
};
const resource = (name: string, more: Partial<ResourceFile> = {}) => ({
  name,
  source: `${name}.json`,
  value: { name, label: label(name), schema: {}, ...more },
});
const build = (files: Partial<ProjectFiles>) => buildPermissions({ ...EMPTY, ...files }, toolText(['en'], {}));
const action = (module: string, name: string, text: string, groups = ['head', 'branch'], openApi = false) => ({
  name,
  slug: `${module}.${name}`,
  label: label(text),
  groups,
  openApi,
});
const names = (more: Partial<ResourceFile>) =>
  build({ resources: [resource('books', more)] }).modules[0]?.actions.map(({ name }) => name);

test('a resource has a permission module of the same name with the actions read, create, update and delete', () => {
  expect(build({ resources: [resource('books')] })).toEqual({
    groups: GROUPS,
    modules: [
      {
        name: 'books',
        label: label('books'),
        actions: [
          action('books', 'read', 'View'),
          action('books', 'create', 'Create'),
          action('books', 'update', 'Edit'),
          action('books', 'delete', 'Delete'),
        ],
      },
    ],
  });
});

test('a resource with a list or a show page has the permission action read', () => {
  expect(names({ actions: ['list'] })).toEqual(['read']);
  expect(names({ actions: ['show'] })).toEqual(['read']);
  expect(names({ actions: ['edit', 'delete'] })).toEqual(['update', 'delete']);
  expect(names({ actions: [] })).toEqual([]);
});

test('staff transitions and operations become permission actions, unless they use another action’s permission', () => {
  const move = { name: 'lend', label: label('move'), from: 'A', to: 'B' };
  const workflow = {
    field: 'state',
    initial: 'A',
    transitions: [
      { ...move, by: ['customer', 'staff'] as const },
      { ...move, name: 'ask', by: 'customer' as const },
      { ...move, name: 'sell', by: 'staff' as const },
    ],
  };
  const operations = [
    { name: 'count', label: label('operation') },
    { name: 'sum', slug: 'count', label: label('operation') },
    { name: 'lend', label: label('operation') },
  ];
  const access = { actions: { sell: label('own'), count: label('own') } };
  const { modules } = build({ resources: [resource('books', { actions: [], workflow, operations, access })] });
  expect(modules[0]?.actions).toEqual([
    action('books', 'sell', 'own'),
    action('books', 'count', 'own'),
    action('books', 'lend', 'move'),
  ]);
});

describe('Role groups that may have a permission action', () => {
  const holders = (groups: Readonly<Record<string, 'all' | readonly string[]>>) =>
    build({
      resources: [resource('books', { actions: ['list', 'create'], access: { groups } })],
    }).modules[0]?.actions.map(({ groups: found }) => found);

  test('an action is open to the role groups listed for it, otherwise to those listed for "*", otherwise to all', () => {
    expect(holders({ read: ['branch'] })).toEqual([['branch'], ['head', 'branch']]);
    expect(holders({ '*': ['branch'], read: 'all' })).toEqual([['head', 'branch'], ['branch']]);
    expect(holders({ read: ['branch', 'head'], create: [] })).toEqual([['head', 'branch'], []]);
  });

  test('an action is open to API clients only if the resource’s file allows it', () => {
    const access = { openApi: ['create'] };
    const { modules } = build({ resources: [resource('books', { actions: ['list', 'create'], access })] });
    expect(modules[0]?.actions.map(({ openApi }) => openApi)).toEqual([false, true]);
  });
});

test('a permission module that resources share takes its label from the resource with the shortest name', () => {
  const shared = (name: string, more: Partial<ResourceFile> = {}) => resource(name, { module: 'book', ...more });
  const labelOf = (...resources: ProjectFiles['resources']) => build({ resources }).modules.map((one) => one.label.en);
  expect(labelOf(shared('book-marks'), shared('books'), shared('notes'))).toEqual(['books']);
  expect(labelOf(shared('books'), shared('book-marks'))).toEqual(['books']);
  const { modules } = build({
    resources: [shared('books', { actions: ['list'] }), shared('notes', { actions: ['create'] })],
  });
  expect(modules.map(({ name, actions }) => [name, actions.map(({ slug }) => slug)])).toEqual([
    ['book', ['book.read', 'book.create']],
  ]);
});

test('a permission module without a resource has the actions of its own file', () => {
  const value = {
    module: 'report',
    label: label('Reports'),
    actions: { due: label('Due') },
    groups: { due: ['head'] },
  };
  expect(build({ modules: [{ name: 'report', source: 'report.json', value }] }).modules).toEqual([
    { name: 'report', label: label('Reports'), actions: [action('report', 'due', 'Due', ['head'])] },
  ]);
});
