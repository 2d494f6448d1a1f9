import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '../support/server-process.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { renewableCards, spaced, type OwnedCard } from './cards.ts';
import { fillBirthDate } from './form-filling.ts';
import {
  chooseCounter,
  expectNarrow,
  expectAccessible,
  findCard,
  payWith,
  sendAndPay,
  withoutWelcome,
} from './portal-visits.ts';
import { watchShifts } from './shifts.ts';

let stack: Stack;
let clerk: Account;
let cards: readonly OwnedCard[];
beforeAll(async () => {
  stack = await startStack();
  clerk = await stack.server.signIn('superuser');
  cards = await renewableCards(clerk, 4);
});
// All tests share one client address, whose lookups per minute are limited.
beforeEach(() => stack.qa.clock.move({ minutes: 1 }));
afterAll(async () => {
  await stack?.stop();
});

const TABS = ['payment', 'complaint', 'exchange', 'delivery', 'inspection', 'guarantee', 'private'] as const;
const PRIVACY = '/chinh-sach-bao-mat-thanh-toan-va-quyen-rieng-tu';

const PAGES: readonly (readonly [path: string, vi: RegExp, en: RegExp])[] = [
  ['/', /^Đăng ký thẻ vé tháng/, /^Register for a monthly ticket card/],
  ['/download', /^Tải ứng dụng/, /^Get the/],
  ['/renewal', /^Gia hạn vé tháng/, /^Renew a monthly ticket/],
  ['/renewal/{card}', /^Gia hạn vé tháng/, /^Renew a monthly ticket/],
  ['/search', /^Tra cứu đơn hàng/, /^(?:Order lookup|Look)/],
  ['/request', /^Yêu cầu về thẻ/, /^Card requests/],
  ['/request/lost', /^Báo mất thẻ/, /^Report a lost card/],
  ['/request/{card}', /^Yêu cầu cấp lại thẻ/, /^Request a replacement card/],
  ['/request/result/{result}', /./, /./],
  ['/register/result/{result}', /./, /./],
  [
    '/payment/result?transaction_code=24&code=DH26000001&type=renewal',
    /^Thanh toán không thành công/,
    /^Payment failed/,
  ],
  ...TABS.map((tab) => [`/policy?tab=${tab}`, /^Chính sách/, /^Policies/] as const),
  [PRIVACY, /^Chính sách bảo mật/, /^Payment security and privacy/],
  ['/contact', /^Gửi tin nhắn cho chúng tôi/, /^Contact us/],
  ['/accessibility', /^Tuyên bố về khả năng tiếp cận/, /^Accessibility statement/],
  ['/khong/co-trang-nay', /^(?:Xin lỗi|Rất tiếc)/, /^Sorry, the page you visited does not exist/],
];

describe.each(['vi', 'en'] as const)('Pages in the language %s', (language) => {
  test('every portal address shows its own content', async () => {
    const { page, errors, settle, close } = await watchedPage(stack, 360);
    await withoutWelcome(page);
    const query = 'orders?filter=status||$eq||WAITING_FOR_CONFIRM&limit=1&join=customer_id';
    const [order] = (await clerk.get(query)).body;
    // Looks up the order with the customer's phone number, which yields the key of the result page. Only the customer
    // receives this key.
    const { phone } = order.customer;
    const { result_id } = (await stack.server.anonymous.get(`public/orders/${order.code}?phone=${phone}`)).body;
    const checkedPages = new Set<string>();
    for (const [path, vi, en] of PAGES) {
      const address = path.replace('{card}', cards[0]?.id ?? '').replace('{result}', result_id);
      await page.goto(stack.portal + (language === 'vi' ? address : `/en${address}`));
      const title = page.getByRole('heading', { level: 1, name: language === 'vi' ? vi : en });
      await title.waitFor();
      if (path.includes('{result}')) await page.getByText(order.code, { exact: true }).waitFor();
      await settle();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      const text = await page.getByRole('main').innerText();
      expect(text.length, path).toBeGreaterThan(40);
      // Detects an untranslated key or Vietnamese text on an English page.
      expect(text, path).not.toMatch(/\b[a-z]+(?:_[a-z]+)*\.[a-z_]+\.[a-z_]+\b/);
      // Excludes the texts about sales counters, because the names of counters are Vietnamese in every language.
      const facts = await page.locator('.f-facts dd').allInnerTexts();
      const own = facts.reduce((rest, fact) => rest.replace(fact, ''), text);
      if (language === 'en' && path !== '/')
        expect(own, path).not.toMatch(/[ạảấầẩẫậắằẳẵặẹẻẽếềểễệịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/);
      // Checks each page once, because its languages and tabs differ only in their words. `portal-barriers` checks all
      // of them.
      const bare = path.replace(/\?.*/, '');
      if (language === 'vi' && !checkedPages.has(bare)) await expectAccessible(page);
      checkedPages.add(bare);
    }
    expect(errors).toEqual([]);
    await close();
  });

  test('no link in the header or footer of the portal is broken', async () => {
    const home = `${stack.portal}${language === 'vi' ? '/' : '/en/'}`;
    const html = await (await fetch(home)).text();
    const links = new Set([...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, link = '']) => link));
    for (const path of ['/renewal', '/search', '/request', '/download', PRIVACY]) {
      expect(links).toContain(language === 'vi' ? path : `/en${path}`);
    }
    for (const link of links) {
      const answer = await fetch(stack.portal + link.replaceAll('&amp;', '&'));
      expect(answer.status, link).toBe(200);
      expect(await answer.text(), link).toContain('<h1');
    }
  });
});

