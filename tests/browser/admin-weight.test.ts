import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
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

/** The smallest files have no compressed copy. */
async function gzipped(path: string): Promise<number> {
  const file = join(projectRoot, 'apps/admin/dist', path);
  return (await stat(existsSync(`${file}.gz`) ? `${file}.gz` : file)).size;
}

test('a first list loads at most 380 kB of compressed scripts, and nothing of forms, editors, date pickers or the palette', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  const again = await page.context().newPage();
  const scripts = new Set<string>();
  again.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await again.goto(`${stack.admin}/vehicles`);
  await again.locator('tbody tr td:nth-child(3):not(:empty)').first().waitFor();
  // What is fetched ahead of its use counts as well.
  await again.waitForLoadState('networkidle');
  const loaded = [...scripts];
  const sizes = await Promise.all(loaded.map(gzipped));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(380_000);
  expect(loaded.filter((path) => /record-|palette|calendar|rich-?text|MonthCalendar/iu.test(path))).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('nothing jumps while a list opens, on a phone or a desktop', async () => {
  for (const width of [390, 1280]) {
    const { page, errors, settle, close } = await watchedPage(stack, width);
    await signIn(page, stack, 'company');
    const jumped = await watchShifts(page);
    for (const path of ['stop-points', 'orders', 'vehicles']) {
      await page.goto(`${stack.admin}/${path}`);
      await page.locator('.MuiTablePagination-root').waitFor();
      await settle();
      expect(await jumped(), `${path} at ${width} px`).toBeLessThan(0.1);
    }
    expect(errors).toEqual([]);
    await close();
  }
});

test('libraries wait for no other code: they are run while the rest is on its way', async () => {
  const assets = join(projectRoot, 'apps/admin/dist/assets');
  const [libraries = ''] = (await readdir(assets)).filter((name) => /^libraries-.*\.js$/.test(name));
  const imported = [...(await readFile(join(assets, libraries), 'utf8')).matchAll(/\bfrom\s*["']([^"']+)["']/g)];
  expect(imported.map(([, file]) => file)).toEqual([expect.stringMatching(/^\.\/rolldown-runtime-/)]);
});

test('the rules of a first dialog style what they mean, and not the whole page anew', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company');
  await page.goto(`${stack.admin}/trips/views/board`);
  const bar = page.locator('li[data-lane] button').first();
  await bar.waitFor();
  await settle();
  // Chromium compares what was added to a style element alone, and a rule for a medium only if it is the first one there.
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
