import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { admin } from '../emit/admin/index.ts';
import { digest } from '../output/hash.ts';
import { readLock } from '../output/lock.ts';
import { library, libraryFolder, contentOf } from '../testing/library.ts';
import { eject, ejectedTextFor, ownableFiles, partOf, printed, readText } from './eject.ts';

const CUSTOM = 'web/desk/custom';

const put = (root: string, path: string, text: string): void => {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

const ownedIn = (root: string): readonly string[] =>
  readdirSync(root).includes('web') ? readdirSync(join(root, CUSTOM), { recursive: true }).map(String).sort() : [];

test('all parts of a resource that can be ejected are listed with the paths of their custom files', async () => {
  const root = libraryFolder();
  put(root, `${CUSTOM}/authors/show.tsx`, 'export const AuthorShow = () => null;\n');
  const { parts, ...rest } = await eject({ root, resource: 'authors' });
  expect(rest).toEqual({ diagnostics: [] });
  expect(parts).toEqual(
    ['list', 'columns', 'filters', 'form', 'create', 'edit', 'inputs', 'show', 'fields'].map((part) => ({
      part,
      path: `${CUSTOM}/authors/${part}.tsx`,
      state: part === 'show' ? 'owned' : 'generated',
    })),
  );
});

test('ejecting a part writes the file, its original text and a manifest entry, and a second ejection is refused', async () => {
  const root = libraryFolder();
  const path = `${CUSTOM}/authors/list.tsx`;
  const generated = await contentOf(admin(await library()), 'authors/list.gen.tsx');
  const text = generated
    .replace(
      /^.*\n/u,
      '// Yours to edit. Ejected from schemas/resources/authors.json: `tuyen upgrade` merges what changes there.\n',
    )
    .replaceAll("'./", "'../../generated/authors/");
  const planned = await eject({ root, resource: 'authors', part: 'list', dryRun: true });
  expect([planned.path, planned.text, planned.diagnostics, planned.parts.length]).toEqual([path, text, [], 9]);
  expect(ownedIn(root)).toEqual([]);

  expect(await eject({ root, resource: 'authors', part: 'list' })).toEqual(planned);
  const base = digest(generated);
  expect(ownedIn(root)).toEqual(['.base', `.base/${base}.txt`, 'authors', 'authors/list.tsx']);
  expect([read(root, path), read(root, `${CUSTOM}/.base/${base}.txt`)]).toEqual([text, generated]);
  expect([...readLock(root).ejected]).toEqual([[path, [base]]]);

  const again = await eject({ root, resource: 'authors', part: 'list' });
  expect(
    again.diagnostics.map(({ code, severity, file, message, hint }) => [code, severity, file, message, hint]),
  ).toEqual([
    [
      'TUY859',
      'error',
      path,
      'This file exists already and replaces the part.',
      'Edit it; `tuyen upgrade authors list` merges what the schema has changed since.',
    ],
  ]);
  expect(again.parts.filter(({ state }) => state !== 'generated')).toEqual([{ part: 'list', path, state: 'ejected' }]);
  expect([again.path, again.text]).toEqual([undefined, undefined]);

  await eject({ root, resource: 'authors', part: 'columns' });
  expect([...readLock(root).ejected.keys()].sort()).toEqual([`${CUSTOM}/authors/columns.tsx`, path]);
});

test('ejecting a part does not overwrite a custom file that already replaces it', async () => {
  const root = libraryFolder();
  const path = `${CUSTOM}/authors/show.tsx`;
  put(root, path, 'export const AuthorShow = () => null;\n');
  const { diagnostics } = await eject({ root, resource: 'authors', part: 'show' });
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
    ['TUY859', 'Rename or delete it, then eject again.'],
  ]);
  expect(read(root, path)).toBe('export const AuthorShow = () => null;\n');
  expect(readLock(root).ejected.size).toBe(0);
});

test('ejecting an unknown part throws an error that suggests a similar part or lists all parts', async () => {
  const root = libraryFolder();
  await expect(eject({ root, resource: 'authors', part: 'column' })).rejects.toThrow(
    '"authors" has no part "column". Did you mean "columns"?',
  );
  await expect(eject({ root, resource: 'authors', part: 'validators' })).rejects.toThrow(
    '"authors" has no part "validators". It has list, columns, filters, form, create, edit, inputs, show, fields.',
  );
});

test('eject lists no parts if the project has errors or no back-office', async () => {
  const root = libraryFolder();
  const config: object = JSON.parse(read(root, 'tuyen.config.json'));
  put(root, 'tuyen.config.json', JSON.stringify({ ...config, admin: undefined }));
  expect(await eject({ root, resource: 'authors', part: 'list' })).toEqual({ diagnostics: [], parts: [] });
  put(root, 'schemas/resources/authors.json', '{}');
  const { diagnostics, parts } = await eject({ root, resource: 'authors', part: 'list' });
  expect([diagnostics.length > 0, parts]).toEqual([true, []]);
});

test('the files that can be ejected are listed per resource or flow or for all, and none without an app', async () => {
  const project = await library();
  const folders = (resource?: string) =>
    new Set([...ownableFiles(project, resource).keys()].map((path) => path.split('/').at(-2)));
  expect(folders('authors')).toEqual(new Set(['authors']));
  expect(folders('reserve')).toEqual(new Set(['reserve']));
  expect(folders()).toEqual(new Set([...project.model.resources.map(({ name }) => name), 'reserve']));
  const { admin: _admin, portal: _portal, ...paths } = project.paths;
  expect(ownableFiles({ ...project, paths })).toEqual(new Map());
  await expect(ejectedTextFor({ ...project, paths }, `${CUSTOM}/authors/list.tsx`, '')).rejects.toThrow(
    `${CUSTOM}/authors/list.tsx is in no folder of owned files.`,
  );
});

test('printing a generated file that does not exist gives an empty text', async () => {
  expect(await printed(undefined)).toBe('');
});

test('the part of a resource is derived from the path of its custom file', () => {
  expect([partOf('custom/books/list.tsx'), partOf('custom/books/view-to-return.tsx')]).toEqual([
    'list',
    'view-to-return',
  ]);
  expect(() => partOf('custom/books/shelf.tsx')).toThrow('custom/books/shelf.tsx replaces no part of a resource.');
});

test('reading a text file converts CRLF to LF, and a missing file gives undefined', () => {
  const root = libraryFolder();
  put(root, 'a.tsx', 'a\r\nb\nc\r\n');
  expect([readText(root, 'a.tsx'), readText(root, 'b.tsx')]).toEqual(['a\nb\nc\n', undefined]);
});
