import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

function scriptsOf(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

async function isBeside(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (!first || !second) return false;
  const below = first.y - (second.y + second.height);
  const above = second.y - (first.y + first.height);
  const overlaps = first.x < second.x + second.width && second.x < first.x + first.width;
  return overlaps && Math.max(below, above) >= 0 && Math.max(below, above) < 30;
}

async function openPreview(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /^Xem nhanh/u })
    .first()
    .click();
  const buttons = page.locator('.MuiDrawer-paper button[aria-keyshortcuts]');
  await buttons.nth(1).waitFor();
  return buttons;
}

test('the code for tooltip positions loads with the first tooltip, and each tooltip appears next to its button', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'vehicles');
  const buttons = await openPreview(page);
  await settle();
  const scripts = scriptsOf(page);
  const tooltip = page.getByRole('tooltip');
  for (const button of [buttons.nth(0), buttons.nth(1)]) {
    await button.hover();
    await tooltip.waitFor();
    await expect.poll(() => isBeside(tooltip, button)).toBe(true);
    await page.mouse.move(640, 400);
    await tooltip.waitFor({ state: 'hidden' });
  }
  expect(scripts).toHaveLength(1);
  expect(errors).toEqual([]);
  await close();
});

test('a tooltip appears even if the code for its position fails to load', async () => {
  const { page, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'vehicles');
  const buttons = await openPreview(page);
  await settle();
  await page.route(/\/assets\/.*\.js/u, (route) => route.abort());
  await buttons.first().hover();
  await page.getByRole('tooltip').waitFor();
  await close();
});
