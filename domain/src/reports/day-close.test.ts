import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { addDays, localDate } from '../rules/time/calendar.ts';
import { type Clerk, openShop, type Shop } from '../shop.fixture.ts';
import type { ReportRow } from './report.ts';

interface Answer {
  readonly rows: readonly ReportRow[];
  readonly totals: Readonly<Record<string, number>>;
}

const TICKETS = ['SINGLE_TICKET', 'DAY_TICKET', 'MONTHLY_TICKET', 'PAPER_TICKET'];
const sum = (rows: readonly (Row | ReportRow)[], name: string): number =>
  rows.reduce((total, row) => total + Number(row[name] ?? 0), 0);
const dayOf = (row: Row, name: string) => (typeof row[name] === 'string' ? localDate(String(row[name])) : undefined);

onEachDatabase('Day-close report', (databaseUrl) => {
  let shop: Shop;
  let root: Clerk;
  let days: readonly string[];
  let offices: readonly Row[];
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
    root = await shop.signIn('superuser');
    const today = localDate(shop.engine.clock.now());
    days = [0, 1, 2, 3, 5, 8, 13].map((ago) => addDays(today, -ago));
    // A report on an office includes its sub-offices, so the test compares only leaf offices.
    const all = await shop.engine.store.find('offices');
    offices = all.filter(({ id }) => !all.some((other) => other['parent_id'] === id));
  });
  afterAll(() => shop.app.close());

  const answered = async (path: string, query: Row, as = root): Promise<Answer> => {
    const answer = await shop.get(`${path}?${new URLSearchParams(query as Record<string, string>)}`, as);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const on = (day: string, office?: unknown) => ({ from: day, to: day, ...(office ? { office: String(office) } : {}) });
  const all = async (resource: string, where: Row = {}): Promise<readonly Row[]> =>
    shop.engine.store.find(resource, where as Record<string, string>);

  it('money in equals money out plus money held, in every day-close row and in the totals', async () => {
    const [from, to] = [addDays(days[0] ?? '', -300), days[0]];
    const { rows, totals } = await answered('reports/day-close', { from, to });
    expect(rows.length).toBeGreaterThan(300);
    for (const row of rows) {
      expect(row['money_in']).toBe(Number(row['money_out']) + Number(row['money_held']));
      const real = row['payment_method'] !== 'COIN';
      expect(row['money_in']).toBe(real ? Number(row['sales']) - Number(row['shortage']) + Number(row['excess']) : 0);
      expect(row['money_out']).toBe(real ? row['refunds'] : 0);
    }
    expect(totals['money_in']).toBe(Number(totals['money_out']) + Number(totals['money_held']));
    const methods = new Set(rows.map((row) => row['payment_method']));
    expect([...methods].toSorted()).toEqual(['BANK_TRANSFER', 'CASH', 'COIN', 'GATEWAY']);
  });

  it('day-close amounts equal the ticket, metro and shift-cash reports for each day and office', async () => {
    const byOrders = (await all('monthly-tickets')).filter((row) => row['order_id']);
    let compared = 0;
    for (const day of days) {
      for (const { id } of offices) {
        const close = await answered('reports/day-close', on(day, id));
        const sold = close.rows.filter((row) => TICKETS.includes(String(row['kind'])));
        const published = byOrders.filter((row) => row['office_id'] === id && dayOf(row, 'sold_at') === day);
        const tickets = await answered('statistics/tickets', on(day, id));
        expect(tickets.totals['amount'], `${day} tickets`).toBe(sum(sold, 'sales') + sum(published, 'price'));
        expect(tickets.totals['tickets']).toBe(sum(sold, 'quantity') + published.length);
        const cash = close.rows.filter((row) => row['payment_method'] === 'CASH');
        const shifts = await answered('reports/shift-cash', on(day, id));
        for (const name of ['sales', 'shortage', 'excess', 'refunds'])
          expect(shifts.totals[name], `${day} ${name}`).toBe(sum(cash, name));
        compared += sum(close.rows, 'sales');
      }
      const metro = await answered('reports/metro-revenue-daily', on(day));
      const { totals } = await answered('statistics/tickets', { ...on(day), transport_mode: 'METRO' });
      const { single_amount, day_amount, monthly_amount, refunds } = metro.totals;
      expect(Number(single_amount) + Number(day_amount) + Number(monthly_amount)).toBe(totals['amount']);
      expect(refunds).toBe(totals['refunds']);
    }
    expect(compared).toBeGreaterThan(1_000_000);
  });

  it('day-close order amounts equal the order statistics, including late payments and refunds', async () => {
    const [from, to] = [addDays(days[0] ?? '', -365), days[0]];
    const close = await answered('reports/day-close', { from, to, kind: 'ORDER' });
    const orders = await answered('statistics/orders', { from, to });
    const unpaid = new Set((await all('orders')).filter((row) => !row['paid_at']).map((row) => row['id']));
    const messages = (await all('transactions', { state: 'SUCCEEDED' })).filter((row) => row['order_id']);
    const late = messages.filter((row) => row['direction'] === 'NOTICE' && unpaid.has(row['order_id']));
    expect(late.length).toBeGreaterThan(0);
    expect(close.totals['sales']).toBe(orders.totals['paid']);
    expect(close.totals['refunds']).toBe(
      sum(
        messages.filter((row) => row['direction'] === 'REFUND'),
        'amount',
      ),
    );
  });

  it('day-close amounts equal the commission report’s sales and refunds of each agency', async () => {
    const [from, to] = [addDays(days[0] ?? '', -60), days[0]];
    const { rows } = await answered('reports/agency-commission', { from, to });
    const agencies = await all('agencies', { status: 'ACTIVE' });
    for (const agency of agencies) {
      const own = rows.filter((row) => row['agency'] === agency['name']);
      const close = await answered('reports/day-close', { from, to, office: agency['agency_office_id'] });
      const orders = (await all('orders', { office_id: agency['agency_office_id'] })).map((row) => [row['id'], row]);
      const byId = new Map(orders as [unknown, Row][]);
      // Agencies earn no commission on the sale of cards and coins, or on fees for issuing and delivering cards.
      const fees = (await all('transactions', { state: 'SUCCEEDED', office_id: agency['agency_office_id'] }))
        .filter((row) => row['order_id'] && ['NOTICE', 'REFUND'].includes(String(row['direction'])))
        .filter((row) => String(dayOf(row, 'received_at')) >= from)
        .map((row) => {
          const order = byId.get(row['order_id']);
          const ticket = Number(order?.['base_amount'] ?? 0) - Number(order?.['discount_amount'] ?? 0);
          return { direction: row['direction'], fee: Math.max(0, Number(row['amount']) - ticket) };
        });
      const feesOf = (direction: string) =>
        sum(
          fees.filter((row) => row.direction === direction),
          'fee',
        );
      const bearing = close.rows.filter((row) => row['kind'] !== 'COINS' && row['kind'] !== 'REISSUED_CARD');
      expect(sum(own, 'sales'), String(agency['name'])).toBe(sum(bearing, 'sales') - feesOf('NOTICE'));
      expect(sum(own, 'refunds')).toBe(sum(bearing, 'refunds') - feesOf('REFUND'));
    }
  });

  it('the day-close report splits the cash of each closed shift over the rows of its days', async () => {
    const [from, to] = [addDays(days[0] ?? '', -95), days[0]];
    const { rows } = await answered('reports/shift-cash', { from, to });
    const closed = await all('work-shifts', { state: 'CLOSED' });
    expect(closed.length).toBeGreaterThan(100);
    for (const shift of closed) {
      const own = rows.filter((row) => row['shift'] === shift['code']);
      expect(sum(own, 'opening_cash'), String(shift['code'])).toBe(shift['opening_cash']);
      expect(sum(own, 'cash_expected'), String(shift['code'])).toBe(shift['cash_expected']);
      expect(sum(own, 'cash_counted')).toBe(shift['cash_counted']);
      expect(sum(own, 'difference')).toBe(shift['difference']);
    }
  });

  it('an agency sees only its own office in the day-close report, whose CSV export includes totals', async () => {
    const clerk = await shop.signIn('agency-ticket');
    const mine = await answered('reports/day-close', on(days[1] ?? ''), clerk);
    const office = await shop.rowOf('offices', { id: clerk.officeId });
    expect(new Set(mine.rows.map((row) => row['office']))).toEqual(new Set([office['name']]));
    const csv = await shop.get(`reports/day-close?from=${days[1]}&to=${days[1]}&format=csv`, clerk);
    const lines = csv.body.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\u{FEFF}Ngày,Đơn vị,Khoản bán,Thanh toán/u);
    expect(lines.at(-1)).toMatch(new RegExp(`^Tổng cộng,.*,${mine.totals['money_held']}$`, 'u'));
  });

  it('the day-close report counts a refund on its payment day, in the shift whose drawer pays the refund', async () => {
    const clerk = () => shop.signIn('agency-card');
    const customer = await shop.rowOf('customers', { office_id: (await clerk()).officeId });
    const price = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
    // The price requires approval, so that the tests can reject an order.
    await shop.patch(`ticket-prices/${String(price['id'])}`, { is_approve_cus_req: true }, root);
    const order = await shop.post(
      'orders',
      {
        request_kind: 'REGISTER_NEW',
        customer_id: customer['id'],
        ticket_price_id: price['id'],
        start_month: '2026-05',
        months: 1,
        delivery_method: 'COUNTER',
        ticket_counter_id: (await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' }))['id'],
        payment_method: 'CASH',
      },
      await clerk(),
    );
    expect(order.statusCode, order.body).toBe(201);
    const { code, id, total } = order.json();
    const rejected = await shop.move(code, 'reject', { reason: 'Khách đổi ý' }, await clerk());
    expect(rejected.json(), rejected.body).toMatchObject({ refund_state: 'DUE' });
    await shop.pass({ hours: 20 });
    const tomorrow = addDays(days[0] ?? '', 1);
    const refunds = async () => {
      const office = (await clerk()).officeId;
      const close = await answered('reports/day-close', { from: tomorrow, to: tomorrow, office }, await clerk());
      const cash = await answered('reports/shift-cash', { from: tomorrow, to: tomorrow, office }, await clerk());
      return [close.totals['money_out'], cash.totals['refunds']];
    };
    expect(await refunds()).toEqual([0, 0]);
    const due = await shop.rowOf('transactions', { order_id: id, direction: 'REFUND' });
    const paid = await shop.post(`transactions/${String(due['id'])}/transitions/pay-refund`, {}, await clerk());
    expect(paid.json(), paid.body).toMatchObject({ state: 'SUCCEEDED', shift_id: expect.any(String) });
    expect(await refunds()).toEqual([total, total]);
  });
});
