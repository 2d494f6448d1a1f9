import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const quoteFields = (path: string): readonly string[] =>
  (shop.engine.model.flows.find(({ submit }) => submit.path === path)?.steps ?? [])
    .flatMap(({ fields }) => fields)
    .filter(({ priced }) => priced)
    .map(({ name }) => name);

const quoted = (body: Row, kind = 'REGISTER_NEW') => shop.post(`public/quotes?request_kind=${kind}`, body);
const errorsOf = async (body: Row, kind?: string): Promise<Row> => (await quoted(body, kind)).json().errors ?? {};

function pricedOf(form: Row, path = 'public/orders'): Row {
  return Object.fromEntries(Object.entries(form).filter(([name]) => quoteFields(path).includes(name)));
}

describe('Price quote for a citizen’s order', () => {
  it('a quote accepts fields that affect the price and rejects personal data', async () => {
    const form = await shop.form();
    const personal = ['full_name', 'birth_date', 'identity_number', 'phone', 'email', 'portrait'];
    for (const path of ['public/orders', 'public/renewals', 'public/card-requests']) {
      expect(quoteFields(path)).toContain('delivery_method');
      for (const name of [...personal, 'card_code', 'delivery_address', 'receiver_name', 'receiver_phone', 'note']) {
        expect(quoteFields(path), path).not.toContain(name);
      }
    }
    expect((await quoted(pricedOf(form))).json()).toMatchObject({ total: 315_000 });
    for (const name of personal) {
      expect(Object.keys(await errorsOf({ ...pricedOf(form), [name]: form[name] })), name).toEqual([name]);
    }
  });

  it('a quote for an existing card requires the card token and rejects a card code or phone number', async () => {
    const [card] = await shop.engine.store.find('customer-cards', { is_locked: false, kind: 'BASIC' });
    const { phone } = await shop.rowOf('customers', { id: card?.['customer_id'] });
    const shown = (await shop.get(`public/cards?card_code=${String(card?.['card_code'])}&phone=${phone}`)).json();
    const counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
    const delivery = { delivery_method: 'COUNTER', ticket_counter_id: counter['id'] };
    const good = { ...delivery, card_token: shown.card_token };
    expect((await quoted(good, 'REISSUE')).json()).toMatchObject({ total: 35_000 });
    for (const more of [{ phone }, { card_code: card?.['card_code'] }]) {
      expect(Object.keys(await errorsOf({ ...good, ...more }, 'REISSUE'))).toEqual(Object.keys(more));
    }
    const altered = shown.card_token.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A'));
    for (const token of [altered, 'x', `${card?.['id']}..`, undefined]) {
      expect((await quoted({ ...delivery, card_token: token }, 'REISSUE')).statusCode, token).toBe(404);
    }
    await shop.pass({ days: 2 });
    expect((await quoted(good, 'REISSUE')).statusCode).toBe(404);
  });
});

describe('Ward of a delivery address', () => {
  const home = async (district: string | undefined, city = 'Hà Nội'): Promise<Row> => {
    const { id } = await shop.rowOf('cities', { name: city });
    return {
      delivery_method: 'HOME',
      ticket_counter_id: undefined,
      delivery_city_id: id,
      delivery_district_id: district && (await shop.rowOf('districts', { name: district }))['id'],
      delivery_address: 'Số 5 phố Tràng Tiền',
    };
  };
  const sent = async (more: Row) => {
    const form = await shop.form({ start_month: '2026-04', ...more });
    return shop.post('public/orders', form, undefined, { 'x-token-captcha': await shop.captcha() });
  };

  it('a delivery address requires its ward in a city whose list of wards is complete', async () => {
    const without = await sent(await home(undefined));
    expect([without.statusCode, Object.keys(without.json().errors ?? {})]).toEqual([422, ['delivery_district_id']]);
    expect((await sent(await home('Phường Hoàn Kiếm'))).json().total).toBe(330_000);
    expect(Object.keys(await errorsOf(pricedOf(await shop.form(await home(undefined)))))).toEqual([
      'delivery_district_id',
    ]);
  });

  it('a delivery address in an order entered by a clerk also requires its ward', async () => {
    const clerk = await shop.signIn('agency-card');
    const customer = { full_name: 'Lê Văn Tám', birth_date: '1990-01-01', phone: '0978 123 456' };
    const { id: customer_id } = (await shop.post('customers', customer, clerk)).json();
    const price = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
    const order = {
      request_kind: 'REGISTER_NEW',
      customer_id,
      ticket_price_id: price['id'],
      start_month: '2026-04',
      payment_method: 'CASH',
      ...(await home(undefined)),
    };
    expect(Object.keys((await shop.post('orders', order, clerk)).json().errors)).toEqual(['delivery_district_id']);
  });

  it('the ward of a delivery address is optional where the list of wards is not complete', async () => {
    const write = (resource: string, id: unknown, changes: Row) =>
      shop.engine.write.transaction({}, (tx) => tx.update(resource, String(id), changes));
    const { id: hanoi } = await shop.rowOf('cities', { name: 'Hà Nội' });
    await write('cities', hanoi, { districts_complete: false });
    // The wards have different zones, so the higher fee applies.
    expect((await sent(await home(undefined))).json().total).toBe(340_000);
    expect((await sent(await home('Phường Hoàn Kiếm'))).json().total).toBe(330_000);
    const rural = await shop.engine.store.find('districts', { city_id: String(hanoi), zone: 'SUBURBAN' });
    for (const { id } of rural) await write('districts', id, { status: 'INACTIVE' });
    // Only urban wards of the city are still active, so the urban shipping fee applies.
    expect((await sent(await home(undefined))).json().total).toBe(330_000);
    const urban = await shop.engine.store.find('districts', { city_id: String(hanoi) });
    for (const { id } of urban) await write('districts', id, { status: 'INACTIVE' });
    await write('cities', hanoi, { districts_complete: true });
    // A list without wards requires none.
    expect((await sent(await home(undefined))).json().total).toBe(340_000);
  });
});
