import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { addDays, localDate } from '../rules/time/calendar.ts';
import { type Clerk, openShop, type Shop } from '../shop.fixture.ts';
import type { ReportRow } from './report.ts';

interface Answer {
  readonly columns: readonly { readonly name: string; readonly total?: true }[];
  readonly rows: readonly ReportRow[];
  readonly totals: ReportRow;
}

onEachDatabase('Statistics and revenue reports of offices', (databaseUrl) => {
  let shop: Shop;
  let root: Clerk;
  let metro: Clerk;
  let period: { from: string; to: string };
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
    root = await shop.signIn('superuser');
    metro = await shop.signIn('company-metro');
    const today = localDate(shop.engine.clock.now());
    period = { from: addDays(today, -300), to: addDays(today, 60) };
    await boundaryTickets(shop, metro.officeId);
  });
  afterAll(() => shop.app.close());

  const ask = (path: string, as: Clerk, query: Row = {}) =>
    shop.get(`${path}?${new URLSearchParams({ ...period, ...query } as Record<string, string>)}`, as);
  const answered = async (path: string, as: Clerk, query?: Row): Promise<Answer> => {
    const answer = await ask(path, as, query);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const all = async (resource: string, day: (row: Row) => unknown): Promise<readonly Row[]> =>
    (await shop.engine.store.find(resource)).filter((row) => {
      const at = day(row);
      return typeof at === 'string' && at >= period.from && at <= period.to;
    });
  const dayOf = (name: string) => (row: Row) =>
    typeof row[name] === 'string' ? localDate(String(row[name])) : undefined;
  const sum = (rows: readonly (Row | ReportRow)[], name: string): number =>
    rows.reduce((total, row) => total + Number(row[name] ?? 0), 0);
  const charged = async (rows: readonly Row[]): Promise<number> => {
    const tickets = new Map((await shop.engine.store.find('tickets')).map((row) => [row['id'], row]));
    return rows.reduce((total, row) => {
      if (!row['replaces_id']) return total + Number(row['price'] ?? 0);
      const old = Number(tickets.get(row['replaces_id'])?.['price'] ?? 0);
      return total + Number(row['change_fee'] ?? 0) + Math.max(0, Number(row['price'] ?? 0) - old);
    }, 0);
  };

  it('order statistics by state and day match the stored orders', async () => {
    const { rows, totals } = await answered('statistics/orders', root);
    const orders = await all('orders', dayOf('created_at'));
    const payments = (await shop.engine.store.find('transactions', { direction: 'NOTICE', state: 'SUCCEEDED' })).filter(
      (row) => row['order_id'],
    );
    const paidFor = (order: Row): number => {
      const own = payments.filter((row) => row['order_id'] === order['id']);
      return own.length > 0 ? sum(own, 'amount') : order['paid_at'] ? Number(order['total']) : 0;
    };
    expect(orders.length).toBeGreaterThan(10);
    expect(totals).toMatchObject({ orders: orders.length, amount: sum(orders, 'total') });
    for (const row of rows) {
      const same = orders.filter((o) => o['status'] === row['status'] && dayOf('created_at')(o) === row['day']);
      expect(row).toMatchObject({
        orders: same.length,
        amount: sum(same, 'total'),
        refunds: sum(same, 'refund_amount'),
      });
      expect(row['paid']).toBe(same.reduce((total, one) => total + paidFor(one), 0));
    }
  });

  it('a late payment of a canceled order counts as paid and as refunded in order statistics', async () => {
    const placed = await shop.register();
    const { phone } = await shop.rowOf('customers', { id: (await shop.order(placed.code)).customer_id });
    expect((await shop.post(`public/orders/${placed.code}/withdraw`, { phone })).statusCode).toBe(200);
    const today = localDate(shop.engine.clock.now());
    const canceled = async () => {
      const { rows } = await answered('statistics/orders', root, { from: today, to: today });
      return rows.find(({ status }) => status === 'CANCELED') ?? {};
    };
    const before = await canceled();
    await shop.pay(placed.payment.url);
    const after = await canceled();
    for (const column of ['paid', 'refunds']) {
      expect(Number(after[column]) - Number(before[column]), column).toBe(placed.total);
    }
  });

  it('ticket statistics count tickets by route and type', async () => {
    const { rows, totals } = await answered('statistics/tickets', root);
    const sold = (
      await Promise.all(['tickets', 'daily-tickets', 'monthly-tickets'].map((name) => all(name, dayOf('sold_at'))))
    ).flat();
    const printed = await all('paper-tickets', dayOf('sold_at'));
    expect(printed.length).toBeGreaterThan(10);
    expect(totals).toMatchObject({
      tickets: sold.length + sum(printed, 'quantity'),
      canceled: sold.filter((row) => row['state'] === 'CANCELED').length,
      amount: (await charged(sold)) + sum(printed, 'amount'),
      refunds: sum(sold, 'refund_amount'),
    });
    expect(totals['revenue']).toBe(Number(totals['amount']) - Number(totals['refunds']));
    const route = await shop.rowOf('routes', { code: '32' });
    const own = sold.filter((row) => row['route_id'] === route['id'] && row['ticket_type'] === 'ONE_TIME');
    const line = rows.find((row) => row['route'] === `32 – ${route['name']}` && row['ticket_type'] === 'ONE_TIME');
    expect(line?.['tickets'] ?? 0).toBe(own.length);
  });

  it('card statistics count the cards that were issued', async () => {
    const { totals } = await answered('statistics/cards', root);
    const cards = await all('customer-cards', (row) => row['issued_on']);
    expect(cards.length).toBeGreaterThan(0);
    expect(totals).toEqual({ cards: cards.length });
    const free = await answered('statistics/cards', root, { kind: 'FREE' });
    expect(free.totals).toEqual({ cards: cards.filter((row) => row['kind'] === 'FREE').length });
  });

  it('metro revenue has the same sum by day, week and month', async () => {
    const [daily, weekly, monthly] = await Promise.all(
      ['daily', 'weekly', 'monthly'].map((unit) => answered(`reports/metro-revenue-${unit}`, metro)),
    );
    expect(daily?.rows).toHaveLength(361);
    expect(weekly?.rows.every(({ period: at }) => new Date(String(at)).getUTCDay() === 1)).toBe(true);
    expect(monthly?.rows.length).toBeLessThanOrEqual(13);
    expect(weekly?.totals).toEqual(daily?.totals);
    expect(monthly?.totals).toEqual(daily?.totals);
    const issued = new Set(
      (await shop.engine.store.find('ticket-prices', { issuer_id: metro.officeId })).map((row) => row['id']),
    );
    const run = new Set(
      (await shop.engine.store.find('routes', { company_id: metro.officeId })).map((row) => row['id']),
    );
    const lineOf = (row: Row) =>
      row['route_id'] ?? (row['route_scope'] === 'ONE_ROUTE' ? (row['route_ids'] as string[])[0] : undefined);
    const own = (row: Row) =>
      row['transport_mode'] === 'METRO' &&
      (row['office_id'] === metro.officeId || issued.has(row['ticket_price_id']) || run.has(lineOf(row)));
    const singles = (await all('tickets', dayOf('sold_at'))).filter(own);
    expect(daily?.totals).toMatchObject({ single_tickets: singles.length, single_amount: await charged(singles) });
    const monthlies = (await all('monthly-tickets', dayOf('sold_at'))).filter(own);
    expect(monthlies.length).toBeGreaterThan(0);
    expect(daily?.totals).toMatchObject({ monthly_tickets: monthlies.length, monthly_amount: sum(monthlies, 'price') });
  });

  it('a report day ends at midnight in Hà Nội', async () => {
    const day = addDays(localDate(shop.engine.clock.now()), 50);
    const { rows } = await answered('reports/metro-revenue-daily', metro, { from: day, to: addDays(day, 1) });
    expect(rows).toMatchObject([
      { period: day, single_tickets: 2, single_amount: 20_000 },
      { period: addDays(day, 1), single_tickets: 1, single_amount: 10_000 },
    ]);
  });

  it('the reported commission is the agency’s percentage of its monthly takings, summed over the months', async () => {
    const { rows, totals } = await answered('reports/agency-commission', root);
    const agencies = new Map((await shop.engine.store.find('agencies')).map((row) => [row['name'], row]));
    expect(agencies.size).toBeGreaterThan(0);
    expect(rows.length).toBeGreaterThan(0);
    const monthly = (await all('monthly-tickets', dayOf('sold_at'))).filter((row) => !row['order_id']);
    const orders = new Map((await shop.engine.store.find('orders')).map((row) => [row['id'], row]));
    // Payments after an order's deadline count as received money, because the report also subtracts their refunds.
    const payments = (await all('transactions', dayOf('received_at'))).filter(
      (row) => row['order_id'] && row['direction'] === 'NOTICE' && row['state'] === 'SUCCEEDED',
    );
    const tickets = [...(await all('tickets', dayOf('sold_at'))), ...(await all('daily-tickets', dayOf('sold_at')))];
    for (const row of rows) {
      const agency = agencies.get(row['agency']);
      const counts = (name: string) => (sold: Row) => {
        const day = String(dayOf(name)(sold));
        const ends = agency?.['contract_to'] ?? '9999-12-31';
        const under = day >= String(agency?.['contract_from']) && day <= String(ends);
        return under && day.startsWith(String(row['month'])) && sold['office_id'] === agency?.['agency_office_id'];
      };
      const passes = await charged([...tickets, ...monthly].filter(counts('sold_at')));
      const paid = payments.filter(counts('received_at')).map((payment) => orders.get(payment['order_id']) ?? {});
      expect(row['sales'], JSON.stringify(row)).toBe(passes + sum(paid, 'base_amount') - sum(paid, 'discount_amount'));
      expect(row['base']).toBe(Math.max(0, Number(row['sales']) - Number(row['refunds'])));
      const exact = (Number(row['base']) * Number(row['percent'])) / 100;
      expect(Math.abs(Number(row['commission']) - exact)).toBeLessThanOrEqual(0.5);
    }
    expect(totals['commission']).toBe(sum(rows, 'commission'));
  });

  it('the totals of every report equal the sum of its rows', async () => {
    for (const { path, columns } of (await shop.get('reports', root)).json()) {
      const { rows, totals } = await answered(path, root);
      for (const { name } of columns.filter(({ total }: { total?: true }) => total)) {
        expect(totals[name], `${path} ${name}`).toBe(sum(rows, name));
      }
    }
  });

  it('an office sees only itself and its sub-offices in reports', async () => {
    const clerk = await shop.signIn('agency-card');
    const { totals } = await answered('statistics/orders', clerk);
    const own = (await all('orders', dayOf('created_at'))).filter((row) => row['office_id'] === clerk.officeId);
    expect(totals['orders']).toBe(own.length);
    expect((await answered('statistics/orders', root, { office: clerk.officeId })).totals).toEqual(totals);
    const foreign = await ask('statistics/orders', clerk, { office: metro.officeId });
    expect(foreign.json()).toMatchObject({ statusCode: 403, code: 'foreign_office' });
  });
});

async function boundaryTickets(shop: Shop, office: string): Promise<void> {
  const day = addDays(localDate(shop.engine.clock.now()), 50);
  const moments = [`${addDays(day, -1)}T17:00:00.000Z`, `${day}T16:59:59.999Z`, `${day}T17:00:00.000Z`];
  const route = await shop.rowOf('routes', { transport_mode: 'METRO' }).catch(() => shop.rowOf('routes', {}));
  const price = await shop.rowOf('ticket-prices', {});
  await shop.engine.records.transaction(async (rows) => {
    for (const [index, at] of moments.entries()) {
      await rows.insert('tickets', {
        id: `019f0000-0000-7000-8000-00000000000${index}`,
        serial: `BIEN/${index}`,
        version: 1,
        created_at: at,
        updated_at: at,
        office_id: office,
        route_id: route['id'],
        ticket_price_id: price['id'],
        ticket_type: 'ONE_TIME',
        transport_mode: 'METRO',
        payment_method: 'CASH',
        price: 10_000,
        sold_at: at,
        state: 'SOLD',
      });
    }
  });
}
