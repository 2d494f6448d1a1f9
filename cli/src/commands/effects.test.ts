// @module-tag process
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Library, REPOSITORY } from '../testing/library.ts';

const SETTINGS = 'schemas/resources/settings.json';
const DOMAIN = 'server/domain.ts';
const FEE = 'server/fee.ts';
const GREET = 'server/greet.ts';
const PAGE = 'docs/effects.md';

const text = (word: string) => ({ vi: word, en: word });

const settings = (greeting: object = {}, more: object = {}) => ({
  name: 'settings',
  module: 'setting',
  label: text('Settings'),
  plural: text('Settings'),
  icon: 'Settings',
  menu: 'catalog',
  title: '{greeting}',
  scope: 'office',
  actions: ['list', 'show', 'edit'],
  singleton: { path: 'site-config' },
  access: { actions: { reset: text('Reset') } },
  schema: {
    type: 'object',
    properties: {
      opening_fee: { type: 'integer', 'x-label': text('Opening fee') },
      greeting: { type: 'string', maxLength: 80, 'x-label': text('Greeting'), ...greeting },
    },
  },
  ...more,
});

const TYPES =
  "import type { Setting } from './generated/types/settings.gen.ts'; import type { Slug } from './generated/slugs.gen.ts';\n";

async function openProject(schema: object = settings()): Promise<Library> {
  const library = await Library.generated();
  configure(library, { server: { domain: DOMAIN, out: 'server/generated' } });
  library.write(SETTINGS, JSON.stringify(schema));
  library.write(DOMAIN, "export * from './fee.ts'; export * from './greet.ts'; export * from './reset.ts';");
  library.write(FEE, `${TYPES}export const fee = (all: Setting) => all.opening_fee;`);
  library.write(GREET, `${TYPES}export const greet = ({ greeting }: Setting) => greeting;`);
  library.write('server/reset.ts', `${TYPES}export const needed: Slug = 'setting.reset';`);
  const { code, out, error } = await library.run('generate');
  expect([code, code === 0 ? '' : out + error]).toEqual([0, '']);
  return library;
}

function configure(library: Library, changes: object): void {
  const config = JSON.parse(library.read('tuyen.config.json'));
  library.write('tuyen.config.json', JSON.stringify({ ...config, ...changes }));
}

async function problemsOf(library: Library): Promise<readonly string[]> {
  return JSON.parse((await library.run('--json', 'effects')).out).problems;
}

const unread = (name: string) =>
  `Nothing reads ${name}. Read it, remove it, or state its reader outside the project in x-informative.`;

test('the effects page lists which code reads each setting and which code asks for each permission', async () => {
  const library = await openProject();
  const { code, out, error } = await library.run('effects');
  expect([code, error]).toEqual([0, '']);
  expect(out).toContain(
    '## settings\n\n- `opening_fee`\n  - server/fee.ts `fee`\n- `greeting`\n  - server/greet.ts `greet`',
  );
  expect(out).toContain('- `setting.read`\n  - schemas/resources/settings.json\n');
  expect(out).toContain('- `setting.reset`\n  - server/reset.ts `needed`');
});

test('tuyen effects --write writes the effects page, and --check fails if the page is outdated', async () => {
  const library = await openProject();
  expect(await library.run('effects', '--check', PAGE)).toMatchObject({
    code: 1,
    error: expect.stringContaining(`${PAGE} is not up to date. Run: npx tuyen effects --write ${PAGE}`),
  });
  expect(await library.run('effects', '--write', PAGE)).toMatchObject({ code: 0, out: `✓ ${PAGE}\n` });
  expect(await library.run('effects', '--check', PAGE)).toEqual({ code: 0, out: '', error: '' });
  library.write(GREET, `${TYPES}export const hello = (all: Pick<Setting, 'greeting'>) => all['greeting'];`);
  expect((await library.run('effects', '--check', PAGE)).code).toBe(1);
});

describe('Cases in which code does not count as reading a setting', () => {
  const refused: readonly (readonly [by: string, code: string, path?: string])[] = [
    ['nothing', ''],
    ['code that the domain does not import', 'export const greet = (all: Setting) => all.greeting;', 'server/other.ts'],
    ['code that only writes it', "export const greet = (all: Setting) => { all.greeting = ''; };"],
    ['code that creates a record', "export const one: Partial<Setting> = { id: '', opening_fee: 0, greeting: '' };"],
    ['a loop over all fields', 'export const all = (one: Setting) => Object.values(one);'],
    [
      'code that reads a field of this name of another type',
      'export const greet = (at: { greeting: 1 }) => at.greeting;',
    ],
  ];
  test.each(refused)('a setting does not count as read by code in this case: %s', async (_, code, path = GREET) => {
    const library = await openProject();
    library.write(GREET, 'export {};');
    library.write(path, TYPES + code);
    const { code: exit, error } = await library.run('effects');
    expect([exit, error]).toEqual([1, expect.stringContaining(unread('settings.greeting'))]);
    expect(await problemsOf(library)).toEqual([unread('settings.greeting')]);
  });
});

