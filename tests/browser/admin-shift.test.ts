import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '../support/server-process.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

let stack: Stack;
let seller: Account;
beforeAll(async () => {
  stack = await startStack();
  seller = await stack.server.signIn('company');
});
afterAll(async () => {
  await stack?.stop();
});

const current = async () => (await seller.get('counter/my-shift')).body;

test('a seller counts the cash drawer, explains a difference, hands over the shift and opens the next', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await page.addInitScript(() =>
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) }),
  );
  const before = await current();
  await signIn(page, stack, 'company');
  await page.getByRole('link', { name: 'Ca của tôi' }).click();
  const takings = page.getByLabel('Thu trong ca');
  await takings.getByText('Tiền mặt phải có').waitFor();
  let actions = 0;
  const press = async (key: string) => {
    actions += 1;
    await page.keyboard.press(key);
  };
  const click = async (name: string | RegExp) => {
    actions += 1;
    await page.getByRole('button', { name }).click();
  };

  // Enters a cash count that is 1.000đ less than expected. The test counts typing into one input as one action.
  let left = before.totals.cash_expected - 1_000;
  const count = page.getByRole('form', { name: 'Kiểm quỹ' });
  for (const note of [100_000, 10_000, 1_000]) {
    const pieces = Math.floor(left / note);
    left -= pieces * note;
    if (pieces === 0) continue;
    actions += 1;
    await count.getByLabel(`Số tờ ${note.toLocaleString('vi-VN')}đ`).fill(String(pieces));
  }
  expect(left).toBe(0);
  await press('Enter');
  await page.getByRole('status').getByText('Thiếu 1.000đ').waitFor();

  await click('Đóng ca');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Trả nhầm tiền thừa cho khách.' }).and(page.locator(':focus')).waitFor();
  await press('1');
  actions += 1;
  await dialog.getByLabel('Bàn giao cho').click();
  actions += 1;
  const colleague = await page.getByRole('option').first().innerText();
  await page.getByRole('option').first().click();
  actions += 1;
  await dialog.getByRole('button', { name: 'Đóng ca' }).click();
  await page.getByRole('heading', { name: 'Ca vừa đóng hôm nay' }).waitFor();
  const { body: closed } = await seller.get(`work-shifts/${before.current}`);
  expect(closed).toMatchObject({
    state: 'CLOSED',
    difference: -1_000,
    closing_note: 'Trả nhầm tiền thừa cho khách.',
    handed_over_to: expect.any(String),
    cash_notes: expect.arrayContaining([expect.objectContaining({ quantity: expect.any(Number) })]),
  });
  expect(colleague).not.toBe('');

  await click('Bảng kê ca');
  await dialog.getByText('Chênh lệch').first().waitFor();
  actions += 1;
  await dialog.getByRole('button', { name: 'In', exact: true }).click();
  await page.waitForFunction(() => Reflect.get(window, 'printed') === 1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  // The counted actions of the clerk are: entering three denominations, confirming the count, closing the shift with a
  // reason and a colleague, and printing the statement.
  expect(actions).toBeLessThanOrEqual(11);

  await page.reload();
  await page.getByLabel('Tiền đầu ca').and(page.locator(':focus')).waitFor();
  actions = 1;
  await page.keyboard.type('500000');
  await press('Enter');
  await takings.getByText('500.000đ').waitFor();
  expect(actions).toBe(2);
  expect(await current()).toMatchObject({ current: expect.any(String), totals: { cash_expected: 500_000 } });
  expect(errors).toEqual([]);
  await close();
});

test('the shift page shows new sales without a reload, also on a phone', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 390, { colorScheme: 'dark' });
  await signIn(page, stack, 'company', 'my-shift');
  const takings = page.getByLabel('Thu trong ca');
  await takings.getByText('500.000đ').waitFor();
  const { body: prices } = await seller.get('ticket-prices?filter=code||$eq||VN-BUS&limit=1');
  const sold = await seller.post('daily-tickets', {
    ticket_price_id: prices[0].id,
    valid_on: new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10),
    payment_method: 'CASH',
  });
  expect(sold.status, JSON.stringify(sold.body)).toBe(201);
  await takings.getByText('530.000đ').waitFor();
  await settle();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(errors).toEqual([]);
  await close();
});
