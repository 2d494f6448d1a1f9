import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isObject } from '@tuyen/model/json';
import { beforeAll, describe, expect, test } from 'vitest';
import { completedSchemas, readNames } from './completed-schemas.ts';
import { type Editor, editorWith } from './editor.fixture.ts';
import { LENDING } from './lending.fixture.ts';
import { projectNames } from './project-names.ts';
import { FREE_TEXTS } from './free-texts.fixture.ts';
import { freeTexts, namePlaces } from './name-places.fixture.ts';
import { readMetaSchemas } from './write-completion.ts';

const META = readMetaSchemas();
const PLACES = namePlaces(META);

const OFFERED: Readonly<Record<string, string>> = {
  action: 'export',
  'any-action': 'overdue',
  'any-field': 'title',
  'any-operation': 'remind',
  'any-transition': 'lose',
  backend: 'billing',
  condition: 'due_on',
  dialect: 'schemas/backends/billing.json',
  endpoint: 'loans/operations/take-stock',
  enum: 'loan-state',
  'enum-file': '../enums/loan-state.json',
  field: 'due_on',
  format: 'shelf-mark',
  icon: 'MenuBook',
  'inner-field': 'note',
  kind: 'money',
  language: 'de',
  'menu-group': 'stock',
  'menu-item': 'books',
  move: 'remind',
  'organisation-type': 'HEAD',
  'outer-condition': 'due_on',
  'outer-field': 'due_on',
  path: 'book.title',
  print: 'loan-slip',
  resource: 'books',
  'resource-field': 'loans.due_on',
  'role-group': 'head',
  'serial-template': 'loan-number',
  slug: 'loan.lose',
  sort: '-due_on',
  state: 'LOST',
  tab: 'mine',
  transition: 'lose',
};

let editor: Editor;

beforeAll(() => {
  const names = projectNames({
    schemas: 'schemas',
    sources: LENDING,
    pluginKinds: [],
    icons: ['MenuBook', 'Event'],
  });
  editor = editorWith(completedSchemas(META, names));
});

test('the completion tests cover every kind of name that the meta-schemas define', () => {
  const kinds = PLACES.map(({ taken }) => readNames(taken).kind);
  expect(kinds.filter((kind) => !Object.hasOwn(OFFERED, kind))).toEqual([]);
});

test('every schema key that accepts a name can occur in a schema file', () => {
  const reached = new Set(PLACES.map(({ pointer }) => pointer));
  expect(annotated().filter((pointer) => !reached.has(pointer))).toEqual([]);
});

test('each schema key with a text value either declares which names are accepted or is listed as free text', () => {
  expect(freeTexts(META).filter((place) => !FREE_TEXTS.includes(place))).toEqual([]);
  expect(FREE_TEXTS.filter((place) => !freeTexts(META).includes(place))).toEqual([]);
});

describe.each(PLACES)('Editor support for the schema key at $pointer', ({ file, taken, write }) => {
  const { kind, others } = readNames(taken);

  test('an editor offers the names of the project for this schema key', async () => {
    const offered = await editor.complete(file, write('¦'));
    expect(offered).toEqual(expect.arrayContaining([OFFERED[kind], ...others]));
  });

  test('an editor underlines an unknown name at this schema key and accepts a known name', async () => {
    const name = OFFERED[kind] ?? '';
    const wrong = await editor.problems(file, write('Zzz wrong?'));
    expect(wrong).toContainEqual({ text: '"Zzz wrong?"', message: expect.any(String) });
    const right = await editor.problems(file, write(name));
    expect(right.filter(({ text }) => text === `"${name}"`)).toEqual([]);
  });
});

