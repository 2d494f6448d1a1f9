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

interface Trip {
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly departure_at: string;
  readonly vehicle_id?: string | null;
  readonly driver_id?: string | null;
}

type Calls = Awaited<ReturnType<Stack['server']['signIn']>>;

const DAY = 86_400_000;
const dayOf = (moment: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date(moment));

async function tripsOf(clerk: Calls, day: string): Promise<readonly Trip[]> {
  const start = Date.parse(`${day}T00:00:00+07:00`);
  const [from, to] = [start, start + DAY].map((at) => new Date(at).toISOString());
  return (await clerk.get(`trips?limit=100&filter=departure_at||$gte||${from}&filter=departure_at||$lt||${to}`)).body;
}

/** Creates 37 trips of two routes on a day that has none, and returns the day. */
async function plainDay(clerk: Calls, later: number): Promise<string> {
  const [last] = (await clerk.get('trips?limit=1&sort=departure_at,DESC')).body as readonly [Trip];
  const start = Date.parse(`${dayOf(Date.parse(last.departure_at) + later * DAY)}T00:00:00+07:00`);
  const [one, other] = (await clerk.get('routes?limit=2&sort=code,ASC&filter=code||$in||32,33')).body;
  const trip = (route: { readonly id: string }, half: number) => ({
    route_id: route.id,
    direction: half % 2 ? 'INBOUND' : 'OUTBOUND',
    departure_at: new Date(start + half * 1_800_000).toISOString(),
    arrival_at: new Date(start + half * 1_800_000 + 3_600_000).toISOString(),
  });
  const halves = (count: number) => Array.from({ length: count }, (_, index) => 10 + index);
  const bulk = [...halves(31).map((half) => trip(one, half)), ...halves(6).map((half) => trip(other, half))];
  const made = await clerk.post('trips/bulk', { bulk });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return dayOf(start);
}

/** Counts the keys and clicks with which a page is used. */
function acting(page: Page) {
  let count = 0;
  return {
    count: () => count,
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    click: async (name: string | RegExp) => {
      count += 1;
      await page.getByRole('button', { name }).click();
    },
  };
}

const barsOf = (page: Page) => page.locator('[data-bar-id]');

async function openDay(page: Page, day: string): Promise<void> {
  await signIn(page, stack, 'company', `trips/views/board?day=${day}`);
  await expect.poll(() => barsOf(page).count()).toBe(37);
}

test('37 trips get vehicles and drivers in at most 15 actions: a run by hand, the rest as proposed; undo takes it back', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  const clerk = await stack.server.signIn('company');
  const day = await plainDay(clerk, 3);
  await openDay(page, day);
  const lacking = page.locator('.timeline-lacking');
  expect(await lacking.count()).toBe(37);
  expect(await barsOf(page).first().innerText()).toContain('Thiếu Phương tiện, Lái xe');

  const act = acting(page);
  await barsOf(page).first().focus();
  await act.press(' ');
  await act.press('R');
  const chosen = page.locator('[data-bar-id][aria-pressed=true]');
  const run = await chosen.count();
  expect(run).toBeGreaterThan(4);
  for (const [key, field] of [
    ['1', 'vehicle_id'],
    ['2', 'driver_id'],
  ] as const) {
    await act.press(key);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('list', { name: 'Đang rảnh' }).getByRole('button').first().waitFor();
    await act.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(`Đã phân công ${run} mục.`).waitFor();
    await expect
      .poll(async () => (await tripsOf(clerk, day)).filter((trip) => (trip[field] ?? null) !== null).length)
      .toBe(run);
  }
  await expect.poll(() => lacking.count()).toBe(37 - run);

  await act.press('P');
  await page.getByText(`${37 - run} mục sẽ được phân công. Chưa lưu.`).waitFor();
  expect((await tripsOf(clerk, day)).filter(({ vehicle_id: vehicle }) => vehicle).length).toBe(run);
  await act.press('S');
  await page.getByText(`Đã phân công ${37 - run} mục.`).waitFor();
  expect(act.count()).toBeLessThanOrEqual(15);
  const planned = await tripsOf(clerk, day);
  expect(planned.filter(({ vehicle_id: vehicle, driver_id: driver }) => vehicle && driver).length).toBe(37);
  await expect.poll(() => lacking.count()).toBe(0);
  expect(await page.locator('.timeline-clash').count()).toBe(0);

  await act.press('Z');
  await expect.poll(() => lacking.count()).toBe(37 - run);
  expect((await tripsOf(clerk, day)).filter(({ vehicle_id: vehicle }) => vehicle).length).toBe(run);
  expect(errors).toEqual([]);
  await close();
});

test('a draft that another dispatcher overtakes keeps their assignment, saves the others, and names the conflict', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  const clerk = await stack.server.signIn('company');
  const day = await plainDay(clerk, 3);
  await openDay(page, day);
  await page.keyboard.press('P');
  const save = page.getByRole('button', { name: 'Lưu phân công' });
  await save.waitFor();
  const trips = await tripsOf(clerk, day);
  const { body: proposed } = await clerk.post('trips/views/board/proposals', { day });
  const vehicle: string = proposed.changes.at(-1).values.vehicle_id;
  const [first] = trips;
  if (!first) throw new Error('The day has no trips.');
  const taken = await clerk.patch(`trips/${first.id}`, { vehicle_id: vehicle, version: first.version });
  expect(taken.status, JSON.stringify(taken.body)).toBe(200);
  await save.click();
  const refused = page.getByText(/mục không phân công được:/u);
  await refused.waitFor();
  await page
    .getByText(new RegExp(`${first.code}.*: `, 'u'))
    .first()
    .waitFor();
  const after = await tripsOf(clerk, day);
  expect(after.find(({ id }) => id === first.id)?.vehicle_id).toBe(vehicle);
  expect(after.filter((trip) => trip.vehicle_id && trip.driver_id).length).toBeGreaterThan(30);
  expect(errors).toEqual([]);
  await close();
});

test('the assignments of the day before are copied with two keys, and the day sheet lists the trips of each vehicle', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  const clerk = await stack.server.signIn('company');
  const before = await plainDay(clerk, 3);
  const day = await plainDay(clerk, 1);
  expect(Date.parse(day) - Date.parse(before)).toBe(DAY);
  const { changes } = (await clerk.post('trips/views/board/proposals', { day: before })).body;
  await clerk.patch('trips/views/board/assignments', { changes });
  await openDay(page, day);
  await page.keyboard.press('Y');
  await page.getByText('37 mục sẽ được phân công. Chưa lưu.').waitFor();
  expect(await page.locator('.timeline-draft').count()).toBe(37);
  await page.keyboard.press('S');
  await page.getByText('Đã phân công 37 mục.').waitFor();
  const vehicles = (trips: readonly Trip[]) => trips.map(({ vehicle_id: vehicle }) => vehicle).toSorted();
  expect(vehicles(await tripsOf(clerk, day))).toEqual(vehicles(await tripsOf(clerk, before)));

  await page.getByLabel('Xếp theo').click();
  await page.getByRole('option', { name: 'Phương tiện' }).click();
  await page.waitForURL(/lanes=vehicle_id/u);
  await page.getByRole('button', { name: 'Phiếu ngày' }).click();
  const sheet = page.getByRole('dialog');
  const used = new Set(vehicles(await tripsOf(clerk, day)));
  await expect.poll(() => sheet.getByRole('heading', { level: 3 }).count()).toBe(used.size);
  expect(await sheet.getByRole('row').count()).toBe(37 + used.size);
  expect(errors).toEqual([]);
  await close();
});
