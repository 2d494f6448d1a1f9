import type { Page, Route } from 'playwright-core';

/**
 * Measures layout shifts in pages that open later.
 *
 * @returns a function that returns the layout shift of the open page, computed as in web.dev/articles/cls: up to 0.1 is
 * good
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
}

/**
 * Holds the translations and the server's answers that pages ask for, until `release` is called. After that, holds those
 * of the next page. A page then first shows everything that does not depend on them.
 */
export async function holdAnswers(page: Page): Promise<{ release(): Promise<void> }> {
  let held: Route[] = [];
  let holding = true;
  await page.route(/\/api\/v1\/|\/locales\/|\/config\.json/, async (route) => {
    if (holding) held.push(route);
    else await route.continue();
  });
  page.on('framenavigated', () => (holding = true));
  return {
    async release() {
      holding = false;
      const released = held;
      held = [];
      // A page that left no longer waits for its answers.
      await Promise.all(released.map((route) => route.continue().catch(() => undefined)));
    },
  };
}

/** Waits for two frames: the first draws the changes, the second their consequences. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => next()))));
}
