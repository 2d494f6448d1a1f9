import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumPath } from '../support/chromium.ts';
import { projectRoot } from '../support/project-root.ts';
import { startStack, type Stack } from '../support/stack.ts';

const examples = join(projectRoot, 'qa/examples/playwright');
const runner = join(dirname(createRequire(join(projectRoot, 'qa/')).resolve('@playwright/test')), 'cli.js');

let stack: Stack;
let output: string;
beforeAll(async () => {
  [stack, output] = await Promise.all([startStack(), mkdtemp(join(tmpdir(), 'qa-playwright-'))]);
});
afterAll(async () => {
  await stack?.stop();
  await rm(output, { recursive: true });
});

test('the examples of the Playwright fixtures pass in parallel under the Playwright runner', async () => {
  const env = { ...process.env, SERVER: stack.server.origin, ADMIN: stack.admin, CHROME_PATH: chromiumPath() };
  const args = ['test', '-c', examples, '--output', output];
  const run = promisify(execFile)('node', [runner, ...args], { cwd: examples, env });
  const { stdout } = await run.catch((error: { readonly stdout: string; readonly stderr: string }) => {
    throw new Error(`${error.stdout}\n${error.stderr}`);
  });
  expect(stdout).toMatch(/^\s*3 passed/mu);
});
