import { describe, expect, it } from 'vitest';
import { libraryModel } from '../../testing/library.ts';
import { pathPattern } from '../matching/path-pattern.ts';
import { addressParts } from '../matching/received.ts';
import { type RecordedResponse, contractChecker, type OpenApiDocument, operationsOf } from './documented.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema: { ...schema } } } });
const book = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string' },
    pages: { type: 'integer' },
    chapters: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
    extra: { type: 'object', additionalProperties: true },
  },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const document: OpenApiDocument = {
  servers: [{ url: '/api/v1/' }],
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        parameters: [
          { $ref: '#/components/parameters/limit' },
          { name: 'filter', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        ],
        responses: {
          200: json({ type: 'array', items: ref('Book') }),
          400: { $ref: '#/components/responses/Problem' },
        },
      },
      post: {
        operationId: 'createBook',
        security: [{ bearer: [] }],
        requestBody: json({ type: 'object', required: ['title'], properties: { title: { type: 'string' } } }),
        responses: { 201: json({ allOf: [ref('Book'), { properties: { id: { type: 'string' } } }] }), 204: {} },
      },
    },
    '/books/{id}/photo': {
      get: {
        operationId: 'photo',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
          { name: 'size', in: 'query', required: true, schema: { enum: ['small', 'large'] } },
        ],
        security: [{}, { bearer: [] }],
        servers: [{ url: '/files' }],
        responses: { 200: { content: { '*/*': {} } }, 404: { content: { 'text/plain': {} } } },
      },
    },
  },
  components: {
    parameters: { limit: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } } },
    schemas: { Book: book },
    responses: { Problem: json({ type: 'object', required: ['code'] }) },
  },
};

const operations = new Map(operationsOf(document).map((one) => [one.operationId, one]));
const checker = contractChecker(libraryModel(), document);

