import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { lintProject } from '../lint.ts';
import { libraryFolder } from '../testing/library.ts';

const NAMES = '.tuyen/meta/names.schema.json';

test('a run writes the names of the project, also if its schemas have errors', async () => {
  const root = libraryFolder();
  const books = join(root, 'schemas/resources/books.json');
  writeFileSync(books, readFileSync(books, 'utf8').replace('"x-reference": "authors"', '"x-reference": "autors"'));
  const { written } = await generate({ root });
  expect(written).toBe(false);
  expect(readFileSync(join(root, NAMES), 'utf8')).toContain('"authors"');
});

test('a file that cannot be parsed contributes the names before its mistake', async () => {
  const root = libraryFolder();
  const menu = join(root, 'schemas/menu.json');
  writeFileSync(menu, readFileSync(menu, 'utf8').replace(/\}\s*$/u, ''));
  await lintProject(root);
  expect(readFileSync(join(root, NAMES), 'utf8')).toContain('"catalog"');
});

test('a run leaves the meta-schemas alone if no name has changed', async () => {
  const root = libraryFolder();
  await generate({ root });
  const { mtimeMs } = statSync(join(root, NAMES));
  const books = join(root, 'schemas/resources/books.json');
  writeFileSync(books, readFileSync(books, 'utf8').replace('"maxLength": 200', '"maxLength": 201'));
  expect((await generate({ root })).written).toBe(true);
  expect(statSync(join(root, NAMES)).mtimeMs).toBe(mtimeMs);
});

test('an up-to-date project gets deleted meta-schemas back, and a dry run writes none', async () => {
  const root = libraryFolder();
  await generate({ root });
  rmSync(join(root, '.tuyen/meta'), { recursive: true });
  await generate({ root, dryRun: true });
  expect(existsSync(join(root, NAMES))).toBe(false);
  await generate({ root });
  expect(existsSync(join(root, NAMES))).toBe(true);
});
