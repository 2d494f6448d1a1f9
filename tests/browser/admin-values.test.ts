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

/** Settings of an American browser, which would write the month first, commas between thousands, and a 12-hour clock. */
const AMERICAN = { locale: 'en-US', timezoneId: 'America/New_York' };

test("dates, months and numbers are shown and entered in one format, whatever the browser's language", async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280, AMERICAN);
  await signIn(page, stack, 'company-brt-admin');

  await page.goto(`${stack.admin}/vehicles/create`);
  await page.getByLabel('Biển số').fill('29B-777.77');
  await choose(page, 'Loại xe', 0);
  await page.getByLabel('Số chỗ').fill('1683');
  expect(await page.getByLabel('Số chỗ').inputValue()).toBe('1.683');
  await page.getByLabel('Số chỗ').fill('60');
  await page.getByLabel('Năm sản xuất').fill('2024');
  expect(await page.getByLabel('Năm sản xuất').inputValue()).toBe('2024');
  const expiry = page.getByRole('textbox', { name: 'Hạn đăng kiểm' });
  await expiry.pressSequentially('31022027');
  await expiry.blur();
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.getByText('Ngày không hợp lệ, ví dụ 05/09/2026.').waitFor();
  await expiry.fill('');
  await expiry.pressSequentially('05092027');
  expect(await expiry.inputValue()).toBe('05/09/2027');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.waitForURL(`${stack.admin}/vehicles`);
  await page.getByRole('cell', { name: '05/09/2027' }).first().waitFor();

  const office = await stack.server.signIn('company-brt-admin');
  const [trip] = (await office.get('trips?limit=1&filter=state||$eq||PLANNED')).body as Record<string, string>[];
  await page.goto(`${stack.admin}/trips/${trip?.['id']}`);
  const departs = page.getByRole('textbox', { name: 'Giờ xuất bến theo kế hoạch' });
  const shown = await departs.inputValue();
  expect(shown).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
  expect(shown).toBe(onHanoisClock(trip?.['departure_at'] ?? ''));
  await settle();

  await page.goto(`${stack.admin}/trips`);
  await page.getByRole('button', { name: 'Thêm bộ lọc' }).click();
  await page.locator('[role^=menuitem]').filter({ hasText: 'Giờ xuất bến theo kế hoạch' }).click();
  const day = shown.slice(0, 10);
  await page.getByRole('textbox', { name: 'Giờ xuất bến theo kế hoạch' }).pressSequentially(day.replaceAll('/', ''));
  await page.waitForURL(new RegExp(day.split('/').toReversed().join('-')));
  await page.getByRole('cell').filter({ hasText: day }).first().waitFor();

  await page.goto(`${stack.admin}/orders/create`);
  const month = page.getByRole('textbox', { name: 'Tháng bắt đầu' });
  await month.fill('122026');
  await month.blur();
  expect(await month.inputValue()).toBe('12/2026');
  await page.getByRole('button', { name: 'Chọn tháng' }).click();
  const months = page.getByRole('dialog', { name: 'Chọn tháng' });
  await months.locator('button[aria-pressed=true]:focus').waitFor();
  const place = await months.boundingBox();
  expect((place?.x ?? 0) + (place?.width ?? 9_999)).toBeLessThanOrEqual(1280);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await months.waitFor({ state: 'hidden' });
  expect(await month.inputValue()).toBe('01/2027');

  const [route] = (await office.get('routes?limit=1&filter=code||$eq||BRT01')).body as Record<string, string>[];
  await page.goto(`${stack.admin}/routes/${route?.['id']}/show`);
  await page
    .getByText(/^\d{1,3}\.\d{3}\smét$/)
    .first()
    .waitFor();
  await settle();
  // Reads single texts instead of the whole row. In the text of a row, a sequence number comes directly before the
  // distance.
  expect(await page.locator('span, text', { hasText: /^\d{4,}\smét$/ }).allTextContents()).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('an order form offers matching choices, clears unsuitable choices, and shows the price before saving', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  const clerk = await stack.server.signIn('company-admin');
  const own = async (path: string) => (await clerk.get(path)).body as Record<string, string>[];
  const cards = await own(
    'customer-cards?limit=200&filter=is_locked||$eq||false&filter=status||$eq||ACTIVE&filter=kind||$eq||BASIC' +
      `&filter=office_id||$eq||${clerk.profile.office_id}`,
  );
  const [card, other] = [cards[0], cards.find((one) => one['customer_id'] !== cards[0]?.['customer_id'])];
  if (!card || !other) throw new Error('The fixtures have no cards of two customers.');
  const [customer] = await own(`customers?filter=id||$eq||${card['customer_id']}`);
  await signIn(page, stack, 'company-admin', 'orders/create');

  // The form for a new order offers three kinds of request. Correction is not among them, because it does not create an
  // order.
  await page.getByRole('combobox', { name: 'Loại yêu cầu' }).click();
  await page.getByRole('option', { name: 'Gia hạn' }).waitFor();
  expect(await page.getByRole('option').count()).toBe(3);
  await page.getByRole('option', { name: 'Gia hạn' }).click();

  await pick(page, 'Khách hàng', customer?.['phone'] ?? '', customer?.['full_name'] ?? '');
  await page.getByRole('combobox', { name: 'Thẻ hiện có' }).click();
  await page.getByRole('option', { name: card['card_code'] ?? '' }).waitFor();
  expect(await page.getByRole('option', { name: other['card_code'] ?? '' }).count()).toBe(0);
  await page.getByRole('option', { name: card['card_code'] ?? '' }).click();

  interface Price extends Record<string, unknown> {
    readonly name: { readonly vi: string };
  }
  const prices = (await clerk.get('ticket-prices?limit=200')).body as Price[];
  const fits = (price: Record<string, unknown>) =>
    price['ticket_type'] === 'MONTHLY' && price['transport_mode'] === 'BUS' && price['card_kind'] === 'BASIC';
  const names = prices.filter((price) => fits(price) && price['route_scope'] === 'MULTI_ROUTE' && price['on_sale']);
  const unfit = prices.filter((price) => !fits(price));
  expect([names.length, unfit.length]).toEqual([expect.any(Number), expect.any(Number)]);
  await page.getByText('Chọn loại vé để xem số tiền.').waitFor();
  await page.getByRole('combobox', { name: 'Loại vé' }).click();
  await page.getByRole('option', { name: names[0]?.name.vi ?? '', exact: true }).waitFor();
  for (const price of unfit) {
    expect(await page.getByRole('option', { name: price.name.vi, exact: true }).count()).toBe(0);
  }
  await page.getByRole('option', { name: names[0]?.name.vi ?? '', exact: true }).click();
  const total = page.getByRole('group', { name: 'Tiền phải thu' });
  await total.getByText('Tổng tiền').waitFor();
  await total
    .getByText(/^[1-9]\d{0,2}(\.\d{3})+đ$/)
    .first()
    .waitFor();

  await page.getByRole('combobox', { name: /^Hình thức vé/ }).click();
  await page.getByRole('option', { name: 'Vé miễn phí' }).click();
  await page.getByText('Chọn loại vé để xem số tiền.').waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: 'Loại vé' }).inputValue()).toBe('');
  const [second] = await own(`customers?filter=id||$eq||${other['customer_id']}`);
  await pick(page, 'Khách hàng', second?.['phone'] ?? '', second?.['full_name'] ?? '');
  await page.getByRole('combobox', { name: 'Thẻ hiện có' }).click();
  await page.getByRole('option', { name: other['card_code'] ?? '' }).waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: 'Thẻ hiện có' }).inputValue()).toBe('');

  const refused = await clerk.post('orders', {
    request_kind: 'RENEW',
    customer_id: card['customer_id'],
    customer_card_id: card['id'],
    ticket_type: 'FREE',
    ticket_price_id: names[0]?.['id'],
    start_month: '2999-01',
    delivery_method: 'COUNTER',
  });
  expect(refused.status).toBe(422);
  expect(errors).toEqual([]);
  await close();
});

