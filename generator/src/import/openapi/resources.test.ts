import { describe, expect, test } from 'vitest';
import {
  answer,
  BACKEND,
  body,
  importDocument,
  listOf,
  object,
  OWN,
  ref,
  resourcePaths,
  TEXT,
} from '../testing/document.ts';

const PET = object({ id: { type: 'integer' }, name: TEXT, status: { type: 'string', enum: ['available', 'sold'] } });
const ORDER = object({ id: TEXT, total: { type: 'number' } });

describe('resources', () => {
  test('a list and the path of one record are a resource', async () => {
    const { draft, file } = await importDocument({ paths: resourcePaths('/orders', ORDER) });
    expect(draft.files.map(({ path }) => path)).toEqual([
      'schemas/resources/orders.json',
      'schemas/backends/shop.json',
    ]);
    expect(file('resources/orders')).toEqual({
      name: 'orders',
      at: { backend: 'shop', path: '/orders' },
      label: { en: 'Order' },
      plural: { en: 'Orders' },
      title: '{id}',
      actions: ['list', 'show'],
      schema: { type: 'object', properties: { total: { type: 'number', 'x-label': { en: 'Total' } } } },
    });
  });

  test('several lists of one component become one resource with tabs if no list is at the path of the record', async () => {
    const status = { name: 'status', in: 'query', schema: { type: 'string', enum: ['available', 'sold'] } };
    const { draft, listed, file } = await importDocument({
      paths: {
        '/pet': { post: body(ref('Pet')), put: body(ref('Pet')) },
        '/pet/findByTags': { get: answer(listOf(ref('Pet'))) },
        '/pet/findByStatus': { get: { ...answer(listOf(ref('Pet'))), parameters: [status] } },
        '/pet/{petId}': { get: answer(ref('Pet')), delete: {} },
      },
      components: { schemas: { Pet: PET } },
    });
    expect(draft.files).toHaveLength(2);
    expect(file('resources/pets')).toMatchObject({
      at: { path: '/pet/findByStatus', ids: 'integer' },
      actions: ['list', 'show', 'create', 'edit', 'delete'],
      tabs: [
        { name: 'available', filter: { status: 'available' } },
        { name: 'sold', filter: { status: 'sold' } },
      ],
    });
    expect(file('backends/shop').records.pets).toEqual({
      get: '/pet/{id}',
      create: { post: '/pet' },
      update: { put: '/pet' },
      delete: { delete: '/pet/{id}' },
    });
    expect(listed).toContainEqual({ place: '/pet/findByTags', reason: 'It is another list of the records of "pets".' });
  });

  test('a list that needs a parameter of unknown value gives way to another list of the same records', async () => {
    const instance = { name: 'instance_id', in: 'query', required: true, schema: TEXT };
    const { draft, file, listed } = await importDocument({
      paths: {
        '/templates': { get: { ...answer(listOf(ref('Template'))), parameters: [instance] } },
        '/templates/global': { get: answer(listOf(ref('Template'))) },
        '/templates/schema': { post: body(object({ key: TEXT })) },
        '/templates/{template_id}': { get: answer(ref('Template')) },
      },
      components: { schemas: { Template: object({ id: TEXT, key: TEXT }) } },
    });
    expect(file('resources/templates')).toMatchObject({
      at: { path: '/templates/global' },
      actions: ['list', 'show'],
      operations: [{ name: 'schema', on: 'resource' }],
    });
    expect(draft.notes).toEqual([]);
    expect(listed).toContainEqual({
      place: '/templates',
      reason: 'It is another list of the records of "templates".',
    });
  });

  test('fields that would share a label get labels from their names', async () => {
    const user = { type: 'string', title: 'User' };
    const record = object({ id: TEXT, created_by: user, updated_by: user, payee: TEXT, payee_id: TEXT, note: TEXT });
    const { file } = await importDocument({ paths: resourcePaths('/orders', record) });
    const { properties } = file('resources/orders').schema;
    expect(Object.values<{ 'x-label': unknown }>(properties).map((field) => field['x-label'])).toEqual([
      { en: 'Created by' },
      { en: 'Updated by' },
      { en: 'Payee' },
      { en: 'Payee ID' },
      { en: 'Note' },
    ]);
  });

  test('records that no path reads one by one have no form that edits them, and a note', async () => {
    const { draft, file } = await importDocument({
      paths: {
        '/orders': { get: answer(listOf(ORDER)), post: body(ORDER) },
        '/orders/{id}': { put: body(ORDER), delete: {} },
      },
    });
    expect(file('resources/orders').actions).toEqual(['list', 'create', 'delete']);
    expect(draft.notes).toEqual([
      {
        code: 'TUY847',
        place: 'orders',
        message: 'No form edits records of the resource, because no path reads one record.',
      },
    ]);
  });

  test('a record has the fields of its page, its list and its bodies', async () => {
    const { file } = await importDocument({
      paths: resourcePaths('/users', object({ id: TEXT, name: TEXT, created_at: TEXT }), {
        list: {
          get: answer(listOf(object({ id: TEXT, name: TEXT, rank: TEXT }))),
          post: body(object({ name: TEXT, password: TEXT }, { required: ['name', 'password'] })),
        },
      }),
    });
    const { schema, list } = file('resources/users');
    expect(Object.keys(schema.properties)).toEqual(['name', 'created_at', 'rank', 'password']);
    expect(schema.properties).toMatchObject({ created_at: { readOnly: true }, password: { writeOnly: true } });
    expect([schema.required, list.columns]).toEqual([
      ['name', 'password'],
      ['name', 'rank'],
    ]);
  });

  test('a limit that only request bodies state is a limit of the field, and limits of answers stay', async () => {
    const tag = { type: 'string', maxLength: 8 };
    const { file } = await importDocument({
      paths: {
        '/orders': {
          get: answer(listOf(object({ id: TEXT, note: TEXT, code: tag, amount: { type: 'integer' } }))),
          post: body(
            object({
              note: { type: 'string', maxLength: 80, pattern: '^[A-Z]{3}$' },
              code: { type: 'string', maxLength: 20 },
              amount: { type: 'integer', minimum: 1, maximum: 99 },
            }),
          ),
        },
        '/orders/{id}': { get: answer(object({ id: TEXT, note: TEXT, code: tag, amount: { type: 'integer' } })) },
      },
    });
    const { note, code, amount } = file('resources/orders').schema.properties;
    expect([note.maxLength, note.pattern, code.maxLength]).toEqual([80, '^[A-Z]{3}$', 8]);
    expect(amount).toMatchObject({ minimum: 1, maximum: 99 });
  });

  test('a property that only answers require is not required in forms', async () => {
    const record = object({ id: TEXT, name: TEXT }, { required: ['id', 'name'] });
    const { file } = await importDocument({
      paths: resourcePaths('/users', record, { item: { put: body(object({ name: TEXT })) } }),
    });
    expect(file('resources/users').schema).not.toHaveProperty('required');
  });

  test.each<[string, string, object, string]>([
    ['the parameter of the path', '/articles/{slug}', { slug: TEXT, id: TEXT }, 'slug'],
    ['the parameter without the noun', '/articles/{article_gid}', { gid: TEXT }, 'gid'],
    ['the noun and id', '/articles/{x}', { article_id: TEXT, name: TEXT }, 'article_id'],
    [
      'a property that is called unique',
      '/articles/{x}',
      { event_id: { type: 'string', description: 'A unique identifier' }, text: TEXT },
      'event_id',
    ],
  ])('the key is %s', async (_, item, properties, id) => {
    const { file } = await importDocument({
      paths: { '/articles': { get: answer(listOf(object(properties))) }, [item]: { get: answer(object(properties)) } },
    });
    expect(file('resources/articles').at.id).toBe(id);
  });

  test('records whose key is an address can be listed but not shown', async () => {
    const { file } = await importDocument({
      paths: { '/machine': { get: answer(listOf(object({ url: TEXT }))) }, '/machine/{id}': { get: answer(ORDER) } },
    });
    expect([file('resources/machine').at.id, file('resources/machine').actions]).toEqual(['url', ['list']]);
  });

  test('the import notes a list of records without a key', async () => {
    const { notes } = await importDocument({ paths: resourcePaths('/stats', object({ total: { type: 'number' } })) });
    expect(notes).toContain('TUY843 /stats');
  });

  test('a resource whose name is reserved or taken gets another name', async () => {
    const { file } = await importDocument({
      paths: {
        ...resourcePaths('/flows', ORDER),
        ...resourcePaths('/tasks', ORDER),
        ...resourcePaths('/old/tasks', ORDER),
      },
    });
    expect([file('resources/flows-records'), file('resources/old-tasks')]).toEqual([
      expect.objectContaining({ name: 'flows-records' }),
      expect.objectContaining({ name: 'old-tasks' }),
    ]);
  });

  test('the options only and except choose the resources of an import, and rename changes their names', async () => {
    const paths = {
      ...resourcePaths('/orders', ORDER),
      ...resourcePaths('/order-logs', ORDER),
      ...resourcePaths('/users', ORDER),
    };
    const { listed } = await importDocument(
      { paths },
      { ...BACKEND, only: ['order*'], except: ['*-logs'], rename: { orders: 'sales' } },
    );
    expect(listed.flatMap(({ resource }) => resource ?? [])).toEqual(['sales']);
  });

  test('a resource for the own server is drafted without a back end, a dialect and system fields', async () => {
    const record = object({ id: TEXT, Name: TEXT, CreatedAt: TEXT, kind: { type: 'string', enum: ['a b'] } });
    const { file, draft, notes } = await importDocument({ paths: resourcePaths('/users', record) }, OWN);
    expect(draft.files).toHaveLength(1);
    expect(file('resources/users')).not.toHaveProperty('at');
    expect(file('resources/users').schema.properties).toMatchObject({
      name: { type: 'string' },
      kind: { enum: ['a_b'] },
    });
    expect(notes).toContain('TUY842 users.CreatedAt');
  });
});

