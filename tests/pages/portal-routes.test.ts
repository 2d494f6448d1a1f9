import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageNamed } from '@tuyen/portal-kit/define';
import { createRenderer } from '@tuyen/portal-kit/prerender';
import { languages } from '../../apps/portal/src/generated/project.gen.ts';
import { pathIn, type Language } from '../../apps/portal/src/language.ts';
import * as layout from '../../apps/portal/src/layout/layout.tsx';
import { portal } from '../../apps/portal/src/portal.ts';
import { readQrCodes } from '../support/qr-reader.ts';

const PORTAL = join(import.meta.dirname, '../../apps/portal');
const locales = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(join(PORTAL, 'public/locales', language, 'common.json'), 'utf8')),
  ]),
);

/**
 * Routes of the specification with their purposes, in the words of the page titles. Never copy these lists from the
 * code.
 */
const ROUTES: readonly (readonly [path: string, vi: string, en: string])[] = [
  ['/', 'Đăng ký thẻ vé tháng', 'Register for a monthly ticket card'],
  ['/download', 'Tải ứng dụng hành khách', 'Get the passenger app'],
  ['/renewal', 'Gia hạn vé tháng', 'Renew a monthly ticket'],
  ['/renewal/019f', 'Gia hạn vé tháng cho thẻ', 'Renew a card’s monthly ticket'],
  ['/search', 'Tra cứu đơn hàng', 'Look up an order'],
  ['/request', 'Yêu cầu về thẻ', 'Card requests'],
  ['/request/019f', 'Yêu cầu cấp lại thẻ', 'Request a replacement card'],
  ['/request/result/019f', 'Kết quả yêu cầu', 'Result of a request'],
  ['/register/result/019f', 'Kết quả đăng ký thẻ', 'Your registration'],
  ['/payment/result', 'Kết quả thanh toán', 'Payment result'],
  ['/policy', 'Chính sách', 'Policies'],
  [
    '/chinh-sach-bao-mat-thanh-toan-va-quyen-rieng-tu',
    'Chính sách bảo mật thanh toán và quyền riêng tư',
    'Payment security and privacy',
  ],
  ['/contact', 'Gửi tin nhắn cho chúng tôi', 'Contact us'],
  ['/accessibility', 'Tuyên bố về khả năng tiếp cận', 'Accessibility statement'],
  ['/khong/co-trang-nay', 'Không tìm thấy trang', 'Page not found'],
];
const POLICY_TABS = ['payment', 'complaint', 'exchange', 'delivery', 'inspection', 'guarantee', 'private'] as const;
const ORIGIN = 'https://tuyen.example';

type Page = (typeof portal.pages)[number];

const pageAt = (path: string) =>
  portal.pages.find((page) => {
    const pattern = page.path.replace('/**', '(?:/.*)?').replace(/\/\*$/u, '/[^/]+');
    return new RegExp(`^${pattern}$`, 'u').test(path);
  });

async function drawn(page: Page | undefined, language: Language, tab?: string) {
  if (!page) throw new Error('There is no such page.');
  const module = page.module
    ? `${PORTAL}/src/generated/${page.module}`
    : `${PORTAL}/src/pages/${page.component ?? page.name}/page.tsx`;
  const component = (await import(module)).default;
  const render = createRenderer(portal, { [page.name]: component }, layout);
  const assets = { scripts: [], preloads: [], styles: [] };
  const html = render({ page, language, locales, wordFiles: languages, assets, origin: ORIGIN, tab });
  return { html, document: new DOMParser().parseFromString(html, 'text/html') };
}

describe.each(languages)('Pages in the language %s', (language) => {
  test.each(ROUTES)('the portal address %s shows the page for its purpose', async (path, vi, en) => {
    const { document } = await drawn(pageAt(path), language);
    expect(document.title).toBe(`${{ vi, en }[language]} – Tuyến`);
    expect(document.querySelector('main h1')?.textContent?.trim()).toBeTruthy();
  });

  test("the portal's home page shows the tickets on sale above the registration form", async () => {
    const { document } = await drawn(pageNamed(portal, 'register'), language);
    const parts = [...document.querySelectorAll('#tickets-title, #register-form')].map(({ id }) => id);
    expect(parts).toEqual(['tickets-title', 'register-form']);
  });

  test('the welcome dialog is on every portal page except /download and /policy', async () => {
    for (const page of portal.pages) {
      const { document } = await drawn(page, language);
      const link = document.querySelector('#welcome a')?.getAttribute('href');
      const download = pathIn(language, '/download');
      expect(link, page.name).toBe(page.name === 'download' || page.name === 'policy' ? undefined : download);
    }
  });

  test('portal pages load their texts from /locales/{lng}/{ns}.json', async () => {
    const { document } = await drawn(pageNamed(portal, 'search'), language);
    const files = [...document.querySelectorAll('link[data-words]')].map((link) => link.getAttribute('href'));
    expect(files).toEqual(languages.map((each) => `/locales/${each}/common.json`));
  });

  test('the page /policy has seven tabs and shows the tab that the query names', async () => {
    for (const tab of POLICY_TABS) {
      const { document } = await drawn(pageNamed(portal, 'policy'), language, tab);
      const tabs = [...document.querySelectorAll('nav.tabs a')].map((link) => link.getAttribute('href'));
      const base = pathIn(language, '/policy');
      expect(tabs).toEqual(POLICY_TABS.map((each) => `${base}?tab=${each}#${each}`));
      expect([...document.querySelectorAll('.policies > *')].map(({ id }) => id)).toEqual([tab]);
    }
  });

  test('each policy tab has its own title, canonical address and preview', async () => {
    const titles = new Set<string>();
    for (const tab of POLICY_TABS) {
      const { document } = await drawn(pageNamed(portal, 'policy'), language, tab);
      const { tabs, title } = locales[language].site.pages.policy;
      expect(document.title).toBe(`${tabs[tab]} – ${title} – Tuyến`);
      titles.add(document.title);
      const address = `${ORIGIN}${pathIn(language, '/policy')}?tab=${tab}`;
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
      const preview = (name: string) => document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
      expect([preview('title'), preview('url'), preview('site_name')]).toEqual([
        `${tabs[tab]} – ${title}`,
        address,
        'Tuyến',
      ]);
      const other = document.querySelector('link[hreflang=en]')?.getAttribute('href');
      expect(other).toBe(`${ORIGIN}/en/policy?tab=${tab}`);
    }
    expect(titles.size).toBe(POLICY_TABS.length);
  });

  test('a page about one order has neither a canonical address nor a preview', async () => {
    const { document } = await drawn(pageNamed(portal, 'register-result'), language);
    expect(document.querySelector('link[rel=canonical], meta[property^="og:"]')).toBeNull();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('the accessibility statement leads to the contact form and shows the hotline', async () => {
    const main = (await drawn(pageNamed(portal, 'accessibility'), language)).document.querySelector('main');
    expect(main?.querySelector('a.f-button')?.getAttribute('href')).toBe(pathIn(language, '/contact'));
    expect(main?.querySelector('[data-fact=hotline]')?.getAttribute('data-fact-to')).toBe('tel');
  });

  test("the QR codes in the footer and on /download lead to the app's download page", async () => {
    const address = `${ORIGIN}${pathIn(language, '/download')}`;
    expect(await readQrCodes((await drawn(pageNamed(portal, 'search'), language)).html)).toEqual([address]);
    expect(await readQrCodes((await drawn(pageNamed(portal, 'download'), language)).html)).toEqual([address, address]);
  });
});
