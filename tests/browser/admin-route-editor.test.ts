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

interface Stop {
  readonly stop_point_id: string;
  readonly order: number;
  readonly distance_m: number;
}

interface Route {
  readonly id: string;
  readonly stops_outbound: readonly Stop[];
  readonly stops_inbound: readonly Stop[];
}

const lists = (page: Page) => page.locator('fieldset').filter({ has: page.locator('ol') });

test("the stops of a route's directions can be moved by key or drag, measured, and copied in reverse", async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  const clerk = await stack.server.signIn('superuser');
  const read = async (): Promise<Route> => (await clerk.get('routes?filter=code||$eq||32')).body[0];
  const before = await read();
  await signIn(page, stack, 'superuser', `routes/${before.id}`);
  const [outbound, inbound] = [lists(page).nth(0), lists(page).nth(1)];
  const lines = outbound.getByRole('listitem');
  await expect.poll(() => lines.count()).toBe(before.stops_outbound.length);
  await settle();
  // A plain form for two directions of 22 stops would be 13,470 px high and have 149 inputs. The route editor must be
  // far below both.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2200);
  expect(await page.locator('main').locator('input, textarea').count()).toBeLessThanOrEqual(20);

  const handle = (row: number) => lines.nth(row).getByRole('button').first();
  const nameOf = (row: number) => lines.nth(row).locator('[title]').getAttribute('title');
  await lines.nth(12).scrollIntoViewIfNeeded();
  const dragged = await nameOf(4);
  const [from, to] = [await handle(4).boundingBox(), await lines.nth(2).boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 8, (to?.y ?? 0) + 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => nameOf(2)).toBe(dragged);
  await handle(2).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => nameOf(3)).toBe(dragged);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => nameOf(4)).toBe(dragged);

  await outbound.getByRole('button', { name: 'Thêm dòng', exact: true }).click();
  await expect.poll(() => lines.count()).toBe(23);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  await page.keyboard.press('Escape');
  await lines.nth(22).getByRole('button', { name: 'Xóa dòng 23' }).click();
  await outbound.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.poll(() => lines.count()).toBe(23);
  await lines.nth(22).getByRole('button', { name: 'Xóa dòng 23' }).click();
  await expect.poll(() => lines.count()).toBe(22);

  // A stop that the user moves to another row keeps its distance. The distances then no longer increase from row to
  // row, and the error at the affected row names the stop.
  await handle(2).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('status').filter({ hasText: 'vị trí 2 trong 22' }).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('Di chuyển');
  const fallen = (await nameOf(2)) ?? '';
  const save = page.getByRole('button', { name: 'Lưu', exact: true });
  await save.click();
  await outbound.getByText(/nhỏ hơn .* của dòng trước/u).waitFor();
  expect((await read()).stops_outbound).toEqual(before.stops_outbound);
  const refused = (await outbound.getByText(/nhỏ hơn .* của dòng trước/u).textContent()) ?? '';
  expect(refused).toContain(fallen);
  const distance = outbound.getByLabel('Cách điểm đầu');
  await distance.fill('9000');
  await distance.press('Enter');
  await distance.waitFor({ state: 'detached' });
  await lines.nth(1).getByRole('button').nth(1).press('Enter');
  await distance.fill('150');
  await distance.press('Escape');
  await lines.nth(2).getByRole('button').nth(1).press('Enter');
  await distance.fill('252');
  await distance.press('Enter');

  await inbound.getByRole('button', { name: 'Chép ngược từ “Điểm dừng chiều đi”' }).click();
  await save.click();
  await expect
    .poll(async () => (await read()).stops_outbound[1]?.stop_point_id)
    .toBe(before.stops_outbound[2]?.stop_point_id);
  const after = await read();
  expect(after.stops_outbound.map(({ order }) => order)).toEqual(before.stops_outbound.map((_, index) => index + 1));
  expect(after.stops_inbound.map((stop) => stop.stop_point_id)).toEqual(
    after.stops_outbound.map((stop) => stop.stop_point_id).toReversed(),
  );
  const end = after.stops_outbound.at(-1)?.distance_m ?? 0;
  expect(after.stops_inbound.at(-2)?.distance_m).toBe(end - 150);

  expect(errors).toEqual([]);
  await close();
});

test('the page of a route draws each direction as a line with its stops, vertically on a phone', async () => {
  for (const width of [1280, 390]) {
    const { page, errors, settle, close } = await watchedPage(stack, width);
    await signIn(page, stack, 'superuser');
    const clerk = await stack.server.signIn('superuser');
    const route: Route = (await clerk.get('routes?filter=code||$eq||32')).body[0];
    await page.goto(`${stack.admin}/routes/${route.id}/show`);
    // The timeline beside the section draws lines of earlier changes.
    const section = page.getByRole('region', { name: 'Lộ trình' });
    const line = section.getByRole('img', { name: /^Điểm dừng chiều đi: sơ đồ/u });
    await line.waitFor();
    await settle();
    expect(await line.locator('circle').count()).toBe(route.stops_outbound.length);
    const right = await line.evaluate((svg) => svg.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(width);
    const table = section.locator('details').first();
    expect(await table.getByRole('table').isVisible()).toBe(false);
    await table.getByText('Xem dạng bảng').click();
    expect(await table.getByRole('row').count()).toBe(route.stops_outbound.length + 1);
    expect(errors).toEqual([]);
    await close();
  }
});
