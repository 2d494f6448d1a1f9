import { textFor } from '../rules/localized.ts';
import { refunds, revenue, transportMode } from './columns.ts';
import type { Report } from './report.ts';
import { columnRefs, filtered, numberColumn, ofOffices, textColumn } from './select.ts';
import { everythingSold } from './sold.ts';

const MANY_ROUTES = { vi: 'Nhiều tuyến', en: 'Many routes' };

/**
 * Number of tickets sold and their revenue, by route and ticket type. A refund reduces the revenue of the office that
 * sold the ticket.
 */
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
    const routes = await reader.find('routes');
    const names = new Map(routes.map(({ id, code, name }) => [id, `${code} – ${textFor(name, ask.language)}`]));
    const found = new Map<string, Figures>();
    const ticket = columnRefs<'tickets'>('t');
    for (const { tickets } of everythingSold(reader, ask)) {
      const rows = await reader.sql
        .selectFrom(tickets)
        .where(ofOffices(reader, ticket('office_id'), ask))
        .where(filtered(ticket, ask, 'transport_mode'))
        .select((eb) => [
          't.route',
          't.ticket_type',
          eb.fn.sum('t.quantity').as('tickets'),
          eb.fn.sum('t.canceled').as('canceled'),
          eb.fn.sum('t.charged').as('amount'),
          eb.fn.sum('t.refund_amount').as('refunds'),
        ])
        .groupBy(['t.route', 't.ticket_type'])
        .execute();
      for (const row of rows) {
        const many = MANY_ROUTES[ask.language === 'vi' ? 'vi' : 'en'];
        const route = row.route === null ? many : (names.get(row.route) ?? String(row.route));
        const key = [route, row.ticket_type].join('\n');
        const known = found.get(key) ?? NOTHING;
        found.set(key, {
          route,
          ticket_type: textColumn(row, 'ticket_type'),
          tickets: known.tickets + numberColumn(row, 'tickets'),
          canceled: known.canceled + numberColumn(row, 'canceled'),
          amount: known.amount + numberColumn(row, 'amount'),
          refunds: known.refunds + numberColumn(row, 'refunds'),
        });
      }
    }
    return [...found.values()].map((row) => ({ ...row, revenue: row.amount - row.refunds })).toSorted(byRouteAndType);
  },
};

const NOTHING = { tickets: 0, canceled: 0, amount: 0, refunds: 0 };

interface Figures {
  readonly route: string;
  readonly ticket_type: string;
  readonly tickets: number;
  readonly canceled: number;
  readonly amount: number;
  readonly refunds: number;
}

const natural = new Intl.Collator('vi', { numeric: true });

function byRouteAndType(a: Figures, b: Figures): number {
  return (
    natural.compare(String(a.route), String(b.route)) || natural.compare(String(a.ticket_type), String(b.ticket_type))
  );
}
