import type { Page } from 'playwright-core';
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

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('the P key opens the preview of a record next to the list, and J and K move through the list', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await signIn(page, stack, 'superuser', 'customers?page=1&perPage=10');
  const rows = page.locator('tbody tr');
  await rows.nth(9).waitFor();
  const nameIn = async (row: number) => (await rows.nth(row).locator('td.column-full_name').innerText()).trim();
  const [first, second] = [await nameIn(0), await nameIn(1)];
  const loaded = scripts.length;

  await page.keyboard.press('p');
  const drawer = page.getByRole('dialog', { name: first });
  await drawer.waitFor();
  await drawer.getByRole('heading', { level: 2, name: first }).waitFor();
  await drawer.getByRole('button', { name: /^Hiện \d+ mục để trống$/ }).waitFor();
  expect(scripts.length).toBeGreaterThan(loaded);
  expect(await page.title()).toContain('Khách hàng');
  await page.keyboard.press('j');
  await page.getByRole('dialog', { name: second }).waitFor();
  await page.getByRole('dialog').getByRole('region', { name: 'Diễn biến' }).scrollIntoViewIfNeeded();
  const note = page.getByRole('dialog').getByLabel('Viết ghi chú cho đồng nghiệp');
  await note.fill('');
  await note.pressSequentially('kj');
  expect(await note.inputValue()).toBe('kj');
  await note.fill('');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe(`Xem nhanh ${second}`);

  const last = await nameIn(9);
  await rows
    .nth(9)
    .getByRole('button', { name: /^Xem nhanh/ })
    .click();
  await page.getByRole('dialog', { name: last }).waitFor();
  await page.keyboard.press('j');
  await page.waitForURL(/page=2/);
  await expect
    .poll(async () => page.getByRole('dialog').getByRole('heading', { level: 2 }).first().innerText())
    .not.toBe(last);
  await page.keyboard.press('k');
  await page.waitForURL(/page=1&/);
  await page.getByRole('dialog', { name: last }).waitFor();
  await page.getByRole('dialog').getByRole('link', { name: 'Mở trang đầy đủ' }).click();
  await page.getByRole('heading', { level: 1, name: last }).waitFor();

  await page.goto(`${stack.admin}/vehicles`);
  await rows.first().waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Xem nhanh bản ghi của dòng đang chọn').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("on a phone the preview fills the screen and offers the record's actions", async () => {
  const { page, errors, close } = await watchedPage(stack, 390);
  await signIn(page, stack, 'superuser', 'orders');
  await page
    .getByRole('button', { name: /^Xem nhanh/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('heading', { level: 2 }).first().waitFor();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(390);
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  await drawer.getByRole('button', { name: 'Đóng' }).click();
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toMatch(/^Xem nhanh/);
  expect(errors).toEqual([]);
  await close();
});
