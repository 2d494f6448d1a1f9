import { expect, test } from 'vitest';
import { exampleTexts, withTexts } from '../example/example.fixture.ts';
import { readDocument, readSchemas, type Files } from './read.ts';

const MENU = 'schemas/menu.json';

test('schema files are read by folder and name, and other files are ignored', () => {
  const files = withTexts(
    {
      'schemas/resources/b.json': '{"b": 1}',
      'schemas/resources/a.json': '{}',
      'schemas/resources/a.txt': '{}',
      'schemas/other/c.json': '{}',
      'schemas/permissions/role-groups.json': '{}',
      'schemas/permissions/a.json': '{}',
      'schemas/flows/role-groups.json': '{}',
      'schemas/locales/en/x.json': '{}',
      'schemas/locales/de/x.json': '{}',
      [MENU]: '{}',
    },
    (root) => readSchemas(root, 'schemas', ['en', 'vi']),
  );
  expect(files.problems).toEqual([]);
  expect(files.documents.map(({ kind, name, file }) => `${kind} ${name} ${file}`)).toEqual([
    'resource a schemas/resources/a.json',
    'resource b schemas/resources/b.json',
    'permission-module a schemas/permissions/a.json',
    'role-groups role-groups schemas/permissions/role-groups.json',
    'flow role-groups schemas/flows/role-groups.json',
    'locale x schemas/locales/en/x.json',
    `menu menu ${MENU}`,
  ]);
});

test('an unchanged schema file is not parsed again', () => {
  const documents = new Map<string, Files>();
  withTexts(exampleTexts(), (root) => {
    const first = readDocument(root, MENU, 'menu', { documents });
    expect(readDocument(root, MENU, 'menu', { documents })).toBe(first);
    const other = readDocument(root, MENU, 'menu', { documents, texts: new Map([[MENU, '{"groups": []}']]) });
    expect(other?.documents.map(({ value }) => value)).toEqual([{ groups: [] }]);
    expect(readDocument(root, MENU, 'menu', { documents })).not.toBe(other);
  });
});

test('a byte order mark is removed from the text of a schema file', () => {
  const texts = new Map([[MENU, '\uFEFF{"groups": []}']]);
  expect(readDocument('', MENU, 'menu', { texts })).toEqual({
    documents: [{ kind: 'menu', name: 'menu', file: MENU, text: '{"groups": []}', value: { groups: [] } }],
    problems: [],
  });
});

test('reading a missing schema file returns undefined', () => {
  expect(withTexts({ 'a.json': '{}' }, (root) => readDocument(root, MENU, 'menu'))).toBe(undefined);
});
