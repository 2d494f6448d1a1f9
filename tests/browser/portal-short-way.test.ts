import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { renewableCards, type OwnedCard } from './cards.ts';
import { fillBirthDate, fillStep } from './form-filling.ts';
import { withoutWelcome } from './portal-visits.ts';

let stack: Stack;
let cards: readonly OwnedCard[];
beforeAll(async () => {
  stack = await startStack();
  cards = await renewableCards(await stack.server.signIn('superuser'), 1);
});
afterAll(async () => {
  await stack?.stop();
});

const next = (page: Page) => page.getByRole('button', { name: 'Tiếp tục' });
const heading = (page: Page) => page.locator('.f-run h2.f-heading').innerText();

test('a renewal takes at most four screens and eight taps, besides typing', async () => {
  const [card] = cards;
  if (!card) throw new Error('The fixtures have no card to renew.');
  const { page, errors, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await page.goto(`${stack.portal}/renewal`);
  const screens = new Set([await page.getByRole('heading', { level: 1 }).innerText()]);
  await page.getByLabel('Mã thẻ').fill(card.code);
  await page.getByLabel('Số điện thoại').fill(card.phone);
  await tap(page.getByRole('button', { name: 'Tìm thẻ' }));
  // Ticket, first month and number of months are suggested.
  await page.locator('.f-bill').waitFor();
  screens.add(await heading(page));
  await tap(next(page));
  await tap(page.getByRole('combobox', { name: 'Quầy nạp vé' }));
  screens.add(await heading(page));
  await tap(page.getByRole('option').first());
  await tap(next(page));
  await tap(page.getByRole('checkbox', { name: /^Tôi đồng ý/ }));
  screens.add(await heading(page));
  await tap(page.getByRole('button', { name: 'Tôi không phải là người máy' }));
  await page.getByText('Đã xác minh').waitFor();
  await tap(page.getByRole('button', { name: 'Gửi và thanh toán' }));
  await page.getByRole('button', { name: 'Thanh toán', exact: true }).waitFor();
  expect([...screens], 'screens').toHaveLength(4);
  expect(taps).toBeLessThanOrEqual(8);
  expect(errors).toEqual([]);
  await close();
});

test('a registration takes at most six screens, and its review has one link for each of them and the pictures', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  await page.goto(`${stack.portal}/`);
  await settle();
  await fillBirthDate(page, '5', '3', '2006');
  const screens = new Set<string>();
  const picture = await page.screenshot();
  const send = page.getByRole('button', { name: 'Gửi và thanh toán' });
  while (!(await send.isVisible())) {
    screens.add(await heading(page));
    await fillStep({ page, settle }, picture);
    await next(page).click();
    await settle();
    expect(screens.size, 'screens before the review').toBeLessThan(6);
  }
  expect(await page.getByRole('main').getByText('Chưa điền').count()).toBe(0);
  const change = page.getByRole('link', { name: /^Sửa/ });
  expect(await change.count()).toBe(screens.size);
  const portrait = page.getByRole('img', { name: 'Ảnh chân dung' });
  expect(await portrait.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  expect(await portrait.boundingBox()).toMatchObject({ width: 90, height: 120 });
  await change.first().click();
  await page.getByRole('group', { name: 'Ngày sinh' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a birth date outside the ages of a group is told at once, with the reason', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  await page.goto(`${stack.portal}/`);
  await settle();
  expect(await page.getByRole('radio', { name: /^Miễn phí/ }).count()).toBe(0);
  await fillBirthDate(page, '5', '3', '1990');
  await page.getByRole('radio', { name: /^Miễn phí/ }).check();
  const senior = page.getByRole('radio', { name: /^Người cao tuổi.*Dành cho người từ 60 tuổi/ });
  await senior.waitFor();
  expect(await senior.isDisabled()).toBe(true);
  await fillBirthDate(page, '5', '3', '1950');
  await page.getByRole('radio', { name: /^Người cao tuổi/ }).check();
  await page.getByRole('radio', { name: /^Thẻ miễn phí – người cao tuổi/, checked: true }).waitFor();
  expect(await page.getByRole('group', { name: 'Số tháng' }).count()).toBe(0);
  await page.getByText('60 tháng kể từ ngày hồ sơ được duyệt').waitFor();
  expect(errors).toEqual([]);
  await close();
});
