import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../support/server-process.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn, signInByForm } from './clerk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Tên' }).first();
/** Of an answer that the browser may read. */
const CORS = { 'access-control-allow-origin': '*' };
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Đăng nhập lại để tiếp tục' });

/** A station in its form, with another name typed; the server then ends the session. */
async function typedPage(typed: string) {
  const root = await stack.server.signIn('superuser');
  const [station] = (await root.get('stations?limit=1&sort=code,ASC')).body;
  const watched = await watchedPage(stack, 1280);
  const { page } = watched;
  page.on('dialog', (question) => void question.accept());
  await signIn(page, stack, 'superuser', `stations/${station.id}`);
  await expect.poll(() => nameOf(page).inputValue()).toBe(station.name);
  await nameOf(page).fill(typed);
  const stored = async () => (await root.get(`stations/${station.id}`)).body;
  const endSession = () =>
    page.evaluate(async () => {
      const { apiBase } = await (await fetch('/config.json')).json();
      const headers = { authorization: `Bearer ${localStorage.getItem('tuyen.token')}` };
      await fetch(`${apiBase}/auth/logout`, { method: 'POST', headers });
    });
  return { ...watched, station, stored, endSession };
}

test('a session that ends while a record is edited asks for the password over the page, and the save goes on', async () => {
  const { page, stored, endSession, close } = await typedPage('Bến sau khi đăng nhập lại');
  await endSession();
  await page.getByRole('button', { name: 'Lưu' }).click();
  const dialog = dialogOf(page);
  await dialog.waitFor();
  expect(await page.getByRole('dialog').count(), 'requests that fail together ask once').toBe(1);
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Mật khẩu').fill('wrong');
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await dialog.getByText('Thông tin đăng nhập không đúng').waitFor();
  await page.route('**/auth/login', (route) => route.abort(), { times: 1 });
  await dialog.getByLabel('Mật khẩu').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await dialog.getByText('Không kết nối được máy chủ').waitFor();
  await page.route(
    '**/auth/login',
    (route) => route.fulfill({ status: 429, headers: CORS, json: { code: 'too_many_requests' } }),
    {
      times: 1,
    },
  );
  await dialog.getByLabel('Mật khẩu').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await dialog.getByText('Bạn thao tác quá nhanh').waitFor();
  await dialog.getByLabel('Mật khẩu').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL(`${stack.admin}/stations`);
  expect((await stored()).name).toBe('Bến sau khi đăng nhập lại');
  await close();
});

test('a second tab that signs in as the same person continues the save, one of another person is named and saves nothing', async () => {
  const { page, station, stored, close } = await typedPage('Bến hai tab');
  const second = await page.context().newPage();
  await second.goto(`${stack.admin}/icon.svg`);
  await second.evaluate(() => Object.keys(localStorage).forEach((key) => localStorage.removeItem(key)));
  await signInByForm(second, stack.admin, 'company');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Lưu' }).click();
  await dialogOf(page).getByText('vừa đăng nhập ở một tab khác').waitFor();
  expect(sent).toEqual([]);
  expect((await stored()).name).toBe(station.name);
  await second.evaluate(() => Object.keys(localStorage).forEach((key) => localStorage.removeItem(key)));
  await signInByForm(second, stack.admin, 'superuser');
  await page.waitForURL(`${stack.admin}/stations`);
  expect((await stored()).name).toBe('Bến hai tab');
  await close();
});

test('who goes to the sign-in page instead finds the draft afterwards, and so does a reload; it is restored or given up', async () => {
  const { page, station, stored, endSession, settle, close } = await typedPage('Bến trong bản nháp');
  await endSession();
  await page.getByRole('button', { name: 'Lưu' }).click();
  await dialogOf(page).getByRole('button', { name: 'Về trang đăng nhập' }).click();
  await page.getByLabel('E-mail').fill('superuser@tuyen.example');
  await page.getByLabel('Mật khẩu').fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.getByText('Bạn có nội dung chưa lưu').waitFor();
  expect(await nameOf(page).inputValue()).toBe(station.name);

  // Somebody else changes the same field meanwhile.
  const root = await stack.server.signIn('superuser');
  expect((await root.patch(`stations/${station.id}`, { name: 'Bến của người khác' })).status).toBe(200);
  await page.reload();
  await page.getByText('Bản ghi đã được sửa sau lúc đó').waitFor();
  await page.getByText(/thay giá trị mới bằng nội dung bạn đã nhập ở: .*Tên/).waitFor();
  await settle();
  await page.getByRole('button', { name: 'Khôi phục' }).click();
  expect(await nameOf(page).inputValue()).toBe('Bến trong bản nháp');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.waitForURL(`${stack.admin}/stations`);
  expect((await stored()).name).toBe('Bến trong bản nháp');
  const storedDrafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('tuyen.draft')));
  expect(await storedDrafts(), 'a saved form has no draft').toEqual([]);

  await page.goto(`${stack.admin}/stations/create`);
  await nameOf(page).fill('Bến bỏ đi');
  await page.reload();
  await page.getByText('Bạn có nội dung chưa lưu').waitFor();
  await settle();
  await page.getByRole('button', { name: 'Bỏ nội dung này' }).click();
  await page.getByText('Bạn có nội dung chưa lưu').waitFor({ state: 'hidden' });
  expect(await storedDrafts()).toEqual([]);
  await close();
});