test.each([
  [
    'code that receives a part of the settings',
    "export const greet = (all: Pick<Setting, 'greeting'>) => all.greeting;",
  ],
  ['a name where the type expects names of settings', "export const shown: (keyof Setting)[] = ['greeting'];"],
])('a setting counts as read by code if it is used by %s', async (_, code) => {
  const library = await openProject();
  library.write(GREET, TYPES + code);
  expect(await problemsOf(library)).toEqual([]);
});

test('a permission is reported if no action, transition, tab, page or code requires it', async () => {
  const library = await openProject();
  library.write('server/reset.ts', "export const needed = 'setting.reset';");
  const problem = 'Nothing asks for the permission setting.reset. Ask for it, or remove it.';
  expect(await problemsOf(library)).toEqual([problem]);
  const tab = { name: 'worn-out', label: text('Worn out'), slug: 'reset', filter: { opening_fee: 0 } };
  library.write(SETTINGS, JSON.stringify(settings({}, { tabs: [tab] })));
  expect(await problemsOf(library)).toEqual([]);
});

test('tuyen effects lists a setting that only other software reads, with the reason from its schema', async () => {
  const library = await openProject(settings({ 'x-informative': 'Read by the clock in the hall, which shows it.' }));
  library.write(GREET, 'export {};');
  const { code, out } = await library.run('effects');
  expect([code, out]).toEqual([0, expect.stringContaining('  - informative: Read by the clock in the hall')]);
  configure(library, { effects: { informative: 0 } });
  expect(await problemsOf(library)).toEqual(['1 fields have x-informative; 0 are allowed.']);
});

test('if the configuration demands that code reads certain fields, tuyen effects reports each of these fields that no code reads', async () => {
  const library = await openProject();
  configure(library, { effects: { fields: { books: ['shelf_mark'] } } });
  const books = JSON.parse(library.read('schemas/resources/books.json'));
  books.schema.properties.shelf_mark = { type: 'string', maxLength: 20, 'x-label': text('Shelf mark') };
  library.write('schemas/resources/books.json', JSON.stringify(books));
  await library.run('generate');
  expect(await problemsOf(library)).toEqual([unread('books.shelf_mark')]);
  library.write(
    GREET,
    `${library.read(GREET)}
    import type { Book } from './generated/types/books.gen.ts';
    export const place = ({ shelf_mark }: Book) => shelf_mark;`,
  );
  expect(await problemsOf(library)).toEqual([]);
});

test('the effects command asks for tuyen generate if the generated types are missing', async () => {
  const library = await openProject();
  library.remove('server/generated/types/settings.gen.ts');
  expect(await library.run('effects', '--write', PAGE)).toMatchObject({
    code: 1,
    error: expect.stringContaining('server/generated/types/settings.gen.ts is missing. Run: npx tuyen generate'),
  });
  expect(library.has(PAGE)).toBe(false);
});

test('tuyen effects reports schema errors before settings and permissions that nothing uses', async () => {
  const library = await openProject();
  library.edit('schemas/resources/books.json', '"x-reference": "authors"', '"x-reference": "author"');
  const { code, out } = await library.run('effects');
  expect([code, out]).toEqual([1, expect.stringContaining('error TUY203')]);
});

test('in a project without domain code, tuyen effects finds in the schemas what requires each permission', async () => {
  const { code, out } = await new Library().run('effects');
  expect([code, out]).toEqual([0, expect.stringContaining('- `books.read`\n  - schemas/resources/books.json')]);
});

test('each permission of the clinic example project is required by its code or its schemas', async () => {
  const clinic = new Library(join(REPOSITORY, 'tests/foreign/clinic'));
  clinic.installPackages();
  expect((await clinic.run('generate')).code).toBe(0);
  const { code, out, error } = await clinic.run('effects');
  expect([code, error]).toEqual([0, '']);
  expect(out).toContain('- `patient.remind`\n  - schemas/resources/patients.json `remind`');
});
