import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { fillOrder, lookUp, openPortal, STUDENT } from './citizen.ts';
import { deskOf, OPEN, shut, type Desk } from './desk.ts';
import { expectPaid, payWith, send, sendAndPay } from './portal-visits.ts';

let stack: Stack;
let desk: Desk;
beforeAll(async () => {
  stack = await startStack();
  desk = deskOf(stack);
});
beforeEach(() => stack.qa.reset());
afterAll(async () => {
  await stack?.stop();
});

const dayShown = (day: string | null | undefined) => String(day).split('-').toReversed().join('/');

/** Returns the first and the last day that a result page promises. */
async function periodShown(page: Page): Promise<readonly string[]> {
  const period = await page
    .getByText(/^\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}$/)
    .first()
    .innerText();
  return period.split(' – ').map((day) => day.split('/').toReversed().join('-'));
}

test('an ordinary new card stays shut until the first day of its ticket, then opens the gate', async () => {
  const visit = await openPortal(stack);
  const { page, errors, close } = visit;
  const person = { name: 'Nguyễn Thị Hoa', phone: '0912340001', email: 'hoa@hopthu.example' };
  await fillOrder(visit, { person });
  const code = await sendAndPay(page);
  await payWith(page, '00');
  await expectPaid(page);
  const promised = await periodShown(page);
  const { card_code, valid_from, valid_to } = await desk.issue(code);
  expect([valid_from, valid_to]).toEqual(promised);
  const order = await lookUp(page, `${stack.portal}/search`, code, person.phone);
  await order.getByText('Bạn đã nhận thẻ').first().waitFor();
  await order.getByText(`Vé dùng được từ ${dayShown(valid_from)}`).waitFor();
  expect(await desk.tap(card_code)).toEqual(shut('not_started'));
  await desk.until(valid_from);
  expect(await desk.tap(card_code)).toEqual(OPEN);
  expect(errors).toEqual([]);
  await close();
});

test('a student corrects a document, is approved, and the card opens the gate', async () => {
  const visit = await openPortal(stack);
  const { page, errors, settle, close } = visit;
  const person = { name: 'Trần Văn Sinh', phone: '0912340002', email: 'sinh@hopthu.example' };
  await fillOrder(visit, { ticket: STUDENT, person });
  const code = await sendAndPay(page);
  await payWith(page, '00');
  await expectPaid(page);
  const corrections = [{ field: 'portrait', message: 'Ảnh mờ, vui lòng chụp lại.' }];
  await desk.move(code, 'ask-correction', { corrections });
  const mails = await stack.qa.outbox.list(person.email);
  expect(mails.map(({ text }) => text).join('\n')).toContain('Ảnh mờ, vui lòng chụp lại.');

  await lookUp(page, `${stack.portal}/search`, code, person.phone);
  await page.getByText('Ảnh mờ, vui lòng chụp lại.').first().waitFor();
  const picture = { name: 'anh.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('.retype input[type=file]').setInputFiles(picture);
  await page.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await page.getByText('Đã tải ảnh lên').waitFor();
  await settle();
  await page.getByRole('button', { name: 'Gửi lại hồ sơ' }).click();
  await page.getByText('Chúng tôi đã nhận hồ sơ bổ sung của bạn').waitFor();
  await desk.move(code, 'approve');
  await desk.ride(code);
  expect(errors).toEqual([]);
  await close();
});

test('a person of 60 and older pays nothing and rides from the day of the approval', async () => {
  const visit = await openPortal(stack);
  const { page, errors, close } = visit;
  await fillOrder(visit, {
    ticket: { birth: ['2', '9', '1950'], scope: 'MULTI_ROUTE', kind: 'FREE', group: /^Người cao tuổi/ },
    person: { name: 'Lê Văn Cao', phone: '0912340003', identity: '001050012345' },
    payment: null,
  });
  await send(page);
  await page.getByRole('heading', { level: 1, name: /^(?!.*thanh toán).*đăng ký thẻ/ }).waitFor();
  const code = await page.locator('.code').innerText();
  expect(await desk.order(code)).toMatchObject({ status: 'WAITING_FOR_CONFIRM', total: 0 });
  await desk.move(code, 'approve');
  const { card_code, valid_from, valid_to } = await desk.issue(code);
  const [year = 0, month = 0, day = 0] = String(valid_from).split('-').map(Number);
  expect(valid_to).toBe(new Date(Date.UTC(year + 5, month - 1, day - 1)).toISOString().slice(0, 10));
  expect(await desk.tap(card_code)).toEqual(OPEN);
  expect(errors).toEqual([]);
  await close();
});

test('a ticket of one metro line is delivered to another province and opens gates of this line only', async () => {
  const visit = await openPortal(stack);
  const { page, errors, close } = visit;
  await fillOrder(visit, {
    ticket: {
      birth: ['5', '3', '1990'],
      scope: 'ONE_ROUTE',
      kind: 'BASIC',
      line: ['2A', /^2A – /],
      ticket: /^Vé tháng metro tuyến 2A/,
    },
    person: { name: 'Phạm Thị Nga', phone: '0912340004', email: 'nga@hopthu.example' },
    async deliver() {
      await page.getByRole('radio', { name: /^Giao tận nhà/ }).check();
      await page.getByLabel('Tỉnh/Thành phố nhận').selectOption({ label: 'Đà Nẵng' });
      await page.getByRole('combobox', { name: 'Phường/Xã nhận' }).fill('hai chau');
      await page
        .getByRole('option', { name: /^Phường Hải Châu/ })
        .first()
        .click();
      await page.getByLabel('Địa chỉ nhận thẻ').fill('Số 12 đường Bạch Đằng');
    },
  });
  await page.getByText('45.000đ', { exact: true }).first().waitFor();
  const code = await sendAndPay(page);
  await payWith(page, '00');
  await expectPaid(page);
  expect((await desk.order(code)).total).toBe(275_000);
  const promised = await periodShown(page);
  const { card_code, valid_from, valid_to } = await desk.issue(code);
  expect([valid_from, valid_to]).toEqual(promised);
  await desk.until(valid_from);
  expect(await desk.tap(card_code, { line: '32' })).toEqual(shut('wrong_mode'));
  expect(await desk.tap(card_code, { line: '3', kind: 'GATE' })).toEqual(shut('wrong_route'));
  expect(await desk.tap(card_code, { line: '2A', kind: 'GATE' })).toEqual(OPEN);
  expect(errors).toEqual([]);
  await close();
});
