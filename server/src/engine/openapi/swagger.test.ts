import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Domain } from '../domain.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { ANYBODY, byId } from '../endpoint/schema.ts';
import type { ResourceDocument } from './swagger.ts';

const openApi: ResourceDocument = {
  openapi: '3.1.0',
  info: { title: 'Library', version: '1' },
  paths: { '/books': { get: { responses: {} } } },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
};
const body = { type: 'object' } as const;
const domain: Domain = {
  routes(app) {
    app.post('/trips', { schema: { security: ANYBODY, body } }, async () => ({}));
    app.get('/trips', { schema: { querystring: { type: 'object', properties: {} } } }, async () => ({}));
    app.get('/trips/:id', { schema: { params: byId } }, async () => ({}));
    app.get('/hidden-trips', { schema: { hide: true } }, async () => ({}));
  },
};

let library: Library;
let paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>;
beforeAll(async () => {
  library = await openLibrary({ domain, openApi: () => openApi });
  ({ paths } = (await library.app.inject('/docs/json')).json());
});
afterAll(() => library.app.close());

it.each([
  ['post', '/trips', ['400', '413', '415', '422', '503']],
  ['get', '/trips', ['400', '401', '403', '429', '503']],
  ['get', '/trips/{id}', ['401', '403', '404', '429', '503']],
])(
  'the OpenAPI document lists the errors that invalid input or callers can cause for %s %s',
  (method, path, refusals) => {
    expect(Object.keys(paths[`/api/v1${path}`]?.[method]?.responses ?? {}).filter((status) => status >= '400')).toEqual(
      refusals,
    );
  },
);

it('the OpenAPI document lists only statuses that endpoints return', () => {
  const statuses = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) => Object.keys(responses)),
  );
  const success = ['200', '201', '204', '304'];
  const refusals = ['400', '401', '403', '404', '409', '413', '415', '422', '429', '503'];
  expect([...new Set(statuses)].toSorted()).toEqual([...success, ...refusals]);
});

it('the OpenAPI document omits hidden routes and includes the routes of resources', () => {
  expect(Object.keys(paths).filter((path) => path.includes('hidden'))).toEqual([]);
  expect(Object.keys(paths).filter((path) => path.endsWith('/books'))).toHaveLength(1);
});

it("the OpenAPI document includes the security schemes if the project's document has none", async () => {
  const { components: _, ...bare } = openApi;
  const other = await openLibrary({ domain, openApi: () => bare });
  const answer = await other.app.inject('/docs/json');
  await other.app.close();
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json().paths)).toEqual(Object.keys(paths));
  expect(answer.json().components.securitySchemes).toMatchObject({ bearer: { scheme: 'bearer' } });
});

it('the OpenAPI document is generated again after a failed attempt', async () => {
  const broken = { ...openApi, ...JSON.parse('{ "tags": 5 }') };
  let document = broken;
  const other = await openLibrary({ domain, openApi: () => document });
  expect((await other.app.inject('/docs/json')).statusCode).toBe(500);
  document = openApi;
  expect((await other.app.inject('/docs/json')).statusCode).toBe(200);
  await other.app.close();

  const failing = await openLibrary({ domain, openApi: () => broken });
  const asked = failing.app.inject('/docs/json');
  await failing.app.close();
  expect((await asked).statusCode).toBeGreaterThanOrEqual(500);
});
