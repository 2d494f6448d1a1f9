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

test('a site configured for sign-in by user name asks for a user name and a password', async () => {
  const { page, errors, close } = await watchedPage(stack, 360);
  const apiBase = `${stack.server.origin}/api/v1`;
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase, signInForm: ['username'] } }));
  await page.goto(`${stack.admin}/login`);
  const name = page.getByLabel('Tên đăng nhập');
  const enter = page.getByRole('button', { name: 'Đăng nhập' });
  await name.waitFor();
  expect(await page.getByLabel('Email').count()).toBe(0);
  await enter.click();
  await page.getByText('Vui lòng nhập tên đăng nhập').waitFor();
  await page.getByText('Vui lòng nhập mật khẩu').waitFor();
  await name.fill('superuser');
  await page.getByText('Vui lòng nhập tên đăng nhập').waitFor({ state: 'detached' });
  await page.getByLabel(/^Mật khẩu/).fill('Tuyen#2026');
  await enter.click();
  await page.getByRole('heading', { name: 'Tổng quan', level: 1 }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('after a change of the current office, the settings of the new office are fetched', async () => {
  const superuser = await stack.server.signIn('superuser');
  const userNamed = async (name: string) => (await superuser.get(`users?filter=username||$eq||${name}`)).body[0];
  const [user, neighbor] = await Promise.all(['company-root-admin', 'company-admin'].map(userNamed));
  const offices = [...user.offices, ...neighbor.offices];
  const office = (await superuser.get(`offices/${neighbor.office_id}`)).body;
  expect((await superuser.patch(`users/${user.id}`, { offices, version: user.version })).status).toBe(200);
  const other = await stack.server.signIn('company-admin');
  expect((await other.patch('settings/site-config', { issuance_fee: 45_000 })).status).toBe(200);

  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  const asked: string[] = [];
  const both = (id: string) => [`bar ${id}`, `page ${id}`];
  page.on('request', (request) => {
    if (!request.url().includes('/settings/site-config') || request.method() !== 'GET') return;
    const by = request.url().endsWith('?origins=1') ? 'page' : 'bar';
    asked.push(`${by} ${request.headers()['x-office-id']}`);
  });
  await signIn(page, stack, 'company-root-admin', 'settings');
  const fee = page.getByRole('textbox', { name: 'Phí phát hành thẻ' });
  await fee.waitFor();
  await settle();
  expect(await fee.inputValue()).not.toBe('45.000');
  expect(asked.toSorted()).toEqual(both(user.office_id));

  await page.getByRole('button', { name: /^Đổi đơn vị/ }).click();
  await page.getByRole('menuitem', { name: office.name }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(office.name) }).waitFor();
  await expect.poll(() => fee.inputValue()).toBe('45.000');
  await settle();
  expect(asked.slice(2).toSorted()).toEqual(both(office.id));

  await page.getByRole('textbox', { name: 'Tên hiển thị' }).fill('Xe buýt Sông Hồng');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.getByRole('banner').getByText('Xe buýt Sông Hồng').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('amounts without a currency use the currency of the current office', async () => {
  const superuser = await stack.server.signIn('superuser');
  const userNamed = async (name: string) => (await superuser.get(`users?filter=username||$eq||${name}`)).body[0];
  const [user, neighbor] = await Promise.all(['company-root-admin', 'company-admin'].map(userNamed));
  const abroad = { code: 'CNLAO', name: 'Chi nhánh Viêng Chăn', short_name: 'VTE', organisation_type: 'COMPANY' };
  const office = (await superuser.post('offices', { ...abroad, parent_id: user.office_id })).body;
  const offices = [...user.offices, { ...neighbor.offices[0], office_id: office.id }];
  expect((await superuser.patch(`users/${user.id}`, { offices, version: user.version })).status).toBe(200);

  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company-root-admin', 'settings');
  const fee = page.locator('.MuiFormControl-root').filter({ has: page.getByLabel('Phí phát hành thẻ') });
  const signOf = (sign: string) => fee.getByText(sign, { exact: true }).waitFor();
  await signOf('đ');
  await page.getByRole('button', { name: /^Đổi đơn vị/ }).click();
  await page.getByRole('menuitem', { name: office.name }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(office.name) }).waitFor();
  await page.getByRole('textbox', { name: 'Đơn vị tiền' }).fill('USD');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await signOf('USD');
  await page.reload();
  await signOf('USD');
  expect(errors).toEqual([]);
  await close();
});
