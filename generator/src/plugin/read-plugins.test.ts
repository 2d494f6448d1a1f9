import { expect, test } from 'vitest';
import { readProject } from '../read-project.ts';
import { libraryWithPlugins, pluginModule } from '../testing/plugin-project.ts';
import { readPlugins } from './read-plugins.ts';

const ONE = './plugins/one.js';

async function problemOf(text: string) {
  const { problems, plugins } = await readPlugins(libraryWithPlugins([ONE], { 'plugins/one.js': text }));
  expect(plugins).toEqual([]);
  return problems;
}

test('the plugins of a project are loaded in the configured order, from files and from packages', async () => {
  const root = libraryWithPlugins(['@acme/shelf', ONE, 'desk'], {
    'plugins/one.js': pluginModule("name: 'one'"),
    'node_modules/@acme/shelf/package.json': JSON.stringify({ type: 'module', exports: { import: './lib/main.js' } }),
    'node_modules/@acme/shelf/lib/main.js': pluginModule("name: 'shelf'"),
    'node_modules/desk/package.json': JSON.stringify({ type: 'module', exports: { '.': { default: './desk.js' } } }),
    'node_modules/desk/desk.js': pluginModule("name: 'desk'"),
  });
  const { plugins, problems } = await readPlugins(root);
  expect([plugins.map(({ name }) => name), problems]).toEqual([['shelf', 'one', 'desk'], []]);
});

test.each([
  ['a missing file', './plugins/two.ts', /^There is no file \.\/plugins\/two\.ts\.$/, /relative to this file/],
  [
    'a missing package',
    '@acme/shelf',
    /^The package @acme\/shelf is not installed\.$/,
    /npm install --save-dev @acme\/s/,
  ],
])(
  'the error TUY870 is reported for a plugin with %s, with its position and a fix',
  async (_, specifier, message, hint) => {
    const root = libraryWithPlugins([specifier], {});
    const { diagnostics, project } = await readProject(root);
    expect(project).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: 'TUY870', file: 'tuyen.config.json', pointer: '/plugins/0', frame: expect.stringContaining(specifier) },
    ]);
    expect(diagnostics[0]?.message).toMatch(message);
    expect(diagnostics[0]?.hint).toMatch(hint);
  },
);

test('the error TUY870 is reported for a plugin that throws while it is imported', async () => {
  expect(await problemOf("throw new Error('no shelf');")).toMatchObject([
    { code: 'TUY870', message: `The plugin ${ONE} cannot be loaded: no shelf`, hint: expect.stringContaining('Fix') },
  ]);
});

test.each([
  ['nothing', 'export {};', 'has no default export', 'definePlugin'],
  ['a plain object', "export default { name: 'one' };", 'not a plugin made by definePlugin', 'definePlugin'],
  ['another version', "export default { api: 99, name: 'one' };", 'version 99 of the plugin interface', 'update tuyen'],
  ['no name', pluginModule(''), 'as "name"', ''],
  ['a wrong name', pluginModule("name: 'One Two'"), 'as "name"', ''],
  ['emitters that are no list', pluginModule("name: 'one', emitters: () => []"), 'as "emitters"', ''],
  ['a misspelled member', pluginModule("name: 'one', emiters: []"), '"emiters", which nothing reads', '"emitters"'],
  [
    'an unknown member',
    pluginModule("name: 'one', widgets: {}"),
    '"widgets", which nothing reads',
    'Choose one of name, emitters',
  ],
  [
    'a foreign code',
    pluginModule("name: 'one', codes: { TUY001: { title: '', explanation: '' } }"),
    'TUY001',
    'one001',
  ],
  ['a command without a function', pluginModule("name: 'one', commands: [{ name: 'a' }]"), 'as "commands"', ''],
])('the error TUY871 is reported for a plugin module that exports %s', async (_, text, message, hint) => {
  const [problem, ...others] = await problemOf(text);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'TUY871', message: expect.stringContaining(message) });
  expect(problem?.hint ?? '').toContain(hint);
});

const VIEW = "settings: { properties: { image: {} } }, component: { name: 'Shelf', from: '@acme/shelf' }";
const withViewKind = (members: string, name = 'shelf') =>
  pluginModule(`name: 'one', viewKinds: { '${name}': { ${members} } }`);

test.each([
  ['a built-in name', withViewKind(VIEW, 'board'), 'the view kind "board", which tuyen has already', 'another name'],
  ['a wrong name', withViewKind(VIEW, 'Shelf'), '"Shelf", whose name is not in small letters', ''],
  ['a misspelled member', withViewKind(`${VIEW}, checks: []`), 'with "checks", which nothing reads', '"check"'],
  ['no settings', withViewKind("component: { name: 'A', from: 'a' }"), 'a JSON Schema of an object as "settings"', ''],
  ['no component', withViewKind('settings: {}'), 'the texts "name" and "from" as "component"', ''],
  [
    'an unknown kind',
    withViewKind(`${VIEW}, fields: { image: ['picture'] }`),
    'lists of kinds, or "any" as "fields"',
    '',
  ],
  [
    'a field key without schema',
    withViewKind(`${VIEW}, fields: { title: 'any' }`),
    '"title", which its settings lack',
    'settings',
  ],
  [
    'a key of every view',
    withViewKind(VIEW.replace('image', 'label')),
    'settings describe "label"',
    'Every view has this key',
  ],
  [
    'an unsupported keyword',
    withViewKind(VIEW.replace('{}', '{ items: { oneOf: [] } }')),
    'use "oneOf", which is not supported',
    'type, enum',
  ],
  ['a missing component', withViewKind(VIEW.replace('@acme/', './')), 'there is no file plugins/shelf', 'Correct'],
  ['a component outside', withViewKind(VIEW.replace('@acme/', '../../')), 'outside the project', ''],
])('the error TUY871 is reported for a view kind with %s', async (_, text, message, hint) => {
  const root = libraryWithPlugins([ONE], { 'plugins/one.js': text });
  const { problems } = await readPlugins(root);
  expect(problems).toMatchObject([{ code: 'TUY871', message: expect.stringContaining(message) }]);
  expect(problems[0]?.hint ?? '').toContain(hint);
});

