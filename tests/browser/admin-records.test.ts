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

test('actions that the server would reject for a record are not offered, and the reason is shown', async () => {
  const root = await stack.server.signIn('company-root-admin');
  const above = await watchedPage(stack, 1280);
  await signIn(above.page, stack, 'company-root-admin');
  const [customer] = (await root.get('customers?limit=1&sort=full_name,ASC')).body;
  await above.page.goto(`${stack.admin}/customers?sort=full_name&order=ASC`);
  const row = above.page.locator('tbody tr').first();
  await row.getByText(customer.full_name).waitFor();
  expect(await row.getByRole('checkbox').isDisabled()).toBe(true);
  await row.getByText(customer.full_name).click();
  await above.page.getByRole('heading', { level: 1, name: customer.full_name }).waitFor();
  await above.settle();
  for (const name of ['Sửa', 'Xóa']) {
    expect(await above.page.locator('main').getByText(name, { exact: true }).count(), name).toBe(0);
  }
  await above.page.goto(`${stack.admin}/customers/${customer.id}`);
  await above.page.getByText('Dữ liệu thuộc đơn vị khác nên chỉ xem được.').waitFor();
  expect(await above.page.getByRole('button', { name: 'Lưu' }).count()).toBe(0);
  expect(above.errors).toEqual([]);
  await above.close();

  const admin = await stack.server.signIn('agency-card-admin');
  const [order] = (await admin.get('orders?filter=status||$eq||CANCELED&limit=1')).body;
  const here = await watchedPage(stack, 390);
  await signIn(here.page, stack, 'agency-card-admin');
  await here.page.goto(`${stack.admin}/orders/${order.id}`);
  await here.page.getByText('Không sửa được ở trạng thái hiện tại.').waitFor();
  expect(await here.page.getByLabel('Tháng bắt đầu').isEditable()).toBe(false);
  expect(await here.page.getByLabel('Ghi chú').isEditable()).toBe(true);
  await here.page.getByLabel('Ghi chú').fill('Khách gọi lại hỏi.');
  await here.page.getByRole('button', { name: 'Lưu' }).click();
  await here.page.waitForURL(`${stack.admin}/orders`);
  expect(here.errors).toEqual([]);
  await here.close();

  const [shift] = (await admin.get('work-shifts?filter=state||$eq||OPEN&limit=1')).body;
  const slugs = ['read', 'open', 'count', 'reopen', 'close', 'cancel'].map((action) => `work-shift.${action}`);
  const seller = await admin.post('users', {
    username: 'ban.ve',
    full_name: 'Bán Vé',
    email: 'ban.ve@tuyen.example',
    password: 'Tuyen#2026',
    offices: [{ office_id: shift.office_id, permissions: slugs }],
  });
  expect(seller.status).toBe(201);
  const colleague = await watchedPage(stack, 390);
  await signIn(colleague.page, stack, 'ban.ve');
  await colleague.page.goto(`${stack.admin}/work-shifts/${shift.id}/show`);
  await colleague.page.getByRole('heading', { level: 1, name: shift.code }).waitFor();
  await colleague.settle();
  expect(await colleague.page.getByRole('button', { name: 'Kiểm quỹ' }).count()).toBe(0);
  expect(colleague.errors).toEqual([]);
  await colleague.close();
});

