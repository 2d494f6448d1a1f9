import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriersIn } from '../support/barriers.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { JOURNEYS, knownTo, type Known } from './portal-states.ts';
import { cutTexts, wideElements, withoutWelcome } from './portal-visits.ts';

let stack: Stack;
let known: Known;
beforeAll(async () => {
  stack = await startStack();
  known = await knownTo(stack);
});
afterAll(async () => {
  await stack?.stop();
});

const LANGUAGES = [
  ['vi', ''],
  ['en', '/en'],
] as const;

/** Errors that the browser reports when a test cuts the network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED/;

describe.each(LANGUAGES)('Public pages in the language %s', (language, prefix) => {
  test.each(Object.entries(JOURNEYS))(
    'every state of "%s" passes the accessibility check in both themes, and is readable at 320 px with text of twice the size',
    async (_name, journey) => {
      const tab = await watchedPage(stack, 1280, { reducedMotion: 'reduce' });
      const { page } = tab;
      await withoutWelcome(page);
      const found: Record<string, readonly string[]> = {};
      const seen = new Set<string>();
      await journey.run(tab, known, prefix, async (state) => {
        await tab.settle();
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        const barriers = [...(await barriersIn(page, tab.settle)), ...(await cutAtTwiceTheSize())];
        const errors = tab.errors.splice(0).filter((error) => !NO_NETWORK.test(error));
        await page.setViewportSize({ width: 1280, height: 800 });
        if (barriers.length + errors.length > 0) found[state] = [...barriers, ...errors];
        seen.add(state);
      });
      expect(seen.size).toBeGreaterThanOrEqual(journey.states);
      expect(found).toEqual({});
      await tab.close();

      async function cutAtTwiceTheSize(): Promise<readonly string[]> {
        await page.setViewportSize({ width: 320, height: 740 });
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        await tab.settle();
        const faults = [
          ...(await cutTexts(page)).map((text) => `320 cuts ${text}`),
          ...(await wideElements(page)).map((text) => `320 is too narrow for ${text}`),
        ];
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
        return faults;
      }
    },
  );
});
