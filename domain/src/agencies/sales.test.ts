import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { DEMO_KEY } from '../fixtures/catalog/clients.ts';
import { addDays, localDate } from '../rules/time/calendar.ts';
import { type Clerk, openShop, type Shop } from '../shop.fixture.ts';

onEachDatabase('Sales of an agency', (databaseUrl) => {
  let shop: Shop;
  let price: Row;
  let route: Row;
  let agency: Row;
  let today: string;
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
    price = await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' });
    route = await shop.rowOf('routes', { code: '32' });
    agency = await shop.rowOf('agencies', { short_name: 'DLMD' });
    today = localDate(shop.engine.clock.now());
  });
  afterAll(() => shop.app.close());

  const seller = () => shop.signIn('agency-ticket');
  const single = async (more: Row = {}) =>
    shop.post('tickets', { ticket_price_id: price['id'], route_id: route['id'], ...more }, await seller());
  const change = async (changes: Row) => {
    const answer = await shop.patch(`agencies/${String(agency['id'])}`, changes, await shop.signIn('superuser'));
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const at = ({ headers }: Clerk) => ({ ...headers, 'x-office-id': String(agency['agency_office_id']) });
  const begun = () => ({
    status: 'ACTIVE',
    contract_from: agency['contract_from'],
    contract_to: agency['contract_to'],
  });

  describe('Inactive, ended or future agency', () => {
    it.each([
      ['agency_inactive', () => ({ status: 'INACTIVE' })],
      ['agency_contract_over', () => ({ contract_to: addDays(today, -1) })],
      ['agency_contract_not_begun', () => ({ contract_from: addDays(today, 1) })],
    ])('an agency refused with the error %s can neither sell nor open a shift', async (code, changes) => {
      const sold = (await single()).json();
      expect(sold).toMatchObject({ state: 'SOLD' });
      await change(changes());
      const refused = { statusCode: 409, code };
      expect((await single()).json()).toMatchObject(refused);
      expect((await single({ payment_method: 'GATEWAY' })).json()).toMatchObject(refused);
      const day = await shop.rowOf('ticket-prices', { code: 'VN-BUS' });
      const daily = { ticket_price_id: day['id'], valid_on: addDays(today, 2) };
      expect((await shop.post('daily-tickets', daily, await seller())).json()).toMatchObject(refused);
      const { id: user } = await shop.rowOf('users', { username: 'agency-ticket' });
      const planned = { work_date: today, shift_number: 9, user_id: user };
      const shift = (await shop.post('work-shifts', planned, await shop.signIn('agency-ticket-admin'))).json();
      const open = await shop.post(`work-shifts/${shift.id}/transitions/open`, { opening_cash: 0 }, await seller());
      expect(open.json()).toMatchObject(refused);
      // An agency that may not sell can still refund its earlier sales, and count and close its drawer.
      const reason = { reason: 'Khách đổi ý' };
      const asked = await shop.post(
        `tickets/${sold.id}/transitions/create-cancel-ticket-request`,
        reason,
        await seller(),
      );
      expect(asked.statusCode, asked.body).toBe(200);
      const request = await shop.rowOf('ticket-cancel-requests', { ticket_id: sold.id });
      const requests = `ticket-cancel-requests/${String(request['id'])}/transitions`;
      await shop.post(`${requests}/approve`, {}, await shop.signIn('agency-ticket-admin'));
      const paid = await shop.post(`${requests}/pay-refund`, { refund_method: 'CASH' }, await seller());
      expect(paid.json(), paid.body).toMatchObject({ state: 'REFUNDED', shift_id: expect.any(String) });
      const drawer = `work-shifts/${String(paid.json().shift_id)}/transitions`;
      expect((await shop.post(`${drawer}/count`, { cash_counted: 0 }, await seller())).json()).toMatchObject({
        state: 'COUNTED',
      });
      await shop.post(`${drawer}/reopen`, {}, await seller());
      await change(begun());
      expect((await single()).json()).toMatchObject({ state: 'SOLD' });
    });
  });

  it('the counter of an inactive agency takes no orders from clerks or citizens', async () => {
    const root = await shop.signIn('superuser');
    const cards = await shop.rowOf('agencies', { short_name: 'DLCG' });
    const set = (status: string) => shop.patch(`agencies/${String(cards['id'])}`, { status }, root);
    expect((await set('INACTIVE')).statusCode).toBe(200);
    const headers = { 'x-token-captcha': await shop.captcha() };
    const ordered = await shop.post('public/orders', await shop.form(), undefined, headers);
    expect(ordered.json()).toMatchObject({ statusCode: 409, code: 'agency_inactive' });
    const quoted = await shop.post('public/quotes', {
      card_kind: 'BASIC',
      route_scope: 'MULTI_ROUTE',
      ticket_price_id: (await shop.rowOf('ticket-prices', { code: 'VT-LT' }))['id'],
      delivery_method: 'COUNTER',
      ticket_counter_id: (await shop.rowOf('ticket-counters', { office_id: cards['agency_office_id'] }))['id'],
    });
    expect(quoted.json()).toMatchObject({ statusCode: 409, code: 'agency_inactive' });
    await set('ACTIVE');
  });

  it('an inactive or ended agency lists no counters, sells nothing and takes no cash', async () => {
    const root = await shop.signIn('superuser');
    const cards = await shop.rowOf('agencies', { short_name: 'DLCG' });
    const office = String(cards['agency_office_id']);
    const clerk = { headers: { ...root.headers, 'x-office-id': office }, officeId: office };
    const counters = async (): Promise<Row[]> => (await shop.get('public/ticket-counters')).json();
    const own = await shop.engine.store.find('ticket-counters', { office_id: office, delivers_cards: true });
    const listed = (await counters()).filter(({ id }) => own.some((counter) => counter['id'] === id));
    expect(listed.length).toBeGreaterThan(0);
    const unpaid = await shop.register({ payment_method: 'CASH' });
    expect(unpaid.status).toBe('AWAITING_PAYMENT');
    const card = await shop.rowOf('customer-cards', { office_id: office, kind: 'BASIC', is_locked: false });
    const coin = await shop.rowOf('coins', {});
    const month = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
    const client = await shop.rowOf('api-clients', { name: 'Ví điện tử Sen Hồng' });
    const { office_id: clients } = client;
    const byClient = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/v1/tickets/sell-single',
        headers: { 'x-api-key': DEMO_KEY },
        payload: { ticket_price_id: price['id'], route_id: route['id'] },
      });
    await shop.engine.write.transaction({}, (tx) =>
      tx.update('api-clients', String(client['id']), { office_id: office }),
    );
    const offered: readonly (readonly [string, () => Promise<{ json(): unknown }>])[] = [
      [
        'coins',
        () => shop.post('sell-coin-commands', { coin_id: coin['id'], amount: 50_000, payment_method: 'CASH' }, clerk),
      ],
      ['take-cash', () => shop.move(unpaid.code, 'take-cash', {}, clerk)],
      [
        're-issue',
        () =>
          shop.post('reissue-cards', { old_card_id: card['id'], new_card_code: shop.blank(), reason: 'BROKEN' }, clerk),
      ],
      [
        'a monthly ticket',
        () =>
          shop.post(
            'monthly-tickets',
            { customer_card_id: card['id'], ticket_price_id: month['id'], start_month: '2026-07', months: 1 },
            clerk,
          ),
      ],
      ['the Open API', byClient],
    ];
    for (const changes of [{ status: 'INACTIVE' }, { status: 'ACTIVE', contract_to: addDays(today, -1) }]) {
      const code = changes.status === 'INACTIVE' ? 'agency_inactive' : 'agency_contract_over';
      expect((await shop.patch(`agencies/${String(cards['id'])}`, changes, root)).statusCode).toBe(200);
      expect((await counters()).filter(({ id }) => own.some((counter) => counter['id'] === id))).toEqual([]);
      for (const [what, sell] of offered) expect((await sell()).json(), what).toMatchObject({ statusCode: 409, code });
    }
    await shop.patch(
      `agencies/${String(cards['id'])}`,
      { status: 'ACTIVE', contract_to: cards['contract_to'] ?? null },
      root,
    );
    await shop.engine.write.transaction({}, (tx) =>
      tx.update('api-clients', String(client['id']), { office_id: clients }),
    );
    expect((await counters()).filter(({ id }) => own.some((counter) => counter['id'] === id))).toHaveLength(
      listed.length,
    );
  });

  it('an agency whose deposit is used up can sell again after a settlement', async () => {
    const root = await shop.signIn('superuser');
    const settle = (amount: number, receipt_number: string) =>
      shop.post('agency-settlements', { agency_id: agency['id'], amount, receipt_number }, root);
    const first = await settle(1, 'PT-1');
    expect(first.json(), first.body).toMatchObject({ owed_before: expect.any(Number), settled_at: expect.any(String) });
    const owed = Number(first.json().owed_after);
    // Two more tickets bring 16,000đ into the drawer. The agency owes this amount minus its commission of three
    // percent.
    await change({ deposit: owed + 8_000 });
    shop.advanceClock(1_000);
    expect((await single()).statusCode).toBe(201);
    expect((await single()).statusCode, 'eight thousand less the commission is below the deposit').toBe(201);
    expect((await single()).json()).toMatchObject({ statusCode: 409, code: 'agency_deposit_used_up' });
    expect((await settle(owed * 2, 'PT-2')).json()).toMatchObject({
      statusCode: 422,
      errors: { amount: expect.any(String) },
    });
    const paid = await settle(10_000, 'PT-3');
    expect(paid.json(), paid.body).toMatchObject({
      owed_before: owed + 16_000 - 480,
      owed_after: owed + 6_000 - 480,
    });
    shop.advanceClock(1_000);
    expect((await single()).statusCode).toBe(201);
    expect((await shop.patch(`agency-settlements/${paid.json().id}`, { amount: 1 }, root)).statusCode).toBeGreaterThan(
      400,
    );
    // An agency without a deposit may owe any amount.
    await change({ deposit: 0 });
    expect((await single()).statusCode).toBe(201);
    await change({ deposit: agency['deposit'] });
  });

  it('two concurrent sales of an agency cannot exceed its deposit together', async () => {
    const root = await shop.signIn('superuser');
    shop.advanceClock(1_000);
    const made = await shop.post(
      'agency-settlements',
      { agency_id: agency['id'], amount: 1, receipt_number: 'PT-4' },
      await shop.signIn('superuser'),
    );
    expect(made.statusCode, made.body).toBe(201);
    await change({ deposit: Number(made.json().owed_after) + 7_000 });
    shop.advanceClock(1_000);
    const answers = await Promise.all([single(), single()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    await change({ deposit: agency['deposit'] });
    expect(root.officeId).toBeDefined();
  });

  it('an agency owes nothing for a refunded ticket that its API client sold', async () => {
    const root = await shop.signIn('superuser');
    const [clerk, admin] = [await seller(), await shop.signIn('agency-ticket-admin')];
    shop.advanceClock(1_000);
    const settle = async (receipt_number: string) =>
      (await shop.post('agency-settlements', { agency_id: agency['id'], amount: 1, receipt_number }, root)).json();
    const { owed_after: before } = await settle('PT-5');
    shop.advanceClock(1_000);
    const client = { name: 'Ứng dụng của đại lý', client_kind: 'OPEN_API', rate_limit: 600 };
    const permissions = ['route.read', 'ticket.sell-single'];
    const { key } = (await shop.post('api-clients', { ...client, permissions }, { ...root, headers: at(root) })).json();
    const values = { ticket_price_id: price['id'], route_id: route['id'] };
    const sold = await shop.post('tickets/sell-single', values, undefined, { 'x-api-key': key });
    expect(sold.statusCode, sold.body).toBe(201);
    const moves = `tickets/${sold.json().id}/transitions`;
    await shop.post(`${moves}/create-cancel-ticket-request`, { reason: 'Khách đổi ý' }, clerk);
    const { id, refund_amount: back } = await shop.rowOf('ticket-cancel-requests', { ticket_id: sold.json().id });
    const requests = `ticket-cancel-requests/${String(id)}/transitions`;
    await shop.post(`${requests}/approve`, {}, admin);
    const paid = await shop.post(`${requests}/pay-refund`, { refund_method: 'GATEWAY' }, clerk);
    expect(paid.json(), paid.body).toMatchObject({ state: 'REFUNDED' });
    const stays = Number(price['price']) - Number(back);
    const commission = Math.round((stays * Number(agency['commission_percent'])) / 100);
    expect(await settle('PT-6')).toMatchObject({ owed_before: before + stays - commission });
  });

  it('the sales of an agency with an ended contract stay in the commission report', async () => {
    const ended = await shop.rowOf('agencies', { short_name: 'DLGL' });
    expect(String(ended['contract_to']) < today).toBe(true);
    const query = `from=${addDays(today, -12)}&to=${today}`;
    const { rows } = (await shop.get(`reports/agency-commission?${query}`, await shop.signIn('superuser'))).json();
    const own = rows.filter((row: Row) => row['agency'] === ended['name']);
    expect(own.reduce((total: number, row: Row) => total + Number(row['sales']), 0)).toBeGreaterThan(0);
  });
});
