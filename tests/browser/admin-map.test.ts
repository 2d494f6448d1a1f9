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

test('a map shows all records of the filter, is used by keyboard, and asks no other server', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);

  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin);
  });
  await signIn(page, stack, 'company', 'stop-points/views/map');
  const list = page.getByRole('list', { name: 'Trong khung nhìn' });
  await list.getByRole('button').first().waitFor();
  const before = await page.locator('.map-mark').count();
  expect(before).toBeGreaterThan(1);

  await list.getByRole('button', { name: /^DD0003/u }).focus();
  await page.keyboard.press('Enter');
  const facts = page.getByRole('dialog', { name: /^DD0003/u });
  await facts.getByRole('link', { name: 'Trang đầy đủ' }).waitFor();
  await page.keyboard.press('Escape');
  await facts.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('DD0003');

  await page.getByPlaceholder('Tìm kiếm').or(page.getByLabel('Tìm kiếm')).first().fill('Gia Lâm');
  await page.getByText(/^(\d+) trong \1 mục ở khung nhìn$/u).waitFor();
  await expect.poll(() => list.getByRole('button', { name: /^DD0003/u }).count()).toBe(0);
  expect(await list.getByRole('button', { name: /Gia Lâm/u }).count()).toBeGreaterThan(0);
  // The list of the resource has the same search.
  await page.getByRole('link', { name: 'Bảng', exact: true }).click();
  await page.waitForURL(/filter=/u);
  expect([...origins].toSorted()).toEqual([stack.admin, stack.server.origin].toSorted());
  expect(errors).toEqual([]);
  await close();
});

test('a route is a line through its stops, and configured tiles and their attribution are shown', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);

  const tiles: string[] = [];
  await page.route('**/tiles/**', async (route) => {
    tiles.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await page.route('**/meta/resources?*', async (route) => {
    const answer = await route.fetch();
    const maps = { tiles: '/tiles/{z}/{x}/{y}.png', attribution: '© <b>City</b>' };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), maps } });
  });
  await signIn(page, stack, 'company', 'routes/views/map');
  await page.getByRole('list', { name: 'Trong khung nhìn' }).getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Trang đầy đủ' }).waitFor();
  await page.getByText('© <b>City</b>').waitFor();
  expect(tiles[0]).toMatch(/^\/tiles\/\d+\/\d+\/\d+\.png$/u);
  expect(errors).toEqual([]);
  await close();
});
