import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '../support/server-process.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { expectAccessible, withoutWelcome } from './portal-visits.ts';

let stack: Stack;
let clerk: Account;
beforeAll(async () => {
  stack = await startStack();
  clerk = await stack.server.signIn('superuser');
});
afterAll(async () => {
  await stack?.stop();
});

async function paidOrder() {
  const filters = ['status||$eq||CONFIRMED', 'payment_method||$eq||GATEWAY', 'request_kind||$eq||REGISTER_NEW'];
  const query = [...filters, 'delivery_method||$eq||COUNTER', 'total||$gt||0'].map((one) => `filter=${one}`).join('&');
  const [order] = (await clerk.get(`orders?${query}&limit=1&join=customer_id`)).body;
  const { phone } = order.customer;
  const { body } = await stack.server.anonymous.get(`public/orders/${order.code}?phone=${phone}`);
  return { id: order.id, office: order.office_id, code: order.code, phone, shown: body };
}

async function lookUp(page: Page, code: string, phone: string): Promise<void> {
  await page.getByLabel('Mã đơn hàng').fill(code);
  await page.getByLabel('Số điện thoại hoặc email').fill(phone);
  await page.getByRole('button', { name: 'Tra cứu' }).click();
}

test('a citizen reads payment, counter and next step of an order, withdraws it and follows the refund', async () => {
  const { id, office, code, phone, shown } = await paidOrder();
  const { page, errors, settle, close } = await watchedPage(stack, 360);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await withoutWelcome(page);

  await page.goto(`${stack.portal}/register/result/${shown.result_id}`);
  await page.getByRole('button', { name: 'Sao chép Mã đơn hàng' }).click();
  await page.getByText('Đã sao chép: Mã đơn hàng.').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  const steps = page.getByRole('list', { name: 'Các bước của đơn' });
  expect(await steps.innerText()).toMatch(/Vé dùng từ\s+\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}/);
  const seen = await page.getByRole('main').innerText();
  for (const text of [shown.paid.method_name, shown.paid.number, shown.ticket_counter.address, ...shown.bring])
    expect(seen).toContain(text);
  await expectAccessible(page);

  await page.goto(`${stack.portal}/search`);
  await settle();
  await lookUp(page, code, phone);
  const order = page.getByRole('region', { name: `Đơn hàng ${code}` });
  await order.waitFor();
  expect(await page.getByLabel('Mã đơn hàng').isVisible()).toBe(false);
  expect((await order.innerText()).split('\n').filter(Boolean).slice(0, 3)).toEqual([
    `Đơn hàng ${code}`,
    'Đã xác nhận',
    shown.next,
  ]);
  const history = order.getByRole('list', { name: 'Quá trình xử lý' }).getByRole('listitem');
  expect(await history.allInnerTexts()).toContainEqual(expect.stringMatching(/^Bạn đã thanh toán/));
  await expectAccessible(page);

  await order.getByRole('button', { name: 'Hủy hoặc thay đổi đơn' }).click();
  await order.getByRole('button', { name: 'Hủy đơn', exact: true }).click();
  await page.getByText('Đơn hàng đã được hủy theo yêu cầu của bạn.').waitFor();
  await order.getByText(/^Chúng tôi sẽ hoàn [\d.]+đ theo cách bạn đã thanh toán/).waitFor();
  expect(await history.first().innerText()).toMatch(/^Ghi nhận hoàn/);
  await expectAccessible(page);

  const [refund] = (await clerk.get(`transactions?filter=order_id||$eq||${id}&filter=direction||$eq||REFUND`)).body;
  const paid = await clerk.post(`transactions/${refund.id}/transitions/pay-refund`, {}, { 'x-office-id': office });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  await page.getByText('Tra đơn khác').click();
  await lookUp(page, code, phone);
  await order.getByText(/^Đã hoàn [\d.]+đ ngày \d\d\/\d\d\/\d{4}$/).waitFor();
  expect(await history.first().innerText()).toMatch(/^Đã hoàn/);
  expect(errors).toEqual([]);
  await close();
});
