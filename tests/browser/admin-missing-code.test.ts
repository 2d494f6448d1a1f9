import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** Aborts all further requests for scripts, as if a release had replaced the files. */
async function withoutCode(page: Page) {
  const asked: string[] = [];
  await page.route('**/assets/*.js', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  return { asked, end: () => page.unroute('**/assets/*.js') };
}

test('a page whose code fails to load shows a message and does not retry endlessly', async () => {
  const { page, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'stations');
  await page.getByRole('table').waitFor();
  await settle();
  const { asked, end } = await withoutCode(page);
  await page.getByRole('link', { name: 'Thống kê, báo cáo' }).first().click();
  const message = page.getByRole('main').getByRole('alert');
  await message.getByText('Ứng dụng vừa được cập nhật').waitFor();
  expect(new Set(asked).size, 'each file is asked for once').toBe(asked.length);
  await end();
  await message.getByRole('button', { name: 'Thử lại' }).click();
  await page.getByRole('heading', { name: 'Thống kê, báo cáo', level: 1 }).waitFor();
  await close();
});

test('a calendar or dialog whose code fails to load leaves the form unchanged and opens on retry', async () => {
  const { page, settle, close } = await watchedPage(stack, 1280);
  const root = await stack.server.signIn('superuser');
  const [agency] = (await root.get('agencies?limit=1')).body;
  await signIn(page, stack, 'superuser', `agencies/${agency.id}`);
  const note = page.getByRole('textbox', { name: 'Số hợp đồng' });
  await note.fill('HĐ-2026/99');
  await settle();
  const { end } = await withoutCode(page);
  await page.getByRole('button', { name: 'Chọn ngày trên lịch' }).first().click();
  const calendar = page.getByRole('dialog');
  await calendar.getByText('Ứng dụng vừa được cập nhật').waitFor();
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await page.getByRole('alert').getByText('Ứng dụng vừa được cập nhật').waitFor();
  expect(await note.inputValue()).toBe('HĐ-2026/99');
  await end();
  await page.getByRole('button', { name: 'Chọn ngày trên lịch' }).first().click();
  await calendar.getByRole('button', { name: 'Tháng trước' }).waitFor();
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'hidden' });
  expect(await note.inputValue()).toBe('HĐ-2026/99');
  await close();
});

test('a lost network is reported even if the code for notifications has not loaded', async () => {
  const { page, settle, close } = await watchedPage(stack, 390);
  const root = await stack.server.signIn('superuser');
  const [station] = (await root.get('stations?limit=1&sort=code,ASC')).body;
  let isRead = false;
  page.on('request', (request) => {
    isRead ||= request.url().includes(`/api/v1/stations/${station.id}`);
  });
  // Blocks scripts once the record has been requested. The page loads the remaining code as soon as it shows its first
  // content.
  await page.route('**/assets/*.js', (route) => (isRead ? route.abort() : route.continue()));
  await signIn(page, stack, 'superuser', `stations/${station.id}`);
  const name = page.getByRole('textbox', { name: 'Tên' }).first();
  await expect.poll(() => name.inputValue()).toBe(station.name);
  // Waits until the whole page has loaded, because each part that loads later would report its own failure.
  await settle();
  await page.context().setOffline(true);
  await name.fill('Bến phía Nam');
  await page.getByRole('button', { name: 'Lưu' }).click();
  const message = page.getByRole('alert').getByText('Không kết nối được máy chủ');
  await message.waitFor();
  await message.waitFor({ state: 'hidden' });
  expect(await name.inputValue()).toBe('Bến phía Nam');
  await page.context().setOffline(false);
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.getByRole('status').getByText('Đã cập nhật').waitFor();
  await close();
});
