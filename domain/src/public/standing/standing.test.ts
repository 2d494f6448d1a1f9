import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type PlacedOrder, type Shop } from '../../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const root = await shop.signIn('agency-card-admin');
  const methods = { payment_method: ['GATEWAY', 'CASH', 'BANK_TRANSFER'] };
  expect((await shop.patch('settings/site-config', methods, root)).statusCode).toBe(200);
});
afterAll(() => shop.app.close());

interface Known extends PlacedOrder {
  readonly phone: string;
  readonly email: string;
}

async function placed(more: Row = {}): Promise<Known> {
  const form = await shop.form({ start_month: '2026-04', ...more });
  return { ...(await shop.register(form)), phone: String(form['phone']), email: String(form['email']) };
}

async function student(): Promise<Known> {
  return placed({
    card_kind: 'PRIORITIZE',
    ticket_price_id: await shop.idOf('ticket-prices', { code: 'VT-LT-HSSV' }),
    object_group_id: await shop.idOf('object-groups', { code: 'HSSV' }),
    proofs: [await shop.photo(), await shop.photo()],
  });
}

const SHARED = ['next', 'steps', 'paid', 'refund', 'bring', 'history', 'facts', 'ticket_counter', 'paid_at'] as const;

/** Returns what the lookup shows. The result page shows the same. */
async function standing({ code, phone, result_id: id }: Known, language = 'vi'): Promise<Row> {
  const headers = { 'accept-language': language };
  const asked = (path: string) => shop.app.inject({ method: 'GET', url: `/api/v1/${path}`, headers });
  const found = (await asked(`public/orders/${code}?phone=${phone}`)).json();
  const result = (await asked(`public/results/${id}`)).json();
  for (const name of SHARED) expect(result[name], name).toEqual(found[name]);
  return found;
}

const lines = (rows: unknown): readonly string[] =>
  (rows as readonly Row[]).map(({ label, text }) => (label === undefined ? String(text) : `${label}: ${text}`));

const lastMail = async (email: string): Promise<string> => String((await shop.mails(email)).at(-1)?.['text']);

