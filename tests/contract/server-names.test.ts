import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/run.ts';

const MOCK = /\bmock\b|server-mock|__qa|\bqa\b|fixture/iu;

/** Salt of published passwords. Databases contain hashes with this prefix. */
const STORED = '`fixture:${plain}`';

it('the source code of the production server mentions no part of the mock server', () => {
  const files = globSync('server/src/**/*.ts', { cwd: root }).filter((path) => !/\.(test|fixture)\./u.test(path));
  expect(files).toContain('server/src/start-project.ts');
  const found = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .replace(STORED, '')
      .split('\n')
      .flatMap((line, at) => (MOCK.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
