import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';
import { model, staffFlows } from './walk/walk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

const VIEWS = model.resources.flatMap(({ name, views = [] }) =>
  views.map((view) => ({ kind: view.kind, path: `/${name}/views/${view.name}` })),
);
const PATHS = [
  ...[...Map.groupBy(VIEWS, ({ kind }) => kind).values()].flatMap(
    (views) => (views.find(({ path }) => path.startsWith('/orders/')) ?? views[0])?.path ?? [],
  ),
  '/my-shift',
];

test.each([1280, 390])(
  'the Tab key reaches every control of the main work pages at a window width of %i px',
  async (width) => {
    const { page, errors, settle, close } = await watchedPage(stack, width, { reducedMotion: 'reduce' });
    await signIn(page, stack, 'company');
    const { permissions } = (await stack.server.signIn('company')).profile.offices[0];
    const flows = staffFlows.filter(({ task }) => permissions.includes(task?.slug)).map(({ name }) => `/flows/${name}`);
    expect(flows.length).toBeGreaterThan(2);
    for (const path of [...PATHS, ...flows]) {
      await page.goto(`${stack.admin}${path}`);
      await page.locator('main :is(section, form, ul)').first().waitFor();
      await settle();
      const { controls, missed } = await reachedByTab(page);
      expect(controls, path).toBeGreaterThan(2);
      expect(missed, path).toEqual([]);
      const day = page.locator('main .calendar-day[tabindex="0"]');
      if ((await day.count()) === 0) continue;
      const chosen = await day.getAttribute('data-day');
      await day.press('ArrowRight');
      await page.locator(`main .calendar-day[tabindex="0"]:focus:not([data-day="${chosen}"])`).waitFor();
    }
    expect(errors).toEqual([]);
    await close();
  },
);

const MOST = 400;

/**
 * Returns the number of controls in the main part and those that Tab does not reach. A group of radio buttons counts
 * once, because arrow keys move within it. So do the days of a calendar: Tab reaches the chosen day and its records.
 */
async function reachedByTab(page: Page): Promise<{ readonly controls: number; readonly missed: readonly string[] }> {
  const controls = await page.evaluate(() => {
    const reached = new Set<EventTarget>();
    document.addEventListener('focusin', ({ target }) => target && reached.add(target));
    Object.assign(window, { reached });
    document.querySelector('main')?.focus();
    return document.querySelectorAll('main :is(a[href], button, input, select, textarea, [role=combobox])').length;
  });
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press('Tab');
    if (presses > 0 && (await page.evaluate(() => !document.activeElement?.closest('main')))) break;
  }
  const missed = await page.evaluate(() => {
    const reached: Set<EventTarget> = Reflect.get(window, 'reached');
    const groups = new Set(
      [...reached].map((one) => (one instanceof HTMLInputElement && one.type === 'radio' ? one.name : '')),
    );
    const hasDay = [...reached].some((one) => one instanceof HTMLElement && one.matches('.calendar-day'));
    const all = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, [role=combobox])'),
    ];
    return (
      all
        .filter(
          (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [aria-disabled=true]'),
        )
        // The arrow button of an autocomplete is for the pointer only; arrow keys in the input open the list.
        .filter((one) => !one.matches('.MuiAutocomplete-popupIndicator, .MuiAutocomplete-clearIndicator'))
        .filter((one) => !one.closest('[inert], [aria-hidden=true]') && one.getAttribute('aria-hidden') !== 'true')
        .filter((one) => !(one instanceof HTMLInputElement && one.type === 'radio' && groups.has(one.name)))
        .filter(
          (one) => !(one.tabIndex === -1 && hasDay && one.closest('.calendar-cell, .calendar-bar, .calendar-more')),
        )
        .filter((one) => !reached.has(one))
        .map((one) => one.outerHTML.slice(0, 160))
    );
  });
  return { controls, missed };
}
