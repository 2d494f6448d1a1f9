import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let seller: Clerk;
let admin: Clerk;
beforeAll(async () => {
  shop = await openShop();
  seller = await shop.signIn('company');
  admin = await shop.signIn('company-admin');
});
afterAll(() => shop.app.close());

const price = async (code: string) => (await shop.rowOf('ticket-prices', { code }))['id'];
const route = async (code: string) => (await shop.rowOf('routes', { code }))['id'];
const sell = async (more: Row = {}, as = seller): Promise<Row> => {
  const body = { ticket_price_id: await price('VL-BUS-8'), route_id: await route('32'), ...more };
  const answer = await shop.post('tickets', body, as);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};
const move = (resource: string, id: unknown, transition: string, input?: Row, as = seller) =>
  shop.post(`${resource}/${String(id)}/transitions/${transition}`, input, as);

describe('Tickets for a single ride', () => {
  it('a single ticket costs its price, has the shift’s node code in its serial number and ends at midnight', async () => {
    expect(await sell()).toMatchObject({
      price: 8_000,
      node_code: 'N01',
      serial: expect.stringMatching(/^000032260N01\d{7}$/),
      valid_to: '2026-03-16T16:59:59.999Z',
      client_kind: 'ADMIN_WEB',
      transport_mode: 'BUS',
    });
    const wrong = await shop.post(
      'tickets',
      { ticket_price_id: await price('VL-BUS-8'), route_id: await route('22A') },
      seller,
    );
    expect(wrong.json()).toMatchObject({ statusCode: 422, errors: { route_id: expect.any(String) } });
    const monthly = await shop.post(
      'tickets',
      { ticket_price_id: await price('VT-LT'), route_id: await route('32') },
      seller,
    );
    expect(monthly.json()).toMatchObject({ statusCode: 422, errors: { ticket_price_id: expect.any(String) } });
  });

  it('a ticket price without routes is valid on the routes of its vehicle type, and a multimodal price on all routes', async () => {
    const {
      id,
      created_at: _,
      updated_at: __,
      version: ___,
      ...like
    } = await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' });
    const open = (code: string, transport_mode: string) =>
      shop.engine.write.transaction({}, (tx) =>
        tx.create('ticket-prices', { ...like, code, transport_mode, route_ids: [] }),
      );
    const [bus, any] = [await open('VL-BUS-MOI', 'BUS'), await open('VL-DPT-MOI', 'MULTIMODAL')];
    const [line, metro] = [await route('32'), await route('2A')];
    const asked = (ticket_price_id: unknown, route_id: unknown) =>
      shop.post('tickets', { ticket_price_id, route_id }, seller);
    expect((await asked(bus['id'], line)).statusCode).toBe(201);
    expect((await asked(any['id'], metro)).statusCode).toBe(201);
    const refused = { statusCode: 422, errors: { route_id: 'Loại vé này không áp dụng cho tuyến đã chọn.' } };
    expect((await asked(bus['id'], metro)).json()).toMatchObject(refused);
    // A change to a ticket that is not on sale for the new route is rejected, too. The error is on the field that the
    // clerk must correct.
    const old = await sell({ ticket_price_id: id, route_id: line });
    const onMetro = { new_ticket_price_id: bus['id'], new_route_id: metro };
    expect((await move('tickets', old['id'], 'change', onMetro)).json()).toMatchObject({
      statusCode: 422,
      errors: { new_route_id: expect.any(String) },
    });
    const noLonger = { new_ticket_price_id: await price('VL-BUS-20') };
    expect((await move('tickets', old['id'], 'change', noLonger)).json()).toMatchObject({
      statusCode: 422,
      errors: { new_ticket_price_id: expect.any(String) },
    });
  });

  it('a ticket can be extended or reprinted with a reason, but never gets an earlier end', async () => {
    const { id } = await sell();
    const back = await move('tickets', id, 'extension', { valid_to: '2026-03-16T03:00:00.000Z', reason: 'Xe hỏng' });
    expect(back.json()).toMatchObject({ statusCode: 422, errors: { valid_to: expect.any(String) } });
    const longer = await move('tickets', id, 'extension', { valid_to: '2026-03-17T03:00:00.000Z', reason: 'Xe hỏng' });
    expect(longer.json(), longer.body).toMatchObject({ valid_to: '2026-03-17T03:00:00.000Z', state: 'SOLD' });
    for (const count of [1, 2]) {
      expect((await move('tickets', id, 'reprint-ticket', { reason: 'Kẹt giấy' })).json()).toMatchObject({
        reprint_count: count,
      });
    }
    expect((await move('tickets', id, 'reprint-ticket')).statusCode).toBe(422);
  });

  it('a single ticket can be exchanged once for a fee, but not for a cheaper ticket', async () => {
    const old = await sell({ ticket_price_id: await price('VL-BUS-20'), route_id: await route('103A') });
    const cheaper = { new_ticket_price_id: await price('VL-BUS-8'), new_route_id: await route('32') };
    expect((await move('tickets', old['id'], 'change', cheaper)).json()).toMatchObject({
      statusCode: 409,
      code: 'ticket_cheaper',
    });
    const same = { new_ticket_price_id: await price('VL-BUS-20'), new_route_id: await route('103B') };
    expect((await move('tickets', old['id'], 'change', { ...same, new_ticket_price_id: 'x' })).statusCode).toBe(422);
    expect((await move('tickets', old['id'], 'change', same)).json()).toMatchObject({ state: 'CHANGED' });
    const fresh = await shop.rowOf('tickets', { replaces_id: old['id'] });
    expect(fresh).toMatchObject({ change_fee: 2_000, change_count: 1, state: 'SOLD', price: 20_000 });
    expect((await move('tickets', fresh['id'], 'change', same)).json()).toMatchObject({
      code: 'ticket_changed_too_often',
    });
  });

  it('a metro ticket priced by distance keeps its two stops in an exchange and in a refund request', async () => {
    const metro = await shop.signIn('company-metro');
    const line = await shop.rowOf('routes', { code: '2A' });
    const [first, , , , , last] = line['stops_outbound'] as Row[];
    const stops = { from_stop_point_id: first?.['stop_point_id'], to_stop_point_id: last?.['stop_point_id'] };
    const sellRide = async (): Promise<Row> => {
      const body = { ticket_price_id: await price('VL-M2A'), route_id: line['id'], ...stops };
      const answer = await shop.post('tickets', body, metro);
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json();
    };
    const ride = await sellRide();
    const { price: base } = await shop.rowOf('ticket-prices', { code: 'VL-M2A' });
    expect(ride['price']).not.toBe(base);
    const elsewhere = { new_ticket_price_id: await price('VL-M3'), new_route_id: await route('3') };
    expect((await move('tickets', ride['id'], 'change', elsewhere, metro)).json()).toMatchObject({
      statusCode: 422,
      errors: { new_route_id: expect.any(String) },
    });
    const changed = await move('tickets', ride['id'], 'change', { new_ticket_price_id: await price('VL-M2A') }, metro);
    expect(changed.json(), changed.body).toMatchObject({ state: 'CHANGED' });
    const fresh = await shop.rowOf('tickets', { replaces_id: ride['id'] });
    expect(fresh).toMatchObject({ ...stops, distance_m: ride['distance_m'], price: ride['price'] });
    const other = await sellRide();
    const asked = await move('tickets', other['id'], 'create-cancel-ticket-request', { reason: 'Khách đổi ý' }, metro);
    expect(asked.json(), asked.body).toMatchObject({ ...stops, state: 'CANCEL_REQUESTED' });
    const request = await shop.rowOf('ticket-cancel-requests', { ticket_id: String(other['id']) });
    expect(Number(request['refund_amount']) + Number(request['fee_amount'])).toBe(ride['price']);
  });

  it('a ticket return needs approval by someone other than the requester and refunds the price minus a fee', async () => {
    const ticket = await sell();
    const asked = await move('tickets', ticket['id'], 'create-cancel-ticket-request', { reason: 'Khách đổi ý' });
    expect(asked.json(), asked.body).toMatchObject({ state: 'CANCEL_REQUESTED' });
    const request = await shop.rowOf('ticket-cancel-requests', { ticket_id: ticket['id'] });
    expect(request).toMatchObject({ fee_percent: 20, fee_amount: 1_600, refund_amount: 6_400, state: 'WAITING' });
    const own = await move('ticket-cancel-requests', request['id'], 'approve');
    expect(own.json()).toMatchObject({ statusCode: 409, code: 'own_request' });
    expect((await move('ticket-cancel-requests', request['id'], 'approve', {}, admin)).json()).toMatchObject({
      state: 'APPROVED',
    });
    expect(await shop.rowOf('tickets', { id: ticket['id'] })).toMatchObject({
      state: 'CANCELED',
      refund_amount: 6_400,
    });
    const paid = await move('ticket-cancel-requests', request['id'], 'pay-refund', { refund_method: 'CASH' });
    expect(paid.json(), paid.body).toMatchObject({ state: 'REFUNDED', shift_id: ticket['shift_id'] });
  });

  it('the passenger keeps the ticket if the cancel request is rejected', async () => {
    const ticket = await sell();
    await move('tickets', ticket['id'], 'create-cancel-ticket-request', { reason: 'Khách đổi ý' });
    const request = await shop.rowOf('ticket-cancel-requests', { ticket_id: ticket['id'] });
    await move('ticket-cancel-requests', request['id'], 'reject', { decision_note: 'Vé đã quét cổng.' }, admin);
    expect(await shop.rowOf('tickets', { id: ticket['id'] })).toMatchObject({ state: 'SOLD' });
  });
});

