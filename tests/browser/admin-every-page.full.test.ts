import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';
import { openMenuGroups } from './walk/walk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

test('every menu item of the back-office opens its page, and every create form opens', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  const { resources, flows } = (await (await stack.server.signIn('superuser')).get('meta/resources')).body;
  const links = page.getByRole('navigation', { name: 'Trình đơn chính' }).getByRole('link');
  await settle();
  await openMenuGroups(page);
  // The menu contains all resources and flows, and four more pages: home, reports, the user's shift and the mail
  // preview. Polls, because the lower menu items render slightly later than the upper ones.
  await expect.poll(() => links.count()).toBe(resources.length + flows.length + 4);
  const names = (await links.allTextContents()).map((name) => name.trim());

  let forms = 0;
  for (const [index, name] of names.entries()) {
    if (index === 0) continue;
    await links.nth(index).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(`^${name}(?: của .*)?$`) }).waitFor();
    const path = new URL(page.url()).pathname.slice(1);
    const resource = resources.find((one: { name: string }) => one.name === path);
    if (!resource || resource.singleton) continue;
    await page.locator('main :is(tbody tr, p.MuiTypography-h6)').first().waitFor();
    if (!resource.actions.includes('create')) continue;
    await page.getByRole('link', { name: 'Thêm mới' }).first().click();
    await page.getByRole('heading', { level: 1, name: /^Thêm / }).waitFor();
    await page.getByRole('button', { name: 'Lưu' }).waitFor();
    forms += 1;
    expect(errors, path).toEqual([]);
  }
  expect(forms).toBe(
    resources.filter(
      (one: { actions: string[]; singleton?: unknown }) => one.actions.includes('create') && !one.singleton,
    ).length,
  );
  expect(errors).toEqual([]);
  await close();
});
