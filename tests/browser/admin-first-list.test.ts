import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { settling, watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

const ROWS = 'tbody tr td:nth-child(3):not(:empty)';

async function signedIn(account: string, work: (page: Page) => Promise<void>): Promise<void> {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, account);
  await work(page);
  expect(errors).toEqual([]);
  await close();
}

async function open(page: Page, path: string, shown = ROWS): Promise<void> {
  const settle = settling(page);
  await page.goto(`${stack.admin}/${path}`);
  await page.locator(shown).first().waitFor();
  await settle();
}

function asked(page: Page, resource = 'vehicles'): URLSearchParams[] {
  const found: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith(`/api/v1/${resource}`) && request.method() === 'GET') found.push(searchParams);
  });
  return found;
}

const shortened = (requests: readonly URLSearchParams[]) =>
  requests.map((query) => [query.get('sort'), query.get('limit'), query.get('page'), query.getAll('filter').join()]);

test('a newly opened list requests its records once, with the query of its address or last state', async () => {
  await signedIn('superuser', async (page) => {
    const requests = asked(page);
    const opened = async (path: string) => {
      requests.length = 0;
      await open(page, path);
      return shortened(requests);
    };
    expect(await opened('vehicles')).toEqual([['plate,ASC', '10', '1', '']]);

    const kinds = encodeURIComponent(JSON.stringify({ kind: 'STANDARD_BUS' }));
    const address = `vehicles?filter=${kinds}&displayedFilters=%7B%7D&order=DESC&page=2&perPage=20&sort=seats`;
    const [[sort, limit, number, filter] = [], ...more] = await opened(address);
    expect([sort, limit, number, filter, more]).toEqual([
      'seats,DESC',
      '20',
      '2',
      expect.stringContaining('STANDARD_BUS'),
      [],
    ]);

    const [again = [], ...others] = await opened('vehicles');
    expect([again, others]).toEqual([[sort, limit, number, filter], []]);
  });
});

test.each([
  ['orders', 'created_at,DESC'],
  ['customers', 'full_name,ASC'],
  ['stop-points', 'code,ASC'],
])('the list of %s requests its records once, sorted by %s', async (resource, sort) => {
  await signedIn('superuser', async (page) => {
    const requests = asked(page, resource);
    await open(page, resource);
    expect(shortened(requests)).toEqual([[sort, '10', '1', '']]);
  });
});

test('a queue requests its list, its first order and the next order only once each', async () => {
  await signedIn('company', async (page) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (/\/api\/v1\/orders(?:\/[0-9a-f-]{36})?$/.test(pathname)) requests.push(`${pathname}${search}`);
    });
    await open(page, 'orders/views/to-approve', '[role=toolbar] button');
    const paths = requests.map((path) => path.replace(/^.*\/orders/, '').replace(/\/[^?]+/, '/:id'));
    const counts = paths.filter((path) => /[?&]limit=1(?:&|$)/.test(path));
    expect(counts).toEqual([expect.stringContaining('tab=to-approve')]);
    expect(paths.filter((path) => !counts.includes(path))).toEqual([
      expect.stringContaining('tab=to-approve'),
      '/:id?can=1',
      '/:id?can=1',
    ]);
    expect(new Set(requests).size).toBe(4);
  });
});

test.each([
  ['vehicles?order=DESC&sort=plate', 'superuser', ROWS, 'vehicles'],
  ['orders/views/to-approve', 'company', '[role=toolbar] button', 'orders'],
])('the page %s requests its records before anything renders', async (path, account, shown, awaited) => {
  await signedIn(account, async (page) => {
    await page.addInitScript(() => {
      const { fetch } = window;
      const calls: (readonly [string, boolean])[] = [];
      Object.assign(window, {
        calls,
        fetch: (...call: Parameters<typeof fetch>) => {
          calls.push([String(call[0]), document.getElementById('main-content') !== null]);
          return fetch(...call);
        },
      });
    });
    await open(page, path, shown);
    const calls = await page.evaluate(() => (window as unknown as { calls: readonly [string, boolean][] }).calls);
    const early = calls
      .filter(([, isDrawn]) => !isDrawn)
      .map(([url]) => new URL(url, stack.admin).pathname.replace('/api/v1/', '').replace(/\/[0-9a-f-]{36}$/, '/:id'));
    expect(early).toContain(awaited);
  });
});

test('a list in the sort order of the model requests its records while the code of the list still loads', async () => {
  await signedIn('superuser', async (page) => {
    const requests = asked(page);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/base-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${stack.admin}/vehicles`, { waitUntil: 'commit' });
    await expect.poll(() => shortened(requests)).toEqual([['plate,ASC', '10', '1', '']]);
    release();
    await page.locator(ROWS).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(1);
  });
});

test('a list requests its records again when the user returns to it', async () => {
  await signedIn('superuser', async (page) => {
    await open(page, 'vehicles');
    await page.locator(ROWS).first().click();
    await page.waitForURL(/\/show$/);
    const requests = asked(page);
    await page.goBack();
    await page.locator(ROWS).first().waitFor();
    await expect.poll(() => shortened(requests)).toEqual([['plate,ASC', '10', '1', '']]);
  });
});

test('a list shows an error if its records failed to load, and a button requests the records again', async () => {
  // Does not check for console errors, because the browser logs the failed requests as such errors.
  const { page, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  await page.route('**/api/v1/vehicles?*', (route) => route.fulfill({ status: 500, json: { message: 'Hỏng' } }));
  await page.goto(`${stack.admin}/vehicles`);
  await page.getByRole('main').getByRole('alert').waitFor();
  await page.unroute('**/api/v1/vehicles?*');
  await page.getByRole('main').getByRole('button', { name: 'Thử lại' }).click();
  await page.locator(ROWS).first().waitFor();
  await close();
});

test('the frame of a page appears before the rows of a slow list', async () => {
  await signedIn('superuser', async (page) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/v1/vehicles?*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${stack.admin}/vehicles`);
    await page.getByRole('heading', { level: 1, name: 'Phương tiện' }).waitFor();
    await page.getByRole('navigation', { name: 'Trình đơn chính' }).getByRole('link', { name: 'Tổng quan' }).waitFor();
    expect(await page.locator(ROWS).count()).toBe(0);
    release();
    await page.locator(ROWS).first().waitFor();
  });
});

test("a click next to a row's checkbox selects the row and does not open the record", async () => {
  await signedIn('superuser', async (page) => {
    await open(page, 'vehicles');
    const cell = page.locator('tbody tr').first().locator('td').first();
    await cell.click({ position: { x: 4, y: 4 } });
    expect(await cell.getByRole('checkbox').isChecked()).toBe(true);
    await page.getByText('Đã chọn 1 mục').waitFor();
    await cell.getByRole('checkbox').uncheck();
    await expect.poll(() => page.getByText('Đã chọn 1 mục').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/vehicles');
  });
});
