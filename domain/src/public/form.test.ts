import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resourceNamed } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../shop.fixture.ts';
import { people } from '../groups/group-form.fixture.ts';
import { documentNames } from '../rules/localized.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const price = (code: string): Promise<string> => shop.idOf('ticket-prices', { code });
const group = (code: string): Promise<string> => shop.idOf('object-groups', { code });

const ABOUT_CARDS = new Set(['public/renewals', 'public/card-requests']);

async function refused(more: Row, path = 'public/orders'): Promise<string[]> {
  const body =
    path === 'public/orders' ? await shop.form(more) : { ...(ABOUT_CARDS.has(path) && { consent: true }), ...more };
  const answer = await shop.post(path, body, undefined, { 'x-token-captcha': await shop.captcha() });
  if (answer.statusCode === 201 || answer.statusCode === 200) return [];
  expect(answer.statusCode, answer.body).toBe(422);
  return Object.keys(answer.json().errors ?? {}).toSorted();
}

async function student(): Promise<Row> {
  return {
    card_kind: 'PRIORITIZE',
    ticket_price_id: await price('VT-LT-HSSV'),
    object_group_id: await group('HSSV'),
    proofs: [await shop.photo(), await shop.photo()],
  };
}

async function company(): Promise<Row> {
  return {
    card_kind: 'GROUP',
    ticket_price_id: await price('VT-LT-TT'),
    object_group_id: await group('TT'),
    group_name: 'Công ty Vân Long',
    head_count: 30,
    members: people(30),
    portrait: undefined,
  };
}

async function home(district = 'Xã Sóc Sơn'): Promise<Row> {
  const { id, city_id } = await shop.rowOf('districts', { name: district });
  return {
    delivery_method: 'HOME',
    ticket_counter_id: undefined,
    delivery_city_id: city_id,
    delivery_district_id: id,
    delivery_address: 'Số 5 thôn Đông, xã Phù Linh',
  };
}

async function ownCard(kind: string, object_group_id: unknown): Promise<Row> {
  const cards = await shop.engine.store.find('customer-cards', { is_locked: false, kind, route_scope: 'MULTI_ROUTE' });
  const card = cards.findLast((one) => kind !== 'PRIORITIZE' || one['object_group_id'] === object_group_id) as Row;
  const { phone } = await shop.rowOf('customers', { id: card['customer_id'] });
  return { card_code: card['card_code'], phone };
}

async function renewal(kind: string, code: string, more: Row = {}): Promise<Row> {
  const { object_group_id: own } = await shop.rowOf('ticket-prices', { code });
  return {
    ...(await ownCard(kind, own)),
    route_scope: 'MULTI_ROUTE',
    ticket_price_id: await price(code),
    start_month: '2026-05',
    months: 1,
    delivery_method: 'COUNTER',
    ticket_counter_id: await shop.idOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' }),
    ...more,
  };
}

