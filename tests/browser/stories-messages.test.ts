import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmsService, type TestSmsService } from '@tuyen/server-mock/testing/sms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT } from '../support/limits.ts';
import { startOwnStack, type Stack } from '../support/stack.ts';
import { fillOrder, openPortal } from './citizen.ts';
import { deskOf, OPEN } from './desk.ts';
import { expectPaid, payWith, sendAndPay } from './portal-visits.ts';

let service: TestSmsService;
let folder: string;
let stack: Stack;
beforeAll(async () => {
  service = await startSmsService();
  folder = await mkdtemp(join(tmpdir(), 'tuyen-sms-'));
  const file = join(folder, 'sms.json');
  await writeFile(file, JSON.stringify({ url: service.url, json: { to: '{to}', text: '{text}' } }));
  stack = await startOwnStack(undefined, { TUYEN_SMS_SENDER: file });
});
afterAll(async () => {
  await stack?.stop();
  await service?.close();
  if (folder) await rm(folder, { recursive: true });
});

/** Waits for a text message to the phone and returns it. */
async function textTo(phone: string, content: RegExp): Promise<string> {
  const found = () =>
    service.calls.map(({ body }) => JSON.parse(body)).find(({ to, text }) => to === phone && content.test(text))?.text;
  await expect.poll(found, { timeout: WAIT }).toBeTypeOf('string');
  return found();
}

test('a citizen without an email address gets the code and each status by SMS, and rides', async () => {
  const visit = await openPortal(stack);
  const { page, errors, close } = visit;
  const phone = '0912340088';
  await fillOrder(visit, { person: { name: 'Vũ Thị Không Thư', phone } });
  const code = await sendAndPay(page);
  await textTo(phone, new RegExp(`^Đơn hàng ${code} đang chờ thanh toán`, 'u'));
  await payWith(page, '00');
  await expectPaid(page);
  const confirmed = await textTo(phone, new RegExp(`^Đơn hàng ${code} đã được xác nhận`, 'u'));

  // The link of the message opens the look-up of this order, which asks for the phone number.
  await page.goto(/https?:\S+/u.exec(confirmed)?.[0] ?? '');
  expect(await page.locator('input[name=code]').inputValue()).toBe(code);
  await page.locator('input[name=secret]').fill(phone);
  await page.getByRole('button', { name: 'Tra cứu' }).click();
  await page.getByRole('region', { name: `Đơn hàng ${code}` }).waitFor();

  const desk = deskOf(stack);
  const { card_code: card, valid_from: day } = await desk.issue(code);
  await textTo(phone, new RegExp(`^Thẻ của đơn hàng ${code} đã về quầy`, 'u'));
  await desk.until(day);
  expect(await desk.tap(card)).toEqual(OPEN);
  expect(errors).toEqual([]);
  await close();
});
