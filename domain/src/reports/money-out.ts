import { sql } from 'kysely';
import type { Reader } from '../contract.ts';
import type { SaleKind } from '../generated/types/enums.gen.ts';
import { kind, methodOf, type MoneyRows, NONE, ONE, ordersMoney, soldByProgram } from './money-rows.ts';
import { columnRefs, type ReportPeriod, within } from './select.ts';

/** Returns all refunds of a period. Refunds in coins come from the coin ledger, whatever the original payment. */
export function moneyOut(reader: Reader, time: ReportPeriod): readonly MoneyRows[] {
  const request = columnRefs<'ticket-cancel-requests'>('r');
  const singles = reader.sql
    .selectFrom('ticket-cancel-requests as r')
    .innerJoin('tickets as t', 't.id', 'r.ticket_id')
    .where(within(request('refunded_at'), time))
    .where('r.refund_method', '<>', 'COIN')
    .select([
      'r.office_id',
      'r.refunded_at as at',
      kind('SINGLE_TICKET').as('kind'),
      'r.refund_method as method',
      'r.shift_id',
      ONE.as('quantity'),
      soldByProgram(sql.ref('t.client_kind')).as('program'),
      'r.refund_amount as amount',
      'r.refund_amount as ticket_part',
    ])
    .as('m');
  const days = reader.sql
    .selectFrom('daily-tickets as p')
    .where(within(columnRefs<'daily-tickets'>('p')('refunded_at'), time))
    .where('p.payment_method', '<>', 'COIN')
    .select(refundOf('DAY_TICKET'))
    .as('m');
  const months = reader.sql
    .selectFrom('monthly-tickets as p')
    .where(within(columnRefs<'monthly-tickets'>('p')('refunded_at'), time))
    .where('p.order_id', 'is', null)
    .where('p.payment_method', '<>', 'COIN')
    .select(refundOf('MONTHLY_TICKET'))
    .as('m');
  return [singles, days, months, ordersMoney(reader, time, 'REFUND'), coinsReturned(reader, time)];
}

const refundOf = (ticket: SaleKind) =>
  [
    'p.office_id',
    'p.refunded_at as at',
    kind(ticket).as('kind'),
    'p.payment_method as method',
    'p.refund_shift_id as shift_id',
    ONE.as('quantity'),
    soldByProgram(sql.ref('p.client_kind')).as('program'),
    'p.refund_amount as amount',
    'p.refund_amount as ticket_part',
  ] as const;

/** Returns the coin refunds of tickets without an order. Includes refunds that were paid in cash instead of coins. */
function coinsReturned(reader: Reader, time: ReportPeriod): MoneyRows {
  const message = columnRefs<'transactions'>('x');
  const serials = (table: 'tickets' | 'daily-tickets') => reader.sql.selectFrom(table).select('serial');
  return reader.sql
    .selectFrom('transactions as x')
    .where('x.order_id', 'is', null)
    .where(within(message('received_at'), time))
    .where('x.direction', '=', 'REFUND')
    .where('x.state', '=', 'SUCCEEDED')
    .select([
      'x.office_id',
      'x.received_at as at',
      sql<SaleKind>`CASE WHEN ${message('ticket_serial')} IN ${serials('tickets')} THEN ${kind('SINGLE_TICKET')}
        WHEN ${message('ticket_serial')} IN ${serials('daily-tickets')} THEN ${kind('DAY_TICKET')}
        ELSE ${kind('MONTHLY_TICKET')} END`.as('kind'),
      methodOf(message('provider')).as('method'),
      'x.shift_id',
      ONE.as('quantity'),
      NONE.as('program'),
      'x.amount',
      'x.amount as ticket_part',
    ])
    .as('m');
}
