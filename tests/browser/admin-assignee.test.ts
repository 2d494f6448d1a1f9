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

async function openTab(page: Page, name: string): Promise<void> {
  await page.goto(`${stack.admin}/orders`);
  await page.getByRole('link', { name: new RegExp(`^${name} \\d+$`, 'u') }).click();
}

test('a clerk can take an order, assign it to a colleague and release it, and the list of orders shows each change', async () => {
  const clerk = await stack.server.signIn('company');
  const own = String(clerk.profile.full_name);
  const people: readonly { readonly id: string; readonly name: string }[] = (await clerk.get('orders/assignees')).body;
  const colleague = people.find(({ id, name }) => id !== clerk.profile.id && name !== own);
  if (!colleague) throw new Error('The fixtures have no colleague.');
  const orders = (await clerk.get('orders?filter=status||$eq||WAITING_FOR_CONFIRM&limit=3&sort=code,ASC')).body;
  const [order, ...others] = orders.filter(
    ({ office_id }: { office_id: string }) => office_id === clerk.profile.office_id,
  );
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company', `orders/${order.id}/show`);
  await page.getByText('Chưa có người xử lý', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Nhận xử lý' }).click();
  await page.getByText('Người xử lý:').waitFor();
  await page.getByText(own, { exact: true }).first().waitFor();
  await openTab(page, 'Tôi xử lý');
  await page.getByRole('cell', { name: order.code, exact: true }).waitFor();

  await page.getByRole('link', { name: 'Tổng quan' }).first().click();
  await page.getByRole('heading', { name: /^Đơn tôi xử lý/u }).waitFor();
  await page.getByText(order.code).first().waitFor();

  const stale = others[0];
  await page.goto(`${stack.admin}/orders/${stale.id}/show`);
  await page.getByText('Chưa có người xử lý', { exact: true }).waitFor();
  await clerk.put(`orders/${stale.id}/assignee`, { assignee: colleague.id });
  await page.getByRole('button', { name: 'Nhận xử lý' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByText(colleague.name, { exact: true }).first().waitFor();

  await page.goto(`${stack.admin}/orders/${order.id}/show`);
  await page.getByRole('button', { name: 'Giao cho…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Nhân viên' }).fill(colleague.name);
  await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual([colleague.name]);
  // Waits before pressing an arrow key. A list of options resets its highlighted option when it has just loaded.
  await settle();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Giao', exact: true }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(colleague.name, { exact: true }).first().waitFor();
  expect((await clerk.get(`orders/${order.id}`)).body.assignee_id).toBe(colleague.id);

  await page.goto(`${stack.admin}/orders`);
  // The list reopens with the tab that was selected last, so the test switches to the tab with all orders.
  await page.getByRole('link', { name: 'Tất cả' }).click();
  await page.getByRole('button', { name: 'Thêm bộ lọc' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Người xử lý' }).click();
  const filter = page.getByRole('combobox', { name: 'Người xử lý' });
  await filter.click();
  expect(await page.getByRole('option').first().innerText()).toBe(`${own} (bạn)`);
  await filter.fill(colleague.name);
  await page.getByRole('option', { name: colleague.name, exact: true }).click();
  await page.getByText('1–2 trong 2').waitFor();
  for (const { code } of [order, stale]) await page.getByRole('cell', { name: code, exact: true }).waitFor();

  await page.goto(`${stack.admin}/orders/${order.id}/show`);
  await page.getByRole('button', { name: 'Bỏ phân công' }).click();
  await page.getByText('Chưa có người xử lý', { exact: true }).waitFor();

  await openTab(page, 'Chờ duyệt');
  await page.getByRole('cell', { name: order.code, exact: true }).waitFor();
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('row').nth(2).getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Giao cho…' }).click();
  await dialog.getByRole('combobox', { name: 'Nhân viên' }).fill(own);
  await page.getByRole('option', { name: `${own} (bạn)` }).click();
  await dialog.getByRole('button', { name: 'Giao cho nhân viên' }).click();
  await dialog.getByText('Xong 2 mục').first().waitFor();
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  const { body: mine } = await clerk.get('orders?tab=mine');
  expect(mine).toHaveLength(2);
  expect(errors).toEqual([]);
  await close();
});
