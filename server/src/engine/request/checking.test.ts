import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Domain } from '../domain.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { ANYBODY, byId } from '../endpoint/schema.ts';

const domain: Domain = {
  routes(app) {
    const body = {
      type: 'object',
      required: ['title', 'stops'],
      additionalProperties: false,
      properties: {
        title: { type: 'string', minLength: 2 },
        on: { type: 'string', format: 'date' },
        stops: { type: 'array', items: { type: 'object', properties: { minutes: { type: 'integer' } } } },
      },
    } as const;
    app.post('/trips', { schema: { security: ANYBODY, body } }, async (request) => ({ read: request.body }));
    const querystring = {
      type: 'object',
      required: ['from'],
      additionalProperties: false,
      properties: {
        from: { type: 'string', format: 'date' },
        limit: { type: 'integer', minimum: 1, default: 10 },
        lines: { type: 'array', items: { type: 'string' } },
      },
    } as const;
    app.get('/trips', { schema: { security: ANYBODY, querystring } }, async (request) => ({ read: request.query }));
    const params = { ...byId, properties: { id: { type: 'string', pattern: '^T\\d+$' } } } as const;
    app.get('/trips/:id', { schema: { security: ANYBODY, params } }, async (request) => ({ read: request.params }));
    app.post('/signed-in', { schema: { body } }, async () => ({}));
    app.get('/hidden', { schema: { hide: true } }, async () => ({}));
    app.post('/permitted', { schema: { 'x-permission': 'book.delete', body } }, async () => ({}));
  },
};

describe("Requests checked by a route's schema", () => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary({ domain });
  });
  afterAll(() => library.app.close());

  const trip = (body: unknown, language = 'en') =>
    library.anyone('POST', 'trips', body, { 'accept-language': language });
  const query = (text: string) => library.anyone('GET', `trips?${text}`, undefined, { 'accept-language': 'en' });

  it("a request body that is valid by the route's schema is accepted unchanged", async () => {
    const body = { title: 'Line 1', on: '2026-11-20', stops: [{ minutes: 4 }] };
    expect(await trip(body)).toMatchObject({ status: 200, body: { read: body } });
  });

  it('an invalid request body gets 422 with errors by field in the language of the request', async () => {
    const broken = { title: 'L', on: '2026-02-30', stops: [{ minutes: 4 }, { minutes: '4' }], color: 'red' };
    expect(await trip(broken)).toMatchObject({
      status: 422,
      body: {
        code: 'validation_failed',
        errors: {
          title: 'At least 2 characters are needed.',
          on: 'This is not a valid date.',
          'stops.1.minutes': 'This is not the right type of value.',
          color: 'This field does not exist.',
        },
      },
    });
    expect((await trip(broken, 'vi')).body['errors']).toMatchObject({ color: 'Trường này không tồn tại.' });
  });

  it.each([undefined, {}, { title: null, stops: null }])(
    'the validation errors of an incomplete request body name its missing fields: %j',
    async (body) => {
      const missing = 'This is required.';
      expect(await trip(body)).toMatchObject({ status: 422, body: { errors: { title: missing, stops: missing } } });
    },
  );

  it.each(['[]', '"text"', '7'])('a route with a schema rejects the request body %s', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await library.app.inject({ method: 'POST', url: '/api/v1/trips', headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
  });

  it("numbers and lists in a query string are parsed by the route's schema, with defaults", async () => {
    expect((await query('from=2026-11-20&limit=5&lines=a')).body).toEqual({
      read: { from: '2026-11-20', limit: 5, lines: ['a'] },
    });
    expect((await query('from=2026-11-20&lines=a&lines=b')).body).toEqual({
      read: { from: '2026-11-20', limit: 10, lines: ['a', 'b'] },
    });
  });

  it('an empty query parameter is treated as omitted', async () => {
    expect((await query('from=2026-11-20&limit=')).body).toEqual({ read: { from: '2026-11-20', limit: 10 } });
  });

  it.each([
    ['', 'The parameter "from" is needed.'],
    ['from=2026-11-20&to=2026-11-21', 'There is no parameter "to".'],
    ['from=2026-11-20&from=2026-11-21', 'The parameter "from" can be used only once.'],
    ['from=2026-11-20&limit=many', 'The parameter "limit" must be a valid whole number, not "many".'],
    ['from=2026-11-20&limit=0', '"0" is not a valid value for field "limit".'],
    ['from=20.11.2026', '"20.11.2026" is not a valid value for field "from".'],
  ])('a route rejects the query %j with 400 and a reason', async (text, message) => {
    expect(await query(text)).toMatchObject({ status: 400, body: { code: 'bad_query', message } });
  });

  it('an error quotes at most 100 characters of an invalid query value', async () => {
    const { body } = await query(`from=${'x'.repeat(101)}`);
    expect(body['message']).toBe(`"${'x'.repeat(100)}" is not a valid value for field "from".`);
  });

  it('a route returns 404 for a path parameter that its schema rules out', async () => {
    expect((await library.anyone('GET', 'trips/T12')).body).toEqual({ read: { id: 'T12' } });
    expect(await library.anyone('GET', 'trips/12')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('the server does not start if the domain code adds an endpoint without a schema', async () => {
    const bare = { routes: (app) => void app.get('/bare', async () => ({})) } satisfies Domain;
    await expect(openLibrary({ domain: bare })).rejects.toThrow('GET /api/v1/bare has no schema');
  });

  it('a route rejects anonymous callers and missing permissions before it validates the body', async () => {
    const [reader, clerk] = [await library.as('reader'), await library.as('clerk')];
    expect((await library.anyone('POST', 'signed-in', {})).status).toBe(401);
    expect((await library.anyone('GET', 'hidden')).status).toBe(401);
    expect((await reader('POST', 'signed-in', {})).status).toBe(422);
    expect((await library.anyone('POST', 'permitted', {})).status).toBe(401);
    expect((await reader('POST', 'permitted', {})).status).toBe(403);
    expect((await clerk('POST', 'permitted', {})).status).toBe(422);
  });
});
