import { type Expression, sql, type SqlBool } from 'kysely';
import type { Reader } from '../contract.ts';
import type { TicketType } from '../generated/types/enums.gen.ts';
import { money, refunds, revenue } from './columns.ts';
import { periodOf, periodsBetween, type Unit } from './periods.ts';
import type { Ask, Report, ReportColumn } from './report.ts';
import { columnRefs, dayOf, numberColumn, ofOffices, textColumn } from './select.ts';
import { everythingSold } from './sold.ts';

const COLUMNS = {
  ONE_TIME: ['single_tickets', 'single_amount'],
  DAILY: ['day_tickets', 'day_amount'],
  MONTHLY: ['monthly_tickets', 'monthly_amount'],
  FREE: ['monthly_tickets', 'monthly_amount'],
} as const satisfies Record<TicketType, readonly [string, string]>;

const count = (name: string, vi: string, en: string): ReportColumn => ({
  name,
  label: { vi, en },
  kind: 'integer',
  total: true,
});
const PERIODS: Readonly<Record<Unit, ReportColumn>> = {
  day: { name: 'period', label: { vi: 'Ngày', en: 'Day' }, kind: 'day' },
  week: { name: 'period', label: { vi: 'Tuần từ thứ Hai', en: 'Week of Monday' }, kind: 'week' },
  month: { name: 'period', label: { vi: 'Tháng', en: 'Month' }, kind: 'month' },
};

/**
 * Defines a report on metro revenue by period. Periods without sales have zeros, so that charts have no gaps. A refund
 * is subtracted on the day of the sale, not on the day of the refund.
 */
function metroRevenue(slug: Report['slug'], unit: Unit, longest: number): Report {
  return {
    slug,
    columns: [
      PERIODS[unit],
      count('single_tickets', 'Vé lượt', 'Single tickets'),
      money('single_amount', 'Tiền vé lượt', 'Single ticket sales'),
      count('day_tickets', 'Vé ngày', 'Day tickets'),
      money('day_amount', 'Tiền vé ngày', 'Day ticket sales'),
      count('monthly_tickets', 'Vé tháng', 'Monthly tickets'),
      money('monthly_amount', 'Tiền vé tháng', 'Monthly ticket sales'),
      refunds,
      revenue,
    ],
    filters: [],
    chart: { kind: unit === 'day' ? 'line' : 'bar', x: 'period', y: 'revenue' },
    longest,
    async rows(reader, ask) {
      const periods = new Map(periodsBetween(ask.from, ask.to, unit).map((period) => [period, emptyRow()] as const));
      const sold = dayOf(reader, columnRefs<'tickets'>('t')('sold_at'));
      for (const { tickets: list } of everythingSold(reader, ask)) {
        const rows = await reader.sql
          .selectFrom(list)
          .where('t.transport_mode', '=', 'METRO')
          .where(theirs(reader, ask.currency ? ask.currency.asked : ask.offices))
          .where(ofOffices(reader, sql.ref('t.office_id'), { offices: ask.currency?.offices }))
          .select((eb) => [
            sold.as('day'),
            't.ticket_type as type',
            eb.fn.sum('t.quantity').as('tickets'),
            eb.fn.sum('t.charged').as('amount'),
            eb.fn.sum('t.refund_amount').as('refunds'),
          ])
          .groupBy([sold, 't.ticket_type'])
          .execute();
        for (const row of rows) {
          const [tickets, sales] = COLUMNS[row.type ?? 'ONE_TIME'];
          const at = periods.get(periodOf(textColumn(row, 'day'), unit));
          if (!at) continue;
          at[tickets] += numberColumn(row, 'tickets');
          at[sales] += numberColumn(row, 'amount');
          at.refunds += numberColumn(row, 'refunds');
          at.revenue += numberColumn(row, 'amount') - numberColumn(row, 'refunds');
        }
      }
      return [...periods].map(([period, figures]) => ({ period, ...figures }));
    },
  };
}

const emptyRow = () => ({
  single_tickets: 0,
  single_amount: 0,
  day_tickets: 0,
  day_amount: 0,
  monthly_tickets: 0,
  monthly_amount: 0,
  refunds: 0,
  revenue: 0,
});

/**
 * Selects the sales whose money belongs to the given offices. Such a sale was made by one of these offices, or at a
 * price of one of these offices, or for a line of one of these offices.
 */
function theirs(reader: Reader, offices: Ask['offices']): Expression<SqlBool> {
  const ticket = columnRefs<'tickets'>('t');
  if (!offices || offices.length === 0) return ofOffices(reader, ticket('office_id'), { offices });
  const prices = reader.sql.selectFrom('ticket-prices as p').select('p.id').where('p.issuer_id', 'in', offices);
  const routes = reader.sql.selectFrom('routes as r').select('r.id').where('r.company_id', 'in', offices);
  return sql<SqlBool>`(${ofOffices(reader, ticket('office_id'), { offices })} OR ${ticket('ticket_price_id')} IN ${prices} OR ${sql.ref('t.route')} IN ${routes})`;
}

export const metroRevenueReports: readonly Report[] = [
  metroRevenue('report.metro-revenue-daily', 'day', 366),
  metroRevenue('report.metro-revenue-weekly', 'week', 3 * 366),
  metroRevenue('report.metro-revenue-monthly', 'month', 5 * 366),
];
