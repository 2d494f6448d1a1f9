import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

const ROWS = 'tbody tr td:nth-child(3):not(:empty)';

/** What the page asks of a list from now on, each request by its parameters. */
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

test('a list that opens asks for its records once, as its address says, or as it was left', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  const requests = asked(page);
  const opened = async (path: string) => {
    requests.length = 0;
    await page.goto(`${stack.admin}/${path}`);
    await page.locator(ROWS).first().waitFor();
    await page.waitForLoadState('networkidle');
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

  // The address alone: the list opens as it was left.
  const [again = [], ...others] = await opened('vehicles');
  expect([again, others]).toEqual([[sort, limit, number, filter], []]);
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ['orders', 'created_at,DESC'],
  ['customers', 'full_name,ASC'],
  ['stop-points', 'code,ASC'],
])('the list of %s is asked for once, sorted by %s', async (resource, sort) => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  const requests = asked(page, resource);
  await page.goto(`${stack.admin}/${resource}`);
  await page.locator(ROWS).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(shortened(requests)).toEqual([[sort, '10', '1', '']]);
  expect(errors).toEqual([]);
  await close();
});

test('a desk asks once for its list and for the order that is open', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company');
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/api\/v1\/orders(?:\/[0-9a-f-]{36})?$/.test(pathname)) requests.push(`${pathname}${search}`);
  });
  await page.goto(`${stack.admin}/orders/views/to-approve`);
  await page.getByRole('toolbar').getByRole('button').first().waitFor();
  await page.waitForLoadState('networkidle');
  // The list, the order, and the one after it.
  expect(requests.map((path) => path.replace(/^.*\/orders/, '').replace(/\/[^?]+/, '/:id'))).toEqual([
    expect.stringContaining('tab=to-approve'),
    '/:id?can=1',
    '/:id?can=1',
  ]);
  expect(new Set(requests).size).toBe(3);
  expect(errors).toEqual([]);
  await close();
});

test('a list that is come back to asks again', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  await page.goto(`${stack.admin}/vehicles`);
  await page.locator(ROWS).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator(ROWS).first().click();
  await page.waitForURL(/\/show$/);
  const requests = asked(page);
  await page.goBack();
  await page.locator(ROWS).first().waitFor();
  await expect.poll(() => shortened(requests)).toEqual([['plate,ASC', '10', '1', '']]);
  expect(errors).toEqual([]);
  await close();
});

test('records that cannot be had are asked for again by the list, which says why', async () => {
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

test('a click beside the box of a row selects it, and opens nothing', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  await page.goto(`${stack.admin}/vehicles`);
  await page.locator(ROWS).first().waitFor();
  const cell = page.locator('tbody tr').first().locator('td').first();
  await cell.click({ position: { x: 4, y: 4 } });
  expect(await cell.getByRole('checkbox').isChecked()).toBe(true);
  await page.getByText('Đã chọn 1 mục').waitFor();
  await cell.getByRole('checkbox').uncheck();
  await expect.poll(() => page.getByText('Đã chọn 1 mục').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/vehicles');
  expect(errors).toEqual([]);
  await close();
});
