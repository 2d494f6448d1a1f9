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

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const search = (words: string) => `?filter=${encodeURIComponent(JSON.stringify({ q: words }))}&perPage=50`;

test('a cell is edited by keys: its errors stay at the cell, a conflict can be merged, and the change can be undone', async () => {
  const clerk = await stack.server.signIn('superuser');
  const [vehicle] = (await clerk.get('vehicles?limit=1&sort=plate,ASC')).body;
  const stored = async () => (await clerk.get(`vehicles/${vehicle.id}`)).body;
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', `vehicles${search(vehicle.plate)}`);
  await row(page, vehicle.plate).focus();
  await page.keyboard.press('F2');
  const grid = page.getByRole('grid');
  await grid.waitFor();
  await page.getByText(/^Đang sửa trong bảng: /u).waitFor();
  const focused = (column: string) => page.locator(`td.column-${column}:focus`);
  await focused('plate').waitFor();
  for (const column of ['kind', 'route_id', 'seats']) {
    await page.keyboard.press('ArrowRight');
    await focused(column).waitFor();
  }

  // The value is above the maximum, so the input shows an error and nothing is sent.
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Số chỗ' });
  const input = editor.getByRole('textbox', { name: 'Số chỗ' });
  await input.fill('900');
  await page.keyboard.press('Enter');
  await editor.getByText(/200/u).waitFor();
  expect((await stored()).seats).toBe(vehicle.seats);

  // Somebody else changes the same field meanwhile.
  expect((await clerk.patch(`vehicles/${vehicle.id}`, { seats: 33 })).status).toBe(200);
  await input.fill('44');
  await page.keyboard.press('Enter');
  const conflict = page.getByRole('dialog', { name: 'Người khác vừa sửa bản ghi này' });
  await conflict.getByRole('radio', { name: /44/u }).check();
  await conflict.getByRole('button', { name: 'Đưa vào biểu mẫu' }).click();
  await conflict.waitFor({ state: 'detached' });
  await editor.getByRole('button', { name: 'Lưu' }).click();
  await editor.waitFor({ state: 'detached' });
  await focused('seats').waitFor();
  expect((await stored()).seats).toBe(44);
  await focused('seats').getByText('44').waitFor();

  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await page.getByText('Đã hoàn tác 1 mục').waitFor();
  expect((await stored()).seats).toBe(33);

  // Escape closes the input without a change, and then ends the mode.
  await focused('seats').or(page.locator('td.column-seats[tabindex="0"]')).first().focus();
  await page.keyboard.press('F2');
  await input.fill('55');
  await page.keyboard.press('Escape');
  await editor.waitFor({ state: 'detached' });
  await focused('seats').waitFor();
  await page.keyboard.press('Escape');
  await grid.waitFor({ state: 'detached' });
  expect((await stored()).seats).toBe(33);
  expect(errors).toEqual([]);
  await close();
});

test('a double click edits a cell, and a cell of a workflow field says that it cannot be edited', async () => {
  const clerk = await stack.server.signIn('superuser');
  const [vehicle] = (await clerk.get('vehicles?limit=1&offset=3&sort=plate,ASC')).body.data ?? [];
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', `vehicles${search(vehicle.plate)}`);
  await page.getByRole('button', { name: 'Sửa trong bảng' }).click();
  await row(page, vehicle.plate).locator('td.column-seats').dblclick();
  const editor = page.getByRole('dialog', { name: 'Số chỗ' });
  await editor.getByRole('textbox', { name: 'Số chỗ' }).fill('61');
  await editor.getByRole('button', { name: 'Lưu' }).click();
  await page.getByText('Đã lưu: Số chỗ').waitFor();
  expect((await clerk.get(`vehicles/${vehicle.id}`)).body.seats).toBe(61);

  await page.goto(`${stack.admin}/orders`);
  await page.getByRole('button', { name: 'Sửa trong bảng' }).click();
  const state = page.locator('tbody td[class*="column-status"]').first();
  await state.waitFor();
  await expect.poll(() => state.getAttribute('aria-readonly')).toBe('true');
  expect(errors).toEqual([]);
  await close();
});

test('one field of 30 records is edited after a preview that names two refusals, and the edit can be undone', async () => {
  const clerk = await stack.server.signIn('superuser');
  const [schedule] = (await clerk.get('schedules?limit=1')).body;
  const { route_id, weekdays, departures, office_id } = schedule;
  const schedules = Array.from({ length: 30 }, (_, index) => ({
    code: `ZZ-HANG-LOAT-${String(index).padStart(2, '0')}`,
    name: `Hàng loạt ${index}`,
    route_id,
    weekdays,
    departures,
    office_id,
    // Two of them begin after the day on which all of them are to end.
    valid_from: index < 2 ? '2028-01-01' : '2026-01-01',
  }));
  expect((await clerk.post('schedules/bulk', { bulk: schedules })).status).toBe(201);
  const ends = async () => {
    const found: readonly { readonly valid_to?: string }[] = (await clerk.get('schedules?q=ZZ-HANG-LOAT&limit=50'))
      .body;
    return found.filter(({ valid_to: end }) => end === '2027-03-31').length;
  };
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', `schedules${search('ZZ-HANG-LOAT')}`);
  await page.getByText('1–30 trong 30').or(page.getByText('1-30 trong 30')).first().waitFor();
  await page.locator('thead input[type=checkbox]').check();
  await page.getByRole('toolbar').getByText('Đã chọn 30 mục').waitFor();
  await page.getByRole('button', { name: 'Sửa một thông tin…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sửa một thông tin của 30 mục' });
  await dialog.getByRole('combobox', { name: 'Thông tin cần sửa' }).click();
  await page.getByRole('option', { name: 'Áp dụng đến' }).click();
  await dialog.getByRole('textbox', { name: 'Áp dụng đến' }).fill('31/03/2027');
  await dialog.getByRole('button', { name: 'Xem trước' }).click();
  await dialog.getByRole('status').getByText('2 mục không sửa được · 28 mục sẽ đổi').waitFor();
  expect(await dialog.getByRole('link', { name: /ZZ-HANG-LOAT-0[01]/u }).count()).toBe(2);
  expect(await ends()).toBe(0);

  await dialog.getByRole('button', { name: 'Sửa 28 mục' }).click();
  await dialog.getByRole('status').getByText('2 mục không sửa được · Đã sửa 28 mục').waitFor();
  expect(await ends()).toBe(28);
  const [changed] = (await clerk.get('schedules?filter=code||$eq||ZZ-HANG-LOAT-10')).body;
  expect((await clerk.patch(`schedules/${changed.id}`, { name: 'Sửa sau đó' })).status).toBe(200);
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  await page.getByRole('toolbar').getByText('Đã chọn 2 mục').waitFor();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await page.getByText(/^Đã hoàn tác 27 mục · 1 mục giữ nguyên/u).waitFor();
  expect(await ends()).toBe(1);
  expect(errors).toEqual([]);
  await close();
});
