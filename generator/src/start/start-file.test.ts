import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startFile } from './start-file.ts';

function folder(files: Readonly<Record<string, unknown>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-start-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }
  return root;
}

const CONFIG = { 'tuyen.config.json': { schemas: 'schemas', languages: ['vi', 'en'] } };

const contentOf = (root: string, path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('a newly created schema file refers to its meta-schema and has labels in every language', () => {
  const root = folder(CONFIG);
  const path = 'schemas/permissions/reading-rooms.json';
  expect(startFile(root, 'permissions', 'reading-rooms')).toEqual({ path });
  expect(contentOf(root, path)).toEqual({
    $schema: '../../.tuyen/meta/permission-module.schema.json',
    module: 'reading-rooms',
    label: { vi: 'Reading rooms', en: 'Reading rooms' },
    actions: { read: { vi: 'Xem', en: 'Read' } },
  });
});

test('a new schema file is created in the project’s schema folder, or in `schemas` by default', () => {
  const root = folder({ 'tuyen.config.json': { schemas: 'model/files', languages: ['en'] } });
  expect(startFile(root, 'kind', 'shelf-mark')).toEqual({ path: 'model/files/kinds/shelf-mark.json' });
  expect(contentOf(root, 'model/files/kinds/shelf-mark.json')).toMatchObject({
    $schema: '../../../.tuyen/meta/kind.schema.json',
  });
  expect(startFile(folder({}), 'enum', 'shelf')).toEqual({ path: 'schemas/enums/shelf.json' });
});

test('a new schema file refers to its meta-schema by the same path wherever the packages are installed', () => {
  const above = folder({
    'node_modules/@tuyen/model/meta/kind.schema.json': {},
    'packages/desk/tuyen.config.json': { languages: ['en'] },
  });
  startFile(join(above, 'packages/desk'), 'kind', 'shelf-mark');
  expect(contentOf(above, 'packages/desk/schemas/kinds/shelf-mark.json')).toMatchObject({
    $schema: '../../.tuyen/meta/kind.schema.json',
  });
});

test('creating a schema file does not overwrite an existing file', () => {
  const path = 'schemas/enums/shelf.json';
  const root = folder({ ...CONFIG, [path]: 'mine' });
  expect(startFile(root, 'enum', 'shelf')).toEqual({ path, refused: 'exists' });
  expect(contentOf(root, path)).toBe('mine');
});

test('no schema file is created for a resource that does not exist', () => {
  const path = 'schemas/flows/lend.json';
  const root = folder(CONFIG);
  expect(startFile(root, 'flow', 'lend', 'books')).toEqual({ path, refused: 'no resource' });
  expect(() => readFileSync(join(root, path))).toThrow('ENOENT');
});

test.each<readonly [string, unknown, readonly string[]]>([
  [
    'those that a record must have',
    { schema: { required: ['isbn', 'title'], properties: { pages: {} } } },
    ['isbn', 'title'],
  ],
  [
    'the first, where a record must have none',
    { schema: { required: [], properties: { pages: {}, isbn: {} } } },
    ['pages'],
  ],
  [
    'the first, where nothing says what a record must have',
    { schema: { properties: { pages: {}, isbn: {} } } },
    ['pages'],
  ],
  ['none of a resource without fields', { schema: {} }, []],
  ['none of a resource without a schema', { name: 'books' }, []],
  ['none of a file that is no object', 'books', []],
])('a newly created flow asks for these fields of its resource: %s', (_, resource, fields) => {
  const root = folder({ ...CONFIG, 'schemas/resources/books.json': resource });
  expect(startFile(root, 'flow', 'lend', 'books')).toEqual({ path: 'schemas/flows/lend.json' });
  expect(contentOf(root, 'schemas/flows/lend.json')).toMatchObject({
    steps: [{ fields: fields.map((field) => `books.${field}`) }],
    submit: { path: 'books', shows: fields },
  });
});
