import { afterAll, beforeAll, expect, test } from 'vitest';
import { blankCode } from '../../domain/src/fixtures/sales/stock.ts';
import { WAIT } from '../support/limits.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';
import { fillBirthDate } from './form-filling.ts';
import { expectAccessible, payWith, sendAndPay, withoutWelcome } from './portal-visits.ts';

const PHONE = '0912345077';
const HEAD = 'Họ và tên;Ngày sinh;Số căn cước/hộ chiếu';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

const line = (at: number, number = `00129${String(at).padStart(7, '0')}`) =>
  `Nguyễn Thị ${'ABCDEGHKLM'.charAt(at % 10)}n;${1 + (at % 28)}/${1 + (at % 12)}/1990;${number}`;
const people = (count: number, from = 0) => Array.from({ length: count }, (_, at) => line(at + from));
const file = (lines: readonly string[]) => ({
  name: 'danh-sach.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...lines].join('\r\n')),
});

test('a group is ordered at 360 px from a file with faults and a typed line, and its cards are attached one after the other', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  await page.goto(`${stack.portal}/`);
  const next = () => page.getByRole('button', { name: 'Tiếp tục' }).click();
  await fillBirthDate(page, '5', '3', '1986');
  await page.getByRole('radio', { name: /^Liên tuyến/ }).check();
  await page.getByRole('radio', { name: /^Tập thể/ }).check();
  await page.getByRole('radio', { name: /^Mua theo hình thức tập thể/ }).check();
  await page.getByRole('textbox', { name: 'Cơ quan, trường học' }).fill('Công ty Vân Long');
  const count = page.getByRole('textbox', { name: /^Số người/ });
  await count.fill('29');
  await page
    .getByRole('region', { name: 'Số tiền phải trả' })
    .getByText(/từ 30 người trở lên/)
    .waitFor();
  await next();
  await page.getByRole('link', { name: /từ 30 người trở lên/ }).waitFor();
  await count.fill('31');
  await page.getByRole('region', { name: 'Số tiền phải trả' }).getByText('Tổng cộng').waitFor();
  await next();
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Phạm Thị Đại Diện');
  await page.getByRole('textbox', { name: /^Số căn cước/ }).fill('001286012345');
  await page.getByRole('textbox', { name: 'Số điện thoại' }).fill(PHONE);
  await next();

  const upload = page.getByLabel('Tải lên tệp CSV');
  await upload.setInputFiles(file(['Trần Văn Sai;31/02/1990;12', ...people(29, 1)]));
  const list = page.locator('.f-rows-list');
  const wrong = list.locator('li').first();
  await wrong.getByText(/^Ngày sinh phải là một ngày có thật/).waitFor();
  await wrong.getByText(/^Nhập 12 chữ số/).waitFor();
  await expectAccessible(page);
  const [faults] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tải danh sách lỗi' }).click(),
  ]);
  expect(faults.suggestedFilename()).toBe('members-errors.csv');
  await next();
  await page.getByRole('link', { name: /^Dòng 1: / }).waitFor();

  // The server knows that two lines have the number of one person.
  await upload.setInputFiles(file([line(0, '001290000002'), ...people(29, 1)]));
  await page.getByRole('button', { name: 'Thêm một dòng' }).click();
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Lê Văn Tay');
  await fillBirthDate(page, '7', '7', '1991');
  await page.getByRole('textbox', { name: /^Số căn cước/ }).fill('001291000099');
  await page.getByRole('button', { name: 'Xong dòng này' }).click();
  await list
    .getByText(/^Lê Văn Tay – 07\/07\/1991/)
    .or(page.getByRole('button', { name: 'Hiện cả 31 dòng' }))
    .waitFor();
  await page
    .getByRole('region', { name: 'Số tiền phải trả' })
    .getByText(/đã có ở dòng/)
    .waitFor();
  await next();
  await page.getByRole('link', { name: /^Dòng \d+: Số này đã có ở dòng/ }).waitFor();
  await page.getByRole('button', { name: 'Sửa dòng 1', exact: true }).click();
  await page.getByRole('textbox', { name: /^Số căn cước/ }).fill('001290000555');
  await page.getByRole('button', { name: 'Xong dòng này' }).click();
  await page.getByRole('region', { name: 'Số tiền phải trả' }).getByText('Tổng cộng').waitFor();
  await next();
  await page.getByRole('radio', { name: /^Nhận tại quầy|^Tại quầy/ }).check();
  await page.getByRole('combobox', { name: /^Quầy/ }).fill('my dinh');
  await page.getByRole('option', { name: /^Quầy vé Bến xe Mỹ Đình/ }).click();
  await next();
  await page.getByText('31 dòng').waitFor();
  await expectAccessible(page);
  const code = await sendAndPay(page);
  await payWith(page, '00');
  await page.waitForURL(/result/);
  await settle();

  const clerk = await stack.server.signIn('agency-card');
  const [order] = (await clerk.get(`orders?filter=code||$eq||${code}&limit=1`)).body;
  const office = order.office_id;
  const approved = await clerk.post(`orders/${order.id}/transitions/approve`, {}, office);
  expect(approved.status, JSON.stringify(approved.body)).toBe(200);

  await page.goto(`${stack.portal}/search?code=${code}`);
  await page.getByLabel('Số điện thoại hoặc email').fill(PHONE);
  await page.getByRole('button', { name: 'Tra cứu' }).click();
  const group = page.getByRole('region', { name: 'Tập thể' });
  await group.getByText('Công ty Vân Long').waitFor();
  await group.getByText('Xem từng thành viên').click();
  expect(await group.getByRole('listitem').count()).toBe(31);
  expect(await group.innerText()).not.toContain('Lê Văn Tay');
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await close();

  const desk = await watchedPage(stack, 1280);
  await signIn(desk.page, stack, 'agency-card', 'order-members/views/to-attach-card');
  const title = desk.page.locator('section h2').first();
  await title.waitFor();
  for (const card of [blankCode(30), blankCode(31)]) {
    const input = desk.page.getByLabel('Mã thẻ', { exact: false }).first();
    await input.waitFor();
    // Waits until the input has the focus, because a scanner types into the focused input.
    await expect.poll(() => input.evaluate((each) => each === document.activeElement)).toBe(true);
    const name = await title.innerText();
    await desk.page.keyboard.type(card);
    await desk.page.keyboard.press('Enter');
    await desk.page.locator('section h2').filter({ hasNotText: name }).first().waitFor();
  }
  // Leaving the queue sends the last change, which could be undone until then.
  await desk.page.getByRole('link', { name: 'Bảng' }).click();
  const attached = async () =>
    (await clerk.get(`order-members?filter=order_id||$eq||${order.id}&filter=state||$eq||ATTACHED&limit=10`)).body
      .length;
  await expect.poll(attached, { timeout: WAIT }).toBe(2);
  expect(desk.errors).toEqual([]);
  await desk.close();
});
