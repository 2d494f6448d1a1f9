import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compose } from '../support/compose.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';
import { fillStep } from './form-filling.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

async function composedThenCorrected(page: Page, input: Locator, text: string, more: string): Promise<string[]> {
  await input.fill('');
  await input.focus();
  await compose(page, text);
  await input.blur();
  const composed = await input.inputValue();
  await input.evaluate((element: HTMLInputElement) => {
    element.focus();
    element.setSelectionRange(2, 2);
  });
  await page.keyboard.type(more);
  await input.blur();
  return [composed, await input.inputValue()];
}

test('back-office inputs accept input-method text and edits in the middle, and store normalized text', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'vehicles/create');
  const plate = page.getByLabel('Biển số');
  expect(await composedThenCorrected(page, plate, '29b-12', 'xy')).toEqual(['29B-12', '29XYB-12']);
  expect(await composedThenCorrected(page, page.getByLabel('Hạn đăng kiểm'), '05092026', '')).toEqual([
    '05/09/2026',
    '05/09/2026',
  ]);

  // Presses Enter in the input, so the form is saved before the input loses the focus.
  await page.getByRole('combobox', { name: 'Loại xe' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Số chỗ').fill('40');
  await plate.fill('');
  await plate.focus();
  await compose(page, '29b-777.01');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/vehicles'));
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ plate: '29B-777.01' });
  await settle();

  await page.goto(`${stack.admin}/routes/create`);
  expect(await composedThenCorrected(page, page.getByLabel('Mã tuyến'), 'e0z', 'qw')).toEqual(['E0Z', 'E0QWZ']);

  await page.goto(`${stack.admin}/ticket-prices/create`);
  const price = page.getByRole('textbox', { name: 'Giá bán', exact: true });
  expect(await composedThenCorrected(page, price, '1234567', '')).toEqual(['1.234.567', '1.234.567']);
  await price.fill('');
  await page.keyboard.type('12345');
  await price.evaluate((element: HTMLInputElement) => element.setSelectionRange(2, 2));
  await page.keyboard.type('99');
  expect(await price.inputValue()).toBe('1.299.345');

  await page.goto(`${stack.admin}/users/create`);
  expect(await composedThenCorrected(page, page.getByLabel('Tên đăng nhập'), 'Lan.An', 'XY')).toEqual([
    'lan.an',
    'laxyn.an',
  ]);
  expect(await composedThenCorrected(page, page.getByLabel('Số điện thoại'), '090 12', ' 77')).toEqual([
    '09012',
    '0977012',
  ]);
  expect(errors).toEqual([]);
  await close();
});

test('portal inputs accept input-method text, edits in the middle, and dates digit by digit', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 390);
  await page.goto(`${stack.portal}/`);
  await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click();
  const birth = page.getByRole('group', { name: 'Ngày sinh' });
  const day = birth.getByLabel('Ngày', { exact: true });
  await day.focus();
  await page.keyboard.type('12');
  expect(await day.inputValue()).toBe('12');
  const year = birth.getByLabel('Năm');
  expect(await composedThenCorrected(page, year, '16', '98')).toEqual(['16', '1698']);
  await day.fill('5');
  await day.blur();
  expect(await day.inputValue()).toBe('05');
  await year.fill('1990');
  await fillStep({ page, settle }, Buffer.from(''));
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  const identity = page.getByLabel('Số căn cước/hộ chiếu');
  expect(await composedThenCorrected(page, identity, 'b123c', 'xy')).toEqual(['B123C', 'B1XY23C']);
  expect(errors).toEqual([]);
  await close();
});