describe('Sale and return of day tickets', () => {
  it('a day ticket can be sold only for today or later, and can be returned while it is unused', async () => {
    const body = { ticket_price_id: await price('VN-BUS'), valid_on: '2026-03-18' };
    const sold = await shop.post('daily-tickets', body, seller);
    expect(sold.json(), sold.body).toMatchObject({
      price: 30_000,
      max_uses: 20,
      uses: 0,
      shift_id: expect.any(String),
    });
    const past = await shop.post('daily-tickets', { ...body, valid_on: '2026-03-15' }, seller);
    expect(past.statusCode).toBe(409);
    const back = await move('daily-tickets', sold.json().id, 'cancel', { cancel_reason: 'Khách đổi ngày đi' });
    expect(back.json(), back.body).toMatchObject({
      state: 'CANCELED',
      refund_amount: 24_000,
      refund_shift_id: sold.json().shift_id,
    });
  });
});

describe('Monthly tickets sold at the counter', () => {
  it('a monthly ticket extends its card until the ticket ends, and no second ticket is sold for these months', async () => {
    const cards = await shop.engine.store.find('customer-cards', {
      office_id: seller.officeId,
      is_locked: false,
      kind: 'BASIC',
      route_scope: 'MULTI_ROUTE',
      transport_mode: 'BUS',
    });
    const card = cards.at(-1) as Row;
    const body = {
      customer_card_id: card['id'],
      ticket_price_id: await price('VT-LT'),
      start_month: '2026-07',
      months: 2,
    };
    const sold = await shop.post('monthly-tickets', body, seller);
    expect(sold.json(), sold.body).toMatchObject({
      price: 560_000,
      valid_from: '2026-07-01',
      valid_to: '2026-08-31',
      card_code: card['card_code'],
      serial: expect.stringMatching(/^VT260000BT\d{7}\/XNTL$/),
    });
    // The card has a gap before July, so its present days end earlier, and the new ones are a period of their own.
    expect(await shop.rowOf('customer-cards', { id: card['id'] })).toMatchObject({
      valid_to: '2026-03-31',
      valid_periods: expect.arrayContaining([{ valid_from: '2026-07-01', valid_to: '2026-08-31' }]),
    });
    expect((await shop.post('monthly-tickets', body, seller)).json()).toMatchObject({ code: 'ticket_already_on_card' });
    const back = await move('monthly-tickets', sold.json().id, 'cancel', { cancel_reason: 'Khách chuyển nơi ở' });
    expect(back.json(), back.body).toMatchObject({ state: 'CANCELED', refund_amount: 448_000 });
    const after = await shop.rowOf('customer-cards', { id: card['id'] });
    expect(JSON.stringify(after['valid_periods'])).not.toContain('2026-08-31');
    const locked = await shop.rowOf('customer-cards', { is_locked: true, lock_cause: 'REPLACED' });
    const refused = await shop.post('monthly-tickets', { ...body, customer_card_id: locked['id'] }, seller);
    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'card_locked' });
  });
});

