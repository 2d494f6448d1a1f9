import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '../support/server-process.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { cardOfOwnOffice } from './cards.ts';
import { signIn } from './clerk.ts';

let stack: Stack;
let root: Account;
beforeAll(async () => {
  stack = await startStack();
  root = await stack.server.signIn('superuser');
});
afterAll(async () => {
  await stack?.stop();
});

/**
 * Returns a signed-in page that counts clicks and key presses. A scan counts as one action, and so does typing into one
 * input.
 */
async function countedClerk(account: string) {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await page.addInitScript(() =>
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) }),
  );
  await signIn(page, stack, account);
  let actions = 0;
  const count = async (action: Promise<void>) => {
    actions += 1;
    await action;
  };
  return {
    page,
    errors,
    close,
    open: (flow: string) => page.goto(`${stack.admin}/flows/${flow}`),
    press: (key: string) => count(page.keyboard.press(key)),
    act: (action: Promise<void>) => count(action),
    scan: (code: string) => count(page.keyboard.type(code)),
    /** A scanner ends its input with Enter. */
    scanned: (code: string) => count(page.keyboard.type(`${code}\n`)),
    click: (name: string) => count(page.getByRole('button', { name }).click()),
    taken() {
      const taken = actions;
      actions = 0;
      return taken;
    },
  };
}

const price = (page: Page, text: string) => page.getByRole('status').or(page.locator('output')).getByText(text).first();
const change = (page: Page, text: string) =>
  page.getByText('Tiền trả lại').locator('..').getByText(text, { exact: true });
const done = (page: Page) => page.getByRole('heading', { name: 'Đã xong' }).waitFor();
const focused = (page: Page) =>
  page.waitForFunction(
    () => document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'radio',
  );
const sold = async (): Promise<number> => (await root.get('daily-tickets?limit=1&page=1')).body.total;

