import type { Page } from 'playwright-core';
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

interface Request {
  readonly id: string;
  readonly code: string;
}

const BOARD = 'ticket-cancel-requests/views/board';
const column = (page: Page, state: string) => page.locator(`section[data-state=${state}]`);
const card = (page: Page, { code }: Request) => page.getByRole('listitem').filter({ hasText: code });

test('on a board, a transition that the server would reject shows its reason and moves no card', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  const clerk = await stack.server.signIn('company');
  const waiting: readonly Request[] = (await clerk.get('ticket-cancel-requests?filter=state||$eq||WAITING')).body;
  const seen = await Promise.all(
    waiting.map(async ({ id }) => (await clerk.get(`ticket-cancel-requests/${id}?can=1`)).body),
  );
  // Finds a cancellation request that this user made. Users cannot decide on their own requests.
  const own = seen.find(({ can }) => can.refused.approve?.code === 'own_request');
  const reason: string = own.can.refused.approve.message;
  await signIn(page, stack, 'company', `${BOARD}`);
  await card(page, own)
    .getByRole('button', { name: /sang…$/u })
    .click();
  const item = page.getByRole('menuitem', { name: /→ Chờ hoàn tiền/u });
  await item.getByText(reason).waitFor();
  expect(await item.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  await item.waitFor({ state: 'detached' });
  await card(page, own).dragTo(column(page, 'APPROVED'));
  await page.getByText(reason).waitFor();
  await card(page, own).dragTo(column(page, 'REFUNDED'));
  await page.getByText(/^Không chuyển được từ “Chờ duyệt” sang “Đã hoàn tiền”\.$/u).waitFor();
  await column(page, 'WAITING').getByText(own.code).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a board shows cancel requests in a column per state; keyboard and drag run their transitions', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  const clerk = await stack.server.signIn('superuser');
  const read = async (query: string): Promise<readonly (Request & { readonly state: string })[]> =>
    (await clerk.get(`ticket-cancel-requests?${query}`)).body;
  const waiting = await read('filter=state||$eq||WAITING');
  const [one, other] = waiting;
  if (!one || !other) throw new Error('No two requests wait.');
  const stateOf = async ({ code }: Request) => (await read(`filter=code||$eq||${code}`))[0]?.state;
  await signIn(page, stack, 'superuser', 'ticket-cancel-requests');
  await page.getByRole('link', { name: 'Yêu cầu hủy theo trạng thái' }).click();
  await page.getByRole('heading', { level: 1, name: 'Yêu cầu hủy theo trạng thái' }).waitFor();
  await card(page, one).waitFor();
  await settle();
  expect(await column(page, 'WAITING').getByRole('listitem').count()).toBe(waiting.length);

  const dialog = page.getByRole('dialog');
  await card(page, one)
    .getByRole('button', { name: /sang…$/u })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /→ Chờ hoàn tiền/u }).press('Enter');
  await dialog.getByLabel('Ý kiến').fill('Chuyến bị hủy');
  await dialog.getByRole('button', { name: 'Duyệt hủy vé' }).click();
  await column(page, 'APPROVED').getByText(one.code).waitFor();
  expect(await stateOf(one)).toBe('APPROVED');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(one.code);

  await card(page, other).dragTo(column(page, 'REJECTED'), { targetPosition: { x: 40, y: 20 } });
  await dialog.getByLabel('Lý do từ chối').fill('Vé đã dùng');
  await dialog.getByRole('button', { name: 'Từ chối hủy vé' }).click();
  await expect.poll(() => stateOf(other)).toBe('REJECTED');
  // Board columns of finished states contain many cards, so they load page by page.
  const rejected = (await read('filter=state||$eq||REJECTED&limit=100')).length;
  const lines = column(page, 'REJECTED').getByRole('listitem');
  await expect.poll(() => lines.count()).toBe(Math.min(20, rejected));
  expect(errors).toEqual([]);
  await close();
});