async function moved(code: string, transition: string, input = {}): Promise<void> {
  const answer = await shop.move(code, transition, input);
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('Standing of an order for its customer', () => {
  it('every state of an order that needs approval has its next step, and the dated steps follow', async () => {
    const order = await student();
    expect(await standing(order)).toMatchObject({
      next: 'Thanh toán trước 17/03/2026 09:00, quá hạn đơn sẽ tự hủy',
      paid: null,
      refund: null,
    });
    expect(lines((await standing(order))['steps'])).toEqual([
      'Thanh toán: trước 17/03/2026 09:00',
      'Duyệt hồ sơ: trong 3 ngày sau khi thanh toán',
      'Nhận thẻ: trong 5 ngày sau khi thanh toán',
      'Vé dùng từ: 01/04/2026 – 30/04/2026',
    ]);
    await shop.pay(order.payment.url);
    expect((await standing(order))['next']).toBe('Chúng tôi duyệt hồ sơ trước hết ngày 19/03/2026');
    expect(lines((await standing(order))['steps'])).toEqual([
      'Duyệt hồ sơ: trước hết ngày 19/03/2026',
      'Nhận thẻ: dự kiến từ 21/03/2026',
      'Vé dùng từ: 01/04/2026 – 30/04/2026',
    ]);
    expect(lines((await standing(order, 'en'))['steps'])).toEqual([
      'Approval: by the end of 19/03/2026',
      'Your card: expected from 21/03/2026',
      'Ticket valid from: 01/04/2026 – 30/04/2026',
    ]);
    await moved(order.code, 'ask-correction', { corrections: [{ field: 'portrait', message: 'Ảnh bị mờ.' }] });
    expect((await standing(order))['next']).toBe('Bổ sung hồ sơ trước 19/03/2026 09:00, quá hạn đơn sẽ tự hủy');
    expect(lines((await standing(order))['steps'])[0]).toBe('Duyệt hồ sơ: sau khi bạn bổ sung hồ sơ');
    const again = { phone: order.phone, portrait: await shop.photo() };
    expect((await shop.post(`public/orders/${order.code}/retype`, again)).statusCode).toBe(200);
    await moved(order.code, 'approve');
    expect((await standing(order))['next']).toBe('Nhận thẻ tại quầy, dự kiến từ 21/03/2026');
    expect(lines((await standing(order))['steps'])[0]).toBe('Duyệt hồ sơ: đã duyệt 16/03/2026');
    await moved(order.code, 'attach-card', { card_code: shop.blank() });
    await moved(order.code, 'publish');
    await moved(order.code, 'deliver-to-counter');
    expect((await standing(order))['next']).toBe('Đến quầy nhận thẻ trước hết ngày 15/04/2026');
    expect(lines((await standing(order))['steps'])[1]).toBe('Nhận thẻ: tại quầy, đến hết ngày 15/04/2026');
    await moved(order.code, 'deliver-to-customer');
    const end = await standing(order);
    expect(end).toMatchObject({ next: 'Vé dùng được từ 01/04/2026', bring: [] });
    expect(lines(end['steps'])[1]).toBe('Nhận thẻ: đã nhận 16/03/2026');
    expect(lines(end['history'])).toEqual([
      'Bạn đã nhận thẻ',
      'Thẻ đã về quầy',
      'Vé đã được nạp vào thẻ',
      'Thẻ của bạn đã làm xong, đang nạp vé',
      'Chúng tôi đã duyệt hồ sơ',
      'Bạn đã gửi hồ sơ bổ sung',
      'Hồ sơ cần bạn bổ sung',
      'Chúng tôi bắt đầu duyệt hồ sơ',
      'Bạn đã thanh toán 175.000đ',
      'Chờ bạn thanh toán',
      'Bạn đã gửi đơn',
    ]);
  });

  it('a paid order shows amount, method, time and transaction number, and its mail states the same', async () => {
    const order = await placed();
    await shop.pay(order.payment.url);
    const { id } = await shop.order(order.code);
    const message = await shop.rowOf('transactions', { order_id: id, direction: 'NOTICE', state: 'SUCCEEDED' });
    const { paid } = (await standing(order)) as { paid: Row };
    expect(paid).toMatchObject({
      amount: order.total,
      method: 'GATEWAY',
      method_name: 'Cổng thanh toán trực tuyến',
      number: message['provider_code'],
    });
    expect(paid['at']).toBe((await shop.order(order.code)).paid_at);
    const mail = await lastMail(order.email);
    expect(mail).toContain(`Đã thanh toán: ${paid['text']}`);
    expect(mail).toContain(String(message['provider_code']));
  });

  it('the counter of an order has its address and opening hours, and the page lists what to bring there', async () => {
    const order = await placed();
    await shop.pay(order.payment.url);
    expect(await standing(order, 'en')).toMatchObject({
      ticket_counter: {
        name: 'My Dinh Bus Station ticket counter',
        address: 'Sảnh chờ số 1, Phạm Hùng',
        hours: 'Mon–Fri 07:00–19:00; Sat, Sun 07:30–17:30',
      },
      bring: ['An identity document', `The order code ${order.code}`],
    });
    expect(await lastMail(order.email)).toContain(`Cần mang theo: Giấy tờ tùy thân; Mã đơn ${order.code}`);
  });

  it('an order in cash says by when and with how much money to come to the counter', async () => {
    const order = await placed({ payment_method: 'CASH' });
    expect(await standing(order)).toMatchObject({
      next: expect.stringMatching(/^Trả tiền mặt tại quầy trước \d\d\/03\/2026 09:00$/u),
      bring: ['Giấy tờ tùy thân', `Mã đơn ${order.code}`, '315.000đ tiền mặt'],
    });
  });

  it('an order by bank transfer says by when to transfer', async () => {
    const order = await placed({ payment_method: 'BANK_TRANSFER' });
    expect((await standing(order))['next']).toMatch(
      /^Chuyển khoản trước \d\d\/03\/2026 09:00, quá hạn đơn sẽ tự hủy$/u,
    );
  });
});

describe('Refund of a withdrawn order', () => {
  it('a withdrawn order shows amount, state and day of its refund until and after it is paid', async () => {
    const order = await placed();
    await shop.pay(order.payment.url);
    const amount = '315.000đ';
    expect((await shop.post(`public/orders/${order.code}/withdraw`, { phone: order.phone })).statusCode).toBe(200);
    const due = `Chúng tôi sẽ hoàn ${amount} theo cách bạn đã thanh toán (ghi nhận ngày 16/03/2026)`;
    const canceled = await standing(order);
    expect(canceled).toMatchObject({
      next: due,
      steps: [],
      bring: [],
      refund: { amount: order.total, state: 'DUE', in_cash: false, paid_at: null, text: due },
    });
    expect(lines(canceled['history']).slice(0, 4)).toEqual([
      `Ghi nhận hoàn ${amount} cho bạn`,
      'Đơn đã hủy',
      'Đơn đã được xác nhận',
      `Bạn đã thanh toán ${amount}`,
    ]);
    expect(await lastMail(order.email)).toContain(`Hoàn tiền: ${due}`);

    const { id } = await shop.order(order.code);
    const refund = await shop.rowOf('transactions', { order_id: id, direction: 'REFUND' });
    await shop.pass({ days: 2 });
    const paid = await shop.post(
      `transactions/${refund['id']}/transitions/pay-refund`,
      {},
      await shop.signIn('agency-card-admin'),
    );
    expect(paid.statusCode, paid.body).toBe(200);
    const refunded = await lastMail(order.email);
    expect(refunded).toContain(`Chúng tôi đã hoàn ${amount} của đơn hàng ${order.code} cho bạn.`);
    expect(refunded).toContain(`Hoàn tiền: Đã hoàn ${amount} ngày 18/03/2026`);
    const done = await standing(order);
    expect(done).toMatchObject({
      next: `Đã hoàn ${amount} ngày 18/03/2026`,
      refund: { amount: order.total, state: 'REFUNDED', text: `Đã hoàn ${amount} ngày 18/03/2026` },
    });
    expect(lines(done['history']).slice(0, 2)).toEqual([
      `Đã hoàn ${amount} cho bạn`,
      `Ghi nhận hoàn ${amount} cho bạn`,
    ]);
    await shop.pass({ days: -2 });
  });

  it('an unpaid order that was withdrawn says that there is nothing to refund', async () => {
    const order = await placed();
    await shop.post(`public/orders/${order.code}/withdraw`, { phone: order.phone });
    expect(await standing(order)).toMatchObject({
      next: 'Đơn đã hủy, không có khoản tiền nào cần hoàn lại',
      refund: null,
      paid: null,
    });
  });
});
