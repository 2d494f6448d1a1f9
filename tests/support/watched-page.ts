import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface WatchedPage {
  readonly page: Page;
  /** Errors of the console and uncaught exceptions so far. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** What a deliberate refusal leaves in the console is no error of the page's. */
const EXPECTED = /status of (401|403|404|409|422)/;

/** A page of its own browser context that remembers every console error; timeouts short enough to say what is missing. */
export async function watchedPage(
  browser: Browser,
  width: number,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, locale: 'vi-VN', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors, close: () => context.close() };
}