test('a field of the own server never has the name that answers use for a referenced record', async () => {
  const record = object({ id: TEXT, owner: object({ name: TEXT }), owner_id: TEXT });
  const paths = { ...resourcePaths('/pets', record), ...resourcePaths('/owners', object({ id: TEXT, name: TEXT })) };
  const { file } = await importDocument({ paths }, OWN);
  expect(Object.keys(file('resources/pets').schema.properties)).toEqual(['owner_2', 'owner_id']);
});

describe('operations', () => {
  const withOperations = (operations: object) =>
    importDocument({ paths: { ...resourcePaths('/users', ORDER), ...operations } });

  test('a verb below a record or a list is an operation with the body as input', async () => {
    const { file } = await withOperations({
      '/users/{id}/ban': {
        post: { summary: 'Ban a user.', ...body(object({ reason: TEXT }, { required: ['reason'] })) },
      },
      '/users/merge': { put: {} },
    });
    expect(file('resources/users').operations).toEqual([
      {
        name: 'ban',
        label: { en: 'Ban a user' },
        input: {
          type: 'object',
          properties: { reason: { type: 'string', 'x-label': { en: 'Reason' } } },
          required: ['reason'],
        },
      },
      { name: 'merge', label: { en: 'Merge' }, on: 'resource' },
    ]);
    expect(file('backends/shop').records.users.operations).toEqual({
      ban: { post: '/users/{id}/ban' },
      merge: { put: '/users/merge' },
    });
  });

  test('an operation with another body than JSON, or with a required parameter, has a note', async () => {
    const { file, notes } = await withOperations({
      '/users/{id}/photo': { post: { requestBody: { content: { 'multipart/form-data': {} } } } },
      '/users/{id}/move': { post: { parameters: [{ name: 'to', in: 'query', required: true, schema: TEXT }] } },
    });
    expect(notes).toEqual(['TUY845 POST /users/{id}/photo', 'TUY845 POST /users/{id}/move']);
    expect(file('resources/users')).not.toHaveProperty('operations');
  });
});

