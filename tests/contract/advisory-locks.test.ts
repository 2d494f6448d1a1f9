import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

it('no SQL statement in the code contains the key of an advisory lock as a number', () => {
  const files = globSync('{server,server-mock,domain}/src/**/*.ts', { cwd: projectRoot }).filter(
    (path) => !/\.test\.ts$|\/testing\//u.test(path),
  );
  expect(files.length).toBeGreaterThan(500);
  const numbered = files.filter((path) =>
    /advisory\w*lock\(\d+\)/u.test(readFileSync(join(projectRoot, path), 'utf8')),
  );
  expect(numbered).toEqual([]);
});
