import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('Forgotten password', () => {
  const email = 'agency-card@tuyen.example';
  const chosen = 'MatKhauMoi#2026';

  test('a password is reset through a mailed link, which works once', async () => {
    const { page, errors, close } = await watchedPage(stack, 360);
    await page.goto(`${stack.admin}/login`);
    await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Quên mật khẩu' }).waitFor();
    const send = page.getByRole('button', { name: 'Gửi liên kết' });
    await send.click();
    await page.getByText('Vui lòng nhập email').waitFor();
    await page.getByLabel('Email').fill('agency-card');
    await page.getByText('Email không hợp lệ').waitFor();
    await page.getByLabel('Email').fill(email);
    await send.click();
    await page.getByText('liên kết đã được gửi đi').waitFor();

    const link = await linkMailed(email, '/update-password');
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Đặt mật khẩu mới' }).waitFor();
    const change = page.getByRole('button', { name: 'Đổi mật khẩu' });
    await change.click();
    await page.getByText('Vui lòng nhập mật khẩu').waitFor();
    await page.getByText('Vui lòng nhập lại mật khẩu').waitFor();
    await page.getByLabel('Mật khẩu mới').fill(chosen);
    await page.getByLabel('Nhập lại mật khẩu').fill(`${chosen}!`);
    await change.click();
    await page.getByText('Mật khẩu nhập lại không khớp').waitFor();
    await page.getByLabel('Nhập lại mật khẩu').fill(chosen);
    await change.click();
    await page.waitForURL(`${stack.admin}/login`);
    await page.getByText('Đã đổi mật khẩu').waitFor();

    await enter(page, email, 'Tuyen#2026');
    const wrong = page.getByRole('alert').filter({ hasText: 'Thông tin đăng nhập không đúng' });
    await wrong.getByText('Lỗi đăng nhập', { exact: true }).waitFor();
    await enter(page, email, chosen);
    await page.getByRole('heading', { level: 1, name: 'Tổng quan' }).waitFor();

    await page.goto(link);
    await page.getByLabel('Mật khẩu mới').fill(chosen);
    await page.getByLabel('Nhập lại mật khẩu').fill(chosen);
    await change.click();
    await page.getByText('không đúng hoặc đã hết hạn').waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});

test('a registered account waits until its mail address is confirmed and an administrator activates it', async () => {
  const email = 'nguyen.thi.mai@example.com';
  const { page, errors, close } = await watchedPage(stack, 360);
  await page.goto(`${stack.admin}/login`);
  await page.getByRole('link', { name: 'Chưa có tài khoản? Đăng ký' }).click();
  await page.getByRole('heading', { level: 1, name: 'Đăng ký tài khoản' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Mật khẩu/).fill('MatKhau#1');
  await page.getByRole('button', { name: 'Đăng ký' }).click();
  await page.waitForURL(`${stack.admin}/login`);
  await page.getByText('Đã gửi thư xác nhận').waitFor();

  await enter(page, email, 'MatKhau#1');
  await page.getByText('Thông tin đăng nhập không đúng').waitFor();
  const link = await linkMailed(email, '/confirm-email');
  await page.goto(link);
  const confirm = page.getByRole('button', { name: 'Xác nhận địa chỉ' });
  await confirm.waitFor();
  // Mail scanners open the links in mails. So opening the link must not confirm the address yet.
  await page.reload();
  await confirm.click();
  await page.getByText('Địa chỉ email đã được xác nhận').waitFor();
  await page.getByRole('link', { name: 'Về trang đăng nhập' }).click();

  await enter(page, email, 'MatKhau#1');
  await page.getByText('Tài khoản đã bị khóa hoặc ngừng hoạt động').waitFor();
  const root = await stack.server.signIn('superuser');
  const [user] = (await root.get(`users?filter=email||$eq||${email}`)).body;
  expect((await root.patch(`users/${user.id}`, { status: 'ACTIVE' })).status).toBe(200);
  await enter(page, email, 'MatKhau#1');
  await page.getByRole('heading', { level: 1, name: 'Tổng quan' }).waitFor();

  await page.goto(link);
  await confirm.click();
  await page.getByText('Liên kết này đã được sử dụng').waitFor();
  await page.goto(link.replace(/key=.*$/, 'key=guessed'));
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await page.getByText('This link is not valid').waitFor();
  await page.getByRole('link', { name: 'Register again' }).waitFor();
  await page.goto(`${stack.admin}/confirm-email`);
  await page.getByText('This link is incomplete').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a forbidden page shows a message, and an expired session returns to its page after sign-in', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'agency-ticket', 'roles/create');
  await page.getByRole('heading', { level: 1, name: 'Không có quyền' }).waitFor();
  await page.goto(`${stack.admin}/api-clients`);
  await page.getByRole('heading', { level: 1, name: 'Không có quyền' }).waitFor();

  // Waits for pending requests before the session expires. The server would reject them, and the page would open the
  // sign-in before the test clicks.
  await page.goto(`${stack.admin}/routes`);
  await page.locator('tbody tr').first().waitFor();
  await settle();
  await page.evaluate(() => localStorage.setItem('tuyen.token-expires', '0'));
  // Clicks the column with the code, because the middle of the row may be a link to another record.
  await page.locator('tbody td.column-code').first().click();
  await page.getByText('Phiên đăng nhập đã hết hạn').waitFor();
  await enter(page, 'agency-ticket@tuyen.example', 'Tuyen#2026');
  await page.waitForURL(/\/routes\/.+\/show$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('selected rows are deleted together, and the deletion can be undone for five seconds', async () => {
  const api = await stack.server.signIn('superuser');
  const made = await Promise.all(
    ['Thử Một', 'Thử Hai', 'Thử Ba'].map(async (name, index) => {
      const { status, body } = await api.post('cities', { code: `THU${index}`, name: { vi: name }, scope: 'PROVINCE' });
      expect(status).toBe(201);
      return body as { id: string };
    }),
  );
  const { page, errors, settle, close } = await watchedPage(stack, 390);
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  await signIn(page, stack, 'superuser', 'cities?perPage=100&sort=name&order=DESC');
  await page.getByRole('checkbox').first().waitFor();
  await settle();
  const remove = page.getByRole('button', { name: 'Xóa', exact: true, includeHidden: true });
  expect(await remove.count(), 'nothing is selected').toBe(0);
  const bottomOf = (at: Locator) => at.evaluate((element) => element.getBoundingClientRect().bottom);
  const topOfRecords = (await page.getByRole('checkbox').first().boundingBox())?.y;
  expect(await bottomOf(page.getByRole('link', { name: 'Thêm mới' })), 'it covers no record').toBeLessThan(
    topOfRecords ?? 0,
  );

  const choose = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^Chọn .*${name}`) }).check();
  for (const name of ['Thử Một', 'Thử Hai', 'Hà Nội']) await choose(name);
  await page.getByText('Đã chọn 3 mục').waitFor();
  // The button that edits one field stands between these two.
  await page.getByRole('button', { name: 'Bỏ chọn' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await remove.evaluate(isOnTop), 'nothing covers the button').toBe(true);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Không xóa được mục này' });
  await dialog.getByText('Hà Nội').waitFor();
  await dialog.getByText(/còn được dùng ở: .*Phường\/Xã \(\d+\)/).waitFor();
  expect(deletions).toEqual([]);

  await page.evaluate(recordCountdown);
  await dialog.getByRole('button', { name: 'Xóa 2 mục còn lại' }).click();
  await page.getByText('Đã xóa 2 mục').waitFor();
  expect(await page.getByRole('link', { name: 'Thử Một', exact: true }).count()).toBe(0);
  await page.getByRole('link', { name: 'Thêm mới' }).first().focus();
  await page.locator('h1').click();
  expect(deletions, 'before the countdown has ended').toEqual([]);
  await page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByText('Đã xóa 2 mục').waitFor({ state: 'detached' });
  const { texts, lasted } = await page.evaluate(countdownRecord);
  expect(texts).toEqual([5, 4, 3, 2, 1].map((seconds) => `Còn ${seconds} giây`));
  expect(lasted).toBeGreaterThanOrEqual(4900);
  await settle();
  expect(deletions.toSorted()).toEqual(
    made
      .slice(0, 2)
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const { id } of made.slice(0, 2)) expect((await api.get(`cities/${id}`)).status).toBe(404);

  await page.getByText('Đã chọn 1 mục').waitFor();
  await page.getByRole('button', { name: 'Bỏ chọn' }).click();
  await choose('Thử Ba');
  await remove.click();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await page.getByRole('link', { name: 'Thử Ba', exact: true }).waitFor();

  const [trip] = (await api.get('trips?limit=1')).body;
  await page.goto(`${stack.admin}/vehicles/${trip.vehicle_id}/show`);
  await pressMore(page, 'Xóa');
  await page
    .getByRole('dialog')
    .getByText(/còn được dùng ở: .*Chuyến \(\d+\)/)
    .waitFor();
  expect(await page.getByText('Đã xóa').count()).toBe(0);
  await page.getByRole('button', { name: 'Đóng' }).click();
  await page.goto(`${stack.admin}/cities/${made[2]?.id}`);
  await remove.click();
  await page.waitForURL(`${stack.admin}/cities**`);
  await page.getByText('Còn 5 giây').waitFor();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await page.getByText('Đã xóa').waitFor({ state: 'detached' });
  expect((await api.get(`cities/${made[2]?.id}`)).status).toBe(200);
  expect(deletions).toHaveLength(2);
  expect(errors).toEqual([]);
  await close();
});

test('error messages of the back-office appear once, in the UI language, with a way to continue', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 390);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('term') });
  const titles = new Set<string>();
  const titled = async (name: string) => {
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const title = await page.title();
    expect(title, name).toContain(name);
    expect(titles, title).not.toContain(title);
    titles.add(title);
  };
  const reply = async (path: RegExp, status: number, body: string) =>
    page.route(path, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.fallback()
        : route.fulfill({
            status,
            body,
            headers: { 'access-control-allow-origin': '*' },
            contentType: 'application/json',
          }),
    );

  await page.goto(`${stack.admin}/login`);
  await titled('Đăng nhập');
  await page.getByRole('link', { name: 'Chưa có tài khoản? Đăng ký' }).click();
  await titled('Đăng ký tài khoản');
  await page.goto(`${stack.admin}/update-password`);
  await titled('Đặt mật khẩu mới');
  await page.goto(`${stack.admin}/forgot-password`);
  await titled('Quên mật khẩu');
  await reply(/forgot-password$/, 500, '{"statusCode":500,"code":"internal"}');
  await page.getByLabel('Email').fill('company@tuyen.example');
  await page.getByRole('button', { name: 'Gửi liên kết' }).click();
  await page.getByRole('alert').getByText('Máy chủ gặp lỗi. Vui lòng thử lại sau.').waitFor();
  await settle();
  expect(await page.getByRole('alert').count(), 'said in the form alone').toBe(1);
  expect(await page.locator('.MuiSnackbar-root').count()).toBe(0);
  expect(await page.getByText('liên kết đã được gửi đi').count()).toBe(0);
  await page.unroute(/forgot-password$/);
  await page.getByRole('button', { name: 'Gửi liên kết' }).click();
  await page.getByText('liên kết đã được gửi đi').waitFor();
  for (const path of ['confirm-email', 'update-password']) {
    await page.goto(`${stack.admin}/${path}?id=1&key=guessed`);
    const confirm = page.getByRole('button', { name: /^(Xác nhận địa chỉ|Đổi mật khẩu)$/ });
    await confirm.waitFor();
    for (const password of await page.locator('input[type=password]').all()) await password.fill('MatKhau#1');
    await confirm.click();
    await page.getByRole('alert').waitFor();
    await settle();
    expect(await page.getByRole('alert').count(), path).toBe(1);
    expect(await page.locator('.MuiSnackbar-root').count(), path).toBe(0);
  }

  await page.goto(`${stack.admin}/register`);
  await reply(/register$/, 500, '{"statusCode":500,"code":"internal"}');
  await page.getByLabel('Email').fill('nguyen.van.an@example.com');
  await page.getByLabel(/^Mật khẩu/).fill('MatKhau#1');
  await page.getByRole('button', { name: 'Đăng ký' }).click();
  const refused = page.getByRole('alert');
  await refused.getByText('Lỗi đăng ký', { exact: true }).waitFor();
  await refused.getByText('Đã có lỗi khi đăng ký').waitFor();
  await page.unroute(/register$/);

  await signIn(page, stack, 'superuser', 'nothing/here');
  await titled('Không tìm thấy trang');
  await page.getByRole('link', { name: 'Về trang chủ' }).click();
  await titled('Tổng quan');
  await page.goto(`${stack.admin}/access-denied`);
  await titled('Không có quyền');
  for (const path of ['vehicles/01a1e215-0000-7000-8000-000000000000/show', 'cities/nothing']) {
    await page.goto(`${stack.admin}/${path}`);
    await titled(path.startsWith('cities') ? 'Không tìm thấy tỉnh/thành phố' : 'Không tìm thấy phương tiện');
    await page.getByText('Không có gì ở địa chỉ này').waitFor();
    await settle();
    expect(new URL(page.url()).pathname).toBe(`/${path}`);
  }
  await page.getByRole('link', { name: 'Danh sách' }).click();
  await titled('Tỉnh/Thành phố');
  await cards.first().waitFor();

  const rows = page.locator('main p:has-text("trong 67"), main p:has-text("1–10")');
  for (const [query, said] of [
    ['filter={"nothing":1}', 'Danh sách này không có mục “nothing” để lọc.'],
    ['filter={"status||$gte":1}', 'Mục “Trạng thái” không lọc được theo cách này.'],
    ['sort=nothing&order=ASC', 'Danh sách này không sắp xếp được theo “nothing”.'],
  ] as const) {
    await page.goto(`${stack.admin}/cities?${query}`);
    await page.getByRole('main').getByText(said).waitFor();
    await settle();
    expect(await rows.count(), query).toBe(0);
    expect(await page.locator('.MuiSnackbar-root').count(), 'said a second time').toBe(0);
    await page.getByRole('button', { name: 'Bỏ bộ lọc' }).first().click();
    await cards.first().waitFor();
    await rows.first().waitFor();
  }
  await reply(/\/api\/v1\/cities\?/, 200, '{"data":[{"id":"1","na');
  // The malformed response makes react-admin request the first page of the list. This request gets the same malformed
  // response.
  const first = page.waitForResponse((answer) => /\/cities\?.*\bpage=1&/.test(answer.url()));
  await page.getByRole('button', { name: 'Đến trang sau' }).click();
  await first;
  await settle();
  await page.getByRole('main').getByText('Câu trả lời của máy chủ không đến đủ. Vui lòng thử lại.').waitFor();
  await rows.first().waitFor({ state: 'detached' });
  await page.unroute(/\/api\/v1\/cities\?/);
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await cards.first().waitFor();

  await page.goto(`${stack.admin}/cities/create`);
  const save = page.getByRole('button', { name: 'Lưu' });
  await save.click();
  await page.getByRole('button', { name: 'Có 3 mục cần sửa' }).waitFor();
  const code = page.getByLabel('Mã', { exact: false }).first();
  await code.fill('01');
  await page.getByRole('textbox', { name: /^Tên/ }).first().fill('Thử');
  await page.getByRole('combobox', { name: 'Cấp hành chính' }).click();
  await page.getByRole('option').first().click();
  await save.click();
  await page.getByText('Giá trị này đã được dùng, vui lòng nhập giá trị khác.').waitFor();
  await page.getByRole('button', { name: 'Có 1 mục cần sửa' }).waitFor();
  expect(await code.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.locator('.MuiSnackbar-root').count()).toBe(0);
  await code.fill('97');
  await page.getByRole('button', { name: /mục cần sửa/ }).waitFor({ state: 'detached' });
  const api = await stack.server.signIn('superuser');
  const made = (await api.post('cities', { code: 'THU9', name: { vi: 'Thử Chín' }, scope: 'PROVINCE' })).body;
  await page.goto(`${stack.admin}/cities/${made.id}`);
  await page.getByLabel('Tự động lưu').check();
  const name = page.getByRole('textbox', { name: /^Tên/ }).first();
  await name.fill('Thử Mười');
  await page.getByText('Đang lưu…').waitFor();
  await page.getByText('Đã lưu', { exact: true }).waitFor();
  await name.fill('');
  await page.getByText('Lưu tự động không thành công').waitFor();
  expect(await page.getByText('Đã lưu', { exact: true }).count()).toBe(0);
  expect((await api.get(`cities/${made.id}`)).body.name).toEqual({ vi: 'Thử Mười' });
  expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);

  await page.goto(`${stack.admin}/cities`);
  await reply(/auth\/logout$/, 500, '{}');
  await page.getByRole('button', { name: 'Tài khoản' }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.waitForURL(`${stack.admin}/login`);
  await page.getByText('Lỗi đăng xuất: Đã có lỗi khi đăng xuất').waitFor();
  for (const path of ['locales/xx/common.json', 'templates/xx/cities.xlsx', 'templates/vi/nothing.xlsx'])
    expect((await fetch(`${stack.admin}/${path}`)).status, path).toBe(404);
  expect(errors.filter((error) => !/status of 500/.test(error))).toEqual([]);
  await close();
});

test('the first opened page requests its own data and the data of the menu once, and later pages request only their own data', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  // A page that shows no content within five seconds loads its remaining code anyway. The test disables that timer,
  // because a busy machine may need longer to show content.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (task: TimerHandler, ms?: number) => (ms === 5000 ? 0 : setTimeout(task, ms)),
    });
  });
  await signIn(page, stack, 'superuser');
  await settle();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname.replace('/api/v1/', '') + search);
  });
  await page.goto(`${stack.admin}/vehicles`);
  await page.locator('tbody tr').first().waitFor();
  await settle();
  const model = () => asked.filter((path) => path.startsWith('meta/'));
  expect(model()).toEqual(['meta/resources?only=vehicles', 'meta/inbox/unread']);
  expect(asked.filter((path) => path === '/locales/vi/common.json')).toHaveLength(1);
  const list = asked.findIndex((path) => path.startsWith('vehicles?'));
  expect(list).toBeGreaterThan(asked.indexOf('meta/resources?only=vehicles'));
  const files = asked.filter((path) => path.startsWith('/assets/'));
  expect(files.length).toBe(new Set(files).size);
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' });
  await menu.getByRole('button', { name: 'Danh mục' }).click();
  await menu.getByRole('link', { name: 'Phường/Xã' }).click();
  await page.waitForURL(/\/districts/);
  await page.locator('tbody tr').first().waitFor();
  await settle();
  expect(model()).toEqual(['meta/resources?only=vehicles', 'meta/inbox/unread', 'meta/resources/districts']);

  asked.length = 0;
  await page.goto(`${stack.admin}/flows/sell-day-ticket`);
  await page.getByRole('main').getByRole('textbox').first().waitFor();
  await settle();
  expect(model().filter((path) => !path.startsWith('meta/resources/'))).toEqual([
    'meta/resources?only=sell-day-ticket',
    'meta/inbox/unread',
  ]);
  expect(errors).toEqual([]);
  await close();
});

test('the home page links to the devices without signal, whose list has a tab for each problem', async () => {
  const { page, errors, close } = await watchedPage(stack, 360);
  await signIn(page, stack, 'superuser');
  const tile = page.getByRole('link', { name: /Thiết bị mất tín hiệu/u });
  const silent = Number(/\d+/u.exec(await tile.innerText())?.[0]);
  await tile.click();
  await page.getByRole('heading', { level: 1, name: 'Thiết bị' }).waitFor();
  const tabs = page.getByRole('navigation', { name: 'Các tab' });
  await tabs.getByRole('link', { name: `Mất tín hiệu ${silent}` }).waitFor();
  await page.getByText(`1–${silent} trong ${silent}`).waitFor();
  await tabs.getByRole('link', { name: 'Pin yếu 1' }).click();
  await page.getByText('Máy bán vé N02').waitFor();
  await page.getByText('1–1 trong 1').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(errors).toEqual([]);
  await close();
});

/** Runs in the page. Returns whether a click on the center of the element would reach it. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && element.contains(hit);
}

test('a list can be exported to a file, and a file is validated before its import', async () => {
  const { page, errors, close } = await watchedPage(stack, 390);
  await signIn(page, stack, 'company-admin', 'vehicles');
  const downloading = page.waitForEvent('download');
  await pressMore(page, 'Xuất tệp');
  const csv = await readFile(await (await downloading).path(), 'utf8');
  const [heading = '', first = '', ...rest] = csv.trimEnd().split('\r\n');
  expect(heading).toMatch(/^\uFEFFBiển số,/u);
  expect(rest.length).toBeGreaterThan(20);

  // The list of actions stays open while it shows the progress of the export.
  await page.getByRole('button', { name: 'Nhập', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Nhập từ tệp CSV' });
  const choose = async (text: string, name = 'xe.csv') => {
    const choosing = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Chọn tệp .csv' }).click();
    await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  const start = dialog.getByRole('button', { name: /^Nhập \d/u });
  for (const name of ['xe.txt', 'xe.csv.xlsx', 'csv']) {
    await choose(`Plate;kind;Số chỗ\n29B-999.01;buýt nhỏ;29\n`, name);
    await dialog.getByText('Chỉ nhận tệp .csv').waitFor();
    expect(await start.count(), name).toBe(0);
    expect(await dialog.getByRole('table').count(), name).toBe(0);
    await choose('', 'trong.csv');
    await dialog.getByText('Chỉ nhận tệp .csv').waitFor({ state: 'detached' });
  }
  await choose(csv);
  await dialog.getByText('mọi dòng đều giống dữ liệu hiện có').waitFor();
  expect(await start.count()).toBe(0);

  await choose(csv.replace('Biển số', 'Bánh xe'));
  await dialog.getByText('Không nhận ra các cột dưới đây').waitFor();
  expect(await start.count()).toBe(0);
  await dialog.getByRole('combobox', { name: 'Bánh xe' }).click();
  await page.getByRole('option', { name: 'Biển số', exact: true }).click();
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click();
  await dialog.getByText('mọi dòng đều giống dữ liệu hiện có').waitFor();

  const [plate = ''] = first.split(',');
  await choose(`Plate;kind;Số chỗ\n${plate};;41\n29B-999.01;buýt nhỏ;29\n29B-999.02;buýt nhỏ;rất nhiều\n`);
  await start.waitFor();
  const table = dialog.getByRole('table');
  await table.getByRole('row', { name: /^2 Thay đổi Số chỗ: \d+ → 41$/u }).waitFor();
  await table.getByRole('row', { name: /^4 Bị từ chối Số chỗ “rất nhiều”: /u }).waitFor();
  expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
    'Thêm mới: 1',
    'Thay đổi: 1',
    'Không đổi: 0',
    'Bị từ chối: 1',
  ]);
  await start.click();
  await dialog.getByText('Đã nhập 2 dòng.').waitFor();
  expect(errors).toEqual([]);
  await close();
});

interface CountdownWindow extends Window {
  countdown?: { readonly texts: string[]; start: number; end: number };
}

/** Runs in the page. Watches the next countdown and records each text that it shows and its total duration. */
function recordCountdown(): void {
  const record = { texts: [] as string[], start: 0, end: 0 };
  (window as CountdownWindow).countdown = record;
  new MutationObserver(() => {
    const text = document.querySelector('[role=timer]')?.textContent;
    if (text === undefined || text === null) {
      if (record.texts.length > 0) record.end ||= performance.now();
    } else if (record.texts.at(-1) !== text && record.end === 0) {
      record.start ||= performance.now();
      record.texts.push(text);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

function countdownRecord(): { texts: readonly string[]; lasted: number } {
  const { texts = [], start = 0, end = 0 } = (window as CountdownWindow).countdown ?? {};
  return { texts, lasted: end - start };
}

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Mật khẩu/).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
}

async function linkMailed(to: string, path: string): Promise<string> {
  const texts = (await stack.qa.outbox.list(to)).map(({ text }) => text);
  const links = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []);
  const found = links.findLast((link) => link.startsWith(`${stack.admin}${path}`));
  expect(found, texts.join('\n')).toBeDefined();
  return found ?? '';
}
