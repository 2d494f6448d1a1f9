import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

type Heard = [event: string, listener: (...args: never[]) => void];

/**
 * Browser tab that tests reuse and that has already loaded the apps. In a new tab, Chromium starts a process and
 * compiles the scripts again, which takes three times as long as opening a page here. A test gets the tab without
 * cookies, storage, history or listeners of earlier tests.
 */
interface Tab {
  readonly page: Page;
  readonly tools: CDPSession;
  readonly origins: Set<string>;
  readonly listeners: Heard[];
  /** Whether a test changed the tab in a way that cannot be undone. */
  altered: boolean;
}

export interface TakenTab {
  readonly page: Page;
  /** Returns the browser tab to the pool, so that another test can use it. */
  close(): Promise<void>;
}

export type TabOptions = Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion'>;

const resting = new WeakMap<Browser, Tab[]>();

/**
 * Playwright methods that change a page or a context permanently. They add, for example, a script for each document, a
 * fake clock, a second tab or a session of the developer tools.
 */
const ALTERING = {
  page: ['addInitScript', 'exposeFunction', 'exposeBinding', 'addLocatorHandler', 'setExtraHTTPHeaders'],
  clock: ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'],
  context: [
    'addInitScript',
    'exposeFunction',
    'exposeBinding',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'route',
    'setOffline',
  ],
} as const;

export async function takeTab(
  browser: Browser,
  headers: Readonly<Record<string, string>>,
  { width, options }: { readonly width: number; readonly options: TabOptions },
): Promise<TakenTab> {
  const tabs = resting.get(browser) ?? [];
  resting.set(browser, tabs);
  const tab = tabs.pop() ?? (await newTab(browser));
  const { page } = tab;
  await page.context().setExtraHTTPHeaders(headers);
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'no-preference', ...options });
  return {
    page,
    async close() {
      if (tab.altered) return page.context().close();
      await clear(tab);
      tabs.push(tab);
    },
  };
}

/** Closes the browser tabs that a test file left open, because the browser outlives the file. */
export async function closeTaken(browser: Browser): Promise<void> {
  const atRest = new Set((resting.get(browser) ?? []).map(({ page }) => page.context()));
  await Promise.all(browser.contexts().map((context) => (atRest.has(context) ? undefined : context.close())));
}

async function newTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({ locale: 'vi-VN' });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  const tab: Tab = { page, tools, origins: new Set(), listeners: [], altered: false };
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http')) tab.origins.add(new URL(frame.url()).origin);
  });
  const on = page.on.bind(page) as (...args: Heard) => Page;
  Object.assign(page, {
    on(...heard: Heard) {
      tab.listeners.push(heard);
      return on(...heard);
    },
  });
  for (const [owner, methods] of [
    [page, ALTERING.page],
    [page.clock, ALTERING.clock],
    [context, ALTERING.context],
  ] as const)
    watch(owner, methods, () => (tab.altered = true));
  return tab;
}

function watch(owner: object, methods: readonly string[], called: () => void): void {
  const functions = owner as Record<string, (...args: unknown[]) => unknown>;
  for (const name of methods) {
    const original = functions[name]?.bind(owner);
    if (!original) throw new Error(`Playwright has no ${name}.`);
    functions[name] = (...args) => {
      called();
      return original(...args);
    };
  }
}

async function clear({ page, tools, origins, listeners }: Tab): Promise<void> {
  const off = page.off.bind(page) as (...args: Heard) => Page;
  for (const heard of listeners.splice(0)) off(...heard);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<title></title>' }));
  for (const origin of origins) {
    await page.goto(`${origin}/`);
    await page.evaluate(() => sessionStorage.clear());
    await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  await page.unrouteAll();
  origins.clear();
  await page.context().clearCookies();
  await page.mouse.move(0, 0);
  await tools.send('Page.resetNavigationHistory');
}