it('an unused single ticket expires at the end of its day', async () => {
  const ticket = await sell();
  await shop.pass({ days: 1 });
  expect(await shop.rowOf('tickets', { id: ticket['id'] })).toMatchObject({ state: 'EXPIRED' });
});

it('a ticket whose validity has ended can be neither exchanged nor returned, even before the expiry job runs', async () => {
  const by = await shop.signIn('company');
  const [changed, returned, extended] = [await sell({}, by), await sell({}, by), await sell({}, by)];
  shop.advanceClock(24 * 3_600_000);
  const again = await shop.signIn('company');
  const same = { new_ticket_price_id: await price('VL-BUS-8'), new_route_id: await route('32') };
  for (const [ticket, name, input] of [
    [changed, 'change', same],
    [returned, 'create-cancel-ticket-request', { reason: 'Khách đổi ý' }],
  ] as const) {
    expect((await move('tickets', ticket['id'], name, input, again)).statusCode, name).toBe(409);
    expect(await shop.rowOf('tickets', { id: ticket['id'] }), name).toMatchObject({ state: 'EXPIRED' });
  }
  const until = new Date(shop.engine.clock.now().getTime() + 3_600_000).toISOString();
  // The clerk's page still shows the ticket as valid. The request is rejected, so that the clerk must decide again
  // about the expired ticket.
  const outdated = await move('tickets', extended['id'], 'extension', { valid_to: until, reason: 'Xe hỏng' }, again);
  expect(outdated.json(), outdated.body).toMatchObject({ statusCode: 409, code: 'version_conflict' });
  const longer = await move('tickets', extended['id'], 'extension', { valid_to: until, reason: 'Xe hỏng' }, again);
  expect(longer.json(), longer.body).toMatchObject({ state: 'SOLD', valid_to: until });
});
