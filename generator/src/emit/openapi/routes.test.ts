import type { Field, Model, Resource } from '@tuyen/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { booksOf, library } from '../../testing/library.ts';
import { assigneePaths } from './assignee-paths.ts';
import { planningPaths } from './planning-paths.ts';
import type { OpenApiJson, OpenApiOperation, Path, Paths } from './document.ts';
import { exportParameters, listParameters, parameters } from './parameters.ts';
import { resourcePaths } from './resource-paths.ts';
import { TAB_SCHEMAS, tabPaths } from './tab-paths.ts';
import { attachmentPaths } from './attachment-paths.ts';
import { timelinePaths, TIMELINE_SCHEMAS } from './timeline-paths.ts';
import { transitionPaths } from './transition-paths.ts';

let model: Model;
let books: Resource;

beforeAll(async () => {
  ({ model } = await library());
  books = booksOf(model);
});

const without = (...fields: readonly string[]): Resource => ({
  ...books,
  fields: books.fields.filter(({ name }) => !fields.includes(name)),
});

function namesIn(all: readonly OpenApiJson[] | undefined): readonly unknown[] {
  return (all ?? []).map(
    (each) => Object(each).name ?? String(Object(each).$ref).replace('#/components/parameters/', '#'),
  );
}

function operationOf(paths: Paths, path: string, method: keyof Omit<Path, 'parameters'>): OpenApiOperation {
  const found = paths[path]?.[method];
  if (!found) throw new Error(`No ${method} ${path}`);
  return found;
}

const schemaOf = (operation: OpenApiOperation): unknown =>
  Object(operation.requestBody).content['application/json'].schema;

describe('Query parameters of a list route', () => {
  const PAGING = [
    '#limit',
    '#perPage',
    '#page',
    '#offset',
    '#fields',
    '#select',
    '#can',
    '#for',
    '#range',
    '#language',
  ];

  test('a list route has only the query parameters that its resource supports', () => {
    const office: Resource = { ...books, scope: 'office' };
    expect(namesIn(listParameters(office))).toEqual([
      '#q',
      'filter',
      '#or',
      '#s',
      '#where',
      '#join',
      'sort',
      ...PAGING,
      '#office',
    ]);
    const plain: Resource = { ...without('title', 'author_id'), scope: 'global' };
    const bare = { ...plain, fields: plain.fields.filter((field) => !('use' in field)) };
    expect(namesIn(listParameters(bare))).toEqual(['filter', '#or', '#s', '#where', 'sort', ...PAGING]);
  });

  test('an export route has no parameters for paging or for choosing fields', () => {
    expect(namesIn(exportParameters({ ...books, scope: 'office' }))).toEqual([
      '#q',
      'filter',
      '#or',
      '#s',
      '#where',
      'sort',
      '#language',
      '#office',
    ]);
  });

  test('the query parameter `tab` allows the names of the resource’s tabs', () => {
    const tabbed: Resource = { ...books, tabs: [{ name: 'lent', label: { en: 'Lent' }, filter: {} }] };
    const tab = listParameters(tabbed).find((each) => Object(each).name === 'tab');
    expect(tab).toMatchObject({ in: 'query', schema: { type: 'string', enum: ['lent'] } });
  });

  test('the parameters filter and sort describe the allowed fields without secrets, and the default sort order', () => {
    const secret = (field: Field): Field => (field.name === 'pages' ? { ...field, writeOnly: true } : field);
    const sorted: Resource = {
      ...books,
      fields: books.fields.map(secret),
      list: { ...books.list, sort: { field: 'title', order: 'DESC' } },
    };
    const textOf = (name: string): string =>
      String(Object(listParameters(sorted).find((each) => Object(each).name === name)).description);
    expect(textOf('filter')).toContain('`title`, `isbn`');
    expect(textOf('filter')).toContain('`chapters`');
    expect(textOf('filter')).not.toContain('`pages`');
    expect(textOf('sort')).toContain('`title`, `isbn`');
    expect(textOf('sort')).not.toContain('`chapters`');
    expect(textOf('sort')).toContain('Default: `title,DESC`.');
  });

  test('the parameters that all routes share have minimum and maximum values', () => {
    const schemas = Object.fromEntries(
      Object.entries(parameters(model)).map(([name, each]) => [name, [Object(each).schema, Object(each).required]]),
    );
    expect(schemas).toMatchObject({
      id: [{ type: 'string', format: 'uuid' }, true],
      limit: [{ type: 'integer', minimum: 1, maximum: 10000 }, undefined],
      perPage: [{ type: 'integer', minimum: 1, maximum: 10000 }, undefined],
      page: [{ type: 'integer', minimum: 1 }, undefined],
      offset: [{ type: 'integer', minimum: 0 }, undefined],
      idempotencyKey: [{ type: 'string', maxLength: 255 }, undefined],
      language: [{ type: 'string', enum: ['vi', 'en'], default: 'vi' }, undefined],
    });
  });
});

