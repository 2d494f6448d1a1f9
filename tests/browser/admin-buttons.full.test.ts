import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { walkAll } from './walk/walk-all.ts';
import { model } from './walk/walk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

const ACCOUNTS = ['superuser', ...model.permissions.groups.flatMap(({ name }) => [name, `${name}-admin`])];

test.each(ACCOUNTS)(
  'the account %s sees on every page exactly the buttons whose actions the server accepts',
  async (account) => {
    expect(await walkAll(stack, account)).toEqual([]);
  },
);