/** Formats a time as `16/03/2026 09:00` in Hanoi, independently of the code under test. */
function onHanoisClock(moment: string): string {
  const [day = '', time = ''] = new Date(Date.parse(moment) + 7 * 3_600_000).toISOString().split('T');
  return `${day.split('-').toReversed().join('/')} ${time.slice(0, 5)}`;
}

async function choose(page: Page, label: string, at: number): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option').nth(at).click();
}

async function pick(page: Page, label: string, typed: string, shown: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: shown }).click();
}

test('permissions are shown and chosen by label, never by slug', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  const server = await stack.server.signIn('superuser');
  const first = async (resource: string, filter = '') =>
    ((await server.get(`${resource}?limit=1${filter}`)).body as Record<string, string>[])[0]?.['id'];
  const user = await first('users', '&filter=username||$eq||agency-card');
  const pages = [`roles/${await first('roles')}/show`, `api-clients/${await first('api-clients')}`, `users/${user}`];
  for (const path of pages) {
    await page.goto(`${stack.admin}/${path}`);
    await page.getByText('Quyền').first().waitFor();
    await settle();
    expect(await page.locator('main').innerText(), path).not.toMatch(/\b(?:order|route|customer|trip)\.[a-z]/u);
  }
  await page.getByLabel('Quyền cấp thêm').first().fill('Đơn hàng: Du');
  await page.getByRole('option', { name: 'Đơn hàng: Duyệt' }).click();
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect
    .poll(async () => JSON.stringify((await server.get(`users/${user}`)).body))
    .toContain('"permissions":["order.approve"]');
  expect(errors).toEqual([]);
  await close();
});
