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

test('the tabs of a list show record counts, have their own addresses, and open by key', async () => {
  const clerk = await stack.server.signIn('company-root-admin');
  const [waiting] = (await clerk.get('orders?tab=to-approve&limit=1')).body;
  const here = await watchedPage(stack, 1280);
  await signIn(here.page, stack, 'company-root-admin');
  await here.page.goto(`${stack.admin}/orders`);
  const tabs = here.page.getByRole('navigation', { name: 'Các tab' });
  const tab = tabs.getByRole('link', { name: /^Chờ duyệt \d+$/ });
  await tab.waitFor();
  const count = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0]);
  await tab.focus();
  await here.page.keyboard.press('Enter');
  await here.page.getByRole('cell', { name: waiting.code, exact: true }).waitFor();
  expect(await tab.getAttribute('aria-current')).toBe('page');
  expect(
    await here.page
      .getByText(`1–10 trong ${count}`)
      .or(here.page.getByText(`1-10 trong ${count}`))
      .count(),
  ).toBe(1);
  // This tab of the list has no column for the state, because all its orders have the same state.
  expect(await here.page.getByRole('columnheader', { name: 'Trạng thái' }).count()).toBe(0);
  await here.page.reload();
  await here.page.getByRole('cell', { name: waiting.code, exact: true }).waitFor();
  await here.page.goBack();
  await here.page.getByRole('columnheader', { name: 'Trạng thái' }).waitFor();
  expect(await tabs.getByRole('link', { name: 'Tất cả' }).getAttribute('aria-current')).toBe('page');
  expect(here.errors).toEqual([]);
  await here.close();
});

