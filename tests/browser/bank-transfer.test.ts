import { afterAll, beforeAll, expect, test } from 'vitest';
import { readQrCode } from '../support/qr-reader.ts';
import type { Account } from '../support/server-process.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { pressMore, signIn } from './clerk.ts';
import { expectAccessible, withoutWelcome } from './portal-visits.ts';

interface Unpaid {
  readonly code: string;
  readonly phone: string;
  readonly result: string;
  readonly total: number;
}

let stack: Stack;
let clerk: Account;
beforeAll(async () => {
  stack = await startStack();
  const admin = await stack.server.signIn('agency-card-admin');
  await admin.patch('settings/site-config', { payment_method: ['GATEWAY', 'CASH', 'BANK_TRANSFER'] });
  clerk = await stack.server.signIn('agency-card');
});
afterAll(async () => {
  await stack?.stop();
});

/** Places an order by bank transfer at the desk. */
async function unpaidOrder(): Promise<Unpaid> {
  const [price] = (await clerk.get('ticket-prices?filter=code||$eq||VT-LT&limit=1')).body;
  const [customer] = (await clerk.get('customers?filter=status||$eq||ACTIVE&limit=1')).body;
  const [counter] = (await clerk.get('ticket-counters?filter=delivers_cards||$eq||true&limit=1')).body;
  const [month] = (await clerk.get(`counter/months?ticket_price_id=${price.id}`)).body;
  const { body: order } = await clerk.post('orders', {
    request_kind: 'REGISTER_NEW',
    customer_id: customer.id,
    ticket_price_id: price.id,
    start_month: month.month,
    months: 1,
    delivery_method: 'COUNTER',
    ticket_counter_id: counter.id,
    payment_method: 'BANK_TRANSFER',
  });
  const shown = await stack.server.anonymous.get(`public/orders/${order.code}?phone=${customer.phone}`);
  return { code: order.code, phone: customer.phone, result: shown.body.result_id, total: order.total };
}

test('the result page shows where to transfer the money, copies each value and draws a VietQR code', async () => {
  const order = await unpaidOrder();
  const { page, errors, close } = await watchedPage(stack, 360);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await withoutWelcome(page);
  await page.goto(`${stack.portal}/register/result/${order.result}`);
  await page.getByRole('heading', { name: 'Chuyển khoản đến tài khoản' }).waitFor();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const [name, value] of [
    ['Ngân hàng', 'Vietcombank'],
    ['Số tài khoản', '0011004123456'],
    ['Chủ tài khoản', 'TONG CONG TY VAN TAI CONG CONG THU DO'],
    ['Số tiền', String(order.total)],
    ['Nội dung chuyển khoản', order.code],
  ] as const) {
    await page.getByRole('button', { name: `Sao chép ${name}`, exact: true }).click();
    await page.getByText(`Đã sao chép: ${name}.`).waitFor({ state: 'attached' });
    expect(await copied()).toBe(value);
  }
  const { transfer } = (await stack.server.anonymous.get(`public/results/${order.result}`)).body;
  const code = page.getByRole('img', { name: 'Mã VietQR để chuyển khoản' });
  expect(await readQrCode(await code.screenshot())).toBe(transfer.qr);
  expect(await page.getByRole('img', { name: 'Mã QR của đơn hàng' }).count()).toBe(0);
  await page.getByText(/Chuyển khoản trước .*, quá hạn đơn sẽ tự hủy/).waitFor();
  await expectAccessible(page);

  await page.getByText('Đổi cách thanh toán').click();
  await page.getByRole('button', { name: 'Tiền mặt' }).click();
  await page.getByText(/Nộp tiền mặt tại .*, quá hạn đơn sẽ tự hủy/).waitFor();
  expect(await code.count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('the lookup shows the transfer and changes the payment method', async () => {
  const order = await unpaidOrder();
  const { page, errors, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  await page.goto(`${stack.portal}/en/search?code=${order.code}`);
  await page.getByLabel('Phone number or email').fill(order.phone);
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByRole('heading', { name: 'Transfer the money to this account' }).waitFor();
  await expectAccessible(page);
  await page.getByText('Change the way to pay').click();
  await page.getByRole('button', { name: 'Online payment gateway' }).click();
  await page.getByText('The way to pay is changed.').waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a clerk imports a bank statement and confirms its matches at once', async () => {
  const [one, two] = [await unpaidOrder(), await unpaidOrder()];
  const statement = [
    'NGAN HANG TMCP NGOAI THUONG VIET NAM,,,,,',
    'Tài khoản:,0011004123456,,,,',
    'Ngày giao dịch,Số tham chiếu,Ghi nợ,Ghi có,Số dư cuối,Nội dung',
    `01/12/2026 08:15,FT900001,,"${one.total.toLocaleString('en-US')}.00","9,000,000.00",MBVCB.${one.code}.ck`,
    `01/12/2026 08:20,FT900002,,"${two.total.toLocaleString('en-US')}.00","9,315,000.00",${two.code.toLowerCase()} ve thang`,
    '01/12/2026 08:30,FT900003,"11,000.00",,"9,304,000.00",Phi SMS',
  ].join('\r\n');
  const file = { name: 'sao-ke.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) };
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'agency-card', 'bank-statement-lines');
  const upload = async () => {
    await pressMore(page, 'Nhập');
    await page.locator('input[type=file]').setInputFiles(file);
  };
  await upload();
  await page.getByRole('combobox', { name: 'Số dư cuối' }).click();
  await page.getByRole('option', { name: 'Bỏ qua' }).click();
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.getByRole('button', { name: 'Nhập 3 dòng' }).click();
  await page.getByText('Đã nhập 3 dòng.').waitFor();
  await page.getByRole('button', { name: 'Đóng' }).click();

  await page.getByRole('link', { name: /^Khớp, chờ xác nhận/ }).click();
  for (const reference of ['FT900001', 'FT900002'])
    await page
      .getByRole('row', { name: new RegExp(reference) })
      .getByRole('checkbox')
      .check();
  await page
    .getByRole('toolbar', { name: 'Thao tác với các mục đã chọn' })
    .getByRole('button', { name: 'Xác nhận đã nhận tiền' })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Xác nhận/ })
    .click();
  await settle();
  for (const { code } of [one, two]) {
    const found = async () => (await clerk.get(`orders?filter=code||$eq||${code}&limit=1`)).body[0].status;
    await expect.poll(found).not.toBe('AWAITING_PAYMENT');
  }
  await page.goto(`${stack.admin}/bank-statement-lines`);
  await upload();
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.getByText('Không có gì để nhập: mọi dòng đều giống dữ liệu hiện có.').waitFor();
  expect(errors).toEqual([]);
  await close();
});
