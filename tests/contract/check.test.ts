import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { runSteps, type StepResult, stepText } from '../../scripts/steps.ts';
import { projectRoot } from '../support/project-root.ts';

/**
 * Projects in this repository that have their own packages and compiler options, as if they were in another repository.
 */
const APART = ['lab/bench/peers/strapi'];

it('the type check of the repository includes every folder with a tsconfig.json', () => {
  const folders = globSync('*/**/tsconfig.json', { cwd: projectRoot, exclude: ['**/node_modules', '**/dist'] });
  const { references } = JSON.parse(readFileSync(join(projectRoot, 'tsconfig.json'), 'utf8'));
  const built = references.map(({ path }: { path: string }) => path);
  expect([...built, ...APART].toSorted()).toEqual(folders.map(dirname).toSorted());
});

const node = (code: string) => ['node', '-e', code] as const;

it('every step of the check script runs, even after a failed step, and prints its own output', async () => {
  const reported: StepResult[] = [];
  const results = await runSteps(
    [
      ['fails', ...node('console.log("one"); console.error("two"); process.exitCode = 3')],
      ['succeeds', ...node('console.log("three")')],
      ['is killed', ...node('process.kill(process.pid)')],
      ['says nothing', ...node('')],
    ],
    (result) => reported.push(result),
  );
  expect(results).toEqual(reported);
  const byName = Object.fromEntries(results.map(({ name, succeeded, output }) => [name, [succeeded, output]]));
  expect(byName).toEqual({
    fails: [false, 'one\ntwo'],
    succeeds: [true, 'three'],
    'is killed': [false, ''],
    'says nothing': [true, ''],
  });
});

it('a check step whose command is not installed ends the run with an error', async () => {
  await expect(runSteps([['typo', 'no-such-command']], () => {})).rejects.toThrow('no-such-command');
});

it('a check step is printed with its name and time, and its output is indented below', () => {
  expect(stepText({ name: 'casts', seconds: 1.26, succeeded: true, output: '' })).toBe('✓ casts (1.3 s)');
  expect(stepText({ name: 'casts', seconds: 2, succeeded: false, output: 'a\n\nb' })).toBe(
    '✗ casts (2.0 s)\n  a\n\n  b',
  );
});