test('the planning of trips from a schedule shows an error at its field, or the number of planned trips', async () => {
  const clerk = await stack.server.signIn('company');
  const own = `office_id||$eq||${clerk.profile.office_id}`;
  const [schedule] = (await clerk.get(`schedules?filter=status||$eq||ACTIVE&filter=${own}&limit=1&sort=code,ASC`)).body;
  const trips = async () =>
    (await clerk.get(`trips?filter=schedule_id||$eq||${schedule.id}&page=1&limit=1`)).body.total as number;
  const before = await trips();
  const { page, errors, settle, close } = await watchedPage(stack, 390);
  await signIn(page, stack, 'company', `schedules/${schedule.id}/show`);
  await page.getByRole('button', { name: 'Lập chuyến' }).click();
  const dialog = page.getByRole('dialog', { name: `Lập chuyến: ${schedule.code}` });
  const from = dialog.getByLabel('Từ ngày');
  await from.fill('01/03/2027');
  await dialog.getByLabel('Đến ngày').fill('30/04/2027');
  await dialog.getByRole('button', { name: 'Lập chuyến' }).click();
  await dialog.getByText('Mỗi lần chỉ lập được nhiều nhất 31 ngày.').waitFor();
  expect(await dialog.getByLabel('Đến ngày').getAttribute('aria-invalid')).toBe('true');
  expect(await trips()).toBe(before);
  expect(await from.inputValue()).toBe('01/03/2027');
  await dialog.getByLabel('Đến ngày').fill('14/03/2027');
  await dialog.getByRole('button', { name: 'Lập chuyến' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const said = page.getByText(/^Đã lập [\d.]+ chuyến\.$/);
  const made = Number((await said.textContent())?.replaceAll(/\D/g, ''));
  expect(made).toBeGreaterThan(0);
  expect(await trips()).toBe(before + made);
  await settle();
  expect(errors.filter((error) => !/status of 422/.test(error))).toEqual([]);
  await close();

  const reader = await clerk.post('users', {
    username: 'xem.bieu.do',
    full_name: 'Xem Biểu Đồ',
    email: 'xem.bieu.do@tuyen.example',
    password: 'Tuyen#2026',
    offices: [{ office_id: clerk.profile.office_id, permissions: ['schedule.read'] }],
  });
  expect(reader.status, JSON.stringify(reader.body)).toBe(201);
  const other = await watchedPage(stack, 390);
  await signIn(other.page, stack, 'xem.bieu.do');
  await other.page.goto(`${stack.admin}/schedules/${schedule.id}/show`);
  await other.page.getByRole('heading', { level: 1, name: new RegExp(schedule.code) }).waitFor();
  await other.settle();
  expect(await other.page.getByRole('button', { name: 'Lập chuyến' }).count()).toBe(0);
  expect(other.errors).toEqual([]);
  await other.close();
});

test("a conflicting change keeps the user's input, names the other user, and can be merged field by field", async () => {
  const other = await stack.server.signIn('agency-card');
  const [customer] = (await other.get('customers?limit=1&sort=created_at,DESC')).body;
  const { page, errors, settle, close } = await watchedPage(stack, 390);
  await signIn(page, stack, 'agency-card-admin', `customers/${customer.id}`);
  await page.getByLabel('Địa chỉ').waitFor();
  await settle();
  const quick = { note: 'Đã gọi xác nhận', address: 'Số 1 phố Hàng Bài', group_name: 'Lớp 12A1' };
  expect((await other.patch(`customers/${customer.id}`, quick)).status).toBe(200);
  await page.getByLabel('Địa chỉ').fill('Số 9 ngõ Huyện');
  await page.getByLabel('Ghi chú').fill('Gọi không được');
  await page.getByLabel('Họ và tên').fill('Nguyễn Thị Thử');
  await page.getByRole('button', { name: 'Lưu' }).click();

  const dialog = page.getByRole('dialog', { name: 'Người khác vừa sửa bản ghi này' });
  await dialog.getByText(/\(agency-card\), \d\d\/\d\d\/\d{4} \d\d:\d\d: /).waitFor();
  const address = dialog.getByRole('radiogroup', { name: 'Địa chỉ' });
  const note = dialog.getByRole('radiogroup', { name: 'Ghi chú' });
  await address.getByText('Số 1 phố Hàng Bài').waitFor();
  expect(await dialog.getByRole('radiogroup').count(), 'what one alone has changed is no question').toBe(2);
  expect(await address.getByRole('radio', { name: /Số 9 ngõ Huyện/ }).isChecked()).toBe(true);
  await note.getByRole('radio', { name: /Đã gọi xác nhận/ }).check();
  await dialog.getByRole('button', { name: 'Đưa vào biểu mẫu' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Địa chỉ').inputValue()).toBe('Số 9 ngõ Huyện');
  expect(await page.getByLabel('Ghi chú').inputValue()).toBe('Đã gọi xác nhận');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.waitForURL(`${stack.admin}/customers`);
  expect((await other.get(`customers/${customer.id}`)).body).toMatchObject({
    ...quick,
    address: 'Số 9 ngõ Huyện',
    full_name: 'Nguyễn Thị Thử',
  });
  expect(errors).toEqual([]);
  await close();
});

test('users see their own profile, can change their password, and see who changed a record', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 390);
  await signIn(page, stack, 'agency-card');
  const chosen = 'MatKhauCuaToi#2026';
  await page
    .getByRole('button', { name: 'Hồ sơ', exact: true })
    .or(page.locator('[aria-haspopup=menu]'))
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Hồ sơ và mật khẩu' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hồ sơ của tôi' }).waitFor();
  await page.locator('main').getByText('agency-card@tuyen.example').waitFor();
  await page.getByText(/\(đang làm việc/).waitFor();
  const fill = async (present: string, password: string, repeated = password) => {
    await page.getByLabel('Mật khẩu hiện tại').fill(present);
    await page.getByLabel('Mật khẩu mới', { exact: false }).first().fill(password);
    await page.getByLabel('Nhập lại mật khẩu mới').fill(repeated);
    await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  };
  await fill('Tuyen#2026', chosen, `${chosen}!`);
  await page.getByText('Mật khẩu nhập lại không khớp').waitFor();
  await fill('khong-phai', chosen);
  await page.getByText('Mật khẩu hiện tại không đúng.').waitFor();
  await fill('Tuyen#2026', chosen);
  await page.getByText('Đã đổi mật khẩu.').waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Hồ sơ của tôi' }).waitFor();
  const login = async (password: string) =>
    (await stack.server.anonymous.post('auth/login', { account: 'agency-card', password })).status;
  expect([await login('Tuyen#2026'), await login(chosen)]).toEqual([401, 200]);

  const admin = await stack.server.signIn('agency-card-admin');
  const orders = (await admin.get('orders?filter=status||$in||CONFIRMED,PUBLISHED,CANCELED&limit=30')).body as {
    id: string;
    status_history: { by?: string }[];
  }[];
  const staffed = orders.find((order) => order.status_history.some(({ by }) => by?.includes(' ')));
  await page.goto(`${stack.admin}/orders/${staffed?.id}/show`);
  const history = page.getByRole('region', { name: 'Diễn biến', exact: true });
  // The page loads the history only when it scrolls into view.
  await history.scrollIntoViewIfNeeded();
  await history
    .getByText(/· \p{Lu}\p{L}+ \p{Lu}/u)
    .first()
    .waitFor();
  await settle();
  expect(await history.innerText()).not.toMatch(/[0-9a-f]{8}-|deadlines|payments/);
  expect(errors).toEqual([]);
  await close();
});
