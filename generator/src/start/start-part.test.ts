import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { libraryFolder } from '../testing/library.ts';
import { startPart } from './start-part.ts';

const AUTHORS = 'schemas/resources/authors.json';

const read = (root: string) => readFileSync(join(root, AUTHORS), 'utf8');
const TAB = { label: { vi: 'New', en: 'New' }, filter: { created_at: 'today' } };

test('a new tab is added at the end of the resource’s list of tabs, which is created if missing', async () => {
  const root = libraryFolder();
  const before: object = JSON.parse(read(root));
  expect(await startPart(root, 'tab', 'new', 'authors')).toEqual({ path: AUTHORS, diagnostics: [] });
  expect(JSON.parse(read(root))).toEqual({ ...before, tabs: [{ name: 'new', ...TAB }] });
  expect(await startPart(root, 'tab', 'old', 'authors')).toEqual({ path: AUTHORS, diagnostics: [] });
  expect(JSON.parse(read(root))).toMatchObject({ tabs: [{ name: 'new' }, { name: 'old' }] });
});

test('a new tab is refused if the resource already has a tab with that name', async () => {
  const root = libraryFolder();
  await startPart(root, 'tab', 'new', 'authors');
  const before = read(root);
  expect(await startPart(root, 'tab', 'new', 'authors')).toEqual({
    path: AUTHORS,
    diagnostics: [],
    refused: '"authors" has "new" among its tabs already; it was left as it is.',
  });
  expect(read(root)).toBe(before);
});

test('creating a board for a resource without a workflow is refused, and the reason is stated', async () => {
  const root = libraryFolder();
  const before = read(root);
  expect(await startPart(root, 'board', 'shelf', 'authors')).toEqual({
    path: AUTHORS,
    diagnostics: [],
    refused: '"authors" has no workflow, whose states would be the columns of a board.',
  });
  expect(read(root)).toBe(before);
});

test('no new tab is added to a project with errors, and the errors are reported', async () => {
  const root = libraryFolder();
  writeFileSync(join(root, AUTHORS), read(root).replace('"full_name": {', '"Full_name": {'));
  const before = read(root);
  const { diagnostics, ...rest } = await startPart(root, 'tab', 'old', 'authors');
  expect(diagnostics).not.toEqual([]);
  expect(rest).toEqual({});
  expect(read(root)).toBe(before);
});

test('adding a tab to an unknown resource throws an error that suggests a similar resource', async () => {
  await expect(startPart(libraryFolder(), 'tab', 'new', 'author')).rejects.toThrow(
    'No resource is named "author". Did you mean "authors"?',
  );
});

test.each([
  ['two spaces', '  ', '\n'],
  ['four spaces', '    ', '\n'],
  ['tabs, and the line ends of Windows', '\t', '\r\n'],
])('a new tab is indented like the rest of the resource’s file: %s', async (_, indent, eol) => {
  const root = libraryFolder();
  const text = JSON.stringify(JSON.parse(read(root)), null, indent).replaceAll('\n', eol);
  writeFileSync(join(root, AUTHORS), text);
  await startPart(root, 'tab', 'new', 'authors');
  const started = `,${eol}${indent}"tabs": [${eol}${indent.repeat(2)}{${eol}${indent.repeat(3)}"name": "new",${eol}`;
  expect(read(root)).toContain(started);
});
