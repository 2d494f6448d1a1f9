import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let clerk: Clerk;
beforeAll(async () => {
  shop = await openShop();
  clerk = await shop.signIn('agency-card');
});
afterAll(() => shop.app.close());

const price = (code: string): Promise<string> => shop.idOf('ticket-prices', { code });

async function ordered(more: Row): Promise<Row & { errors?: Row; code?: string }> {
  const body = {
    request_kind: 'REGISTER_NEW',
    customer_id: await shop.idOf('customers', { office_id: clerk.officeId }),
    ticket_price_id: await price('VT-LT'),
    start_month: '2026-03',
    months: 1,
    delivery_method: 'COUNTER',
    ticket_counter_id: await shop.idOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' }),
    payment_method: 'GATEWAY',
    ...more,
  };
  return (await shop.post('orders', body, clerk)).json();
}

async function onCard(kind: string, more: Row): Promise<Row & { errors?: Row }> {
  const card = await shop.rowOf('customer-cards', { office_id: clerk.officeId, kind, is_locked: false });
  const body = { customer_card_id: card['id'], start_month: '2026-05', months: 1, payment_method: 'GATEWAY' };
  return (await shop.post('monthly-tickets', { ...body, ...more }, clerk)).json();
}

describe('Rules for orders by staff and by citizens', () => {
  it('an order for months on a card rejects the price of a day ticket', async () => {
    const said = await ordered({ ticket_price_id: await price('VN-BUS'), months: 12 });
    expect(said).toMatchObject({ statusCode: 422, errors: { ticket_price_id: expect.any(String) } });
  });

  it('a basic ticket rejects every priority group, and a priority ticket rejects groups other than its own', async () => {
    const [free, student] = [
      await shop.idOf('object-groups', { code: 'NCT' }),
      await shop.idOf('object-groups', { code: 'HSSV' }),
    ];
    const refused = { statusCode: 422, errors: { object_group_id: expect.any(String) } };
    expect(await ordered({ object_group_id: free })).toMatchObject(refused);
    expect(await ordered({ ticket_price_id: await price('VT-LT-CNKCN'), object_group_id: student })).toMatchObject(
      refused,
    );
    expect(await onCard('BASIC', { ticket_price_id: await price('VT-LT'), object_group_id: free })).toMatchObject(
      refused,
    );
    expect(await onCard('BASIC', { ticket_price_id: await price('VT-LT-HSSV') })).toMatchObject({
      statusCode: 422,
      errors: { ticket_price_id: expect.any(String) },
    });
  });

  it('a past month is rejected, but staff can sell months further ahead than citizens can buy', async () => {
    const over = { statusCode: 409, code: 'month_over', errors: { start_month: expect.any(String) } };
    expect(await ordered({ start_month: '2026-02' })).toMatchObject(over);
    expect(await onCard('BASIC', { ticket_price_id: await price('VT-LT'), start_month: '2026-02' })).toMatchObject(
      over,
    );
    expect(await ordered({ start_month: '2026-12' })).toMatchObject({ status: 'AWAITING_PAYMENT' });
  });

  it('a ticket price is rejected after its last day of sale and while it is inactive', async () => {
    const id = await price('VT-LT');
    const change = (changes: Row) => shop.engine.write.transaction({}, (tx) => tx.update('ticket-prices', id, changes));
    for (const ended of [{ sale_to: '2026-03-15' }, { sale_to: null, status: 'INACTIVE' }]) {
      await change(ended);
      expect(await ordered({}), JSON.stringify(ended)).toMatchObject({ code: 'ticket_not_on_sale' });
      expect(await onCard('BASIC', { ticket_price_id: id })).toMatchObject({ code: 'ticket_not_on_sale' });
    }
    await change({ status: 'ACTIVE', sale_to: '2026-03-16' });
    expect(await ordered({})).toMatchObject({ status: 'AWAITING_PAYMENT' });
    await change({ sale_to: null });
  });

  it('a re-issue order accepts no ticket price, and a renewal accepts only a price for the kind of the card', async () => {
    const card = await shop.rowOf('customer-cards', { office_id: clerk.officeId, kind: 'BASIC', is_locked: false });
    const about = { customer_id: card['customer_id'], customer_card_id: card['id'] };
    const refused = { statusCode: 422, errors: { ticket_price_id: expect.any(String) } };
    const copy = { ...about, request_kind: 'REISSUE', reissue_reason: 'BROKEN', start_month: null, months: null };
    expect(await ordered({ ...copy, ticket_price_id: await price('MP-NCT') })).toMatchObject(refused);
    const renewal = { ...about, request_kind: 'RENEW', start_month: '2026-06' };
    expect(await ordered({ ...renewal, ticket_price_id: await price('VT-LT-HSSV') })).toMatchObject(refused);
  });
});

it('a customer with an impossible stored birth date can be edited but cannot get another impossible date', async () => {
  const id = await shop.idOf('customers', { office_id: clerk.officeId });
  const stored = async (birth_date: string) =>
    shop.engine.records.transaction(async (rows) => {
      const before = await rows.get('customers', id);
      if (before) await rows.replace('customers', before, { ...before, birth_date });
    });
  const { birth_date: real } = await shop.rowOf('customers', { id });
  for (const day of ['2127-01-01', '1825-06-01']) {
    await stored(day);
    const edited = await shop.patch(`customers/${id}`, { note: `Sinh ${day}?` }, clerk);
    expect([edited.statusCode, edited.json().birth_date], edited.body).toEqual([200, day]);
    const worse = await shop.patch(`customers/${id}`, { birth_date: '2128-01-01' }, clerk);
    expect(worse.json()).toMatchObject({ statusCode: 422, errors: { birth_date: expect.any(String) } });
  }
  await stored(String(real));
});
