import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { WAIT } from './limits.ts';
import { rememberOpen } from './open-pages.ts';
import { type TakenTab, takeTab } from './tabs.ts';

export interface WatchedPage {
  readonly page: Page;
  /** Errors of the console and uncaught exceptions so far. */
  readonly errors: string[];
  /** Waits until no request is pending and what the answers brought is drawn. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface Visited {
  readonly browser: Browser;
  /** Of every request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a deliberate refusal leaves in the console is no error of the page's. */
const EXPECTED = /status of (401|403|404|409|422)/;

/** So many idle moments in a row without a pending request, and a page is at rest. */
const QUIET_MOMENTS = 3;

/** A page with nothing stored that remembers every console error; waits have the limit of all tests. */
export async function watchedPage(
  visited: Visited,
  width: number,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const { page, close } = await tabFor(visited, width, options);
  page.context().setDefaultTimeout(WAIT);
  for (const owner of [page, page.context()]) leaveWaits(owner);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const pending = pendingRequests(page);
  const forget = rememberOpen({ page, pending, errors });
  return {
    page,
    errors,
    settle: () => settled(page, pending),
    close() {
      forget();
      return close();
    },
  };
}

const WAITS = ['waitForEvent', 'waitForRequest', 'waitForResponse'];
const leaving = new WeakSet<object>();

/** A test begins to wait, acts, and then looks at what came. One that fails as it acts looks no more, and its page is closed: an error of the wait then is none. */
function leaveWaits(owner: object): void {
  if (leaving.has(owner)) return;
  leaving.add(owner);
  const functions = owner as Record<string, ((...args: unknown[]) => Promise<unknown>) | undefined>;
  for (const name of WAITS) {
    const original = functions[name]?.bind(owner);
    if (!original) continue;
    functions[name] = (...args) => {
      const waited = original(...args);
      waited.catch(() => undefined);
      return waited;
    };
  }
}

const OF_ANY_TAB: ReadonlySet<string> = new Set(['colorScheme', 'reducedMotion']);

async function tabFor(
  { browser, headers = {} }: Visited,
  width: number,
  options: BrowserContextOptions,
): Promise<TakenTab> {
  if (Object.keys(options).every((option) => OF_ANY_TAB.has(option)))
    return takeTab(browser, headers, { width, options });
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ viewport, locale: 'vi-VN', extraHTTPHeaders: headers, ...options });
  return { page: await context.newPage(), close: () => context.close() };
}

/** Not by Playwright's `networkidle`, which half a second without a request ends: on a busy machine that says nothing. */
export function settling(page: Page): () => Promise<void> {
  const pending = pendingRequests(page);
  return () => settled(page, pending);
}

function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

async function settled(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  for (let quiet = 0; quiet < QUIET_MOMENTS;) {
    // With the focus in a text, on a busy machine, Chromium may find no moment idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    quiet = pending.size === 0 ? quiet + 1 : 0;
  }
}
