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

test('a person hides, moves, widens and adds tiles, finds them after the next sign-in, and resets the dashboard', async () => {
  const clerk = await stack.server.signIn('company');
  const saved = await clerk.post('orders/tabs', {
    name: 'Chờ thu tiền',
    query: 'filter=status||$eq||AWAITING_PAYMENT',
  });
  expect(saved.status).toBe(201);
  const first = await watchedPage(stack, 1280);
  await signIn(first.page, stack, 'company');
  const open = first.page.getByRole('button', { name: 'Sắp xếp' });
  await open.click();
  const dialog = first.page.getByRole('dialog', { name: 'Sắp xếp trang chủ' });
  await dialog.getByRole('checkbox', { name: 'Tiền đơn hàng hôm nay' }).press('Space');
  const approve = dialog.getByRole('checkbox', { name: 'Đơn chờ duyệt' });
  await approve.press('Shift+ArrowUp');
  await dialog.getByRole('button', { name: 'Rộng: Khách hàng mới tuần này' }).click();
  await dialog.getByRole('combobox', { name: 'Thêm tab đã lưu' }).click();
  await first.page.getByRole('option', { name: 'Đơn hàng: Chờ thu tiền' }).click();
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await dialog.waitFor({ state: 'detached' });
  await first.page.getByRole('region', { name: 'Chờ thu tiền' }).waitFor();
  expect(first.errors).toEqual([]);
  await first.close();

  for (const width of [390, 1280]) {
    const { page, errors, close } = await watchedPage(stack, width);
    await signIn(page, stack, 'company');
    await page.getByRole('link', { name: 'Chờ thu tiền', exact: true }).waitFor();
    expect(await page.getByText('Tiền đơn hàng hôm nay').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width === 1280) {
      await page.getByRole('link', { name: 'Chờ thu tiền', exact: true }).click();
      await page.getByRole('link', { name: /^Chờ thu tiền \d+$/ }).waitFor();
      await page.goBack();
      await page.getByRole('button', { name: 'Sắp xếp' }).click();
      await page.getByRole('button', { name: 'Đặt lại' }).click();
      await page.getByText('Tiền đơn hàng hôm nay').waitFor();
    }
    expect(errors).toEqual([]);
    await close();
  }
});
