import type { Page } from 'playwright-core';

const PASSWORD = 'Tuyen#2026';

export async function signIn(page: Page, admin: string, account: string): Promise<void> {
  await page.goto(`${admin}/login`);
  await page.getByLabel('E-mail').fill(`${account}@tuyen.example`);
  await page.getByLabel('Mật khẩu').fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await page.getByRole('heading', { name: 'Tổng quan', level: 1 }).waitFor();
}

/** Finds an order by its code in the list, and opens it. */
export async function openOrder(page: Page, admin: string, code: string): Promise<void> {
  await page.goto(`${admin}/orders`);
  await page.getByPlaceholder('Tìm kiếm').or(page.getByLabel('Tìm kiếm')).first().fill(code);
  await page.waitForURL(/filter=/);
  // A phone shows the row as a card, which its title opens.
  const card = page.getByRole('listitem').getByRole('link', { name: code });
  await page.getByRole('cell', { name: code, exact: true }).or(card).first().click();
  await page.getByRole('heading', { level: 1, name: new RegExp(code) }).waitFor();
}

/** Presses the button of a workflow move, answers its dialog, and waits until the order shows the new state. */
export async function move(
  page: Page,
  action: string,
  state: string,
  input: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (const [label, value] of Object.entries(input)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(state, { exact: true }).first().waitFor();
}
