import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { pressMore, signIn } from './clerk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

test('the color scheme follows the system until the user chooses one, and the choice stays in the browser', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280, { colorScheme: 'dark' });
  const colors = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const choose = async (mode: string) => {
    await page.getByRole('button', { name: 'Tài khoản' }).click();
    await page.getByRole('menuitemradio', { name: mode, exact: true }).click();
    await page.keyboard.press('Escape');
  };
  await signIn(page, stack, 'superuser');
  expect(await colors()).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(colors).toBe('light');

  await choose('Tối');
  await expect.poll(colors).toBe('dark');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Tổng quan' }).waitFor();
  expect(await colors()).toBe('dark');
  await page.getByRole('button', { name: 'Tài khoản' }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.waitForURL(`${stack.admin}/login`);
  expect(await colors()).toBe('dark');
  await signIn(page, stack, 'company');
  await choose('Theo hệ thống');
  await expect.poll(colors).toBe('light');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Tổng quan' }).waitFor();
  expect(await colors()).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(colors).toBe('dark');
  expect(errors).toEqual([]);
  await close();
});

test("a stored session token alone restores the session and loads the user's profile", async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company');
  await page.evaluate(() => ['tuyen.token-expires', 'tuyen.profile'].forEach((key) => localStorage.removeItem(key)));
  await page.goto(`${stack.admin}/orders`);
  await page.getByRole('heading', { level: 1, name: 'Đơn hàng' }).waitFor();
  await page.getByRole('navigation', { name: 'Trình đơn chính' }).getByText('Đơn hàng', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Đổi đơn vị/ }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('with the reduced-motion preference, nothing in the back-office slides, fades or ripples', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280, { reducedMotion: 'no-preference' });
  await signIn(page, stack, 'superuser');
  await settle();
  const moving = async () => {
    const most = await page.getByRole('button', { name: 'Tài khoản' }).evaluate(async (button: HTMLElement) => {
      let found = 0;
      button.click();
      for (let frame = 0; frame < 5; frame += 1) {
        await new Promise(requestAnimationFrame);
        found = Math.max(found, document.getAnimations().length);
      }
      return found;
    });
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    return most;
  };
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('the menu is open on wide screens, shrinks to icons on narrower ones, and is hidden on phones', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1200);
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' });
  const width = async () => (await page.locator('#side-menu').boundingBox())?.width;
  await signIn(page, stack, 'superuser');
  await menu.getByText('Đơn hàng', { exact: true }).waitFor();
  await expect.poll(width).toBe(200);
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect.poll(width).toBe(80);
  await page.setViewportSize({ width: 768, height: 800 });
  await settle();
  expect(await width()).toBe(80);
  await page.setViewportSize({ width: 767, height: 800 });
  await menu.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Mở trình đơn' }).click();
  await menu.getByText('Đơn hàng', { exact: true }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test.for([360, 320])(
  "at a width of %i px, a phone's app bar has room for office and account buttons",
  async (width) => {
    const { page, errors, close } = await watchedPage(stack, width);
    await signIn(page, stack, 'company');
    await page.getByRole('button', { name: /^Đổi đơn vị/ }).waitFor();
    const account = await page.getByRole('button', { name: 'Tài khoản' }).boundingBox();
    expect((account?.x ?? Number.NaN) + (account?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(errors).toEqual([]);
    await close();
  },
);

test.each([
  ['a table, however narrow it is', 768, 'td.column-plate'],
  ['the cards of a phone', 360, 'main li:has(dl) a'],
] as const)('the code of a record stays on one line in lists: %s', async (_, width, codes) => {
  const { page, errors, settle, close } = await watchedPage(stack, width);
  await signIn(page, stack, 'company-admin');
  // Uses English, because only in English the heading of the code column is shorter than the license plates below it.
  await page.evaluate(() => localStorage.setItem('RaStoretuyen.locale', '"en"'));
  await page.goto(`${stack.admin}/vehicles`);
  const plates = page.locator(codes);
  await plates.first().waitFor();
  await settle();
  const lines = await plates.evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      // Counts the lines of text by the vertical centers of all rectangles. A text and the elements around it have
      // separate rectangles, but about the same center if they are on one line.
      const middles = [...text.getClientRects()].map(({ top, height }) => Math.round((top + height / 2) / 8));
      return new Set(middles).size;
    }),
  );
  expect(lines).toEqual(Array.from({ length: 10 }, () => 1));
  expect(errors).toEqual([]);
  await close();
});

test('a pending deletion runs in the office where it started, even if the user changes the office', async () => {
  const [company, brt] = await Promise.all([
    stack.server.signIn('company-admin'),
    stack.server.signIn('company-brt-admin'),
  ]);
  const [here, there] = [company.profile.office_id, brt.profile.office_id] as string[];
  const permissions = ['vehicle.read', 'vehicle.delete'];
  const made = await (
    await stack.server.signIn('superuser')
  ).post('users', {
    username: 'hai.noi',
    full_name: 'Hai Nơi',
    email: 'hai.noi@tuyen.example',
    password: 'Tuyen#2026',
    offices: [here, there].map((office_id) => ({ office_id, permissions })),
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const vehicle = await company.post('vehicles', { plate: '29B-888.88', kind: 'STANDARD_BUS', seats: 40 });
  expect(vehicle.status, JSON.stringify(vehicle.body)).toBe(201);

  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  const switchTo = async (id: string | undefined) => {
    const name = await officeName(id);
    await page.getByRole('button', { name: /^Đổi đơn vị/ }).click();
    await page.getByRole('menuitem', { name }).click();
    await page.getByText(`Đã chuyển sang ${name}`).or(page.getByRole('timer')).first().waitFor();
  };
  const officeName = async (id: string | undefined) =>
    (await (await stack.server.signIn('superuser')).get(`offices/${id}`)).body.name as string;
  await signIn(page, stack, 'hai.noi', `vehicles/${vehicle.body.id}/show`);
  await pressMore(page, 'Xóa');
  await page.getByRole('timer').waitFor();
  const deletion = page.waitForRequest((request) => request.method() === 'DELETE');
  await switchTo(there);
  const request = await deletion;
  expect(await request.headerValue('x-office-id')).toBe(here);
  expect((await request.response())?.status()).toBe(200);
  await settle();
  expect((await company.get(`vehicles/${vehicle.body.id}`)).status).toBe(404);
  expect(errors).toEqual([]);
  await close();
});

test('an idle page sends no requests', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await page.clock.install();
  await signIn(page, stack, 'superuser');
  const order = (await (await stack.server.signIn('superuser')).get('orders?limit=1')).body[0].id as string;
  for (const path of ['', 'orders', `orders/${order}/show`, 'settings']) {
    await page.goto(`${stack.admin}/${path}`);
    await page.locator('main :is(table, section, form, ul)').first().waitFor();
    // The page delays some requests, so the test first advances the clock by one minute. Then it advances the clock by
    // ten minutes, because the page reports the user's presence until five minutes after the last input.
    await page.clock.fastForward('01:00');
    await settle();
    await page.clock.fastForward('10:00');
    await settle();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.fastForward('02:00:00');
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      dispatchEvent(new Event('focus'));
    });
    await settle();
    expect(asked, path).toEqual([]);
    page.removeAllListeners('request');
  }
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ['a select that searches', 'vehicles/create', undefined, /^Tuyến/, '/routes?'],
  ['the choice of a colleague', 'orders', 'Giao cho…', 'Nhân viên', '/assignees?'],
])('the server is queried 300 ms after the last key typed in %s', async (_, place, button, name, path) => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  const admin = await stack.server.signIn('company-admin');
  const rows: readonly { id: string; can: { assign: boolean } }[] =
    button === undefined ? [] : (await admin.get(`${place}?page=1&limit=50&can=1`)).body.data;
  const own = rows.find(({ can }) => can.assign);
  await signIn(page, stack, 'company-admin', `${place}${own ? `/${own.id}/show` : ''}`);
  if (button !== undefined) await page.getByRole('button', { name: button }).click();
  const select = page.getByRole('combobox', { name });
  // In a dialog, the select has the focus and its options are already open. Elsewhere, the test opens them.
  if (button === undefined) await select.click();
  await page.getByRole('option').first().waitFor();
  await settle();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const searched: string[] = [];
  page.on('request', (request) => {
    const q = new URL(request.url()).searchParams.get('s') ?? request.url();
    if (request.url().includes(path)) searched.push(q);
  });
  await select.pressSequentially('n');
  await page.clock.runFor(299);
  await select.pressSequentially('o');
  await page.clock.runFor(299);
  await drawn(page);
  expect(searched).toEqual([]);
  const request = page.waitForRequest((one) => one.url().includes(path));
  // The delay between typing and searching has now ended. The page then needs several turns of the event loop, so the
  // test advances the clock in small steps.
  for (let turns = 0; turns < 5; turns += 1) {
    await page.clock.runFor(1);
    await drawn(page);
  }
  await request;
  expect(searched).toHaveLength(1);
  expect(errors).toEqual([]);
  await close();
});

