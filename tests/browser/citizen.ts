import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Stack } from '../support/stack.ts';
import { watchedPage, type WatchedPage } from '../support/watched-page.ts';
import { fillBirthDate, fillStep } from './form-filling.ts';
import { chooseCounter, payNow, withoutWelcome } from './portal-visits.ts';

export interface Registration {
  readonly name: string;
  readonly phone: string;
}

export interface Person extends Registration {
  readonly identity?: string;
  readonly email?: string;
}

export interface Ticket {
  readonly birth: readonly [day: string, month: string, year: string];
  readonly scope: 'ONE_ROUTE' | 'MULTI_ROUTE';
  readonly kind: 'BASIC' | 'PRIORITIZE' | 'FREE' | 'GROUP';
  /** Name of the group, in the language of the page. */
  readonly group?: RegExp;
  /** Text to type into the search for a line, and the line to choose. */
  readonly line?: readonly [typed: string, line: RegExp];
  /** Name of the ticket, if more than one fits the other answers. */
  readonly ticket?: RegExp;
}

export const ORDINARY: Ticket = {
  birth: ['5', '3', '1990'],
  scope: 'MULTI_ROUTE',
  kind: 'BASIC',
  ticket: /^(?:Vé tháng liên tuyến|Monthly ticket, all routes)/,
};

export const STUDENT: Ticket = {
  birth: ['5', '3', '2006'],
  scope: 'MULTI_ROUTE',
  kind: 'PRIORITIZE',
  group: /^(?:Học sinh, sinh viên|Pupils and students)/,
};

export interface OrderForm {
  readonly ticket?: Ticket;
  readonly person: Person;
  /** Value of the field, or null if nothing is to pay. */
  readonly payment?: 'GATEWAY' | 'CASH' | 'BANK_TRANSFER' | null;
  /** Answers the questions about the delivery. */
  readonly deliver?: (page: Page) => Promise<void>;
}

/** Opens the portal on a small phone. The visitor has closed the welcome dialog before. */
export async function openPortal(stack: Stack, path = '/'): Promise<WatchedPage> {
  const visit = await watchedPage(stack, 360);
  await withoutWelcome(visit.page);
  await visit.page.goto(stack.portal + path);
  return visit;
}

export function next(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^(?:Tiếp tục|Continue)$/ }).click();
}

export function choice(page: Page, field: string, value: string): Locator {
  return page.locator(`.f-run input[name="${field}"][value="${value}"]`);
}

/** Fills in the registration form up to the review. */
export async function fillOrder(visit: WatchedPage, order: OrderForm): Promise<void> {
  const { page } = visit;
  for (const fill of stepsOf(visit, order)) {
    await fill();
    await next(page);
  }
  await page.getByRole('checkbox', { name: /^(?:Tôi đồng ý|I agree)/ }).waitFor();
}

/** Returns the steps of the registration form before the review, each as a function that fills it in. */
export function stepsOf(
  visit: WatchedPage,
  { ticket = ORDINARY, person, payment = 'GATEWAY', deliver = chooseCounter }: OrderForm,
): readonly (() => Promise<void>)[] {
  const { page, settle } = visit;
  return [
    () => chooseTicket(page, ticket),
    () => fillPerson(page, person),
    async () => fillStep({ page, settle }, await page.screenshot()),
    async () => {
      await deliver(page);
      if (payment !== null) await choice(page, 'payment_method', payment).check();
    },
  ];
}

/** Answers the questions about the ticket. The first month is suggested. */
export async function chooseTicket(page: Page, { birth, scope, kind, group, line, ticket }: Ticket): Promise<void> {
  await fillBirthDate(page, ...birth);
  await choice(page, 'route_scope', scope).check();
  await choice(page, 'card_kind', kind).check();
  if (group) await page.getByRole('radio', { name: group }).check();
  if (line) {
    await page.getByRole('combobox', { name: /^(?:Tuyến|Route)/ }).fill(line[0]);
    await page.getByRole('option', { name: line[1] }).click();
  }
  if (ticket) await page.getByRole('radio', { name: ticket }).check();
  await page.locator('.f-run input[name=start_month]:checked').waitFor();
  if (kind !== 'FREE') await choice(page, 'months', '1').check();
}

export async function fillPerson(
  page: Page,
  { name, phone, identity = '001206012345', email = '' }: Person,
): Promise<void> {
  for (const [field, value] of Object.entries({ full_name: name, identity_number: identity, phone, email }))
    await page.locator(`.f-run input[name=${field}]`).fill(value);
}

/** Looks up an order, in either language, and returns the region that shows it. */
export async function lookUp(page: Page, search: string, code: string, secret: string): Promise<Locator> {
  await page.goto(search);
  await page.locator('input[name=code]').fill(code);
  await page.locator('input[name=secret]').fill(secret);
  await page.getByRole('button', { name: /^(?:Tra cứu|Look up)$/ }).click();
  const order = page.getByRole('region', { name: new RegExp(`^(?:Đơn hàng|Order) ${code}$`) });
  await order.waitFor();
  return order;
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
  const steps = (await lookUp(page, `${portal}/search`, code, phone)).locator('.history').getByRole('listitem');
  await steps.first().waitFor();
  return Promise.all((await steps.all()).map(async (step) => (await step.innerText()).split('\n')[0]?.trim() ?? ''));
}
