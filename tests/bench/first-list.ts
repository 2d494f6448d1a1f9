import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { signInByForm } from '../browser/clerk.ts';

export const NETWORKS = [
  { line: 'at 4x CPU', latency: 0, downloadThroughput: -1 },
  { line: 'at 4x CPU, 1.6 Mbps, 150 ms', latency: 150, downloadThroughput: 200_000 },
] as const;

/** A built app on an origin of its own, with a browser context state that is signed in. */
export interface App {
  readonly folder: string;
  readonly origin: string;
  readonly list: string;
  /** What is there once the page shows what it is for; by default the third cell of a row, with a value. */
  readonly shown?: string;
  readonly session: { origin: string; localStorage: { name: string; value: string }[] };
}

export interface FirstList {
  /** From the navigation to the first row with a value, or to what the page is for. */
  readonly milliseconds: number;
  /** All scripts, gzipped. */
  readonly kilobytes: number;
}

/** A session, by default the superuser's. */
export async function signedIn(browser: Browser, origin: string, account = 'superuser'): Promise<App['session']> {
  const page = await browser.newPage();
  await signInByForm(page, origin, account);
  const state = await page.context().storageState();
  await page.close();
  const session = state.origins.find((one) => one.origin === origin);
  if (!session) throw new Error('No session was found: the sign-in failed.');
  return session;
}

/** Opened with an empty cache. */
export async function firstList(
  browser: Browser,
  { folder, origin, list, session, shown = 'tbody tr td:nth-child(3):not(:empty)' }: App,
  { latency, downloadThroughput }: (typeof NETWORKS)[number],
): Promise<FirstList> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [session] } });
  const scripts = scriptsOf(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const network = { offline: false, latency, downloadThroughput, uploadThroughput: downloadThroughput };
  await devtools.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(notePainted, shown);
  await page.goto(`${origin}${list}`, { waitUntil: 'commit' });
  const painted = await page.waitForFunction(() => performance.getEntriesByName('painted')[0]?.startTime);
  const milliseconds = Number(await painted.jsonValue());
  const sizes = await Promise.all([...scripts].map((path) => gzipped(join(folder, path))));
  await context.close();
  return { milliseconds, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}

/**
 * Marks in the page when an element was painted: what asks from outside asks at intervals, and between two tasks. A page that draws in one
 * task would be asked the moment it is done, one that draws in pieces up to half a second later.
 */
function notePainted(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

function scriptsOf(context: BrowserContext): ReadonlySet<string> {
  const paths = new Set<string>();
  context.on('request', (request) => {
    if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname);
  });
  return paths;
}

/** The smallest files have no compressed copy. */
async function gzipped(file: string): Promise<number> {
  return (await stat(existsSync(`${file}.gz`) ? `${file}.gz` : file)).size;
}
