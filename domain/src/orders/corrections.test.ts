import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupForm } from '../groups/group-form.fixture.ts';
import { openShop, type PlacedOrder, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

async function waiting(): Promise<{ placed: PlacedOrder; phone: string; email: string }> {
  const price = await shop.rowOf('ticket-prices', { code: 'VT-LT-HSSV' });
  const form = await shop.form({
    card_kind: 'PRIORITIZE',
    ticket_price_id: price['id'],
    object_group_id: price['object_group_id'],
    proofs: [await shop.photo(), await shop.photo()],
  });
  const placed = await shop.register(form);
  await shop.pay(placed.payment.url);
  return { placed, phone: String(form['phone']), email: String(form['email']) };
}

const corrections = [
  { field: 'full_name', message: 'Họ tên thiếu dấu.' },
  { field: 'portrait', message: 'Ảnh bị mờ.' },
];

describe('Corrections of an order', () => {
  it('an order can be sent back for corrections repeatedly, and only the requested fields change', async () => {
    const { placed, phone, email } = await waiting();
    for (const name of ['Đỗ Thị Hương Thu', 'Đỗ Thị Thu Hường']) {
      const asked = await shop.move(placed.code, 'ask-correction', { corrections });
      expect(asked.statusCode, asked.body).toBe(200);
      const seen = (await shop.get(`public/orders/${placed.code}?phone=${phone}`)).json();
      expect(seen).toMatchObject({ status: 'WAITING_CUSTOMER_RETYPE', corrections, can_retype: true });
      expect(seen).toMatchObject({ answers: {}, masked: { full_name: expect.stringMatching(/^Đ\. T\. T?/) } });
      const portrait = await shop.photo();
      const sent = await shop.post(`public/orders/${placed.code}/retype`, {
        phone,
        full_name: name,
        portrait,
      });
      expect(sent.json()).toMatchObject({ status: 'WAITING_FOR_CONFIRM', code: placed.code });
      const order = await shop.order(placed.code);
      const customer = await shop.rowOf('customers', { id: order.customer_id });
      expect(customer).toMatchObject({ full_name: name, portrait });
      expect(order).toMatchObject({ request_kind: 'REGISTER_NEW', corrections: [] });
    }
    const asked = '- Họ và tên: Họ tên thiếu dấu.\n- Ảnh chân dung: Ảnh bị mờ.';
    expect((await shop.mails(email)).some((mail) => String(mail['text']).includes(asked))).toBe(true);
    expect((await shop.move(placed.code, 'approve')).statusCode).toBe(200);
  });

  it('corrections must be complete and are accepted only while they are requested', async () => {
    const { placed, phone } = await waiting();
    const retype = (body: object) => shop.post(`public/orders/${placed.code}/retype`, { phone, ...body });
    expect((await retype({ full_name: 'Đỗ Thị Hương' })).statusCode).toBe(409);
    await shop.move(placed.code, 'ask-correction', { corrections });
    const half = await retype({ full_name: 'Đỗ Thị Hương' });
    expect(half.json()).toMatchObject({ statusCode: 422, errors: { portrait: expect.any(String) } });
    expect(
      (await shop.post(`public/orders/${placed.code}/retype`, { phone: '0912000000', full_name: 'X' })).statusCode,
    ).toBe(404);
  });

  it('each required document can be requested separately for correction, and stored proofs keep their document names', async () => {
    const { placed, phone } = await waiting();
    const { object_group_id: group, customer_id: id } = await shop.order(placed.code);
    const names = ['Thẻ sinh viên', 'Căn cước', 'Giấy xác nhận của trường'];
    const documents = names.map((vi) => ({ name: { vi } }));
    const change = { documents_required: documents };
    await shop.engine.write.transaction({}, (tx) => tx.update('object-groups', String(group), change));
    await shop.move(placed.code, 'ask-correction', { corrections: [{ field: 'proofs', message: 'Ảnh mờ.' }] });
    const seen = (await shop.get(`public/orders/${placed.code}?phone=${phone}`)).json();
    expect(seen.answers).toEqual({ object_group_id: group });
    const proofs = [await shop.photo(), await shop.photo()];
    const retype = (files: string[]) => shop.post(`public/orders/${placed.code}/retype`, { phone, proofs: files });
    expect((await retype(proofs)).json()).toMatchObject({
      statusCode: 422,
      errors: { proofs: expect.stringContaining('Giấy xác nhận của trường') },
    });
    proofs.push(await shop.photo());
    expect((await retype(proofs)).statusCode).toBe(200);
    expect(await shop.rowOf('customers', { id })).toMatchObject({ proofs, proof_documents: names });
    await shop.engine.write.transaction({}, (tx) =>
      tx.update('object-groups', String(group), { documents_required: documents.slice(0, 2) }),
    );
  });

  it('the confirmed list of a GROUP order can be corrected, but not its head count, which is paid for', async () => {
    const form = await shop.form(await groupForm(shop, 30, { member_list: [await shop.photo()] }));
    const placed = await shop.register(form);
    await shop.pay(placed.payment.url);
    const ask = (...fields: string[]) =>
      shop.move(placed.code, 'ask-correction', {
        corrections: fields.map((field) => ({ field, message: 'Số người không khớp danh sách.' })),
      });
    expect((await ask('head_count', 'member_list')).json()).toMatchObject({
      statusCode: 422,
      errors: { 'corrections.0.field': expect.any(String) },
    });
    expect((await ask('member_list')).statusCode).toBe(200);
    const list = [await shop.photo()];
    const sent = await shop.post(`public/orders/${placed.code}/retype`, { phone: form['phone'], member_list: list });
    expect(sent.statusCode, sent.body).toBe(200);
    expect(await shop.order(placed.code)).toMatchObject({ head_count: 30, member_list: list });
  });

  it('a citizen who must correct the phone number identifies with the old number', async () => {
    const { placed, phone } = await waiting();
    await shop.move(placed.code, 'ask-correction', {
      corrections: [{ field: 'phone', message: 'Số không liên lạc được.' }],
    });
    const sent = await shop.post(`public/orders/${placed.code}/retype`, {
      contact_phone: phone,
      phone: '0987 654 321',
    });
    expect(sent.statusCode, sent.body).toBe(200);
    expect((await shop.get(`public/orders/${placed.code}?phone=0987654321`)).statusCode).toBe(200);
    expect((await shop.get(`public/orders/${placed.code}?phone=${phone}`)).statusCode).toBe(404);
  });

  it('staff cannot request a correction of a field that the price depends on', async () => {
    const { placed } = await waiting();
    const answer = await shop.move(placed.code, 'ask-correction', {
      corrections: [{ field: 'months', message: 'Chọn lại.' }],
    });
    expect(answer.json()).toMatchObject({ statusCode: 422, errors: { 'corrections.0.field': expect.any(String) } });
  });
});

describe('Rejection of an order', () => {
  it('a rejection cancels the order with its reason and records the refund', async () => {
    const { placed, phone } = await waiting();
    expect((await shop.move(placed.code, 'reject', {})).statusCode).toBe(422);
    expect((await shop.move(placed.code, 'reject', { reason: 'Không thuộc diện ưu tiên.' })).statusCode).toBe(200);
    const order = await shop.order(placed.code);
    expect(order).toMatchObject({ status: 'CANCELED', refund_state: 'DUE', refund_amount: placed.total });
    expect(order.status_history?.at(-1)?.note).toBe('Không thuộc diện ưu tiên.');
    expect(await shop.rowOf('transactions', { order_id: order.id, direction: 'REFUND' })).toMatchObject({
      amount: placed.total,
      state: 'PENDING',
      provider: 'EMBEDDED',
    });
    expect((await shop.get(`public/orders/${placed.code}?phone=${phone}`)).json()).toMatchObject({
      reject_reason: 'Không thuộc diện ưu tiên.',
      refund_state: 'DUE',
    });
  });
});

describe('Stopping a paid order that needs no approval', () => {
  const paid = async () => {
    const form = await shop.form();
    const placed = await shop.register(form);
    await shop.pay(placed.payment.url);
    expect((await shop.order(placed.code)).status).toBe('CONFIRMED');
    const withdraw = () => shop.post(`public/orders/${placed.code}/withdraw`, { phone: form['phone'] });
    const shown = async () => (await shop.get(`public/orders/${placed.code}?phone=${String(form['phone'])}`)).json();
    return { placed, withdraw, shown };
  };
  const refunds = async (code: string) =>
    shop.engine.store.find('transactions', { order_id: (await shop.order(code)).id, direction: 'REFUND' });

  it('staff can stop a paid order that needs no approval, with a refund', async () => {
    const { placed, withdraw } = await paid();
    const rejected = await shop.move(placed.code, 'stop', { reason: 'Khách đặt nhầm.' });
    expect(rejected.json(), rejected.body).toMatchObject({ status: 'CANCELED', refund_amount: placed.total });
    expect((await withdraw()).statusCode).toBe(409);
    expect(await refunds(placed.code)).toMatchObject([{ amount: placed.total, state: 'PENDING' }]);
  });

  it('a citizen sees that a paid order can be withdrawn, withdraws it and is refunded once', async () => {
    const { placed, withdraw, shown } = await paid();
    expect(await shown()).toMatchObject({ can_withdraw: true });
    const answers = await Promise.all([withdraw(), withdraw()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await shown()).toMatchObject({ status: 'CANCELED', can_withdraw: false, refund_state: 'DUE' });
    expect(await refunds(placed.code)).toMatchObject([{ amount: placed.total, state: 'PENDING' }]);
    const attached = await shop.move(placed.code, 'attach-card', { card_code: shop.blank() });
    expect(attached.statusCode).toBe(409);
  });

  it('a paid order cannot be stopped once its card is attached', async () => {
    const { placed, withdraw, shown } = await paid();
    expect((await shop.move(placed.code, 'attach-card', { card_code: shop.blank() })).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ can_withdraw: false });
    expect((await withdraw()).statusCode).toBe(409);
    expect((await shop.move(placed.code, 'reject', { reason: 'Khách đặt nhầm.' })).statusCode).toBe(409);
    expect(await refunds(placed.code)).toEqual([]);
  });
});

describe('Deadlines of an order', () => {
  it('an unpaid order expires after a day', async () => {
    const { code } = await shop.register();
    await shop.pass({ hours: 23, minutes: 55 });
    expect((await shop.order(code)).status).toBe('AWAITING_PAYMENT');
    await shop.pass({ minutes: 6 });
    const order = await shop.order(code);
    expect(order).toMatchObject({ status: 'CANCELED', refund_state: 'NONE' });
    expect(order.expires_at).toBeUndefined();
  });

  it('an uncorrected order expires after the configured number of days and is refunded', async () => {
    const { placed } = await waiting();
    await shop.move(placed.code, 'ask-correction', { corrections }, await shop.signIn('agency-card'));
    await shop.pass({ days: 2, hours: 23 });
    expect((await shop.order(placed.code)).status).toBe('WAITING_CUSTOMER_RETYPE');
    await shop.pass({ hours: 2 });
    expect(await shop.order(placed.code)).toMatchObject({ status: 'CANCELED', refund_state: 'DUE' });
  });

  it('an order that staff leave waiting is marked overdue but never canceled', async () => {
    const { placed } = await waiting();
    await shop.pass({ days: 3, hours: 1 });
    expect(await shop.order(placed.code)).toMatchObject({ status: 'WAITING_FOR_CONFIRM', overdue: true });
    await shop.pass({ days: 30 });
    expect((await shop.order(placed.code)).status).toBe('WAITING_FOR_CONFIRM');
  });

  it('an order can be withdrawn only by its customer', async () => {
    const form = await shop.form();
    const { code } = await shop.register(form);
    expect((await shop.post(`public/orders/${code}/withdraw`, { phone: '0912000000' })).statusCode).toBe(404);
    const gone = await shop.post(`public/orders/${code}/withdraw`, { email: String(form['email']).toUpperCase() });
    expect(gone.json()).toMatchObject({ status: 'CANCELED' });
    expect((await shop.post(`public/orders/${code}/withdraw`, { email: form['email'] })).statusCode).toBe(409);
  });
});
