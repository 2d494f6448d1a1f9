import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '../support/server-process.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { renewableCards } from './cards.ts';
import { fillBirthDate, fillStep } from './form-filling.ts';
import { findCard, withoutWelcome } from './portal-visits.ts';

type Named = Readonly<Record<'name' | 'display_name' | 'description', { readonly vi?: string } | null | undefined>> & {
  readonly documents_required?: readonly Named[] | null;
};

let stack: Stack;
let clerk: Account;
/** Vietnamese names of tickets, groups, their documents, counters, cities, the wards of Hanoi, routes and offices. */
let vietnamese: readonly string[];
beforeAll(async () => {
  stack = await startStack();
  clerk = await stack.server.signIn('superuser');
  const [hanoi] = (await clerk.get('cities?filter=code||$eq||01')).body;
  const lists = ['ticket-prices', 'object-groups', 'ticket-counters', 'cities', 'routes', 'offices'].map(
    (resource) => `${resource}?limit=100`,
  );
  const rows: Named[] = [];
  for (const list of [...lists, `districts?filter=city_id||$eq||${hanoi.id}&filter=status||$eq||ACTIVE&limit=200`]) {
    rows.push(...((await clerk.get(list)).body as Named[]));
  }
  const names = rows.flatMap(({ name, display_name: shown, description, documents_required: documents }) =>
    [name, shown, description, ...(documents ?? []).map((one) => one.name)].flatMap((text) => text?.vi ?? []),
  );
  // A name without accents, such as Gia Lai, is the same in English.
  vietnamese = names.filter((name) => /[^\p{ASCII}–]/u.test(name));
  expect(vietnamese.length).toBeGreaterThan(200);
});
afterAll(async () => {
  await stack?.stop();
});

/** Expects no Vietnamese name in the text of the page, in its title and choices, except in parts marked as Vietnamese. */
async function expectEnglish(page: Page): Promise<void> {
  const text = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll('script, style, [lang="vi"]')) other.remove();
    return copy.textContent ?? '';
  });
  expect(text.length).toBeGreaterThan(500);
  const found = vietnamese.filter((name) => text.includes(name));
  expect(found, `${page.url()} ${await page.locator('h1').first().innerText()}`).toEqual([]);
}

async function expectEnglishChoices(page: Page): Promise<void> {
  for (const combobox of await page.locator('.f-run [role=combobox]').all()) {
    await combobox.click();
    await page.locator('[role=option]').first().waitFor();
    await expectEnglish(page);
    await page.keyboard.press('Escape');
  }
}

test('the English home page and its order form contain no Vietnamese catalog name', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  await page.goto(`${stack.portal}/en/`);
  await settle();
  await expectEnglish(page);
  expect(await page.locator('.brand-name').innerText()).toBe('Capital Public Transport Corporation');
  await fillBirthDate(page, '5', '3', '2006');
  await page.getByRole('radio', { name: /^One route/ }).check();
  await page.getByRole('radio', { name: /^Concession/ }).check();
  await page.getByRole('radio', { name: /^Pupils and students/ }).check();
  await page.getByRole('combobox', { name: /^Route/ }).waitFor();
  await expectEnglish(page);
  await expectEnglishChoices(page);
  const picture = await page.screenshot();
  const send = page.getByRole('button', { name: 'Send and pay' });
  for (let steps = 0; !(await send.isVisible()); steps += 1) {
    expect(steps, 'steps before the review').toBeLessThan(6);
    const home = page.getByRole('radio', { name: /^Home delivery/ });
    if (await home.isVisible()) {
      await home.check();
      await page.getByLabel('Delivery province or city').selectOption({ label: 'Hanoi City' });
      await page.getByRole('combobox', { name: 'Delivery ward or commune' }).fill('hoan kiem');
      await page.getByRole('option', { name: /^Hoan Kiem Ward/ }).waitFor();
      await expectEnglish(page);
      await page.getByRole('radio', { name: /^Collect at a ticket counter/ }).check();
      await expectEnglishChoices(page);
    }
    await fillStep({ page, settle }, picture);
    await expectEnglish(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await settle();
  }
  await expectEnglish(page);
  expect(errors).toEqual([]);
  await close();
});

test('the other English pages contain no Vietnamese catalog name', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  const policies = ['payment', 'complaint', 'exchange', 'delivery', 'inspection', 'guarantee', 'private'];
  const policy = policies.map((tab) => `policy?tab=${tab}`);
  for (const path of ['download', 'contact', 'accessibility', 'search', 'request', 'request/lost', ...policy]) {
    await page.goto(`${stack.portal}/en/${path}`);
    await settle();
    await expectEnglish(page);
  }
  const [card] = await renewableCards(clerk, 1);
  if (!card) throw new Error('The fixtures have no card to renew.');
  for (const path of ['renewal', 'request']) {
    await page.goto(`${stack.portal}/en/${path}`);
    await findCard(page, card);
    await settle();
    await expectEnglish(page);
    await expectEnglishChoices(page);
  }
  const filter = 'filter=ticket_counter_id||$notnull&filter=status||$eq||CONFIRMED';
  const [order] = (await clerk.get(`orders?${filter}&limit=1`)).body;
  const { phone } = (await clerk.get(`customers/${order.customer_id}`)).body;
  await page.goto(`${stack.portal}/en/search?code=${order.code}`);
  await page.getByLabel('Phone number or email').fill(phone);
  await page.getByRole('button', { name: 'Look up', exact: true }).click();
  await page.getByRole('region', { name: new RegExp(order.code) }).waitFor();
  await settle();
  await expectEnglish(page);
  expect(errors).toEqual([]);
  await close();
});
