import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '../support/server-process.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { isEventStream, watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

let stack: Stack;
let colleague: Account;
beforeAll(async () => {
  stack = await startStack();
  colleague = await stack.server.signIn('company');
});
afterAll(async () => {
  await stack?.stop();
});

const QUEUE = 'orders/views/to-approve';

async function approve(code: string): Promise<void> {
  const [order] = (await colleague.get(`orders?filter=code||$eq||${code}`)).body;
  const headers = { 'if-match': `"${order.version}"` };
  const { status, body } = await colleague.post(`orders/${order.id}/transitions/approve`, {}, headers);
  expect(status, JSON.stringify(body)).toBe(200);
}

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Đang chờ' }).getByRole('listitem');
const opened = async (page: Page) => (await page.locator('section h2').first().innerText()).trim();
const codesOf = async (page: Page) => (await rowsOf(page).locator('strong').allInnerTexts()).map((code) => code.trim());

async function openQueue(page: Page): Promise<void> {
  await signIn(page, stack, 'company', QUEUE);
  await page.getByRole('status').filter({ hasText: 'Tự cập nhật' }).waitFor();
  await page.getByRole('button', { name: /^Duyệt/ }).waitFor();
}

test('an order that a colleague decides leaves the queue, and an open one stays until the clerk goes on', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await openQueue(page);
  const [first = '', second = '', third = ''] = await codesOf(page);
  expect(await opened(page)).toBe(first);
  await rowsOf(page).filter({ hasText: second }).getByRole('button').focus();
  await approve(third);
  await rowsOf(page).filter({ hasText: third }).waitFor({ state: 'detached' });
  expect(await opened(page)).toBe(first);
  await page.getByRole('status').filter({ hasText: '1 mục đã rời danh sách.' }).waitFor({ state: 'attached' });

  await approve(second);
  await rowsOf(page).filter({ hasText: second }).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain(first);

  await approve(first);
  await page.getByText('Người khác đã xử lý mục này rồi.').waitFor();
  expect(await opened(page), 'the open order stays under the eyes of the clerk').toBe(first);
  expect(await page.getByRole('button', { name: /^Duyệt/ }).count()).toBe(0);
  await page.keyboard.press('a');
  await page.keyboard.press('j');
  await page.getByRole('button', { name: /^Duyệt/ }).waitFor();
  const [next = ''] = await codesOf(page);
  expect(await opened(page)).toBe(next);
  expect(await page.getByRole('button', { name: 'Rút lại' }).count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('an order that a colleague decides between the reading of the queue and the opening of the stream leaves it', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  let code = '';
  await page.route(/\/meta\/events/u, async (route) => {
    await rowsOf(page).nth(3).waitFor();
    if (code === '') {
      code = (await codesOf(page))[3] ?? '';
      await approve(code);
    }
    await route.continue();
  });
  await openQueue(page);
  await rowsOf(page).filter({ hasText: code }).waitFor({ state: 'detached' });
  expect(code).not.toBe('');
  expect(errors).toEqual([]);
  await close();
});

test('a colleague’s decision does not interrupt a clerk who enters a reason', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await openQueue(page);
  const code = await opened(page);
  await page.keyboard.press('r');
  const reason = page.getByRole('dialog').getByRole('textbox').first();
  await reason.fill('Ảnh mờ');
  await approve(code);
  await rowsOf(page).filter({ hasText: code }).waitFor({ state: 'detached' });
  await page.getByText('Người khác đã xử lý mục này rồi.').waitFor();
  expect(await reason.inputValue()).toBe('Ảnh mờ');
  expect(await reason.evaluate((input) => document.activeElement === input)).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Từ chối' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('alert').filter({ hasText: code }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('rows say who has the order open, and tabs of a browser share one stream of events', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  const streams: string[] = [];
  page.context().on('request', (request) => {
    if (isEventStream(request)) streams.push(request.url());
  });
  await openQueue(page);
  const tab = await page.context().newPage();
  await tab.goto(`${stack.admin}/${QUEUE}`);
  await tab.getByRole('status').filter({ hasText: 'Tự cập nhật' }).waitFor();
  const [, second = ''] = await codesOf(page);
  const [order] = (await colleague.get(`orders?filter=code||$eq||${second}`)).body;
  const other = await stack.server.signIn('superuser');
  const office = { 'x-office-id': order.office_id };
  await other.post('presence', { resource: 'orders', id: order.id }, office);
  for (const one of [page, tab])
    await rowsOf(one)
      .filter({ hasText: second })
      .getByText(/đang mở$/u)
      .waitFor();
  await approve(second);
  for (const one of [page, tab]) await rowsOf(one).filter({ hasText: second }).waitFor({ state: 'detached' });
  expect(streams).toHaveLength(1);
  await tab.close();
  expect(errors).toEqual([]);
  await close();
});
