import { expect, test } from 'vitest';
import { answer, importDocument, listOf, object, ref, resourcePaths, TEXT } from '../testing/document.ts';

const PROJECT = object({ id: TEXT, name: TEXT });
const SECTION = object({ id: TEXT, title: TEXT });

test('a list below a record becomes a resource that is reached from the page of that record', async () => {
  const { file } = await importDocument({
    paths: {
      ...resourcePaths('/projects', PROJECT),
      '/projects/{id}/sections': { get: answer(listOf(SECTION)) },
      '/projects/{id}/sections/{section_id}': { get: answer(SECTION), delete: {} },
    },
  });
  expect(file('resources/project-sections')).toMatchObject({
    at: { path: '/projects/{within}/sections', within: 'projects' },
    menu: null,
    actions: ['list', 'show', 'delete'],
    schema: { properties: { project_id: { 'x-reference': 'projects' } } },
  });
  expect(file('resources/projects').related).toEqual([{ resource: 'project-sections', by: 'project_id' }]);
  expect(file('backends/shop').records['project-sections']).toEqual({
    get: '/projects/{within}/sections/{id}',
    delete: { delete: '/projects/{within}/sections/{id}' },
  });
});

test('records that are listed below a parent, but read at a top-level path, get the short resource name', async () => {
  const { file, listed } = await importDocument({
    paths: {
      ...resourcePaths('/projects', PROJECT),
      '/projects/{id}/sections': { get: answer(listOf(SECTION)) },
      '/sections/{section_id}': { get: answer(SECTION) },
      '/sections/{section_id}/tasks': { get: answer(listOf(SECTION)) },
    },
  });
  expect(file('backends/shop').records.sections).toEqual({ get: '/sections/{id}' });
  expect(file('resources/section-tasks').at.within).toBe('sections');
  expect(listed.every(({ reason }) => reason === undefined)).toBe(true);
});

test('records that are also a resource, and can be filtered by the parent record, become a related list', async () => {
  const task = object({ id: TEXT, project_id: TEXT });
  const parameters = [{ name: 'project', in: 'query', schema: TEXT }];
  const { draft, file } = await importDocument({
    paths: {
      ...resourcePaths('/projects', PROJECT),
      ...resourcePaths('/tasks', ref('Task'), { list: { get: { ...answer(listOf(ref('Task'))), parameters } } }),
      '/projects/{id}/tasks': { get: answer(listOf(ref('Task'))) },
    },
    components: { schemas: { Task: task } },
  });
  expect(draft.files.map(({ path }) => path)).not.toContain('schemas/resources/project-tasks.json');
  expect(file('resources/projects').related).toEqual([{ resource: 'tasks', by: 'project_id' }]);
});

test('lists below several records, and lists of records without a key, become no resource', async () => {
  const { listed } = await importDocument({
    paths: {
      ...resourcePaths('/projects', PROJECT),
      '/projects/{id}/history': { get: answer(listOf(object({ total: { type: 'number' } }))) },
      '/projects/{id}/sections/{section}/tasks': { get: answer(listOf(SECTION)) },
      '/teams/{id}/members': { get: answer(listOf(SECTION)) },
    },
  });
  expect(listed.filter(({ resource }) => resource === undefined)).toEqual([
    { place: '/projects/{id}/history', reason: 'Its records have no key.' },
    { place: '/projects/{id}/sections/{section}/tasks', reason: 'It is below several records.' },
    { place: '/teams/{id}/members', reason: 'It is below a record that is no resource.' },
  ]);
});

test('a resource is left out if its parent resource is left out', async () => {
  const { draft } = await importDocument(
    {
      paths: {
        ...resourcePaths('/projects', PROJECT),
        ...resourcePaths('/users', PROJECT),
        '/projects/{id}/sections': { get: answer(listOf(SECTION)) },
      },
    },
    { only: [], except: ['projects'], rename: {}, backend: 'shop', languages: ['en'], schemas: 'schemas' },
  );
  expect(draft.files.map(({ path }) => path)).toEqual(['schemas/resources/users.json', 'schemas/backends/shop.json']);
});
