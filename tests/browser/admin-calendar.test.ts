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
  readonly departure_at: string;
  readonly arrival_at: string;
}

const DAY = 86_400_000;
const PLANNED = 'trips?limit=1&sort=departure_at,DESC&filter=state||$eq||PLANNED';

test('in the calendar, a trip moves to another day by keyboard and by drag, and keeps its clock times', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);

  const clerk = await stack.server.signIn('company');
  const [trip]: readonly Trip[] = (await clerk.get(PLANNED)).body;
  if (!trip) throw new Error('No trip is planned.');
  const read = async (): Promise<Trip> => (await clerk.get(`trips/${trip.id}`)).body;
  const day = localDay(trip.departure_at);
  await signIn(page, stack, 'company', `trips/views/calendar?mode=week&day=${day}`);

  const entry = page.locator(`[data-record="${trip.id}"]`);
  await expect.poll(() => entry.getAttribute('draggable')).toBe('true');
  await entry.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page.getByText(/^Đã chuyển sang/u).waitFor();
  await expect.poll(async () => Date.parse((await read()).departure_at)).toBe(Date.parse(trip.departure_at) + DAY);
  expect(Date.parse((await read()).arrival_at)).toBe(Date.parse(trip.arrival_at) + DAY);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-record'))).toBe(trip.id);

  await page.goto(`${stack.admin}/trips/views/calendar?mode=month&day=${day}`);
  const target = page.locator(`[data-day="${nextDay(nextDay(day))}"]`);
  await expect.poll(() => entry.getAttribute('draggable')).toBe('true');
  await entry.dragTo(target);
  await expect.poll(async () => Date.parse((await read()).departure_at)).toBe(Date.parse(trip.departure_at) + 2 * DAY);
  expect(errors).toEqual([]);
  await close();
});

test('arrow keys choose a day of the calendar, the address keeps it, and a new trip begins on it', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);

  await signIn(page, stack, 'company', 'trips/views/calendar?mode=month&day=2026-12-31');
  await page.locator('[data-day="2026-12-31"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/day=2027-01-01/u);
  await page.getByRole('heading', { level: 2, name: 'tháng 1 năm 2027' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-day'))).toBe('2027-01-01');

  await page.keyboard.press('W');
  await page.waitForURL(/mode=week/u);
  await page.locator('[data-day="2027-01-01"]').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Thứ Sáu, 1 tháng 1, 2027' });
  await dialog.getByText('Không có gì trong ngày này.').waitFor();
  await dialog.getByRole('button', { name: 'Tạo vào ngày này' }).click();
  const departs = page.getByRole('textbox', { name: 'Giờ xuất bến theo kế hoạch' });
  await expect.poll(() => departs.inputValue()).toBe('01/01/2027 08:00');
  await page.goBack();
  await page.keyboard.press('T');
  await expect.poll(() => new URL(page.url()).searchParams.get('day')).not.toBe('2027-01-01');
  expect(errors).toEqual([]);
  await close();
});

test('a month with a thousand trips shows some of each day and lists the others, and tells of those beyond', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);

  await page.route(/\/trips\?(?!.*can=1)/u, async (route) => {
    const url = new URL(route.request().url());
    const within = url.searchParams.getAll('filter').some((one) => one.includes('$gte'));
    const data = within ? trips(1000) : [];
    const body = { data, total: within ? 1200 : 0, count: data.length, page: 1, pageCount: 1 };
    await route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*', 'x-total-count': '1200' } });
  });
  await signIn(page, stack, 'company', 'trips/views/calendar?mode=month&day=2026-12-15');
  const more = page.getByRole('button', { name: /^\+\d+ mục nữa$/u });
  await more.first().waitFor();
  await page.getByText('Chỉ hiện 1000 mục đầu trong 1200 mục.').waitFor();
  expect(await page.locator('.calendar-entry').count()).toBeLessThan(200);
  await more.first().click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByRole('listitem').count()).toBeGreaterThan(30);
  expect(errors).toEqual([]);
  await close();
});

function trips(count: number) {
  const start = Date.parse('2026-12-01T01:00:00.000Z');
  return Array.from({ length: count }, (_, index) => {
    const at = start + (index % 28) * DAY + Math.floor(index / 28) * 600_000;
    const [departure_at, arrival_at] = [at, at + 3_600_000].map((time) => new Date(time).toISOString());
    return { id: `trip-${index}`, code: `CH-${index}`, state: 'PLANNED', departure_at, arrival_at };
  });
}

const nextDay = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** Returns the day of a moment in Hanoi, the time zone of the project. */
const localDay = (moment: string) => new Date(Date.parse(moment) + 7 * 3_600_000).toISOString().slice(0, 10);
