import type { Page } from 'playwright-core';
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

const searchFor = (page: Page) => page.getByRole('combobox', { name: 'Tìm trang, thao tác và dữ liệu' });

test('the Ctrl+K palette opens pages and actions by words and records by code, even if Enter follows immediately', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  const order = (await (await stack.server.signIn('superuser')).get('orders?limit=1')).body[0];
  await signIn(page, stack, 'superuser');
  await settle();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.keyboard.press('Control+k');
  const text = searchFor(page);
  await text.waitFor();
  expect(scripts.length).toBeGreaterThan(0);
  await page.getByRole('option', { name: /^Tổng quan/u, selected: true }).waitFor();
  await page.keyboard.type('phuong tien');
  await page.getByRole('option', { name: /^Phương tiện/u, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Phương tiện' }).waitFor();
  await text.waitFor({ state: 'detached' });

  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/search?') && asked.push(request.url()));
  await page.keyboard.press('Control+k');
  // A barcode scanner may send lowercase letters. The first letter opens the search on any page, and the other letters
  // follow immediately.
  const scanned: string = order.code.toLowerCase();
  await page.keyboard.type(scanned.slice(0, 1));
  await page.keyboard.insertText(scanned.slice(1));
  await page.keyboard.press('Enter');
  await page.waitForURL(`${stack.admin}/orders/${order.id}/show`);
  await page.getByRole('heading', { level: 1, name: new RegExp(order.code, 'u') }).waitFor();
  expect(asked).toHaveLength(1);

  await page.keyboard.press('Control+k');
  const options = page.getByRole('group', { name: 'Gần đây' }).getByRole('option');
  await options.first().waitFor();
  expect(await options.allTextContents()).toEqual([`${order.code}Đơn hàng`, expect.stringMatching(/^Phương tiện/u)]);
  await page.keyboard.type('them don hang');
  await page.getByRole('option', { name: /^Thêm đơn hàng/u, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${stack.admin}/orders/create`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ngon ngu english\n');
  await page.getByRole('button', { name: 'Quick search' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('the Ctrl+K palette works by keyboard: arrows wrap around, Escape closes it and restores the focus', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company');
  const button = page.getByRole('button', { name: 'Tìm nhanh' });
  await button.focus();
  await page.keyboard.press('Enter');
  await searchFor(page).fill('hàng');
  const selected = page.getByRole('option', { selected: true });
  const options = page.getByRole('option');
  await expect.poll(() => options.count()).toBeGreaterThan(3);
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  const [first, second, last] = await Promise.all([
    options.first().textContent(),
    options.nth(1).textContent(),
    options.last().textContent(),
  ]);
  expect(await selected.allTextContents()).toEqual([first]);
  await page.keyboard.press('ArrowDown');
  expect(await selected.allTextContents()).toEqual([second]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await selected.allTextContents()).toEqual([last]);
  const named = await searchFor(page).getAttribute('aria-activedescendant');
  expect(await selected.getAttribute('id')).toBe(named);
  await page.keyboard.press('Escape');
  await searchFor(page).waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

test('the Ctrl+K palette finds a record by phone number, and has messages for input without results', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 390);
  const customers = (await (await stack.server.signIn('company')).get('customers?limit=20&sort=full_name,ASC')).body;
  const { phone, full_name } = customers.find((each: { phone?: string }) => each.phone !== undefined);
  await signIn(page, stack, 'company');
  await page.getByRole('button', { name: 'Tìm nhanh' }).click();
  await searchFor(page).fill(phone.slice(0, -1));
  const option = page.getByRole('option', { name: new RegExp(`^${full_name}.*${phone}.*Khách hàng`, 'u') });
  await option.waitFor();
  expect(await barriersIn(page, settle)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await page.getByRole('button', { name: 'Tìm nhanh' }).click();
  await searchFor(page).fill('zzz khong co');
  await page.getByRole('paragraph').filter({ hasText: 'Không có kết quả cho “zzz khong co”.' }).waitFor();
  expect(await page.getByRole('status').allTextContents()).toContain('Không có kết quả cho “zzz khong co”.');
  await page.route(/\/search\?/u, (route) => route.fulfill({ status: 500, body: '{}' }));
  await searchFor(page).fill(phone);
  await page.getByRole('alert').filter({ hasText: 'Chưa tìm được dữ liệu trên máy chủ.' }).waitFor();
  await page.unroute(/\/search\?/u);
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await option.click();
  await page.getByRole('heading', { level: 1, name: new RegExp(full_name, 'u') }).waitFor();
  expect(errors.filter((error) => !/status of 500/u.test(error))).toEqual([]);
  await close();
});