describe('requests for which no form is possible', () => {
  test('a create whose required property has no input is left out', async () => {
    const record = object({ id: TEXT, owner: object({ name: TEXT }) });
    const { file, notes } = await importDocument({
      paths: resourcePaths('/goals', record, {
        list: { post: body(object({ owner: TEXT, name: TEXT }, { required: ['owner'] })) },
      }),
    });
    expect(file('resources/goals').actions).toEqual(['list', 'show']);
    expect(notes).toEqual(['TUY846 goals.owner', 'TUY847 goals']);
  });

  test('every request body contains a required property that has only one possible value', async () => {
    const type = { type: 'string', enum: ['tag'], readOnly: true };
    const record = object({ id: TEXT, type, label: TEXT }, { required: ['type', 'label'] });
    const { file } = await importDocument({ paths: resourcePaths('/tags', record, { list: { post: body(record) } }) });
    expect(file('resources/tags').actions).toContain('create');
    expect(file('backends/shop').records.tags.constants).toEqual({ type: 'tag' });
  });

  test('a body with one field of the record is no envelope', async () => {
    const record = object({ id: TEXT, user: object({ id: TEXT, name: TEXT }), since: TEXT });
    const { file } = await importDocument({
      paths: resourcePaths('/targets', record, { list: { post: body(object({ user: object({ id: TEXT }) })) } }),
    });
    expect(file('backends/shop').records.targets.create).toEqual({ post: '/targets' });
  });
});
