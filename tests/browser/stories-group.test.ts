import { afterAll, beforeAll, expect, test } from 'vitest';
import { blankCode } from '../../domain/src/fixtures/sales/stock.ts';
import { WAIT } from '../support/limits.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { choice, fillPerson, lookUp, next, openPortal } from './citizen.ts';
import { signIn } from './clerk.ts';
import { deskOf, OPEN, shut, type Desk } from './desk.ts';
import { fillBirthDate } from './form-filling.ts';
import { chooseCounter, expectPaid, payWith, sendAndPay } from './portal-visits.ts';

const MEMBERS = 35;

let stack: Stack;
let desk: Desk;
beforeAll(async () => {
  stack = await startStack();
  desk = deskOf(stack);
});
afterAll(async () => {
  await stack?.stop();
});

const FAMILY = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng'];
const GIVEN = ['Minh Anh', 'Quốc Bảo', 'Thu Hà', 'Đức Long', 'Ngọc Mai', 'Hải Yến', 'Văn Tú'];
const nameOf = (at: number) => `${FAMILY[at % FAMILY.length]} ${GIVEN[at % GIVEN.length]}`;

const LIST = {
  name: 'danh-sach.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Họ và tên;Ngày sinh;Số căn cước/hộ chiếu',
      ...Array.from(
        { length: MEMBERS },
        (_, at) => `${nameOf(at)};${1 + (at % 28)}/${1 + (at % 12)}/1988;001288${String(at).padStart(6, '0')}`,
      ),
    ].join('\r\n'),
  ),
};

test('a group of 35 pays once, gets its cards one after the other at the desk, and each member rides', async () => {
  const visit = await openPortal(stack);
  const { page, errors } = visit;
  const phone = '0912340035';
  await fillBirthDate(page, '5', '3', '1986');
  await choice(page, 'route_scope', 'MULTI_ROUTE').check();
  await choice(page, 'card_kind', 'GROUP').check();
  await page.getByRole('radio', { name: /^Mua theo hình thức tập thể/ }).check();
  await page.getByRole('textbox', { name: 'Cơ quan, trường học' }).fill('Công ty May Hưng Thịnh');
  await page.getByRole('textbox', { name: /^Số người/ }).fill(String(MEMBERS));
  await page.getByRole('region', { name: 'Số tiền phải trả' }).getByText('Tổng cộng').waitFor();
  await next(page);
  await fillPerson(page, { name: 'Phạm Thị Đại Diện', phone, identity: '001186012345' });
  await next(page);
  await page.getByLabel('Tải lên tệp CSV').setInputFiles(LIST);
  await page.getByRole('button', { name: `Hiện cả ${MEMBERS} dòng` }).waitFor();
  await next(page);
  await chooseCounter(page, 'Quầy vé Bến xe Mỹ Đình');
  await choice(page, 'payment_method', 'GATEWAY').check();
  await next(page);
  await page.getByText(`${MEMBERS} dòng`).waitFor();
  const code = await sendAndPay(page);
  await payWith(page, '00');
  await expectPaid(page);
  const paid = await desk.order(code);
  expect(paid).toMatchObject({ status: 'WAITING_FOR_CONFIRM', payment_method: 'GATEWAY' });
  await desk.move(code, 'approve', {}, 'agency-card');

  const { page: queue, errors: faults, close } = await watchedPage(stack, 1280);
  await signIn(queue, stack, 'agency-card', 'order-members/views/to-attach-card');
  const title = queue.locator('section h2').first();
  const input = queue.getByLabel('Mã thẻ', { exact: false }).first();
  const cards = Array.from({ length: MEMBERS }, (_, at) => blankCode(at + 1));
  for (const [at, card] of cards.entries()) {
    await input.waitFor();
    // A scanner types into the focused input.
    await expect.poll(() => input.evaluate((each) => each === document.activeElement)).toBe(true);
    const name = await title.innerText();
    await queue.keyboard.type(card);
    await queue.keyboard.press('Enter');
    if (at < MEMBERS - 1) await title.filter({ hasNotText: name }).waitFor();
  }
  // Leaving the queue sends the last change, which could be undone until then.
  await queue.getByRole('link', { name: 'Bảng' }).click();
  await expect.poll(async () => (await desk.order(code)).status, { timeout: WAIT }).toBe('ATTACH_CARD');
  expect(faults).toEqual([]);
  await close();

  const published = await desk.move(code, 'publish');
  const clerk = await stack.server.signIn('agency-card');
  const members = (await clerk.get(`order-members?filter=order_id||$eq||${paid.id}&sort=number,ASC&limit=100`)).body;
  expect(members.map(({ state }: { state: string }) => state)).toEqual(cards.map(() => 'LOADED'));
  expect(members.map(({ card_code }: { card_code: string }) => card_code).toSorted()).toEqual(cards);
  const ids = members.map(({ id }: { id: string }) => id).join(',');
  const list = await clerk.get(`order-members/prints/group-hand-over?ids=${ids}&language=vi`);
  const table = list.body.blocks.find(({ block }: { block: string }) => block === 'table');
  expect(table.rows).toHaveLength(MEMBERS);
  await desk.move(code, 'deliver-to-counter');
  await desk.move(code, 'deliver-to-customer');

  const order = await lookUp(page, `${stack.portal}/search`, code, phone);
  await order.getByText('Bạn đã nhận thẻ').first().waitFor();
  expect(await desk.tap(cards[0])).toEqual(shut('not_started'));
  await desk.until(published.valid_from);
  for (const card of [cards[0], cards[17], cards[34]]) expect(await desk.tap(card)).toEqual(OPEN);
  expect(errors).toEqual([]);
  await visit.close();
});
