import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSmsService, type TestSmsService } from '@tuyen/server-mock/testing/sms';
import { startOwnStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

let stack: Stack;
let receiver: TestSmsService;
beforeAll(async () => {
  receiver = await startSmsService();
  stack = await startOwnStack(undefined, { TUYEN_WEBHOOK_TARGETS: 'any' });
});
afterAll(async () => {
  await stack?.stop();
  await receiver?.close();
});

test('an administrator makes a webhook, keeps its secret, sends a test and finds it in the log', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company', 'webhooks/create');
  await page.getByRole('textbox', { name: 'Tên' }).fill('Đối tác');
  await page.getByRole('textbox', { name: 'Địa chỉ nhận' }).fill(`${receiver.url}/hooks`);
  await page.getByRole('combobox', { name: 'Đối tượng' }).first().click();
  await page.getByRole('option', { name: 'Đơn hàng', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Thay đổi' }).check();
  await page.getByRole('button', { name: 'Lưu' }).first().click();
  await page.getByRole('cell', { name: 'Đối tác', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Đối tác' }).waitFor();
  await page.getByRole('button', { name: 'Cấp khóa ký mới' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cấp khóa ký mới' }).click();
  const once = page.getByRole('dialog', { name: 'Cấp khóa ký mới' });
  const secret = await once.getByRole('textbox', { name: 'Khóa ký' }).inputValue();
  expect(secret).toMatch(/^whsec_/u);
  await page.keyboard.press('Escape');
  await once.getByRole('button', { name: 'Tôi đã lưu lại' }).click();
  await page.getByRole('button', { name: 'Gửi thử' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gửi thử' }).click();
  await page.getByText('Đang gửi thử; xem kết quả ở nhật ký gửi.').waitFor();
  await expect.poll(() => receiver.calls.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test']);
  await page.goto(`${stack.admin}/webhook-deliveries`);
  await page.getByRole('row').filter({ hasText: 'webhook.test' }).getByText('Đã gửi').waitFor();
  expect(await page.content()).not.toContain(secret);
  expect(errors).toEqual([]);
  await close();
});
