import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT } from '../support/limits.ts';
import type { Account } from '../support/server-process.ts';
import { startOwnStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

const APPROVALS = 30;
/**
 * Minimum number of waiting orders in addition to the `APPROVALS` orders that this test approves. Other tests use some
 * of them, and the rest still waits at the end.
 */
const OTHERS = 8;

let stack: Stack;
let clerk: Account;
beforeAll(async () => {
  // A closing page sends its last requests without the test's header, so the server must run without namespaces.
  stack = await startOwnStack();
  clerk = await stack.server.signIn('company');
  await placeOrders(APPROVALS);
});
afterAll(async () => {
  await stack?.stop();
});

interface OrderRow {
  readonly version: number;
  readonly id: string;
  readonly code: string;
  readonly customer_id: string;
  readonly customer_card_id: string;
}

const orders = async (...filters: readonly string[]): Promise<readonly OrderRow[]> => {
  const own = [`office_id||$eq||${clerk.profile.office_id}`, ...filters].map((one) => `filter=${one}`).join('&');
  return (await clerk.get(`orders?${own}&limit=100`)).body;
};
const stateOf = async (code: string): Promise<string> =>
  (await clerk.get(`orders?filter=code||$eq||${code}&limit=1`)).body[0].status;

async function placeOrders(count: number): Promise<void> {
  const [counter] = (
    await clerk.get(`ticket-counters?filter=delivers_cards||$eq||true&filter=status||$eq||ACTIVE&limit=1`)
  ).body;
  const waiting = await orders('status||$eq||WAITING_FOR_CONFIRM');
  const delivered = await orders(
    'status||$eq||DELIVERED_TO_CUSTOMER',
    'request_kind||$eq||RENEW',
    'needs_approval||$eq||true',
  );
  const cards = new Map(delivered.map((order) => [order.customer_card_id, order]));
  const placed: number[] = [];
  for (const order of cards.values()) {
    if (waiting.length + placed.length >= count + OTHERS) break;
    const { status } = await clerk.post('orders', {
      request_kind: 'REISSUE',
      customer_id: order.customer_id,
      customer_card_id: order.customer_card_id,
      reissue_reason: 'BROKEN',
      delivery_method: 'COUNTER',
      ticket_counter_id: counter.id,
      payment_method: 'CASH',
      consent: true,
    });
    if (status === 201) placed.push(status);
  }
  expect(waiting.length + placed.length).toBeGreaterThanOrEqual(count + OTHERS);
}

const opened = async (page: Page): Promise<string> => (await page.locator('section h2').first().innerText()).trim();

async function decide(page: Page, key: string): Promise<string> {
  const code = await opened(page);
  await page.keyboard.press(key);
  await page.locator('section h2').filter({ hasNotText: code }).first().waitFor();
  await page.getByRole('button', { name: /^Duyệt/ }).waitFor();
  return code;
}

async function openQueue(page: Page, name: string): Promise<void> {
  await page.goto(`${stack.admin}/orders/views/${name}`);
  await page.locator('section h2').first().waitFor();
}

test('overdue orders come first in a queue and are marked there and on their page', async () => {
  // Sets the clock forward by more than five minutes, so that the job that marks overdue orders runs. It runs every
  // five minutes.
  await stack.qa.clock.move({ minutes: 6 });
  const late = await orders('status||$eq||WAITING_FOR_CONFIRM', 'overdue||$eq||true');
  expect(late.length).toBeGreaterThan(0);
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company');
  await openQueue(page, 'to-approve');
  const rows = page.getByRole('list', { name: 'Đang chờ' }).getByRole('listitem');
  const colorOf = (word: Locator) => word.evaluate((element) => getComputedStyle(element).color);
  const said = page.locator('section').getByText('Quá hạn', { exact: true });
  expect(await colorOf(rows.getByText('Quá hạn', { exact: true }).first())).toBe(await colorOf(said));
  await expect.poll(() => rows.filter({ hasText: 'Quá hạn' }).count()).toBe(late.length);
  const widths = await rows.locator('strong').evaluateAll((codes) => codes.map((code) => code.clientWidth));
  expect(Math.min(...widths), 'each row has room for its code').toBeGreaterThan(80);
  expect(
    await rows
      .filter({ has: page.getByRole('button') })
      .first()
      .innerText(),
  ).toContain('Quá hạn');
  expect(errors).toEqual([]);
  await close();
});

test('approving thirty orders needs at most 35 key presses, and undo reopens the last order', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company', 'orders');
  await page.getByRole('navigation', { name: 'Cách xem' }).getByRole('link', { name: 'Xử lý lần lượt' }).click();
  await page.getByRole('button', { name: /^Duyệt/ }).waitFor();
  const approved = new Set<string>();
  let presses = 0;
  while (approved.size < APPROVALS) {
    const code = await decide(page, 'a');
    presses += 1;
    approved.add(code);
    if (approved.size === 3 && presses === 3) {
      await page.keyboard.press('z');
      presses += 1;
      approved.delete(code);
      await page.locator('section h2', { hasText: code }).waitFor();
      await page.getByRole('button', { name: /^Duyệt/ }).waitFor();
      expect(await stateOf(code)).toBe('WAITING_FOR_CONFIRM');
    }
  }
  expect(presses).toBeLessThanOrEqual(35);
  // The page sends a decision only after five seconds, in which the user can undo it. If the user leaves the page, it
  // sends pending decisions immediately.
  await page.getByRole('link', { name: 'Bảng' }).click();
  await expect
    .poll(async () => (await orders('status||$eq||WAITING_FOR_CONFIRM')).filter(({ code }) => approved.has(code)), {
      timeout: WAIT,
    })
    .toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('leaving the page of a queue sends its decisions; an order handled by a colleague reappears with a message', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company', 'orders/views/to-approve');
  await page.locator('section h2').first().waitFor();
  await page.getByRole('button', { name: /^Duyệt/ }).waitFor();
  const sent = await decide(page, 'a');
  await page.goto('about:blank');
  await expect.poll(() => stateOf(sent), { timeout: WAIT }).not.toBe('WAITING_FOR_CONFIRM');

  await openQueue(page, 'to-approve');
  await page.getByRole('button', { name: /^Duyệt/ }).waitFor();
  const code = await opened(page);
  const [order] = await orders(`code||$eq||${code}`);
  expect((await clerk.post(`orders/${order?.id}/transitions/reject`, { reason: 'Trùng đơn' })).status).toBe(200);
  await decide(page, 'a');
  const alert = page.getByRole('alert').filter({ hasText: code });
  await alert.waitFor();
  expect(await alert.innerText()).toContain('Người khác đã xử lý mục này rồi.');
  expect(await stateOf(code)).toBe('CANCELED');
  expect(errors).toEqual([]);
  await close();
});

test('an order is rejected in a queue with a prepared reason in three key presses', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company', 'orders/views/to-approve');
  await page.locator('section h2').first().waitFor();
  await page.getByRole('button', { name: /^Duyệt/ }).waitFor();
  const code = await opened(page);
  await page.keyboard.press('r');
  await page.getByRole('group', { name: 'Mẫu câu' }).getByRole('button').first().and(page.locator(':focus')).waitFor();
  await page.keyboard.press('2');
  await page.getByLabel('Lý do từ chối').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.locator('section h2').filter({ hasNotText: code }).first().waitFor();
  await page.getByRole('link', { name: 'Bảng' }).click();
  await expect.poll(() => stateOf(code), { timeout: WAIT }).toBe('CANCELED');
  const [order] = (await clerk.get(`orders?filter=code||$eq||${code}&limit=1`)).body;
  expect(order.status_history.at(-1)).toMatchObject({ note: 'Trùng với một đơn đang xử lý.' });
  expect(errors).toEqual([]);
  await close();
});

