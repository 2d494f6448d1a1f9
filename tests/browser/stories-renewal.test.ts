import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { endedCards, renewableCards, type OwnedCard } from './cards.ts';
import { choice, next, openPortal } from './citizen.ts';
import { deskOf, OPEN, shut, type Desk } from './desk.ts';
import { chooseCounter, expectPaid, findCard, payWith, sendAndPay } from './portal-visits.ts';

let stack: Stack;
let desk: Desk;
let valid: readonly OwnedCard[];
let ended: readonly OwnedCard[];
beforeAll(async () => {
  stack = await startStack();
  desk = deskOf(stack);
  const clerk = await stack.server.signIn('superuser');
  valid = await renewableCards(clerk, 2);
  ended = await endedCards(clerk, 1);
});
// Each story moves the clock.
beforeEach(() => stack.qa.reset());
afterAll(async () => {
  await stack?.stop();
});

function cardOf(cards: readonly OwnedCard[], index: number): OwnedCard {
  const card = cards[index];
  if (!card) throw new Error('The fixtures have too few cards.');
  return card;
}

/** Chooses one month, collects the ticket at a counter and pays. Returns the code of the order. */
async function buyMonth(page: Page): Promise<string> {
  await choice(page, 'months', '1').check();
  await next(page);
  await chooseCounter(page);
  await choice(page, 'payment_method', 'GATEWAY').check();
  await next(page);
  const code = await sendAndPay(page);
  await payWith(page, '00');
  await expectPaid(page);
  return code;
}

const dayAfter = (day: string, days = 1) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const dayBefore = (day: string) => dayAfter(day, -1);
const local = (day: string) => day.split('-').toReversed().join('/');
const starts = (page: Page) => page.locator('.f-run input[name=start_month]');

test('a renewal before the end follows on the running ticket without a day between', async () => {
  const card = cardOf(valid, 0);
  const { page, errors, close } = await openPortal(stack, '/renewal');
  await findCard(page, card);
  await starts(page).and(page.locator(':checked')).waitFor();
  const code = await buyMonth(page);
  const before = await desk.card(card.code);
  expect(await desk.tap(card.code)).toEqual(OPEN);
  const order = await desk.move(code, 'publish');
  expect(order.valid_from).toBe(dayAfter(String(before.valid_to)));
  await desk.until(before.valid_to);
  expect(await desk.tap(card.code)).toEqual(OPEN);
  await desk.until(order.valid_from);
  expect(await desk.tap(card.code)).toEqual(OPEN);
  await desk.until(dayAfter(String(order.valid_to)));
  expect(await desk.tap(card.code)).toEqual(shut('expired'));
  expect(errors).toEqual([]);
  await close();
});

test('a renewal after the end opens the gate from the first day of the new ticket', async () => {
  const card = cardOf(ended, 0);
  const { page, errors, close } = await openPortal(stack, '/renewal');
  expect(await desk.tap(card.code)).toEqual(shut('expired'));
  await findCard(page, card);
  await page
    .getByText(/hết hạn/)
    .first()
    .waitFor();
  await starts(page).and(page.locator(':checked')).waitFor();
  const code = await buyMonth(page);
  const order = await desk.move(code, 'publish');
  await desk.until(order.valid_from);
  expect(await desk.tap(card.code)).toEqual(OPEN);
  expect(errors).toEqual([]);
  await close();
});

test('a renewal with a gap shows the days without a ticket, on which the gate stays shut', async () => {
  const card = cardOf(valid, 1);
  const { page, errors, close } = await openPortal(stack, '/renewal');
  const { valid_to: end } = await desk.card(card.code);
  await findCard(page, card);
  await starts(page).and(page.locator(':checked')).waitFor();
  const offered = starts(page).and(page.locator(':enabled'));
  await offered.nth(1).check();
  const order = await desk.move(await buyMonth(page), 'publish');
  const gap = [dayAfter(String(end)), dayBefore(String(order.valid_from))] as const;
  expect(gap.toSorted()).toEqual(gap);

  await page.goto(`${stack.portal}/request`);
  await findCard(page, card);
  await page.getByText(`Từ ${gap.map(local).join(' đến ')} thẻ chưa có vé nên không đi được xe.`).waitFor();
  expect(await desk.tap(card.code)).toEqual(OPEN);
  await desk.until(gap[0]);
  expect(await desk.tap(card.code)).toEqual(shut('not_started'));
  await desk.until(order.valid_from);
  expect(await desk.tap(card.code)).toEqual(OPEN);
  expect(errors).toEqual([]);
  await close();
});
