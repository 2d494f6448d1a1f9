import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriersIn } from '../support/barriers.ts';
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

test('collapsed menu groups stay collapsed, except the group of the open page, and frequently opened pages come first', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' });
  const group = menu.getByRole('button', { name: 'Bán vé và thẻ' });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  expect(await menu.getByRole('list', { name: 'Hay dùng' }).count()).toBe(0);
  for (let times = 0; times < 3; times += 1) {
    await link('Đơn hàng').click();
    await page.getByRole('heading', { level: 1, name: 'Đơn hàng' }).waitFor();
    await link('Phương tiện').click();
    await page.getByRole('heading', { level: 1, name: 'Phương tiện' }).waitFor();
  }
  await link('Vé ngày').click();
  await page.getByRole('heading', { level: 1, name: 'Vé ngày' }).waitFor();
  const steps = await page.evaluate(() => history.length);
  await link('Vé ngày').click();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  const other = page.context().waitForEvent('page');
  await link('Đơn hàng').click({ modifiers: ['Control'] });
  await (await other).waitForURL(`${stack.admin}/orders`);
  await (await other).close();
  expect(page.url()).toBe(`${stack.admin}/daily-tickets`);
  expect(await group.getAttribute('aria-expanded')).toBe('true');
  await group.click();
  expect(await group.getAttribute('aria-expanded')).toBe('false');
  const shown = menu.getByRole('list', { name: 'Bán vé và thẻ' }).getByRole('link');
  expect(await shown.allTextContents()).toEqual(['Vé ngày']);
  expect(await link('Vé ngày').getAttribute('aria-current')).toBe('page');

  const often = menu.getByRole('list', { name: 'Hay dùng' }).getByRole('link');
  await page.reload();
  await expect.poll(() => often.allTextContents()).toEqual(['Đơn hàng', 'Phương tiện']);
  expect(await shown.allTextContents()).toEqual(['Vé ngày']);
  await settle();
  expect(await barriersIn(page, settle)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => localStorage.removeItem('RaStoretuyen.sidebar.open'));
  await page.goto(stack.admin);
  await page.getByRole('button', { name: 'Tài khoản' }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.waitForURL(`${stack.admin}/login`);
  await signIn(page, stack, 'company');
  await menu.getByRole('link').nth(3).waitFor();
  expect(await group.getAttribute('aria-expanded')).toBe('false');
  expect(await often.count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('menu search ignores Vietnamese tone marks and works by keyboard, also on a phone', async () => {
  const { page, errors, close } = await watchedPage(stack, 390);
  await signIn(page, stack, 'superuser');
  await page.getByRole('button', { name: 'Mở trình đơn' }).click();
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' });
  const field = menu.getByRole('searchbox', { name: 'Tìm trong trình đơn' });
  await field.fill('khach');
  await expect.poll(() => menu.getByRole('link').allTextContents()).toEqual(['Thẻ khách hàng', 'Khách hàng']);
  await field.fill('khong co trang nay');
  await menu.getByText('Không có trang nào tên “khong co trang nay”.').waitFor();
  await field.fill('phuong tien');
  await field.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Phương tiện' }).waitFor();
  await menu.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(errors).toEqual([]);
  await close();
});

test('a menu left open does not cover the page after the window narrows to phone width', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company');
  await page.goto(`${stack.admin}/orders`);
  await settle();
  const search = page.getByPlaceholder('Tìm kiếm').or(page.getByLabel('Tìm kiếm')).first();
  await page.setViewportSize({ width: 390, height: 800 });
  await search.click({ timeout: 5000 });
  await page.evaluate(() => localStorage.setItem('RaStoretuyen.sidebar.open', 'true'));
  await page.reload();
  await settle();
  await search.click({ timeout: 5000 });
  await page.getByRole('button', { name: 'Mở trình đơn' }).click();
  await page.getByRole('navigation', { name: 'Trình đơn chính' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("text typed in a list's search does not navigate back after another page has opened", async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' });
  await menu.getByRole('link', { name: 'Đơn hàng', exact: true }).click();
  await page.getByRole('cell').first().waitFor();
  // Delays the code of the next page until the debounce of the list's search has ended.
  const arrived = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByPlaceholder('Tìm kiếm').pressSequentially('TX');
  await menu.getByRole('link', { name: 'Phương tiện', exact: true }).click();
  for (let turns = 0; turns < 5; turns += 1) {
    await page.clock.runFor(1000);
    await page.evaluate(() => Promise.resolve());
  }
  arrived.resolve();
  await page.clock.resume();
  await page.getByRole('heading', { level: 1, name: 'Phương tiện' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/vehicles');
  expect(errors).toEqual([]);
  await close();
});
