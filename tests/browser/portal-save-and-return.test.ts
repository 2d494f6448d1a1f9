import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage, type WatchedPage } from '../support/watched-page.ts';
import { fillBirthDate } from './form-filling.ts';
import { expectAccessible, withoutWelcome } from './portal-visits.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

const NAME = 'Thạch Sanh Minh Tuệ';

/** Fills in the first step and the name of the second one. */
async function begin({ page, settle }: WatchedPage, path: string): Promise<void> {
  await withoutWelcome(page);
  await page.goto(stack.portal + path);
  await settle();
  await fillBirthDate(page, '5', '3', '1990');
  await page.locator('input[name=route_scope][value=MULTI_ROUTE]').check();
  await page.locator('input[name=card_kind][value=BASIC]').check();
  await settle();
  await page.locator('input[name=ticket_price_id]').first().check();
  await settle();
  await page.locator('input[name=start_month]:enabled').first().check();
  await settle();
  await page.locator('input[name=months]:enabled').first().check();
  await settle();
  await page.getByRole('button', { name: /^(?:Tiếp tục|Continue)$/ }).click();
  await page.locator('input[name=full_name]').fill(NAME);
  await settle();
}

/** Everything that the site has stored in the browser, as one text; the values of databases as far as they are readable. */
async function stored(page: Page): Promise<{ readonly text: string; readonly databases: number }> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')));
      });
    const values: string[] = [];
    for (const { name = '' } of databases) {
      const database = await read(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        for (const value of await read(database.transaction(store).objectStore(store).getAll())) {
          if (value instanceof CryptoKey) {
            values.push(value.extractable ? 'EXTRACTABLE' : 'key');
          } else {
            values.push(new TextDecoder('latin1').decode((value as { data: ArrayBuffer }).data));
          }
        }
      }
      database.close();
    }
    const text = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, values, await caches.keys()]);
    return { text, databases: databases.length };
  });
}

test('a citizen who comes back on the same device finds the answers, which the device keeps encrypted until they are sent or removed', async () => {
  const visit = await watchedPage(stack, 360, { locale: 'vi-VN' });
  const { page, settle, errors, close } = visit;
  await begin(visit, '/');
  await expect.poll(async () => (await stored(page)).databases).toBe(1);
  await page.evaluate(() => sessionStorage.clear());
  const other = await page.context().newPage();
  await page.close();
  await other.goto(`${stack.portal}/`);
  await other.getByText('Chúng tôi đã khôi phục').waitFor();
  const kept = await stored(other);
  expect(kept.text).not.toContain('EXTRACTABLE');
  const { 1: tab, ...rest } = JSON.parse(kept.text);
  expect(JSON.stringify(tab)).toContain(NAME);
  expect(JSON.stringify(rest)).not.toContain(NAME);
  await other.getByRole('button', { name: 'Tiếp tục' }).click();
  expect(await other.locator('input[name=full_name]').inputValue()).toBe(NAME);
  await expectAccessible(other);

  await other.getByText('Lưu lại để làm tiếp').click();
  await other.getByRole('button', { name: 'Bắt đầu lại' }).click();
  await expect.poll(async () => (await stored(other)).text.includes(NAME)).toBe(false);
  await other.reload();
  await settle();
  expect(await other.locator('input[name=route_scope]:checked').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('on a shared computer, the form stores nothing and removes what it had stored', async () => {
  const visit = await watchedPage(stack, 360, { locale: 'vi-VN' });
  const { page, settle, errors, close } = visit;
  await begin(visit, '/en/');
  await expect.poll(async () => (await stored(page)).databases).toBe(1);
  await page.getByText('Save and continue later').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'This is a shared computer' }).click();
  await page.getByText('This computer keeps nothing.', { exact: false }).waitFor();
  await page.locator('input[name=full_name]').fill(`${NAME} Hai`);
  await settle();
  await expect.poll(async () => (await stored(page)).databases).toBe(0);
  const { text } = await stored(page);
  for (const personal of [NAME, '1990']) expect(text).not.toContain(personal);
  await expectAccessible(page);
  await page.reload();
  await settle();
  expect(await page.locator('input[name=route_scope]:checked').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('a citizen continues on another device by the mailed link, in each step after a reload and a change of language', async () => {
  const email = 'lam.tiep@hopthu.example';
  const visit = await watchedPage(stack, 360, { locale: 'vi-VN' });
  await begin(visit, '/');
  await visit.page.getByText('Lưu lại để làm tiếp').click();
  await visit.page.getByLabel('Email nhận liên kết').fill('sai');
  const send = visit.page.getByRole('button', { name: 'Gửi liên kết cho tôi' });
  await send.click();
  await visit.page.locator('#f_keep-news.f-error').waitFor();
  await visit.page.getByLabel('Email nhận liên kết').fill(email);
  await send.click();
  await visit.page.getByText(`Liên kết đã được gửi đến ${email}.`, { exact: false }).waitFor();
  await expectAccessible(visit.page);
  expect(visit.errors).toEqual([]);
  await visit.close();

  const link = /https?:\S+/.exec((await stack.qa.outbox.list(email)).at(-1)?.text ?? '')?.[0] ?? '';
  const again = await watchedPage(stack, 360, { locale: 'vi-VN' });
  const { page, settle, errors, close } = again;
  await withoutWelcome(page);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Làm tiếp biểu mẫu của bạn' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Máy của tôi' }).click();
  const name = page.locator('input[name=full_name]');
  await name.waitFor();
  expect(page.url()).not.toContain('draft');
  expect(await name.inputValue()).toBe(NAME);
  await page.reload();
  await settle();
  expect(await name.inputValue()).toBe(NAME);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.waitForURL('**/en/**');
  await settle();
  expect(await name.inputValue()).toBe(NAME);
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await page.locator('input[name=card_kind]:checked').inputValue()).toBe('BASIC');
  await page.reload();
  await settle();
  expect(await page.locator('input[name=card_kind]:checked').inputValue()).toBe('BASIC');

  const late = await page.context().newPage();
  await late.goto(link);
  await late.getByRole('button', { name: 'Đây là máy dùng chung' }).click();
  await late.getByText('Liên kết này đã được sử dụng.').waitFor();
  await late.close();
  expect(errors).toEqual([]);
  await close();
});