function operation(name: string) {
  const found = operations.get(name);
  if (!found) throw new Error(name);
  return found;
}
const answer = (name: string, statusCode: number, body: unknown, type = 'application/json; charset=utf-8') =>
  checker.answer(operation(name), {
    statusCode,
    headers: type === '' ? {} : { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  } satisfies RecordedResponse);

it.each([
  [{ fields: ['pages'] }, true],
  [{ select: ['pages'] }, true],
  [{ join: ['author_id||name'] }, true],
  [{ 'join[0]': ['author_id||name'] }, true],
  [{ fields: [''] }, false],
  [{ join: ['author_id'] }, false],
  [{}, false],
])(
  'the OpenAPI check accepts records without required fields only if the query selects some fields: for %j, %s',
  (query, isPartial) => {
    const check = (body: object) =>
      checker.answer(
        operation('listBooks'),
        { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
        query,
      );
    expect(check([{ pages: 1 }]) === undefined).toBe(isPartial);
    expect(check([{ title: 'A', pages: 'many' }])).toContain('/0/pages must be integer');
    expect(check([{ title: 'A', wheels: 4 }])).toContain('wheels');
  },
);

describe('Operations of an OpenAPI document', () => {
  it('documented operations have their full path and say whether anonymous callers may call them', () => {
    expect([...operations.values()].map(({ method, path, open }) => [method, path, open])).toEqual([
      ['GET', '/api/v1/books', false],
      ['POST', '/api/v1/books', false],
      ['GET', '/files/books/{id}/photo', true],
    ]);
  });
});

describe('Checks of answers against the OpenAPI document', () => {
  it.each([
    ['listBooks', 200, [{ title: 'Kiều', chapters: [{ name: 'Một' }], extra: { more: 1 } }]],
    ['listBooks', 400, { code: 'bad_query', message: 'no' }],
    ['createBook', 201, { title: 'Kiều', id: '1' }],
  ])(
    'an answer of the operation %s with the status %s that conforms to the OpenAPI document is not reported',
    (name, status, body) => {
      expect(answer(name, status, body)).toBeUndefined();
    },
  );

  it.each([
    ['a value of another type', 'listBooks', 200, [{ title: 1 }], '/0/title must be string'],
    ['a value that is missing', 'listBooks', 200, [{}], 'title'],
    ['a property that no schema names', 'listBooks', 200, [{ title: 'K', wheels: 4 }], 'wheels'],
    ['one in a nested list', 'listBooks', 200, [{ title: 'K', chapters: [{ wheels: 4 }] }], 'wheels'],
    ['one beside several schemas', 'createBook', 201, { title: 'K', id: '1', wheels: 4 }, 'wheels'],
    ['a refusal of another shape', 'listBooks', 400, {}, '400 is not as documented:  must have required property'],
    ['a status', 'listBooks', 418, 'short and stout', '418 is not documented: short and stout'],
    ['what is not JSON', 'listBooks', 200, '[{', '200 is not JSON: [{'],
  ])('an answer that violates the OpenAPI document is reported: %s', (_, name, status, body, said) => {
    expect(answer(name, status, body)).toContain(said);
  });

  it('an answer may have only the content types and bodies that the OpenAPI document describes', () => {
    expect(answer('createBook', 204, '', '')).toBeUndefined();
    expect(answer('createBook', 204, 'text')).toBe('204 has a body, which is not documented');
    expect(answer('photo', 200, '\u0000', 'image/png')).toBeUndefined();
    expect(answer('photo', 404, 'None.', 'text/plain')).toBeUndefined();
    expect(answer('photo', 404, '{}')).toBe('404 is application/json, which is not documented');
  });

  it('the report of an invalid answer lists at most five errors and quotes at most 500 characters', () => {
    const rows = Array.from({ length: 200 }, () => ({ title: 1 }));
    const said = answer('listBooks', 200, rows) ?? '';
    expect(said.match(/must be string/gu)).toHaveLength(5);
    expect(said.split('\n').at(-1)?.trim()).toBe(JSON.stringify(rows).slice(0, 500));
  });
});

describe('Checks of requests against the OpenAPI document', () => {
  const sent = (path: string, body?: unknown) => ({ ...addressParts(`/api/v1${path}`), body });

  it('a request whose body violates the document is reported, but additional properties are accepted', () => {
    expect(checker.request(operation('createBook'), sent('/books', { title: 'Kiều', more: true }))).toBeUndefined();
    expect(checker.request(operation('createBook'), sent('/books', { title: 1 }))).toBe(
      'the request is not as documented: /title must be string {"type":"string"}',
    );
  });

  it('a request to an operation without a documented body may contain any body', () => {
    expect(checker.request(operation('listBooks'), sent('/books', { any: 'thing' }))).toBeUndefined();
  });

  it.each(['', '?limit=20', '?filter=a', '?filter=a&filter=b&limit=1', '?filter[0]=a&filter[1]=b', '?filter[]=a'])(
    'a request with documented parameters is accepted: %s',
    (query) => {
      expect(checker.request(operation('listBooks'), sent(`/books${query}`))).toBeUndefined();
    },
  );

  it.each([
    ['listBooks', '/books?limit=many', 'query limit must be integer'],
    ['listBooks', '/books?limit=101', 'query limit must be <= 100'],
    ['listBooks', '/books?limit=1&limit=2', 'query limit must be integer'],
    ['listBooks', '/books?wheels=4&limit=1', 'query wheels is not documented'],
    ['photo', '/books/7/photo?size=small', 'path id must match format "uuid"'],
    ['photo', '/books/0198c5a0-0000-7000-8000-000000000000/photo', 'query size is missing'],
    ['photo', '/books/0198c5a0-0000-7000-8000-000000000000/photo?size=huge', 'query size must be equal to one of'],
  ])('a request of the operation %s with invalid parameters is reported: %s', (name, path, said) => {
    const { path: whole, query } = addressParts(name === 'photo' ? `/files${path}` : `/api/v1${path}`);
    expect(checker.request(operation(name), { path: whole, query })).toContain(said);
  });
});

describe('Unusual parts of an OpenAPI document', () => {
  const nested = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });
  const odd: OpenApiDocument = {
    servers: [],
    paths: {
      '/shelves': {
        put: {
          operationId: 'putShelf',
          parameters: [
            { name: 'x-kind', in: 'header', required: true, schema: { type: 'integer' } },
            { name: 'any', in: 'query' },
            { name: 'size', in: 'query', schema: ref('Size') },
            { name: 'limit', in: 'query', schema: { type: 'integer' } },
            { name: 'id', in: 'path', schema: { type: 'string' } },
          ],
          requestBody: json({ type: 'object', required: ['a'], properties: { a: { type: 'integer' } } }),
          responses: {
            200: json({
              type: 'object',
              properties: {
                loose: { ...nested('a'), additionalProperties: true },
                sealed: { type: 'object', additionalProperties: false },
                byName: { type: 'object', additionalProperties: nested('a') },
                any: { anyOf: [nested('a'), nested('b')] },
                one: { oneOf: [{ type: 'null' }, nested('a')] },
                size: { enum: [null, 'small'] },
                // The property is called `items`, like a schema keyword. The checker must not confuse the two.
                items: { type: 'string' },
              },
            }),
            201: { content: { 'application/json': {} } },
            202: { content: { 'text/csv': { schema: { type: 'string' } } } },
          },
        },
      },
    },
    components: { schemas: { Size: { enum: ['small', 'large'] } }, responses: {} },
  };
  const [put] = operationsOf(odd);
  if (!put) throw new Error('no operation');
  const odds = contractChecker(libraryModel(), odd);
  const answered = (statusCode: number, body: unknown, type = 'application/json') => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    return odds.answer(put, { statusCode, headers: { 'content-type': type }, body: sent });
  };

  it('the documented path of a wildcard route matches request paths', () => {
    const [files] = operationsOf({ ...odd, paths: { '/files/{*}': { get: { operationId: 'files', responses: {} } } } });
    expect(pathPattern(files?.path ?? '').test('/files/a/b')).toBe(true);
  });

  it('if the OpenAPI document names no server, the documented path of an operation starts at the root', () => {
    expect([put.method, put.path, put.open]).toEqual(['PUT', '/shelves', false]);
  });

  it.each([
    { loose: { a: 'x', b: 1 } },
    { sealed: {} },
    { byName: { x: { a: 'x' } } },
    { any: { a: 'x' } },
    { any: { b: 'x' } },
    { one: null },
    { one: { a: 'x' } },
    { size: null },
    { items: 'x' },
  ])('an answer with the value %j conforms to the OpenAPI document', (value) => {
    expect(answered(200, value)).toBeUndefined();
  });

  it.each([
    { sealed: { a: 'x' } },
    { byName: { x: { b: 1 } } },
    { any: { c: 'x' } },
    { one: { b: 'x' } },
    { size: 'large' },
    { items: 7 },
    { more: 1 },
  ])('an answer with the value %j violates the OpenAPI document', (value) => {
    expect(answered(200, value)).toMatch(/^200 is not as documented: /u);
  });

  it('the body of an answer is not checked if the document lacks its schema or if the format is not JSON', () => {
    expect(answered(201, 'no JSON')).toBeUndefined();
    expect(answered(202, 'a;b', 'text/csv; charset=utf-8')).toBeUndefined();
  });

  it('the report of an undocumented or non-JSON answer quotes at most 300 characters', () => {
    const long = 'x'.repeat(301);
    expect(answered(418, long)).toBe(`418 is not documented: ${long.slice(1)}`);
    expect(answered(200, long)).toBe(`200 is not JSON: ${long.slice(1)}`);
  });

  it('violations in the query and the body of a request are reported together', () => {
    const request = (query: string, body?: unknown) => odds.request(put, { ...addressParts(`/shelves${query}`), body });
    expect(request('?any=1')).toBeUndefined();
    expect(request('?any=1&size=small', { a: 1 })).toBeUndefined();
    expect(request('?size=huge')).toContain('query size must be equal to one of the allowed values');
    // A violation: `id` is a path parameter, so the query must not contain it.
    expect(request('?id=1&limit[0]=1&limit[1]=2', {})).toBe(
      'the request is not as documented: query limit must be integer {"type":"integer"}; query id is not documented; ' +
        ' must have required property \'a\' {"missingProperty":"a"}',
    );
  });

  it('invalid path parameters of a request are reported', () => {
    const photo = (id: string, query = '?size=small') =>
      checker.request(operation('photo'), addressParts(`/files/books/${id}/photo${query}`));
    const id = '0198c5a0-0000-7000-8000-000000000000';
    expect(photo(id)).toBeUndefined();
    expect(photo(id, '')).toBe('the request is not as documented: query size is missing');
    expect(photo('7')).toBe('the request is not as documented: path id must match format "uuid" {"format":"uuid"}');
    expect(checker.request(operation('createBook'), addressParts('/api/v1/books'))).toBeUndefined();
  });
});

it("the OpenAPI check follows standard definitions of formats, and the project's for custom formats", () => {
  const described = json({
    type: 'object',
    properties: {
      opens: { type: 'string', format: 'time' },
      website: { type: 'string', format: 'uri' },
      mark: { type: 'string', format: 'shelf-mark' },
    },
  });
  const formats: OpenApiDocument = {
    ...document,
    paths: { '/x': { get: { operationId: 'x', responses: { 200: described } } } },
  };
  const [operation] = operationsOf(formats);
  const { answer } = contractChecker(libraryModel(), formats);
  const found = (body: object) =>
    operation &&
    answer(operation, {
      statusCode: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect(found({ opens: '07:05:00Z', website: 'urn:isbn:0451450523', mark: 'AB123' })).toBeUndefined();
  expect(found({ opens: '07:05' })).toContain('must match format "time"');
  expect(found({ mark: 'x' })).toContain('must match format "shelf-mark"');
});
