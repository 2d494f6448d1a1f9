import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageNamed } from '@tuyen/portal-kit/define';
import { createRenderer } from '@tuyen/portal-kit/prerender';
import { languages } from '../../apps/portal/src/generated/project.gen.ts';
import { pathIn, type Language } from '../../apps/portal/src/language.ts';
import * as layout from '../../apps/portal/src/layout/layout.tsx';
import NotFoundPage from '../../apps/portal/src/pages/not-found/page.tsx';
import SearchPage from '../../apps/portal/src/pages/search/page.tsx';
import { policyTabs, portal } from '../../apps/portal/src/portal.ts';
import { readQrCodes } from '../support/qr-reader.ts';

const texts = (language: Language) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../apps/portal/public/locales', language, 'common.json'), 'utf8'),
  );
const flowText = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../schemas/flows/${name}.json`), 'utf8'));
const locales = Object.fromEntries(languages.map((language) => [language, texts(language)]));
const assets = { scripts: [], preloads: [], styles: [] };

const render = createRenderer(portal, { search: SearchPage, 'not-found': NotFoundPage }, layout);

function page(name: 'search' | 'not-found', language: Language): Document {
  const html = render({
    page: pageNamed(portal, name),
    language,
    locales,
    wordFiles: [],
    assets,
    origin: 'https://tuyen.example',
  });
  return new DOMParser().parseFromString(html, 'text/html');
}

describe.each(languages)('Header and footer of portal pages in the language %s', (language) => {
  const { site } = locales[language];

  test('a portal page has the warning banner above the navigation and the footer at the end', () => {
    const { body } = page('search', language);
    const parts = [...body.querySelectorAll('aside.banner, header.bar, main, footer')].map((part) => part.localName);
    expect(parts).toEqual(['aside', 'header', 'main', 'footer']);
    expect(body.querySelector('aside.banner')?.textContent).toContain(site.banner.text);
  });

  test('the navigation links the pages of flows by the texts of their schemas, then the pages of the portal', () => {
    const links = [...page('search', language).querySelectorAll('header nav a')];
    const flow = (name: string) => flowText(name).page.navigation[language];
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      [pathIn(language, '/'), flow('register')],
      [pathIn(language, '/renewal'), flow('card-question')],
      [pathIn(language, '/search'), site.bar.search],
      [pathIn(language, '/request'), site.bar.request],
      [pathIn(language, '/policy'), site.bar.policy],
      [pathIn(language, '/download'), site.bar.download],
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page', null, null, null]);
  });

  test('the portal footer shows contacts, categories, policies, store links and the publisher', async () => {
    const footer = page('search', language).querySelector('footer');
    const links = [...(footer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    const facts = [...(footer?.querySelectorAll('[data-fact]') ?? [])].map((element) =>
      element.getAttribute('data-fact'),
    );
    expect(facts).toEqual(['office_display_name', 'address', 'hotline', 'email', 'store_android', 'store_ios']);
    for (const path of ['/', '/renewal', '/search', '/request', '/download', '/contact', '/accessibility'])
      expect(links).toContain(pathIn(language, path));
    for (const tab of policyTabs) expect(links).toContain(`${pathIn(language, '/policy')}?tab=${tab}#${tab}`);
    const download = `https://tuyen.example${pathIn(language, '/download')}`;
    expect(await readQrCodes(footer?.outerHTML ?? '')).toEqual([download]);
    expect(footer?.textContent).toContain(site.footer.powered);
  });

  test('the menu button of phones controls no content of its own, so the links exist without a script', () => {
    const header = page('search', language).querySelector('header');
    expect(header?.querySelector('details.menu')?.children).toHaveLength(1);
    expect(header?.querySelector('details.menu + nav a')).not.toBeNull();
  });

  test('the not-found page of the portal links to the three most wanted pages', () => {
    const links = [...page('not-found', language).querySelectorAll('main li a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['/renewal', '/search', '/request'].map((path) => pathIn(language, path)),
    );
    expect(links.every((link) => link.textContent !== '')).toBe(true);
  });

  test('the not-found page of the portal has a button to the home page', () => {
    const main = page('not-found', language).querySelector('main');
    const home = main?.querySelector('a.f-button');
    expect(home?.getAttribute('href')).toBe(pathIn(language, '/'));
    expect(home?.textContent).toBe(locales[language].not_found.home);
  });
});

test('the home button of the not-found page is labeled Back Home in English', () => {
  expect(locales['en'].not_found.home).toBe('Back Home');
});
