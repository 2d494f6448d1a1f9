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

test('a colleague who is mentioned in a note by keyboard finds the record in the inbox', async () => {
  const clerk = await stack.server.signIn('company');
  const [order] = (await clerk.get('orders?tab=to-approve&limit=1')).body;
  const root = await stack.server.signIn('superuser');
  const name = String(root.profile.full_name);
  const writer = await watchedPage(stack, 1280);
  await signIn(writer.page, stack, 'company', `orders/${order.id}/show`);
  const note = writer.page.getByRole('textbox', { name: 'Viết ghi chú cho đồng nghiệp' });
  const heading = writer.page.getByRole('heading', { level: 2, name: 'Diễn biến' });
  // The lists above grow while they load, and move the timeline out of view again.
  await expect
    .poll(async () => {
      await heading.scrollIntoViewIfNeeded();
      return note.count();
    })
    .toBe(1);
  await note.pressSequentially(`Nhờ @${name.slice(0, 2)}`);
  const people = writer.page.getByRole('listbox', { name: 'Nhắc tên' });
  await people.getByRole('option', { name }).waitFor();
  for (let tries = 0; tries < 20; tries += 1) {
    const chosen = (await people.getByRole('option', { selected: true }).first().innerText()).trim();
    if (chosen === name) break;
    await writer.page.keyboard.press('ArrowDown');
  }
  await writer.page.keyboard.press('Enter');
  await people.waitFor({ state: 'detached' });
  await writer.page.keyboard.type('xem giúp');
  expect(await note.inputValue()).toBe(`Nhờ @${name} xem giúp`);
  await writer.page.keyboard.press('Control+Enter');
  const entries = writer.page.getByRole('region', { name: 'Diễn biến' }).getByRole('listitem');
  await entries.filter({ hasText: `Nhờ @${name} xem giúp` }).waitFor();
  expect(writer.errors).toEqual([]);
  await writer.close();

  for (const width of [390, 1280]) {
    const { page, errors, close } = await watchedPage(stack, width);
    await signIn(page, stack, 'superuser');
    const bell = page.getByRole('button', { name: '1 mục chưa đọc trong hộp thư' });
    await bell.click();
    const inbox = page.getByRole('dialog', { name: 'Hộp thư' });
    const item = inbox.getByRole('link', { name: `${order.code} (chưa đọc)` });
    await item.waitFor();
    if (width === 1280) {
      await item.click();
      await page.getByRole('heading', { level: 1, name: new RegExp(order.code) }).waitFor();
      await page.getByRole('button', { name: 'Hộp thư', exact: true }).waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(errors).toEqual([]);
    await close();
  }
});
