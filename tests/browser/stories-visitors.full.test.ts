import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { choice, fillOrder, lookUp, next, openPortal, stepsOf } from './citizen.ts';
import { deskOf, type Desk } from './desk.ts';
import { expectPaid, payWith, sendAndPay } from './portal-visits.ts';

let stack: Stack;
let desk: Desk;
beforeAll(async () => {
  stack = await startStack();
  desk = deskOf(stack);
});
beforeEach(() => stack.qa.reset());
afterAll(async () => {
  await stack?.stop();
});

interface Named {
  readonly name: string;
}

interface Counter extends Named {
  readonly address: string;
}

/** Returns the names that the catalog has in Vietnamese, and the names and addresses that have no other language. */
async function vietnameseTexts() {
  const list = async (path: string): Promise<readonly Counter[]> =>
    (await stack.server.anonymous.get(`public/${path}`, { 'accept-language': 'vi' })).body;
  const [kinds, groups, prices, counters] = await Promise.all(
    ['card-kinds', 'object-groups', 'ticket-prices', 'ticket-counters'].map(list),
  );
  const clerk = await stack.server.signIn('superuser');
  const offices = (await clerk.get('offices?limit=100')).body as readonly { name: string; address?: string }[];
  const settings = (await clerk.get('settings?limit=100')).body as readonly { office_display_name?: string }[];
  return {
    catalog: [...(kinds ?? []), ...(groups ?? []), ...(prices ?? []), ...(counters ?? [])].map(({ name }) => name),
    proper: [
      ...(counters ?? []).map(({ address }) => address),
      ...offices.flatMap(({ name, address }) => [name, address]),
      ...settings.map(({ office_display_name: name }) => name),
      'Tuyến',
      'Tiếng Việt',
    ].filter((text) => typeof text === 'string'),
  };
}

test('a visit in English only shows no Vietnamese text on any page or in any message', async () => {
  const { catalog, proper } = await vietnameseTexts();
  const visit = await openPortal(stack, '/en/');
  const { page, errors, settle, close } = visit;
  const texts = new Set<string>();
  const read = async () => {
    await settle();
    const shown = await page.locator('body').evaluate((body) => body.textContent ?? '');
    texts.add(await page.title()).add(shown);
  };
  const person = { name: 'John Miller', phone: '0912340022', email: 'john@mail.example' };
  await page.getByRole('button', { name: /^Show all \d+ tickets$/ }).click();
  await read();
  const [ticket, ...rest] = stepsOf(visit, { person });
  for (const kind of ['PRIORITIZE', 'GROUP', 'FREE']) {
    await ticket?.();
    await choice(page, 'card_kind', kind).check();
    await read();
  }
  for (const fill of [ticket, ...rest]) {
    await fill?.();
    await read();
    await next(page);
  }
  await read();
  const code = await sendAndPay(page);
  await read();
  await payWith(page, '00');
  await expectPaid(page);
  await read();
  await lookUp(page, `${stack.portal}/en/search`, code, person.phone);
  await read();
  for (const { subject, text } of await stack.qa.outbox.list(person.email)) texts.add(subject).add(text);

  const all = [...texts].join('\n');
  expect(catalog.length).toBeGreaterThan(20);
  expect(catalog.filter((name) => all.includes(name))).toEqual([]);
  const others = proper.reduce((left, text) => left.replaceAll(text, ''), all);
  // The sign of the currency follows a digit.
  expect(others.match(/(?<!\d)\p{L}*[ạảấầẩẫậắằẳẵặẹẻẽếềểễệịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]\p{L}+/giu) ?? []).toEqual([]);
  await desk.ride(code);
  expect(errors).toEqual([]);
  await close();
});

