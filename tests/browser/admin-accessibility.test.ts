import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test('pages of every sort are free of barriers', async () => {
    const options = { colorScheme, reducedMotion: 'reduce' } as const;
    const { page, errors, settle, close } = await watchedPage(browser, 1280, options);
    for (const door of ['login', 'register', 'confirm-email?id=1&key=2']) {
      await page.goto(`${stack.admin}/${door}`);
      await settle();
      await expectNoBarriers(page, door, colorScheme);
    }
    const api = await stack.server.signIn('superuser');
    const first = async (resource: string) => (await api.get(`${resource}?page=1&limit=1`)).body.data[0].id as string;
    // The log has something to show.
    const route = await first('routes');
    expect((await api.patch(`routes/${route}`, { note: `Đổi ở giao diện ${colorScheme}` })).status).toBe(200);
    await signIn(page, stack.admin, 'superuser');
    const pages = [
      '',
      'reports/orders',
      'orders',
      `routes/${route}`,
      `serials/${await first('serials')}`,
      `work-shifts/${await first('work-shifts')}/show`,
      `api-clients/${await first('api-clients')}/show`,
      `audit-logs/${await first('audit-logs')}/show`,
      `schedules/${await first('schedules')}/show`,
      'settings',
    ];
    for (const path of pages) {
      await page.goto(`${stack.admin}/${path}`);
      await page.locator('main :is(table, form, ul, section)').first().waitFor();
      await settle();
      await expectNoBarriers(page, path, colorScheme);
    }
    expect(errors).toEqual([]);
    await close();
  });
});

/** In the dark nothing but the colours differs. */
async function expectNoBarriers(page: Page, what: string, colours: 'light' | 'dark'): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const axe = new AxeBuilder({ page });
  const { violations } = await (colours === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, what).toEqual([]);
}
