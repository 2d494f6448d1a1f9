import { expect, test } from 'vitest';
import { exampleTexts, withTexts } from '../example/example.fixture.ts';
import { readDocument, readSchemas, type Files } from './read.ts';

const MENU = 'schemas/menu.json';

test('files are read by folder and name, and files that are not schemas are ignored', () => {
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

test('a known text is not read again, and an unchanged text gives the same document', () => {
  const documents = new Map<string, Files>();
  withTexts(exampleTexts(), (root) => {
    const first = readDocument(root, MENU, 'menu', { documents });
    expect(readDocument(root, MENU, 'menu', { documents })).toBe(first);
    const other = readDocument(root, MENU, 'menu', { documents, texts: new Map([[MENU, '{"groups": []}']]) });
    expect(other?.documents.map(({ value }) => value)).toEqual([{ groups: [] }]);
    expect(readDocument(root, MENU, 'menu', { documents })).not.toBe(other);
  });
});

test('a byte order mark is not part of the text', () => {
  const texts = new Map([[MENU, '\uFEFF{"groups": []}']]);
  expect(readDocument('', MENU, 'menu', { texts })).toEqual({
    documents: [{ kind: 'menu', name: 'menu', file: MENU, text: '{"groups": []}', value: { groups: [] } }],
    problems: [],
  });
});

test('a missing file gives no document', () => {
  expect(withTexts({ 'a.json': '{}' }, (root) => readDocument(root, MENU, 'menu'))).toBe(undefined);
});