test('every order in the list tab of orders to issue can be issued', async () => {
  const { body } = await clerk.get(
    `orders?tab=to-publish&filter=office_id||$eq||${clerk.profile.office_id}&limit=100&can=1`,
  );
  const listed = (body.data ?? body) as readonly { readonly can: { readonly actions: readonly string[] } }[];
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter(({ can }) => !can.actions.includes('publish'))).toEqual([]);
});

test('cards are attached to orders one after another with a scanner', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company', 'orders/views/to-attach-card');
  await page.locator('section h2').first().waitFor();
  const done: string[] = [];
  const stock = (await clerk.get('electronic-cards?filter=state||$eq||IN_STOCK&sort=card_code,ASC&limit=2')).body;
  for (const card of (stock as readonly { readonly card_code: string }[]).map((each) => each.card_code)) {
    const input = page.getByLabel('Mã thẻ', { exact: false }).first();
    await input.waitFor();
    // Waits until the input has the focus, because a scanner types into the focused input.
    await expect.poll(() => input.evaluate((each) => each === document.activeElement)).toBe(true);
    const code = await opened(page);
    await page.keyboard.type(card);
    await page.keyboard.press('Enter');
    await page.locator('section h2').filter({ hasNotText: code }).first().waitFor();
    done.push(code);
  }
  await page.getByRole('link', { name: 'Bảng' }).click();
  for (const code of done) await expect.poll(() => stateOf(code), { timeout: WAIT }).toBe('ATTACH_CARD');
  expect(errors).toEqual([]);
  await close();
});

