import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Library, openLibrary, type Send } from '../testing/library.ts';

interface Described {
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly parameters?: readonly { readonly name: string; readonly required: boolean; readonly schema: object }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

let library: Library;
let root: Send;
let paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
beforeAll(async () => {
  library = await openLibrary({
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

describe('the document', () => {
  it.each([
    ['get', 'search', '200 400 401 403 429'],
    ['get', 'meta/resources', '200 304 400 401 403 429'],
    ['get', 'meta/resources/{name}', '200 304 401 403 404 429'],
    ['get', 'meta/flows/{name}', '200 304 401 403 404 429'],
    ['get', 'meta/roles', '200 401 403 429'],
    ['post', 'uploads', '201 401 403 413 422 429 503'],
    ['post', 'uploads/links', '200 401 403 422 429'],
    ['get', 'uploads/{id}', '200 400 404'],
    ['get', 'public/captcha', '200 429'],
  ])('names what %s %s answers', (method, path, statuses) => {
    expect(Object.keys(described(method, path).responses).join(' ')).toBe(statuses);
  });

  it('says how long a search is and how many records it answers', () => {
    expect(
      described('get', 'search').parameters?.map(({ name, required, schema }) => [name, required, schema]),
    ).toEqual([
      ['q', true, { type: 'string', minLength: 1, maxLength: 100 }],
      ['limit', false, { type: 'integer', minimum: 1, maximum: 20, default: 5 }],
    ]);
  });

  it('says what a challenge is: an object with any properties', () => {
    expect(described('get', 'public/captcha').responses['200']).toEqual({
      description: 'The challenge.',
      content: {
        'application/json': { schema: { description: 'The challenge.', type: 'object', additionalProperties: true } },
      },
    });
  });
});

describe('the endpoints', () => {
  it.each([
    ['search?q=', 400],
    [`search?q=${'x'.repeat(100)}`, 200],
    [`search?q=${'x'.repeat(101)}`, 400],
    ['search?q=x&limit=0', 400],
    ['search?q=x&limit=1', 200],
    ['search?q=x&limit=20', 200],
    ['search?q=x&more=1', 400],
    ['meta/resources?more=1', 400],
  ])('GET %s answers %i', async (path, status) => {
    expect((await root('GET', path)).status).toBe(status);
  });

  it('make links of two hundred uploads at once, and no more', async () => {
    const links = (count: number) =>
      root('POST', 'uploads/links', { uploads: Array.from({ length: count }, (_, index) => `gone${index}`) });
    const { status, body } = await links(200);
    expect([status, body]).toEqual([200, { links: {} }]);
    expect((await links(201)).status).toBe(422);
  });

  it.each<['GET' | 'POST', string, number, string]>([
    ['GET', 'public/captcha', 60, '60'],
    ['POST', 'uploads', 200, '600'],
  ])('%s %s is answered so often and then refused until its time is over', async (method, path, most, seconds) => {
    const limited = await openLibrary({ rateLimits: true });
    const send = await limited.as('clerk');
    for (let times = 0; times < most; times += 1) expect((await send(method, path)).status).not.toBe(429);
    const { status, headers } = await send(method, path);
    expect([status, headers['retry-after']]).toEqual([429, seconds]);
    await limited.app.close();
  });
});
