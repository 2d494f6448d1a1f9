import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { walkMenu, walkPalette } from './walk/menu.ts';
import { walkWork } from './walk/walk-all.ts';
import { startWalk } from './walk/walk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

/** Checks one account. A test of the full lane (`npm run test:full`) walks all pages with all accounts. */
test('a card seller is offered exactly the actions that the server accepts', async () => {
  const { walk, close } = await startWalk(stack, 'agency-card');
  await walkMenu(walk);
  await walkPalette(walk);
  await walkWork(walk);
  expect(walk.wrong).toEqual([]);
  await close();
});
