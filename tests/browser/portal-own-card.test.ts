import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { renewableCards, type OwnedCard } from './cards.ts';
import { expectAccessible, withoutWelcome } from './portal-visits.ts';

let stack: Stack;
let cards: readonly OwnedCard[];
beforeAll(async () => {
  stack = await startStack();
  cards = await renewableCards(await stack.server.signIn('superuser'), 3);
});
afterAll(async () => {
  await stack?.stop();
});

async function askForLink(page: Page, index: number, path = '/card'): Promise<{ card: OwnedCard; email: string }> {
  const card = cards[index];
  if (!card) throw new Error('The fixtures have too few cards.');
  const clerk = await stack.server.signIn('superuser');
  const { customer_id } = (await clerk.get(`customer-cards/${card.id}`)).body;
  const { office_id } = (await clerk.get(`customers/${customer_id}`)).body;
  const email = `the.cua.toi.${index}@hopthu.example`;
  const changed = await clerk.patch(`customers/${customer_id}`, { email }, { 'x-office-id': office_id });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  await withoutWelcome(page);
  await page.goto(stack.portal + path);
  await page.getByLabel(/^(?:Số điện thoại|Phone)/).fill(card.phone);
  await page.getByRole('button', { name: /^(?:Gửi liên kết cho tôi|Send me a link)$/ }).click();
  await page.getByRole('heading', { name: /^(?:Chúng tôi đã nhận yêu cầu|We have received your request)/ }).waitFor();
  return { card, email };
}

async function linkIn(email: string): Promise<string> {
  const mail = (await stack.qa.outbox.list(email)).at(-1);
  return /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Everything that the site has stored in the browser, as one text. */
async function stored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, caches, history.state]);
  });
}

test('a holder keeps the card page open on an own phone, agrees to see taps, renews with the card known, and signs out', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 360);
  const { card, email } = await askForLink(page, 0);
  await page.goto(await linkIn(email));
  await page.getByRole('heading', { name: 'Bạn đang mở trang này ở đâu?' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Điện thoại của tôi' }).click();
  const own = page.getByRole('region', { name: /^Mã thẻ/ }).filter({ hasText: card.code.slice(-4) });
  await own.waitFor();
  expect(page.url()).toBe(`${stack.portal}/card`);
  await expectAccessible(page);
  expect(await page.getByRole('main').innerText()).not.toContain(card.phone);

  await page.getByRole('button', { name: 'Đồng ý hiển thị' }).click();
  await page.getByText('Đã đồng ý lúc').waitFor();
  await expectAccessible(page);
  await page.reload();
  await own.waitFor();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/card');
  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await page.getByText('Withdrawn on').waitFor();
  await expectAccessible(page);

  await page
    .getByRole('link', { name: /^Renew/ })
    .first()
    .click();
  await page.waitForURL(`**/en/renewal/${card.id}`);
  await settle();
  expect(await page.getByLabel('Phone').count()).toBe(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('You are signed out.', { exact: false }).waitFor();
  expect(await stored(page)).not.toContain(card.phone);
  expect(await stored(page)).not.toContain('tuyen.card-session');
  await page.goto(`${stack.portal}/card`);
  await page.getByLabel('Số điện thoại').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a session on a shared computer ends with its page, which leaves nothing in the browser', async () => {
  const { page, errors, close } = await watchedPage(stack, 360);
  const { card, email } = await askForLink(page, 1, '/en/card');
  const link = await linkIn(email);
  await page.goto(link);
  await page.getByRole('button', { name: 'A shared computer' }).click();
  const own = page.getByRole('region', { name: /^Card code/ }).filter({ hasText: card.code.slice(-4) });
  await own.waitFor();
  await expectAccessible(page);
  const kept = await stored(page);
  for (const personal of [card.phone, card.id, card.code, 'tuyen.card-session']) expect(kept).not.toContain(personal);
  expect(JSON.parse(kept).slice(2, 4)).toEqual([[], []]);

  await page.getByRole('link', { name: 'Look up an order' }).first().click();
  await page.waitForURL('**/en/search');
  await page.goBack();
  await page.getByLabel('Phone').waitFor();
  expect(await own.count()).toBe(0);
  expect(await page.locator('body').innerText()).not.toContain(card.code.slice(-4));

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'My own phone' }).click();
  await page.getByText('This link has been used already.').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('signing out in one tab ends the card page in a second tab, and a session ended elsewhere says so', async () => {
  const { page, errors, close } = await watchedPage(stack, 360);
  const { email } = await askForLink(page, 2);
  await page.goto(await linkIn(email));
  await page.getByRole('button', { name: 'Điện thoại của tôi' }).click();
  const signOut = page.getByRole('button', { name: 'Đăng xuất', exact: true });
  await signOut.waitFor();
  const second = await page.context().newPage();
  await second.goto(`${stack.portal}/card`);
  await second.getByRole('button', { name: 'Đăng xuất', exact: true }).waitFor();
  await signOut.click();
  await second.getByText('Bạn đã đăng xuất.', { exact: false }).waitFor();
  await second.evaluate(() =>
    localStorage.setItem('tuyen.card-session', JSON.stringify({ id: 'unknown', key: 'unknown' })),
  );
  await second.reload();
  await second.getByText('Phiên xem thẻ đã kết thúc.', { exact: false }).waitFor();
  expect(await stored(second)).not.toContain('tuyen.card-session');
  await second.close();
  expect(errors).toEqual([]);
  await close();
});
