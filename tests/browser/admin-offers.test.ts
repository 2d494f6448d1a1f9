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

async function optionsOf(page: Page, settle: () => Promise<void>, label: string): Promise<readonly string[]> {
  const select = page.getByRole('combobox', { name: label }).last();
  await select.focus();
  await settle();
  if ((await page.getByRole('listbox').count()) === 0) await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  const names = await page.getByRole('option').allTextContents();
  await page.keyboard.press('Escape');
  return names.map((name) => name.trim());
}

test('a new account is offered only the offices and roles that its creator can assign, and no administrator flags', async () => {
  const clerk = await stack.server.signIn('company');
  const root = await stack.server.signIn('superuser');
  const offices = (await root.get('offices?limit=50')).body as {
    code: string;
    name: string;
    parent_id?: string;
    status: string;
    id: string;
    organisation_type: string;
  }[];
  const roles = (await root.get('roles?limit=50&filter=status||$eq||ACTIVE')).body as {
    code: string;
    name: string;
    permissions: string[];
    organisation_types: string[];
  }[];
  const top = offices.find(({ parent_id }) => !parent_id) as (typeof offices)[number];
  const ownSlugs = new Set(roles.find(({ code }) => code === 'COMPANY')?.permissions);
  const given = roles.filter(({ permissions }) => permissions.every((slug) => ownSlugs.has(slug)));

  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company', 'users/create');
  await page.getByLabel('Tên đăng nhập').fill('nhan.vien.moi');
  expect(await page.getByLabel('Quản trị toàn hệ thống').isDisabled()).toBe(true);
  await page.getByText('Bạn không cấp được quyền mà chính bạn không có: Quản trị toàn hệ thống.').waitFor();

  const homes = await optionsOf(page, settle, 'Đơn vị chính');
  expect(homes.filter((name) => name !== '')).toHaveLength(1);
  await page.getByRole('button', { name: 'Thêm dòng' }).click();
  expect(await page.getByLabel('Quản trị đơn vị').isDisabled()).toBe(true);
  const places = await optionsOf(page, settle, 'Đơn vị');
  const own = offices.filter(
    ({ parent_id, id }) => parent_id === top.id && clerk.profile.offices.some((one: { id: string }) => one.id === id),
  );
  const below = offices.filter(
    ({ parent_id, status }) => status === 'ACTIVE' && own.some(({ id }) => id === parent_id),
  );
  for (const office of [...own, ...below]) expect(places.join('\n')).toContain(office.name);
  expect(places.join('\n')).not.toContain(top.name);
  const shownRoles = (await optionsOf(page, settle, 'Vai trò')).filter((name) => name !== '');
  expect(shownRoles.toSorted()).toEqual(given.map(({ name }) => name).toSorted());
  expect(shownRoles.length).toBeLessThan(roles.length);

  await page.getByLabel('Email').fill('nhan.vien.moi@tuyen.example');
  await page.getByLabel('Họ và tên').fill('Nhân Viên Mới');
  await page.getByRole('combobox', { name: 'Đơn vị' }).last().click();
  const [place] = own;
  await page.getByRole('option', { name: new RegExp(place?.name ?? '') }).click();
  const fitting = given.filter((role) => role.organisation_types.includes(place?.organisation_type ?? ''));
  const rolesThere = (await optionsOf(page, settle, 'Vai trò')).filter((name) => name !== '');
  expect(rolesThere.toSorted()).toEqual(fitting.map(({ name }) => name).toSorted());
  expect(rolesThere.length).toBeLessThan(shownRoles.length);
  await page.getByRole('combobox', { name: 'Vai trò' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.waitForURL(`${stack.admin}/users`);
  expect(errors).toEqual([]);
  await close();
});