test('on a phone the warning banner scrolls until the user stops it', async () => {
  for (const [width, scrolls] of [
    [360, true],
    [1280, false],
  ] as const) {
    const { page, errors, close } = await watchedPage(stack, width);
    await withoutWelcome(page);
    await page.goto(`${stack.portal}/search`);
    const text = page.locator('.banner-text');
    // Returns the position of the banner's text at the start of its animation and after it has passed.
    const way = () =>
      text.evaluate((element) => {
        const [move] = element.getAnimations();
        if (!move) return undefined;
        const { activeDuration = 0, duration } = move.effect?.getComputedTiming() ?? {};
        return [0, 0.8].map((part) => {
          move.currentTime = part * Number(duration ?? activeDuration);
          const { left, right } = element.getBoundingClientRect();
          return { left, right, is: move.playState };
        });
      });
    const moved = await way();
    expect(moved !== undefined).toBe(scrolls);
    if (moved) {
      const [start, end] = moved;
      expect(start?.is).toBe('running');
      expect(start?.left).toBeLessThan(32);
      expect(start?.right).toBeGreaterThan(width);
      expect(end?.right).toBeLessThan(width);
      await page.getByRole('checkbox', { name: 'Dừng chữ chạy' }).check();
      expect(await way()).toBeUndefined();
      await expectNarrow(page);
    }
    const [red = 0, green = 0, blue = 0] = await page
      .getByRole('banner')
      .evaluate((bar) => getComputedStyle(bar).backgroundColor.match(/\d+/g)?.map(Number) ?? []);
    expect(green).toBeGreaterThan(1.5 * Math.max(red, blue));
    expect(errors).toEqual([]);
    await close();
  }
});

test('the welcome dialog opens once per browser session across all tabs, and never on /download or /policy', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 360);
  const welcome = page.getByRole('dialog', { name: 'Mua vé nhanh hơn với ứng dụng' });
  for (const quiet of ['/download', '/policy?tab=payment']) {
    await page.goto(stack.portal + quiet);
    await settle();
    expect(await welcome.count(), quiet).toBe(0);
  }
  await page.goto(`${stack.portal}/renewal`);
  await expectAccessible(page);
  await welcome.getByRole('link', { name: 'Tải ứng dụng' }).click();
  await page.waitForURL(`${stack.portal}/download`);
  await page.goto(`${stack.portal}/search`);
  await settle();
  expect(await welcome.count()).toBe(0);
  const tab = await page.context().newPage();
  await tab.goto(stack.portal);
  await tab.getByRole('heading', { level: 1 }).waitFor();
  expect(await tab.evaluate(() => document.querySelector<HTMLDialogElement>('#welcome')?.open)).toBe(false);
  expect(errors).toEqual([]);
  await close();
});