describe('Routes of a resource', () => {
  test('a resource has only the routes of the actions that it allows', () => {
    const { workflow: _workflow, ...workless } = books;
    const only = (...actions: Resource['actions']) =>
      Object.keys(resourcePaths(model, { ...workless, actions, operations: [] }));
    expect(only()).toEqual([]);
    const ofList = ['/books', '/books/tabs', '/books/tabs/{tab}', '/books/{id}', '/books/report'];
    expect(only('list')).toEqual(ofList);
    expect(only('list', 'show')).toEqual(ofList);
    expect(only('create')).toEqual(['/books', '/books/bulk']);
    expect(only('edit')).toEqual(['/books/edits', '/books/{id}', '/books/{id}/restore/{entry}']);
    expect(only('list', 'edit')).toContain('/books/{id}/changes');
    expect(only('delete')).toEqual(['/books/{id}', '/books/{id}/deletion']);
  });

  test('the route that reads one record exists if the resource has the action show or list', () => {
    const paths = (...actions: Resource['actions']) => resourcePaths(model, { ...books, actions });
    expect(operationOf(paths('list'), '/books/{id}', 'get').operationId).toBe('getBook');
    expect(operationOf(paths('show'), '/books/{id}', 'get').operationId).toBe('getBook');
    expect(paths('edit')['/books/{id}']?.get).toBeUndefined();
  });

  test('a bulk request contains between 1 and 1000 records', () => {
    const bulk = { type: 'array', minItems: 1, maxItems: 1000 };
    expect(schemaOf(operationOf(resourcePaths(model, books), '/books/bulk', 'post'))).toEqual({
      oneOf: [
        {
          type: 'object',
          required: ['bulk'],
          properties: { bulk: { ...bulk, items: { $ref: '#/components/schemas/BookInput' } } },
        },
        {
          type: 'object',
          required: ['columns', 'bulk'],
          properties: {
            columns: { type: 'array', items: { type: 'string' } },
            bulk: { ...bulk, items: { type: 'array', items: { type: 'string' } } },
            dry_run: { type: 'boolean' },
          },
        },
      ],
    });
  });

  test('the body of a change request is required, and can be any object if no field is writable', () => {
    const shut: Resource = { ...books, fields: books.fields.map((field) => ({ ...field, readOnly: true })) };
    const bodyOf = (resource: Resource) =>
      operationOf(resourcePaths(model, resource), '/books/{id}', 'patch').requestBody;
    const both = (schema: object) => ({
      required: true,
      content: { 'application/json': { schema }, 'application/merge-patch+json': { schema } },
    });
    expect(bodyOf(books)).toEqual(both({ $ref: '#/components/schemas/BookPatch' }));
    expect(bodyOf(shut)).toEqual(both({ type: 'object' }));
    expect(schemaOf(operationOf(resourcePaths(model, shut), '/books', 'post'))).not.toHaveProperty('$ref');
  });

  test('the route for the changes of a record requires the query parameter `since`, at least 0', () => {
    const [since] = operationOf(resourcePaths(model, books), '/books/{id}/changes', 'get').parameters ?? [];
    expect(since).toMatchObject({
      name: 'since',
      in: 'query',
      required: true,
      schema: { type: 'integer', minimum: 0 },
    });
  });

  test.each([
    ['office', ['#language', '#office']],
    ['global', ['#language']],
  ] as const)(
    'the routes of a resource accept the office header only if its records belong to an office: %s',
    (scope, headers) => {
      const paths = resourcePaths(model, { ...books, scope, timeline: true, notes: true });
      const own = (path: string, method: keyof Omit<Path, 'parameters'>) =>
        namesIn(operationOf(paths, path, method).parameters);
      expect(own('/books', 'post')).toEqual(['#idempotencyKey', ...headers]);
      expect(own('/books/{id}', 'patch')).toEqual(['#ifMatch', ...headers]);
      expect(own('/books/{id}', 'delete')).toEqual(['#ifMatch', ...headers]);
      expect(own('/books/{id}', 'get')).toEqual(['#fields', '#select', '#join', '#can', ...headers]);
      expect(own('/books/tabs', 'get')).toEqual(headers);
      expect(own('/books/tabs', 'post')).toEqual(['#idempotencyKey', ...headers]);
      expect(own('/books/{id}/timeline', 'get')).toEqual(['limit', 'offset', ...headers]);
      expect(own('/books/{id}/notes', 'post')).toEqual(['#idempotencyKey', ...headers]);
      expect(own('/books/{id}/transitions/lend', 'post')).toEqual(['#ifMatch', ...headers]);
      expect(own('/books/{id}/operations/reserve', 'post')).toEqual(['#ifMatch', '#idempotencyKey', ...headers]);
      expect(own('/books/operations/take-stock', 'post')).toEqual(['#idempotencyKey', ...headers]);
    },
  );

  test('routes that change records readable by every office describe which offices may use them', () => {
    const description = (owner: string, method: 'patch' | 'delete') =>
      operationOf(resourcePaths(model, { ...books, owner }), '/books/{id}', method).description;
    expect(description('branch_id', 'delete')).toBe('Only the office of `branch_id` and those above it may.');
    expect(description('branch_id', 'patch')).toBe(
      'Fields left out stay as they are; read-only ones sent back are ignored. Only the office of `branch_id` and those above it may.',
    );
    expect(operationOf(resourcePaths(model, books), '/books/{id}', 'delete')).not.toHaveProperty('description');
    expect(operationOf(resourcePaths(model, books), '/books', 'post')).not.toHaveProperty('description');
    expect(operationOf(resourcePaths(model, { ...books, owner: 'branch_id' }), '/books', 'post').description).toBe(
      'Only the office of `branch_id` and those above it may.',
    );
  });
});

