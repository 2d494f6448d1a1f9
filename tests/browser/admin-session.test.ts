import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../support/server-process.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { settling, watchedPage, type WatchedPage } from '../support/watched-page.ts';
import { openOrder, signIn, signInByForm } from './clerk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Tên' }).first();
const save = (page: Page) => page.getByRole('button', { name: 'Lưu' }).click();
const CORS = { 'access-control-allow-origin': '*' };
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Đăng nhập lại để tiếp tục' });
const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('tuyen.draft')));

async function answer(page: Page, password: string): Promise<void> {
  await dialogOf(page)
    .getByLabel(/^Mật khẩu/)
    .fill(password);
  await dialogOf(page).getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

/** Ends the session on the server. The idle page learns about it with its next request. */
async function endSession({ page, settle }: Pick<WatchedPage, 'page' | 'settle'>): Promise<void> {
  await settle();
  await page.evaluate(async () => {
    const { apiBase } = await (await fetch('/config.json')).json();
    const headers = { authorization: `Bearer ${localStorage.getItem('tuyen.token')}` };
    await fetch(`${apiBase}/auth/logout`, { method: 'POST', headers });
  });
}

/**
 * Returns a page that sends no background requests, so that the page notices the end of its session only when the test
 * clicks.
 */
async function quietPage() {
  const watched = await watchedPage(stack, 1280);
  const { page } = watched;
  page.on('dialog', (question) => void question.accept());
  await page.route('**/presence', (route) => route.fulfill({ headers: CORS, json: { others: [] } }));
  return watched;
}

async function typedPage(typed: string) {
  const root = await stack.server.signIn('superuser');
  const [station] = (await root.get('stations?limit=1&sort=code,ASC')).body;
  const watched = await quietPage();
  const { page } = watched;
  await signIn(page, stack, 'superuser', `stations/${station.id}`);
  await expect.poll(() => nameOf(page).inputValue()).toBe(station.name);
  await nameOf(page).fill(typed);
  const stored = async () => (await root.get(`stations/${station.id}`)).body;
  return { ...watched, root, station, stored };
}

test('a session that ends during an edit asks for the password over the page, and the save continues', async () => {
  const { page, stored, settle, close } = await typedPage('Bến sau khi đăng nhập lại');
  await endSession({ page, settle });
  await save(page);
  await dialogOf(page).waitFor();
  expect(await page.getByRole('dialog').count(), 'requests that fail together ask once').toBe(1);
  await page.keyboard.press('Escape');
  await answer(page, 'wrong');
  await dialogOf(page).getByText('Thông tin đăng nhập không đúng').waitFor();
  await page.route('**/auth/login', (route) => route.abort(), { times: 1 });
  await answer(page, PASSWORD);
  await dialogOf(page).getByText('Không kết nối được máy chủ').waitFor();
  await page.route(
    '**/auth/login',
    (route) => route.fulfill({ status: 429, headers: CORS, json: { code: 'too_many_requests' } }),
    { times: 1 },
  );
  await answer(page, PASSWORD);
  await dialogOf(page).getByText('Bạn thao tác quá nhanh').waitFor();
  await answer(page, PASSWORD);
  await page.waitForURL(`${stack.admin}/stations`);
  expect((await stored()).name).toBe('Bến sau khi đăng nhập lại');
  await close();
});

test('a new record, settings, a transition and an autosave form continue after the session ended', async () => {
  const { page, errors, settle, close } = await quietPage();
  const root = await stack.server.signIn('superuser');
  await signIn(page, stack, 'superuser', 'cities/create');
  await nameOf(page).fill('Thành phố Nối Tiếp');
  await page.getByRole('textbox', { name: 'Mã' }).first().fill('NOITIEP');
  await page.getByRole('combobox', { name: 'Cấp hành chính' }).click();
  await page.getByRole('option').nth(1).click();
  await endSession({ page, settle });
  await save(page);
  await answer(page, PASSWORD);
  await page.waitForURL(`${stack.admin}/cities`);
  expect((await root.get('cities?filter=code||$eq||NOITIEP')).body).toMatchObject([
    { name: { vi: 'Thành phố Nối Tiếp' } },
  ]);

  await page.goto(`${stack.admin}/settings`);
  const fee = page.getByRole('textbox', { name: 'Phí phát hành thẻ' });
  await fee.waitFor();
  await settle();
  await fee.fill('32000');
  await endSession({ page, settle });
  await save(page);
  await answer(page, PASSWORD);
  await dialogOf(page).waitFor({ state: 'hidden' });
  await settle();
  await page.reload();
  await expect.poll(() => fee.inputValue()).toMatch(/^32.000/);

  const [station] = (await root.get('stations?limit=1&sort=code,ASC')).body;
  await page.goto(`${stack.admin}/stations/${station.id}`);
  await expect.poll(() => nameOf(page).inputValue()).toBe(station.name);
  await page.getByLabel('Tự động lưu').check();
  await settle();
  await endSession({ page, settle });
  await nameOf(page).fill('Bến tự lưu tiếp');
  await answer(page, PASSWORD);
  await page.getByText('Đã lưu', { exact: true }).first().waitFor();
  expect((await root.get(`stations/${station.id}`)).body.name).toBe('Bến tự lưu tiếp');
  await page.getByLabel('Tự động lưu').uncheck();

  const [order] = (await root.get('orders?filter=status||$eq||WAITING_FOR_CONFIRM&limit=1')).body;
  await openOrder(page, stack.admin, order.code);
  await page.getByRole('button', { name: 'Từ chối', exact: true }).first().click();
  const move = page.getByRole('dialog').filter({ hasNot: page.getByLabel(/^Mật khẩu/) });
  await move.getByRole('textbox').first().fill('Ảnh chân dung bị mờ');
  await endSession({ page, settle });
  await move.getByRole('button', { name: 'Từ chối', exact: true }).click();
  await answer(page, PASSWORD);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(async () => (await root.get(`orders/${order.id}`)).body.status).not.toBe(order.status);
  expect(await draftsOf(page), 'what was saved has no draft').toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('after a sign-out in another tab, a page asks for the password until the same person signs in', async () => {
  const { page, stored, close } = await typedPage('Bến hai tab');
  const second = await page.context().newPage();
  await second.goto(stack.admin);
  await second.getByRole('button', { name: 'Tài khoản' }).click();
  await second.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await second.getByRole('button', { name: 'Đăng nhập' }).waitFor();
  await dialogOf(page).getByText('Những gì bạn đã nhập vẫn còn trên trang này').waitFor();
  await signInByForm(second, stack.admin, 'superuser');
  await dialogOf(page).waitFor({ state: 'hidden' });
  expect(await nameOf(page).inputValue()).toBe('Bến hai tab');
  await save(page);
  await page.waitForURL(`${stack.admin}/stations`);
  expect((await stored()).name).toBe('Bến hai tab');
  await close();
});

test('a page keeps its draft and does not write if another person signed in in another tab', async () => {
  const { page, root, station, stored, close } = await typedPage('Bến của người cũ');
  const second = await page.context().newPage();
  await second.goto(`${stack.admin}/icon.svg`);
  await second.evaluate(() => localStorage.clear());
  await dialogOf(page).getByText('Những gì bạn đã nhập vẫn còn trên trang này').waitFor();
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && writes.push(request.url()));
  await signInByForm(second, stack.admin, 'company');
  const { full_name: other } = (await stack.server.signIn('company')).profile;
  await dialogOf(page).getByText(`${other} vừa đăng nhập ở một tab khác`).waitFor();
  expect(writes).toEqual([]);

  // After a reload, the page belongs to the person who was the last to sign in, in any tab. The page must not show the
  // draft of its previous user.
  await page.reload();
  await expect.poll(() => nameOf(page).inputValue()).toBe(station.name);
  expect(await page.getByText('Bạn có nội dung chưa lưu').count()).toBe(0);
  await signInByForm(second, stack.admin, 'superuser');
  await page.reload();
  await page.getByRole('button', { name: 'Khôi phục' }).click();
  expect(await nameOf(page).inputValue()).toBe('Bến của người cũ');

  await second.evaluate(() => localStorage.clear());
  await signInByForm(second, stack.admin, 'company');
  await answer(page, PASSWORD);
  await save(page);
  await page.waitForURL(`${stack.admin}/stations`);
  expect((await stored()).name).toBe('Bến của người cũ');
  const [{ actor_name: actor } = {}] = (
    await root.get(`audit-logs?filter=record_id||$eq||${station.id}&sort=created_at,DESC&limit=1`)
  ).body;
  expect(actor, 'the change is the owner’s').not.toBe(other);
  await close();
});

test("continuing as the person who signed in in another tab discards the page's draft", async () => {
  const { page, station, stored, close } = await typedPage('Bến bỏ lại');
  const second = await page.context().newPage();
  await second.goto(`${stack.admin}/icon.svg`);
  await second.evaluate(() => localStorage.clear());
  await signInByForm(second, stack.admin, 'company');
  await dialogOf(page)
    .getByRole('button', { name: /Bỏ nội dung đã nhập/ })
    .click();
  await page.getByRole('heading', { name: 'Tổng quan', level: 1 }).waitFor();
  expect(await draftsOf(page)).toEqual([]);
  expect((await stored()).name).toBe(station.name);
  await close();
});

test('a draft survives the sign-in page and a reload, and can then be restored or discarded', async () => {
  const { page, root, station, stored, settle, close } = await typedPage('Bến trong bản nháp');
  await endSession({ page, settle });
  await save(page);
  await dialogOf(page).getByRole('button', { name: 'Về trang đăng nhập' }).click();
  await page.getByLabel('Email').fill('superuser@tuyen.example');
  await page.getByLabel(/^Mật khẩu/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.getByText('Bạn có nội dung chưa lưu').waitFor();
  expect(await nameOf(page).inputValue()).toBe(station.name);

  expect((await root.patch(`stations/${station.id}`, { name: 'Bến của người khác' })).status).toBe(200);
  await page.reload();
  await page.getByText('Bản ghi đã được sửa sau lúc đó').waitFor();
  await page.getByText(/thay giá trị mới bằng nội dung bạn đã nhập ở: .*Tên/).waitFor();
  await settle();
  await page.getByRole('button', { name: 'Khôi phục' }).click();
  expect(await nameOf(page).inputValue()).toBe('Bến trong bản nháp');
  await save(page);
  await page.waitForURL(`${stack.admin}/stations`);
  expect((await stored()).name).toBe('Bến trong bản nháp');
  expect(await draftsOf(page), 'a saved form has no draft').toEqual([]);

  await page.goto(`${stack.admin}/stations/create`);
  await nameOf(page).fill('Bến bỏ đi');
  await page.reload();
  await page.getByText('Bạn có nội dung chưa lưu').waitFor();
  await settle();
  await page.getByRole('button', { name: 'Bỏ nội dung này' }).click();
  await page.getByText('Bạn có nội dung chưa lưu').waitFor({ state: 'hidden' });
  expect(await draftsOf(page)).toEqual([]);
  await close();
});

async function signInAgain(page: Page): Promise<void> {
  await page.waitForURL(`${stack.admin}/login`);
  await page.getByLabel('Email').fill('superuser@tuyen.example');
  await page.getByLabel(/^Mật khẩu/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

const reason = (page: Page) => page.getByText('Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.').waitFor();

test('a page reloaded after the session ended returns after the sign-in', async () => {
  const { page, errors, settle, close } = await quietPage();
  const refused: string[] = [];
  page.on('response', (response) => response.status() === 401 && refused.push(response.url()));
  await signIn(page, stack, 'superuser', 'vehicles?perPage=10');
  for (const [path, heading] of [
    ['vehicles?perPage=10', 'Phương tiện'],
    ['', 'Tổng quan'],
    ['settings', ''],
    ['my-shift', ''],
    ['orders/views/to-approve', ''],
    ['flows/sell-ticket', 'Bán vé lượt'],
  ] as const) {
    await page.goto(`${stack.admin}/${path}`);
    await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
    await endSession({ page, settle });
    refused.length = 0;
    await page.reload();
    await reason(page);
    await signInAgain(page);
    await page.waitForURL(`${stack.admin}/${path}`);
    await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
    expect(refused.length, `requests that ${path} repeats: ${refused.join(' ')}`).toBeLessThan(8);
  }
  expect(errors).toEqual([]);
  await close();
});

test('a half-filled form that was reloaded after the session ended can be restored after the sign-in', async () => {
  const { page, settle, close } = await quietPage();
  await signIn(page, stack, 'superuser', 'stations/create');
  await nameOf(page).fill('Bến gõ dở');
  await expect.poll(() => draftsOf(page)).toHaveLength(1);
  await endSession({ page, settle });
  await page.reload();
  await signInAgain(page);
  await page.waitForURL(`${stack.admin}/stations/create`);
  await page.getByRole('button', { name: 'Khôi phục' }).click();
  expect(await nameOf(page).inputValue()).toBe('Bến gõ dở');
  await close();
});

test('a sign-in after a reload also renews the session of the other tabs', async () => {
  const { page, settle, close } = await quietPage();
  await signIn(page, stack, 'superuser', 'stations');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const [atRest, refused] = await Promise.all(
    ['vehicles', 'stop-points?page=2'].map(async (path) => {
      const tab = await page.context().newPage();
      const settleTab = settling(tab);
      await tab.goto(`${stack.admin}/${path}`);
      await tab.getByRole('row').nth(1).waitFor();
      await settleTab();
      return tab;
    }),
  );
  await endSession({ page, settle });
  await refused!.getByRole('button', { name: 'Tải lại' }).click();
  await reason(refused!);
  await page.reload();
  await signInAgain(page);
  await page.waitForURL(`${stack.admin}/stations`);
  await refused!.waitForURL(`${stack.admin}/stop-points?page=2`);
  await refused!.getByRole('row').nth(1).waitFor();
  await atRest!.getByRole('button', { name: 'Tải lại' }).click();
  await atRest!.getByRole('row').nth(1).waitFor();
  expect(atRest!.url()).toBe(`${stack.admin}/vehicles`);
  await close();
});

test('a draft contains no password, and a sign-out deletes the drafts', async () => {
  const { page, settle, close } = await quietPage();
  await signIn(page, stack, 'superuser', 'users/create');
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Người có mật khẩu');
  await page
    .getByLabel(/^Mật khẩu/)
    .first()
    .fill('Bi-mat-rieng-7391');
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await settle();
  await expect.poll(stored).toContain('Người có mật khẩu');
  expect(await stored()).not.toContain('Bi-mat-rieng-7391');
  await page.getByRole('button', { name: 'Tài khoản' }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.getByRole('button', { name: 'Đăng nhập' }).waitFor();
  expect(await draftsOf(page)).toEqual([]);
  await close();
});

async function deskPage() {
  const root = await stack.server.signIn('superuser');
  const watched = await quietPage();
  const { page, settle } = watched;
  await signIn(page, stack, 'company', 'orders/views/to-approve');
  await page.getByRole('button', { name: /^Từ chối/ }).waitFor();
  await settle();
  const code = (await page.locator('section h2').first().innerText()).trim();
  const status = async () => (await root.get(`orders?filter=code||$eq||${code}`)).body[0].status;
  return { ...watched, status };
}

test('a rejection in a queue is sent once the user has signed in again after the session ended', async () => {
  const { page, settle, status, close } = await deskPage();
  await page.getByRole('button', { name: /^Từ chối/ }).click();
  const dialog = page.getByRole('dialog').filter({ hasNot: page.getByLabel(/^Mật khẩu/) });
  await dialog.getByRole('textbox').first().fill('Ảnh chân dung bị mờ');
  await endSession({ page, settle });
  await dialog.getByRole('button', { name: /^Từ chối/ }).click();
  await dialogOf(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/orders/views/to-approve');
  await answer(page, PASSWORD);
  await expect.poll(status).toBe('CANCELED');
  await close();
});

test('a queue decision with an undo button is sent once the user has signed in again after the session ended', async () => {
  const { page, settle, status, close } = await deskPage();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: /Hoàn tác/ }).waitFor();
  await endSession({ page, settle });
  await page.keyboard.press('j');
  await dialogOf(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/orders/views/to-approve');
  await answer(page, PASSWORD);
  await expect.poll(status).toBe('CONFIRMED');
  await close();
});

test('the sign-in dialog stays open during background requests, and pending requests continue after the dialog', async () => {
  const root = await stack.server.signIn('superuser');
  const [shift] = (await root.get('work-shifts?filter=state||$eq||COUNTED&limit=1')).body;
  // Opens a page without background requests. Otherwise the page would report its presence after the session has ended,
  // get an error, and open the sign-in page before the test confirms the dialog.
  const { page, settle, close } = await quietPage();
  await signIn(page, stack, 'superuser', `work-shifts/${shift.id}/show`);
  await page.getByRole('button', { name: 'Mở lại ca' }).waitFor();
  await endSession({ page, settle });
  await page.getByRole('button', { name: 'Mở lại ca' }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await dialogOf(page).waitFor();
  await page.unroute('**/presence');
  await page.waitForResponse((answered) => answered.url().includes('/presence') && answered.status() === 401);
  expect(new URL(page.url()).pathname).toBe(`/work-shifts/${shift.id}/show`);
  await answer(page, PASSWORD);
  await expect.poll(async () => (await root.get(`work-shifts/${shift.id}`)).body.state).toBe('OPEN');
  await close();
});

test('an unfinished note on a record reappears after the session ended and the user signed in', async () => {
  const root = await stack.server.signIn('superuser');
  const [customer] = (await root.get('customers?limit=1')).body;
  const watched = await quietPage();
  const { page, settle, close } = watched;
  await signIn(page, stack, 'superuser', `customers/${customer.id}/show`);
  await settle();
  const note = page.getByLabel('Viết ghi chú cho đồng nghiệp');
  // The timeline renders when it scrolls into view.
  const scroll = () => page.mouse.wheel(0, 99_999);
  await scroll();
  await note.fill('Một ghi chú dài');
  await endSession(watched);
  await page.getByRole('button', { name: 'Ghi lại' }).click();
  await dialogOf(page).getByRole('button', { name: 'Về trang đăng nhập' }).click();
  await signInAgain(page);
  await page.waitForURL('**/show');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(async () => {
      await scroll();
      return note.count();
    })
    .toBe(1);
  await expect.poll(() => note.inputValue()).toBe('Một ghi chú dài');
  await page.getByRole('button', { name: 'Ghi lại' }).click();
  await expect.poll(() => note.inputValue()).toBe('');
  await page.getByText('Một ghi chú dài').waitFor();
  expect(await draftsOf(page)).toEqual([]);
  await close();
});