test('the portal does not report an unreachable server as an unknown order or card', async () => {
  const { page, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  await page.route('**/api/v1/public/{orders,cards}**', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad</h1>' }),
  );
  await page.goto(`${stack.portal}/search?code=DH26000001`);
  await page.getByLabel(/^Số điện thoại/).fill('0912345678');
  await page.getByRole('button', { name: 'Tra cứu' }).click();
  await page.getByText('Lỗi (mã trạng thái: 502)').waitFor();
  await page.goto(`${stack.portal}/renewal/${cards[0]?.id}`);
  await page.getByLabel('Số điện thoại').fill('0912345678');
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.getByText('Lỗi (mã trạng thái: 502)').waitFor();
  await close();
});

test('nothing shifts while result and renewal pages load, and a renewal loads more code after the phone number', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  const query = 'orders?filter=status||$eq||WAITING_FOR_CONFIRM&limit=1&join=customer_id';
  const [order] = (await clerk.get(query)).body;
  const found = (await stack.server.anonymous.get(`public/orders/${order.code}?phone=${order.customer.phone}`)).body;
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const jumped = await watchShifts(page);
  for (const path of [
    `/register/result/${found.result_id}`,
    `/payment/result?transaction_code=1&code=${order.code}&type=register&result=${found.result_id}`,
    `/renewal/${cards[0]?.id}`,
  ]) {
    await page.goto(stack.portal + path);
    await settle();
    expect(await jumped(), path).toBeLessThan(0.05);
  }
  const before = scripts.length;
  await page.getByLabel('Số điện thoại').fill(cards[0]?.phone ?? '');
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.getByRole('heading', { name: 'Thẻ của bạn' }).waitFor();
  await page.locator('.f-run').waitFor();
  expect(scripts.length).toBeGreaterThan(before);
  expect(await jumped()).toBeLessThan(0.05);
  expect(errors).toEqual([]);
  await close();
});

test('the registration offers only available choices and sends no personal data to compute the price', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 390);
  await withoutWelcome(page);
  const quotes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('public/quotes')) quotes.push(request.postData() ?? '');
  });
  const next = () => page.getByRole('button', { name: 'Tiếp tục' }).click();
  const group = (name: string) => page.getByRole('group', { name }).or(page.getByRole('radiogroup', { name }));
  await page.goto(`${stack.portal}/`);

  for (const year of ['2099', '1899', '1990']) {
    await fillBirthDate(page, '5', '3', year);
    if (year === '1990') continue;
    await next();
    await page.getByRole('link', { name: 'Ngày sinh phải là một ngày có thật, từ năm 1900 đến hôm nay' }).waitFor();
  }
  await page.getByRole('button', { name: /^Xem cả \d+ vé$/ }).click();
  await page.getByRole('button', { name: 'Chọn vé này Vé tháng metro tuyến 2A' }).click();
  await page.getByText(/^2A – /).waitFor();
  await page.getByRole('radio', { name: /^Vé tháng metro tuyến 2A/, checked: true }).waitFor();
  const starts = group('Tháng bắt đầu').getByRole('radio');
  await page.getByRole('radio', { name: /^Từ \d\d\/\d\d\/\d{4}$/, checked: true }).waitFor();
  expect(await starts.count()).toBe(1);

  await page.getByRole('button', { name: 'Đổi', exact: true }).click();
  await page.getByRole('button', { name: /^Chọn vé này Thẻ miễn phí – người cao tuổi/ }).waitFor();
  await page.getByRole('button', { name: /^Chọn vé này Vé tháng liên tuyến – tập thể/ }).click();
  await page.getByRole('radio', { name: /^Mua theo hình thức tập thể/, checked: true }).waitFor();
  await page.getByRole('radio', { name: /^Vé tháng liên tuyến – tập thể/, checked: true }).waitFor();
  expect(await group('Loại vé tháng').getByRole('radio').count()).toBe(1);
  await starts.nth(1).waitFor();
  expect(
    await group('Tháng bắt đầu')
      .getByRole('radio', { name: /Ngừng bán$/ })
      .isDisabled(),
  ).toBe(true);
  await page.getByRole('textbox', { name: 'Cơ quan, trường học' }).fill('Công ty Vân Long');
  await page.getByLabel('Số người của tập thể').fill('12');
  await starts.nth(1).check();
  await page.getByRole('radio', { name: /^1 tháng/ }).check();
  await page.getByText('Tập thể phải có từ 30 người trở lên.').waitFor();
  await page.getByLabel('Số người của tập thể').fill('42');
  await page.getByText('Tập thể phải có từ 30 người trở lên.').waitFor({ state: 'detached' });
  await page.getByText(/^\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}$/).waitFor();

  await page.getByRole('button', { name: 'Đổi', exact: true }).click();
  await page.getByRole('button', { name: 'Chọn vé này Vé tháng liên tuyến', exact: true }).click();
  await page.getByRole('radio', { name: /^Vé tháng liên tuyến/, checked: true }).waitFor();
  await starts.nth(1).check();
  await page.getByRole('radio', { name: /^1 tháng/ }).check();
  await page.getByText(/^\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}$/).waitFor();
  await settle();
  await expectAccessible(page);
  await next();

  await page.getByLabel('Họ và tên').fill('Trần Văn Tám');
  await page.getByLabel('Số căn cước/hộ chiếu').fill('001090012345');
  await page.getByLabel('Số điện thoại').fill('0912 345 987');
  await next();

  const picture = { name: 'anh.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await page.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await page.getByRole('button', { name: /Đổi ảnh khác/ }).waitFor();
  expect(await group('Đối tượng ưu tiên').count()).toBe(0);
  expect(await group('Giấy tờ chứng minh').count()).toBe(0);
  await expectAccessible(page);
  await next();

  await page.getByRole('radio', { name: /^Giao tận nhà/ }).check();
  await page.getByLabel('Tỉnh/Thành phố nhận').selectOption({ label: 'Hà Nội' });
  const district = page.getByRole('combobox', { name: 'Phường/Xã nhận' });
  await district.waitFor();
  await page.getByLabel('Địa chỉ nhận thẻ').fill('Số 1 phố Tràng Tiền');
  await next();
  await page.getByRole('link', { name: 'Hãy chọn phường/xã nhận' }).waitFor();
  expect(await group('Phường/Xã nhận').getByText('(không bắt buộc)').count()).toBe(0);
  await district.fill('hoàn kiếm');
  await page.getByRole('option', { name: 'Phường Hoàn Kiếm', exact: true }).click();
  await page.getByText('20.000đ', { exact: true }).waitFor();

  await page.getByRole('radio', { name: /^Nhận tại quầy/ }).check();
  const search = page.getByRole('combobox', { name: 'Quầy nhận thẻ' });
  await search.fill('pham hung');
  await page.getByRole('option', { name: /^Quầy vé Bến xe Mỹ Đình.*T2–T6 07:00–19:00/ }).click();
  await page.getByText(/quầy giữ thẻ 30 ngày/).waitFor();
  await expectAccessible(page);
  await next();
  await page.getByRole('heading', { name: 'Xem lại và gửi' }).waitFor();
  await page.getByText('Trần Văn Tám').waitFor();
  expect(await page.getByText('Công ty Vân Long').count()).toBe(0);

  expect(quotes.length).toBeGreaterThan(3);
  for (const quote of quotes) {
    expect(quote).not.toMatch(/Tám|0912|0010900|1990|Vân Long|Tràng Tiền|uploads|full_name|phone/);
  }
  expect(errors).toEqual([]);
  await close();
});

