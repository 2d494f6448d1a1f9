import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, localDate } from '../rules/time/calendar.ts';
import { openBranch } from '../settings/branch.fixture.ts';
import { type Clerk, openShop, type Shop } from '../shop.fixture.ts';
import type { ReportRow } from './report.ts';

interface Answer {
  readonly columns: readonly { readonly name: string }[];
  readonly rows: readonly ReportRow[];
  readonly totals: ReportRow;
  readonly other_totals?: readonly ReportRow[];
}

onEachDatabase('Reports over offices with several currencies', (databaseUrl) => {
  let shop: Shop;
  let root: Clerk;
  let branch: string;
  let total: number;
  const plain = new Map<string, Answer>();
  const today = () => localDate(shop.engine.clock.now());
  const text = async (path: string, more: object = {}, as = root): Promise<string> => {
    const answer = await shop.get(`${path}?${new URLSearchParams({ from: today(), to: today(), ...more })}`, as);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.body;
  };
  const answered = async (path: string, more?: object, as?: Clerk): Promise<Answer> =>
    JSON.parse(await text(path, more, as));
  const REPORTS = [
    'statistics/orders',
    'statistics/tickets',
    'reports/day-close',
    'reports/shift-cash',
    'reports/paper-tickets',
    'reports/agency-commission',
    'reports/metro-revenue-daily',
  ];

  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
    root = await shop.signIn('superuser');
    const ticket = await shop.rowOf('tickets', { transport_mode: 'METRO', state: 'SOLD', replaces_id: null });
    await shop.engine.note('tickets', String(ticket['id']), { sold_at: '2024-01-01T05:00:00.000Z' });
    for (const path of REPORTS) plain.set(path, await answered(path));
    branch = (await openBranch(shop)).id;
    const placed = await shop.register();
    await shop.pay(placed.payment.url);
    const { id } = await shop.order(placed.code);
    total = placed.total;
    const payments = await shop.engine.store.find('transactions', { order_id: id });
    const there = { office_id: branch, currency: 'USD' };
    await shop.engine.write.transaction({}, async (tx) => {
      await tx.update('orders', id, there);
      for (const row of payments) await tx.update('transactions', String(row['id']), there);
    });
    const sold = {
      ...there,
      price: 7,
      refund_amount: 0,
      shift_id: null,
      sold_at: shop.engine.clock.now().toISOString(),
    };
    await shop.engine.note('tickets', String(ticket['id']), sold);
  });
  afterAll(() => shop.app.close());

  it('each report row has its currency, and each currency has its own totals', async () => {
    const { columns, rows, totals, other_totals: others } = await answered('statistics/orders');
    const before = plain.get('statistics/orders');
    expect(columns.at(-1)).toMatchObject({ name: 'currency', kind: 'text' });
    expect(totals).toEqual({ ...before?.totals, currency: 'VND' });
    expect(others).toMatchObject([{ orders: 1, amount: total, paid: total, currency: 'USD' }]);
    expect(rows.filter((row) => row['currency'] === 'USD')).toHaveLength(1);
    expect(rows.filter((row) => row['currency'] === 'VND')).toHaveLength(before?.rows.length ?? 0);
  });

  it('day close, ticket and metro reports never add dollars to đồng', async () => {
    const close = await answered('reports/day-close');
    expect(close.totals).toEqual({ ...plain.get('reports/day-close')?.totals, currency: 'VND' });
    expect(close.other_totals).toMatchObject([{ sales: total + 7, currency: 'USD' }]);
    const tickets = await answered('statistics/tickets');
    expect(tickets.other_totals).toMatchObject([{ tickets: 1, amount: 7, currency: 'USD' }]);
    const metro = await answered('reports/metro-revenue-daily');
    expect(metro.other_totals).toMatchObject([{ single_amount: 7, revenue: 7, currency: 'USD' }]);
    const own = plain.get('reports/metro-revenue-daily')?.totals;
    expect(metro.totals).toEqual({ ...own, currency: 'VND' });
  });

  it('metro sales by an office with another currency are reported in that currency', async () => {
    const metro = await shop.signIn('company-metro');
    const { other_totals: others } = await answered('reports/metro-revenue-daily', {}, metro);
    expect(others).toMatchObject([{ single_amount: 7, currency: 'USD' }]);
  });

  it('a report entirely in the reader’s currency has no currency column', async () => {
    const day = addDays(today(), -1);
    const { columns, rows, ...answer } = await answered('statistics/orders', { from: day, to: day });
    expect(columns.map(({ name }) => name)).not.toContain('currency');
    expect(answer).not.toHaveProperty('other_totals');
    expect(rows[0]).not.toHaveProperty('currency');
  });

  it('a report on an office with another currency names that currency', async () => {
    const { totals, other_totals: others } = await answered('statistics/orders', { office: branch });
    expect(totals).toMatchObject({ amount: total, currency: 'USD' });
    expect(others).toBeUndefined();
    const there = { ...root, headers: { ...root.headers, 'x-office-id': branch } };
    const own = await answered('statistics/orders', { office: branch }, there);
    expect(own.totals).toMatchObject({ amount: total });
    expect(own.totals).not.toHaveProperty('currency');
  });

  it('a CSV report has a currency column and a totals line for each currency', async () => {
    const lines = (
      await text(
        'statistics/orders',
        { format: 'csv' },
        { ...root, headers: { ...root.headers, 'accept-language': 'en' } },
      )
    )
      .trim()
      .split('\r\n');
    expect(lines[0]).toMatch(/,Currency$/u);
    expect(lines.at(-2)).toMatch(/^Total,.*,VND$/u);
    expect(lines.at(-1)).toMatch(/^Total,.*,USD$/u);
    const workbook = await shop.get(`statistics/orders?from=${today()}&to=${today()}&format=xlsx`, root);
    expect(workbook.statusCode).toBe(200);
  });
});
