import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check, generate } from '../generate.ts';
import { lintProject } from '../lint.ts';
import { libraryWithPlugins, pluginModule, write } from '../testing/plugin-project.ts';

const ONE = './plugins/one.js';
const CACHE_FILE = '.tuyen/generate.json';
const SHELF = "{ path: 'out/shelf.ts', print: () => 'export const shelf=1' }";

const libraryWith = (members: string, more: Readonly<Record<string, string>> = {}) =>
  libraryWithPlugins([ONE], { 'plugins/one.js': pluginModule(`name: 'one', ${members}`), ...more });
const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8');
const changesOf = async (root: string) =>
  (await generate({ root })).changes.map(({ action, path }) => `${action} ${path}`);

test('files that a plugin generates are formatted, recorded, compared and deleted like built-in ones', async () => {
  const root = libraryWith(`emitters: [() => [${SHELF}]]`);
  expect(await changesOf(root)).toContain('create out/shelf.ts');
  expect(read(root, 'out/shelf.ts')).toBe('export const shelf = 1;\n');
  expect(read(root, 'tuyen.lock.json')).toContain('"out/shelf.ts"');
  expect((await check({ root })).changes).toEqual([]);

  write(root, 'out/shelf.ts', 'export const shelf = 2;\n');
  expect((await check({ root })).changes).toMatchObject([{ action: 'edited', path: 'out/shelf.ts' }]);

  write(root, 'out/shelf.ts', 'export const shelf = 1;\n');
  write(root, 'plugins/one.js', pluginModule("name: 'one'"));
  expect(await changesOf(root)).toEqual(['delete out/shelf.ts']);
  expect(existsSync(join(root, 'out/shelf.ts'))).toBe(false);
});

describe('files of a plugin without a banner after tuyen.lock.json was lost', () => {
  const PATH = 'out/icons.csv';
  const AUTHORS = 'schemas/resources/authors.json';
  const setIcon = (root: string, icon: string) =>
    write(root, AUTHORS, JSON.stringify({ ...JSON.parse(read(root, AUTHORS)), icon }));
  async function generated(): Promise<string> {
    const root = libraryWith(`emitters: [({ model }) => [{
      path: '${PATH}',
      format: false,
      print: () => model.resources.find(({ name }) => name === 'authors').icon,
    }]]`);
    setIcon(root, 'Star');
    await generate({ root });
    return root;
  }
  const lose = (root: string, ...paths: readonly string[]) => {
    for (const path of ['tuyen.lock.json', ...paths]) rmSync(join(root, path));
  };

  test('a file with the text that the plugin prints belongs to the plugin again', async () => {
    const root = await generated();
    const lock = read(root, 'tuyen.lock.json');
    lose(root, CACHE_FILE);
    expect(await changesOf(root)).toEqual([]);
    expect(read(root, 'tuyen.lock.json')).toBe(lock);
    setIcon(root, 'Home');
    expect(await changesOf(root)).toContain(`update ${PATH}`);
  });

  test('a file that is unchanged since the last run on this machine is updated', async () => {
    const root = await generated();
    lose(root);
    setIcon(root, 'Home');
    expect(await changesOf(root)).toContain(`update ${PATH}`);
    expect(read(root, PATH)).toBe('Home');
  });

  test('any other file is left unchanged', async () => {
    const root = await generated();
    lose(root);
    write(root, PATH, 'mine');
    expect(await changesOf(root)).toEqual([`edited ${PATH}`]);
    lose(root, CACHE_FILE);
    expect(await changesOf(root)).toEqual([`unknown ${PATH}`]);
    expect(read(root, PATH)).toBe('mine');
  });
});

test('the emitter of a generator plugin receives the model, the screens and the project’s paths', async () => {
  const root = libraryWith(`emitters: [({ model, screens, paths, schemas }) => [{
    path: 'out/project.json',
    format: false,
    print: () => JSON.stringify([model.resources.length, screens.length, paths.server.out, schemas]),
  }]]`);
  await generate({ root });
  expect(JSON.parse(read(root, 'out/project.json'))).toEqual([5, 5, 'server/generated', 'schemas']);
});

