import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { walkAll } from './walk/walk-all.ts';
import { model } from './walk/walk.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const ACCOUNTS = ['superuser', ...model.permissions.groups.flatMap(({ name }) => [name, `${name}-admin`])];

test.each(ACCOUNTS)(
  '%s finds on every page the buttons that the server would take, and no other; the menu leads to each of them',
  async (account) => {
    expect(await walkAll(browser, stack, account)).toEqual([]);
  },
);
