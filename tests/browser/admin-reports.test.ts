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

test('a report is built from a list, leads to its records, is saved and ordered by mail', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'orders');
  await page.getByRole('link', { name: 'Báo cáo', exact: true }).click();
  const table = page.getByRole('table');
  await table.getByRole('link', { name: 'Chờ duyệt' }).waitFor();

  await page.getByLabel('Rồi theo').click();
  await page.getByRole('option', { name: 'Tháng bắt đầu theo tháng' }).click();
  await page.getByRole('button', { name: 'Bảng chéo' }).click();
  await table.getByRole('columnheader', { name: '11/2026' }).waitFor();
  expect(new URL(page.url()).searchParams.getAll('by')).toEqual(['status', 'start_month:month']);

  const cell = table
    .getByRole('row', { name: /^Chờ duyệt/u })
    .getByRole('link')
    .first();
  const count = await cell.innerText();
  await cell.click();
  await page.getByText(`trong ${count}`).waitFor();
  await page.goBack();

  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên báo cáo').fill('Đơn theo tháng');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Đơn theo tháng' }).waitFor();

  await page.getByRole('button', { name: 'Thao tác khác' }).click();
  await page.getByRole('button', { name: 'Nhận qua thư' }).click();
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await page.getByRole('link', { name: 'Tất cả báo cáo' }).click();
  await page.getByText('gửi hằng tuần').waitFor();
  await page.getByRole('link', { name: /Đơn theo tháng/u }).click();
  await table.getByRole('columnheader', { name: '11/2026' }).waitFor();
  await settle();
  expect(errors).toEqual([]);
  await close();
});
