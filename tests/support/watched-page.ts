import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { WAIT } from './limits.ts';
import { rememberOpen } from './open-pages.ts';
import { type TakenTab, takeTab } from './tabs.ts';

export interface WatchedPage {
  readonly page: Page;
  readonly errors: string[];
  /** Waits until no request is pending and the responses are rendered. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface Visited {
  readonly browser: Browser;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Matches console errors about these statuses. Tests cause them deliberately with rejected requests, so they are no
 * faults of the page.
 */
const EXPECTED = /status of (401|403|404|409|422)/;

const QUIET_MOMENTS = 3;

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

/**
 * Ignores errors of abandoned waits. A test starts a wait, acts, then awaits the result. If the action fails, the page
 * closes and nobody awaits the result.
 */
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

/**
 * Does not use Playwright's `networkidle`. It ends after half a second without a request, which proves nothing on a
 * busy machine.
 */
export function settling(page: Page): () => Promise<void> {
  const pending = pendingRequests(page);
  return () => settled(page, pending);
}

export function isEventStream(request: Request): boolean {
  return new URL(request.url()).pathname.endsWith('/meta/events');
}

function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    // The stream of events of a live page has no end.
    if (!isEventStream(request)) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

async function settled(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  for (let quiet = 0; quiet < QUIET_MOMENTS;) {
    // If a text input has the focus, Chromium may have no idle moment on a busy machine.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    quiet = pending.size === 0 ? quiet + 1 : 0;
  }
}
