import { join } from 'node:path';
import { buildSite, readSiteOptions } from '@tuyen/server/sites';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { violations } from '../support/barriers.ts';
import { watchedPage } from '../support/watched-page.ts';
import { fillBirthDate } from './form-filling.ts';
import { drawn, holdAnswers, watchShifts } from './shifts.ts';
import { OPEN_PATHS } from './portal-states.ts';
import { cutTexts, expectNarrow, withoutWelcome } from './portal-visits.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

const heightOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);

test('on a phone the warning and the bar take at most 90 px, and the folded footer at most 640 px', async () => {
  for (const prefix of ['', '/en']) {
    const { page, settle, errors, close } = await watchedPage(stack, 360);
    await withoutWelcome(page);
    for (const path of ['/', '/search', '/download']) {
      await page.goto(stack.portal + prefix + path);
      await settle();
      const head = (await heightOf(page, '.banner')) + (await heightOf(page, '.bar'));
      expect(head, prefix + path).toBeLessThanOrEqual(90);
      expect(await heightOf(page, '.footer'), prefix + path).toBeLessThanOrEqual(640);
      const stop = await page.getByRole('checkbox', { name: /^(?:Dừng chữ chạy|Stop the moving text)$/ }).boundingBox();
      expect([stop?.width, stop?.height]).toEqual([44, 44]);
    }
    expect(errors).toEqual([]);
    await close();
  }
});

test('a visitor who wants less motion sees one line of the warning, which unfolds, and a head of at most 90 px', async () => {
  for (const prefix of ['', '/en']) {
    const { page, settle, errors, close } = await watchedPage(stack, 360, { reducedMotion: 'reduce' });
    await withoutWelcome(page);
    await page.goto(`${stack.portal}${prefix}/`);
    await settle();
    const head = (await heightOf(page, '.banner')) + (await heightOf(page, '.bar'));
    expect(head, prefix).toBeLessThanOrEqual(90);
    expect(await violations(page)).toEqual([]);
    const text = page.locator('.banner-window');
    const cut = () => text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(await cut()).toBe(true);
    await page.getByRole('checkbox', { name: /^(?:Hiện cả lời cảnh báo|Show the whole warning)$/ }).check();
    expect(await cut()).toBe(false);
    expect(errors).toEqual([]);
    await close();
  }
});

test('on a phone the links of the bar and the policies of the footer follow on request, without a script too', async () => {
  const { page, close } = await watchedPage(stack, 360, { javaScriptEnabled: false });
  await page.goto(`${stack.portal}/search`);
  const link = page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('link', { name: 'Gia hạn vé' });
  expect(await link.isVisible()).toBe(false);
  await page.locator('summary').filter({ hasText: 'Menu' }).click();
  await link.waitFor();
  const policy = page.getByRole('contentinfo').getByRole('link', { name: 'Khiếu nại' });
  expect(await policy.isVisible()).toBe(false);
  await page.getByRole('contentinfo').locator('summary').click();
  await policy.waitFor();
  await close();
});

test('the tickets on sale leave when the form has begun, and no heading but the page title precedes its first step', async () => {
  const { page, settle, errors, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  await page.goto(stack.portal);
  await page.getByRole('button', { name: /^Chọn vé này Vé tháng liên tuyến$/ }).waitFor();
  await settle();
  const headings = await page
    .locator('main :is(h1, h2, h3)')
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().height > 1).map((each) => [each.localName, each.className]),
    );
  expect(headings.slice(0, 2)).toEqual([
    ['h1', ''],
    ['h2', 'f-heading'],
  ]);
  await page.getByRole('button', { name: /^Chọn vé này Vé tháng liên tuyến$/ }).click();
  await page.getByRole('button', { name: 'Đổi', exact: true }).waitFor();
  await fillBirthDate(page, '5', '3', '1990');
  await page.getByRole('radio', { name: /^Vé tháng liên tuyến/, checked: true }).waitFor();
  const month = page
    .getByRole('group', { name: 'Tháng bắt đầu' })
    .or(page.getByRole('radiogroup', { name: 'Tháng bắt đầu' }));
  await month.getByRole('radio').last().check();
  await page.getByRole('radio', { name: /^1 tháng/ }).check();
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.getByLabel('Họ và tên').waitFor();
  expect(await page.locator('.tickets').isVisible()).toBe(false);
  expect(errors).toEqual([]);
  await close();
});

