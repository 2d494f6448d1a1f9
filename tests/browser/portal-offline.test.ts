import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '../support/server-process.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { renewableCards, type OwnedCard } from './cards.ts';
import { fillBirthDate, fillStep } from './form-filling.ts';
import { chooseCounter, findCard, withoutWelcome } from './portal-visits.ts';

let stack: Stack;
let clerk: Account;
let cards: readonly OwnedCard[];
beforeAll(async () => {
  stack = await startStack();
  clerk = await stack.server.signIn('superuser');
  cards = await renewableCards(clerk, 2);
});
afterAll(async () => {
  await stack?.stop();
});

const NO_NETWORK = 'Chưa gửi được vì mất kết nối.';
const AGAIN = { name: 'Thử lại' };

async function roamingPage() {
  const { page, settle, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  // Replaces the page's clock, so that the test can advance it and thereby run work that the page has delayed.
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname.replace('/api/v1/', '')}`);
  });
  return {
    page,
    settle,
    close,
    offline: () => page.context().setOffline(true),
    async online(expected: readonly string[] = []) {
      await settle();
      asked.length = 0;
      await page.context().setOffline(false);
      await page.clock.fastForward('10:00');
      await settle();
      expect(asked, 'sent by itself').toEqual(expected);
    },
    sent: () => asked.filter((line) => !line.startsWith('GET ')),
  };
}

const next = (page: Page) => page.getByRole('button', { name: 'Tiếp tục' }).click();

describe('Portal pages without a network', () => {
  test('after a network failure, a form keeps its answers, and failed loads and uploads succeed on retry', async () => {
    const { page, settle, close, offline, online, sent } = await roamingPage();
    await page.goto(`${stack.portal}/`);
    await page.getByRole('radio', { name: /^Liên tuyến/ }).waitFor();
    await settle();
    await offline();
    await fillBirthDate(page, '5', '3', '2006');
    await page.getByRole('radio', { name: /^Liên tuyến/ }).check();
    await page.getByText('Chưa tải được các lựa chọn.').first().waitFor();
    await online();
    expect(await page.getByRole('radio', { name: /^Liên tuyến/ }).isChecked()).toBe(true);
    await again(page.getByRole('button', AGAIN).first());
    await page.getByRole('radio', { name: /^Phổ thông/ }).check();
    await again(page.getByRole('button', AGAIN).first());
    const picture = await page.screenshot();
    await fillStep({ page, settle }, picture);
    await page.locator('.f-bill').waitFor();
    await settle();

    await offline();
    await page.getByRole('radio', { name: /^2 tháng/ }).check();
    const price = page.getByRole('region', { name: 'Số tiền phải trả' });
    await price.getByText('Chưa tính được tiền').waitFor();
    await price.getByRole('button', AGAIN).focus();
    await online(['POST public/quotes']);
    await price.locator('.f-bill').waitFor();
    expect(await isFocusTrapped(page)).toBe(true);
    expect(sent()).toEqual(['POST public/quotes']);
    expect(await page.getByRole('radio', { name: /^2 tháng/ }).isChecked()).toBe(true);
    await next(page);

    await fillStep({ page, settle }, picture);
    await next(page);
    await page.locator('input[type=file]').first().waitFor();
    await settle();
    await offline();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('button', { name: 'Dùng ảnh này' }).click();
    await page.getByText('Tải lên không thành công.').waitFor();
    await online();
    await again(page.getByRole('button', AGAIN));
    await page.getByText('Đã tải ảnh lên').waitFor();
    expect(await isFocusTrapped(page)).toBe(true);
    expect(sent()).toEqual(['POST public/uploads']);
    await close();
  });

  test('a portal form whose code fails to load says so and opens on the next attempt', async () => {
    const card = cards[1];
    if (!card) throw new Error('The fixtures have too few cards.');
    const { page, close } = await roamingPage();
    await page.route('**/assets/form-runner-*.js', (route) => route.abort());
    await page.goto(`${stack.portal}/renewal/${card.id}`);
    await page.getByLabel('Số điện thoại').fill(card.phone);
    await next(page);
    await page.getByText('Chưa mở được biểu mẫu vì mất kết nối.').waitFor();
    await page.unroute('**/assets/form-runner-*.js');
    await again(page.getByRole('button', AGAIN));
    await page.locator('.f-run').waitFor();
    expect(await isFocusTrapped(page)).toBe(true);
    await close();
  });

  test('a form sent without network reports the failure, keeps the input, and is sent once on retry', async () => {
    const [card] = cards;
    if (!card) throw new Error('The fixtures have no card to renew.');
    const { page, settle, close, offline, online, sent } = await roamingPage();
    await page.goto(`${stack.portal}/renewal`);
    await settle();
    await offline();
    await page.getByLabel('Mã thẻ').fill(card.code);
    await page.getByLabel('Số điện thoại').fill(card.phone);
    await page.getByRole('button', { name: 'Tìm thẻ' }).click();
    await page.getByText(NO_NETWORK).waitFor();
    await online();
    expect(await page.getByLabel('Mã thẻ').inputValue()).toBe(card.code);
    await findCard(page, card);
    await page.getByRole('radio', { name: /^1 tháng/ }).check();
    await page.getByText('280.000đ', { exact: true }).last().waitFor();
    await next(page);
    await chooseCounter(page);
    await next(page);

    const robot = page.getByRole('button', { name: 'Tôi không phải là người máy' });
    const send = page.getByRole('button', { name: 'Gửi và thanh toán' });
    await send.waitFor();
    await page.getByRole('checkbox', { name: /^Tôi đồng ý/ }).check();
    await settle();
    await offline();
    await page.getByText('Bạn đang mất mạng.').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/gửi sau|tự gửi|sẽ thử lại/);
    await robot.click();
    await page.getByText('Chưa xác minh được. Bấm để thử lại.').waitFor();
    await send.click();
    await page.locator('.f-summary').getByText(NO_NETWORK).waitFor();
    await online();
    await robot.click();
    await page.getByText('Đã xác minh').waitFor();
    await offline();
    await send.click();
    await page.locator('.f-summary').getByText(NO_NETWORK).waitFor();
    await online();
    expect(await renewals(card)).toBe(0);

    // The request reaches the server, but its response is lost. If the visitor presses the button again, the server
    // must return the same order instead of a second one.
    await page.route('**/api/v1/public/renewals', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send.click();
    await page.locator('.f-summary').getByText(NO_NETWORK).waitFor();
    expect(await renewals(card)).toBe(1);
    await page.unroute('**/api/v1/public/renewals');
    await send.click();
    const pay = page.getByRole('button', { name: 'Thanh toán', exact: true });
    await pay.waitFor();
    expect(await renewals(card)).toBe(1);
    const code = await page.locator('.code').innerText();

    await settle();
    await offline();
    await pay.click();
    await page.getByText(NO_NETWORK).waitFor();
    await online();
    await pay.click();
    await page.locator('input[name=outcome]').first().waitFor();
    expect(sent()).toHaveLength(1);

    await page.goto(`${stack.portal}/search`);
    await page.getByLabel('Mã đơn hàng').fill(code);
    await page.getByLabel('Số điện thoại hoặc email').fill(card.phone);
    await settle();
    await offline();
    const ask = page.getByRole('button', { name: 'Tra cứu' });
    await ask.click();
    await page.getByText(NO_NETWORK).waitFor();
    expect(await page.locator('.f-busy').count()).toBe(0);
    await online();
    expect(await page.getByLabel('Mã đơn hàng').inputValue()).toBe(code);
    await ask.click();
    await page.getByRole('heading', { level: 2, name: `Đơn hàng ${code}` }).waitFor();

    await offline();
    await page.getByRole('button', { name: 'Hủy hoặc thay đổi đơn' }).click();
    await page.getByRole('button', { name: 'Hủy đơn', exact: true }).click();
    await page.getByText(NO_NETWORK).waitFor();
    await online();
    expect(await renewals(card)).toBe(1);
    await page.getByRole('button', { name: 'Hủy hoặc thay đổi đơn' }).click();
    await page.getByRole('button', { name: 'Hủy đơn', exact: true }).click();
    await page.getByText('Đơn hàng đã được hủy theo yêu cầu của bạn.').waitFor();
    expect(sent()).toHaveLength(1);
    await close();
  });
});

/** Uses the keyboard, because a pressed button that disappears would lose the focus. */
async function again(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

function isFocusTrapped(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement !== document.body);
}

async function renewals(card: OwnedCard): Promise<number> {
  const query = `orders?filter=customer_card_id||$eq||${card.id}&filter=status||$eq||AWAITING_PAYMENT`;
  return (await clerk.get(query)).body.length;
}
