import { Validator } from '@seriousme/openapi-schema-validator';
import { loadProject } from '@tuyen/model/load';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { joinPieces } from '../../output/pieces.ts';
import { library } from '../../testing/library.ts';
import { openApi } from './index.ts';
import { openApiText } from './text.ts';
import type { Method, OpenApiOperation, Paths } from './document.ts';

type Document = ReturnType<typeof openApi>;
let document: Document;
let paths: Paths;

beforeAll(async () => {
  document = openApi((await library()).model);
  paths = document['paths'] as unknown as Paths;
});

async function problemsOf(checked: Document): Promise<unknown> {
  const { valid, errors } = await new Validator().validate(structuredClone(checked));
  return valid ? [] : errors;
}

function operations(): readonly (readonly [string, OpenApiOperation])[] {
  const methods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [[`${method} ${path}`, item[method]] as const] : [])),
  );
}

describe('OpenAPI document', () => {
  test('the generated OpenAPI document of the example project is valid OpenAPI 3.1', async () => {
    expect(await problemsOf(document)).toEqual([]);
  });

  test('the OpenAPI document of this repository’s own schemas is valid', async () => {
    const { model } = loadProject(fileURLToPath(new URL('../../../..', import.meta.url)));
    expect(model).toBeDefined();
    if (model) expect(await problemsOf(openApi(model))).toEqual([]);
  });

  test('the OpenAPI document is the same whether written in pieces or at once', async () => {
    const { content } = joinPieces(openApiText((await library()).model), '');
    expect(content.join('')).toBe(`${JSON.stringify(document, null, 2)}\n`);
  });

  test('each operation of a resource has its own path in the OpenAPI document', () => {
    expect(paths['/books/{id}/operations/reserve']?.post).toMatchObject({
      operationId: 'reserveBook',
      'x-permission': 'books.lend',
      description: 'Only where `state` is LENT. Otherwise 409, and nothing changes.',
      requestBody: { content: { 'application/json': { schema: { required: ['until'] } } } },
      responses: { 200: { content: { 'application/json': { schema: { required: ['place'] } } } } },
    });
    expect(paths['/books/operations/take-stock']?.post).toMatchObject({ operationId: 'takeStockBooks' });
    expect(paths['/books/operations/take-stock']?.post).not.toHaveProperty('requestBody');
  });

  test('a reference field names the permission needed to set it, unless reading the referenced record is enough', async () => {
    const { model } = await library();
    const withUse = (use: string) => ({
      ...model,
      resources: model.resources.map((resource) => ({
        ...resource,
        fields: resource.fields.map((field) => (field.name === 'author_id' ? { ...field, use } : field)),
      })),
    });
    const descriptionFor = (use: string) =>
      JSON.stringify(openApi(withUse(use) as typeof model)['components']).match(/Needs the permission `[^`]+`/u)?.[0];
    expect(descriptionFor('edit')).toBe('Needs the permission `edit`');
    expect(descriptionFor('read')).toBeUndefined();
    expect(descriptionFor('public')).toBeUndefined();
  });

  test('secret fields at any depth appear only in the schemas of request bodies', () => {
    const { model } = loadProject(fileURLToPath(new URL('../../../../server-mock/test-project', import.meta.url)));
    expect(model).toBeDefined();
    if (!model) return;
    const described = openApi(model);
    const { schemas } = described['components'] as unknown as { schemas: Record<string, object> };
    const queries = JSON.stringify((described['paths'] as unknown as Paths)['/books']?.get?.['parameters']);
    expect(queries).toContain('`title`');
    expect(queries).not.toContain('`alarm`');
    for (const secret of ['alarm', 'pin', 'code']) {
      expect(JSON.stringify(schemas['Book']), secret).not.toContain(`"${secret}"`);
      expect(JSON.stringify(schemas['BookInput']), secret).toContain(`"${secret}"`);
    }
    expect(JSON.stringify(schemas['Book'])).toContain('"locks"');
    expect(JSON.stringify(schemas['BookInput'])).toMatch(/"pin":\{[^}]*"writeOnly":true/u);
  });

  test('the OpenAPI document contains every route of a resource', () => {
    expect(Object.keys(paths['/books'] ?? {})).toEqual(['get', 'post']);
    expect(Object.keys(paths['/books/bulk'] ?? {})).toEqual(['post']);
    expect(Object.keys(paths['/books/{id}'] ?? {})).toEqual(['parameters', 'get', 'patch', 'put', 'delete']);
    expect(Object.keys(paths['/books/{id}/deletion'] ?? {})).toEqual(['parameters', 'get']);
    expect(Object.keys(paths)).toContain('/books/{id}/transitions/lend');
  });

  test('every route of a resource names its permission and is tagged with its resource', () => {
    const described = ['/books', '/books/bulk', '/books/{id}', '/books/{id}/deletion', '/books/{id}/changes'].flatMap(
      (path) =>
        (['get', 'post', 'patch', 'put', 'delete'] as const).flatMap((method) => {
          const operation = paths[path]?.[method];
          return operation ? [[`${method} ${path}`, operation['x-permission'], ...operation.tags]] : [];
        }),
    );
    expect(described).toEqual([
      ['get /books', 'books.read', 'books'],
      ['post /books', 'books.create', 'books'],
      ['post /books/bulk', 'books.create', 'books'],
      ['get /books/{id}', 'books.read', 'books'],
      ['patch /books/{id}', 'books.update', 'books'],
      ['put /books/{id}', 'books.update', 'books'],
      ['delete /books/{id}', 'books.delete', 'books'],
      ['get /books/{id}/deletion', 'books.delete', 'books'],
      ['get /books/{id}/changes', 'books.read', 'books'],
    ]);
  });

  test('the OpenAPI document describes the headers of error and success responses', () => {
    const { components } = document as unknown as { components: { responses: Record<string, { headers: object }> } };
    const ofRefusal = (name: string) => Object.keys(components.responses[name]?.headers ?? {});
    expect(ofRefusal('TooMany')).toEqual(['Retry-After', 'X-Request-Id']);
    expect(ofRefusal('Unavailable')).toEqual(['Retry-After', 'X-Request-Id']);
    expect(ofRefusal('MethodNotAllowed')).toEqual(['Allow', 'X-Request-Id']);
    expect(ofRefusal('UnsupportedType')).toEqual(['Accept-Encoding', 'Accept-Post', 'Accept-Patch', 'X-Request-Id']);
    const of = (path: string, method: 'get' | 'post', status: number) => {
      const response = paths[path]?.[method]?.responses[status] as { headers?: object } | undefined;
      return Object.keys(response?.headers ?? {});
    };
    expect(of('/books', 'get', 200)).toEqual(['ETag', 'Content-Range']);
    expect(of('/books', 'get', 304)).toEqual(['ETag']);
    expect(of('/books', 'post', 201)).toEqual(['Location', 'Idempotent-Replayed']);
    expect(of('/books/bulk', 'post', 200)).toEqual(['Idempotent-Replayed']);
  });

  test('every route of a resource lists the status codes of its error responses', () => {
    const codes = (path: string) =>
      Object.fromEntries(
        (['get', 'post', 'patch', 'put', 'delete'] as const).flatMap((method) => {
          const described = paths[path]?.[method];
          return described ? [[method, Object.keys(described.responses).join(' ')]] : [];
        }),
      );
    expect(codes('/books')).toEqual({
      get: '200 304 400 401 403 429 503',
      post: '201 400 401 403 409 413 415 422 429 503',
    });
    expect(codes('/books/bulk')).toEqual({ post: '200 201 400 401 403 409 413 415 422 429 503' });
    expect(codes('/books/edits')).toEqual({ post: '200 400 401 403 409 413 415 422 429 503' });
    const change = '200 400 401 403 404 409 412 413 415 422 429 503';
    expect(codes('/books/{id}')).toEqual({
      get: '200 304 401 403 404 429 503',
      patch: change,
      put: change,
      delete: '200 401 403 404 409 412 429 503',
    });
    expect(codes('/books/{id}/deletion')).toEqual({ get: '204 401 403 404 409 429 503' });
    expect(codes('/books/{id}/changes')).toEqual({ get: '200 400 401 403 404 429 503' });
    expect(codes('/books/{id}/restore/{entry}')).toEqual({ get: '200 400 401 403 404 409 429 503', post: change });
    expect(codes('/books/{id}/transitions/lend')).toEqual({ post: change });
  });

  test('every operation in the OpenAPI document has a unique id', () => {
    const names = operations().map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  test('an enum field and a list of enum values refer to the shared enum schema by name', async () => {
    const { model } = await library();
    const resources = model.resources.map((resource) => ({
      ...resource,
      fields: resource.fields.map((field) =>
        field.name === 'state' && field.kind === 'enum' ? { ...field, kind: 'enum-list' as const } : field,
      ),
    }));
    const state = (of: typeof model) =>
      Object(openApi(of)['components']).schemas.Book.properties.state as Readonly<Record<string, unknown>>;
    expect(state(model)).toMatchObject({ $ref: '#/components/schemas/BookState' });
    const listed = { type: 'array', uniqueItems: true, items: { $ref: '#/components/schemas/BookState' } };
    expect(state({ ...model, resources })).toMatchObject(listed);
  });

  test('every reference in the OpenAPI document has an existing target', () => {
    const text = JSON.stringify(document);
    for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = pointer
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect(target, pointer).toBeDefined();
    }
  });

  test('the route of a transition describes its input, permission and states', () => {
    const lend = paths['/books/{id}/transitions/lend']?.post;
    expect(lend?.['x-permission']).toBe('books.lend');
    expect(JSON.stringify(lend?.requestBody)).toContain('due_on');
    expect(lend?.description).toContain('`ON_SHELF` → `LENT`');
    expect(paths['/books/{id}/transitions/return']?.post?.requestBody).toBeUndefined();
  });

  test('a list route names the fields that can be filtered and sorted', () => {
    const text = JSON.stringify(paths['/books']?.get?.parameters);
    expect(text).toContain('`author_id`');
    expect(text).toContain('||$operator||');
  });

  test('a secret field is in the request schema and not in the response schema', () => {
    const schemas = (document['components'] as { schemas: Record<string, { properties: object }> }).schemas;
    expect(Object.keys(schemas['Librarian']?.properties ?? {})).not.toContain('password');
    expect(Object.keys(schemas['LibrarianInput']?.properties ?? {})).toContain('password');
  });

  test('the OpenAPI document has no keyword that starts with x- except x-permission', () => {
    const own = new Set([...JSON.stringify(document).matchAll(/"(x-[a-z-]+)":/g)].map(([, name]) => name));
    expect([...own]).toEqual(['x-permission']);
  });
});
