import { HANOI } from '@tuyen/model/testing/regions';
import { expect, test } from 'vitest';
import { definePortal } from '../site/define-portal.ts';
import { robotsFile, siteMap } from './search-engines.ts';

const portal = definePortal({
  name: 'Clinic',
  languages: ['de', 'en'],
  region: HANOI,
  pages: [
    { name: 'home', path: '/' },
    { name: 'visit', path: '/visits/*' },
    { name: 'paid', path: '/paid', noindex: true },
    { name: 'legal', path: '/legal', script: 'texts', tabs: { query: 'tab', names: ['privacy'] } },
  ],
});

test('the sitemap of a portal lists each page and tab in each language, without pages that search engines must skip', () => {
  const map = siteMap(portal, 'https://clinic.example');
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address)).toEqual([
    'https://clinic.example/',
    'https://clinic.example/en/',
    'https://clinic.example/legal',
    'https://clinic.example/en/legal',
    'https://clinic.example/legal?tab=privacy',
    'https://clinic.example/en/legal?tab=privacy',
  ]);
  expect(map).toContain(
    '<url><loc>https://clinic.example/legal</loc><xhtml:link rel="alternate" hreflang="de" href="https://clinic.example/legal"/><xhtml:link rel="alternate" hreflang="en" href="https://clinic.example/en/legal"/></url>',
  );
});

test('the robots file of a portal allows every page and names the sitemap', () => {
  expect(robotsFile('https://clinic.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://clinic.example/sitemap.xml\n',
  );
});