test('the routes for attachments exist only if the resource has attachments', () => {
  expect(attachmentPaths(model, books)).toEqual({});
  const paths = attachmentPaths(model, { ...books, attachments: true });
  expect(Object.keys(paths)).toEqual(['/books/{id}/attachments', '/books/{id}/attachments/{file}']);
  expect(Object.keys(paths['/books/{id}/attachments'] ?? {})).toEqual(['parameters', 'get', 'post']);
});

describe('Timeline routes of a resource', () => {
  test('the routes for a timeline and for notes exist only if the resource has these features', () => {
    const paths = (has: Pick<Resource, 'timeline' | 'notes'>) =>
      Object.keys(timelinePaths(model, { ...books, ...has }));
    expect(paths({ notes: true })).toEqual([]);
    expect(paths({ timeline: true })).toEqual(['/books/{id}/timeline']);
    expect(paths({ timeline: true, notes: true })).toEqual([
      '/books/{id}/timeline',
      '/books/{id}/notes',
      '/books/{id}/notes/{note}',
    ]);
  });

  test('the timeline route has paging parameters, and a note is limited to 2000 characters', () => {
    const paths = timelinePaths(model, { ...books, timeline: true, notes: true });
    const [limit, offset] = operationOf(paths, '/books/{id}/timeline', 'get').parameters ?? [];
    expect([limit, offset]).toMatchObject([
      { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 0 } },
      { name: 'offset', in: 'query', schema: { type: 'integer', minimum: 0 } },
    ]);
    expect(paths['/books/{id}/notes/{note}']?.parameters).toEqual([
      { $ref: '#/components/parameters/id' },
      { name: 'note', in: 'path', required: true, schema: { type: 'string' } },
    ]);
    expect(TIMELINE_SCHEMAS['ApiNote']).toEqual({
      type: 'object',
      required: ['text'],
      properties: { text: { type: 'string', minLength: 1, maxLength: 2000 } },
      additionalProperties: false,
    });
  });
});

