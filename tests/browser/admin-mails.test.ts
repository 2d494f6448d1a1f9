import { startSmtp, type TestSmtp } from '@tuyen/server-mock/testing/smtp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { pressMove, signIn } from './clerk.ts';

let stack: Stack;
let smtp: TestSmtp;
beforeAll(async () => {
  [stack, smtp] = await Promise.all([startStack(), startSmtp()]);
});
afterAll(async () => {
  await stack?.stop();
  await smtp?.close();
});

test('the mail preview of an order shows both languages and formats, styled like the sent mail', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company-root-admin');
  const clerk = await stack.server.signIn('company-root-admin');
  const [order] = (await clerk.get('orders?limit=1')).body;
  await page.goto(`${stack.admin}/mail-templates`);
  await page.getByRole('heading', { level: 1, name: 'Mẫu thư' }).waitFor();
  await page.getByRole('combobox', { name: 'Thư' }).click();
  await page.getByRole('option', { name: 'Thẻ đã về quầy' }).click();
  await page.getByLabel('Mã đơn hàng').fill(String(order.code));
  await page.getByRole('heading', { name: `Mời bạn đến quầy nhận thẻ của đơn hàng ${order.code}` }).waitFor();
  const mail = page.frameLocator('iframe[title="Thư dạng HTML"]');
  const button = mail.getByText('Xem đơn hàng');
  await button.waitFor();
  expect(await button.evaluate((link) => getComputedStyle(link).color)).toBe('rgb(255, 255, 255)');

  await page.getByRole('button', { name: 'English' }).last().click();
  await page.getByRole('heading', { name: `Collect the card of order ${order.code} at the counter` }).waitFor();
  await mail.getByText('View the order').waitFor();
  await page.getByText(`View the order: ${stack.portal}/en/search?code=${order.code}`).waitFor();
  await settle();
  expect(errors).toEqual([]);
  await close();
});

test('the mail preview in an office without orders shows sample values and says so', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 390);
  await signIn(page, stack, 'company-metro-admin', 'mail-templates');
  await page.getByRole('combobox', { name: 'Thư' }).click();
  await page.getByRole('option', { name: 'Thẻ đã về quầy' }).click();
  await page.getByText('Chưa có đơn hàng nào bạn được xem: thư dưới đây dùng dữ liệu mẫu.').waitFor();
  await page.getByRole('heading', { name: /^Mời bạn đến quầy nhận thẻ của đơn hàng DH26000000$/ }).waitFor();
  // If a user enters an order code and no such order exists, the preview must not fall back to sample values.
  await page.getByLabel('Mã đơn hàng').fill('DH26001723');
  await page.getByText('Không tìm thấy').first().waitFor();
  await settle();
  expect(errors).toEqual([]);
  await close();
});

test('a user who may only read the settings sees no button for a test mail', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'agency-card', 'settings');
  await page.getByLabel('Máy chủ thư').or(page.getByText('Máy chủ thư')).first().waitFor();
  await settle();
  expect(await page.getByRole('button', { name: 'Gửi thư thử cho tôi' }).count()).toBe(0);
  const api = await stack.server.signIn('agency-card');
  expect((await api.post('mails/test', {})).status).toBe(403);
  expect(errors).toEqual([]);
  await close();
});

test('the settings page sends a test mail, or explains why it cannot', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company-root-admin', 'settings');
  const send = page.getByRole('button', { name: 'Gửi thư thử cho tôi' });
  await send.click();
  await page.getByText('Chưa cấu hình máy chủ thư').waitFor();
  await page.getByLabel('Máy chủ thư').fill('127.0.0.1');
  await page.getByLabel('Cổng', { exact: true }).fill(String(smtp.port));
  await page.getByText('Hãy lưu cấu hình trước khi gửi thử.').waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.getByText('Hãy lưu cấu hình trước khi gửi thử.').waitFor({ state: 'detached' });
  await send.click();
  await page.getByText('Máy chủ thư đã nhận thư thử gửi đến company-root-admin@tuyen.example.').waitFor();
  expect(smtp.mails.map(({ subject }) => subject)).toContain('Thư thử từ Tổng công ty Vận tải công cộng Thủ đô');
  await settle();
  expect(errors).toEqual([]);
  await close();
});

test('a failed mail can be sent again from the outbox', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'agency-card-admin');
  const clerk = await stack.server.signIn('agency-card-admin');
  const [failed] = (await clerk.get('mails?limit=1&filter=state||$eq||FAILED')).body;
  await page.goto(`${stack.admin}/mails/${failed.id}/show`);
  await page.getByText('Máy chủ thư không nhận địa chỉ người nhận').waitFor();
  await pressMove(page, 'Gửi lại');
  await page.getByText('Máy chủ thư không nhận địa chỉ người nhận').waitFor({ state: 'detached' });
  // Reads the state from the audit log, because the mail is sent so soon that the page may never show it as waiting.
  const superuser = await stack.server.signIn('superuser');
  const [sent] = (await superuser.get(`audit-logs?filter=record_id||$eq||${failed.id}&filter=action||$eq||resend`))
    .body;
  expect(sent).toMatchObject({ before: { state: 'FAILED' }, after: { state: 'WAITING' } });
  await settle();
  expect(errors).toEqual([]);
  await close();
});