test('with the keyboard alone a citizen closes the welcome, fills in the form, pays, and the card opens the gate', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 360);
  const keys = page.keyboard;
  const to = async (target: Locator) => {
    await target.first().waitFor({ state: 'attached' });
    for (let presses = 0; presses < 150; presses += 1) {
      if (await target.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
      await keys.press('Tab');
    }
    throw new Error(`The Tab key does not reach ${String(target)}.`);
  };
  const press = async (name: string) => {
    await to(page.getByRole('button', { name, exact: true }));
    await keys.press('Enter');
  };
  // A new step moves the focus to its heading.
  const forward = async () => {
    await settle();
    await press('Tiếp tục');
    await page.locator('.f-run h2.f-heading:focus').waitFor();
  };
  const type = async (field: string, text: string) => {
    await to(page.locator(`.f-run input[name="${field}"]`));
    await keys.type(text);
  };
  const pick = async (field: string, value: string) => {
    await choice(page, field, value).waitFor();
    const options = page.locator(`.f-run input[name="${field}"]`);
    await to(options);
    if (!(await choice(page, field, value).isChecked())) await keys.press('Space');
    for (let steps = 0; !(await choice(page, field, value).isChecked()); steps += 1) {
      expect(steps, `${field} ${value}`).toBeLessThan(await options.count());
      await keys.press('ArrowDown');
    }
  };
  // Chromium needs a moment until it hands file choosers to the test. So the test begins to listen long before.
  const picture = { name: 'anh.png', mimeType: 'image/png', buffer: await page.screenshot() };
  page.on('filechooser', (chooser) => void chooser.setFiles(picture));

  await page.goto(`${stack.portal}/`);
  await page.getByRole('dialog').waitFor();
  await keys.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  for (const [part, value] of Object.entries({ day: '5', month: '3', year: '1990' }))
    await type(`birth_date.${part}`, value);
  await pick('route_scope', 'MULTI_ROUTE');
  await pick('card_kind', 'BASIC');
  const ticket = page.getByRole('radio', { name: /^Vé tháng liên tuyến/ });
  await ticket.waitFor();
  await pick('ticket_price_id', String(await ticket.getAttribute('value')));
  await page.locator('.f-run input[name=start_month]:checked').waitFor();
  await pick('months', '1');
  await forward();
  for (const [field, value] of Object.entries({
    full_name: 'Nguyễn Thị Hoa',
    identity_number: '001190000001',
    phone: '0912340023',
  }))
    await type(field, value);
  await forward();
  await to(page.locator('.f-run input[type=file]'));
  await keys.press('Enter');
  await press('Dùng ảnh này');
  await page.getByText('Đã tải ảnh lên').waitFor();
  await forward();
  await pick('delivery_method', 'COUNTER');
  await to(page.getByRole('combobox', { name: 'Quầy nhận thẻ' }));
  await keys.type('my dinh');
  await page.getByRole('option', { name: /^Quầy vé Bến xe Mỹ Đình/ }).waitFor();
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await pick('payment_method', 'GATEWAY');
  await forward();
  await to(page.getByRole('checkbox', { name: /^Tôi đồng ý/ }));
  await keys.press('Space');
  await to(page.getByRole('button', { name: 'Tôi không phải là người máy' }));
  await keys.press('Enter');
  await page.getByText('Đã xác minh').waitFor();
  await press('Gửi và thanh toán');
  await page.waitForURL('**/register/result/*');
  await press('Thanh toán');
  await page.locator('input[name=outcome]').first().waitFor();
  const code = await page.locator('dd').first().innerText();
  await to(page.getByRole('button'));
  await keys.press('Enter');
  await expectPaid(page);
  await desk.ride(code);
  expect(errors).toEqual([]);
  await close();
});

test('a person without an email address finds the order by phone, and the card opens the gate', async () => {
  const visit = await openPortal(stack);
  const { page, errors, close } = visit;
  const phone = '0912340021';
  await fillOrder(visit, { person: { name: 'Nguyễn Thị Hoa', phone } });
  const code = await sendAndPay(page);
  await payWith(page, '00');
  await expectPaid(page);
  await (await lookUp(page, `${stack.portal}/search`, code, phone)).getByText('Đã xác nhận').first().waitFor();
  await desk.ride(code);
  expect(errors).toEqual([]);
  await close();
});