test('changing the code of a plugin regenerates all its files', async () => {
  const print = (text: string) => `export const print = () => '${text}';`;
  const root = libraryWithPlugins([ONE], {
    'plugins/one.js': `import { print } from './print-1.js';\n${pluginModule("name: 'one', emitters: [() => [{ path: 'out/a.md', slice: [], print }]]")}`,
    'plugins/print-1.js': print('One'),
    'plugins/print-2.js': print('Two'),
  });
  await generate({ root });
  expect(await changesOf(root)).toEqual([]);
  write(root, 'plugins/one.js', read(root, 'plugins/one.js').replace('print-1', 'print-2'));
  expect(await changesOf(root)).toEqual(['update out/a.md']);
});

test('the error TUY865 names both plugins if they generate files with the same path', async () => {
  const emitters = `emitters: [() => [${SHELF}]]`;
  const root = libraryWithPlugins([ONE, './plugins/two.js'], {
    'plugins/one.js': pluginModule(`name: 'one', ${emitters}`),
    'plugins/two.js': pluginModule(`name: 'two', ${emitters}`),
  });
  const { diagnostics } = await lintProject(root);
  expect(diagnostics).toMatchObject([{ code: 'TUY865', file: 'tuyen.config.json', pointer: '/plugins' }]);
  expect(diagnostics[0]?.message).toBe('out/shelf.ts would be generated by the plugin "one" and by the plugin "two".');
  expect((await generate({ root })).written).toBe(false);
});

test('the error TUY865 is reported if a plugin generates a file that the generator itself writes', async () => {
  const root = libraryWith("emitters: [() => [{ path: 'server/generated/openapi.gen.json', print: () => '' }]]");
  const [found] = (await lintProject(root)).diagnostics;
  expect(found?.message).toBe(
    'server/generated/openapi.gen.json would be generated by tuyen itself and by the plugin "one".',
  );
});

test.each([
  ['an emitter', "emitters: [function shelves() { throw new Error('no shelf'); }]", 'the emitter shelves: no shelf'],
  ['a check', "checks: [() => { throw new Error('no shelf'); }]", 'the check 1: no shelf'],
  ['a printer', "emitters: [() => [{ path: 'a.md', print() { throw new Error('b'); } }]]", 'printing a.md: b'],
  ['a file outside', "emitters: [() => [{ path: '../a.md', print: () => '' }]]", '"../a.md" is not a path inside'],
  ['a file without text', "emitters: [() => [{ path: 'a.md' }]]", 'needs a "path" and a function "print"'],
  ['an undeclared code', "checks: [() => [{ code: 'one001', file: 'a', message: 'b' }]]", 'one001 is not in "codes"'],
  ['a problem without a file', "checks: [() => [{ code: 'one001' }]]", 'needs the texts "code", "file" and'],
])('an error caused by %s in a plugin names the plugin and keeps its cause', async (_, members, message) => {
  const error: unknown = await generate({ root: libraryWith(members) }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'Error', cause: expect.any(Error) });
  expect(String(error)).toContain('The plugin "one" failed in ');
  expect(String(error)).toContain(message);
});

test('problems that a plugin’s check finds are located in the schema, and an error prevents all writes', async () => {
  const root = libraryWith(`
    codes: { one001: { title: 'a', explanation: 'b' } },
    checks: [async ({ sources }) => [...sources.keys()].filter((path) => path.endsWith('/books.json')).map((file) => (
      { code: 'one001', file, pointer: '/schema/properties/title', message: 'No.', hint: 'Yes.' }))]`);
  const { diagnostics, written } = await generate({ root });
  const text = read(root, 'schemas/resources/books.json');
  const line = text.slice(0, text.indexOf('"title": {')).split('\n').length;
  expect(diagnostics).toMatchObject([
    { code: 'one001', severity: 'error', file: 'schemas/resources/books.json', line, message: 'No.', hint: 'Yes.' },
  ]);
  expect(written).toBe(false);
});

const CARD = "base: 'text', pattern: '^[A-Z]{3}$', message: { vi: 'x', en: 'x' }, examples: ['ABC', 'DEF']";

