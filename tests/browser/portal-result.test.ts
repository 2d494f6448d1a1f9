import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '../support/server-process.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { withoutWelcome } from './portal-visits.ts';
import { watchShifts } from './shifts.ts';

let stack: Stack;
let clerk: Account;
beforeAll(async () => {
  stack = await startStack();
  clerk = await stack.server.signIn('superuser');
});
afterAll(async () => {
  await stack?.stop();
});

interface Found {
  readonly code: string;
  readonly phone: string;
  readonly result: string;
}

async function orderIn(status: string, needsApproval: boolean): Promise<Found> {
  const query = `orders?filter=status||$eq||${status}&filter=needs_approval||$eq||${needsApproval}&filter=total||$gt||0`;
  const [order] = (await clerk.get(`${query}&filter=request_kind||$eq||REGISTER_NEW&limit=1&join=customer_id`)).body;
  const { phone } = order.customer;
  const { body } = await stack.server.anonymous.get(`public/orders/${order.code}?phone=${phone}`);
  return { code: order.code, phone, result: body.result_id };
}

const addressOf = ({ code, result }: Found, receivedAt: string) =>
  `/payment/result?transaction_code=1&type=new-card&receivedAt=${receivedAt}&code=${code}&result_id=${result}`;

async function holdResult(page: Page, change: object = {}): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/public/results/**', async (route) => {
    await held;
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
  return () => release();
}

const LANGUAGES = [
  {
    prefix: '',
    approves: 'Hồ sơ được duyệt trong vòng 3 ngày.',
    handles: 'Đơn được xử lý trong vòng 3 ngày.',
    any: /duyệt/i,
  },
  {
    prefix: '/en',
    approves: 'Your order is approved within 3 days.',
    handles: 'Your order is processed within 3 days.',
    any: /approv/i,
  },
] as const;

describe.each(LANGUAGES)('The payment result page under the path "$prefix"', ({ prefix, approves, handles, any }) => {
  test('the payment result states the number of days for approval if the order needs approval', async () => {
    const order = await orderIn('WAITING_FOR_CONFIRM', true);
    const { page, errors, close } = await watchedPage(stack, 360);
    await withoutWelcome(page);
    await page.goto(stack.portal + prefix + addressOf(order, 'counter'));
    await page.getByText(approves).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('the payment result states the processing days and mentions no approval if the order needs none', async () => {
    const order = await orderIn('CONFIRMED', false);
    const { page, errors, close } = await watchedPage(stack, 360);
    await withoutWelcome(page);
    for (const receivedAt of ['counter', 'home']) {
      await page.goto(stack.portal + prefix + addressOf(order, receivedAt));
      await page.getByText(order.code, { exact: true }).waitFor();
      await page.getByText(handles).waitFor();
      expect(await page.locator('.result').innerText()).not.toMatch(any);
    }
    await page.goto(`${stack.portal}${prefix}/register/result/${order.result}`);
    await page.getByText(handles).waitFor();
    expect(await page.locator('.result').innerText()).not.toMatch(any);
    expect(errors).toEqual([]);
    await close();
  });

  test.each([360, 1280])(
    'the payment result causes no layout shift when the response arrives, at %i px',
    async (width) => {
      const order = await orderIn('WAITING_FOR_CONFIRM', true);
      for (const path of [addressOf(order, 'counter'), `/register/result/${order.result}`]) {
        const { page, settle, close } = await watchedPage(stack, width);
        await withoutWelcome(page);
        const jumped = await watchShifts(page);
        const release = await holdResult(page);
        await page.goto(stack.portal + prefix + path);
        await page.locator('.f-busy').waitFor();
        release();
        await page.getByText(order.code, { exact: true }).waitFor();
        await settle();
        expect(await jumped(), path).toBeLessThan(0.01);
        await close();
      }
    },
  );

  test.each([360, 1280])(
    'the payment result causes no layout shift while the payment is being confirmed, at %i px',
    async (width) => {
      const order = await orderIn('WAITING_FOR_CONFIRM', true);
      const { page, settle, close } = await watchedPage(stack, width);
      await withoutWelcome(page);
      const jumped = await watchShifts(page);
      const release = await holdResult(page, { status: 'AWAITING_PAYMENT', payment: 'confirming' });
      await page.goto(stack.portal + prefix + addressOf(order, 'counter'));
      await page.locator('.f-busy').waitFor();
      release();
      await page.getByText(order.code, { exact: true }).waitFor();
      await settle();
      expect(await jumped()).toBeLessThan(0.01);
      await close();
    },
  );
});

test('the result page offers the receipt, the calendar and the QR code as files, and prints without buttons', async () => {
  const order = await orderIn('CONFIRMED', false);
  const { page, errors, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  await page.goto(`${stack.portal}/register/result/${order.result}`);
  const download = async (name: string, role: 'link' | 'button') => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole(role, { name }).click()]);
    return file.suggestedFilename();
  };
  expect(await download('Tải biên lai (PDF)', 'link')).toBe(`${order.code}.pdf`);
  expect(await download('Thêm ngày hết hạn vào lịch', 'link')).toBe(`${order.code}.ics`);
  expect(await download('Lưu ảnh mã QR', 'button')).toBe(`${order.code}.png`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').or(page.locator('a.f-button')).filter({ visible: true }).count()).toBe(0);
  expect(await page.getByText(order.code).first().isVisible()).toBe(true);
  expect(errors).toEqual([]);
  await close();
});
