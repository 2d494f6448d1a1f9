import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { showQueueRecord } from './barriers/opened.ts';
import { signIn } from './clerk.ts';
import { coveredAtAllWidths, coveredControls, WIDTHS } from './notices.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

test('a notification covers no control of a list, a form, settings or a sale', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company');
  const [order] = (await (await stack.server.signIn('company')).get('orders?limit=1')).body;
  for (const path of [
    'cities',
    'orders',
    'vehicles/create',
    `orders/${order.id}/show`,
    'settings',
    'flows/sell-ticket',
    'flows/register-card',
  ]) {
    await page.goto(`${stack.admin}/${path}`);
    await page.locator('main h1').waitFor();
    expect(await coveredAtAllWidths(page, settle), path).toEqual([]);
  }
  expect(errors).toEqual([]);
  await close();
});

test('a notification covers no control in the toolbar of selected rows', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company', 'orders');
  await page.locator('tbody input[type=checkbox]:enabled').first().check();
  await page.getByRole('toolbar', { name: 'Thao tác với các mục đã chọn' }).waitFor();
  expect(await coveredAtAllWidths(page, settle)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('the undo notification after a decision in a queue covers no button of the queue', async () => {
  for (const width of WIDTHS) {
    const { page, errors, close } = await watchedPage(stack, width);
    await signIn(page, stack, 'company', 'orders/views/to-approve');
    await showQueueRecord(page);
    await page.getByRole('button', { name: /^Duyệt/ }).waitFor();
    const title = (await page.locator('section h2').first().innerText()).trim();
    await page.getByRole('button', { name: /^Duyệt/ }).click();
    await page.locator('section h2').filter({ hasNotText: title }).first().waitFor();
    await page.getByRole('button', { name: 'Hoàn tác (Z)' }).waitFor();
    expect(await coveredControls(page), `${width} px`).toEqual([]);
    await page.keyboard.press('z');
    await page.locator('section h2', { hasText: title }).first().waitFor();
    expect(errors).toEqual([]);
    await close();
  }
});
