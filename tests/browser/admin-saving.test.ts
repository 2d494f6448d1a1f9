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

test("conflicting changes of settings keep the user's input, name the other user, and can be merged field by field", async () => {
  const other = await stack.server.signIn('superuser');
  const { page, errors, settle, close } = await watchedPage(stack, 390);
  await signIn(page, stack, 'company-root-admin');
  const change = async (issuance: string, cancel: string) => {
    await page.getByRole('textbox', { name: 'Phí phát hành thẻ' }).fill(issuance);
    await page.getByRole('textbox', { name: 'Được hủy chuyến trước giờ chạy' }).fill(cancel);
    await page.getByRole('button', { name: 'Lưu' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Người khác vừa sửa bản ghi này' });
  const settings = async () => (await other.get('settings/site-config')).body;

  await page.goto(`${stack.admin}/settings`);
  await page.getByRole('textbox', { name: 'Phí phát hành thẻ' }).waitFor();
  await settle();
  const quick = { issuance_fee: 31_000, journey_cancel_from_time: 75, stop_point_limit_route: 88 };
  expect((await other.patch('settings/site-config', quick)).status).toBe(200);
  await change('32000', '80');
  await dialog.getByText(/, \d\d\/\d\d\/\d{4} \d\d:\d\d: .*Phí phát hành thẻ/).waitFor();
  expect(await dialog.getByRole('radiogroup').count(), 'what one alone has changed is no question').toBe(2);
  expect(await dialog.getByRole('radio', { name: /32\.000đ/ }).isChecked()).toBe(true);
  await dialog
    .getByRole('radiogroup', { name: 'Được hủy chuyến trước giờ chạy' })
    .getByRole('radio', { name: /75/ })
    .check();
  await dialog.getByRole('button', { name: 'Đưa vào biểu mẫu' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByRole('textbox', { name: 'Phí phát hành thẻ' }).inputValue()).toBe('32.000');
  expect(await page.getByRole('textbox', { name: 'Được hủy chuyến trước giờ chạy' }).inputValue()).toBe('75');
  expect(await page.getByRole('textbox', { name: 'Số điểm dừng tối đa của một tuyến' }).inputValue()).toBe('88');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.getByText('Đã lưu cấu hình').waitFor();
  expect(await settings()).toMatchObject({ ...quick, issuance_fee: 32_000 });

  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.message());
    void question.accept();
  });
  await page.goto(`${stack.admin}/orders`);
  await page.getByRole('heading', { level: 1, name: 'Đơn hàng' }).waitFor();
  expect(asked).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('if two people create settings for the same office, the second gets the conflict dialog too', async () => {
  const other = await stack.server.signIn('company-admin');
  const before = (await other.get('settings/site-config')).body;
  expect(before.version, 'the office has no settings of its own yet').toBe(0);
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company-admin', 'settings');
  await page.getByRole('textbox', { name: 'Phí phát hành thẻ' }).waitFor();
  await settle();
  expect((await other.patch('settings/site-config', { issuance_fee: 41_000 })).status).toBe(200);
  await page.getByRole('textbox', { name: 'Phí phát hành thẻ' }).fill('42000');
  await page.getByRole('button', { name: 'Lưu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Người khác vừa sửa bản ghi này' });
  await dialog.getByText(/, \d\d\/\d\d\/\d{4} \d\d:\d\d: .*Phí phát hành thẻ/).waitFor();
  await dialog.getByRole('radio', { name: /41\.000đ/ }).check();
  await dialog.getByRole('button', { name: 'Đưa vào biểu mẫu' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByRole('textbox', { name: 'Phí phát hành thẻ' }).inputValue()).toBe('41.000');
  expect((await other.get('settings/site-config')).body.issuance_fee).toBe(41_000);
  expect(errors).toEqual([]);
  await close();
});

test('a form with autosave asks about a conflict and then saves the decision automatically', async () => {
  const other = await stack.server.signIn('agency-card');
  const [customer] = (await other.get('customers?limit=1&sort=created_at,DESC')).body;
  const { page, errors, settle, close } = await watchedPage(stack, 390);
  await signIn(page, stack, 'agency-card-admin', `customers/${customer.id}`);
  await page.getByLabel('Địa chỉ').waitFor();
  await page.getByLabel('Tự động lưu').check();
  await settle();
  const quick = { note: 'Đã gọi xác nhận', address: 'Số 1 phố Hàng Bài' };
  expect((await other.patch(`customers/${customer.id}`, quick)).status).toBe(200);
  await page.getByLabel('Địa chỉ').fill('Số 9 ngõ Huyện');
  const dialog = page.getByRole('dialog', { name: 'Người khác vừa sửa bản ghi này' });
  await dialog.getByRole('radiogroup', { name: 'Địa chỉ' }).waitFor();
  expect(await dialog.getByRole('radiogroup').count()).toBe(1);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await dialog.getByRole('button', { name: 'Đưa vào biểu mẫu' }).click();
  expect((await saved).status()).toBe(200);
  await page.getByText('Đã lưu', { exact: false }).first().waitFor();
  expect((await other.get(`customers/${customer.id}`)).body).toMatchObject({ ...quick, address: 'Số 9 ngõ Huyện' });
  expect(await page.getByLabel('Địa chỉ').inputValue()).toBe('Số 9 ngõ Huyện');
  expect(await page.getByLabel('Ghi chú').inputValue()).toBe('Đã gọi xác nhận');

  expect((await other.patch(`customers/${customer.id}`, { note: 'Hẹn chiều mai' })).status).toBe(200);
  await page.getByLabel('Ghi chú').fill('Khách đã đến');
  await dialog.getByRole('radio', { name: /Hẹn chiều mai/ }).check();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  await dialog.getByRole('button', { name: 'Đưa vào biểu mẫu' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Ghi chú').inputValue()).toBe('Hẹn chiều mai');
  await page.getByText('Chờ thay đổi', { exact: false }).waitFor();
  await settle();
  expect(sent).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('after a completed save, leaving a page asks only about text that was typed during the save', async () => {
  const clerk = await stack.server.signIn('agency-card');
  const [customer] = (await clerk.get('customers?limit=1&sort=created_at,ASC')).body;
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.message());
    void question.dismiss();
  });
  await signIn(page, stack, 'agency-card-admin');
  const machine = await page.context().newCDPSession(page);
  for (const rate of [1, 20]) {
    await page.goto(`${stack.admin}/customers/${customer.id}`);
    await page.getByLabel('Địa chỉ').fill(`Số ${rate} phố Hàng Bài`);
    await machine.send('Emulation.setCPUThrottlingRate', { rate });
    await page.getByRole('button', { name: 'Lưu' }).click();
    await page.waitForURL(`${stack.admin}/customers`);
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  expect(asked).toEqual([]);

  await page.goto(`${stack.admin}/customers/${customer.id}`);
  await page.getByLabel('Địa chỉ').fill('Số 3 phố Hàng Bài');
  let answer: () => void = () => undefined;
  const typed = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/customers\/[^/]+$/, async (route) => {
    if (route.request().method() === 'PATCH') await typed;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.getByLabel('Ghi chú').fill('Viết trong lúc đang lưu');
  const question = page.waitForEvent('dialog');
  answer();
  await question;
  await settle();
  expect(asked).toEqual(['Bạn có chắc muốn rời trang không? Các thay đổi chưa được lưu.']);
  expect(await page.getByLabel('Ghi chú').inputValue()).toBe('Viết trong lúc đang lưu');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.waitForURL(`${stack.admin}/customers`);
  expect((await clerk.get(`customers/${customer.id}`)).body).toMatchObject({
    address: 'Số 3 phố Hàng Bài',
    note: 'Viết trong lúc đang lưu',
  });
  expect(asked).toHaveLength(1);
  expect(errors).toEqual([]);
  await close();
});

test('input in a record survives a lost network and is saved once when the clerk saves again', async () => {
  const root = await stack.server.signIn('superuser');
  const [station] = (await root.get('stations?limit=1&sort=code,ASC')).body;
  const stored = async () => (await root.get(`stations/${station.id}`)).body;
  const { page, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', `stations/${station.id}`);
  const name = page.getByRole('textbox', { name: 'Tên' }).first();
  const save = page.getByRole('button', { name: 'Lưu' });
  await expect.poll(() => name.inputValue()).toBe(station.name);
  await page.context().setOffline(true);
  await name.fill(`${station.name} phía Nam`);
  const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
  await save.click();
  await lost;
  await page.getByText('Không kết nối được máy chủ').first().waitFor();
  await page.context().setOffline(false);
  expect(await name.inputValue()).toBe(`${station.name} phía Nam`);
  expect(await stored(), 'nothing is saved on its own').toEqual(station);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await save.click();
  expect((await saved).status()).toBe(200);
  expect(await stored()).toMatchObject({ name: `${station.name} phía Nam`, version: station.version + 1 });
  await close();
});

test('a record whose save response was lost is saved once when the clerk saves again', async () => {
  const root = await stack.server.signIn('superuser');
  const [station] = (await root.get('stations?limit=1&sort=code,ASC')).body;
  const { page, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', `stations/${station.id}`);
  const name = page.getByRole('textbox', { name: 'Tên' }).first();
  const save = page.getByRole('button', { name: 'Lưu' });
  await expect.poll(() => name.inputValue()).toBe(station.name);
  await name.fill(`${station.name} mới`);
  await page.route(
    `**/api/v1/stations/${station.id}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await save.click();
  await page.getByText('Không kết nối được máy chủ').first().waitFor();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await save.click();
  expect((await saved).headers()['idempotent-replayed']).toBe('true');
  await page.waitForURL((url) => !url.pathname.includes(station.id) || url.pathname.endsWith('/show'));
  expect((await root.get(`stations/${station.id}`)).body.version).toBe(station.version + 1);
  await close();
});
