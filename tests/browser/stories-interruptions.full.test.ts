import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import type { WatchedPage } from '../support/watched-page.ts';
import { renewableCards } from './cards.ts';
import { choice, fillPerson, next, openPortal, stepsOf } from './citizen.ts';
import { deskOf, OPEN, type Desk } from './desk.ts';
import { chooseCounter, expectPaid, findCard, payWith, sendAndPay } from './portal-visits.ts';

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

const NOTHING = { values: [], files: 0 };
const PERSON = { name: 'Nguyễn Thị Hoa', phone: '0912340021', email: 'hoa@hopthu.example' };

/** Returns the answers of the shown step: chosen options, texts and uploaded files. */
async function answersOf(page: Page): Promise<object> {
  const inputs = page.locator(
    '.f-run :is(input[name]:not([type=radio], [type=checkbox], [type=file]), select, input:checked)',
  );
  const values = await inputs.evaluateAll((all) =>
    all.map((input) => [input.getAttribute('name'), (input as HTMLInputElement).value]),
  );
  return { values, files: await page.locator('.f-run :is(.f-arrived, .f-chosen li)').count() };
}

/** Reloads the page and changes its language there and back. Expects the same step with the same answers each time. */
async function interrupt({ page, settle }: WatchedPage, read = answersOf): Promise<void> {
  await settle();
  const [before, step] = [await read(page), new URL(page.url()).hash];
  const isKept = async () => {
    await settle();
    expect([await read(page), new URL(page.url()).hash]).toEqual([before, step]);
  };
  expect(before).not.toEqual(NOTHING);
  await page.reload();
  await isKept();
  for (const language of ['English', 'Tiếng Việt']) {
    await switchTo(page, language);
    await isKept();
  }
}

async function switchTo(page: Page, language: string): Promise<void> {
  const before = page.url();
  await page.getByRole('link', { name: language, exact: true }).click();
  await page.waitForURL((url) => url.href !== before);
}

test('a registration keeps its answers through a reload and a change of language in each step', async () => {
  const visit = await openPortal(stack);
  const { page, errors, close } = visit;
  for (const fill of stepsOf(visit, { person: PERSON })) {
    await fill();
    await interrupt(visit);
    await next(page);
  }
  const typed = async () => {
    const review = await page.getByRole('main').innerText();
    return [PERSON.name, PERSON.phone, PERSON.email, '001206012345'].filter((text) => review.includes(text));
  };
  expect(await typed()).toHaveLength(4);
  await interrupt(visit, typed);
  const code = await sendAndPay(page);
  await payWith(page, '00');
  await expectPaid(page);
  await page.reload();
  await expectPaid(page);
  for (const language of ['English', 'Tiếng Việt']) {
    await switchTo(page, language);
    await expectPaid(page);
  }
  await desk.ride(code);
  expect(errors).toEqual([]);
  await close();
});

test('a renewal keeps its card and its answers through a reload and a change of language in each step', async () => {
  const [card] = await renewableCards(await stack.server.signIn('superuser'), 1);
  if (!card) throw new Error('The fixtures have too few cards.');
  const visit = await openPortal(stack, '/renewal');
  const { page, errors, close } = visit;
  await findCard(page, card);
  await page.locator('.f-run input[name=start_month]:checked').waitFor();
  await choice(page, 'months', '1').check();
  await interrupt(visit);
  await next(page);
  await chooseCounter(page);
  await choice(page, 'payment_method', 'GATEWAY').check();
  await interrupt(visit);
  await next(page);
  const code = await sendAndPay(page);
  await payWith(page, '00');
  await expectPaid(page);
  const { valid_from } = await desk.move(code, 'publish');
  await desk.until(valid_from);
  expect(await desk.tap(card.code)).toEqual(OPEN);
  expect(errors).toEqual([]);
  await close();
});

test('a citizen whose network fails in each step loses nothing, pays one order, and the card opens the gate', async () => {
  const visit = await openPortal(stack);
  const { page, errors, settle, close } = visit;
  const offline = (is: boolean) => page.context().setOffline(is);
  const [ticket] = stepsOf(visit, { person: PERSON });
  await ticket?.();
  await settle();
  await offline(true);
  await next(page);
  await fillPerson(page, PERSON);
  await next(page);
  const portrait = page.locator('.f-run input[type=file]');
  const picture = { name: 'anh.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await portrait.setInputFiles(picture);
  await page.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await page.getByText('Tải lên không thành công.').waitFor();
  await offline(false);
  await page.locator('#f-form').getByRole('button', { name: 'Thử lại' }).click();
  await page.getByText('Đã tải ảnh lên').waitFor();
  await settle();
  await offline(true);
  await next(page);
  await choice(page, 'delivery_method', 'COUNTER').check();
  await page.getByRole('combobox', { name: 'Quầy nhận thẻ' }).click();
  const counters = page.locator('.f-popup');
  await counters.getByText('Chưa tìm được.').waitFor();
  await offline(false);
  await counters.getByRole('button', { name: 'Thử lại' }).click();
  await chooseCounter(page);
  await choice(page, 'payment_method', 'GATEWAY').check();
  await next(page);
  await page.getByRole('checkbox', { name: /^Tôi đồng ý/ }).check();
  await page.getByRole('button', { name: 'Tôi không phải là người máy' }).click();
  await page.getByText('Đã xác minh').waitFor();
  await settle();
  await offline(true);
  const send = page.getByRole('button', { name: 'Gửi và thanh toán' });
  await send.click();
  await page.locator('.f-summary').getByText('Chưa gửi được vì mất kết nối.').waitFor();
  await offline(false);
  await send.click();
  await page.waitForURL('**/register/result/*');
  const code = await page.locator('.code').innerText();
  await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
  await page.locator('input[name=outcome]').first().waitFor();
  await payWith(page, '00');
  await expectPaid(page);
  await desk.ride(code);
  const clerk = await stack.server.signIn('superuser');
  expect((await clerk.get(`customers?filter=phone||$eq||${PERSON.phone}`)).body).toHaveLength(1);
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await close();
});
