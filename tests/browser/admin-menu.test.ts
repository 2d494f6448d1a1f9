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

test('the first two menu groups and the group of the first page are open, and a person’s choice stays', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, stack, 'superuser', 'vehicles');
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' });
  const group = (name: string) => menu.getByRole('button', { name, exact: true });
  const linksIn = (name: string) => menu.getByRole('list', { name, exact: true }).getByRole('link').allTextContents();
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  const openGroups = async () => {
    const buttons = await menu.getByRole('button', { expanded: true }).all();
    return Promise.all(buttons.map((each) => each.locator('span').first().textContent()));
  };
  await group('Hệ thống').waitFor();
  expect(await openGroups()).toEqual(['Quầy', 'Hồ sơ', 'Vận hành']);
  expect(await linksIn('Hồ sơ')).toEqual([
    'Đơn hàng',
    'Thành viên tập thể',
    'Yêu cầu hủy vé',
    'Yêu cầu làm thẻ',
    'Cấp lại thẻ',
  ]);
  expect(await link('Phương tiện').getAttribute('aria-current')).toBe('page');
  expect((await link('Phương tiện').boundingBox())?.height).toBe(36);

  await link('Đơn hàng').click();
  await page.getByRole('heading', { level: 1, name: 'Đơn hàng' }).waitFor();
  const steps = await page.evaluate(() => history.length);
  await link('Đơn hàng').click();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  const other = page.context().waitForEvent('page');
  await link('Ca của tôi').click({ modifiers: ['Control'] });
  await (await other).waitForURL(`${stack.admin}/my-shift`);
  await (await other).close();
  expect(page.url()).toBe(`${stack.admin}/orders`);

  await group('Hồ sơ').click();
  expect(await linksIn('Hồ sơ')).toEqual(['Đơn hàng']);
  await group('Danh mục').click();
  await page.reload();
  await group('Hệ thống').waitFor();
  expect(await openGroups()).toEqual(['Quầy', 'Danh mục']);
  expect(await linksIn('Hồ sơ')).toEqual(['Đơn hàng']);

  await page.getByRole('button', { name: 'Đóng trình đơn' }).click();
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThanOrEqual(80);
  expect(await linksIn('Quầy')).toContain('Bán vé ngày');
  await page.getByRole('button', { name: 'Tài khoản' }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.waitForURL(`${stack.admin}/login`);
  await signIn(page, stack, 'company');
  await group('Quầy').waitFor();
  expect(await openGroups()).toEqual(['Quầy', 'Hồ sơ']);
  expect(await barriersIn(page, settle)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('frequently opened pages stand first after a week and are marked only there', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' });
  const often = menu.getByRole('list', { name: 'Hay dùng' });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  for (const [name, times] of [
    ['Đơn hàng', 4],
    ['Yêu cầu hủy vé', 3],
  ] as const) {
    for (let time = 0; time < times; time += 1) {
      await link(name).first().click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await link('Tổng quan').click();
      await page.getByRole('heading', { level: 1, name: 'Tổng quan' }).waitFor();
    }
  }
  expect(await often.count()).toBe(0);
  await page.evaluate((week) => {
    const key = 'RaStoretuyen.page_habits';
    const habits: Record<string, { since: number }> = JSON.parse(localStorage.getItem(key) ?? '{}');
    for (const habit of Object.values(habits)) habit.since -= week;
    localStorage.setItem(key, JSON.stringify(habits));
  }, 7 * 86_400_000);
  await page.goto(`${stack.admin}/orders`);
  await link('Đơn hàng').waitFor();
  await page.reload();
  await expect.poll(() => often.getByRole('link').allTextContents()).toEqual(['Đơn hàng', 'Yêu cầu hủy vé']);
  expect(await link('Đơn hàng').evaluateAll((links) => links.map((one) => one.ariaCurrent))).toEqual(['page', null]);
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
  await expect.poll(() => menu.getByRole('link').allTextContents()).toEqual(['Khách hàng', 'Thẻ khách hàng']);
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
  await menu.getByRole('button', { name: 'Vận hành' }).click();
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
