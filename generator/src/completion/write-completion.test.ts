import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { lintProject } from '../lint.ts';
import { libraryFolder } from '../testing/library.ts';

const NAMES = '.tuyen/meta/names.schema.json';

test("a generator run writes the project's names for editors, even if the schemas have errors", async () => {
  const root = libraryFolder();
  const books = join(root, 'schemas/resources/books.json');
  writeFileSync(books, readFileSync(books, 'utf8').replace('"x-reference": "authors"', '"x-reference": "autors"'));
  const { written } = await generate({ root });
  expect(written).toBe(false);
  expect(readFileSync(join(root, NAMES), 'utf8')).toContain('"authors"');
});

test('a schema file with a syntax error still provides the names before the error to editors', async () => {
  const root = libraryFolder();
  const menu = join(root, 'schemas/menu.json');
  writeFileSync(menu, readFileSync(menu, 'utf8').replace(/\}\s*$/u, ''));
  await lintProject(root);
  expect(readFileSync(join(root, NAMES), 'utf8')).toContain('"catalog"');
});

test('a generator run does not rewrite the meta-schemas for editors if no name has changed', async () => {
  const root = libraryFolder();
  await generate({ root });
  const { mtimeMs } = statSync(join(root, NAMES));
  const books = join(root, 'schemas/resources/books.json');
  writeFileSync(books, readFileSync(books, 'utf8').replace('"maxLength": 200', '"maxLength": 201'));
  expect((await generate({ root })).written).toBe(true);
  expect(statSync(join(root, NAMES)).mtimeMs).toBe(mtimeMs);
});

test('a generator run restores deleted meta-schemas in an up-to-date project, but a dry run writes none', async () => {
  const root = libraryFolder();
  await generate({ root });
  rmSync(join(root, '.tuyen/meta'), { recursive: true });
  await generate({ root, dryRun: true });
  expect(existsSync(join(root, NAMES))).toBe(false);
  await generate({ root });
  expect(existsSync(join(root, NAMES))).toBe(true);
});
