import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

test('a card is re-issued in five actions from the shift page, and the old card is locked at once', async () => {
  const [root, seller] = [await stack.server.signIn('superuser'), await stack.server.signIn('agency-card')];
  const { current } = (await seller.get('counter/my-shift')).body;
  const { ticket_counter_id: counter } = (await seller.get(`work-shifts/${current}`)).body;
  const atCounter = `filter=state||$eq||ALLOCATED&filter=ticket_counter_id||$eq||${counter}`;
  const { card_code: code } = (await root.get(`electronic-cards?${atCounter}&limit=1`)).body[0];
  const active = 'filter=is_locked||$eq||false&filter=status||$eq||ACTIVE&filter=kind||$eq||BASIC';
  const [card] = (await seller.get(`customer-cards?${active}&limit=1`)).body;

  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'agency-card', 'my-shift');
  let actions = 0;
  const act = async (action: Promise<void>) => {
    actions += 1;
    await action;
  };
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' });
  await act(menu.getByRole('link', { name: 'Cấp lại thẻ tại quầy' }).press('Enter'));
  await page.getByLabel('Mã thẻ cũ').and(page.locator(':focus')).waitFor();
  // A scanner ends its input with Enter.
  await act(page.keyboard.type(`${card.card_code}\n`));
  await page.getByRole('status').getByRole('img').first().waitFor();
  await page.locator('[name=reason]:focus').waitFor({ state: 'attached' });
  await act(page.keyboard.press('2'));
  await page.getByLabel('Mã thẻ mới').and(page.locator(':focus')).waitFor();
  await act(page.keyboard.type(code));
  await page.locator('output').getByText('.000đ').waitFor();
  await act(page.keyboard.press('Enter'));
  await page.getByRole('heading', { name: 'Đã xong' }).waitFor();
  expect(actions).toBeLessThanOrEqual(5);
  await page.getByRole('button', { name: 'In', exact: true }).waitFor();

  const { body: old } = await root.get(`customer-cards/${card.id}`);
  expect(old).toMatchObject({ is_locked: true, lock_cause: 'REPLACED' });
  const { body: made } = await seller.get(`reissue-cards?filter=old_card_id||$eq||${card.id}&limit=1`);
  expect(made).toMatchObject([{ reason: 'BROKEN', new_card_code: code, payment_method: 'CASH' }]);
  expect(errors).toEqual([]);
  await close();
});
