import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openTestRunner } from '../../lab/mutations/test-runner.ts';
import { projectRoot } from '../support/project-root.ts';

it('the mutation runner loads the current version of each module, so a reverted mutation has no effect', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tuyen-mutants-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  write('package.json', '{ "type": "module" }');
  write('vitest.config.ts', 'export default { test: { isolate: false } };');
  write('one.ts', 'export const one = 1;');
  write('two.ts', 'export const two = 2;');
  write(
    'sum.test.ts',
    `import { expect, it } from 'vitest';
import { one } from './one.ts';
import { two } from './two.ts';
it('adds', () => expect(one + two).toBe(3));
`,
  );
  const runner = openTestRunner(root);
  onTestFinished(() => runner.close());
  const run = (changed: string) => runner.run({ changed, files: ['sum.test.ts'], withPostgres: false });

  expect(await run('one.ts')).toBeUndefined();
  write('one.ts', 'export const one = 7;');
  expect(await run('one.ts')).toBe('sum.test.ts');
  write('one.ts', 'export const one = 1;');
  expect(await run('two.ts')).toBeUndefined();
  write('two.ts', 'export const two = 7;');
  expect(await run('two.ts')).toBe('sum.test.ts');
});
