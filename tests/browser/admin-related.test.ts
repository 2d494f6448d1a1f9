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

test("on a customer's page, locking a card and writing a note both appear in the timeline", async () => {
  const root = await stack.server.signIn('superuser');
  const [card] = (await root.get('customer-cards?filter=is_locked||$eq||false&filter=status||$eq||ACTIVE&limit=1'))
    .body;
  const customer = (await root.get(`customers/${card.customer_id}`)).body;
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'customers');
  await page
    .getByPlaceholder('Tìm kiếm')
    .or(page.getByLabel('Tìm kiếm'))
    .first()
    .fill(customer.phone ?? customer.full_name);
  await page.waitForURL(/filter=/);
  await page.getByRole('cell', { name: customer.full_name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: customer.full_name }).waitFor();

  await page.getByRole('button', { name: /^Hiện \d+ mục để trống$/ }).click();
  await page.getByRole('button', { name: 'Ẩn các mục để trống' }).click();

  const cards = page.getByRole('region', { name: /^Thẻ khách hàng/ });
  const menu = cards
    .getByRole('row', { name: new RegExp(card.card_code) })
    .getByRole('button', { name: /^Thao tác với/ });
  const dialog = page.getByRole('dialog');
  const state = async () => (await root.get(`customer-cards/${card.id}`)).body.is_locked;
  await menu.click();
  await page.getByRole('menuitem', { name: 'Khóa thẻ' }).click();
  await dialog.getByLabel('Lý do khóa').fill('Khách báo mất thẻ');
  await dialog.getByRole('button', { name: 'Khóa thẻ' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await state()).toBe(true);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Mở khóa thẻ' }).click();
  await dialog.getByRole('button', { name: 'Mở khóa thẻ' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await state()).toBe(false);

  const timeline = page.getByRole('region', { name: 'Diễn biến' });
  await timeline.scrollIntoViewIfNeeded();
  await timeline.getByLabel('Viết ghi chú cho đồng nghiệp').fill('Khách tìm lại được thẻ.');
  await timeline.getByRole('button', { name: 'Ghi lại' }).click();
  await timeline.getByRole('listitem').filter({ hasText: 'Khách tìm lại được thẻ.' }).waitFor();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Gia hạn' }).click();
  await page.waitForURL(/\/orders\/create/);
  await page.getByRole('combobox', { name: /^Thẻ hiện có/ }).waitFor();
  await expect
    .poll(() => page.getByRole('combobox', { name: /^Khách hàng/ }).inputValue())
    .toContain(customer.full_name);
  await expect.poll(() => page.getByRole('combobox', { name: /^Thẻ hiện có/ }).inputValue()).toContain(card.card_code);
  expect(errors).toEqual([]);
  await close();

  const { data } = (await root.get(`customer-cards/${card.id}/timeline`)).body;
  expect(data.map(({ action }: { action?: string }) => action)).toEqual(expect.arrayContaining(['lock', 'unlock']));
});

test("Ctrl+P prints a record's page including lists and timeline that were never scrolled into view", async () => {
  const root = await stack.server.signIn('superuser');
  const [card] = (await root.get('customer-cards?filter=status||$eq||ACTIVE&limit=1')).body;
  const { page, errors, close } = await watchedPage(stack, 390);
  await page.addInitScript(() => {
    const printed = () => [...document.querySelectorAll('main section h2')].map((each) => each.textContent ?? '');
    Object.assign(window, { print: () => Object.assign(window, { printed: printed() }) });
  });
  await signIn(page, stack, 'superuser', `customers/${card.customer_id}/show`);
  await page.getByRole('region', { name: 'Diễn biến' }).waitFor();
  const cards = page.getByRole('region', { name: /^Thẻ khách hàng/ });
  expect(await page.locator('[data-to-come]').count(), 'some lists are not loaded yet').toBeGreaterThan(0);
  await page.keyboard.press('Control+p');
  await page.waitForFunction(() => Reflect.get(window, 'printed') !== undefined);
  const printed = (await page.evaluate(() => Reflect.get(window, 'printed'))) as readonly string[];
  expect(printed).toContainEqual(expect.stringMatching(/^Thẻ khách hàng/));
  await page.emulateMedia({ media: 'print' });
  await cards.getByText(String(card.card_code)).first().waitFor();
  expect(await page.locator('[data-to-come]').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
