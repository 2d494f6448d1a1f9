import type { Page } from 'playwright-core';
import { createSession } from '../../apps/admin-kit/src/auth/session.ts';
import { PREFIX } from '../../apps/admin-kit/src/early/prefix.ts';
import { PASSWORD } from '../support/server-process.ts';
import type { Stack } from '../support/stack.ts';

export async function signInByForm(page: Page, admin: string, account: string): Promise<void> {
  await page.goto(`${admin}/login`);
  await page.getByLabel('Email').fill(`${account}@tuyen.example`);
  await page.getByLabel(/^Mật khẩu/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await page.getByRole('heading', { name: 'Tổng quan', level: 1 }).waitFor();
}

/**
 * Opens a page with a signed-in session.
 * @param path path relative to the back-office; without it, opens the home page and waits for its heading
 */
export async function signIn(page: Page, { admin, server }: Stack, account: string, path?: string): Promise<void> {
  const { authToken, authExpiresIn, ...profile } = (await server.signIn(account)).profile;
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  createSession(storage, PREFIX, Date.now).open(authToken, authExpiresIn, profile);
  // Opens a small file of the back-office's origin. This page can write to the local storage of the back-office.
  await page.goto(`${admin}/icon.svg`);
  await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), [...stored]);
  await page.goto(path === undefined ? admin : `${admin}/${path}`);
  if (path === undefined) await page.getByRole('heading', { name: 'Tổng quan', level: 1 }).waitFor();
}

export async function openOrder(page: Page, admin: string, code: string): Promise<void> {
  await page.goto(`${admin}/orders`);
  await page.getByPlaceholder('Tìm kiếm').or(page.getByLabel('Tìm kiếm')).first().fill(code);
  await page.waitForURL(/filter=/);
  // On a phone, the row is a card, and a tap on its title opens the record.
  const card = page.getByRole('listitem').getByRole('link', { name: code });
  await page.getByRole('cell', { name: code, exact: true }).or(card).first().click();
  await page.getByRole('heading', { level: 1, name: new RegExp(code) }).waitFor();
}

/** Presses a button in the list of more actions of a page. */
export async function pressMore(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Thao tác khác' }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}

export async function pressMove(
  page: Page,
  action: string,
  input: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (const [label, value] of Object.entries(input)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function move(
  page: Page,
  action: string,
  state: string,
  input: Readonly<Record<string, string>> = {},
): Promise<void> {
  await pressMove(page, action, input);
  await page.getByText(state, { exact: true }).first().waitFor();
}
