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

test.each([1280, 390])(
  'selected rows are deselected when the list no longer shows them, at a window width of %i px',
  async (width) => {
    const { page, errors, settle, close } = await watchedPage(stack, width);
    await signIn(page, stack, 'superuser', 'vehicles');
    const boxes = page.locator('main li input[type=checkbox]:enabled, tbody input[type=checkbox]:enabled');
    const bar = page.getByRole('toolbar', { name: 'Thao tác với các mục đã chọn' });
    const chooseTwo = async () => {
      await boxes.nth(1).waitFor();
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await bar.getByText('Đã chọn 2 mục').or(bar.getByText(/2/)).first().waitFor();
    };
    const expectNone = async (after: string) => {
      await settle();
      await expect.poll(() => bar.count(), { message: after }).toBe(0);
      expect(await page.locator('main input[type=checkbox]:checked').count(), after).toBe(0);
    };

    await chooseTwo();
    const search = page.getByPlaceholder('Tìm kiếm').or(page.getByLabel('Tìm kiếm')).first();
    await search.fill('không có xe nào');
    await page.waitForURL(/filter=/);
    await expectNone('a search');
    await search.fill('');
    await expect.poll(() => page.url()).not.toMatch(/filter=%7B%22/);

    await chooseTwo();
    await page
      .getByRole('button', { name: /[Tt]rang (sau|2|tiếp)/ })
      .first()
      .click();
    await page.waitForURL(/page=2/);
    await expectNone('another page');
    await page.goto(`${stack.admin}/vehicles?page=1`);

    await chooseTwo();
    await page.reload();
    await boxes.first().waitFor();
    await expectNone('a reload');

    await chooseTwo();
    await page.getByRole('link', { name: /^Sắp hết hạn đăng kiểm/ }).click();
    await settle();
    const checked = await boxes.and(page.locator(':checked')).count();
    expect(checked, 'another tab').toBeLessThanOrEqual(2);
    if (checked === 0) await expectNone('another tab');
    else await bar.getByText(`Đã chọn ${checked} mục`).waitFor();
    await page.goto(`${stack.admin}/vehicles`);

    await chooseTwo();
    await page.goto(`${stack.admin}/routes`);
    await page.goto(`${stack.admin}/vehicles`);
    await boxes.first().waitFor();
    await expectNone('another list');
    expect(errors).toEqual([]);
    await close();
  },
);

test('selected rows that stay on the page remain selected when other selected rows leave the page', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'vehicles');
  const boxes = page.locator('tbody input[type=checkbox]:enabled');
  await boxes.nth(1).waitFor();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const name = (await boxes.nth(0).getAttribute('aria-label')) ?? '';
  await page.getByPlaceholder('Tìm kiếm').or(page.getByLabel('Tìm kiếm')).first().fill(name.replace('Chọn ', ''));
  await page.waitForURL(/filter=/);
  await settle();
  await expect.poll(() => boxes.count()).toBe(1);
  expect(await page.locator('tbody input[type=checkbox]:checked').count()).toBe(1);
  await page.getByRole('toolbar', { name: 'Thao tác với các mục đã chọn' }).getByText(/1/).first().waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('deleting several records asks for confirmation and names each record', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'vehicles');
  const plates: string[] = [];
  for (let number = 0; number < 7; number += 1) {
    const plate = `99Z-90${number}.00`;
    const { status } = await (
      await stack.server.signIn('superuser')
    ).post('vehicles', { plate, kind: 'STANDARD_BUS', seats: 30 });
    expect(status).toBe(201);
    plates.push(plate);
  }
  await page.goto(`${stack.admin}/vehicles?filter=${encodeURIComponent(JSON.stringify({ q: '99Z-90' }))}`);
  const boxes = page.locator('tbody input[type=checkbox]:enabled');
  await expect.poll(() => boxes.count()).toBe(plates.length);
  for (const plate of plates) await page.getByRole('checkbox', { name: `Chọn ${plate}` }).check();
  const bar = page.getByRole('toolbar', { name: 'Thao tác với các mục đã chọn' });
  await bar.getByRole('button', { name: 'Xóa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Xóa 7 mục?' });
  await dialog.waitFor();
  expect((await dialog.getByRole('listitem').allInnerTexts()).map((text) => text.trim())).toEqual(plates);
  await dialog.getByRole('button', { name: 'Quay lại' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await boxes.count()).toBe(plates.length);

  await bar.getByRole('button', { name: 'Xóa' }).click();
  await dialog.getByRole('button', { name: 'Xóa 7 mục' }).click();
  await page.getByText('Đã xóa 7 mục').waitFor();
  expect(await boxes.count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
