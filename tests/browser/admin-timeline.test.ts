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

interface Trip {
  readonly id: string;
  readonly code: string;
  readonly vehicle_id: string;
  readonly conductor_id?: string;
}

test('in the timeline view, trips can be assigned to a conductor by keyboard and to a vehicle by drag', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  const clerk = await stack.server.signIn('company');
  const trip = async (code: string): Promise<Trip> => (await clerk.get(`trips?filter=code||$eq||${code}`)).body[0];
  await signIn(page, stack, 'company', 'trips');
  await page.getByRole('link', { name: 'Bảng chuyến' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bảng chuyến' }).waitFor();

  const day = page.getByRole('textbox', { name: 'Ngày' });
  const today = await day.inputValue();
  const bar = page.locator('[data-lane] button').filter({ hasText: /^\d/u }).first();

  await page.getByRole('button', { name: 'Ngày trước' }).click();
  await expect.poll(() => day.inputValue()).not.toBe(today);
  expect(await bar.getAttribute('draggable')).toBe('false');
  const legend = page.getByRole('list', { name: 'Chú giải' });
  expect(await legend.getByRole('listitem').allInnerTexts()).toContain('Hoàn thành');
  await bar.click();
  await page.getByRole('dialog').getByText('Hoàn thành').first().waitFor();
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Phân công' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  // Uses the last planned trip of the day, because it has not left yet, at whatever hour the test runs.
  await page.getByRole('button', { name: 'Ngày sau' }).click();
  await expect.poll(() => day.inputValue()).toBe(today);
  const planned = 'trips?limit=1&sort=departure_at,DESC&filter=state||$eq||PLANNED';
  const [{ code, departure_at }] = (await clerk.get(planned)).body;
  const address = new URL(page.url());
  address.searchParams.set('day', localDay(departure_at));
  await page.goto(address.href);
  const last = page.getByRole('button', { name: new RegExp(code, 'u') });
  await last.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: new RegExp(code, 'u') });
  await dialog.getByLabel('Nhân viên phục vụ').focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  // Waits before pressing an arrow key. A list of options resets its highlighted option when it has just loaded.
  await settle();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Phân công' }).click();
  await page.getByText('Đã phân công.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect((await trip(code)).conductor_id).toEqual(expect.any(String));

  const { vehicle_id: before } = await trip(code);
  await page.getByLabel('Xếp theo').click();
  await page.getByRole('option', { name: 'Phương tiện' }).click();
  await page.waitForURL(/lanes=vehicle_id/u);
  const free = page
    .locator('li[data-lane]')
    .filter({ hasNot: page.locator('button') })
    .first();
  const to = await free.getAttribute('data-lane');
  const moved = page.getByRole('button', { name: new RegExp(code, 'u') });
  await expect.poll(() => moved.getAttribute('draggable')).toBe('true');
  await moved.dragTo(free);
  await expect.poll(async () => (await trip(code)).vehicle_id).toBe(to);
  expect(to).not.toBe(before);

  await page.getByRole('button', { name: 'Ngày sau' }).click();
  await page.waitForURL(/day=\d{4}-\d{2}-\d{2}/u);
  expect(errors).toEqual([]);
  await close();
});

/** Returns the day of a time in Vietnam as `2026-03-16`, like the address of the timeline. */
const localDay = (at: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date(at));

test('on a phone, each lane of the timeline view has its name above its bars, on one visible line', async () => {
  const { page, errors, close } = await watchedPage(stack, 390);
  await signIn(page, stack, 'company', 'trips/views/board');
  const lane = page.locator('[data-lane]').first();
  const name = lane.locator('.timeline-name');
  await name.waitFor();
  const placed = async () => ({ name: await name.boundingBox(), bars: await lane.locator('ul').first().boundingBox() });
  const before = await placed();
  expect(before.name?.height).toBeLessThan(36);
  expect((before.name?.y ?? 0) + (before.name?.height ?? 0)).toBeLessThanOrEqual((before.bars?.y ?? 0) + 1);
  await lane.evaluate((element) => element.closest('ul')?.parentElement?.parentElement?.scrollBy(200, 0));
  const after = await placed();
  expect(after.bars?.x).toBe((before.bars?.x ?? 0) - 200);
  expect(after.name?.x).toBe(before.name?.x);
  expect(errors).toEqual([]);
  await close();
});
