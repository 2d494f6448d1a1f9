import type { Flow, Model, Operation } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharingBooks } from '../csv/books.fixture.ts';
import type { Endpoints } from '../endpoint/schema.ts';
import { type Library, libraryModel, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

interface Described {
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly parameters?: readonly { readonly name: string; readonly required: boolean; readonly schema: object }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

function model(): Model {
  const read = sharingBooks();
  const weigh: Operation = {
    name: 'weigh',
    label: { en: 'Weigh' },
    on: 'resource',
    slug: 'book.update',
    input: [],
    answer: [],
    tone: 'neutral',
  };
  const buy: Flow = {
    name: 'buy',
    source: 'schemas/flows/buy.json',
    for: 'staff',
    route: '/flows/buy',
    title: { en: 'Buy' },
    steps: [],
    submit: { method: 'POST', path: 'books', captcha: false, idempotent: true },
    task: { resource: 'books', slug: 'book.create', shows: [], links: [] },
  };
  const resources = read.resources.map((resource) => {
    if (resource.name === 'loans') return { ...resource, timeline: true as const };
    return resource.name === 'books' ? { ...resource, operations: [weigh] } : resource;
  });
  return { ...read, resources, flows: [buy] };
}

let library: Library;
let root: Send;
let paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
beforeAll(async () => {
  library = await openLibrary({
    model: model(),
    domain: { hooks: { books: { operations: { weigh: () => ({}) } } } },
    openApi: () => ({ openapi: '3.1.0', info: { title: 'Library', version: '1' }, paths: {} }),
  });
  root = await library.as('root');
  ({ paths } = (await library.app.inject('/docs/json')).json());
});
afterAll(() => library.app.close());

const described = (method: string, path: string): Described => {
  const found = paths[`/api/v1/${path}`]?.[method];
  if (!found) throw new Error(`${path} is not described`);
  return found;
};

describe('OpenAPI document', () => {
  it.each([
    ['get', 'search', '200 400 401 403 429 503'],
    ['get', 'meta/resources', '200 304 400 401 403 429 503'],
    ['get', 'meta/resources/{name}', '200 304 401 403 404 429 503'],
    ['get', 'meta/flows/{name}', '200 304 401 403 404 429 503'],
    ['get', 'meta/roles', '200 401 403 429 503'],
    ['post', 'uploads', '201 400 401 403 413 415 422 429 503'],
    ['post', 'uploads/links', '200 400 401 403 413 415 422 429 503'],
    ['get', 'uploads/{id}', '200 400 404 503'],
    ['get', 'public/captcha', '200 429 503'],
  ])('the OpenAPI document lists the response statuses of %s %s', (method, path, statuses) => {
    expect(Object.keys(described(method, path).responses).join(' ')).toBe(statuses);
  });

  it('the OpenAPI document describes the length limits of search texts and the number of results', () => {
    expect(
      described('get', 'search').parameters?.map(({ name, required, schema }) => [name, required, schema]),
    ).toEqual([
      ['q', true, { type: 'string', minLength: 1, maxLength: 100 }],
      ['limit', false, { type: 'integer', minimum: 1, maximum: 20, default: 5 }],
    ]);
  });

  it('the OpenAPI document describes a captcha challenge as an object with any properties', () => {
    expect(described('get', 'public/captcha').responses['200']).toEqual({
      description: 'The challenge.',
      content: {
        'application/json': { schema: { description: 'The challenge.', type: 'object', additionalProperties: true } },
      },
    });
  });
});

describe('API endpoints', () => {
  it.each([
    ['search?q=', 400],
    [`search?q=${'x'.repeat(100)}`, 200],
    [`search?q=${'x'.repeat(101)}`, 400],
    ['search?q=x&limit=0', 400],
    ['search?q=x&limit=1', 200],
    ['search?q=x&limit=20', 200],
    ['search?q=x&more=1', 400],
    ['meta/resources?more=1', 400],
  ])('a GET of the API path %s returns the status %i', async (path, status) => {
    expect((await root('GET', path)).status).toBe(status);
  });

  it.each<[Parameters<Send>[0], string, number]>([
    ['POST', 'auth/login', 401],
    ['GET', 'auth/profile', 200],
    ['POST', 'auth/forgot-password', 422],
    ['GET', 'meta/roles', 200],
    ['POST', 'uploads/links', 422],
    ['GET', 'search?q=x', 200],
    ['GET', 'dashboard', 200],
    ['POST', 'presence', 422],
    ['GET', 'public/captcha', 200],
    ['GET', 'preferences/current', 200],
    ['GET', 'books', 200],
    ['GET', 'books/tabs', 200],
    ['POST', 'books/tabs', 422],
    ['POST', 'books', 422],
    ['POST', 'books/bulk', 422],
    ['GET', 'loans/assignees', 200],
    ['GET', 'books/export?filter=nothing||$eq||x', 400],
    ['POST', 'books/operations/weigh', 200],
    ['POST', 'flows/buy/preview', 422],
  ])('a request to the API endpoint %s %s returns the status %i', async (method, path, status) => {
    expect((await root(method, path, method === 'GET' ? undefined : {})).status).toBe(status);
  });

  it('the API has endpoints for a record, its changes, timeline, assignee and transitions', async () => {
    const { id } = (await root('POST', 'books', { title: 'A' })).body;
    const loan = `loans/${String((await root('POST', 'loans', { book_id: id })).body['id'])}`;
    expect((await root('GET', `books/${String(id)}`)).status).toBe(200);
    expect((await root('GET', `books/${String(id)}/changes`)).status).toBe(400);
    expect((await root('GET', `${loan}/timeline`)).status).toBe(200);
    expect((await root('PUT', `${loan}/assignee`, { assignee: null })).status).toBe(200);
    expect((await root('POST', `${loan}/transitions/refuse`, {})).status).toBe(422);
  });

  it('a resource without a list has endpoints for single records only', async () => {
    const model = libraryModel();
    const resources = model.resources.map((each) =>
      each.name === 'authors' ? { ...each, actions: ['show', 'create'] as const } : each,
    );
    const other = await openLibrary({ model: { ...model, resources } });
    const send = await other.as('root');
    const { status, body } = await send('POST', 'authors', { name: 'Zola' });
    expect(status).toBe(201);
    expect((await send('GET', `authors/${String(body['id'])}`)).status).toBe(200);
    const list = await send('GET', 'authors');
    expect([list.status, list.headers['allow']]).toEqual([405, 'POST, OPTIONS']);
    expect((await send('GET', 'authors/tabs')).status).toBe(404);
    expect((await send('POST', 'authors/tabs', { name: 'A', query: 'q=a' })).status).toBe(405);
    expect((await send('GET', 'search?q=Zola')).body).toEqual([]);
    await other.app.close();
  });

  it('the server does not start if a route of the domain code has no schema', async () => {
    const domain = { routes: (app: Endpoints) => void app.get('/bare', async () => ({})) };
    await expect(openLibrary({ domain })).rejects.toThrow('GET /api/v1/bare has no schema');
  });

  it('routes of the domain code are added to the API', async () => {
    const routes = (app: Endpoints) => void app.get('/own', { schema: {} }, async () => ({ own: true }));
    const other = await openLibrary({ domain: { routes } });
    expect((await (await other.as('reader'))('GET', 'own')).body).toEqual({ own: true });
    await other.app.close();
  });

  it('a request with an unknown API key is rejected even by public endpoints', async () => {
    const other = await openLibrary({ domain: { identity: { client: async () => undefined } } });
    const ask = async (headers: Record<string, string>) =>
      (await other.anyone('GET', 'public/captcha', undefined, headers)).status;
    expect([await ask({}), await ask({ 'x-api-key': 'guessed' })]).toEqual([200, 401]);
    await other.app.close();
  });

  it('at most 200 upload links can be created at once', async () => {
    const links = (count: number) =>
      root('POST', 'uploads/links', { uploads: Array.from({ length: count }, (_, index) => `gone${index}`) });
    const { status, body } = await links(200);
    expect([status, body]).toEqual([200, { links: {} }]);
    expect((await links(201)).status).toBe(422);
  });

  it.each<['GET' | 'POST', string, number, string]>([
    ['GET', 'public/captcha', 60, '60'],
    ['POST', 'uploads', 200, '600'],
  ])('the endpoint %s %s is rate-limited until the time window has passed', async (method, path, most, seconds) => {
    const limited = await openLibrary({ rateLimits: true });
    const send = await limited.as('clerk');
    for (let times = 0; times < most; times += 1) expect((await send(method, path)).status).not.toBe(429);
    const { status, headers } = await send(method, path);
    expect([status, headers['retry-after']]).toEqual([429, seconds]);
    await limited.app.close();
  });
});
