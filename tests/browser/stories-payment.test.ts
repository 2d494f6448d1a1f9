import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { fillOrder, lookUp, openPortal } from './citizen.ts';
import { deskOf, shut, type Desk } from './desk.ts';
import { chooseCounter, expectPaid, payWith, send, sendAndPay } from './portal-visits.ts';

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

const PERSON = { name: 'Nguyễn Thị Hoa', phone: '0912340011', email: 'hoa@hopthu.example' };
const DESK_OF_CLERK = 'Bến xe Mỹ Đình';

const pay = (page: Page) => page.getByRole('button', { name: 'Thanh toán', exact: true });
const received = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Chúng tôi đã nhận hồ sơ đăng ký thẻ của bạn.' }).waitFor();

async function sendUnpaid(page: Page): Promise<string> {
  await send(page);
  await page.waitForURL('**/register/result/*');
  return page.locator('.code').innerText();
}

test('after a closed gateway and a canceled payment, the third attempt pays the order once', async () => {
  const visit = await openPortal(stack);
  const { page, errors, close } = visit;
  await fillOrder(visit, { person: PERSON });
  const code = await sendUnpaid(page);
  await stack.qa.scenarios.play('gateway-down');
  const [down] = await Promise.all([page.waitForResponse((response) => response.status() === 503), pay(page).click()]);
  await page.waitForURL(down.url());
  await page.goBack();
  await pay(page).click();
  await page.locator('input[name=outcome]').first().waitFor();
  await payWith(page, '24');
  await page.getByText('Bạn đã hủy giao dịch.').waitFor();
  await pay(page).click();
  await page.locator('input[name=outcome]').first().waitFor();
  await payWith(page, '00');
  await expectPaid(page);
  await desk.ride(code);
  expect(errors.filter((error) => !error.includes('503'))).toEqual([]);
  await close();
});

test('a second tab of the gateway takes no money for a paid order and leads to its result', async () => {
  const visit = await openPortal(stack);
  const { page, errors, close } = visit;
  await fillOrder(visit, { person: PERSON });
  const code = await sendUnpaid(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const tab of [other, page]) {
    await pay(tab).click();
    await tab.locator('input[name=outcome]').first().waitFor();
  }
  await payWith(page, '00');
  await expectPaid(page);
  await payWith(other, '00');
  await other.getByText(code).waitFor();
  expect(await other.locator('input[name=outcome]').count()).toBe(0);
  await other.getByRole('link').click();
  await expectPaid(other);
  expect(await desk.order(code)).toMatchObject({ status: 'CONFIRMED', refund_state: 'NONE' });
  await desk.ride(code);
  expect(errors).toEqual([]);
  await close();
});

test('a bank transfer is matched by its line on the statement, confirmed, and the card opens the gate', async () => {
  const visit = await openPortal(stack);
  const { page, errors, close } = visit;
  await fillOrder(visit, {
    person: PERSON,
    payment: 'BANK_TRANSFER',
    deliver: (form) => chooseCounter(form, DESK_OF_CLERK),
  });
  const code = await sendUnpaid(page);
  await page.getByRole('heading', { name: 'Chuyển khoản đến tài khoản' }).waitFor();
  await page.getByText('0011004123456').first().waitFor();
  await desk.importStatement(`MBVCB.68.${code.toLowerCase()} ve thang`, (await desk.order(code)).total);
  await page.reload();
  await received(page);
  await desk.ride(code);
  expect(errors).toEqual([]);
  await close();
});

test('an order in cash waits for the money at the counter, and the card opens the gate', async () => {
  const visit = await openPortal(stack);
  const { page, errors, close } = visit;
  await fillOrder(visit, {
    person: PERSON,
    payment: 'CASH',
    deliver: (form) => chooseCounter(form, DESK_OF_CLERK),
  });
  const code = await sendUnpaid(page);
  await page.getByText(/^Nộp tiền mặt tại .*, quá hạn đơn sẽ tự hủy/).waitFor();
  await desk.move(code, 'take-cash', {}, 'agency-card');
  await page.reload();
  await received(page);
  await desk.ride(code);
  expect(errors).toEqual([]);
  await close();
});

test('a withdrawn order is refunded, gets no card, and nothing of it opens the gate', async () => {
  const visit = await openPortal(stack);
  const { page, errors, close } = visit;
  await fillOrder(visit, { person: PERSON, deliver: (form) => chooseCounter(form, DESK_OF_CLERK) });
  const code = await sendAndPay(page);
  await payWith(page, '00');
  await expectPaid(page);
  const { total } = await desk.order(code);
  await lookUp(page, `${stack.portal}/search`, code, PERSON.phone);
  await page.getByRole('button', { name: 'Hủy hoặc thay đổi đơn' }).click();
  await page.getByRole('button', { name: 'Hủy đơn', exact: true }).click();
  await page.getByText('Đơn hàng đã được hủy theo yêu cầu của bạn.').waitFor();
  expect(await desk.order(code)).toMatchObject({ status: 'CANCELED', refund_state: 'DUE', refund_amount: total });
  await desk.refund(code);
  expect(await desk.order(code)).toMatchObject({ refund_state: 'REFUNDED' });
  const order = await lookUp(page, `${stack.portal}/search`, code, PERSON.phone);
  await order.getByText(/^Đã hoàn [\d.]+đ ngày/).waitFor();
  expect(await desk.tap(code)).toEqual(shut('unknown'));
  expect(errors).toEqual([]);
  await close();
});
