import { describe, expect, test } from 'vitest';
import { answer, BACKEND, importDocument, listOf, object, resourcePaths, TEXT } from '../testing/document.ts';

const NUMBER = { type: 'integer' };
const ROW = object({ id: TEXT, name: TEXT, status: TEXT, active: { type: 'boolean' }, created_at: TEXT });
const query = (name: string, schema: object = TEXT, more: object = {}) => ({ name, in: 'query', schema, ...more });

async function listWith(parameters: readonly object[], schema: object = object({ data: listOf(ROW) })) {
  const { file } = await importDocument({
    paths: resourcePaths('/users', ROW, { list: { get: { ...answer(schema), parameters } } }),
  });
  return file('backends/shop').lists.users;
}

describe('pages', () => {
  test.each<[string, object[], object, object | undefined]>([
    [
      'a page and a size with a limit',
      [query('page', NUMBER), query('pageSize', { type: 'integer', maximum: 100 })],
      {},
      { kind: 'page', page: 'page', size: 'pageSize', max: 100 },
    ],
    ['a first page 0', [query('page', { type: 'integer', default: 0 })], {}, { kind: 'page', page: 'page', first: 0 }],
    [
      'an offset',
      [query('offset', NUMBER), query('limit', NUMBER)],
      {},
      { kind: 'offset', offset: 'offset', size: 'limit' },
    ],
    [
      'a cursor with the place of the next one',
      [query('marker'), query('limit', NUMBER)],
      { next_marker: TEXT, has_more: { type: 'boolean' } },
      { kind: 'cursor', cursor: 'marker', next: 'next_marker', more: 'has_more', size: 'limit' },
    ],
    [
      'an offset that is an opaque token',
      [query('offset', TEXT, { description: 'The token of the next page' })],
      { next_page: object({ offset: TEXT }) },
      { kind: 'cursor', cursor: 'offset', next: 'next_page.offset' },
    ],
    ['a cursor without a place of the next one', [query('cursor')], {}, undefined],
    ['no parameter', [], {}, undefined],
  ])('%s', async (_, parameters, properties, page) => {
    expect((await listWith(parameters, object({ data: listOf(ROW), ...properties }))).page).toEqual(page);
  });
});

describe('totals', () => {
  test('a total is found in the body, in a nested object, or under a name such as usersCount', async () => {
    const total = async (properties: object) =>
      (await listWith([], object({ data: listOf(ROW), ...properties }))).total;
    expect(await total({ total_count: NUMBER })).toBe('total_count');
    expect(await total({ meta: object({ page: object({ total: NUMBER }) }) })).toBe('meta.page.total');
    expect(await total({ usersCount: NUMBER })).toBe('usersCount');
    expect(await total({ total: TEXT })).toBeUndefined();
  });

  test('a total is in a header', async () => {
    const get = {
      responses: {
        200: { headers: { 'X-Total-Count': {} }, content: { 'application/json': { schema: listOf(ROW) } } },
      },
    };
    const { file } = await importDocument({ paths: resourcePaths('/users', ROW, { list: { get } }) });
    expect(file('backends/shop').lists.users.total).toEqual({ header: 'x-total-count' });
  });
});

describe('sort', () => {
  test.each<[string, object[], object | undefined]>([
    [
      'values with a minus',
      [query('sort', { type: 'string', enum: ['name', '-name', 'unknown'] })],
      { param: 'sort', form: '{|-}{field}', fields: ['name'] },
    ],
    [
      'values with a direction',
      [query('sort_by', { type: 'array', items: { type: 'string', enum: ['created_at:asc', 'created_at:desc'] } })],
      { param: 'sort_by', form: '{field}:{asc|desc}', fields: ['created_at'] },
    ],
    [
      'another parameter for the direction',
      [
        query('order_by', { type: 'string', enum: ['name'] }),
        query('order', { type: 'string', enum: ['ASC', 'DESC'] }),
      ],
      { param: 'order_by', order: { param: 'order', form: '{ASC|DESC}' }, fields: ['name'] },
    ],
    [
      'an example of a free text',
      [query('order', TEXT, { example: 'UpdatedDateUTC DESC' })],
      { param: 'order', form: '{field} {ASC|DESC}', fields: 'all' },
    ],
    ['a free text that nothing explains', [query('sort')], undefined],
    ['values that are no fields', [query('sort', { type: 'string', enum: ['-relevance'] })], undefined],
  ])('%s', async (_, parameters, sort) => {
    expect((await listWith(parameters)).sort).toEqual(sort);
  });
});

describe('filters, search and fixed parameters', () => {
  test('parameters that are named like fields filter by them', async () => {
    const list = await listWith([query('Status'), query('active'), query('created_at'), query('q'), query('unknown')]);
    expect([list.filters, list.search]).toEqual([{ created_at: 'created_at', status: 'Status' }, 'q']);
  });

  test('a required parameter with a default is always sent', async () => {
    const list = await listWith([query('view', { type: 'string', default: 'full' }, { required: true })]);
    expect(list.params).toEqual({ view: 'full' });
  });

  test('a required parameter without a value has a note', async () => {
    const { notes } = await importDocument({
      paths: resourcePaths('/users', ROW, {
        list: { get: { ...answer(listOf(ROW)), parameters: [query('team', TEXT, { required: true })] } },
      }),
    });
    expect(notes).toEqual(['TUY844 GET /users']);
  });
});