test('a day ticket is sold for cash in three actions, then the form resets', async () => {
  const clerk = await countedClerk('company');
  const { page } = clerk;
  await clerk.open('sell-day-ticket');
  await page.getByText('Vé ngày liên tuyến xe buýt').waitFor();
  await focused(page);
  const before = await sold();
  await clerk.press('2');
  await price(page, '30.000đ').waitFor();
  await clerk.click('50.000đ');
  await change(page, '20.000đ').waitFor();
  await clerk.press('Enter');
  await done(page);
  expect(clerk.taken()).toBe(3);
  await change(page, '20.000đ').waitFor();
  expect(await sold()).toBe(before + 1);

  await page.getByRole('button', { name: 'In', exact: true }).and(page.locator(':focus')).waitFor();
  await clerk.press('Enter');
  await page.waitForFunction(() => Reflect.get(window, 'printed') === 1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.getByRole('button', { name: 'Khách tiếp theo' }).and(page.locator(':focus')).waitFor();
  await clerk.press('Enter');
  await focused(page);
  expect(
    await page
      .getByRole('radio', { name: /Vé ngày/ })
      .and(page.locator(':checked'))
      .count(),
  ).toBe(0);

  // Opens the form from the menu. The form focuses the ticket options when they have loaded, just as it does when it is
  // opened by its address.
  await page.goto(`${stack.admin}/my-shift`);
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' });
  await menu.getByRole('link', { name: 'Bán vé ngày' }).press('Enter');
  await focused(page);
  expect(clerk.errors).toEqual([]);
  await clerk.close();
});

/** Returns the code of an active card of the seller's office, and its record. */
async function unlockedCard(account: string) {
  const clerk = await stack.server.signIn(account);
  const { body } = await clerk.get(
    'customer-cards?filter=is_locked||$eq||false&filter=status||$eq||ACTIVE&filter=kind||$eq||BASIC&limit=20',
  );
  const cards: readonly { id: string; card_code: string; route_ids: readonly string[] }[] = body;
  return cards;
}

const shiftPage = async (page: Page, flow: string) => {
  await page.goto(`${stack.admin}/my-shift`);
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' });
  return () => menu.getByRole('link', { name: flow, exact: true }).press('Enter');
};

test('a card is renewed in three actions from the shift page, with its route and portrait shown', async () => {
  const [card] = (await unlockedCard('agency-card')).toReversed();
  const clerk = await countedClerk('agency-card');
  const { page } = clerk;
  const open = await shiftPage(page, 'Gia hạn vé tháng');
  await clerk.act(open());
  await page.getByLabel('Mã thẻ').and(page.locator(':focus')).waitFor();
  await clerk.scanned(card?.card_code ?? '');
  await page.getByRole('status').getByRole('img').first().waitFor();
  const chosen = page.locator('[name=start_month]:checked');
  await chosen.waitFor({ state: 'attached' });
  await price(page, '.000đ').waitFor();
  await clerk.press('Enter');
  await done(page);
  expect(clerk.taken()).toBeLessThanOrEqual(4);
  expect(clerk.errors).toEqual([]);
  await clerk.close();
});

test('a monthly ticket is renewed and printed in six actions, with the next month preselected', async () => {
  const card = await cardOfOwnOffice(await stack.server.signIn('company'));
  const clerk = await countedClerk('company');
  const { page } = clerk;
  await clerk.open('renew-card');
  await page.getByLabel('Mã thẻ').and(page.locator(':focus')).waitFor();
  await clerk.scan(card ?? '');
  await clerk.press('Enter');
  await page.getByRole('status').getByText('Khách hàng').waitFor();
  await price(page, '280.000đ').waitFor();
  await clerk.click('300.000đ');
  await clerk.press('Enter');
  await done(page);
  await page.getByRole('button', { name: 'In', exact: true }).and(page.locator(':focus')).waitFor();
  await clerk.press('Enter');
  await page.waitForFunction(() => Reflect.get(window, 'printed') === 1);
  expect(clerk.taken()).toBeLessThanOrEqual(6);
  const { body } = await root.get(`monthly-tickets?filter=card_code||$eq||${card}&sort=created_at,DESC&limit=1`);
  expect(body.data ?? body).toMatchObject([{ price: 280_000, payment_method: 'CASH', shift_id: expect.any(String) }]);
  expect(clerk.errors).toEqual([]);
  await clerk.close();
});

test('a walk-in customer registers, pays and receives a card in eight actions', async () => {
  const seller = await stack.server.signIn('agency-card');
  const { current } = (await seller.get('counter/my-shift')).body;
  const { ticket_counter_id: counter } = (await seller.get(`work-shifts/${current}`)).body;
  const atCounter = `filter=state||$eq||ALLOCATED&filter=ticket_counter_id||$eq||${counter}`;
  const { body: stock } = await root.get(`electronic-cards?${atCounter}&sort=card_code,ASC&limit=1`);
  const clerk = await countedClerk('agency-card');
  const { page } = clerk;
  await clerk.open('register-card');
  await page.getByLabel('Họ và tên').waitFor();
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).focus();
    await clerk.scan(text);
  };
  await type('Họ và tên', 'Lê Thị Mai');
  await type('Ngày sinh', '12/03/1998');
  await type('Số điện thoại', '0912345678');
  await type('Mã thẻ trao ngay', stock[0].card_code);
  await price(page, '315.000đ').waitFor();
  await clerk.click('350.000đ');
  await change(page, '35.000đ').waitFor();
  await clerk.press('Enter');
  await done(page);
  await page.getByText(stock[0].card_code).waitFor();
  await page.getByRole('button', { name: 'In', exact: true }).and(page.locator(':focus')).waitFor();
  await clerk.press('Enter');
  await page.waitForFunction(() => Reflect.get(window, 'printed') === 1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.getByRole('button', { name: 'Khách tiếp theo' }).and(page.locator(':focus')).waitFor();
  await clerk.press('Enter');
  expect(await page.getByLabel('Họ và tên').inputValue()).toBe('');
  expect(clerk.taken()).toBe(8);
  const { body } = await seller.get(`orders?filter=card_code||$eq||${stock[0].card_code}&limit=1`);
  expect(body).toMatchObject([{ status: 'DELIVERED_TO_CUSTOMER', payment_method: 'CASH' }]);
  expect(clerk.errors).toEqual([]);
  await clerk.close();
});

test('a clerk sells a single ticket for cash by bus line, sees the change and prints it', async () => {
  const clerk = await countedClerk('company');
  const { page } = clerk;
  await clerk.open('sell-ticket');
  await page
    .getByRole('combobox', { name: /^Tuyến/u })
    .and(page.locator(':focus'))
    .waitFor();
  await clerk.scan('32');
  await page.getByRole('option', { name: /^32/ }).first().waitFor();
  await page.getByRole('option', { name: /^32/ }).first().click();
  const ticket = page.getByRole('radio', { name: /dưới 15 km/ });
  await ticket.waitFor({ state: 'attached' });
  // The form offers no tickets for metro or BRT, because they are not valid on this bus.
  await expect.poll(() => page.getByRole('radio', { name: /BRT|metro|Metro/u }).count()).toBe(0);
  await ticket.focus();
  await clerk.press((await ticket.getAttribute('aria-keyshortcuts')) ?? '');
  await price(page, '8.000đ').waitFor();
  await page.getByRole('button', { name: 'Xác nhận' }).focus();
  await clerk.press('Enter');
  await done(page);
  await page.getByRole('button', { name: 'In', exact: true }).and(page.locator(':focus')).waitFor();
  await clerk.press('Enter');
  await page.waitForFunction(() => Reflect.get(window, 'printed') === 1);
  // The counted actions are: typing the line, choosing it, choosing the ticket, confirming, and printing.
  expect(clerk.taken() + 1).toBeLessThanOrEqual(6);
  expect(clerk.errors).toEqual([]);
  await clerk.close();
});

