import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let clerk: Clerk;

const REASON = 'Khách đề nghị bằng văn bản ngày 16/03/2026.';
const erase = (id: unknown, as = clerk) =>
  shop.post(`customers/${String(id)}/operations/erase`, { reason: REASON }, as);

async function everything(): Promise<string> {
  const { store } = shop.engine;
  const { database } = shop.engine.records;
  const names = shop.engine.model.resources.map(({ name }) => name);
  const rows = await Promise.all(names.map((name) => store.find(name)));
  const outbox = await database.rows('SELECT * FROM "_outbox"', []);
  return JSON.stringify([rows, outbox]);
}

async function served(): Promise<{ form: Row; order: Row; card: string; customer: string }> {
  const form = await shop.form({
    full_name: 'Tạ Bích Loan Phượng',
    birth_date: '1991-02-28',
    delivery_method: 'COUNTER',
    note: 'Nhà có chó dữ ở ngõ 9 Vạn Phúc',
  });
  const placed = await shop.register(form);
  await shop.pay(placed.payment.url);
  const card = shop.blank();
  for (const [name, input] of [
    ['attach-card', { card_code: card }],
    ['publish', {}],
    ['deliver-to-counter', {}],
    ['deliver-to-customer', {}],
  ] as const) {
    const moved = await shop.move(placed.code, name, input);
    if (moved.statusCode !== 200) throw new Error(`${name}: ${moved.body}`);
  }
  const order = await shop.order(placed.code);
  await shop.engine.write.transaction({}, (tx) =>
    tx.create('bank-statement-lines', {
      office_id: order.office_id,
      reference: `FT${placed.code}`,
      booked: '16/03/2026',
      credit: '1.000',
      description: `${placed.code} ${String(form['full_name'])} chuyen tien`,
    }),
  );
  return { form, order: { ...order }, card, customer: order.customer_id };
}

onEachDatabase('Erasure of a person’s data on request', (databaseUrl) => {
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
    clerk = await shop.signIn('agency-card-admin');
  });
  afterAll(() => shop.app.close());

  it('an erasure removes names and numbers everywhere and keeps money, dates and tickets', async () => {
    const { form, order, card, customer } = await served();
    const words = ['full_name', 'identity_number', 'phone', 'email', 'note'].map((name) => String(form[name]));
    const before = await everything();
    for (const word of words) expect(before, word).toContain(word);
    const held = await shop.rowOf('customer-cards', { card_code: card });

    const used = await erase(customer);
    expect([used.statusCode, used.json().code], used.body).toEqual([409, 'erase_cards_in_use']);
    expect(used.json().message).toContain(card);
    await shop.post(`customer-cards/${String(held['id'])}/operations/lock`, { lock_reason: 'Khách trả thẻ.' }, clerk);

    const done = await erase(customer);
    expect(done.statusCode, done.body).toBe(200);
    const after = await everything();
    for (const word of [...words, '1991-02-28']) expect(after, word).not.toContain(word);
    expect(after).not.toContain(String(form['portrait']));

    const remaining = await shop.rowOf('orders', { id: order['id'] });
    const books = ['code', 'total', 'paid_at', 'status', 'created_at', 'ticket_price_id', 'start_month'];
    for (const name of books) expect([name, remaining[name]]).toEqual([name, order[name]]);
    expect(await shop.rowOf('monthly-tickets', { order_id: order['id'] })).toMatchObject({ price: 280_000 });
    expect(await shop.rowOf('customers', { id: customer })).toMatchObject({
      full_name: 'XXXXX',
      status: 'INACTIVE',
      erased_at: done.json().erased_at,
    });
    const entries = await shop.engine.store.find('audit-logs', { resource: 'customers', record_id: customer });
    expect(entries.find(({ action }) => action === 'update')).toMatchObject({
      before: { full_name: '***', phone: '***' },
    });
    expect(entries.find(({ action }) => action === 'erase')).toMatchObject({ after: { reason: REASON } });

    await shop.pass({ days: 3 });
    const { database } = shop.engine.records;
    const file = String(form['portrait']).split('/').at(-1) ?? '';
    expect(await database.rows(`SELECT "id" FROM "_uploads" WHERE "id" = '${file}'`, [])).toEqual([]);
  });

  it('a second erasure changes nothing, and an erased record cannot be edited', async () => {
    const own = await shop.engine.store.find('customers', { office_id: clerk.officeId });
    const [erased] = own.filter((row) => row['erased_at']);
    const again = await erase(erased?.['id'], await shop.signIn('agency-card-admin'));
    expect(again.json()).toEqual({ erased_at: erased?.['erased_at'], records: 0, elsewhere: 0 });
    expect(await shop.rowOf('customers', { id: erased?.['id'] })).toEqual(erased);
    const written = await shop.patch(
      `customers/${String(erased?.['id'])}`,
      { full_name: 'Người Khác' },
      await shop.signIn('agency-card-admin'),
    );
    expect(written.json()).toMatchObject({ statusCode: 409, code: 'customer_erased' });
  });

  it('an erasure covers all records of the person at the office, and counts the records at other offices', async () => {
    const admin = await shop.signIn('agency-card-admin');
    const person = { full_name: 'Lục Thị Ánh Tuyết', birth_date: '1979-07-19', phone: '0903456712' };
    const record = async (more: Row, as = admin) => (await shop.post('customers', { ...person, ...more }, as)).json();
    const first = await record({ identity_number: '001179000123', email: 'tuyet@hopthu.example' });
    const married = await record({ full_name: 'Lục Ánh Tuyết', identity_number: '001179000123', phone: '0903456799' });
    const other = await record({ email: 'tuyet.2@hopthu.example' });
    const elsewhere = await record({ identity_number: '001179000123' }, await shop.signIn('company'));
    const namesake = await record({ identity_number: '001179000124', birth_date: '1980-07-19' });
    const done = await erase(first.id, admin);
    expect(done.json(), done.body).toMatchObject({ records: 3, elsewhere: 1 });
    const names = await Promise.all(
      [first, married, other, elsewhere, namesake].map(
        async ({ id }) => (await shop.rowOf('customers', { id }))['full_name'],
      ),
    );
    const gone = 'XXXXX';
    expect(names).toEqual([gone, gone, gone, person.full_name, person.full_name]);
  });

  it('an erasure is rejected while an order is open, and without the permission', async () => {
    const placed = await shop.register({ full_name: 'Vương Đình Khải' });
    const { customer_id } = await shop.order(placed.code);
    const admin = await shop.signIn('agency-card-admin');
    const open = await erase(customer_id, admin);
    expect([open.statusCode, open.json().code]).toEqual([409, 'erase_orders_open']);
    expect(open.json().message).toContain(placed.code);
    expect((await erase(customer_id, await shop.signIn('agency-card'))).statusCode).toBe(403);
  });
});
