import { sql } from 'kysely';
import type { Reader } from '../contract.ts';
import type { Row } from '@tuyen/server-mock/domain';
import { type LocalDate, localDate } from '../rules/time/calendar.ts';
import type { Takings } from '../rules/prices/commission.ts';
import type { Ask } from './report.ts';
import { amount, dayOf, number, type Selection, text, within } from './select.ts';
import { everythingSold } from './sold.ts';

/** What each office sold and gave back, by day. */
export interface OfficeTakings {
  readonly sales: Takings[];
  readonly refunds: Takings[];
}

/**
 * Sales of tickets and of paid orders' ticket part, by office: an order's card, transport and shipping fees bring no commission.
 * Monthly tickets that an order made are counted with the order. Refunds count on the day they were paid.
 */
export async function takingsByOffice(reader: Reader, ask: Ask): Promise<ReadonlyMap<string, OfficeTakings>> {
  const found = new Map<string, OfficeTakings>();
  const of = (office: string): OfficeTakings => {
    const known = found.get(office) ?? { sales: [], refunds: [] };
    found.set(office, known);
    return known;
  };
  const add = (kind: keyof OfficeTakings, rows: readonly Row[]): void => {
    for (const row of rows)
      of(text(row, 'office'))[kind].push({ day: text(row, 'day'), amount: number(row, 'amount') });
  };

  for (const { table, query, charged } of everythingSold(reader, ask)) {
    const counted = table === 'monthly-tickets' ? query.where('t.order_id', 'is', null) : query;
    add('sales', await byOfficeAndDay(reader, counted, 't.sold_at', charged));
  }
  const ticketPart = sql<number>`${amount('t.base_amount')} - ${amount('t.discount_amount')}`;
  add('sales', await byOfficeAndDay(reader, within(reader, 'orders', 'paid_at', ask), 't.paid_at', ticketPart));

  const paidBack = within(reader, 'ticket-cancel-requests', 'refunded_at', ask);
  add('refunds', await byOfficeAndDay(reader, paidBack, 't.refunded_at', amount('t.refund_amount')));
  const sentBack = within(reader, 'transactions', 'received_at', ask)
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .where('t.direction', '=', 'REFUND')
    .where('t.state', '=', 'SUCCEEDED');
  const orderPart = sql<number>`${amount('o.base_amount')} - ${amount('o.discount_amount')}`;
  const atMostTheTicket = sql<number>`CASE WHEN ${amount('t.amount')} < ${orderPart} THEN ${amount('t.amount')} ELSE ${orderPart} END`;
  add('refunds', await byOfficeAndDay(reader, sentBack, 't.received_at', atMostTheTicket));
  for (const table of ['daily-tickets', 'monthly-tickets'] as const) {
    add('refunds', await passRefunds(reader, table, ask));
  }
  return found;
}

async function byOfficeAndDay(
  reader: Reader,
  query: Selection,
  instant: string,
  money: ReturnType<typeof amount>,
): Promise<readonly Row[]> {
  const day = dayOf(reader, instant);
  return query
    .select([sql.ref('t.office_id').as('office'), day.as('day'), sql`sum(${money})`.as('amount')])
    .groupBy(['t.office_id', day])
    .execute();
}

/**
 * Passes are paid back as they are canceled; the history of their states knows the day. Those of an order are paid back by its
 * transactions.
 */
async function passRefunds(
  reader: Reader,
  table: 'daily-tickets' | 'monthly-tickets',
  { from, to }: Ask,
): Promise<readonly Row[]> {
  const query = reader.sql.selectFrom(`${table} as t`);
  const own = table === 'monthly-tickets' ? query.where('t.order_id', 'is', null) : query;
  const rows = await own
    .where('t.state', '=', 'CANCELED')
    .where('t.refund_amount', '>', 0)
    .select([
      sql.ref('t.office_id').as('office'),
      sql.ref('t.refund_amount').as('amount'),
      sql.ref('t.state_history').as('history'),
    ])
    .execute();
  return rows
    .map((row): Row => ({ ...row, day: canceledOn((row as Row)['history']) }))
    .filter(({ day }) => typeof day === 'string' && day >= from && day <= to);
}

function canceledOn(history: unknown): LocalDate | undefined {
  const entries = (typeof history === 'string' ? JSON.parse(history) : history) as readonly Row[] | null;
  const at = entries?.findLast(({ to }) => to === 'CANCELED')?.['at'];
  return typeof at === 'string' ? localDate(at) : undefined;
}