describe('Fields that a citizen’s order accepts', () => {
  it('a citizen’s order rejects fields of orders and customers that the citizen’s form does not contain', async () => {
    const page = shop.engine.model.flows.find(({ submit }) => submit.path === 'public/orders');
    const asked = new Set(page?.steps.flatMap(({ fields }) => fields.map(({ name }) => name)));
    const fields = ['orders', 'customers', 'transactions'].flatMap(
      (name) => resourceNamed(shop.engine.model, name)?.fields ?? [],
    );
    const others = [...new Set(fields.map(({ name }) => name))].filter((name) => !asked.has(name));
    expect(others).toEqual(expect.arrayContaining(['customer_card_id', 'paid_at', 'office_id']));
    expect(await refused(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual(others.toSorted());
    expect(await refused({ anything_else: 1 })).toEqual(['anything_else']);
  });

  it('a citizen’s order rejects fields that the form hides for the given answers', async () => {
    const { delivery_city_id, delivery_district_id, delivery_address } = await home();
    const route = await shop.idOf('routes', { code: '32' });
    const elsewhere = { route_ids: [route], delivery_city_id, delivery_district_id, delivery_address };
    const more = {
      ...elsewhere,
      object_group_id: await group('NCT'),
      proofs: [await shop.photo(), await shop.photo()],
    };
    expect(await refused(more)).toEqual(Object.keys(more).toSorted());
    const counter = await shop.idOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
    expect(await refused({ ...(await home()), ticket_counter_id: counter })).toEqual(['ticket_counter_id']);
  });

  it('a passenger group of another price or card kind is rejected, even if it would make the ticket free', async () => {
    for (const code of ['NCT', 'HSSV', 'TT']) {
      expect(await refused({ object_group_id: await group(code) }), code).toEqual(['object_group_id']);
    }
    for (const [code, field] of [
      ['NCT', 'object_group_id'],
      ['TT', 'object_group_id'],
      ['CNKCN', 'ticket_price_id'],
    ] as const) {
      expect(await refused({ ...(await student()), object_group_id: await group(code) }), code).toEqual([field]);
    }
  });

  it.each(['VN-BUS', 'VL-BRT', 'VT-DIEN', 'VT-LT-HSSV', 'VT-1T', 'MP-NCT'])(
    'the ticket price %s is rejected because the form’s list does not offer it',
    async (code) => {
      expect(await refused({ ticket_price_id: await price(code), months: 12 })).toEqual(['ticket_price_id']);
    },
  );

  it('an order rejects counters, routes, cities and districts that its form does not offer', async () => {
    const { engine } = shop;
    const write = (resource: string, id: unknown, changes: Row) =>
      engine.write.transaction({}, (tx) => tx.update(resource, String(id), changes));
    const counters = await shop.engine.store.find('ticket-counters', { delivers_cards: false });
    expect(await refused({ ticket_counter_id: counters[0]?.['id'] })).toEqual(['ticket_counter_id']);
    expect(await refused({ ticket_counter_id: await price('VT-LT') })).toEqual(['ticket_counter_id']);

    const bacNinh = await shop.rowOf('districts', { name: 'Phường Kinh Bắc' });
    const elsewhere = { ...(await home()), delivery_city_id: bacNinh['city_id'] };
    expect(await refused(elsewhere)).toEqual(['delivery_district_id']);
    await write('districts', bacNinh['id'], { status: 'INACTIVE' });
    expect(await refused(await home('Phường Kinh Bắc'))).toEqual(['delivery_district_id']);

    const route = await shop.idOf('routes', { code: '32' });
    const single = { route_scope: 'ONE_ROUTE', route_ids: [route], ticket_price_id: await price('VT-1T') };
    expect(await refused(single)).toEqual([]);
    await write('routes', route, { status: 'INACTIVE' });
    expect(await refused(single)).toEqual(['route_ids']);
  });

  it.each([0, -1, 1.5, 13, '2', [1]])('an order for %j months is rejected', async (months) => {
    expect(await refused({ months })).toEqual(['months']);
  });

  it('a blank delivery address is rejected', async () => {
    expect(await refused({ ...(await home()), delivery_city_id: undefined, delivery_address: ' ' })).toEqual([
      'delivery_address',
      'delivery_city_id',
    ]);
  });

  it('a passenger group with a discount requires each document in documents_required and stores proofs with their names', async () => {
    const names = documentNames(await shop.rowOf('object-groups', { code: 'HSSV' }));
    const [card, identity] = names;
    const list = await shop.get(`public/required-documents?object_group_id=${await group('HSSV')}`);
    expect(list.json()).toEqual([{ document: card }, { document: identity }]);
    const first = await shop.photo();
    for (const proofs of [undefined, [first], ['', first]]) {
      const form = await shop.form({ ...(await student()), proofs });
      const answer = await shop.post('public/orders', form, undefined, { 'x-token-captcha': await shop.captcha() });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual([proofs?.[0] === '' ? 'proofs.0' : 'proofs']);
      if (proofs?.length === 1) expect(answer.json().errors.proofs).toContain(identity);
    }
    const proofs = [first, await shop.photo()];
    const { code } = await shop.register({ ...(await student()), proofs });
    const { customer_id } = await shop.order(code);
    expect(await shop.rowOf('customers', { id: customer_id })).toMatchObject({ proofs, proof_documents: names });
  });

  it('a GROUP order requires the organization, a head count of at least the group’s min_members, and the list of members', async () => {
    const many = await company();
    for (const name of ['group_name', 'head_count', 'members', 'object_group_id']) {
      expect(await refused({ ...many, [name]: undefined }), name).toEqual([name]);
    }
    expect(await refused({ ...many, head_count: 29 })).toEqual(['head_count']);
    const { group_name: _, portrait: __, ...priced } = many;
    expect(await refused({ route_scope: 'MULTI_ROUTE', ...priced, head_count: 29 }, 'public/quotes')).toEqual([
      'head_count',
    ]);
    expect(await refused({ ...many, proofs: [await shop.photo(), await shop.photo()] })).toEqual(['proofs']);
    const { code } = await shop.register(many);
    const order = await shop.order(code);
    expect(order).toMatchObject({ head_count: 30 });
    expect(await shop.engine.store.count('order-members', { order_id: order.id })).toBe(30);
    expect(await shop.rowOf('customers', { id: order.customer_id })).toMatchObject({ group_name: 'Công ty Vân Long' });
    const clerk = await shop.signIn('agency-card');
    const { customer_id, ticket_price_id } = order as unknown as Row;
    const counter = { delivery_method: 'COUNTER', ticket_counter_id: order.ticket_counter_id };
    const sold = { request_kind: 'REGISTER_NEW', customer_id, ticket_price_id, start_month: '2026-04', ...counter };
    for (const [more, fields] of [
      [{ head_count: 12 }, ['head_count']],
      [{}, ['head_count', 'members']],
    ] as const) {
      const answer = await shop.post('orders', { ...sold, payment_method: 'GATEWAY', ...more }, clerk);
      expect(Object.keys(answer.json().errors).toSorted()).toEqual(fields);
    }
  });
});

describe('Approval of an order', () => {
  it('an order needs approval if its passenger group requires approval, and a GROUP order always needs approval', async () => {
    const staff = { actor: { kind: 'system' }, officeId: null } as const;
    for (const code of ['VT-LT-HSSV', 'VT-LT-TT']) {
      const id = await price(code);
      await shop.engine.write.transaction(staff, (tx) => tx.update('ticket-prices', id, { is_approve_cus_req: false }));
    }
    const tt = await group('TT');
    await shop.engine.write.transaction(staff, (tx) => tx.update('object-groups', tt, { needs_approval: false }));
    for (const more of [await student(), await company()]) {
      const placed = await shop.register(more);
      await shop.pay(placed.payment.url);
      expect((await shop.order(placed.code)).status).toBe('WAITING_FOR_CONFIRM');
    }
  });
});

describe('Price quote for a citizen’s order', () => {
  it('a quote is rejected for the same errors as the order', async () => {
    const of = (more: Row) => refused(more, 'public/quotes');
    const ordinary = { card_kind: 'BASIC', route_scope: 'MULTI_ROUTE', ticket_price_id: await price('VT-LT') };
    expect(await of({ ...ordinary, object_group_id: await group('NCT') })).toEqual(['object_group_id']);
    expect(await of({ ...ordinary, months: 1.5, customer_card_id: 'x' })).toEqual(['customer_card_id', 'months']);
    expect(await of({ ...ordinary, ticket_price_id: await price('VN-BUS') })).toEqual(['ticket_price_id']);
    expect(await of({ ...ordinary, request_kind: 'RETYPE' })).toEqual(['request_kind']);
  });

  it('a quote equals the order’s total for a new card, a renewal and a re-issue', async () => {
    const quoted = async (kind: string, path: string, body: Row, token?: string) => {
      const fields = shop.engine.model.flows
        .find(({ submit }) => submit.path === path)
        ?.steps.flatMap((step) => step.fields);
      const priced = fields?.filter((field) => field.priced).map(({ name }) => [name, body[name]]);
      const asked = { ...Object.fromEntries(priced ?? []), card_token: token };
      return (await shop.post(`public/quotes?request_kind=${kind}`, asked)).json().total;
    };
    for (const more of [{}, { months: 2 }, await student(), await home(), await home('Phường Hoàn Kiếm')]) {
      const body = await shop.form(more);
      expect((await shop.register(body)).total).toBe(await quoted('REGISTER_NEW', 'public/orders', body));
    }
    const again = await renewal('PRIORITIZE', 'VT-LT-HSSV');
    const { card_token: token } = (
      await shop.get(`public/cards?card_code=${String(again['card_code'])}&phone=${String(again['phone'])}`)
    ).json();
    const price = await quoted('RENEW', 'public/renewals', again, token);
    expect((await shop.register(again, 'public/renewals')).total).toBe(price);
    const { card_code, phone, delivery_method, ticket_counter_id } = again;
    const copy = { card_code, phone, delivery_method, ticket_counter_id, reissue_reason: 'BROKEN' };
    const fee = await quoted('REISSUE', 'public/card-requests', copy, token);
    expect((await shop.register(copy, 'public/card-requests')).total).toBe(fee);
  });
});

describe('Form about an existing card', () => {
  it('a renewal accepts only tickets of the card’s kind and takes group and kind from the card', async () => {
    const sent = (more: Row) => refused(more, 'public/renewals');
    expect(await sent(await renewal('BASIC', 'VT-LT-HSSV'))).toEqual(['ticket_price_id']);
    expect(await sent(await renewal('BASIC', 'VN-BUS'))).toEqual(['ticket_price_id']);
    const more = { card_kind: 'FREE', object_group_id: await group('NCT'), customer_id: 'x', customer_card_id: 'x' };
    expect(await sent(await renewal('BASIC', 'VT-LT', more))).toEqual(Object.keys(more).toSorted());
    expect(await sent(await renewal('BASIC', 'VT-LT', { card_id: 'x' }))).toEqual(['card_id']);
  });

  it('a re-issue rejects a ticket price, which could make the re-issue free', async () => {
    const { route_scope: _, start_month: __, months: ___, ...body } = await renewal('BASIC', 'MP-NCT');
    expect(await refused({ ...body, reissue_reason: 'BROKEN' }, 'public/card-requests')).toEqual(['ticket_price_id']);
  });
});

describe('Correction of an order', () => {
  async function asked(...fields: string[]): Promise<{ path: string; phone: unknown; code: string }> {
    const form = await shop.form(await student());
    const placed = await shop.register(form);
    await shop.pay(placed.payment.url);
    const corrections = fields.map((field) => ({ field, message: 'Xin sửa lại.' }));
    expect((await shop.move(placed.code, 'ask-correction', { corrections })).statusCode).toBe(200);
    return { path: `public/orders/${placed.code}/retype`, phone: form['phone'], code: placed.code };
  }

  it('a correction accepts only the requested fields', async () => {
    const { path, phone, code } = await asked('full_name');
    const more = { address: 'Số 1 phố Cũ', months: 12, object_group_id: await group('NCT'), status: 'CONFIRMED' };
    const sent = { phone, full_name: 'Đỗ Thị Hương Thu', ...more };
    expect(await refused(sent, path)).toEqual(Object.keys(more).toSorted());
    expect((await shop.order(code)).status).toBe('WAITING_CUSTOMER_RETYPE');
  });

  it('a correction is validated by the same rules as the form, including dates, numbers and choices', async () => {
    const { path, phone } = await asked('birth_date', 'city_id', 'district_id', 'identity_number');
    const [hanoi, bacNinh] = await Promise.all(
      ['Phường Hoàn Kiếm', 'Phường Từ Sơn'].map((name) => shop.rowOf('districts', { name })),
    );
    const city_id = hanoi?.['city_id'];
    const good = {
      phone,
      birth_date: '2006-03-05',
      city_id,
      district_id: hanoi?.['id'],
      identity_number: '001206012345',
    };
    expect(await refused({ ...good, identity_number: '1', district_id: undefined }, path)).toEqual([
      'district_id',
      'identity_number',
    ]);
    expect(await refused({ ...good, district_id: bacNinh?.['id'] }, path)).toEqual(['district_id']);
    expect(await refused({ ...good, birth_date: '2030-01-01' }, path)).toEqual(['birth_date']);
    expect(await refused(good, path)).toEqual([]);
  });
});

describe('Birth date in a citizen’s order', () => {
  it.each(['2026-03-17', '2127-01-01', '1899-12-31', '0001-01-01'])(
    'the birth date %s is rejected',
    async (birth_date) => {
      expect(await refused({ birth_date })).toEqual(['birth_date']);
      const clerk = await shop.signIn('agency-card');
      const body = { full_name: 'Lê Văn Tám', birth_date, phone: '0978 123 456' };
      expect((await shop.post('customers', body, clerk)).json().errors).toHaveProperty('birth_date');
      const { id } = (await shop.post('customers', { ...body, birth_date: '1900-01-01' }, clerk)).json();
      expect((await shop.patch(`customers/${id}`, { birth_date }, clerk)).json().errors).toHaveProperty('birth_date');
      expect((await shop.patch(`customers/${id}`, { birth_date: '2026-03-16' }, clerk)).statusCode).toBe(200);
    },
  );
});

describe('Contact that proves access to an order', () => {
  it('a request to withdraw or pay an order by its code may contain the contact, but no other field', async () => {
    const form = await shop.form();
    const { code } = await shop.register(form);
    const more = { phone: form['phone'], amount: 1, status: 'CONFIRMED' };
    expect(await refused(more, `payments/${code}/open`)).toEqual(['amount', 'status']);
    expect(await refused(more, `public/orders/${code}/withdraw`)).toEqual(['amount', 'status']);
  });

  it('an order with a known person’s name, phone and birth date does not add its e-mail to that person', async () => {
    const clerk = await shop.signIn('agency-card');
    const known = { full_name: 'Đỗ Thị Thu Hương', birth_date: '1998-04-12', phone: '0977111222' };
    const made = await shop.post('customers', known, clerk);
    const { code } = await shop.register({ ...known, email: 'ke.gian@hopthu.example' });
    const order = await shop.order(code);
    expect(order.customer_id).not.toBe(made.json().id);
    expect(await shop.rowOf('customers', { id: made.json().id })).not.toHaveProperty('email');
  });
});
