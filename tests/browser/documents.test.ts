import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '../support/server-process.ts';
import { violations } from '../support/barriers.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

let stack: Stack;
let clerk: Account;
let picture: Buffer;
beforeAll(async () => {
  stack = await startStack();
  clerk = await stack.server.signIn('agency-card');
  const blank = await stack.browser.newPage();
  picture = await blank.screenshot();
  await blank.close();
});
afterAll(async () => {
  await stack?.stop();
});

async function upload(
  by: Account = clerk,
  file = new File([new Uint8Array(picture)], 'chân dung.png'),
): Promise<string> {
  const body = new FormData();
  body.set('file', file);
  const sent = await stack.qa.fetch('/api/v1/uploads', { method: 'POST', headers: by.headers, body });
  expect(sent.status).toBe(201);
  return ((await sent.json()) as { url: string }).url;
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, stack.server.origin);
  return pathname + search;
}

const statusOf = async (address: string) => (await stack.qa.fetch(pathOf(address))).status;

async function loaded(image: Locator): Promise<string> {
  await image.waitFor();
  const done = await image.evaluate(
    async (element) =>
      element instanceof HTMLImageElement &&
      (await element.decode().then(
        () => element.naturalWidth > 0,
        () => false,
      )),
  );
  expect(done).toBe(true);
  return String(await image.getAttribute('src'));
}

describe('A portrait in the back-office', () => {
  test('a portrait is visible to the clerk, but not to other people who know its address', async () => {
    const portrait = await upload();
    const made = await clerk.post('customers', {
      full_name: 'Đỗ Thị Thu Hương',
      birth_date: '1998-04-12',
      phone: '0912345678',
      portrait,
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { page, errors, close } = await watchedPage(stack, 1280);
    await signIn(page, stack, 'agency-card', `customers/${made.body.id}/show`);
    const shown = page.getByRole('button', { name: 'Ảnh chân dung' });
    const address = await loaded(shown.getByRole('img'));
    expect([await statusOf(address), await statusOf(portrait)]).toEqual([200, 404]);

    const [tab] = await Promise.all([page.waitForEvent('popup'), shown.press('Enter')]);
    await tab.waitForURL(/\/uploads\/[0-9a-f]{32}\?as=held/);
    await tab.close();

    await page.goto(`${stack.admin}/customers/${made.body.id}`);
    const inForm = page.getByRole('img', { name: 'Ảnh: Ảnh chân dung' });
    // The file keeps the same signed URL while this URL is valid, so the log gets only one entry.
    expect(await loaded(inForm)).toBe(address);

    await stack.qa.clock.move({ minutes: 6 });
    expect(await statusOf(address)).toBe(404);
    await page.reload();
    const renewed = await loaded(inForm);
    expect([renewed === address, await statusOf(renewed)]).toEqual([false, 200]);
    const query = `audit-logs?filter=record_id||$eq||${made.body.id}&filter=action||$eq||open-document`;
    const superuser = await stack.server.signIn('superuser');
    expect((await superuser.get(query)).body).toHaveLength(2);
    expect(errors).toEqual([]);
    await close();
  });

  test('a portrait is shown in the form after the upload and again after the save', async () => {
    const person = { full_name: 'Đỗ Thị Hoa', birth_date: '1998-04-12', phone: '0912345676' };
    const { id } = (await clerk.post('customers', person)).body;
    const { page, errors, close } = await watchedPage(stack, 1280);
    await signIn(page, stack, 'agency-card', `customers/${id}`);
    const file = { name: 'anh.png', mimeType: 'image/png', buffer: picture };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByRole('button', { name: 'Dùng ảnh này' }).click();
    const inForm = page.getByRole('img', { name: 'Ảnh: Ảnh chân dung' });
    expect(await loaded(inForm)).toContain('as=waiting');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    expect((await saved).status()).toBe(200);
    await page.getByRole('table').waitFor();
    await page.goBack();
    expect(await loaded(inForm)).toContain('as=held');
    expect(errors).toEqual([]);
    await close();
  });

  test('a page with a portrait passes the accessibility check, and so does its form', async () => {
    const portrait = await upload();
    const person = { full_name: 'Đỗ Thị Hà', birth_date: '1998-04-12', phone: '0912345677', portrait };
    const { id } = (await clerk.post('customers', person)).body;
    const { page, close } = await watchedPage(stack, 1280, { reducedMotion: 'reduce' });
    await signIn(page, stack, 'agency-card');
    for (const path of [`customers/${id}/show`, `customers/${id}`]) {
      await page.goto(`${stack.admin}/${path}`);
      await loaded(page.getByRole('img', { name: /Ảnh chân dung$/ }));
      expect(await violations(page)).toEqual([]);
    }
    await close();
  });

  test('a portrait that cannot be opened is replaced by a message', async () => {
    const made = await clerk.post('customers', {
      full_name: 'Đỗ Thị Thu Hà',
      birth_date: '1998-04-13',
      phone: '0912345679',
      portrait: await upload(),
    });
    const { page, close } = await watchedPage(stack, 1280);
    await signIn(page, stack, 'agency-card');
    await page.route('**/uploads/links', (route) => route.fulfill({ json: { links: {} } }));
    await page.goto(`${stack.admin}/customers/${made.body.id}/show`);
    await page.getByText('Không mở được tệp này').waitFor();
    await close();
  });
});

test('a contract opens in a new tab, at an address that is requested only on click', async () => {
  const company = await stack.server.signIn('company');
  const office = String(company.headers['x-office-id']);
  const [agency] = (await company.get(`agencies?filter=office_id||$eq||${office}&limit=1`)).body;
  const contract_file = await upload(company, new File(['%PDF-1.4'], 'hợp đồng.pdf'));
  expect((await company.patch(`agencies/${agency.id}`, { contract_file })).status).toBe(200);
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company', `agencies/${agency.id}/show`);
  // Takes the first button that opens the file. The history further down shows another one for the same file once it
  // scrolls into view.
  const open = page.getByRole('button', { name: 'Mở tệp' }).first();
  await open.waitFor();
  const answered = page.context().waitForEvent('response', (answer) => answer.url().includes('as=held'));
  await open.click();
  const answer = await answered;
  expect(answer.status()).toBe(200);
  expect(await answer.headerValue('content-disposition')).toContain('attachment');
  expect(errors).toEqual([]);
  await close();
});