test('in a condition, an editor offers the values of the field that the condition is about', async () => {
  const file = (value: string) => `{ "name": "loans", "tabs": [{ "filter": { "state": ${value} } }] }`;
  expect(await editor.complete('resource.schema.json', file('"¦"'))).toEqual(expect.arrayContaining(['LOST', 'OPEN']));
  expect(await editor.complete('resource.schema.json', file('["OPEN", "¦"]'))).toEqual(
    expect.arrayContaining(['LOST', 'OPEN']),
  );
  expect((await editor.problems('resource.schema.json', file('"OPNE"'))).map(({ text }) => text)).toContain('"OPNE"');
});

test('an editor underlines a field name that exists only in another resource', async () => {
  const file = '{ "name": "books", "list": { "columns": ["title", "due_on"], "sort": "-mark" } }';
  const found = await editor.problems('resource.schema.json', file);
  expect(found.map(({ text }) => text).filter((text) => text !== '"name"' && !text.startsWith('{'))).toEqual([
    '"due_on"',
  ]);
});

test('an editor accepts any field path through two references', async () => {
  const file = '{ "name": "loans", "list": { "columns": ["book.author.name", "boook.title"] } }';
  const found = await editor.problems('resource.schema.json', file);
  expect(found.map(({ text }) => text)).not.toContain('"book.author.name"');
  expect(found.map(({ text }) => text)).toContain('"boook.title"');
});

test('in a project with very many resources, an editor completes project-wide names but no field names', async () => {
  const loans = LENDING.get('schemas/resources/loans.json') ?? '';
  const many = Array.from({ length: 300 }, (_, index) => [`schemas/resources/loans-${index}.json`, loans] as const);
  const sources = new Map([...LENDING, ...many]);
  const names = projectNames({ schemas: 'schemas', sources, pluginKinds: [], icons: undefined });
  const large = editorWith(completedSchemas(META, names));
  const file = (place: string) => `{ "name": "loans", ${place} }`;
  expect(await large.complete('resource.schema.json', file('"menu": "¦"'))).toContain('stock');
  const found = await large.problems('resource.schema.json', file('"list": { "sort": "nothing" }'));
  expect(found.map(({ text }) => text)).not.toContain('"nothing"');
});

const PROJECTS = ['generator/fixtures/library'];

test.each(PROJECTS)('an editor finds no problem in the schema files of the project %s', async (project) => {
  const root = join(import.meta.dirname, '../../..', project);
  const sources = new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(root, path), readFileSync(path, 'utf8')]),
  );
  const schemas = completedSchemas(
    META,
    projectNames({ schemas: 'schemas', sources, pluginKinds: [], icons: undefined }),
  );
  const own = editorWith(schemas);
  const found: unknown[] = [];
  for (const [path, text] of sources) {
    const schema = schemaOf(path);
    if (schema !== undefined)
      found.push(...(await own.problems(schema, text)).map((problem) => ({ path, ...problem })));
  }
  expect(found).toEqual([]);
});

function schemaOf(path: string): string | undefined {
  if (path === 'tuyen.config.json') return 'config.schema.json';
  if (path === 'schemas/menu.json') return 'menu.schema.json';
  const [, folder, name] = /^schemas\/(\w+)\/([^/]+)\.json$/u.exec(path) ?? [];
  const kinds: Readonly<Record<string, string>> = {
    resources: 'resource',
    enums: 'enum',
    flows: 'flow',
    prints: 'print',
    mails: 'mail',
    dashboards: 'dashboard',
    scenarios: 'scenario',
    permissions: name === 'role-groups' ? 'role-groups' : 'permission-module',
  };
  const kind = kinds[folder ?? ''];
  return kind === undefined ? undefined : `${kind}.schema.json`;
}

function annotated(): readonly string[] {
  const found: string[] = [];
  const visit = (schema: unknown, pointer: string): void => {
    if (!isObject(schema)) return;
    if ('x-names' in schema) found.push(pointer);
    for (const [key, inner] of Object.entries(schema)) visit(inner, `${pointer}/${key}`);
  };
  for (const [file, schema] of META) visit(schema, file);
  return found;
}
