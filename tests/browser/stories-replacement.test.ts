import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { renewableCards, type OwnedCard } from './cards.ts';
import { choice, next, openPortal } from './citizen.ts';
import { deskOf, OPEN, shut, type Desk } from './desk.ts';
import { chooseCounter, expectPaid, findCard, payWith, sendAndPay } from './portal-visits.ts';

let stack: Stack;
let desk: Desk;
let cards: readonly OwnedCard[];
beforeAll(async () => {
  stack = await startStack();
  desk = deskOf(stack);
  cards = await renewableCards(await stack.server.signIn('superuser'), 3);
});
beforeEach(() => stack.qa.reset());
afterAll(async () => {
  await stack?.stop();
});

function cardOf(index: number): OwnedCard {
  const card = cards[index];
  if (!card) throw new Error('The fixtures have too few cards.');
  return card;
}

/** Orders a replacement from the question about its reason on, and pays. Returns the code of the order. */
async function replace(page: Page, reason: string): Promise<string> {
  await choice(page, 'reissue_reason', reason).check();
  await next(page);
  await chooseCounter(page);
  await choice(page, 'payment_method', 'GATEWAY').check();
  await next(page);
  const code = await sendAndPay(page);
  await payWith(page, '00');
  await expectPaid(page);
  return code;
}

test('a lost card without a known code is locked by the mailed link, and its replacement opens the gate', async () => {
  const card = cardOf(0);
  const email = 'mat.the@hopthu.example';
  const { customer_id } = await desk.card(card.code);
  const { identity_number } = await desk.change('customers', customer_id, { email });
  const { page, errors, close } = await openPortal(stack, '/request');
  await page.getByRole('link', { name: 'Mất thẻ và không nhớ mã thẻ?' }).click();
  await page.getByLabel('Số điện thoại').fill(card.phone);
  await page.getByLabel('Số căn cước/hộ chiếu').fill(String(identity_number));
  await page.getByRole('button', { name: 'Gửi liên kết cho tôi' }).click();
  await page.getByRole('heading', { level: 2, name: 'Chúng tôi đã nhận yêu cầu của bạn' }).waitFor();
  expect(await desk.tap(card.code)).toEqual(OPEN);

  const [mail] = await stack.qa.outbox.list(email);
  await page.goto(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const own = page.getByRole('region', { name: /^Mã thẻ/ }).filter({ hasText: card.code.slice(-4) });
  await own.getByRole('button', { name: /^Khóa thẻ này/ }).click();
  await own.getByRole('button', { name: 'Khóa thẻ', exact: true }).click();
  await own.getByText('Thẻ đã được khóa.').waitFor();
  expect(await desk.tap(card.code)).toEqual(shut('locked'));
  await own.getByRole('link', { name: /^Cấp lại thẻ/ }).click();
  await page.waitForURL(`${stack.portal}/request/${card.id}`);
  await page.getByLabel('Số điện thoại').fill(card.phone);
  await next(page);
  const code = await replace(page, 'LOST');
  await desk.move(code, 'approve');
  const { card_code } = await desk.issue(code);
  expect(await desk.tap(card.code)).toEqual(shut('locked'));
  expect(await desk.tap(card_code)).toEqual(OPEN);
  expect(errors).toEqual([]);
  await close();
});

test('a lost card is locked as soon as its owner sends the request with its code', async () => {
  const card = cardOf(1);
  const { page, errors, close } = await openPortal(stack, '/request');
  await findCard(page, card);
  await page.getByRole('link', { name: 'Cấp lại thẻ này' }).click();
  const code = await replace(page, 'LOST');
  expect(await desk.tap(card.code)).toEqual(shut('locked'));
  await desk.move(code, 'approve');
  const { card_code } = await desk.issue(code);
  expect(await desk.tap(card_code)).toEqual(OPEN);
  expect(errors).toEqual([]);
  await close();
});

test('a broken card opens the gate until the new card replaces it with all its periods', async () => {
  const card = cardOf(2);
  const { page, errors, close } = await openPortal(stack, '/request');
  await findCard(page, card);
  await page.getByRole('link', { name: 'Cấp lại thẻ này' }).click();
  const code = await replace(page, 'BROKEN');
  expect(await desk.tap(card.code)).toEqual(OPEN);
  const before = await desk.card(card.code);
  await desk.move(code, 'approve');
  const { card_code } = await desk.issue(code);
  expect((await desk.card(String(card_code))).valid_to).toBe(before.valid_to);
  expect(await desk.tap(card.code)).toMatchObject({ valid: false });
  expect(await desk.tap(card_code)).toEqual(OPEN);
  expect(errors).toEqual([]);
  await close();
});
