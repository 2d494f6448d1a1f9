// @module-tag process
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedTypeProblems } from '../../../tests/support/shared-types.ts';
import { Library, REPOSITORY } from '../testing/library.ts';

const ONE = 'plugins/one.ts';

function withPlugin(members: string): Library {
  const library = new Library();
  library.installPackages();
  library.edit('tuyen.config.json', '{', '{ "plugins": ["./plugins/one.ts"],');
  library.write(
    ONE,
    `import { defineCommand, definePlugin } from '@tuyen/generator/plugin';
export default definePlugin({ name: 'one', ${members} });
`,
  );
  return library;
}

const SHELVES = `commands: [defineCommand({
  name: 'shelves',
  description: 'Count the books of a shelf',
  arguments: { '<shelf>': 'Name of the shelf' },
  options: { '--at-least <number>': 'Smallest number', '--loud': 'Print in capitals' },
  run: async ({ shelf, atLeast, loud, root }) => {
    console.log(JSON.stringify({ shelf, atLeast, loud, root }));
    return 7;
  },
})]`;

test('a plugin command is listed in the help, has its own help and decides its exit code', async () => {
  const library = withPlugin(SHELVES);
  expect((await library.run('--help')).out).toMatch(/^ +shelves .*Count the books of a shelf/mu);
  expect((await library.run('help')).out).toContain('shelves');
  expect((await library.run('shelves', '--help')).out).toContain('--at-least <number>');
  const { code, out } = await library.run('shelves', 'north', '--at-least', '3', '--loud');
  expect([code, JSON.parse(out)]).toEqual([7, { shelf: 'north', atLeast: '3', loud: true, root: library.root }]);
  expect((await library.run('shelves')).code).toBe(2);
  expect((await library.run('shelvez')).error).toContain("unknown command 'shelvez'");
});

