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

test("the ? key lists the page's shortcuts unless the user types or turned single-key shortcuts off", async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company');
  await settle();
  const dialog = page.getByRole('dialog', { name: 'Phím tắt' });
  await page.keyboard.press('Shift+?');
  await dialog.getByText('Ctrl+K').waitFor();
  await dialog.getByText('Xem các phím tắt của trang này').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const field = page.getByRole('searchbox', { name: 'Tìm trong trình đơn' });
  await field.pressSequentially('a?');
  expect(await field.inputValue()).toBe('a?');
  expect(await dialog.count()).toBe(0);
  await page.goto(`${stack.admin}/profile`);
  await page.getByRole('switch', { name: 'Dùng phím tắt một phím' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Shift+?');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Tìm trang, thao tác và dữ liệu' }).waitFor();
  expect(await dialog.count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('keys of a list that the user presses before their code has loaded work once it has', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser');
  await page.goto(`${stack.admin}/vehicles`);
  const rows = page.locator('.list-scroll tbody > tr');
  await rows.nth(2).waitFor();
  await settle();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const awaited = page.waitForRequest('**/assets/*.js');
  for (const key of ['j', 'j', 'x']) await page.keyboard.press(key);
  await awaited;
  expect(await rows.nth(1).getByRole('checkbox').isChecked()).toBe(false);
  release();
  await expect.poll(() => rows.nth(1).getByRole('checkbox').isChecked()).toBe(true);
  expect(await rows.nth(1).evaluate((row) => row.contains(document.activeElement))).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

test('a list is printed without menu and buttons, in light colors, with columns that fit the paper', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280, { colorScheme: 'dark' });
  await signIn(page, stack, 'superuser', 'orders');
  await page.locator('tbody tr').first().waitFor();
  await settle();
  // An A4 page without margins is narrower than a tablet, but a printed list must still be a table instead of cards.
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(() => page.getByRole('navigation', { name: 'Trình đơn chính' }).isVisible()).toBe(false);
  await settle();
  expect(await page.locator('main .MuiButton-root').filter({ visible: true }).count()).toBe(0);
  const table = await page.locator('main table').evaluate((element) => element.getBoundingClientRect().right);
  expect(table).toBeLessThanOrEqual(703);
  const heading = page.getByRole('heading', { level: 1, name: 'Đơn hàng' });
  const color = await heading.evaluate((element) => getComputedStyle(element).color);
  expect(color).toBe('rgb(27, 31, 36)');
  expect(errors).toEqual([]);
  await close();
});