test('the routes for saved tabs exist only if the resource has a list, and limit names, counts and queries', () => {
  expect(tabPaths(model, { ...books, actions: ['show'] })).toEqual({});
  const paths = tabPaths(model, books);
  expect(paths['/books/tabs/{tab}']?.parameters).toEqual([
    { name: 'tab', in: 'path', required: true, schema: { type: 'string' } },
  ]);
  expect(TAB_SCHEMAS).toMatchObject({
    ApiTab: { properties: { count: { type: 'integer', minimum: 0, maximum: 1000 }, query: { maxLength: 8000 } } },
    ApiTabInput: {
      properties: { name: { type: 'string', minLength: 1, maxLength: 40 }, query: { maxLength: 8000 } },
      additionalProperties: false,
    },
  });
});

test('a resource without an assignee field has no routes for assigning records', () => {
  expect(assigneePaths(model, books)).toEqual({});
});

test('a resource has planning routes for each timeline on which something can be assigned, and only if it can be edited', () => {
  const view = {
    name: 'day',
    kind: 'timeline' as const,
    label: {},
    slugs: [],
    filter: {},
    lanes: ['author_id'],
    from: 'at',
  };
  const plain = { ...view, exclusive: [], bar: [], needs: [], repeats: [], parts: { fields: [] } };
  const planned = {
    ...books,
    views: [
      { ...plain, assign: ['author_id'] },
      { ...plain, name: 'seen', assign: [] },
    ],
  };
  expect(Object.keys(planningPaths(model, planned))).toEqual([
    '/books/views/day/offers',
    '/books/views/day/proposals',
    '/books/views/day/assignments',
  ]);
  expect(planningPaths(model, { ...planned, actions: ['list', 'show'] })).toEqual({});
  expect(planningPaths(model, books)).toEqual({});
});

test('transitions with the same name share one route, and transitions only for customers have no route', () => {
  const [lend] = books.workflow?.transitions ?? [];
  if (!lend || !books.workflow) throw new Error('No transition');
  const transitions = [
    { ...lend, name: 'lend', from: ['ON_SHELF', 'RESERVED'], to: 'LENT', input: [] },
    { ...lend, name: 'lend', from: ['LOST'], to: 'LENT' },
    { ...lend, name: 'lose', by: ['customer' as const], from: ['LENT'], to: 'LOST' },
  ];
  const paths = transitionPaths(model, { ...books, workflow: { ...books.workflow, transitions } });
  expect(Object.keys(paths)).toEqual(['/books/{id}/transitions/lend']);
  const operation = operationOf(paths, '/books/{id}/transitions/lend', 'post');
  expect(operation.description).toBe(
    '`ON_SHELF` or `RESERVED` → `LENT`; `LOST` → `LENT`. From any other state 409, and nothing changes. ' +
      'Needs `If-Match`, or `version` in the body.',
  );
  expect(Object.keys(operation.responses ?? {})).toContain('428');
  // Transitions with the same name share a route. It accepts the input of each of them.
  expect(schemaOf(operation)).toHaveProperty('properties.due_on');
  const { workflow: _workflow, ...workless } = books;
  expect(transitionPaths(model, workless)).toEqual({});
});
