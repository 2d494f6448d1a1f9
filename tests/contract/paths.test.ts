import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

/**
 * Paths that documentation pages mention but that do not exist in this repository. A command writes these files, or
 * they belong to another project.
 */
const ELSEWHERE = new Set([
  'apps/admin/src/custom/vehicles/list.tsx',
  'docs/benchmarks.md',
  'docs/data-dictionary.md',
  'fields/XField.tsx',
  'fields/x-field.tsx',
  'generated/resources.gen.ts',
  'inputs/XInput.tsx',
  'inputs/x-input.tsx',
  'plugins/dictionary.ts',
  'plugins/shelves.ts',
  'plugins/zod.ts',
  'portal/custom/pages/book/page.tsx',
  'public/config.json',
  'register/result/any/index.html',
  'schemas/flows/appointment.json',
  'schemas/flows/book.json',
  'schemas/resources/bikes.json',
  'schemas/resources/rentals.json',
  'server/domain.ts',
  'src/admin.ts',
  'src/custom/bikes/columns.tsx',
  'src/pages/not-found/page.tsx',
  'src/portal.ts',
]);
const BUILT = 'dist/';

const files = execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean);
const known = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
/** Skips decisions, whose paths were valid at their date, and generated pages, which their generator checks. */
const pages = files.filter(
  (file) => file.endsWith('.md') && !/^docs\/(?:decisions|generated)\//u.test(file) && !file.includes('/generated/'),
);

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

const packages = files.filter((file) => file.endsWith('/package.json')).map((file) => dirname(file));

/**
 * Returns the folders to which paths in a page may be relative: the repository, the page's folder, and the package that
 * contains it.
 */
function placesOf(folder: string): readonly string[] {
  const own = packages
    .filter((place) => folder === place || folder.startsWith(`${place}/`))
    .toSorted((one, other) => other.length - one.length)[0];
  return ['', folder, ...(own === undefined ? [] : [own, `${own}/src`, `${own}/src/engine`])];
}

const exists = (path: string) => known.has(path.replace(/\/$/u, ''));
const read = (page: string) => readFileSync(join(projectRoot, page), 'utf8');

describe.each(pages)('Documentation page %s', (page) => {
  const text = read(page);

  test('a documentation page names only existing files and folders', () => {
    const named = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/gu)].map(([, path = '']) => path);
    const ours = named.filter((path) => known.has(path.split('/')[0] ?? '') && !ELSEWHERE.has(path));
    const beside = [...text.matchAll(/`(\.\.?\/[\w./-]+)`/gu)].map(([, path = '']) => join(dirname(page), path));
    const inFolder = (path: string) => exists(join(dirname(page), path));
    expect([...ours, ...beside].filter((path) => !exists(path) && !inFolder(path))).toEqual([]);
  });

  test('a documentation page names only existing files of its own package', () => {
    const named = [...text.matchAll(/`((?:[\w.@-]+\/)+[\w.@-]*)`/gu)].map(([, path = '']) => path);
    const places = placesOf(dirname(page));
    // A documentation page may name a folder and then list its files without the folder, for example in a table. Paths
    // are therefore also tried relative to the named folders.
    const folders = named.flatMap((path) => places.map((place) => join(place, path))).filter(exists);
    const isThere = (path: string) => [...places, ...folders].some((place) => exists(join(place, path)));
    const inFiles = named.filter((path) => /\.(?:tsx?|m?js|json|css|md|html)$/u.test(path));
    const ours = inFiles.filter((path) => !ELSEWHERE.has(path) && !path.startsWith(BUILT));
    expect(ours.filter((path) => !isThere(path))).toEqual([]);
  });

  test('a documentation page links only to existing files', () => {
    const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/gu)].map(([, link = '']) => link);
    expect(links.filter((link) => !exists(join(dirname(page), link)))).toEqual([]);
  });

  test('functions and constants that a documentation page names exist in the stated file', () => {
    const placed = [...text.matchAll(/`(\w+)`,? in `([\w.@-]+(?:\/[\w.@-]+)+\.tsx?)`/gu)];
    expect(placed.filter(([, name = '', path = '']) => exists(path) && !read(path).includes(name))).toEqual([]);
  });
});

test('the test of documentation paths finds pages and paths in them', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'docs/extending.md']));
  expect(read('ARCHITECTURE.md').match(/`model\/src\//gu)?.length).toBeGreaterThan(10);
  expect(read('server/README.md').match(/`src\/[\w/-]+\.ts`/gu)?.length).toBeGreaterThan(3);
});