test('a citizen renews the ticket on a card and pays at the payment gateway', async () => {
  const [card] = cards;
  if (!card) throw new Error('The fixtures have no card to renew.');
  const { page, errors, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  const { officeId, apiKey, asked } = await siteOfItsOwn(page);
  await page.goto(`${stack.portal}/renewal`);
  await findCard(page, card);
  expect(new URL(page.url()).pathname).toBe(`/renewal/${card.id}`);
  await page.getByRole('radio', { name: /^Vé tháng liên tuyến/ }).waitFor();
  expect(await page.getByRole('radio', { name: /^Liên tuyến/ }).isChecked()).toBe(true);
  expect(await page.getByText(/học sinh, sinh viên/).count()).toBe(0);
  expect(await page.getByRole('radio', { name: /Thẻ đã có vé cho thời gian này$/ }).isDisabled()).toBe(true);
  await page.getByRole('radio', { name: /^1 tháng/ }).check();
  await page.getByText('280.000đ', { exact: true }).last().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await chooseCounter(page);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await expectAccessible(page);
  await sendAndPay(page);
  await payWith(page, '00');

  await page.getByRole('heading', { level: 1, name: 'Bạn đã gia hạn vé tháng thành công.' }).waitFor();
  await page.getByText(/^01\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}$/).waitFor();
  await page.getByText(/^Mang thẻ đến Quầy vé .* để nạp vé$/).waitFor();
  const code = await page.locator('.code').innerText();
  expect(await page.getByText('Hồ sơ được duyệt').count()).toBe(0);
  const [order] = (await clerk.get(`orders?filter=code||$eq||${code}`)).body;
  expect(order).toMatchObject({ request_kind: 'RENEW', customer_card_id: card.id, total: 280_000 });
  expect(order.paid_at).toBeTruthy();
  expect(asked.length).toBeGreaterThan(3);
  for (const headers of asked) {
    const site = {
      'accept-language': 'vi',
      'x-client-kind': 'PUBLIC_WEB',
      'x-api-key': apiKey,
      'x-office-id': officeId,
    };
    expect(headers).toMatchObject(site);
  }
  expect(asked.filter((headers) => headers['x-token-captcha'])).toHaveLength(1);
  expect(errors).toEqual([]);
  await close();
});

