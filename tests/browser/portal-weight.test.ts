import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { openPortal } from './citizen.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

/** Returns the transferred size of a script: that of its compressed copy, if it has one. */
async function gzipped(path: string): Promise<number> {
  const file = join(projectRoot, 'apps/portal/dist', path);
  return (await stat(existsSync(`${file}.gz`) ? `${file}.gz` : file)).size;
}

test('the registration page loads at most 149.6 kB of compressed scripts, without lists of unpaid orders or members', async () => {
  const { page, errors, close } = await openPortal(stack, '/contact');
  const visit = await page.context().newPage();
  const scripts = new Set<string>();
  visit.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await visit.goto(`${stack.portal}/`);
  await visit.locator('.f-run button[type=submit]:enabled').first().waitFor();
  // Waits for all requests, because scripts that the page loads in advance count toward its size too.
  await visit.waitForLoadState('networkidle');
  const loaded = [...scripts];
  const sizes = await Promise.all(loaded.map(gzipped));
  expect(loaded.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(149_600);
  expect(
    loaded.filter((path) => /unpaid-list|pay-button|rows-editor|photo-crop|keep-panel|resume/u.test(path)),
  ).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
