import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriersIn, requiredInputs, still } from '../support/barriers.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn, signInByForm } from './clerk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

/**
 * Checks one page of each kind, such as a list, a form and a report. A test of the full lane (`npm run test:full`)
 * checks every page.
 */
test('back-office pages of each type pass the accessibility check, light and dark, on desktop and phone', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280, { reducedMotion: 'reduce' });
  for (const path of ['login', 'register', 'confirm-email?id=1&key=2']) {
    await page.goto(`${stack.admin}/${path}`);
    await settle();
    expect(await barriersIn(page, settle), path).toEqual([]);
  }
  const api = await stack.server.signIn('superuser');
  const first = async (resource: string) => (await api.get(`${resource}?page=1&limit=1`)).body.data[0].id as string;
  const route = await first('routes');
  expect((await api.patch(`routes/${route}`, { note: 'Đổi lộ trình' })).status).toBe(200);
  await signIn(page, stack, 'superuser');
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
    expect(await barriersIn(page, settle), path).toEqual([]);
  }
  expect(errors).toEqual([]);
  await close();
});

describe('Keyboard focus in the back-office', () => {
  test('keyboard focus moves to a defined place after sign-in, page opening, paging and saving', async () => {
    const { page, errors, settle, close } = await watchedPage(stack, 1280, { reducedMotion: 'reduce' });
    await signInByForm(page, stack.admin, 'superuser');
    await settle();
    await expect.poll(() => focused(page)).toBe('H1 Tổng quan');

    const menu = page.getByRole('navigation', { name: 'Trình đơn chính' });
    await menu.getByRole('button', { name: 'Vận hành' }).press('Enter');
    await menu.getByRole('link', { name: 'Tuyến', exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Tuyến' }).waitFor();
    await settle();
    await expect.poll(() => focused(page)).toBe('H1 Tuyến');

    await page.getByRole('button', { name: 'Đến trang sau' }).press('Enter');
    await page.waitForURL(/page=2/);
    await settle();
    await expect.poll(() => focused(page)).toMatch(/^BUTTON/);

    await page.locator('tbody tr').first().press('Enter');
    await page.waitForURL(/\/show$/);
    await settle();
    await expect.poll(() => focused(page)).toMatch(/^H1 \S/);
    await page.getByRole('link', { name: 'Sửa' }).press('Enter');
    await page.getByRole('button', { name: 'Lưu' }).waitFor();
    await settle();
    await expect.poll(() => focused(page)).toMatch(/^H1 Sửa/);

    const name = page.getByRole('textbox', { name: /^Tên/ }).first();
    const before = await name.inputValue();
    const save = page.getByRole('button', { name: 'Lưu' });
    await name.fill('');
    await save.press('Enter');
    await page.locator('[aria-invalid=true]').first().waitFor();
    await expect.poll(() => focused(page)).toMatch(/^INPUT name/);
    await name.fill(before);
    const code = page.getByLabel(/^Mã/).first();
    await code.fill('32');
    await save.press('Enter');
    await page.locator('[aria-invalid=true]').first().waitFor();
    await settle();
    await expect.poll(() => focused(page)).toMatch(/^INPUT code/);
    await code.fill('TX99');
    await save.press('Enter');
    await page.waitForURL(/\/routes(?:\?.*)?$/);
    await settle();
    await expect.poll(() => focused(page)).toBe('H1 Tuyến');
    expect(errors).toEqual([]);
    await close();
  });

  test('keyboard focus is visible in a list and in a form', async () => {
    const { page, settle, close } = await watchedPage(stack, 1280, { reducedMotion: 'reduce' });
    await signIn(page, stack, 'superuser');
    const api = await stack.server.signIn('superuser');
    const route = (await api.get('routes?limit=1')).body[0].id as string;
    for (const path of ['routes', `routes/${route}`]) {
      await page.goto(`${stack.admin}/${path}`);
      await page.locator('main :is(table, form)').first().waitFor();
      await settle();
      await still(page);
      expect(await unseenStops(page), path).toEqual([]);
    }
    await close();
  });
});

test('required inputs are marked for screen readers too, not only by an asterisk', async () => {
  const { page, settle, close } = await watchedPage(stack, 1280, { reducedMotion: 'reduce' });
  await signIn(page, stack, 'superuser');
  for (const path of [
    'routes/create',
    'customers/create',
    'ticket-prices/create',
    'users/create',
    'schedules/create',
    'roles/create',
    'policies/create',
    'ticket-counters/create',
    'api-clients/create',
  ]) {
    await page.goto(`${stack.admin}/${path}`);
    await page.getByRole('button', { name: 'Lưu' }).waitFor();
    await settle();
    const { stars, silent } = await requiredInputs(page);
    expect(stars, path).toBeGreaterThan(0);
    expect(silent, path).toEqual([]);
  }
  await close();
});

test('every spinner has an accessible name in the UI language', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  const api = await stack.server.signIn('superuser');
  const route = (await api.get('routes?limit=1')).body[0].id as string;
  for (const [language, name, paths] of [
    ['Tiếng Việt', 'Đang tải', ['routes', `routes/${route}`, `routes/${route}/show`, 'settings', 'reports/orders', '']],
    ['English', 'Loading', ['routes', 'reports/orders']],
  ] as const) {
    await page.getByRole('button', { name: /^(Tài khoản|Profile)$/ }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
    await page.keyboard.press('Escape');
    for (const path of paths) {
      let answer: () => void = () => undefined;
      const response = new Promise<void>((resolve) => (answer = resolve));
      const asked = /\/api\/v1\/(?!meta)/;
      await page.route(asked, async (request) => {
        if (request.request().method() !== 'OPTIONS') await response;
        await request.fallback();
      });
      await page.goto(`${stack.admin}/${path}`);
      await page.getByRole('progressbar').first().waitFor();
      expect(
        await page.getByRole('progressbar').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-label'))),
        path,
      ).toEqual(expect.arrayContaining([name]));
      expect(await page.getByRole('progressbar', { name: /^$/ }).count(), path).toBe(0);
      answer();
      await settle();
      await page.unroute(asked);
    }
  }
  expect(errors).toEqual([]);
  await close();
});

test('a page opened without network says so, loads when the network returns, and saves nothing automatically', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280, { reducedMotion: 'reduce' });
  await signIn(page, stack, 'superuser');
  const api = await stack.server.signIn('superuser');
  const route = (await api.get('routes?limit=1')).body[0];
  await page.goto(`${stack.admin}/routes/${route.id}`);
  await page.getByRole('button', { name: 'Lưu' }).waitFor();
  await settle();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));

  await page.context().setOffline(true);
  await page.getByLabel('Ghi chú').fill('Viết khi mất mạng');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.getByText('Không kết nối được máy chủ').first().waitFor();
  expect(await page.getByLabel('Ghi chú').inputValue()).toBe('Viết khi mất mạng');
  const tries = sent.length;
  await page.context().setOffline(false);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await settle();
  expect(sent).toHaveLength(tries);
  expect((await api.get(`routes/${route.id}`)).body.note).toBe(route.note);
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.waitForURL(/\/routes$/);
  expect((await api.get(`routes/${route.id}`)).body.note).toBe('Viết khi mất mạng');

  await page.locator('tbody tr').first().waitFor();
  await settle();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Đến trang sau' }).click();
  await page.getByRole('alert').getByText('Không kết nối được máy chủ').waitFor();
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  await page.context().setOffline(false);
  await page.locator('tbody tr').first().waitFor();
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await close();
});

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    return `${element?.tagName} ${element?.getAttribute('name') ?? element?.textContent?.trim() ?? ''}`;
  });
}

async function unseenStops(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.querySelector('main')?.focus());
  const unseen: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element?.closest('main')) return undefined;
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height, html: element.outerHTML.slice(0, 120) };
    });
    if (!place) break;
    const clip = {
      x: Math.max(0, place.x - 16),
      y: Math.max(0, place.y - 16),
      width: Math.max(1, place.width + 32),
      height: Math.max(1, place.height + 32),
    };
    const caret = 'hide' as const;
    const seen = await page.screenshot({ clip, caret });
    // Removes the focus to compare the element with and without it. The next Tab still continues from this element.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const blurred = await page.screenshot({ clip, caret });
    if (seen.equals(blurred)) unseen.push(place.html);
  }
  return unseen;
}
