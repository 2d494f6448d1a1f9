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

test('the outline of a required input fits its label, and inputs without help reserve no help line', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company-admin', 'vehicles/create');
  const plate = page.getByLabel('Biển số');
  await plate.fill('29B-777.77');
  await settle();
  const [label = 0, notch = 0] = await plate.evaluate((input) => {
    const control = input.closest('.MuiFormControl-root');
    const widthOf = (selector: string) => control?.querySelector(selector)?.getBoundingClientRect().width ?? 0;
    return [widthOf('label'), widthOf('legend')];
  });
  // Subtracts the padding of the notch (the gap in the input's outline for the label), 5 px on each side.
  expect(Math.abs(notch - 10 - label)).toBeLessThan(3);

  const lines = () =>
    page
      .locator('main form .MuiFormHelperText-root')
      .evaluateAll((all) =>
        all.flatMap((one) => (one.checkVisibility() ? [(one.textContent ?? '').replaceAll('\u200B', '').trim()] : [])),
      );
  expect((await lines()).filter((line) => line === '')).toEqual([]);
  const before = (await lines()).length;
  await plate.fill('');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect.poll(async () => (await lines()).length).toBeGreaterThan(before);
  expect((await lines()).filter((line) => line === '')).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('the sign-in page focuses its first input, and a newly opened page shows no ring around its heading', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await page.goto(`${stack.admin}/vehicles`);
  await page.waitForURL(/\/login/u);
  await settle();
  expect(await page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);

  await signIn(page, stack, 'company-admin');
  await settle();
  await page.keyboard.press('Tab');
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' });
  await menu.getByRole('button', { name: 'Vận hành' }).press('Enter');
  await menu.getByRole('link', { name: 'Phương tiện' }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Phương tiện' });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await heading.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('none');
  expect(errors).toEqual([]);
  await close();
});