test('on a phone a list shows its rows as cards and is no wider than the screen', async () => {
  const here = await watchedPage(stack, 390);
  await signIn(here.page, stack, 'company-root-admin');
  await here.page.goto(`${stack.admin}/orders`);
  const card = here.page.getByRole('listitem').filter({ hasText: 'Loại yêu cầu' }).first();
  await card.waitFor();
  expect(await here.page.getByRole('table').count()).toBe(0);
  expect(await here.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await here.page.getByRole('button', { name: 'Bộ lọc' }).click();
  const sheet = here.page.getByRole('dialog', { name: 'Bộ lọc' });
  await sheet.getByLabel('Loại yêu cầu').click();
  await here.page.getByRole('option', { name: 'Cấp lại' }).click();
  await sheet.getByRole('button', { name: /^Xem / }).click();
  await here.page.getByRole('button', { name: 'Bộ lọc (1)' }).waitFor();
  await here.settle();
  await card.getByText('Cấp lại').waitFor();
  await card.click({ position: { x: 40, y: 60 } });
  await here.page.waitForURL(/orders\/[^/?]+\/show/);
  expect(here.errors).toEqual([]);
  await here.close();
});

test('the chosen columns and density of a list are stored per user and survive a sign-out', async () => {
  const here = await watchedPage(stack, 1280);
  const { page } = here;
  const head = page.getByRole('columnheader', { name: 'Loại yêu cầu' });
  // Measures the padding of a cell. The height of the row is unsuitable, because it also depends on wrapped names.
  const rowPadding = () =>
    page
      .locator('tbody td.column-code')
      .first()
      .evaluate((cell) => parseFloat(getComputedStyle(cell).paddingTop));
  const openOrders = async (account: string) => {
    await signIn(page, stack, account, 'orders');
    await page.locator('tbody tr').first().waitFor();
    // Wait, because the names of referenced records load after the rows of the list.
    await here.settle();
  };
  const signOut = async () => {
    await page.getByRole('button', { name: 'Tài khoản' }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await page.waitForURL(`${stack.admin}/login`);
    // Leaves the list first. Otherwise the next sign-in would return to the list of the previous user.
    await page.goto('about:blank');
  };

  await openOrders('company-root-admin');
  await head.waitFor();
  const dense = await rowPadding();
  await page.getByRole('button', { name: 'Hiển thị' }).click();
  await page.getByRole('checkbox', { name: 'Loại yêu cầu' }).uncheck();
  await page.getByRole('radio', { name: 'Thoáng' }).check();
  await page.keyboard.press('Escape');
  await head.waitFor({ state: 'detached' });
  expect(await rowPadding()).toBeGreaterThan(dense);
  await signOut();

  await openOrders('company');
  await head.waitFor();
  expect(await rowPadding()).toBe(dense);
  await signOut();

  await openOrders('company-root-admin');
  expect(await rowPadding()).toBeGreaterThan(dense);
  expect(await head.count()).toBe(0);
  await page.goto(`${stack.admin}/vehicles`);
  await page.getByRole('button', { name: 'Hiển thị' }).click();
  expect(await page.getByRole('radio', { name: 'Gọn' }).isChecked()).toBe(true);
  expect(here.errors).toEqual([]);
  await here.close();
});

test('a list filter can be saved as a tab, shared with a role, renamed and deleted', async () => {
  const here = await watchedPage(stack, 1280);
  const { page } = here;
  await signIn(page, stack, 'company', 'orders');
  const tabs = page.getByRole('navigation', { name: 'Các tab' });
  await tabs.getByRole('link', { name: /^Chờ duyệt \d+$/ }).click();
  await page.waitForURL(/to-approve/);
  const views = page.getByRole('navigation', { name: 'Cách xem' });
  await expect.poll(() => views.getByRole('link').allInnerTexts()).toEqual(['Bảng', 'Xử lý lần lượt']);
  expect(await views.getByRole('link', { name: 'Xử lý lần lượt' }).getAttribute('href')).toBe(
    '/orders/views/to-approve',
  );
  expect(await page.getByRole('button', { name: 'Lưu thành tab' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Thêm bộ lọc' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Loại yêu cầu' }).click();
  await page.getByRole('combobox', { name: 'Loại yêu cầu' }).click();
  await page.getByRole('option', { name: 'Cấp lại' }).click();
  await page.waitForURL(/REISSUE/);
  await page.getByRole('button', { name: 'Lưu thành tab' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên tab').fill('Cấp lại chờ duyệt');
  await dialog.getByLabel('Ai thấy tab này').click();
  await page
    .getByRole('option', { name: /^Vai trò / })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  const tab = tabs.getByRole('link', { name: /^Cấp lại chờ duyệt/ });
  await tab.waitFor();
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('page');
  await here.settle();
  const clerk = await stack.server.signIn('company');
  const answered = (await clerk.get('orders/tabs')).body as {
    name: string;
    label?: string;
    count: number;
    role?: string;
  }[];
  const saved = answered.find(({ label }) => label === 'Cấp lại chờ duyệt');
  expect(saved?.role).toEqual(expect.any(String));
  const rows = (await clerk.get(`orders?tab=${saved?.name}`)).body as { request_kind: string; status: string }[];
  expect(rows.length).toBe(saved?.count);
  expect(rows.every((row) => row.request_kind === 'REISSUE' && row.status === 'WAITING_FOR_CONFIRM')).toBe(true);
  expect(await tab.innerText()).toContain(String(saved?.count));
  await page.getByRole('button', { name: 'Sửa tab' }).click();
  await dialog.getByLabel('Tên tab').fill('Cấp lại');
  await page.keyboard.press('Enter');
  await tabs.getByRole('link', { name: /^Cấp lại \d+$/ }).waitFor();

  await page.getByRole('button', { name: 'Sửa tab' }).click();
  await dialog.getByRole('button', { name: 'Xóa' }).click();
  await tabs.getByRole('link', { name: /^Cấp lại/ }).waitFor({ state: 'detached' });
  await expect.poll(() => tabs.getByRole('link', { name: 'Tất cả' }).getAttribute('aria-current')).toBe('page');
  expect(here.errors).toEqual([]);
  await here.close();
});
