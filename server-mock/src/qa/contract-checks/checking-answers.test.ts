import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANYBODY } from '../../../../server/src/engine/endpoint/schema.ts';
import { type Library, openLibrary } from '../../testing/library.ts';

const tally = { type: 'object', required: ['books'], properties: { books: { type: 'integer' } } } as const;
let server: Library;
let status = 200;
let answer: unknown;

beforeAll(async () => {
  server = await openLibrary({
    qa: true,
    openApi: () => ({
      openapi: '3.1.0',
      info: { title: 'Library', version: '1' },
      servers: [{ url: '/api/v1' }],
      paths: {},
      components: {},
    }),
    domain: {
      routes(routes) {
        const open = (operationId: string) => ({ operationId, summary: operationId, security: ANYBODY });
        const body = {
          type: 'object',
          properties: { books: { type: 'integer' }, kind: { type: 'string', default: 'new' } },
        };
        // The schema only documents the answer and does not serialize it, so the answer can violate the schema.
        const schema = { ...open('tally'), response: { 200: { description: 'How many.', ...tally } } };
        const send = async () => answer;
        routes.get('/tallies/:of', { schema, serializerCompiler: () => JSON.stringify }, send);
        routes.get(
          '/tallies/best',
          { schema: { ...schema, operationId: 'best' }, serializerCompiler: () => JSON.stringify },
          async () => ({ books: 1 }),
        );
        const post = { ...schema, operationId: 'put', body };
        routes.post('/tallies', { schema: post, serializerCompiler: () => JSON.stringify }, async (_request, reply) => {
          reply.statusCode = status;
          return answer;
        });
        const hidden = { ...schema, operationId: 'hidden', hide: true };
        routes.get('/hidden', { schema: hidden, serializerCompiler: () => JSON.stringify }, send);
      },
    },
  });
});
afterAll(() => server.app.close());
beforeEach(async () => {
  [status, answer] = [200, { books: 'many' }];
  await server.app.inject({ method: 'DELETE', url: '/__qa/journal' });
});

const mode = async (payload: string) =>
  expect(
    (await server.app.inject({ method: 'PUT', url: '/__qa/contract', payload: { mode: payload } })).json(),
  ).toEqual({
    mode: payload,
  });
const violations = async () => {
  const { entries } = (await server.app.inject('/__qa/journal')).json();
  return entries.map((entry: { violations: unknown }) => entry.violations);
};
const WRONG = '200 is not as documented: /books must be integer {"type":"integer"}\n    {"books":"many"}';

describe('Answers that violate the OpenAPI document', () => {
  it('an answer that violates the OpenAPI document is sent unchanged while checks are off', async () => {
    await mode('off');
    expect((await server.anyone('GET', 'tallies/all')).body).toEqual({ books: 'many' });
    expect(await violations()).toEqual([[]]);
  });

  it('an answer that violates the OpenAPI document is recorded, and rejected in mode "fail"', async () => {
    await mode('journal');
    expect(await server.anyone('GET', 'tallies/all')).toMatchObject({ status: 200, body: { books: 'many' } });
    await mode('fail');
    const refused = await server.anyone('GET', 'tallies/all', undefined, { 'accept-language': 'en' });
    expect(refused).toMatchObject({
      status: 502,
      body: { statusCode: 502, code: 'contract_violation', message: expect.stringContaining('/books must be integer') },
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
    expect(await violations()).toEqual([[WRONG], [WRONG]]);
  });

  it('an answer that violates the OpenAPI document is detected even if the client accepts compression', async () => {
    await mode('journal');
    answer = { books: 'm'.repeat(5000) };
    const { headers } = await server.anyone('GET', 'tallies/all', undefined, { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect((await violations())[0]).toHaveLength(1);
  });

  it('answers of hidden operations and answers without a body are not checked', async () => {
    await mode('fail');
    expect((await server.anyone('GET', 'hidden')).status).toBe(200);
    expect((await server.app.inject({ method: 'HEAD', url: '/api/v1/tallies/all' })).statusCode).toBe(200);
    expect((await server.app.inject('/nowhere')).statusCode).toBe(404);
  });

  it('an answer is checked against the documented operation with the most specific path', async () => {
    await mode('fail');
    expect(await server.anyone('GET', 'tallies/best')).toMatchObject({ status: 200, body: { books: 1 } });
    answer = { books: 1 };
    expect((await server.anyone('GET', 'tallies/all')).status).toBe(200);
  });
});

describe('Checks of accepted requests', () => {
  beforeEach(() => {
    answer = { books: 1 };
  });

  it('an accepted request is checked against the OpenAPI document before default values are added to the request', async () => {
    await mode('fail');
    expect((await server.anyone('POST', 'tallies', { books: 7 })).status).toBe(200);
    const more = await server.anyone('POST', 'tallies?more=1', { books: 7 });
    expect(more.status).toBe(502);
    expect((await violations()).at(-1)).toEqual(['the request is not as documented: query more is not documented']);
  });

  it('a rejected request is not checked against the OpenAPI document', async () => {
    await mode('journal');
    [status, answer] = [300, { books: 1 }];
    await server.anyone('POST', 'tallies?more=1', { books: 7 });
    expect((await violations()).at(-1)).toEqual(['300 is not documented: {"books":1}']);
  });

  it('the body of a request that a stub answers is checked against the OpenAPI document', async () => {
    await mode('journal');
    const request = { path: '/api/v1/tallies' };
    const stub = await server.app.inject({
      method: 'POST',
      url: '/__qa/stubs',
      payload: { request, answer: { body: { books: 2 } } },
    });
    expect(stub.statusCode).toBe(201);
    await server.anyone('POST', 'tallies', { books: 'many' });
    await server.app.inject({ method: 'DELETE', url: '/__qa/stubs' });
    expect((await violations()).at(-1)).toEqual([
      'the request is not as documented: /books must be integer {"type":"integer"}',
    ]);
  });
});
