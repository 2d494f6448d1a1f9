import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ADVISORY_LOCKS, lockKey } from './advisory-locks.ts';

it('each advisory lock has its own key, which stays the same between versions', () => {
  expect(ADVISORY_LOCKS.map((lock) => [lock, lockKey(lock)])).toEqual([
    ['extensions', 7_425_001],
    ['totals', 7_425_002],
    ['index-build', 7_425_003],
    ['rights', 7_425_004],
    ['upload-claims', 7_425_005],
    ['seeding', 7_425_006],
  ]);
});

it('no statement contains the key of an advisory lock as a number', () => {
  const root = resolve(import.meta.dirname, '../../../../..');
  const files = globSync('{server,server-mock,domain}/src/**/*.ts', { cwd: root }).filter(
    (path) => !/\.test\.ts$|\/testing\//u.test(path),
  );
  expect(files.length).toBeGreaterThan(500);
  const numbered = files.filter((path) => /advisory\w*lock\(\d+\)/u.test(readFileSync(join(root, path), 'utf8')));
  expect(numbered).toEqual([]);
});