test('a sale interrupted by a network failure survives a reload and is made once on confirmation', async () => {
  const clerk = await countedClerk('company');
  const { page } = clerk;
  await clerk.open('sell-day-ticket');
  await focused(page);
  const before = await sold();
  await page.route('**/api/v1/daily-tickets', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort('connectionreset');
  });
  await clerk.press('2');
  await price(page, '30.000đ').waitFor();
  await clerk.press('Enter');
  await page.getByRole('alert').getByText('Chưa được xác nhận').waitFor();
  await page.unroute('**/api/v1/daily-tickets');
  await page.reload();
  await page.getByRole('alert').getByText('Chưa được xác nhận').waitFor();
  await page.context().setOffline(true);
  await page.getByText('Mất kết nối. Thông tin đã nhập vẫn được giữ').waitFor();
  expect(await page.getByRole('button', { name: 'Xác nhận và gửi' }).isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Xác nhận và gửi' }).click();
  await done(page);
  expect(await sold()).toBe(before + 1);
  await clerk.close();
});

test('a sale entered offline is kept, and is made once when the clerk confirms the sale online', async () => {
  const clerk = await countedClerk('company');
  const { page } = clerk;
  await clerk.open('sell-day-ticket');
  await focused(page);
  // Waits until a payment method is selected. The server provides the methods, and the form requests no price until one
  // is selected.
  await page.locator('[name=payment_method]:checked').waitFor({ state: 'attached' });
  const before = await sold();
  await page.context().setOffline(true);
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/preview'));
  await clerk.press('2');
  const chosen = page.getByRole('radio', { checked: true }).first();
  await chosen.waitFor({ state: 'attached' });
  const value = await chosen.getAttribute('value');
  await asked;
  await page.context().setOffline(false);
  await price(page, '30.000đ').waitFor();
  expect(await chosen.getAttribute('value')).toBe(value);
  expect(await sold(), 'nothing is sold before the clerk confirms').toBe(before);
  await clerk.press('Enter');
  await done(page);
  expect(await sold()).toBe(before + 1);
  await clerk.close();
});

test('without an open shift, the sales page links to the opening of a shift, which then returns to the sale', async () => {
  const seller = await stack.server.signIn('agency-ticket');
  const { current: id } = (await seller.get('counter/my-shift')).body;
  await seller.post(`work-shifts/${id}/transitions/count`, { cash_counted: 0 });
  await seller.post(`work-shifts/${id}/transitions/close`, { closing_note: 'Bàn giao hết tiền.' });
  expect((await seller.get('counter/my-shift')).body, 'no shift is open').toMatchObject({ current: null });
  const clerk = await countedClerk('agency-ticket');
  const { page } = clerk;
  await clerk.open('sell-day-ticket');
  await focused(page);
  await clerk.press('2');
  await page.getByRole('alert').getByText(/ca/).first().waitFor();
  await page.getByRole('link', { name: 'Mở ca làm việc' }).click();
  await page.getByLabel('Tiền đầu ca').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/flows\/sell-day-ticket/);
  await price(page, '30.000đ').waitFor();
  await page.getByRole('button', { name: 'Xác nhận' }).first().waitFor();
  expect(await page.getByRole('alert').getByText(/ca/).count()).toBe(0);
  expect(clerk.errors).toEqual([]);
  await clerk.close();
});

test.each(['sell-ticket', 'sell-day-ticket', 'register-card', 'renew-card'])(
  'leaving the flow %s asks nothing and stores no draft until the user enters something',
  async (flow) => {
    const { page, settle, close } = await watchedPage(stack, 1280);
    const asked: string[] = [];
    page.on('dialog', (question) => {
      asked.push(question.type());
      void question.accept();
    });
    await signIn(page, stack, 'company', `flows/${flow}`);
    const chosen = page.getByRole('radio').and(page.locator(':checked')).first();
    const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('tuyen.flow')));
    await chosen.waitFor({ state: 'attached' });
    await settle();
    // Clicks once on the page. If the user has not interacted with a page, the browser does not ask before leaving it.
    await page.getByRole('heading', { level: 1 }).click();
    expect(await drafts()).toEqual([]);
    await page.reload();
    await chosen.waitFor({ state: 'attached' });
    expect(asked).toEqual([]);

    await settle();
    await page.getByRole('radio').and(page.locator(':not(:checked):not(:disabled)')).first().dispatchEvent('click');
    await expect.poll(drafts).toHaveLength(1);
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await close();
  },
);
