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

test('an entry of the log names the record, and its values are restored by keyboard after a comparison', async () => {
  const root = await stack.server.signIn('superuser');
  const [vehicle] = (await root.get('vehicles?limit=1&filter=status||$eq||ACTIVE')).body;
  const seats: number = vehicle.seats ?? vehicle.capacity;
  const field = vehicle.seats === undefined ? 'capacity' : 'seats';
  await root.patch(`vehicles/${vehicle.id}`, { [field]: seats + 7, version: vehicle.version });

  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'audit-logs');
  const row = page.getByRole('row').filter({ hasText: vehicle.plate }).first();
  await row.getByRole('link', { name: vehicle.plate }).waitFor();
  await row.getByText('Cập nhật', { exact: false }).first().click();
  const open = page.getByRole('button', { name: 'Khôi phục giá trị này' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Khôi phục giá trị' });
  await dialog
    .getByRole('row')
    .filter({ hasText: String(seats + 7) })
    .filter({ hasText: String(seats) })
    .waitFor();
  await dialog.getByRole('button', { name: 'Khôi phục 1 giá trị' }).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect((await root.get(`vehicles/${vehicle.id}`)).body[field]).toBe(seats);

  await page.goto(`${stack.admin}/audit-logs`);
  const restored = page.getByRole('row').filter({ hasText: vehicle.plate }).filter({ hasText: 'Đã khôi phục giá trị' });
  await restored.first().waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('the log leaves out routine updates of the system until the reader asks for them', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'audit-logs');
  await page.getByRole('button', { name: /^Hiện cả/u }).click();
  await page.getByRole('button', { name: /^Ẩn “/u }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^Ẩn “/u }).waitFor();
  expect(errors).toEqual([]);
  await close();
});
