import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Domain } from '../domain.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { ANYBODY, problems } from '../endpoint/schema.ts';
import type { ResourceDocument } from './swagger.ts';

const OWN: ResourceDocument = {
  openapi: '3.1.0',
  info: { title: 'Library', version: '1' },
  tags: [{ name: 'book', description: 'Books' }],
  paths: { '/api/v1/books': { get: { summary: 'Books', responses: {} } } },
  components: {
    schemas: { Book: { type: 'object' } },
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'opaque' } },
  },
};

let library: Library;
beforeAll(async () => {
  const domain: Domain = {
    routes: (app) => {
      const response = {
        200: { type: 'object', description: 'Done.', properties: { kind: { const: 'loan' } } },
        ...problems(409),
      };
      app.post(
        '/lend',
        { schema: { summary: 'Lend', security: ANYBODY, body: { type: 'object' }, response } },
        async () => ({}),
      );
    },
  };
  library = await openLibrary({ domain, openApi: () => OWN });
});
afterAll(() => library.app.close());

it('the OpenAPI document contains the resources, tags and security schemes of the project and of the engine', async () => {
  const { openapi, info, tags, components, paths } = (await library.app.inject('/docs/json')).json();
  expect([openapi, info]).toEqual(['3.1.0', OWN.info]);
  expect(tags.map(({ name }: { name: string }) => name)).toEqual([
    'book',
    'auth',
    'public',
    'uploads',
    'flows',
    'meta',
    'running',
  ]);
  expect(components.schemas).toMatchObject(OWN.components?.schemas ?? {});
  expect(components.securitySchemes).toEqual({
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'opaque' },
    apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
  });
  expect(paths['/api/v1/books']).toEqual(OWN.paths?.['/api/v1/books']);
  expect(Object.keys(paths['/api/v1/auth/login'] ?? {})).toEqual(['post']);
});

it("the OpenAPI document lists an endpoint's declared responses, other possible errors and constant values", async () => {
  const { paths } = (await library.app.inject('/docs/json')).json();
  const { responses, summary } = paths['/api/v1/lend'].post;
  expect(summary).toBe('Lend');
  expect(Object.keys(responses)).toEqual(['200', '400', '409', '413', '415', '422', '503']);
  expect(responses['200'].content['application/json'].schema.properties).toEqual({ kind: { const: 'loan' } });
  expect(await library.app.openApi()).toEqual((await library.app.inject('/docs/json')).json());
});

it('the server delivers the pages of the API documentation itself and forbids framing them', async () => {
  const page = await library.app.inject('/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect((await library.app.inject('/docs/static/swagger-ui.css')).headers['content-type']).toContain('text/css');
  expect((await library.app.inject('/docs/nothing')).statusCode).toBe(404);
});

it('the OpenAPI document states how long each kind of signed upload link is valid', async () => {
  const { paths } = (await library.app.inject('/docs/json')).json();
  expect(JSON.stringify(paths['/api/v1/uploads/links'])).toContain(
    'may read, for 5 minutes, and own files that no record holds yet, for 60 minutes',
  );
  expect(JSON.stringify(paths['/api/v1/uploads'])).toContain('opens the file for 60 minutes');
});
