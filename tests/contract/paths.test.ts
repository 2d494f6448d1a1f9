import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

/** Paths that a command creates or that belong to another project. */
const WRITTEN_LATER = new Set([
  'apps/admin/src/custom/vehicles/list.tsx',
  'docs/benchmarks.md',
  'schemas/flows/appointment.json',
]);

const files = execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean);
const known = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
/** Skips decisions, which describe their own date, and generated pages, which their generator checks. */
const pages = files.filter(
  (file) => file.endsWith('.md') && !/^docs\/(?:decisions|generated)\//u.test(file) && !file.includes('/generated/'),
);

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

const exists = (path: string) => known.has(path.replace(/\/$/u, ''));
const read = (page: string) => readFileSync(join(projectRoot, page), 'utf8');

describe.each(pages)('%s', (page) => {
  const text = read(page);

  test('names only existing files and folders', () => {
    const named = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/gu)].map(([, path = '']) => path);
    const ours = named.filter((path) => known.has(path.split('/')[0] ?? '') && !WRITTEN_LATER.has(path));
    const beside = [...text.matchAll(/`(\.\.?\/[\w./-]+)`/gu)].map(([, path = '']) => join(dirname(page), path));
    expect([...ours, ...beside].filter((path) => !exists(path))).toEqual([]);
  });

  test('links only to existing files', () => {
    const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/gu)].map(([, link = '']) => link);
    expect(links.filter((link) => !exists(join(dirname(page), link)))).toEqual([]);
  });

  test('names functions and constants that exist in the stated file', () => {
    const placed = [...text.matchAll(/`(\w+)`,? in `([\w.@-]+(?:\/[\w.@-]+)+\.tsx?)`/gu)];
    expect(placed.filter(([, name = '', path = '']) => exists(path) && !read(path).includes(name))).toEqual([]);
  });
});

test('the test finds pages and paths in them', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'docs/extending.md']));
  expect(read('ARCHITECTURE.md').match(/`model\/src\//gu)?.length).toBeGreaterThan(10);
});
