import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../shop.fixture.ts';

describe('Report endpoints', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.app.close());

  it('the report list contains the reports that the caller can read, with labels, parameters, columns and charts', async () => {
    const names = async (account: string) =>
      (await shop.get('reports', await shop.signIn(account))).json().map(({ path }: Row) => path);
    expect(await names('company-metro')).toEqual([
      'statistics/orders',
      'statistics/tickets',
      'statistics/cards',
      'reports/metro-revenue-daily',
      'reports/metro-revenue-weekly',
      'reports/metro-revenue-monthly',
      'reports/day-close',
      'reports/shift-cash',
    ]);
    expect(await names('agency-ticket')).toEqual([
      'statistics/tickets',
      'reports/agency-commission',
      'reports/day-close',
      'reports/shift-cash',
    ]);
    const [first] = (await shop.get('reports', await shop.signIn('agency-ticket'))).json();
    expect(first).toMatchObject({
      label: { vi: 'Vé theo tuyến và loại', en: 'Tickets by route and type' },
      slug: 'statistic.tickets',
      parameters: [{ name: 'from', kind: 'date' }, { name: 'to' }, { name: 'office', reference: 'offices' }, {}],
      chart: { x: 'route', y: 'tickets' },
    });
    for (const column of first.columns)
      expect(column.label).toMatchObject({ vi: expect.any(String), en: expect.any(String) });
    expect((await shop.get('reports')).statusCode).toBe(401);
  });

  it('metro revenue is forbidden to everyone except the metro company', async () => {
    for (const account of ['company-root', 'company', 'company-brt', 'agency-ticket', 'agency-card']) {
      expect((await shop.get('reports/metro-revenue-daily', await shop.signIn(account))).statusCode, account).toBe(403);
    }
    expect((await shop.get('reports/metro-revenue-daily', await shop.signIn('company-metro'))).statusCode).toBe(200);
  });

  it.each([
    ['from=2026-02-30', 'a day that there is not'],
    ['from=yesterday', 'no day at all'],
    ['from=2026-03-02&to=2026-03-01', 'a reversed range'],
    ['from=2024-01-01&to=2026-01-01', 'too long a range'],
    ['format=pdf', 'another format'],
    ['status=PAID', 'an unknown parameter'],
    ['transport_mode=TRAM', 'a value that is none'],
    ['from=2026-01-01&from=2026-01-02', 'a parameter twice'],
  ])('the report query %s is rejected with 400: %s', async (query) => {
    const answer = await shop.get(`statistics/orders?${query}`, await shop.signIn('company'));
    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'bad_query' });
  });

  it('a CSV report opens in Excel, has labels in the requested language and contains no formulas', async () => {
    const clerk = await shop.signIn('superuser');
    const english = { ...clerk, headers: { ...clerk.headers, 'accept-language': 'en' } };
    const answer = await shop.get('statistics/orders?from=2026-01-01&to=2026-03-31&format=csv', english);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="orders_2026-01-01_2026-03-31.csv"');
    const [head, first, ...rest] = answer.body.trimEnd().split('\r\n');
    expect(head).toBe(
      '\u{FEFF}Day,Status,Orders,Order value,Issuance fees,Transport fees,Delivery fees,Paid,Refund due',
    );
    expect(first).toMatch(/^2026-0\d-\d\d,[A-Z][^,]+,\d+(,\d+){6}$/);
    expect(rest.at(-1)).toMatch(/^Total,,\d+,/);
    const vietnamese = await shop.get('statistics/orders?from=2026-01-01&to=2026-03-31&format=csv', clerk);
    expect(vietnamese.body).toMatch(/^\u{FEFF}Ngày,Trạng thái/u);
  });

  it('a report can be downloaded as an Excel workbook', async () => {
    const answer = await shop.get('statistics/tickets?format=xlsx', await shop.signIn('company'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});
