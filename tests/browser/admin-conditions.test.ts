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

const WHERE = {
  $and: [
    { seats: { $gte: 30 } },
    { $or: [{ kind: { $in: ['METRO_TRAIN'] } }, { inspection_expires_on: { $gte: 'today', $lt: 'today+90' } }] },
  ],
};

async function found(): Promise<string> {
  const clerk = await stack.server.signIn('superuser');
  const { body } = await clerk.get(`vehicles?where=${encodeURIComponent(JSON.stringify(WHERE))}&limit=1&page=1`);
  expect(body.total).toBeGreaterThan(0);
  return `trong ${body.total}`;
}

const whereIn = (address: string) => JSON.parse(new URL(address).searchParams.get('filter') ?? '{}').$where;

test('conditions with a group and a relative period are built by mouse, kept in the address and saved as a tab', async () => {
  const total = await found();
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'vehicles');
  await page.getByRole('button', { name: 'Điều kiện', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Điều kiện lọc' });
  const choose = async (row: string, label: string, option: string) => {
    await dialog.getByRole('group', { name: row, exact: true }).getByLabel(label).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Điều kiện 1', 'Trường', 'Số chỗ');
  await choose('Điều kiện 1', 'So sánh', 'ít nhất');
  await dialog.getByRole('button', { name: 'Áp dụng' }).click();
  await dialog.getByText('Cần nhập đủ điều kiện này.').waitFor();
  await dialog.getByRole('group', { name: 'Điều kiện 1', exact: true }).getByLabel('Giá trị').fill('30');
  await dialog.getByRole('button', { name: 'Thêm nhóm' }).click();
  await choose('Điều kiện 2.1', 'Trường', 'Loại xe');
  await dialog.getByRole('checkbox', { name: 'Đoàn tàu metro' }).check();
  const group = dialog.getByRole('group', { name: 'Nhóm 2', exact: true });
  await group.getByRole('button', { name: 'Thêm điều kiện' }).click();
  await choose('Điều kiện 2.2', 'Trường', 'Hạn đăng kiểm');
  await choose('Điều kiện 2.2', 'Giá trị', 'những ngày tới');
  await dialog.getByLabel('Số ngày').fill('90');
  await dialog.getByRole('button', { name: 'Áp dụng' }).click();
  await page.getByText(total).waitFor();
  expect(whereIn(page.url())).toEqual(WHERE);

  await page.reload();
  await page.getByText(total).waitFor();
  const chips = page.getByRole('group', { name: 'Điều kiện lọc' });
  await chips.getByText('90 ngày tới').waitFor();
  await page.getByRole('button', { name: 'Lưu thành tab' }).click();
  await page.getByRole('dialog').getByLabel('Tên tab').fill('Sắp kiểm');
  await page.getByRole('dialog').getByRole('button', { name: 'Lưu' }).click();
  await page.getByRole('link', { name: /^Sắp kiểm/ }).waitFor();
  await page.getByText(total).waitFor();
  const clerk = await stack.server.signIn('superuser');
  const tabs: readonly { readonly label?: string; readonly query?: string }[] = (await clerk.get('vehicles/tabs')).body;
  expect(decodeURIComponent(tabs.find(({ label }) => label === 'Sắp kiểm')?.query ?? '')).toContain('today+90');
  await settle();
  expect(errors).toEqual([]);
  await close();
});

test('conditions are built, changed and removed by keyboard alone', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'vehicles');
  const open = page.getByRole('button', { name: 'Điều kiện', exact: true });
  await open.focus();
  const { keyboard } = page;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Điều kiện lọc' });
  await dialog.getByRole('group', { name: 'Điều kiện 1', exact: true }).waitFor();
  await keyboard.type('so cho');
  await page.getByRole('option', { name: 'Số chỗ' }).waitFor();
  await press('Enter', 'Tab', 'Tab');
  await keyboard.type('80');
  await press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(whereIn(page.url())).toEqual({ $and: [{ seats: { $eq: 80 } }] });

  const chip = page.getByRole('group', { name: 'Điều kiện lọc' }).getByRole('button', { name: /^Số chỗ/ });
  await chip.focus();
  await press('Enter');
  await dialog.getByLabel('Giá trị').waitFor();
  await press('ControlOrMeta+a');
  await keyboard.type('90');
  await press('Enter');
  await expect.poll(() => whereIn(page.url())).toEqual({ $and: [{ seats: { $eq: 90 } }] });
  await chip.focus();
  await press('Tab', 'Enter');
  await chip.waitFor({ state: 'detached' });
  expect(whereIn(page.url())).toBeUndefined();
  expect(errors).toEqual([]);
  await close();
});

test('keys move between rows, select and open them, search the list, and lead to another page', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'vehicles');
  const rows = page.locator('tbody tr');
  await rows.first().waitFor();
  await settle();
  const { keyboard } = page;
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['j', 'j', 'j', 'k', 'x']) await keyboard.press(key);
  expect(await rows.nth(1).evaluate((row) => row === document.activeElement)).toBe(true);
  expect(await rows.nth(1).getByRole('checkbox').isChecked()).toBe(true);
  await keyboard.press('/');
  await keyboard.type('jx');
  expect(await page.getByRole('textbox', { name: 'Tìm kiếm' }).inputValue()).toBe('jx');
  await page.getByRole('textbox', { name: 'Tìm kiếm' }).fill('');
  await rows.nth(2).waitFor();
  await settle();
  await page.getByRole('heading', { level: 1 }).click();
  await keyboard.press('Shift+?');
  const help = page.getByRole('dialog', { name: 'Phím tắt' });
  await help.getByText('Dòng sau').waitFor();
  const letter = await help
    .locator('dt', { has: page.locator('xpath=following-sibling::dd[1][text()="Đến Đơn hàng"]') })
    .locator('kbd')
    .last()
    .textContent();
  await keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await keyboard.press('j');
  await keyboard.press('Enter');
  await page.waitForURL(/vehicles\/[^/?]+/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keyboard.press('g');
  await keyboard.press(letter?.toLowerCase() ?? '');
  await page.waitForURL(/\/orders/);
  await settle();
  expect(errors).toEqual([]);
  await close();
});
