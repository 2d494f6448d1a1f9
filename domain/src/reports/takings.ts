import { type AliasedExpression, sql } from 'kysely';
import type { Reader } from '../contract.ts';
import type { Row } from '@tuyen/server-mock/domain';
import { localDate } from '../rules/time/calendar.ts';
import type { Takings } from '../rules/prices/commission.ts';
import type { Ask } from './report.ts';
import { amount, columnsOf, dayOf, number, text, within } from './select.ts';
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

  for (const { tickets } of everythingSold(reader, ask)) {
    const sold = reader.sql
      .selectFrom(tickets)
      // An order's monthly tickets are counted with the order.
      .where('t.order_id', 'is', null)
      .select(['t.office_id', 't.sold_at as at', 't.charged as amount']);
    add('sales', await byOfficeAndDay(reader, sold.as('money')));
  }
  const order = columnsOf<'orders'>('o');
  const ticketPart = sql<number>`${amount(order('base_amount'))} - ${amount(order('discount_amount'))}`;
  const paid = reader.sql
    .selectFrom('orders as o')
    .where(within(order('paid_at'), ask))
    .select(['o.office_id', 'o.paid_at as at', ticketPart.as('amount')]);
  add('sales', await byOfficeAndDay(reader, paid.as('money')));

  const paidBack = reader.sql
    .selectFrom('ticket-cancel-requests as r')
    .where(within(columnsOf<'ticket-cancel-requests'>('r')('refunded_at'), ask))
    .select(['r.office_id', 'r.refunded_at as at', 'r.refund_amount as amount']);
  add('refunds', await byOfficeAndDay(reader, paidBack.as('money')));
  const message = columnsOf<'transactions'>('m');
  const sum = amount(message('amount'));
  const atMostTheTicket = sql<number>`CASE WHEN ${sum} < ${ticketPart} THEN ${sum} ELSE ${ticketPart} END`;
  const sentBack = reader.sql
    .selectFrom('transactions as m')
    .innerJoin('orders as o', 'o.id', 'm.order_id')
    .where(within(message('received_at'), ask))
    .where('m.direction', '=', 'REFUND')
    .where('m.state', '=', 'SUCCEEDED')
    .select(['m.office_id', 'm.received_at as at', atMostTheTicket.as('amount')]);
  add('refunds', await byOfficeAndDay(reader, sentBack.as('money')));
  for (const table of ['daily-tickets', 'monthly-tickets'] as const) {
    add('refunds', await passRefunds(reader, table, ask));
  }
  return found;
}

async function byOfficeAndDay(
  reader: Reader,
  money: AliasedExpression<
    { readonly office_id: string; readonly at: string | null; readonly amount: number | null },
    'money'
  >,
): Promise<readonly Row[]> {
  const day = dayOf(reader, sql.ref('money.at'));
  return reader.sql
    .selectFrom(money)
    .select((eb) => ['money.office_id as office', day.as('day'), eb.fn.sum('money.amount').as('amount')])
    .groupBy(['money.office_id', day])
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
  const canceled =
    table === 'daily-tickets'
      ? await reader.find(table, { state: 'CANCELED' })
      : await reader.find(table, { state: 'CANCELED', order_id: null });
  return canceled.flatMap(({ office_id: office, refund_amount: amount, state_history: history }) => {
    const at = history.findLast((entry) => entry.to === 'CANCELED')?.at;
    const day = at === undefined ? undefined : localDate(at);
    return day !== undefined && day >= from && day <= to ? [{ office, amount, day }] : [];
  });
}