describe.each([
  ['vi', 'light'],
  ['en', 'dark'],
  ['vi', 'dark'],
  ['en', 'light'],
] as const)('Open portal pages in the language %s, %s', (language, colorScheme) => {
  test('every page passes the accessibility check and is readable at 320 px with text of twice the size', async () => {
    const { page, settle, errors, close } = await watchedPage(stack, 320, { colorScheme, reducedMotion: 'reduce' });
    await withoutWelcome(page);
    for (const path of OPEN_PATHS) {
      await page.goto(stack.portal + (language === 'vi' ? path : `/en${path}`));
      await settle();
      expect(await violations(page), path).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectNarrow(page);
      expect(await cutTexts(page), path).toEqual([]);
    }
    expect(errors).toEqual([]);
    await close();
  });
});

test('no open page shifts while late translations and answers of the server arrive on a phone', async () => {
  const { page, settle, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  const jumped = await watchShifts(page);
  const late = await holdAnswers(page);
  for (const prefix of ['', '/en']) {
    for (const path of OPEN_PATHS) {
      await page.goto(stack.portal + prefix + path);
      await drawn(page);
      await late.release();
      await settle();
      await drawn(page);
      expect(await jumped(), prefix + path).toBeLessThanOrEqual(0.05);
    }
  }
  await close();
});

test('nothing shifts while the tickets on sale load', async () => {
  for (const width of [360, 1280]) {
    const { page, settle, close } = await watchedPage(stack, width);
    await withoutWelcome(page);
    const jumped = await watchShifts(page);
    await page.goto(stack.portal);
    await page
      .getByRole('button', { name: /^Chọn vé này/ })
      .first()
      .waitFor();
    await settle();
    expect(await jumped(), String(width)).toBeLessThan(0.02);
    await close();
  }
});

test('robots.txt, the sitemap and the pages name the public address of the site, and every address of the sitemap exists', async () => {
  const folder = join(projectRoot, 'apps/portal/dist');
  const options = await readSiteOptions(folder, { apiBase: `${stack.server.origin}/api/v1` });
  const site = await buildSite({ ...options, origin: 'https://ve.example.vn' });
  const url = await site.listen({ host: '127.0.0.1', port: 0 });
  const textOf = async (path: string) => (await fetch(url + path)).text();
  expect(await textOf('/robots.txt')).toContain('Sitemap: https://ve.example.vn/sitemap.xml');
  const map = await textOf('/sitemap.xml');
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address = '']) => new URL(address));
  expect(addresses.map(({ origin }) => origin)).toEqual(addresses.map(() => 'https://ve.example.vn'));
  const listed = addresses.map(({ pathname, search }) => pathname + search);
  for (const path of ['/', '/en/', '/search', '/en/policy?tab=payment', '/contact', '/accessibility'])
    expect(listed).toContain(path);
  expect(listed.filter((path) => /result|payment\/|\*/u.test(path.replace('?tab=payment', '')))).toEqual([]);
  const titles = new Set<string | undefined>();
  for (const path of listed) {
    const answer = await fetch(url + path);
    const html = await answer.text();
    expect(answer.status, path).toBe(200);
    const address = `https://ve.example.vn${path}`;
    expect(html, path).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html, path).toContain(`<meta property="og:url" content="${address}"/>`);
    expect(html, path).toContain('<meta property="og:image" content="https://ve.example.vn/share.png"');
    titles.add(/<title>(.*?)<\/title>/u.exec(html)?.[1]);
  }
  expect(titles.size).toBe(listed.length);
  await site.close();
});

test('a visitor sends a message to the operator', async () => {
  const { page, settle, errors, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  await page.goto(`${stack.portal}/accessibility`);
  await page.getByRole('main').getByRole('link', { name: 'Gửi tin nhắn' }).click();
  await page.getByLabel('Họ và tên').fill('Trần Văn Tám');
  await page.getByLabel('Email').fill('tam@hopthu.example');
  await page.getByLabel('Nội dung').fill('Trang chọn quầy không đọc được bằng TalkBack.');
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.getByRole('heading', { name: 'Xem lại và gửi' }).waitFor();
  await page.getByRole('button', { name: 'Tôi không phải là người máy' }).click();
  await page.getByText('Đã xác minh').waitFor();
  await settle();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Gửi tin nhắn' }).click();
  await page.getByRole('heading', { level: 1, name: 'Chúng tôi đã nhận tin nhắn của bạn' }).waitFor();
  const contact = (await stack.server.anonymous.get('public/contact')).body;
  const mails = await stack.qa.outbox.list(contact.email);
  expect(mails.at(-1)?.text).toContain('TalkBack');
  expect(errors).toEqual([]);
  await close();
});
