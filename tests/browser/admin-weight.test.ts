import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';
import { watchShifts } from './shifts.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

/**
 * Returns the size of a file's compressed copy. The smallest files have no compressed copy; for them, returns the size
 * of the file itself.
 */
async function gzipped(path: string): Promise<number> {
  const file = join(projectRoot, 'apps/admin/dist', path);
  return (await stat(existsSync(`${file}.gz`) ? `${file}.gz` : file)).size;
}

test('the first list of a visit loads at most 372 kB of compressed scripts, without forms and editors', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  const again = await page.context().newPage();
  const scripts = new Set<string>();
  again.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await again.goto(`${stack.admin}/vehicles`);
  await again.locator('tbody tr td:nth-child(3):not(:empty)').first().waitFor();
  // Waits for all requests, because scripts that the page loads in advance count toward its size too.
  await again.waitForLoadState('networkidle');
  const loaded = [...scripts];
  const sizes = await Promise.all(loaded.map(gzipped));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(372_000);
  expect(loaded.filter((path) => /record-|palette|calendar|rich-?text|MonthCalendar/iu.test(path))).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('nothing shifts while a list opens, on phone or desktop, with fast or slow records', async () => {
  for (const [width, later] of [
    [390, 0],
    [390, 500],
    [1280, 0],
    [1280, 500],
  ] as const) {
    const { page, errors, settle, close } = await watchedPage(stack, width);
    await signIn(page, stack, 'company');
    const jumped = await watchShifts(page);
    await page.route(/\/api\/v1\/(stop-points|orders|vehicles)\?/u, async (route) => {
      await sleep(later);
      await route.continue();
    });
    for (const path of ['stop-points', 'orders', 'vehicles']) {
      await page.goto(`${stack.admin}/${path}`);
      await page.locator('.MuiTablePagination-root').waitFor();
      await settle();
      expect(await jumped(), `${path} at ${width} px, its records after ${later} ms`).toBeLessThan(0.1);
    }
    expect(errors).toEqual([]);
    await close();
  }
});

test('the first scripts of the back-office can run while others still load, because no script imports a later one', async () => {
  const dist = join(projectRoot, 'apps/admin/dist');
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const before = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/gu)].map(([, file = '']) => file);
  const first = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/gu)].map(([, file = '']) => file);
  expect(first.length).toBeGreaterThan(4);
  expect(
    first.findIndex((file) => file.includes('/libraries-')),
    'that of React',
  ).toBeLessThan(2);
  for (const [at, file] of first.entries()) {
    const code = await readFile(join(dist, file), 'utf8');
    const imported = [...code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/gu)].map(
      ([, name]) => `/assets/${name}`,
    );
    expect([...before, ...first.slice(0, at)], file).toEqual(expect.arrayContaining(imported));
    expect(code.length, file).toBeLessThan(450_000);
  }
});

test('the styles of the first dialog cause no style recalculation of the whole page', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company');
  await page.goto(`${stack.admin}/trips/views/board`);
  const bar = page.locator('li[data-lane] button').first();
  await bar.waitFor();
  await settle();
  // If a rule is appended to a style element, Chromium recalculates only the affected elements. This fails if an
  // at-rule (such as `@media`) is not the first rule of its style element.
  const behind = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].flatMap(({ sheet }) =>
        [...(sheet?.cssRules ?? [])]
          .slice(1)
          .filter((rule) => !(rule instanceof CSSStyleRule))
          .map(({ cssText }) => cssText),
      ),
    );
  expect(await behind()).toEqual([]);
  const styles = await page.locator('style[data-emotion]').count();
  await bar.click();
  await page.getByRole('dialog').waitFor();
  await settle();
  expect(await page.locator('style[data-emotion]').count()).toBeGreaterThan(styles);
  expect(await behind()).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
