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

test("a queue shows the number of orders in the user's office and in all offices, with a link", async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  const api = await stack.server.signIn('company-root');
  const count: number = (await api.get('orders?tab=to-approve')).body.length;
  expect(count).toBeGreaterThan(0);
  await signIn(page, stack, 'company-root', 'orders/views/to-approve');
  await page.getByRole('heading', { level: 1, name: 'Chờ duyệt (0)' }).waitFor();
  const line = page.getByText(`Đơn vị của bạn: 0 · mọi đơn vị bạn xem được: ${count}`);
  await line.getByRole('link', { name: 'Xem tất cả' }).click();
  await page
    .getByText(new RegExp(`trong ${count}$`, 'u'))
    .first()
    .waitFor();
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ['vi', 'Bị khóa'],
  ['en', 'Locked'],
])(
  'a locked card has the same status chip in the list, beside its title and on its page (%s)',
  async (language, locked) => {
    const { page, errors, settle, close } = await watchedPage(stack, 1280);
    const api = await stack.server.signIn('superuser');
    const [card] = (await api.get('customer-cards?filter=is_locked||$eq||true&limit=1')).body;
    await signIn(page, stack, 'superuser', `customer-cards/${card.id}/show`);
    await page.getByRole('heading', { level: 1, name: card.card_code }).waitFor();
    await settle();
    await page.evaluate((value) => localStorage.setItem('RaStoretuyen.locale', JSON.stringify(value)), language);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: card.card_code }).waitFor();
    for (const part of ['header', 'section']) {
      const chip = page.locator(`main ${part} .plain-state`).first();
      await chip.getByText(locked, { exact: true }).waitFor();
      expect(await chip.getAttribute('class')).toBe('plain-state danger');
    }
    await page.goto(`${stack.admin}/customer-cards?filter={"q":"${card.card_code}"}&displayedFilters={}`);
    const row = page.getByRole('row').filter({ hasText: card.card_code });
    await row.locator('.plain-state.danger').getByText(locked, { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await close();
  },
);

test("the account menu shows a user's changed name immediately", async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  const api = await stack.server.signIn('superuser');
  const { id } = (await api.get('auth/profile')).body;
  await signIn(page, stack, 'superuser', `users/${id}`);
  const name = page.getByLabel('Họ và tên');
  await name.fill('Nguyễn Thị Đổi Tên');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await page.getByRole('button', { name: 'Tài khoản' }).click();
  await page.getByRole('menu').getByText('Nguyễn Thị Đổi Tên').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('an audit log entry links to its record, except for settings, which have no page', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  const api = await stack.server.signIn('superuser');
  // A change by a person. The log folds what the system changes by itself.
  const [order] = (await api.get('orders?limit=1&filter=status||$eq||WAITING_FOR_CONFIRM')).body;
  const changed = await api.patch(`orders/${order.id}`, { note: 'Khách gọi lại.', version: order.version });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const settings = (await api.get('settings/site-config')).body;
  await api.patch('settings/site-config', { issuance_fee: settings.issuance_fee + 1000 });
  const entriesOf = (resource: string) => `${stack.admin}/audit-logs?filter={"resource":"${resource}"}`;
  await signIn(page, stack, 'superuser');
  await page.goto(entriesOf('orders'));
  await page.getByRole('cell').getByRole('link', { name: order.code }).first().waitFor();
  await page.goto(entriesOf('settings'));
  const cell = page.locator('td.column-record_id').first();
  await cell.waitFor();
  await settle();
  expect(await cell.getByRole('link').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
