import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FRAMED_PATHS, SIGNED_OUT_PATHS } from '../../apps/kit/src/admin/shell/routes/shell-paths.ts';
import { barriersIn, withAxe } from '../support/barriers.ts';
import { launchChromium } from '../support/chromium.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** Pages looked at side by side: one a core. */
const TABS = 2;

test.each(['vi', 'en'])(
  'in %s every page of the back-office is free of barriers, light and dark, on a desktop and a phone',
  async (language) => {
    const signedOut = Object.values(SIGNED_OUT_PATHS).map((path) => `${path}?id=1&key=2`);
    const signedIn = await pagesOfSuperuser();
    expect(signedIn.length).toBeGreaterThan(100);
    const found = {
      ...(await look(language, signedOut, await chosen(language, false))),
      ...(await look(language, signedIn, await chosen(language, true))),
    };
    expect(found).toEqual({});
  },
);

/** Every address that the menu, the lists and the reports lead a superuser to, and what stands where nothing is or nothing is allowed. */
async function pagesOfSuperuser(): Promise<readonly string[]> {
  const api = await stack.server.signIn('superuser');
  // The log has something to show.
  const [route] = (await api.get('routes?limit=1')).body;
  expect((await api.patch(`routes/${route.id}`, { note: 'Đổi lộ trình' })).status).toBe(200);
  const { resources } = (await api.get('meta/resources')).body as { resources: Described[] };
  const pages = await Promise.all(
    resources.map(async ({ name, singleton, actions }) => {
      if (singleton) return [`/${name}`];
      const [record] = (await api.get(`${name}?limit=1&sort=created_at,DESC`)).body as readonly { id: string }[];
      const ofRecord = record
        ? [`/${name}/${record.id}/show`, ...(actions.includes('edit') ? [`/${name}/${record.id}`] : [])]
        : [];
      return [`/${name}`, ...(actions.includes('create') ? [`/${name}/create`] : []), ...ofRecord];
    }),
  );
  const reports = ((await api.get('reports')).body as readonly { name: string }[]).map(({ name }) => name);
  const own = Object.values(FRAMED_PATHS).flatMap((path) =>
    path.includes(':name') ? reports.map((name) => path.replace(':name', name)) : [path],
  );
  return [...own, ...pages.flat(), '/access-denied', '/khong-co-trang-nay'];
}

interface Described {
  readonly name: string;
  readonly singleton?: unknown;
  readonly actions: readonly string[];
}

/** What the browser keeps of somebody who chose a language, and signed in. */
async function chosen(language: string, signedIn: boolean): Promise<BrowserContextOptions> {
  const { page, close } = await watchedPage(browser, 1280);
  if (signedIn) await signIn(page, stack.admin, 'superuser');
  else await page.goto(`${stack.admin}/login`);
  await page.evaluate((value) => localStorage.setItem('RaStoretuyen.locale', JSON.stringify(value)), language);
  const storageState = await page.context().storageState();
  await close();
  return { storageState };
}

/** The barriers by page: nothing of pages that have none. */
async function look(language: string, paths: readonly string[], options: BrowserContextOptions) {
  const found: Record<string, readonly string[]> = {};
  const waiting = [...paths];
  const tab = async () => {
    const { page, errors, settle, close } = await watchedPage(browser, 1280, options);
    await withAxe(page.context());
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(`${stack.admin}${path}`);
      await page.locator('h1').first().waitFor();
      await page.locator('main :is(table, form, ul, section, p, a), form, a').first().waitFor();
      await settle();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      const barriers = [...(await barriersIn(page, settle)), ...errors.splice(0)];
      if (barriers.length > 0) found[path] = barriers;
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await close();
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  return found;
}
