import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { walkMenu, walkPalette } from './walk/menu.ts';
import { walkWork } from './walk/walk-all.ts';
import { startWalk } from './walk/walk.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** All accounts walk all pages in the full lane. */
test('a seller of cards finds in menu, home, queues, flows and shift what the server would take, and no more', async () => {
  const { walk, close } = await startWalk(browser, stack, 'agency-card');
  await walkMenu(walk);
  await walkPalette(walk);
  await walkWork(walk);
  expect(walk.wrong).toEqual([]);
  await close();
});
