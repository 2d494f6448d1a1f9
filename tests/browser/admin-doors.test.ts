import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

describe('a forgotten password', () => {
  const email = 'agency-card@tuyen.example';
  const chosen = 'MatKhauMoi#2026';

  test('is replaced by way of the mail, and the link works once', async () => {
    const { page, errors, close } = await watchedPage(browser, 360);
    await page.goto(`${stack.admin}/login`);
    await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Quên mật khẩu' }).waitFor();
    const send = page.getByRole('button', { name: 'Gửi liên kết' });
    await send.click();
    await page.getByText('Vui lòng nhập e-mail').waitFor();
    await page.getByLabel('E-mail').fill('agency-card');
    await page.getByText('E-mail không hợp lệ').waitFor();
    await page.getByLabel('E-mail').fill(email);
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
    await page.getByText('Thông tin đăng nhập không đúng').waitFor();
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

test('a registration waits for the link in its mail, then for an administrator', async () => {
  const email = 'nguyen.thi.mai@example.com';
  const { page, errors, close } = await watchedPage(browser, 360);
  await page.goto(`${stack.admin}/login`);
  await page.getByRole('link', { name: 'Chưa có tài khoản? Đăng ký' }).click();
  await page.getByRole('heading', { level: 1, name: 'Đăng ký tài khoản' }).waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mật khẩu').fill('MatKhau#1');
  await page.getByRole('button', { name: 'Đăng ký' }).click();
  await page.waitForURL(`${stack.admin}/login`);
  await page.getByText('Đã gửi thư xác nhận').waitFor();

  await enter(page, email, 'MatKhau#1');
  await page.getByText('Thông tin đăng nhập không đúng').waitFor();
  const link = await linkMailed(email, '/confirm-email');
  await page.goto(link);
  const confirm = page.getByRole('button', { name: 'Xác nhận địa chỉ' });
  await confirm.waitFor();
  // Opening the link alone, as programs do that look into mails, confirms nothing.
  await page.reload();
  await confirm.click();
  await page.getByText('Địa chỉ e-mail đã được xác nhận').waitFor();
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
  await page.getByText('This link is not complete').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a page that one may not see says so, and an expired session leads by the sign-in back to where one was', async () => {
  const { page, errors, settle, close } = await watchedPage(browser, 1280);
  await signIn(page, stack.admin, 'agency-ticket');
  await page.goto(`${stack.admin}/roles/create`);
  await page.getByRole('heading', { level: 1, name: 'Không có quyền' }).waitFor();
  await page.goto(`${stack.admin}/api-clients`);
  await page.getByRole('heading', { level: 1, name: 'Không có quyền' }).waitFor();

  // What is still pending would be refused, and lead to the sign-in by itself.
  const described = page.waitForResponse(/\/meta\/resources$/);
  await page.goto(`${stack.admin}/routes`);
  await page.locator('tbody tr').first().waitFor();
  await described;
  await settle();
  await page.evaluate(() => localStorage.setItem('tuyen.token-expires', '0'));
  await page.locator('tbody tr').first().click();
  await page.getByText('Phiên đăng nhập đã hết hạn').waitFor();
  await enter(page, 'agency-ticket@tuyen.example', 'Tuyen#2026');
  await page.waitForURL(/\/routes\/.+\/show$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a first page asks once for what it shows, and for the rest when that is there', async () => {
  const { page, errors, settle, close } = await watchedPage(browser, 1280);
  // A page that shows nothing for five seconds asks for the rest all the same. A busy machine may need longer.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (task: TimerHandler, ms?: number) => (ms === 5000 ? 0 : setTimeout(task, ms)),
    });
  });
  await signIn(page, stack.admin, 'superuser');
  await settle();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname.replace('/api/v1/', '') + search);
  });
  const described = page.waitForResponse(/\/meta\/resources$/);
  await page.goto(`${stack.admin}/vehicles`);
  await page.locator('tbody tr').first().waitFor();
  await described;
  await settle();
  const model = asked.filter((path) => path.startsWith('meta/'));
  expect(model).toEqual(['meta/resources?only=vehicles', 'meta/resources']);
  expect(asked.filter((path) => path === '/locales/vi/common.json')).toHaveLength(1);
  const list = asked.findIndex((path) => path.startsWith('vehicles?'));
  expect(list).toBeGreaterThan(asked.indexOf('meta/resources?only=vehicles'));
  expect(list).toBeLessThan(asked.indexOf('meta/resources'));
  const files = asked.filter((path) => path.startsWith('/assets/'));
  expect(files.length).toBe(new Set(files).size);
  expect(errors).toEqual([]);
  await close();
});

test('every item of the menu opens its list, and every form for a new record opens too', async () => {
  const { page, errors, close } = await watchedPage(browser, 1280);
  await signIn(page, stack.admin, 'superuser');
  const { resources } = (await (await stack.server.signIn('superuser')).get('meta/resources')).body;
  const links = page.getByRole('navigation', { name: 'Trình đơn chính' }).getByRole('link');
  await links.nth(5).waitFor();
  const names = (await links.allTextContents()).map((name) => name.trim());
  expect(names.length).toBe(resources.length + 2);

  let forms = 0;
  for (const [index, name] of names.entries()) {
    if (index === 0) continue;
    await links.nth(index).click();
    // Settings also say whose they are.
    await page.getByRole('heading', { level: 1, name: new RegExp(`^${name}(?: của .*)?$`) }).waitFor();
    const path = new URL(page.url()).pathname.slice(1);
    const resource = resources.find((one: { name: string }) => one.name === path);
    if (!resource || resource.singleton) continue;
    await page.locator('main :is(tbody tr, p.MuiTypography-h6)').first().waitFor();
    if (!resource.actions.includes('create')) continue;
    await page.getByRole('link', { name: 'Thêm mới' }).first().click();
    await page.getByRole('heading', { level: 1, name: /^Thêm / }).waitFor();
    await page.getByRole('button', { name: 'Lưu' }).waitFor();
    forms += 1;
    expect(errors, path).toEqual([]);
  }
  expect(forms).toBe(
    resources.filter(
      (one: { actions: string[]; singleton?: unknown }) => one.actions.includes('create') && !one.singleton,
    ).length,
  );
  expect(errors).toEqual([]);
  await close();
});

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mật khẩu').fill(password);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
}

/** The address below the back-office that the newest mail to somebody holds. */
async function linkMailed(to: string, path: string): Promise<string> {
  const answer = await fetch(`${stack.server.origin}/__qa/outbox?to=${encodeURIComponent(to)}`);
  const texts = ((await answer.json()) as { text: string }[]).map(({ text }) => text);
  const links = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []);
  const found = links.findLast((link) => link.startsWith(`${stack.admin}${path}`));
  expect(found, texts.join('\n')).toBeDefined();
  return found ?? '';
}
