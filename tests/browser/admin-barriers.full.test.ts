import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FRAMED_PATHS, SIGNED_OUT_PATHS } from '../../apps/admin-kit/src/shell/definition/shell-paths.ts';
import { barriersIn, WIDTHS } from '../support/barriers.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { openedParts, wordsOf } from './barriers/opened.ts';
import { signIn } from './clerk.ts';
import { model, openMenuGroups } from './walk/walk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

const GROUPS = model.permissions.groups;

/** Number of pages that are checked in parallel: one per core. */
const TABS = 2;

test.each(['vi', 'en'])(
  'in the language %s every back-office page passes the accessibility check',
  async (language) => {
    const signedOut = Object.values(SIGNED_OUT_PATHS).map((path) => `${path}?id=1&key=2`);
    const signedIn = await pagesOfSuperuser();
    expect(signedIn.length).toBeGreaterThan(100);
    const found = {
      ...(await look(language, signedOut, await chosen(language))),
      ...(await look(language, signedIn, await chosen(language, 'superuser'))),
    };
    expect(found).toEqual({});
  },
);

test.each(['vi', 'en'])(
  'in the language %s dialogs, menus and the home page of each role pass the accessibility check',
  async (language) => {
    const say = wordsOf(language);
    const found: Record<string, readonly string[]> = {};
    const parts = await openedParts(await stack.server.signIn('company'));
    const { page, errors, settle, close } = await watchedPage(stack, 1280, await chosen(language, 'company'));
    for (const { name, path, open, wide } of parts) {
      for (const width of wide ? WIDTHS.slice(0, 1) : WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${stack.admin}${path}`);
        await page.locator('h1').first().waitFor();
        await settle();
        await open(page, say);
        await settle();
        const faults = await barriersIn(page, settle, [width]);
        const barriers = [...faults.filter((fault) => !FLOATING.test(fault)), ...errors.splice(0)];
        if (barriers.length > 0) found[`${name} ${width}`] = barriers;
      }
    }
    await close();
    for (const { name } of GROUPS)
      Object.assign(found, prefixed(name, await look(language, ['/', '/my-shift'], await chosen(language, name))));
    expect(found).toEqual({});
  },
);

/**
 * Matches violations about floating menus, which the test ignores. Such a menu needs no landmark, because it is
 * displayed next to its button and does not belong to the page.
 */
const FLOATING = /region: <div[^|]*(MuiPaper|MuiPopper)/;

const prefixed = (name: string, found: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(found).map(([path, barriers]) => [`${name} ${path}`, barriers]));

async function pagesOfSuperuser(): Promise<readonly string[]> {
  const api = await stack.server.signIn('superuser');
  const [route] = (await api.get('routes?limit=1')).body;
  expect((await api.patch(`routes/${route.id}`, { note: 'Đổi lộ trình' })).status).toBe(200);
  const { resources, flows } = (await api.get('meta/resources')).body as Answered;
  const pages = await Promise.all(
    resources.map(async ({ name, singleton, actions, views = [] }) => {
      if (singleton) return [`/${name}`];
      const [record] = (await api.get(`${name}?limit=1&sort=created_at,DESC`)).body as readonly { id: string }[];
      const ofRecord = record
        ? [`/${name}/${record.id}/show`, ...(actions.includes('edit') ? [`/${name}/${record.id}`] : [])]
        : [];
      return [
        `/${name}`,
        ...(actions.includes('create') ? [`/${name}/create`] : []),
        ...ofRecord,
        ...views.map((view) => `/${name}/views/${view.name}`),
      ];
    }),
  );
  const reports = ((await api.get('reports')).body as readonly { name: string }[]).map(({ name }) => name);
  const own = [...Object.values(FRAMED_PATHS), ...flows.map(({ name }) => `/flows/${name}`), ...(await pagesOfMenu())];
  const all = [...own, ...reports.map((name) => `/reports/${name}`), ...pages.flat()];
  return [...new Set(all), '/access-denied', '/khong-co-trang-nay'];
}

async function pagesOfMenu(): Promise<readonly string[]> {
  const { page, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  await settle();
  await openMenuGroups(page);
  const links = page.getByRole('navigation', { name: 'Trình đơn chính' }).getByRole('link');
  await links.nth(10).waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '/'));
  await close();
  return paths.filter((path) => !path.startsWith('/flows/'));
}

interface Answered {
  readonly resources: readonly Described[];
  readonly flows: readonly { readonly name: string }[];
}

interface Described {
  readonly name: string;
  readonly singleton?: unknown;
  readonly actions: readonly string[];
  readonly views?: readonly { readonly name: string }[];
}

async function chosen(language: string, account?: string): Promise<BrowserContextOptions> {
  const { page, close } = await watchedPage(stack, 1280);
  if (account !== undefined) await signIn(page, stack, account);
  else await page.goto(`${stack.admin}/login`);
  await page.evaluate((value) => localStorage.setItem('RaStoretuyen.locale', JSON.stringify(value)), language);
  const storageState = await page.context().storageState();
  await close();
  return { storageState };
}

async function look(language: string, paths: readonly string[], options: BrowserContextOptions) {
  const found: Record<string, readonly string[]> = {};
  const waiting = [...paths];
  const tab = async () => {
    const { page, errors, settle, close } = await watchedPage(stack, 1280, options);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(`${stack.admin}${path}`);
      await page.locator('h1').first().waitFor();
      await page.locator('main :is(table, form, ul, section, p, a), form, a').first().waitFor();
      await settle();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      const faults = await barriersIn(page, settle);
      const barriers = [...faults.filter((fault) => !FLOATING.test(fault)), ...errors.splice(0)];
      if (barriers.length > 0) found[path] = barriers;
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await close();
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  return found;
}
