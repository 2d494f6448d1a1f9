import { type AliasedExpression, type Expression, type RawBuilder, sql } from 'kysely';
import type { Reader } from '../contract.ts';
import type { PaymentMethod, SaleKind } from '../generated/types/enums.gen.ts';
import { amount, columnsOf, type Span, within } from './select.ts';

/** Rows that moved money, one a sale or a refund. Amounts in đồng. */
export type MoneyRows = AliasedExpression<MoneyRow, 'm'>;

interface MoneyRow {
  readonly office_id: string;
  readonly at: string | null;
  readonly kind: SaleKind;
  /** None where nothing was to be paid. */
  readonly method: PaymentMethod | null;
  readonly shift_id: string | null;
  readonly quantity: number;
  /** 1 where an API client sold what was paid, or is paid back: see `soldByProgram`; else 0. */
  readonly program: number;
  readonly amount: number | null;
  /** What of it was for tickets: fees of orders, cards and coins bring an agency nothing. */
  readonly ticket_part: number | null;
}

/**
 * What customers paid for orders and were paid back, as its messages say: a payment that came too late, or twice, is among both. The
 * ticket's part comes first.
 */
export function ordersMoney(reader: Reader, time: Span, direction: 'NOTICE' | 'REFUND'): MoneyRows {
  const order = columnsOf<'orders'>('o');
  const message = columnsOf<'transactions'>('x');
  const ticket = sql<number>`${amount(order('base_amount'))} - ${amount(order('discount_amount'))}`;
  const sum = amount(message('amount'));
  return reader.sql
    .selectFrom('transactions as x')
    .innerJoin('orders as o', 'o.id', 'x.order_id')
    .where(within(message('received_at'), time))
    .where('x.direction', '=', direction)
    .where('x.state', '=', 'SUCCEEDED')
    .select([
      'x.office_id',
      'x.received_at as at',
      kind('ORDER').as('kind'),
      methodOf(message('provider')).as('method'),
      'x.shift_id',
      ONE.as('quantity'),
      NONE.as('program'),
      'x.amount',
      sql<number>`CASE WHEN ${sum} < ${ticket} THEN ${sum} ELSE ${ticket} END`.as('ticket_part'),
    ])
    .as('m');
}

/** The way of payment that a provider stands for; what is none of the others is a gateway. */
export const methodOf = (provider: Expression<unknown>): RawBuilder<PaymentMethod> =>
  sql<PaymentMethod>`CASE ${provider} WHEN 'CASH_DESK' THEN 'CASH' WHEN 'BANK_TRANSFER' THEN 'BANK_TRANSFER' WHEN 'COIN' THEN 'COIN' ELSE 'GATEWAY' END`;

/** Typed for PostgreSQL, which does not guess the type of a bare text in a subquery. */
export const kind = (name: SaleKind): RawBuilder<SaleKind> => sql<SaleKind>`CAST(${name} AS text)`;
/** Whether an API client sold it, which takes the money itself and gives it back the same way. */
export const soldByProgram = (clientKind: Expression<unknown>): RawBuilder<number> =>
  sql<number>`CASE WHEN ${clientKind} = 'OPEN_API' THEN 1 ELSE 0 END`;
export const NONE = sql<number>`0`;
export const ONE = sql<number>`1`;
