import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type PlacedOrder, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let clerk: Clerk;

const transfer = (more: Row = {}): Promise<PlacedOrder> => shop.register({ payment_method: 'BANK_TRANSFER', ...more });

const COLUMNS = ['Ngày giao dịch', 'Số tham chiếu', 'Ghi nợ', 'Ghi có', 'Nội dung'];
let references = 0;
const reference = () => `FT2607500${String((references += 1)).padStart(4, '0')}`;
const row = (text: string, credit: string, more: Row = {}) => {
  const cells = { booked: '16/03/2026 10:15:20', reference: reference(), debit: '', ...more };
  return [cells.booked, cells.reference, cells.debit, credit, text];
};

async function imported(rows: readonly (readonly string[])[], dry_run = false, as = clerk): Promise<readonly Row[]> {
  const answer = await shop.post('bank-statement-lines/bulk', { columns: COLUMNS, bulk: rows, dry_run }, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ rows: Row[] }>().rows;
}

const line = (text: string) => shop.rowOf('bank-statement-lines', { description: text });
const move = async (text: string, name: string, input: Row = {}, as = clerk) => {
  const { id } = await line(text);
  return shop.post(`bank-statement-lines/${String(id)}/transitions/${name}`, input, as);
};
const messages = async (code: string, where: Row = {}) =>
  shop.engine.store.find('transactions', { order_id: (await shop.order(code)).id, ...where } as Record<string, string>);

