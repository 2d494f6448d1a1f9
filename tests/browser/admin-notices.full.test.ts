import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';
import { openMenuGroups } from './walk/walk.ts';
import { coveredAtAllWidths } from './notices.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

interface Described {
  readonly name: string;
  readonly actions: readonly string[];
  readonly singleton?: unknown;
  readonly views?: readonly { readonly name: string }[];
}

test('a notification covers no control of any list, create form or view in the menu', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  const { resources } = (await (await stack.server.signIn('superuser')).get('meta/resources')).body as {
    readonly resources: readonly Described[];
  };
  const links = page.getByRole('navigation', { name: 'Trình đơn chính' }).getByRole('link');
  await settle();
  await openMenuGroups(page);
  await expect.poll(() => links.count()).toBeGreaterThan(resources.length);
  const menu = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const forms = resources
    .filter(({ actions, singleton }) => actions.includes('create') && !singleton)
    .map(({ name }) => `/${name}/create`);
  const views = resources.flatMap(({ name, views: own = [] }) => own.map((view) => `/${name}/views/${view.name}`));
  const covered: Record<string, readonly string[]> = {};
  for (const path of new Set([...menu, ...forms, ...views])) {
    await page.goto(`${stack.admin}${path}`);
    await page.locator('main h1').waitFor();
    const names = await coveredAtAllWidths(page, settle);
    if (names.length > 0) covered[path] = names;
  }
  expect(covered).toEqual({});
  expect(errors).toEqual([]);
  await close();
});