test('back-office and portal show the name and logo from the office settings', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  const bar = page.getByRole('banner').or(page.locator('header'));
  await bar.getByRole('link', { name: 'Tổng công ty Vận tải công cộng Thủ đô' }).waitFor();

  const superuser = await stack.server.signIn('superuser');
  const logo = new FormData();
  logo.append('file', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), 'logo.png');
  const stored = await stack.qa.fetch('/api/v1/uploads', {
    method: 'POST',
    headers: { authorization: superuser.headers['authorization'] ?? '' },
    body: logo,
  });
  const { url } = (await stored.json()) as { readonly url: string };
  const brand = { office_display_name: { vi: 'Xe buýt Thủ đô' }, office_logo_url: url };
  const saved = await superuser.patch('settings/site-config', brand);
  expect(saved.status).toBe(200);

  await page.reload();
  const home = bar.getByRole('link', { name: 'Xe buýt Thủ đô' });
  await home.waitFor();
  await expect.poll(() => isDrawn(home.locator('img'))).toBe(true);

  await page.goto(`${stack.portal}/search`);
  const link = page.locator('header .brand');
  await expect.poll(() => link.locator('.brand-name').textContent()).toBe('Xe buýt Thủ đô');
  await expect.poll(() => isDrawn(link.locator('img'))).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const isDrawn = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);

async function drawn(page: Page): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) {
    await page.evaluate(
      () =>
        new Promise((next) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', next);
          port1.start();
          port2.postMessage(null);
        }),
    );
  }
}
