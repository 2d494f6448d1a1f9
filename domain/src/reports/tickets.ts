import { refunds, revenue, transportMode } from './columns.ts';
import type { Report, ReportRow } from './report.ts';
import { columnsOf, filtered, number, ofOffices, text } from './select.ts';
import { everythingSold } from './sold.ts';

const MANY_ROUTES = { vi: 'Nhiều tuyến', en: 'Many routes' };

/** Tickets sold, by their route and type. Refunds are subtracted in the office that sold the ticket. */
export const tickets: Report = {
  slug: 'statistic.tickets',
  columns: [
    { name: 'route', label: { vi: 'Tuyến', en: 'Route' }, kind: 'text' },
    { name: 'ticket_type', label: { vi: 'Loại vé', en: 'Ticket type' }, kind: 'enum', enum: 'ticket-type' },
    { name: 'tickets', label: { vi: 'Số vé bán', en: 'Tickets sold' }, kind: 'integer', total: true },
    { name: 'canceled', label: { vi: 'Trong đó đã hủy', en: 'Of these canceled' }, kind: 'integer', total: true },
    { name: 'amount', label: { vi: 'Tiền vé', en: 'Charged' }, kind: 'money', total: true },
    refunds,
    revenue,
  ],
  filters: [transportMode],
  chart: { kind: 'bar', x: 'route', y: 'tickets', series: 'ticket_type' },
  longest: 366,
  async rows(reader, ask) {
    const names = new Map((await reader.find('routes')).map((route) => [route.id, `${route.code} – ${route.name}`]));
    const found: ReportRow[] = [];
    // The columns that the three tables share have the same names.
    const ticket = columnsOf<'tickets'>('t');
    for (const { tickets } of everythingSold(reader, ask)) {
      const rows = await reader.sql
        .selectFrom(tickets)
        .where(ofOffices(ticket('office_id'), ask))
        .where(filtered(ticket, ask, 'transport_mode'))
        .select((eb) => [
          't.route',
          't.ticket_type',
          eb.fn.countAll().as('tickets'),
          eb.fn.sum('t.canceled').as('canceled'),
          eb.fn.sum('t.charged').as('amount'),
          eb.fn.sum('t.refund_amount').as('refunds'),
        ])
        .groupBy(['t.route', 't.ticket_type'])
        .execute();
      for (const row of rows) {
        const many = MANY_ROUTES[ask.language === 'vi' ? 'vi' : 'en'];
        found.push({
          route: row.route === null ? many : (names.get(row.route) ?? String(row.route)),
          ticket_type: text(row, 'ticket_type'),
          tickets: number(row, 'tickets'),
          canceled: number(row, 'canceled'),
          amount: number(row, 'amount'),
          refunds: number(row, 'refunds'),
          revenue: number(row, 'amount') - number(row, 'refunds'),
        });
      }
    }
    return found.sort(byRouteAndType);
  },
};

const natural = new Intl.Collator('vi', { numeric: true });

function byRouteAndType(a: ReportRow, b: ReportRow): number {
  return (
    natural.compare(String(a['route']), String(b['route'])) ||
    natural.compare(String(a['ticket_type']), String(b['ticket_type']))
  );
}
