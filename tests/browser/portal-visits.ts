import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../support/barriers.ts';
import type { OwnedCard } from './cards.ts';

/** Expects no axe violation and no horizontal overflow, even with text of twice the size. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page), page.url()).toEqual([]);
  await expectNarrow(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNarrow(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

export async function expectNarrow(page: Page): Promise<void> {
  expect(await wideElements(page), `${page.url()} is too wide`).toEqual([]);
}

/** Returns the elements that make a page scroll sideways. */
export function wideElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    // Elements that scroll on their own, such as the banner's text, may be wider.
    const scrolls = (element: Element): boolean =>
      getComputedStyle(element).overflowX !== 'visible' ||
      (element.parentElement !== null && element.parentElement !== document.body && scrolls(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth && !scrolls(element))
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`);
  });
}

/**
 * Returns the visible texts that their own box cuts off. Typed text scrolls within its input, and a box may scroll
 * downwards, so these are not cut.
 */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.locator('body *:not(input, textarea)').evaluateAll((all) =>
    all
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        if (clipPath !== 'none' || (overflowX === 'visible' && overflowY === 'visible')) return false;
        const { width, height } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1) return false;
        const isScrolled = overflowY === 'auto' || overflowY === 'scroll';
        const isCutBelow = !isScrolled && element.scrollHeight > element.clientHeight + 1;
        return element.scrollWidth > element.clientWidth + 1 || isCutBelow;
      })
      .map((element) => `${element.localName}.${element.className}: ${element.textContent?.slice(0, 40)}`),
  );

export async function withoutWelcome(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'tuyen.welcomed', value: '1', domain: '127.0.0.1', path: '/' }]);
}

export async function findCard(page: Page, { code, phone }: OwnedCard): Promise<void> {
  await page.getByLabel(/^(?:Mã thẻ|Card code)$/).fill(code.toLowerCase());
  await page.getByLabel(/^(?:Số điện thoại|Phone)$/).fill(phone);
  await page.getByRole('button', { name: /^(?:Tìm thẻ|Find the card)$/ }).click();
  await page.getByRole('heading', { name: /^(?:Thẻ của bạn|Your card)$/ }).waitFor();
}

/** @param name part of the counter's name; without it, chooses the first counter */
export async function chooseCounter(page: Page, name?: string): Promise<void> {
  await page.getByRole('radio', { name: /^(?:Nhận tại quầy|Counter|Collect|Tại quầy)/ }).check();
  const counter = page.getByRole('combobox', { name: /^(?:Quầy|Counter|Ticket counter|Collection)/ });
  await counter.click();
  if (name) await counter.fill(name);
  await page
    .getByRole('option', name ? { name: new RegExp(name) } : {})
    .first()
    .click();
}

export async function sendAndPay(page: Page): Promise<string> {
  await send(page);
  return payNow(page);
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^(?:Tôi đồng ý|I agree)/ }).check();
  await page.getByRole('button', { name: /^(?:Tôi không phải là người máy|I am not a robot)/ }).click();
  await page.getByText(/^(?:Đã xác minh|Checked)$/).waitFor();
  await page.getByRole('button', { name: /^(?:Gửi và thanh toán|Send and pay)$/ }).click();
}

export async function payNow(page: Page): Promise<string> {
  const pay = page.getByRole('button', { name: /^(?:Thanh toán|Pay)$/ });
  await pay.waitFor();
  const code = await page.locator('.code').innerText();
  await pay.click();
  await page.locator('input[name=outcome]').first().waitFor();
  return code;
}

/** Waits for the result of a paid order. `what` is part of its title. */
export async function expectPaid(page: Page, what = /(?:thanh toán|gia hạn vé tháng) thành công|paid/): Promise<void> {
  await page.getByRole('heading', { level: 1, name: what }).waitFor();
}

/** Chooses the payment result on the gateway's page. The code `00` means success. */
export async function payWith(page: Page, outcome: string, timing = 'before'): Promise<void> {
  await page.locator(`input[name=outcome][value="${outcome}"]`).check();
  await page.locator('select[name=timing]').selectOption(timing);
  await page.getByRole('button').click();
}
