import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { openOrder, signIn } from './clerk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

const QUESTION = 'Bạn có chắc muốn rời trang không? Các thay đổi chưa được lưu.';

async function askedPage(width = 1280) {
  const watched = await watchedPage(stack, width);
  const asked: string[] = [];
  const answer = { leave: false };
  watched.page.on('dialog', (question) => {
    asked.push(question.type() === 'beforeunload' ? 'beforeunload' : question.message());
    void (answer.leave ? question.accept() : question.dismiss());
  });
  return { ...watched, asked, answer };
}

async function expectQuestions(page: Page, asked: string[]): Promise<void> {
  const { pathname } = new URL(page.url());
  asked.length = 0;
  await page.getByRole('link', { name: 'Tổng quan' }).first().click();
  await expect.poll(() => asked).toEqual([QUESTION]);
  await page.evaluate(() => queueMicrotask(() => location.reload()));
  await expect.poll(() => asked).toEqual([QUESTION, 'beforeunload']);
  expect(new URL(page.url()).pathname).toBe(pathname);
}

const CORS = { 'access-control-allow-origin': '*' };

const failures = {
  'the server fails': (page: Page, path: RegExp) =>
    page.route(path, (route) =>
      ['PATCH', 'POST'].includes(route.request().method())
        ? route.fulfill({ status: 500, headers: CORS, json: { message: 'broken' } })
        : route.fallback(),
    ),
  'the record is locked': (page: Page, path: RegExp) =>
    page.route(path, (route) =>
      ['PATCH', 'POST'].includes(route.request().method())
        ? route.fulfill({ status: 409, headers: CORS, json: { code: 'still_referenced', message: 'locked' } })
        : route.fallback(),
    ),
  'the network is away': (page: Page, path: RegExp) =>
    page.route(path, (route) =>
      ['PATCH', 'POST'].includes(route.request().method()) ? route.abort() : route.fallback(),
    ),
};

test.each(Object.entries(failures))(
  'leaving a page asks about unsaved changes after the save of a record failed because %s',
  async (_, fail) => {
    const root = await stack.server.signIn('superuser');
    const [station] = (await root.get('stations?limit=1&sort=code,ASC')).body;
    const { page, asked, answer, settle, close } = await askedPage();
    await signIn(page, stack, 'superuser');
    await page.goto(`${stack.admin}/stations/${station.id}`);
    const name = page.getByRole('textbox', { name: 'Tên' }).first();
    await expect.poll(() => name.inputValue()).toBe(station.name);
    await fail(page, /\/api\/v1\/stations/);
    await name.click();
    await name.fill(`${station.name} mới`);
    const refused = page.waitForEvent('requestfinished', (request) => request.method() === 'PATCH');
    const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await Promise.race([refused, lost]);
    await settle();
    await expectQuestions(page, asked);
    expect(await name.inputValue()).toBe(`${station.name} mới`);
    await page.unroute(/\/api\/v1\/stations/);
    await page.getByRole('button', { name: 'Lưu' }).click();
    await page.waitForURL(`${stack.admin}/stations`);
    expect(asked, 'a save that succeeded leaves nothing to ask about').toHaveLength(2);
    answer.leave = true;
    await close();
  },
);

test('leaving a page asks about unsaved changes after a failed save of a new record, settings or autosave form', async () => {
  const root = await stack.server.signIn('superuser');
  const { page, asked, answer, settle, close } = await askedPage();
  await signIn(page, stack, 'superuser');
  const leave = async () => {
    await page.unroute(/\/api\/v1\//);
    answer.leave = true;
    await page.goto(stack.admin);
    await page.getByRole('heading', { name: 'Tổng quan', level: 1 }).waitFor();
    answer.leave = false;
  };

  await page.goto(`${stack.admin}/cities/create`);
  await page.getByRole('textbox', { name: 'Tên' }).first().fill('Thành phố Thử');
  await page.getByRole('textbox', { name: 'Mã' }).first().fill('THUMOI');
  await failures['the server fails'](page, /\/api\/v1\/cities/);
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.getByRole('alert').or(page.locator('.MuiSnackbar-root')).first().waitFor();
  await settle();
  await expectQuestions(page, asked);
  expect(await page.getByRole('textbox', { name: 'Tên' }).first().inputValue()).toBe('Thành phố Thử');
  await leave();

  await page.goto(`${stack.admin}/settings`);
  await page.getByRole('textbox', { name: 'Phí phát hành thẻ' }).waitFor();
  await settle();
  await page.getByRole('textbox', { name: 'Phí phát hành thẻ' }).fill('32000');
  await failures['the server fails'](page, /\/api\/v1\/settings/);
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.locator('.MuiSnackbar-root').first().waitFor();
  await settle();
  await expectQuestions(page, asked);
  await leave();

  const [station] = (await root.get('stations?limit=1&sort=code,ASC')).body;
  await page.goto(`${stack.admin}/stations/${station.id}`);
  await page.getByLabel('Tự động lưu').check();
  await settle();
  await failures['the server fails'](page, /\/api\/v1\/stations/);
  await page.getByRole('textbox', { name: 'Tên' }).first().fill(`${station.name} tự lưu`);
  await page.getByText('Lưu tự động không thành công').waitFor();
  await expectQuestions(page, asked);
  answer.leave = true;
  await close();
});

test('a transition dialog asks before it discards text, also when the user leaves the page', async () => {
  const root = await stack.server.signIn('superuser');
  const [order] = (await root.get('orders?filter=status||$eq||WAITING_FOR_CONFIRM&limit=1')).body;
  const { page, asked, answer, close } = await askedPage();
  await signIn(page, stack, 'superuser');
  await openOrder(page, stack.admin, order.code);
  const dialog = page.getByRole('dialog');
  const open = async () => {
    await page.getByRole('button', { name: 'Từ chối', exact: true }).first().click();
    await dialog.getByRole('textbox').first().waitFor();
  };
  await open();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(asked, 'nothing was typed').toEqual([]);
  await open();
  await dialog.getByRole('textbox').first().fill('Ảnh chân dung bị mờ');
  await page.keyboard.press('Escape');
  await expect.poll(() => asked).toEqual([QUESTION]);
  expect(await dialog.getByRole('textbox').first().inputValue()).toBe('Ảnh chân dung bị mờ');
  await page.evaluate(() => history.back());
  await expect.poll(() => asked).toEqual([QUESTION, QUESTION]);
  await dialog.waitFor();
  answer.leave = true;
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(stack.admin);
  expect(asked).toEqual([QUESTION, QUESTION, QUESTION]);
  await close();
});

test('leaving a page asks nothing if the user reverted the typed value', async () => {
  const root = await stack.server.signIn('superuser');
  const [station] = (await root.get('stations?limit=1&sort=code,ASC')).body;
  const { page, asked, close } = await askedPage();
  await signIn(page, stack, 'superuser');
  await page.goto(`${stack.admin}/stations/${station.id}`);
  const name = page.getByRole('textbox', { name: 'Tên' }).first();
  await expect.poll(() => name.inputValue()).toBe(station.name);
  await name.click();
  await name.fill(`${station.name} x`);
  await name.fill(station.name);
  await page.getByRole('link', { name: 'Tổng quan' }).first().click();
  await page.getByRole('heading', { name: 'Tổng quan', level: 1 }).waitFor();
  expect(asked, 'nothing differs').toEqual([]);
  await close();
});
