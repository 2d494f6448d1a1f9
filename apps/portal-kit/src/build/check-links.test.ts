import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definePortal } from '../site/define-portal.ts';
import { checkLinks } from './check-links.ts';

const portal = definePortal({
  name: 'Library',
  languages: ['vi', 'en'],
  others: ['/api/**'],
  region: {
    timeZone: 'Europe/Berlin',
    dates: 'dd.MM.yyyy',
    numbers: { group: '.', decimal: ',' },
    currency: { code: 'EUR', minorUnit: 2, pattern: '{amount} €' },
  },
  pages: [
    { name: 'reserve', path: '/' },
    { name: 'loan', path: '/loans/*' },
    { name: 'policy', path: '/policy', script: 'texts', tabs: { query: 'tab', names: ['fees', 'private'] } },
  ],
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuyen-links-'));
  writeFileSync(join(folder, 'rules.pdf'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

function wrongOf(html: string, to = '/policy'): readonly string[] {
  const drawn = new Map([
    ['index.html', html],
    ['policy/index.html', '<h2 id="fees">Phí</h2><h2 id="private">Riêng tư</h2>'],
    ['policy/private.html', '<h2 id="private">Riêng tư</h2>'],
    ['en/policy/index.html', '<h2 id="fees">Fees</h2>'],
  ]);
  const texts = { pages: { reserve: { links: { consent: { label: 'Đọc', to } } } } };
  try {
    checkLinks(portal, folder, drawn, { vi: texts, en: {} });
    return [];
  } catch (error) {
    return String(error).split('\n').slice(1);
  }
}
const wrong = (to: string) => wrongOf(`<a class="more" href="${to}">…</a>`);

test.each([
  '/',
  '/en/',
  '/loans/42',
  '/policy?tab=private#private',
  '/policy?tab=fees&amp;from=mail',
  '/en/policy#fees',
  '/rules.pdf',
  '/api/v1/papers/7',
  '//elsewhere.example/policies',
  'https://elsewhere.example/policies',
  'mailto:desk@library.example',
  '#page',
  // A heading may be missing in the HTML of a page that runs a script, because the script may render it later.
  '/#form',
])('the build of a portal accepts a link to %s', (to) => {
  expect(wrong(to)).toEqual([]);
});

test.each([
  ['/polcy', 'there is no such page.'],
  ['/en/polcy', 'there is no such page.'],
  ['/loans', 'there is no such page.'],
  ['/100%', 'this is no address.'],
  ['/policy?tab=privat', 'the page has no tab "privat".'],
  ['/policy?tab=private#fees', 'nothing on the page has the id "fees".'],
  ['/en/policy#private', 'nothing on the page has the id "private".'],
])('the build of a portal rejects a link to %s: %s', (to, reason) => {
  expect(wrong(to)).toEqual([`index.html links to ${to}: ${reason}`]);
});

test('the build of a portal checks the link in the text of a form field in each language', () => {
  expect(wrongOf('', '/polcy')).toEqual(['The field consent of reserve (vi) links to /polcy: there is no such page.']);
});
