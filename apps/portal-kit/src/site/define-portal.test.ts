import { expect, test } from 'vitest';
import { siteRoutes } from '../build/site-routes.ts';
import { definePortal, pageNamed } from './define-portal.ts';
import { routeFor } from './site-route.ts';

const region = {
  timeZone: 'Europe/Berlin',
  dates: 'dd.MM.yyyy',
  numbers: { group: '.', decimal: ',' },
  currency: { code: 'EUR', minorUnit: 2, pattern: '{amount} €' },
} as const;
const clinic = definePortal({
  name: 'Praxis',
  languages: ['de', 'en'],
  region,
  pages: [
    { name: 'appointment', path: '/', form: 'appointment' },
    { name: 'appointment-of', path: '/appointment/*', noindex: true },
    { name: 'legal', path: '/legal', script: 'texts', tabs: { query: 'tab', names: ['imprint', 'privacy'] } },
  ],
});

test('a portal page is built to a file named by its path and hydrated by default', () => {
  expect(clinic.pages.map(({ name, file, script }) => [name, file, script])).toEqual([
    ['appointment', 'index.html', 'page'],
    ['appointment-of', 'appointment/any/index.html', 'page'],
    ['legal', 'legal/index.html', 'texts'],
    ['not-found', '404.html', 'frame'],
  ]);
  expect(pageNamed(clinic, 'not-found').status).toBe(404);
});

test('a path that several portal pages match is served by the first matching page', () => {
  const nameOf = (path: string) => routeFor(clinic.pages, path)?.name;
  expect(nameOf('/')).toBe('appointment');
  expect(nameOf('/appointment/17')).toBe('appointment-of');
  expect(nameOf('/appointment/17/more')).toBe('not-found');
  expect(nameOf('/elsewhere')).toBe('not-found');
});

test('in the routes of the site, languages with a path prefix come first, and the tabs of a page come before the page', () => {
  expect(siteRoutes(clinic).map(({ path, file }) => `${path} ${file}`)).toEqual([
    '/en/legal?tab=imprint en/legal/imprint.html',
    '/en/legal?tab=privacy en/legal/privacy.html',
    '/en/ en/index.html',
    '/en/appointment/* en/appointment/any/index.html',
    '/en/legal en/legal/index.html',
    '/en/** en/404.html',
    '/legal?tab=imprint legal/imprint.html',
    '/legal?tab=privacy legal/privacy.html',
    '/ index.html',
    '/appointment/* appointment/any/index.html',
    '/legal legal/index.html',
    '/** 404.html',
  ]);
});

test('a portal definition with two pages of the same name is rejected', () => {
  const page = { name: 'twice', path: '/' };
  expect(() => definePortal({ name: 'x', languages: ['de'], region, pages: [page, page] })).toThrow(
    'two pages named twice',
  );
});