test('the error TUY871 is reported if a plugin package names the component of a view kind by a file path', async () => {
  const root = libraryWithPlugins(['desk'], {
    'node_modules/desk/package.json': JSON.stringify({ type: 'module', exports: './desk.js' }),
    'node_modules/desk/desk.js': withViewKind(VIEW.replace('@acme/shelf', './shelf.tsx')),
  });
  const [problem] = (await readPlugins(root)).problems;
  expect(problem).toMatchObject({ code: 'TUY871', hint: 'Name an export of the package, such as "desk/view".' });
});

const OPERATOR = `kinds: ['text'], operand: { type: 'string' }, label: { en: 'is' }, matches: () => true,
  sql: { sqlite: '{column} = {operand}', postgres: '{column} = {operand}' }`;
const withOperator = (members: string, name = 'is') =>
  pluginModule(`name: 'one', operators: { '${name}': { ${members} } }`);

test.each([
  ['the name of a built-in one', withOperator(OPERATOR, 'contL'), '"contL", which tuyen has already', 'another name'],
  ['the sign of queries in its name', withOperator(OPERATOR, '$is'), 'does not consist of letters', 'Leave "$" out'],
  ['a misspelled member', withOperator(`${OPERATOR}, labels: {}`), 'with "labels", which nothing reads', '"label"'],
  ['an unknown kind', withOperator(OPERATOR.replace("'text'", "'texts'")), 'a list of field kinds as "kinds"', ''],
  ['an operand of several values', withOperator(OPERATOR.replace("'string'", "'array'")), 'as "operand"', ''],
  ['SQL for one database', withOperator(OPERATOR.replace(', postgres', ', mysql')), 'as "sql"', ''],
  ['SQL without its operand', withOperator(OPERATOR.replace('{operand}', '1')), 'as "sql"', ''],
  ['no function', withOperator(OPERATOR.replace('() => true', 'true')), 'a function as "matches"', ''],
  [
    'an unsupported keyword',
    withOperator(OPERATOR.replace("'string'", "'string', oneOf: []")),
    'operand uses "oneOf", which is not supported',
    'Remove it',
  ],
])('the error TUY871 is reported for an operator with %s', async (_, text, message, hint) => {
  const { problems } = await readPlugins(libraryWithPlugins([ONE], { 'plugins/one.js': text }));
  expect(problems).toMatchObject([{ code: 'TUY871', message: expect.stringContaining(message) }]);
  expect(problems[0]?.hint ?? '').toContain(hint);
});

test('the error TUY871 is reported for two plugins that define the same operator', async () => {
  const root = libraryWithPlugins([ONE, './plugins/two.js'], {
    'plugins/one.js': withOperator(OPERATOR),
    'plugins/two.js': withOperator(OPERATOR).replace("name: 'one'", "name: 'two'"),
  });
  expect((await readPlugins(root)).problems).toMatchObject([
    { message: './plugins/two.js and ./plugins/one.js both define the operator "is".' },
  ]);
});

test('the error TUY871 is reported for two plugins that define the same view kind', async () => {
  const root = libraryWithPlugins([ONE, './plugins/two.js'], {
    'plugins/one.js': withViewKind(VIEW),
    'plugins/two.js': withViewKind(VIEW).replace("name: 'one'", "name: 'two'"),
  });
  expect((await readPlugins(root)).problems).toMatchObject([
    {
      code: 'TUY871',
      pointer: '/plugins/1',
      message: './plugins/two.js and ./plugins/one.js both define the view kind "shelf".',
    },
  ]);
});

test('a plugin can name the component of a view kind by a path in the project or by a package', async () => {
  const root = libraryWithPlugins([ONE], {
    'plugins/one.js': pluginModule(
      `name: 'one', viewKinds: { shelf: { ${VIEW} }, desk: { ${VIEW.replace('@acme/shelf', './views/desk.tsx')} } }`,
    ),
    'plugins/views/desk.tsx': '',
  });
  expect((await readPlugins(root)).viewComponents).toEqual({
    shelf: { name: 'Shelf', from: '@acme/shelf' },
    desk: { name: 'Shelf', from: './plugins/views/desk.tsx' },
  });
});

test('the error TUY871 is reported for two plugins with the same name', async () => {
  const root = libraryWithPlugins([ONE, './plugins/two.js'], {
    'plugins/one.js': pluginModule("name: 'one'"),
    'plugins/two.js': pluginModule("name: 'one'"),
  });
  expect((await readPlugins(root)).problems).toMatchObject([
    { code: 'TUY871', pointer: '/plugins/1', message: './plugins/two.js and ./plugins/one.js are both named "one".' },
  ]);
});
