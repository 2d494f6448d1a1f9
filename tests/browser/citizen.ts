import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { fillBirthDate } from './form-filling.ts';
import { payNow } from './portal-visits.ts';

export interface Registration {
  readonly name: string;
  readonly phone: string;
}

export async function registerStudent(page: Page, portal: string, { name, phone }: Registration): Promise<void> {
  await page.goto(`${portal}/`);
  await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click();
  const next = () => page.getByRole('button', { name: 'Tiếp tục' }).click();

  await fillBirthDate(page, '5', '3', '2006');
  await page.getByRole('radio', { name: /^Liên tuyến/ }).check();
  await page.getByRole('radio', { name: /^Ưu tiên/ }).check();
  await page.getByRole('radio', { name: /^Học sinh, sinh viên/ }).check();
  // The form preselects the ticket, because only one ticket fits the passenger group and the lines that the citizen has
  // chosen.
  await page.getByRole('radio', { name: /^Vé tháng liên tuyến – học sinh, sinh viên/, checked: true }).waitFor();
  // The fixtures close the sale of a later month, so that two months are on sale from the first one only.
  await page.getByRole('radiogroup', { name: 'Tháng bắt đầu' }).getByRole('radio').first().check();
  await page.getByRole('radio', { name: /^2 tháng/ }).check();
  await next();

  await page.getByLabel('Họ và tên').fill(name);
  await page.getByLabel('Số căn cước/hộ chiếu').fill('001206012345');
  await page.getByLabel('Số điện thoại').fill(phone);
  await page.getByLabel(/Email/).fill('sinh.vien@example.vn');
  await next();

  const portrait = page.locator('input[type=file]').first();
  const paper = page.getByLabel('Căn cước công dân: Chọn tệp');
  const isFocused = (input: Locator) => input.evaluate((element) => document.activeElement === element);
  // If no file input accepts HEIC, a phone converts its photo to JPEG. A photo that was copied to a computer stays
  // HEIC.
  expect(await portrait.getAttribute('accept')).not.toMatch(/hei[cf]/);
  const heic = { name: 'IMG_0001.HEIC', mimeType: '', buffer: Buffer.from('ftypheic') };
  await portrait.setInputFiles(heic);
  await page.getByText(/^Ảnh này ở định dạng HEIC/).waitFor();
  await paper.setInputFiles(heic);
  await page
    .getByText(/^Ảnh này ở định dạng HEIC/)
    .nth(1)
    .waitFor();
  const picture = { name: 'anh.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await portrait.setInputFiles(picture);
  await page.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await page.getByRole('button', { name: /Đổi ảnh khác/ }).waitFor();
  expect(await isFocused(portrait)).toBe(true);
  await paper.setInputFiles(picture);
  await page.getByRole('button', { name: 'Bỏ anh.png' }).click();
  expect(await isFocused(paper)).toBe(true);
  await paper.setInputFiles(picture);
  await page.getByRole('button', { name: 'Bỏ anh.png' }).waitFor();
  await next();
  await page.getByRole('link', { name: 'Hãy tải lên giấy tờ chứng minh' }).waitFor();
  await page.getByLabel(/^Thẻ học sinh, sinh viên.*: Chọn tệp$/).setInputFiles(picture);
  await page.getByRole('button', { name: 'Bỏ anh.png' }).nth(1).waitFor();
  await next();

  await page.getByRole('radio', { name: /^Giao tận nhà/ }).check();
  await page.getByLabel('Tỉnh/Thành phố nhận').selectOption({ label: 'Hà Nội' });
  await page.getByRole('combobox', { name: 'Phường/Xã nhận' }).fill('quan hoan kiem');
  await page.getByRole('option', { name: 'Phường Hoàn Kiếm trước đây: Quận Hoàn Kiếm' }).click();
  await page.getByLabel('Địa chỉ nhận thẻ').fill('Số 1 phố Tràng Tiền');
  await next();

  await page.getByRole('checkbox', { name: /^Tôi đồng ý/ }).check();
  await page.getByRole('button', { name: 'Tôi không phải là người máy' }).click();
  await page.getByText('Đã xác minh').waitFor();
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  await page.locator('.f-send-total').waitFor({ state: isPhone ? 'visible' : 'hidden' });
  await page.getByRole('button', { name: 'Gửi và thanh toán' }).click();
  await payNow(page);
}

/** Looks an order up and returns the entries of its history, newest first. */
export async function stepsSeen(page: Page, portal: string, code: string, phone: string): Promise<readonly string[]> {
  await page.goto(`${portal}/search`);
  await page.getByLabel('Mã đơn hàng').fill(code);
  await page.getByLabel('Số điện thoại hoặc email').fill(phone);
  await page.getByRole('button', { name: 'Tra cứu' }).click();
  const order = page.getByRole('region', { name: `Đơn hàng ${code}` });
  const steps = order.getByRole('list', { name: 'Quá trình xử lý' }).getByRole('listitem');
  await steps.first().waitFor();
  return Promise.all((await steps.all()).map(async (step) => (await step.innerText()).split('\n')[0]?.trim() ?? ''));
}
