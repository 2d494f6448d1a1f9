import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { signInByForm } from '../../tests/browser/clerk.ts';
import { WAIT } from '../../tests/support/limits.ts';

export const NETWORKS = [
  { line: 'at 4x CPU', latency: 0, downloadThroughput: -1 },
  { line: 'at 4x CPU, 1.6 Mbps, 150 ms', latency: 150, downloadThroughput: 200_000 },
] as const;

export type BrowserSession = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface App {
  readonly origin: string;
  readonly list: string;
  /** Selector that marks the page as ready. Default: the third cell of a row, with a value. */
  readonly shown?: string;
  readonly session: BrowserSession;
}

export interface FirstList {
  readonly milliseconds: number;
  /** Size of all scripts, gzipped. */
  readonly kilobytes: number;
}

export function signedIn(browser: Browser, origin: string, account = 'superuser'): Promise<BrowserSession> {
  return sessionAfter(browser, (page) => signInByForm(page, origin, account));
}

export async function sessionAfter(browser: Browser, signIn: (page: Page) => Promise<void>): Promise<BrowserSession> {
  const context = await browser.newContext();
  await signIn(await context.newPage());
  const session = await context.storageState();
  await context.close();
  return session;
}

export async function firstList(
  browser: Browser,
  { origin, list, session, shown = 'tbody tr td:nth-child(3):not(:empty)' }: App,
  { latency, downloadThroughput }: (typeof NETWORKS)[number],
): Promise<FirstList> {
  const context = await browser.newContext({ storageState: session });
  const scripts = scriptsOf(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const network = { offline: false, latency, downloadThroughput, uploadThroughput: downloadThroughput };
  await devtools.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(notePainted, shown);
  await page.goto(`${origin}${list}`, { waitUntil: 'commit' });
  const painted = await page.waitForFunction(() => performance.getEntriesByName('painted')[0]?.startTime, undefined, {
    timeout: WAIT,
  });
  const milliseconds = Number(await painted.jsonValue());
  const sizes = await Promise.all([...scripts.values()].map(gzipped));
  await context.close();
  return { milliseconds, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}

/**
 * Sets a performance mark when an element is painted. The mark is set inside the page, because the automation tools
 * check the page only at intervals and between its tasks. They would notice a page that renders in one task
 * immediately, but a page that renders in several tasks up to half a second too late.
 */
function notePainted(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

function scriptsOf(context: BrowserContext): ReadonlyMap<string, Request> {
  const scripts = new Map<string, Request>();
  context.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.set(request.url(), request);
  });
  return scripts;
}

/** Returns the gzipped size of the response body in bytes, whatever compression the server uses. */
async function gzipped(request: Request): Promise<number> {
  const answer = await request.response();
  return answer ? gzipSync(await answer.body(), { level: 9 }).length : 0;
}