test('a setting of most lists becomes a default, and a list without the setting switches the default off', async () => {
  const list = (more: object) => ({
    get: { ...answer(object({ data: listOf(ROW), total: NUMBER, ...more })), parameters: [query('page', NUMBER)] },
  });
  const plain = { get: answer(object({ data: listOf(ROW) })) };
  const { file } = await importDocument({
    paths: {
      ...resourcePaths('/a', ROW, { list: list({}) }),
      ...resourcePaths('/b', ROW, { list: list({}) }),
      ...resourcePaths('/c', ROW, { list: plain }),
    },
  });
  const { defaults, lists } = file('backends/shop');
  expect(defaults).toEqual({ list: { page: { kind: 'page', page: 'page' }, total: 'total', records: 'data' } });
  expect(lists).toEqual({ a: { get: '/a' }, b: { get: '/b' }, c: { get: '/c', page: { kind: 'none' }, total: null } });
});

test('a resource that the document no longer has keeps its requests, because its file stays in the project', async () => {
  const list = (more: object) => ({
    get: { ...answer(object({ data: listOf(ROW), ...more })), parameters: [query('page', NUMBER)] },
  });
  const users = resourcePaths('/users', ROW, { list: list({}) });
  const first = await importDocument({ paths: { ...users, ...resourcePaths('/teams', ROW, { list: list({}) }) } });
  const options = { ...BACKEND, previous: first.draft };
  const { file } = await importDocument({ paths: users }, options);
  expect(file('backends/shop').records.teams).toEqual({ get: '/teams/{id}' });
  expect({ ...file('backends/shop').defaults.list, ...file('backends/shop').lists.teams }).toEqual({
    get: '/teams',
    records: 'data',
    page: { kind: 'page', page: 'page' },
  });
});

test('records are wrapped in bodies and unwrapped from answers', async () => {
  const article = object({ article: object({ slug: TEXT, title: TEXT }) });
  const body = { requestBody: { content: { 'application/json': { schema: article } } } };
  const { file } = await importDocument({
    paths: {
      '/articles': {
        get: answer(object({ articles: listOf(object({ slug: TEXT })) })),
        post: { ...body, ...answer(article) },
      },
      '/articles/{slug}': { get: answer(article), patch: { ...body, ...answer(article) } },
    },
  });
  expect(file('backends/shop').records.articles).toEqual({
    get: '/articles/{id}',
    unwrap: 'article',
    create: { post: '/articles', wrap: 'article' },
    update: { patch: '/articles/{id}', wrap: 'article' },
  });
});

test('a list with POST and PUT creates records with the operation whose name begins with create', async () => {
  const write = (operationId: string) => ({
    operationId,
    requestBody: { content: { 'application/json': { schema: ROW } } },
  });
  const { file } = await importDocument({
    paths: resourcePaths('/accounts', ROW, {
      list: { put: write('createAccounts'), post: write('updateOrCreateAccounts') },
    }),
  });
  expect(file('backends/shop').records.accounts.create).toEqual({ put: '/accounts' });
});

test('the dialect states where error responses contain the message and the messages of fields', async () => {
  const refusal = object({ error: object({ message: TEXT }), errors: listOf(object({ field: TEXT, message: TEXT })) });
  const responses = { 422: { content: { 'application/json': { schema: refusal } } } };
  const post = { requestBody: { content: { 'application/json': { schema: ROW } } }, responses };
  const { file } = await importDocument({ paths: resourcePaths('/users', ROW, { list: { post } }) });
  expect(file('backends/shop').errors).toEqual({
    message: 'error.message',
    fields: { at: 'errors', field: 'field', message: 'message' },
  });
});

test.each<[string, object, object]>([
  [
    'the first https address',
    { servers: [{ url: 'http://a.example' }, { url: 'https://{t}.example/v2/', variables: { t: { default: 'b' } } }] },
    { url: 'https://b.example/v2' },
  ],
  [
    'an address on this machine',
    { servers: [{ url: 'http://localhost:9000/api' }] },
    { url: 'http://localhost:9000/api' },
  ],
  [
    'a bearer token',
    { components: { securitySchemes: { a: { type: 'oauth2' } } } },
    { auth: { kind: 'bearer', secret: 'env:SHOP_TOKEN' } },
  ],
  [
    'a key in a header',
    { components: { securitySchemes: { a: { type: 'apiKey', in: 'header', name: 'X-Key' } } } },
    { auth: { kind: 'header', header: 'X-Key', secret: 'env:SHOP_TOKEN' } },
  ],
  [
    'a password',
    { components: { securitySchemes: { a: { type: 'http', scheme: 'basic' } } } },
    { auth: { kind: 'basic', secret: 'env:SHOP_TOKEN' } },
  ],
])('the back end of the configuration has %s', async (_, document, backend) => {
  const { draft } = await importDocument({ paths: resourcePaths('/users', ROW), ...document });
  expect(draft.backends).toEqual({
    shop: expect.objectContaining({ dialect: 'schemas/backends/shop.json', ...backend }),
  });
});

test('a document without a usable address has a note', async () => {
  const { notes, draft } = await importDocument({ paths: resourcePaths('/users', ROW), servers: [{ url: '/api' }] });
  expect([notes, draft.backends?.['shop']]).toEqual([
    ['TUY848 servers'],
    expect.objectContaining({ url: 'https://api.example.org' }),
  ]);
});