test('an error of a plugin is printed with its stack and is not reported as a tuyen bug', async () => {
  const library = withPlugin("emitters: [function shelves() { throw new Error('no shelf'); }]");
  const { code, out, error } = await library.run('generate');
  expect([code, out]).toEqual([1, '']);
  expect(error).toContain('The plugin "one" failed in the emitter shelves: no shelf');
  expect(error).toMatch(/at shelves \(.*plugins\/one\.ts/u);
  const answer = JSON.parse((await library.run('--json', 'generate')).out);
  expect(answer).toMatchObject({ error: expect.stringContaining('"one"'), stack: expect.stringContaining(ONE) });

  library.edit(
    ONE,
    'emitters: [function shelves() {',
    "commands: [defineCommand({ name: 'a', description: 'b', run() {",
  );
  library.edit(ONE, '}]', '} })]');
  expect(await library.run('a')).toMatchObject({
    code: 1,
    error: expect.stringContaining('in the command a: no shelf'),
  });
});

test('a plugin that fails to load is reported by lint and when an unknown command is called', async () => {
  const library = withPlugin('');
  library.remove(ONE);
  for (const command of ['lint', 'shelves']) {
    const { code, out } = await library.run(command);
    expect([code, out]).toEqual([1, expect.stringContaining('error TUY870  tuyen.config.json:1:15  /plugins/0')]);
    expect(out).toContain('There is no file ./plugins/one.ts.');
  }
  expect((await library.run('--help')).code).toBe(0);
});

test('a plugin command with the name of a built-in command is rejected', async () => {
  const library = withPlugin(SHELVES.replace("'shelves'", "'lint'"));
  const { code, error } = await library.run('--help');
  expect([code, error]).toEqual([2, expect.stringContaining('"one" has a command "lint", which tuyen has already')]);
});

test('diagnostics that a plugin reports are printed, and tuyen explain knows their codes', async () => {
  const library = withPlugin(`
    codes: { one001: { title: 'A book without a shelf', explanation: 'Give it one.' } },
    checks: [() => [{ code: 'one001', file: 'schemas/menu.json', pointer: '/groups', message: 'No shelf.' }]]`);
  const { code, out } = await library.run('lint');
  expect(code).toBe(1);
  expect(out).toMatch(/error one001 {2}schemas\/menu\.json:\d+:\d+ {2}\/groups\n.*\n.*\^\n {2}No shelf\.\n/u);
  expect((await library.run('explain', 'ONE001')).out).toContain('Give it one.');
  expect((await library.run('explain')).out).toContain('one001  A book without a shelf');
  expect((await library.run('explain', 'one002')).code).toBe(2);
});

test("a change of a module that a plugin imports regenerates the plugin's files", async () => {
  const library = withPlugin("emitters: [() => [{ path: 'out/a.md', slice: [], print }]]");
  library.write(ONE, `import { print } from './print.ts';\n${library.read(ONE)}`);
  library.write('plugins/print.ts', "export const print = () => 'One';");
  expect((await library.runAlone('generate')).code).toBe(0);
  library.edit('plugins/print.ts', 'One', 'Two');
  expect((await library.runAlone('check')).out).toContain('outdated  out/a.md');
  await library.runAlone('generate');
  expect(library.read('out/a.md')).toBe('Two\n');
});

test('every command that reads the schemas knows the field kinds of a plugin', async () => {
  const library = withPlugin(
    "kinds: { card: { base: 'text', pattern: '^[A-Z]+$', message: { vi: 'x', en: 'x' }, examples: ['AB', 'CD'] } }",
  );
  const books = JSON.parse(library.read('schemas/resources/books.json'));
  books.schema.properties.title.format = 'card';
  library.write('schemas/resources/books.json', JSON.stringify(books));
  for (const command of ['lint', 'generate', 'check', 'permissions'])
    expect(await library.run(command)).toMatchObject({ code: 0, error: '' });
});

test('a plugin created by tuyen new compiles and works at once, even beside another plugin', async () => {
  const library = new Library();
  library.installPackages();
  const { code, out } = await library.run('new', 'plugin', 'shelf-labels');
  expect([code, out]).toEqual([0, expect.stringContaining('plugins/shelf-labels.ts, tuyen.config.json')]);
  expect((await library.run('new', 'plugin', 'desk')).code).toBe(0);
  expect(JSON.parse(library.read('tuyen.config.json')).plugins).toEqual([
    './plugins/shelf-labels.ts',
    './plugins/desk.ts',
  ]);
  expect(await library.run('lint')).toMatchObject({ code: 0, out: expect.stringContaining('no problems') });
  expect((await library.run('generate')).code).toBe(0);
  expect(library.read('generated/shelf-labels.md')).toContain('- books\n');
  expect((await library.run('shelf-labels', '--to', 'reader')).out).toBe('Hello, reader.\n');
  expect((await library.run('explain', 'desk001')).out).toContain('Split the resource.');
  const refused = await library.run('new', 'plugin', 'desk');
  expect([refused.code, refused.error]).toEqual([2, expect.stringContaining('plugins/desk.ts exists already')]);
  expect((await library.run('new', 'plugin', 'Desk')).code).toBe(2);

  expect(await problemsOfPlugins(library)).toBe('');
});

test('the example in docs/plugins.md compiles and works', async () => {
  const library = new Library();
  library.installPackages();
  const page = readFileSync(join(REPOSITORY, 'docs/plugins.md'), 'utf8');
  for (const [, path = '', text = ''] of page.matchAll(/^```ts\n\/\/ (plugins\/\S+)\n(.*?)^```$/gmsu))
    library.write(path, text);
  library.edit('tuyen.config.json', '{', '{ "plugins": ["./plugins/shelves.ts"],');
  const { code, out } = await library.run('lint');
  expect([code, out]).toEqual([0, expect.stringContaining('warning shelves001')]);
  expect((await library.run('generate')).code).toBe(0);
  expect(library.read('generated/shelves.ts')).toContain("'books'");
  expect((await library.run('shelves', 'books')).out).toContain('title');
  expect(await problemsOfPlugins(library)).toBe('');
});

function problemsOfPlugins(library: Library): Promise<string> {
  const compilerOptions = {
    lib: ['ES2024', 'DOM'],
    types: ['node'],
    typeRoots: [join(REPOSITORY, 'node_modules/@types')],
  };
  const tsconfig = { extends: join(REPOSITORY, 'tsconfig.base.json'), compilerOptions, include: ['plugins'] };
  library.write('package.json', '{ "type": "module" }');
  library.write('tsconfig.json', JSON.stringify(tsconfig));
  return sharedTypeProblems(library.root);
}