test('a clerk requests corrections of an order by checking the fields to correct', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company', 'orders/views/to-approve');
  await page.locator('section h2').first().waitFor();
  await page.getByRole('button', { name: /^Duyệt/ }).waitFor();
  const code = await opened(page);
  await page.keyboard.press('c');
  await page.getByRole('checkbox', { name: 'Cần sửa: Ảnh chân dung' }).check();
  await page.getByLabel('Nội dung cần sửa: Ảnh chân dung').fill('Ảnh bị mờ');
  await page.getByRole('button', { name: 'Yêu cầu bổ sung' }).click();
  await page.locator('section h2').filter({ hasNotText: code }).first().waitFor();
  await page.getByRole('link', { name: 'Bảng' }).click();
  await expect.poll(() => stateOf(code), { timeout: WAIT }).toBe('WAITING_CUSTOMER_RETYPE');
  const [order] = (await clerk.get(`orders?filter=code||$eq||${code}&limit=1`)).body;
  expect(order.corrections).toEqual([{ field: 'portrait', message: 'Ảnh bị mờ' }]);
  expect(errors).toEqual([]);
  await close();
});

test('several orders are issued and delivered at once, with a result for each', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company', 'orders/views/to-publish');
  await page.locator('section h2').first().waitFor();
  const list = page.getByRole('list', { name: 'Đang chờ' });
  const first = await opened(page);
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.locator('section h2').filter({ hasNotText: first }).first().waitFor();
  const second = await opened(page);
  await page.keyboard.press('x');
  expect(await list.getByRole('checkbox', { checked: true }).count()).toBe(2);
  const [order] = await orders(`code||$eq||${first}`);
  expect((await clerk.post(`orders/${order?.id}/transitions/publish`, { version: order?.version })).status).toBe(200);
  await page
    .getByRole('toolbar', { name: 'Thao tác với các mục đã chọn' })
    .getByRole('button', { name: 'Nạp vé' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Nạp vé: 2 mục?' });
  await dialog.getByText(second).waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText('1 mục không thực hiện được · Xong 1 mục').waitFor();
  const results = await dialog.getByRole('listitem').allInnerTexts();
  expect([results[0]?.includes(first), results[1]?.includes(second)]).toEqual([true, true]);
  expect(results.join()).not.toContain('PUBLISHED');
  expect(results[1]).toContain('Đã xong');
  expect(results[0]).not.toContain('Đã xong');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect(await stateOf(second)).toBe('PUBLISHED');

  await openQueue(page, 'to-deliver');
  await list.getByRole('checkbox', { name: `Chọn ${second}` }).check();
  const bar = page.getByRole('toolbar', { name: 'Thao tác với các mục đã chọn' });
  await bar.getByRole('button', { name: 'Danh sách bàn giao' }).waitFor();
  await bar
    .getByRole('button', { name: /^(Xác nhận đã về quầy|Giao cho khách)$/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText(second).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Xong 1 mục', { exact: true }).waitFor();
  expect(await stateOf(second)).toMatch(/^DELIVERED/);
  expect(errors).toEqual([]);
  await close();
});

test('on a phone the open record of a queue replaces the list and fits the screen', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 390);
  await signIn(page, stack, 'company', 'orders/views/to-approve');
  const list = page.getByRole('list', { name: 'Đang chờ' });
  await list.getByRole('button').first().click();
  await page.getByRole('button', { name: /^Duyệt/ }).waitFor();
  const code = await opened(page);
  await settle();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: /^Duyệt/ }).click();
  await page.locator('section h2').filter({ hasNotText: code }).first().waitFor();
  await page.getByRole('button', { name: 'Hoàn tác (Z)' }).click();
  await page.locator('section h2', { hasText: code }).waitFor();
  await page.getByRole('button', { name: 'Về danh sách' }).click();
  await list.waitFor();
  expect(await stateOf(code)).toBe('WAITING_FOR_CONFIRM');
  expect(errors).toEqual([]);
  await close();
});