test('a citizen requests a replacement for a lost card and pays on the second attempt', async () => {
  const card = cards[1];
  if (!card) throw new Error('The fixtures have too few cards.');
  const { page, errors, close } = await watchedPage(stack, 1280);
  await withoutWelcome(page);
  await askForNewCard(page, card);
  await payWith(page, '24');
  await page.getByText('You canceled the transaction.').waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.locator('input[name=outcome]').first().waitFor();
  await payWith(page, '00');
  await page
    .getByRole('heading', { level: 1, name: 'You have requested a replacement card and paid for it.' })
    .waitFor();
  const code = await page.locator('.code').innerText();
  await page.getByText('Estimated delivery date:').waitFor();

  await page.goto(`${stack.portal}/en/request`);
  await findCard(page, card);
  const request = page.getByRole('listitem').filter({ hasText: code });
  await request.getByText('Card broken').waitFor();
  await expectAccessible(page);
  await request.getByRole('link', { name: /^See the result/ }).click();
  await page
    .getByRole('heading', { level: 1, name: 'We have received your request for a replacement card.' })
    .waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/en\/request\/result\/[\w-]{32}$/);
  expect(errors).toEqual([]);
  await close();
});

test('a citizen withdraws an unpaid request', async () => {
  const card = cards[2];
  if (!card) throw new Error('The fixtures have too few cards.');
  const { page, errors, close } = await watchedPage(stack, 1280);
  await withoutWelcome(page);
  await askForNewCard(page, card);
  const [order] = (
    await clerk.get(`orders?filter=customer_card_id||$eq||${card.id}&filter=status||$eq||AWAITING_PAYMENT`)
  ).body;
  await lookUp(page, `${stack.portal}/en/search?code=${order.code}`, undefined, card.phone);
  await page.getByRole('button', { name: 'Cancel or change the order' }).click();
  await page.getByRole('button', { name: 'Keep order' }).click();
  await page.getByRole('button', { name: 'Cancel or change the order' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByText('Your order has been canceled at your request.').waitFor();
  expect(await page.getByRole('button', { name: /^(?:Pay|Cancel or change the order)$/ }).count()).toBe(0);
  expect((await clerk.get(`orders/${order.id}`)).body.status).toBe('CANCELED');
  expect(await page.getByRole('link', { name: 'Place a new order' }).getAttribute('href')).toBe('/en/request');
  expect(errors).toEqual([]);
  await close();
});

test('an order is neither lost nor paid twice when the citizen returns from the payment gateway', async () => {
  const card = cards[3];
  if (!card) throw new Error('The fixtures have too few cards.');
  const { page, errors, settle, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  const code = await askForNewCard(page, card);
  expect(code).toMatch(/^DH\d+$/);
  await page.goBack();
  await page.getByText(code, { exact: true }).waitFor();
  const result = new URL(page.url()).pathname;
  expect(result).toMatch(/^\/en\/request\/result\/[\w-]{32}$/);
  await expectAccessible(page);

  const unpaid = page.getByRole('region', { name: 'You have an unpaid order' });
  for (const path of ['/en/', '/en/renewal', '/en/request', `/en/renewal/${card.id}`]) {
    await page.goto(stack.portal + path);
    await unpaid.getByText(code, { exact: true }).first().waitFor();
  }
  await expectAccessible(page);
  const change = unpaid.getByRole('link', { name: 'Change or cancel it' });
  expect(await change.getAttribute('href')).toBe(`/en/search?code=${code}`);
  const pay = unpaid.getByRole('button', { name: 'Continue to payment' });
  await stack.qa.scenarios.play('gateway-down');
  const [down] = await Promise.all([page.waitForResponse((response) => response.status() === 503), pay.click()]);
  await page.waitForURL(down.url());
  await page.goBack();
  await pay.click();
  await page.locator('input[name=outcome]').first().waitFor();
  expect(errors.splice(0).filter((error) => !error.includes('503'))).toEqual([]);

  // The gateway never reports the outcome of this payment. While the report may still arrive, no page may offer a
  // second payment.
  await payWith(page, '24', 'never');
  await page.getByRole('heading', { level: 1, name: 'Confirming the payment' }).waitFor();
  await page.getByText(code, { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /pay/i }).count()).toBe(0);
  expect(await page.getByRole('main').getByRole('link', { name: 'Look the order up' }).getAttribute('href')).toBe(
    `/en/search?code=${code}`,
  );
  await expectAccessible(page);
  await page.goto(`${stack.portal}/en/request`);
  await unpaid.getByText('Please do not pay again.', { exact: false }).waitFor();
  expect(await unpaid.getByRole('button', { name: /pay/i }).count()).toBe(0);
  await page.goto(stack.portal + result);
  await page.getByText('Confirming the payment').waitFor();
  expect(await page.getByRole('button', { name: /pay/i }).count()).toBe(0);
  await lookUp(page, `${stack.portal}/en/search?code=${code}`, undefined, card.phone);
  await page.getByText('The payment is not confirmed yet').waitFor();
  expect(await page.getByRole('button', { name: /^(?:pay|cancel)/i }).count()).toBe(0);

  await page.goto(`${stack.portal}/en/renewal`);
  await unpaid.getByRole('button', { name: 'Delete my data from this device' }).click();
  await unpaid.waitFor({ state: 'hidden' });
  await settle();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(code);
  const [order] = (await clerk.get(`orders?filter=code||$eq||${code}`)).body;
  expect(order.status).toBe('AWAITING_PAYMENT');
  expect(errors).toEqual([]);
  await close();
});

describe('Payment result page of the portal', () => {
  const failed = 'Thanh toán không thành công';

  test('without JavaScript the payment result page claims neither success nor failure', async () => {
    for (const code of ['1', '24']) {
      const { page, close } = await watchedPage(stack, 360, { javaScriptEnabled: false });
      await page.goto(`${stack.portal}/payment/result?transaction_code=${code}&code=DH26000001&type=new-card`);
      const main = page.getByRole('main');
      expect(await main.innerText()).not.toMatch(/thành công|thất bại|xác nhận/i);
      await main.getByRole('link', { name: 'Tra cứu đơn hàng' }).waitFor();
      expect(await page.locator('.f-busy').count()).toBe(0);
      await close();
    }
  });

  test('if the server cannot be reached, the payment result uses only the values in its address and shows no order details', async () => {
    for (const [code, title] of [
      ['24', failed],
      ['1', 'Đang xác nhận thanh toán'],
    ] as const) {
      const { page, close } = await watchedPage(stack, 360);
      await withoutWelcome(page);
      await page.route('**/api/v1/public/results/**', (route) => route.abort());
      await page.goto(
        `${stack.portal}/payment/result?transaction_code=${code}&code=DH26000001&result_id=${'t'.repeat(32)}`,
      );
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.getByRole('main').innerText()).not.toMatch(/chờ thanh toán|đã báo thành công|được duyệt/);
      await close();
    }
  });

  test("the payment result never contradicts the order's status, whatever its address claims", async () => {
    const { page, errors, close } = await watchedPage(stack, 360);
    await withoutWelcome(page);
    const open = async (status: string, code: number) => {
      const query = `orders?filter=status||$eq||${status}&filter=total||$gt||0&filter=request_kind||$eq||REGISTER_NEW`;
      const [order] = (await clerk.get(`${query}&limit=1&join=customer_id`)).body;
      const found = await stack.server.anonymous.get(`public/orders/${order.code}?phone=${order.customer.phone}`);
      const about = `type=new-card&receivedAt=home&delivery=1&code=${order.code}&result_id=${found.body.result_id}`;
      await page.goto(`${stack.portal}/payment/result?transaction_code=${code}&${about}`);
      await page.getByText(order.code, { exact: true }).waitFor();
      return page.getByRole('main').innerText();
    };
    const paid = 'Bạn đã đăng ký thẻ mới và thanh toán thành công.';
    // The page of a paid order shows success, even if the parameters in the address claim a failure.
    const waiting = await open('WAITING_FOR_CONFIRM', 24);
    expect(waiting).toContain(paid);
    expect(waiting).toContain('Hồ sơ được duyệt trong vòng');
    expect(waiting).toContain('Hãy lưu lại mã này để tra cứu đơn hàng và nhận thẻ.');
    const approved = await open('CONFIRMED', 1);
    expect(approved).toContain(paid);
    expect(approved).not.toContain('được duyệt trong vòng');
    const delivered = await open('DELIVERED_TO_CUSTOMER', 1);
    expect(delivered).toContain(paid);
    expect(delivered).not.toMatch(/được duyệt|dự kiến|ngày kể từ/);
    for (const code of [1, 24]) expect(await open('CANCELED', code)).not.toMatch(/vẫn chờ thanh toán|được duyệt trong/);
    expect(errors).toEqual([]);
    await close();
  });
});

test('a citizen can correct exactly the fields that a clerk asked to correct', async () => {
  const waiting = (
    await clerk.get('orders?filter=status||$eq||WAITING_FOR_CONFIRM&filter=request_kind||$eq||REGISTER_NEW')
  ).body;
  const order = waiting[0];
  const corrections = [
    { field: 'identity_number', message: 'Số căn cước còn thiếu một chữ số.' },
    { field: 'portrait', message: 'Ảnh mờ, vui lòng chụp lại.' },
  ];
  const asked = await clerk.post(
    `orders/${order.id}/transitions/ask-correction`,
    { corrections },
    {
      'x-office-id': order.office_id,
    },
  );
  expect(asked.status, JSON.stringify(asked.body)).toBeLessThan(300);
  const { phone, identity_number } = (await clerk.get(`customers/${order.customer_id}`)).body;

  const { page, errors, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  await lookUp(page, `${stack.portal}/search`, order.code, spaced(phone));
  // A visitor who only has the order's code and the phone number sees masked values and must type all corrections anew.
  await page.getByText(`****${identity_number.slice(-3)}`).waitFor();
  expect(await page.getByLabel('Số căn cước/hộ chiếu').inputValue()).toBe('');
  expect(await page.content()).not.toContain(identity_number);
  const labels = ['Số căn cước/hộ chiếu', 'Ảnh chân dung'];
  for (const [index, { message }] of corrections.entries()) {
    const field = page.locator('.f-field').filter({ hasText: labels[index] ?? '' });
    await field.getByText(message).waitFor();
  }
  await page.getByText(/^Bổ sung hồ sơ trước \d\d\/\d\d\/\d{4} \d\d:\d\d/).waitFor();
  expect(await page.getByLabel('Họ và tên').count()).toBe(0);
  await page.getByRole('button', { name: 'Gửi lại hồ sơ' }).click();
  await page.getByRole('link', { name: 'Hãy tải lên ảnh chân dung' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Số căn cước/hộ chiếu').fill('001 099 012 345');
  const picture = { name: 'anh.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await page.getByText('Đã tải ảnh lên').waitFor();
  await page.getByRole('button', { name: 'Gửi lại hồ sơ' }).click();
  await page.getByText('Chúng tôi đã nhận hồ sơ bổ sung của bạn').waitFor();

  expect((await clerk.get(`orders/${order.id}`)).body.status).toBe('WAITING_FOR_CONFIRM');
  expect((await clerk.get(`customers/${order.customer_id}`)).body.identity_number).toBe('001099012345');
  expect(errors).toEqual([]);
  await close();
});

test('a policy edited by the office appears in the portal with sanitized links', async () => {
  const [policy] = (await clerk.get('policies?filter=tab||$eq||guarantee')).body;
  const { page, errors, close } = await watchedPage(stack, 360);
  await page.goto(`${stack.portal}/en/policy?tab=guarantee`);
  await page.getByText('The card is guaranteed for 12 months').waitFor();
  const body_en = `<h1>Two years</h1><p>Guaranteed for 24 months. <a href="/en/search">Look up</a> <a href="mailto:a@b.vn">Write</a></p>
    <p><a href="javascript:alert(1)">Not a link</a><script>document.title = 'run'</script></p>`;
  const changed = await clerk.patch(`policies/${policy.id}`, { body_en });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);

  await page.reload();
  await page.getByText('Guaranteed for 24 months.').waitFor();
  const links = page.locator('#guarantee a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/en/search',
    'mailto:a@b.vn',
  ]);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expectAccessible(page);
  expect(await page.title()).not.toBe('run');
  await page.goto(`${stack.portal}/policy?tab=guarantee`);
  await page.getByText('bảo hành 12 tháng').waitFor();
  expect(errors).toEqual([]);
  await close();
});

async function siteOfItsOwn(page: Page) {
  const client = { name: 'Cổng thông tin', client_kind: 'PUBLIC_WEB', permissions: ['route.read'], rate_limit: 600 };
  const { key: apiKey, office_id: officeId } = (await clerk.post('api-clients', client)).body;
  if (!apiKey) throw new Error('The site of an office got no key.');
  const apiBase = `${stack.server.origin}/api/v1`;
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase, apiKey, officeId } }));
  const asked: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(apiBase) && request.resourceType() === 'fetch') asked.push(request.headers());
  });
  return { apiKey, officeId, asked };
}

