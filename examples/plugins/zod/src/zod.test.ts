// @module-tag process
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { sharedTypeProblems } from '../../../../tests/support/shared-types.ts';
import { Library, REPOSITORY } from '../../../../cli/src/testing/library.ts';

async function generated(): Promise<Library> {
  const library = new Library();
  library.installPackages();
  library.edit('tuyen.config.json', '{', '{ "plugins": ["@tuyen-examples/zod"],');
  expect(await library.run('generate')).toMatchObject({ code: 0, error: '' });
  return library;
}

async function load<T>(library: Library, file: string): Promise<T> {
  // The cast is needed because the module is generated during the test, so the compiler does not know its type.
  return (await import(pathToFileURL(join(library.root, 'generated/zod', file)).href)) as T;
}

interface Books {
  readonly bookSchema: z.ZodType;
  readonly bookInputSchema: z.ZodType;
}

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const BOOK = {
  id: ID,
  version: 1,
  office_id: ID,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  title: 'Dune',
  isbn: '9780441013593',
  state: 'ON_SHELF',
  chapters: [{ heading: 'One', page: 1 }],
};

test('the generated Zod schemas accept valid records and name the invalid properties of other records', async () => {
  const library = await generated();
  const { bookSchema, bookInputSchema } = await load<Books>(library, 'books.gen.ts');
  const wrong = (schema: z.ZodType, change: object) =>
    schema.safeParse({ ...BOOK, ...change }).error?.issues.map(({ path }) => path.join('.'));
  expect(bookSchema.parse({ ...BOOK, can: {} })).toEqual(BOOK);
  expect(wrong(bookSchema, { isbn: null, pages: undefined })).toBeUndefined();
  expect(wrong(bookSchema, { title: '', pages: 0, bought_on: '2026-02-30', state: 'GONE' })?.toSorted()).toEqual([
    'bought_on',
    'pages',
    'state',
    'title',
  ]);
  expect(wrong(bookSchema, { chapters: [{ page: 1.5 }] })).toEqual(['chapters.0.heading', 'chapters.0.page']);
  expect(wrong(bookSchema, { id: undefined })).toEqual(['id']);
  // The last digit of this ISBN is wrong. Only the code of the custom kind rejects it; the pattern accepts it.
  expect(wrong(bookSchema, { isbn: '9780441013594' })).toEqual(['isbn']);
  expect(wrong(bookInputSchema, { title: undefined, id: undefined })).toEqual(['title']);
});

interface ClientModule {
  createClient(options: { baseUrl: string; fetch: typeof fetch; headers: () => Record<string, string> }): {
    readonly books: {
      list(query?: object): Promise<{ readonly data: readonly object[]; readonly total: number }>;
      get(id: string): Promise<object>;
      create(input: object): Promise<object>;
    };
  };
}

test('the generated API client sends requests, validates responses and throws the errors of the API', async () => {
  const library = await generated();
  const { createClient } = await load<ClientModule>(library, 'client.gen.ts');
  const sent: unknown[] = [];
  const answers = [
    Response.json({ data: [BOOK], total: 1 }),
    Response.json({ ...BOOK, title: 1 }),
    Response.json({ code: 'not_found' }, { status: 404 }),
  ];
  const client = createClient({
    baseUrl: 'http://api',
    headers: () => ({ authorization: 'Bearer x' }),
    fetch: async (url, init) => {
      sent.push([init?.method, url, init?.headers]);
      return answers.shift() ?? Response.error();
    },
  });
  expect(await client.books.list({ page: 2 })).toEqual({ data: [BOOK], total: 1 });
  await expect(client.books.get('a/b')).rejects.toThrow('title');
  await expect(client.books.get('2')).rejects.toMatchObject({ status: 404, body: { code: 'not_found' } });
  await expect(client.books.create({ title: '' })).rejects.toThrow('title');
  expect(sent).toEqual([
    ['GET', 'http://api/books?page=2&limit=25', { authorization: 'Bearer x' }],
    ['GET', 'http://api/books/a%2Fb', expect.anything()],
    ['GET', 'http://api/books/2', expect.anything()],
  ]);
});

const USE = `import { createClient } from './generated/zod/client.gen.ts';
import { createHooks } from './generated/zod/hooks.gen.ts';

export const client = createClient({ baseUrl: '/api/v1' });
const hooks = createHooks(client);
export function titles(): string[] {
  const { data } = hooks.useBooks({ page: 2 });
  const { mutate } = hooks.useCreateBook();
  mutate({ title: 'Dune', pages: 412 });
  // @ts-expect-error a book has no color
  void data?.data[0]?.color;
  // @ts-expect-error the title is required
  mutate({ pages: 412 });
  return data?.data.map(({ title }) => title) ?? [];
}
`;

test('the generated Zod files compile, and the generated hooks have the types of the schemas', async () => {
  const library = await generated();
  library.write('use.ts', USE);
  const compilerOptions = { lib: ['ES2024', 'DOM', 'DOM.Iterable'], types: [] };
  library.write(
    'tsconfig.json',
    JSON.stringify({
      extends: join(REPOSITORY, 'tsconfig.base.json'),
      compilerOptions: { ...compilerOptions, module: 'ESNext', moduleResolution: 'Bundler' },
      include: ['use.ts', 'generated'],
    }),
  );
  expect(await sharedTypeProblems(library.root)).toBe('');
});

test('changing the schema of one resource changes only the generated Zod files of that resource', async () => {
  const library = await generated();
  library.edit('schemas/resources/books.json', '"maxLength": 200', '"maxLength": 100');
  const { out } = await library.run('generate');
  expect(out.match(/generated\/zod\/\S+/gu)).toEqual(['generated/zod/books.gen.ts']);
  expect((await library.run('check')).code).toBe(0);
});
