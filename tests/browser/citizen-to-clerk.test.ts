import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readQrCode } from '../support/qr-reader.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { registerStudent, stepsSeen } from './citizen.ts';
import { move, openOrder, signIn } from './clerk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

describe.each([
  { screen: 'a phone', width: 360, phone: '0912345001', card: 'HN26A00001' },
  { screen: 'a desktop', width: 1280, phone: '0912345002', card: 'HN26A00002' },
])('Card registration on $screen', ({ width, phone, card }) => {
  test("a card registration proceeds from the citizen's form to the delivered card", async () => {
    const citizen = await watchedPage(stack, width);
    await registerStudent(citizen.page, stack.portal, { name: 'Trần Thị Bích Ngọc', phone });
    await citizen.page.getByRole('button', { name: 'Tiếp tục' }).click();

    const { page } = citizen;
    await page.getByRole('heading', { name: /thanh toán thành công/ }).waitFor();
    const result = await page.getByRole('main').innerText();
    const code = /DH\d+/.exec(result)?.[0] ?? '';
    expect(code).not.toBe('');
    expect(result).toContain('Mã của bạn là');
    expect(result).toMatch(/Ngày nhận thẻ dự kiến:\s+\d{2}\/\d{2}\/\d{4}/);
    expect(await readQrCode(await page.getByRole('img', { name: 'Mã QR của đơn hàng' }).screenshot())).toBe(code);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    const clerk = await watchedPage(stack, width);
    await signIn(clerk.page, stack, 'company');
    await openOrder(clerk.page, stack.admin, code);
    const orderId = new URL(clerk.page.url()).pathname.split('/')[2] ?? '';

    const reader = await watchedPage(stack, width);
    await signIn(reader.page, stack, 'company-root');
    await openOrder(reader.page, stack.admin, code);
    for (const name of ['Duyệt', 'Yêu cầu bổ sung', 'Từ chối']) {
      await clerk.page.getByRole('button', { name, exact: true }).waitFor();
      expect(await reader.page.getByRole('button', { name, exact: true }).count()).toBe(0);
    }
    for (const account of ['company-root', 'company-metro']) {
      const api = await stack.server.signIn(account);
      for (const transition of ['approve', 'attach-card', 'publish', 'deliver-to-customer', 'reject']) {
        const { status } = await api.post(`orders/${orderId}/transitions/${transition}`, {});
        expect(status, `${account} ${transition}`).toBe(403);
      }
    }

    await move(clerk.page, 'Duyệt', 'Đã xác nhận');
    await move(clerk.page, 'Gắn thẻ', 'Đã gắn thẻ', { 'Mã thẻ': card });
    await move(clerk.page, 'Nạp vé', 'Đã nạp vé');
    await move(clerk.page, 'Giao cho khách', 'Đã giao cho khách');
    expect(await clerk.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    expect(await stepsSeen(page, stack.portal, code, phone)).toEqual([
      'Bạn đã nhận thẻ',
      'Vé đã được nạp vào thẻ',
      'Thẻ của bạn đã làm xong, đang nạp vé',
      'Chúng tôi đã duyệt hồ sơ',
      'Chúng tôi bắt đầu duyệt hồ sơ',
      expect.stringMatching(/^Bạn đã thanh toán [\d.]+đ$/),
      'Chờ bạn thanh toán',
      'Bạn đã gửi đơn',
    ]);
    expect([...citizen.errors, ...clerk.errors, ...reader.errors]).toEqual([]);
    for (const one of [citizen, clerk, reader]) await one.close();
  });
});

test('a forged return from the payment gateway to the result page shows no success', async () => {
  const { page, errors, close } = await watchedPage(stack, 360);
  for (const query of [
    'transaction_code=1',
    'transaction_code=1&code=DH26000001&type=new-card&receivedAt=home&delivery=1',
  ]) {
    await page.goto(`${stack.portal}/payment/result?${query}`);
    await page.getByRole('heading', { level: 1, name: 'Thanh toán không thành công' }).waitFor();
    expect(await page.getByText('Mã của bạn là').count()).toBe(0);
    expect(await page.getByRole('main').getByRole('img').count()).toBe(0);
  }
  expect(errors).toEqual([]);
  await close();
});