test('a customer who lost a card and forgot its code locks the card through a mailed link and orders a new card', async () => {
  const [card] = cards;
  if (!card) throw new Error('The fixtures have too few cards.');
  const { customer_id } = (await clerk.get(`customer-cards/${card.id}`)).body;
  const { identity_number, office_id } = (await clerk.get(`customers/${customer_id}`)).body;
  const email = 'mat.the@hopthu.example';
  const changed = await clerk.patch(`customers/${customer_id}`, { email }, { 'x-office-id': office_id });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const mails = () => stack.qa.outbox.list(email);

  const { page, errors, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  await page.goto(`${stack.portal}/request`);
  await page.getByRole('link', { name: 'Mất thẻ và không nhớ mã thẻ?' }).click();
  const send = page.getByRole('button', { name: 'Gửi liên kết cho tôi' });
  await send.click();
  await page.getByRole('link', { name: /giấy tờ|căn cước/ }).waitFor();
  await expectAccessible(page);
  const answers: string[] = [];
  for (const identity of ['001099999999', identity_number]) {
    await page.goto(`${stack.portal}/request/lost`);
    await page.getByLabel('Số điện thoại').fill(card.phone);
    await page.getByLabel('Số căn cước/hộ chiếu').fill(identity);
    await send.click();
    await page.getByRole('heading', { level: 2, name: 'Chúng tôi đã nhận yêu cầu của bạn' }).waitFor();
    answers.push(await page.getByRole('main').innerText());
  }
  // The page shows the same text for known and unknown persons. Only a known person gets a mail.
  expect(answers[0]).toBe(answers[1]);
  await expectAccessible(page);
  const sent = await mails();
  expect(sent).toHaveLength(1);

  await page.goto(/https?:\S+/.exec(sent[0]?.text ?? '')?.[0] ?? '');
  const own = page.getByRole('region', { name: /^Mã thẻ/ }).filter({ hasText: card.code.slice(-4) });
  await own.getByRole('button', { name: /^Khóa thẻ này/ }).click();
  await own.getByRole('button', { name: 'Không khóa' }).click();
  await own.getByRole('button', { name: /^Khóa thẻ này/ }).click();
  await expectAccessible(page);
  await own.getByRole('button', { name: 'Khóa thẻ', exact: true }).click();
  await own.getByText('Thẻ đã được khóa.').waitFor();
  expect((await clerk.get(`customer-cards/${card.id}`)).body.is_locked).toBe(true);
  expect(await mails()).toHaveLength(2);
  await expectAccessible(page);
  await own.getByRole('link', { name: /^Cấp lại thẻ/ }).click();
  await page.waitForURL(`${stack.portal}/request/${card.id}`);
  await page.getByLabel('Số điện thoại').fill(card.phone);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.getByRole('radio', { name: /^Mất thẻ/ }).waitFor();

  await page.goto(`${stack.portal}/request/lost#id=guessed&key=guessed`);
  await page.getByText('Liên kết không đúng.', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Yêu cầu liên kết mới' }).click();
  await send.waitFor();
  expect(errors).toEqual([]);
  await close();
});

async function askForNewCard(page: Page, card: OwnedCard): Promise<string> {
  await page.goto(`${stack.portal}/en/request`);
  await findCard(page, card);
  await page.getByRole('link', { name: 'Replace this card' }).click();
  await page.getByRole('radio', { name: /^Card broken/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseCounter(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  return sendAndPay(page);
}

async function lookUp(page: Page, address: string, code: string | undefined, secret: string): Promise<void> {
  await page.goto(address);
  if (code) await page.getByLabel(/^(?:Mã đơn hàng|Order code)$/).fill(code);
  await page.getByLabel(/^(?:Số điện thoại hoặc email|Phone number or email)$/).fill(secret);
  await page.getByRole('button', { name: /^(?:Tra cứu|Look up)$/ }).click();
  await page.getByRole('heading', { level: 2, name: /^(?:Đơn hàng|Order) DH/ }).waitFor();
}
