import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readQrCode } from '../support/qr-reader.ts';
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

/** Records calls of `window.print`, because headless Chromium has no print dialog. */
const noteCalls = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      printed: 0,
      print: () => Object.assign(window, { printed: Reflect.get(window, 'printed') + 1 }),
    });
  });
const printed = (page: Page) => page.waitForFunction(() => Reflect.get(window, 'printed') > 0);

/** Returns width and height in mm of each printed page, and the text visible on paper. */
async function onPaper(page: Page): Promise<{ readonly sizes: readonly string[]; readonly text: string }> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.emulateMedia({ media: 'screen' });
  const mm = (points: string) => Math.round((Number(points) / 72) * 25.4);
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/gu)];
  return { sizes: boxes.map(([, width = '', height = '']) => `${mm(width)} × ${mm(height)}`), text };
}

test('an order prints on the chosen paper in the chosen language, without the back-office layout', async () => {
  const root = await stack.server.signIn('company-root');
  const [order] = (await root.get('orders?filter=status||$eq||PUBLISHED&limit=1')).body;
  const { page, errors, close } = await watchedPage(stack, 1280);
  await noteCalls(page);
  await signIn(page, stack, 'company-root', `orders/${order.id}/show`);
  await page.getByRole('button', { name: 'In', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Phiếu đơn hàng' }).click();
  const dialog = page.getByRole('dialog', { name: 'Phiếu đơn hàng' });
  await dialog.getByRole('heading', { name: `ĐƠN HÀNG ${order.code}` }).waitFor();
  const code = dialog.getByRole('img', { name: order.code });
  expect(await readQrCode(await code.screenshot())).toBe(order.code);

  await dialog.getByRole('button', { name: 'In', exact: true }).click();
  await printed(page);
  const sheet = await onPaper(page);
  expect(sheet.sizes).toEqual(['210 × 297']);
  expect(sheet.text).toContain(`ĐƠN HÀNG ${order.code}`);
  for (const shell of ['Tổng quan', 'Tải PDF', 'Khổ giấy']) expect(sheet.text).not.toContain(shell);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  for (const [label, option] of [
    ['Khổ giấy', 'Cuộn 80 mm'],
    ['Ngôn ngữ', 'English'],
  ] as const) {
    await dialog.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  }
  const english = page.getByRole('dialog', { name: 'Order sheet' });
  await english.getByRole('heading', { name: `ORDER ${order.code}` }).waitFor();
  await english.getByRole('button', { name: 'In', exact: true }).click();
  await page.waitForFunction(() => Reflect.get(window, 'printed') > 1);
  const roll = await onPaper(page);
  expect(roll.sizes).toEqual([expect.stringMatching(/^80 × \d+$/)]);
  expect(roll.text).toContain(`ORDER ${order.code}`);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  const downloading = page.waitForEvent('download');
  await english.getByRole('button', { name: 'Tải PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe('order.pdf');
  expect(errors).toEqual([]);
  await close();
});

test('a ticket prints once, then again with a reason, and the copy is marked as such', async () => {
  const seller = await stack.server.signIn('company');
  const [price] = (await seller.get('ticket-prices?filter=code||$eq||VL-BUS-8')).body;
  const [route] = (await seller.get('routes?filter=code||$eq||32')).body;
  const sold = await seller.post('tickets', { ticket_price_id: price.id, route_id: route.id });
  expect(sold.status).toBe(201);
  const { page, errors, close } = await watchedPage(stack, 1280);
  await noteCalls(page);
  await signIn(page, stack, 'company', `tickets/${sold.body.id}/show`);
  await page.getByRole('button', { name: 'In', exact: true }).click();
  // The transition that counts printed copies has no button of its own, because printing triggers it.
  expect(await page.locator('main').getByRole('button', { name: 'In lại' }).count()).toBe(0);
  await page.getByRole('menuitem', { name: 'In vé' }).click();
  const dialog = page.getByRole('dialog', { name: 'In vé' });
  await dialog.getByText('BẢN XEM TRƯỚC').waitFor();
  await dialog.getByRole('button', { name: 'In', exact: true }).click();
  await printed(page);
  const first = await onPaper(page);
  expect(first.sizes).toEqual([expect.stringMatching(/^80 × \d+$/)]);
  expect(first.text).toContain(sold.body.serial);
  expect(first.text).not.toContain('BẢN');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await dialog.getByRole('button', { name: 'In lại' }).click();
  const reason = page.getByRole('dialog', { name: /In lại vé/ });
  await reason.getByLabel('Lý do in lại').fill('Máy kẹt giấy');
  await reason.getByRole('button', { name: 'In lại vé' }).click();
  await page.waitForFunction(() => Reflect.get(window, 'printed') > 1);
  expect((await onPaper(page)).text).toContain('BẢN IN LẠI LẦN 1');
  expect((await seller.get(`tickets/${sold.body.id}`)).body).toMatchObject({ reprint_count: 1 });
  expect(errors).toEqual([]);
  await close();
});

test('selected orders print as one list, and only if the user may print them', async () => {
  const clerk = await stack.server.signIn('agency-card');
  const orders = (await clerk.get('orders?filter=status||$eq||PUBLISHED&limit=3&sort=created_at,DESC')).body;
  expect(orders.length).toBeGreaterThan(1);
  const { page, errors, close } = await watchedPage(stack, 1280);
  await noteCalls(page);
  const filter = encodeURIComponent(JSON.stringify({ status: 'PUBLISHED' }));
  await signIn(page, stack, 'agency-card', `orders?filter=${filter}&sort=created_at&order=DESC`);
  for (const { code } of orders.slice(0, 2))
    await page.getByRole('row').filter({ hasText: code }).getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Danh sách bàn giao' }).click();
  const dialog = page.getByRole('dialog', { name: 'Danh sách bàn giao' });
  for (const { code } of orders.slice(0, 2)) await dialog.getByRole('cell', { name: code }).waitFor();
  await dialog.getByRole('button', { name: 'In', exact: true }).click();
  await printed(page);
  expect((await onPaper(page)).text).toContain('2 thẻ');
  expect(errors).toEqual([]);
  await close();
});

test('a print template can be previewed with a real record, and unknown field names are rejected', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company-brt-admin', 'settings');
  const editor = page.getByRole('textbox', { name: 'Mẫu in đơn hàng' });
  await editor.fill('Mã {code}, khách {customer.full_nam}');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.getByText('Có phải {customer.full_name}?').waitFor();
  await editor.fill('Mã {code}, khách {customer.full_name}');
  await page.getByRole('button', { name: 'Xem trước' }).last().click();
  await page
    .getByRole('dialog')
    .getByText(/Mã DH\d+, khách \S+/)
    .waitFor();
  await page.getByRole('dialog').getByText('BẢN XEM TRƯỚC').waitFor();
  expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
  await close();
});