test('a kind that a plugin defines is a format for schemas, and generated validators run its code', async () => {
  const root = libraryWith(`kinds: { 'card-code': { ${CARD}, code: './card.js' } }`, {
    'plugins/card.js': "export default { check: (value) => value !== 'AAA' };",
  });
  const books = JSON.parse(read(root, 'schemas/resources/books.json'));
  books.schema.properties.title.format = 'card-code';
  write(root, 'schemas/resources/books.json', JSON.stringify(books));
  expect((await lintProject(root)).diagnostics).toEqual([]);
  await generate({ root });
  expect(read(root, 'web/desk/generated/books/validate.gen.js')).toContain("from '../../../../plugins/card.js'");

  write(root, 'plugins/one.js', pluginModule("name: 'one'"));
  expect((await lintProject(root)).diagnostics[0]?.message).toContain('card-code');
});

test.each([
  ['an example that its pattern rejects', CARD.replace('DEF', 'def'), 'TUY904'],
  ['a key that kinds do not have', `${CARD}, colour: 1`, 'TUY'],
  ['code that is missing', `${CARD}, code: './card.js'`, 'TUY905'],
])('a plugin’s kind with %s is reported as a problem of the plugin’s file', async (_, kind, code) => {
  const { diagnostics } = await lintProject(libraryWith(`kinds: { 'card-code': { ${kind} } }`));
  expect(diagnostics[0]).toMatchObject({ file: 'plugins/one.js', code: expect.stringContaining(code) });
});

test('the error TUY202 is reported if a plugin defines a kind that the project also defines', async () => {
  const { diagnostics } = await lintProject(libraryWith(`kinds: { isbn: { ${CARD} } }`));
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'TUY202',
      message: 'The kind "isbn" is defined in schemas/kinds/isbn.json already.',
    }),
  );
});

const SHELF_VIEW = "settings: {}, component: { name: 'ShelfView', from: './shelf-view.tsx' }";
const withView = (members: string): string => {
  const root = libraryWith(
    `codes: { one001: { title: 'a', explanation: 'b' } }, viewKinds: { shelf: { ${members} } }`,
    {
      'plugins/shelf-view.tsx': 'export function ShelfView() { return null; }',
    },
  );
  const books = JSON.parse(read(root, 'schemas/resources/books.json'));
  books.views = [{ name: 'all', kind: 'shelf', label: { vi: 'Giá', en: 'Shelf' } }];
  write(root, 'schemas/resources/books.json', JSON.stringify(books, null, 2));
  return root;
};

test('a view of a plugin’s kind becomes a page that imports the component from the project', async () => {
  const root = withView(SHELF_VIEW);
  expect(await changesOf(root)).toContain('create web/desk/generated/books/view-all.gen.tsx');
  const page = read(root, 'web/desk/generated/books/view-all.gen.tsx');
  expect(page).toContain("import { ShelfView } from '../../../../plugins/shelf-view.tsx';");
  expect(page).toContain('<PluginViewPage name="all" component={ShelfView} settings={{}} parts={{}} />');

  write(root, 'plugins/one.js', pluginModule("name: 'one'"));
  expect((await lintProject(root)).diagnostics).toMatchObject([
    { code: 'TUY304', pointer: '/views/0/kind', hint: 'Choose one of queue, board, timeline.' },
  ]);
});

test('the problems that the check of a view kind finds are located at the key of the view', async () => {
  const root = withView(
    `${SHELF_VIEW}, check: ({ view }) => [{ code: 'one001', key: 'label', message: view.name, severity: 'warning' }]`,
  );
  expect((await lintProject(root)).diagnostics).toMatchObject([
    { code: 'one001', file: 'schemas/resources/books.json', pointer: '/views/0/label', message: 'all' },
  ]);
});

test.each([
  ['throws', "() => { throw new Error('no shelf'); }", 'no shelf'],
  ['reports an undeclared code', "() => [{ code: 'one002', message: 'a' }]", 'one002 is not in "codes"'],
])('the error for a check of a view kind that %s names the plugin and the view', async (_, check, message) => {
  const error: unknown = await generate({ root: withView(`${SHELF_VIEW}, check: ${check}`) }).catch(
    (thrown: unknown) => thrown,
  );
  expect(String(error)).toContain('The plugin "one" failed in the check of the view "all" of books: ');
  expect(String(error)).toContain(message);
});