onEachDatabase('Bank statement', (databaseUrl) => {
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
    clerk = await shop.signIn('agency-card');
    const ways = { payment_method: ['GATEWAY', 'CASH', 'BANK_TRANSFER'] };
    const set = await shop.patch('settings/site-config', ways, await shop.signIn('agency-card-admin'));
    expect(set.statusCode, set.body).toBe(200);
  });
  afterAll(() => shop.app.close());

  it('an order by bank transfer moves on when its line of the imported statement is confirmed', async () => {
    const order = await transfer();
    const text = `MBVCB.68.${order.code.toLowerCase()} chuyen tien ve thang`;
    const total = `${order.total.toLocaleString('en-US')}.00`;
    const rows = [row(text, total)];
    expect(await imported(rows)).toMatchObject([{ action: 'create' }]);
    expect(await line(text)).toMatchObject({
      amount: order.total,
      booked_on: '2026-03-16',
      match: 'MATCH',
      missing: 0,
    });
    const confirmed = await move(text, 'confirm');
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    expect(await line(text)).toMatchObject({ state: 'CONFIRMED', match: 'MATCH' });
    expect(await shop.order(order.code)).toMatchObject({ status: 'CONFIRMED', refund_state: 'NONE' });
    expect(await messages(order.code, { direction: 'NOTICE' })).toMatchObject([
      { provider: 'BANK_TRANSFER', amount: order.total, provider_code: rows[0]?.[1] },
    ]);
    expect((await shop.get(`public/results/${order.result_id}`)).json()).toMatchObject({
      payment: 'paid',
      transfer: null,
    });
  });

  it('a second import of the same statement changes nothing', async () => {
    const order = await transfer();
    const rows = [row(`${order.code} lan hai`, String(order.total)), row('Phí SMS', '', { debit: '11.000' })];
    expect((await imported(rows)).map(({ action }) => action)).toEqual(['create', 'create']);
    const before = await shop.engine.store.find('bank-statement-lines');
    expect((await imported(rows, true)).map(({ action }) => action)).toEqual(['none', 'none']);
    expect((await imported(rows)).map(({ action }) => action)).toEqual(['none', 'none']);
    expect(await shop.engine.store.find('bank-statement-lines')).toEqual(before);
    const [changed] = await imported([[...(rows[0] ?? []).slice(0, 3), '1', `${order.code} lan hai`]], true);
    expect(changed).toMatchObject({ action: 'refuse' });
  });

  it('an import refuses amounts and days that cannot be read, and keeps outgoing money apart', async () => {
    const answers = await imported(
      [
        row('Sai số tiền', '12,5'),
        row('Sai ngày', '100.000', { booked: '31/02/2026' }),
        row('Không tiền', ''),
        row('Cả hai cột', '100.000', { debit: '1.000' }),
        row('Tiền ra', '', { debit: '50,000.00' }),
        row('Một cột, tiền ra', '-50.000'),
      ],
      true,
    );
    expect(
      answers.map((answer) => [answer['action'], Object.keys((answer['errors'] as Row | undefined) ?? {})]),
    ).toEqual([
      ['refuse', ['credit']],
      ['refuse', ['booked']],
      ['refuse', ['credit']],
      ['refuse', ['credit']],
      ['create', []],
      ['create', []],
    ]);
    await imported([row('Tiền ra', '', { debit: '50,000.00' })]);
    expect(await line('Tiền ra')).toMatchObject({ state: 'SET_ASIDE', match: 'OUTGOING', amount: 0 });
  });

  it('too little money leaves the order open and tells the customer the rest; the rest completes the payment', async () => {
    const order = await transfer();
    const [first, second] = [`${order.code} dot 1`, `${order.code} dot 2`];
    await imported([row(first, '100.000')]);
    expect(await line(first)).toMatchObject({ match: 'TOO_LITTLE', missing: order.total - 100_000 });
    expect((await move(first, 'confirm')).statusCode).toBe(409);
    expect((await shop.get(`public/results/${order.result_id}`)).json()).toMatchObject({
      transfer: { received: 100_000, amount: order.total - 100_000 },
    });
    await imported([row(second, String(order.total - 100_000))]);
    expect(await line(first)).toMatchObject({ match: 'MATCH', missing: 0 });
    expect((await move(second, 'confirm')).statusCode).toBe(200);
    expect(await line(first)).toMatchObject({ state: 'CONFIRMED' });
    expect((await shop.order(order.code)).status).toBe('CONFIRMED');
    expect(await messages(order.code, { direction: 'NOTICE' })).toHaveLength(1);
  });

  it('money beyond the total of the order is listed for refund', async () => {
    const order = await transfer();
    const text = `${order.code} thua tien`;
    await imported([row(text, String(order.total + 20_000))]);
    expect(await line(text)).toMatchObject({ match: 'TOO_MUCH', missing: -20_000 });
    expect((await move(text, 'confirm')).statusCode).toBe(200);
    expect(await shop.order(order.code)).toMatchObject({
      status: 'CONFIRMED',
      refund_state: 'DUE',
      refund_amount: 20_000,
    });
    expect(
      (await messages(order.code)).map(({ direction, amount, state }) => [direction, amount, state]).toSorted(),
    ).toEqual([
      ['NOTICE', 20_000, 'SUCCEEDED'],
      ['NOTICE', order.total, 'SUCCEEDED'],
      ['REFUND', 20_000, 'PENDING'],
    ]);
  });

  it('money for a paid or canceled order is listed for refund', async () => {
    const form = await shop.form({ payment_method: 'BANK_TRANSFER' });
    const canceled = await shop.register(form);
    await shop.post(`public/orders/${canceled.code}/withdraw`, { phone: form['phone'] });
    const paid = await transfer();
    await shop.move(paid.code, 'confirm-transfer', { receipt_number: 'FT123' });
    await imported([
      row(`${canceled.code} muon`, String(canceled.total)),
      row(`${paid.code} lan 2`, String(paid.total)),
    ]);
    for (const [{ code, total }, text, match, status] of [
      [canceled, `${canceled.code} muon`, 'CANCELED', 'CANCELED'],
      [paid, `${paid.code} lan 2`, 'PAID', 'CONFIRMED'],
    ] as const) {
      expect(await line(text)).toMatchObject({ match, state: 'OPEN' });
      expect((await move(text, 'confirm')).statusCode).toBe(409);
      expect((await move(text, 'list-refund')).statusCode).toBe(200);
      expect(await shop.order(code)).toMatchObject({ status, refund_state: 'DUE', refund_amount: total });
      expect((await move(text, 'list-refund')).statusCode).toBe(409);
      expect(await messages(code, { direction: 'REFUND' })).toHaveLength(1);
    }
  });

  it('a line that matched is compared again after its order was paid by other means', async () => {
    const order = await transfer();
    const text = `${order.code} tre`;
    await imported([row(text, String(order.total))]);
    await shop.move(order.code, 'confirm-transfer', { receipt_number: 'FT124' });
    expect((await move(text, 'confirm')).json()).toMatchObject({ statusCode: 409, code: 'bank_line_order_closed' });
    await shop.pass({ minutes: 2 });
    clerk = await shop.signIn('agency-card');
    const compared = await line(text);
    expect([compared['match'], compared['state'], compared['missing'] ?? null]).toEqual(['PAID', 'OPEN', null]);
  });

  it('a line whose transfer was confirmed at the order before the import is set aside', async () => {
    const order = await transfer();
    const text = `${order.code} da xac nhan`;
    const cells = row(text, String(order.total));
    await shop.move(order.code, 'confirm-transfer', { receipt_number: cells[1] });
    await imported([cells]);
    expect(await line(text)).toMatchObject({ match: 'PAID', state: 'SET_ASIDE', note: expect.any(String) });
    expect(await shop.order(order.code)).toMatchObject({ status: 'CONFIRMED', refund_state: 'NONE' });
  });

  it('a line of an unknown order is assigned by its order code, and only to orders of the office', async () => {
    const order = await transfer();
    await imported([row('chuyen tien ve', String(order.total))]);
    const unknown = await line('chuyen tien ve');
    expect(unknown).toMatchObject({ match: 'UNKNOWN' });
    const assign = (order_code: string) =>
      shop.post(`bank-statement-lines/${String(unknown['id'])}/operations/assign-order`, { order_code }, clerk);
    expect((await assign('DH26999999')).json().errors).toEqual({ order_code: expect.any(String) });
    const elsewhere = (await shop.engine.store.find('orders')).find(({ office_id }) => office_id !== clerk.officeId);
    expect((await assign(String(elsewhere?.['code']))).statusCode).toBe(422);
    expect((await assign(order.code)).json()).toMatchObject({ code: order.code });
    expect(await line('chuyen tien ve')).toMatchObject({ match: 'MATCH' });
    await imported([row(`${String(elsewhere?.['code'])} noi khac`, '1.000')]);
    expect(await line(`${String(elsewhere?.['code'])} noi khac`)).toMatchObject({ match: 'UNKNOWN' });
  });

  it('of two simultaneous confirmations of one line, one counts', async () => {
    const order = await transfer();
    const text = `${order.code} hai nguoi`;
    await imported([row(text, String(order.total))]);
    const answers = await Promise.all([
      move(text, 'confirm'),
      move(text, 'confirm', {}, await shop.signIn('agency-card-admin')),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await messages(order.code, { direction: 'NOTICE' })).toHaveLength(1);
  });

  it('a confirmation requires the permission to confirm transfers of orders', async () => {
    const order = await transfer();
    const text = `${order.code} khong quyen`;
    await imported([row(text, String(order.total))]);
    const role = ['bank-statement.read', 'bank-statement.confirm', 'order.read'];
    const user = await shop.rowOf('users', { username: 'agency-card' });
    const offices = user['offices'];
    const limited = [{ office_id: clerk.officeId, permissions: role, is_admin: false }];
    const system = { actor: { kind: 'system' }, officeId: null } as const;
    await shop.engine.write.transaction(system, (tx) =>
      tx.update('users', String(user['id']), { offices: limited } as Row),
    );
    try {
      const refused = await move(text, 'confirm', {}, await shop.signIn('agency-card'));
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_permitted']);
    } finally {
      await shop.engine.write.transaction(system, (tx) => tx.update('users', String(user['id']), { offices } as Row));
    }
  });
});
