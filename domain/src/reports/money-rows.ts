import { type AliasedExpression, type Expression, type RawBuilder, sql } from 'kysely';
import type { Reader } from '../contract.ts';
import type { PaymentMethod, SaleKind } from '../generated/types/enums.gen.ts';
import { amount, columnRefs, type ReportPeriod, within } from './select.ts';

/** Rows of moved money, one for each sale or refund. Amounts in đồng. */
export type MoneyRows = AliasedExpression<MoneyRow, 'm'>;

interface MoneyRow {
  readonly office_id: string;
  readonly at: string | null;
  readonly kind: SaleKind;
  /** Null for a free ticket, because nothing was paid. */
  readonly method: PaymentMethod | null;
  readonly shift_id: string | null;
  readonly quantity: number;
  /** 1 for sales by an API client and their refunds (see `soldByProgram`), otherwise 0. */
  readonly program: number;
  readonly amount: number | null;
  /** Part of the amount that is for the ticket. Agencies earn no commission on fees of orders, on cards and on coins. */
  readonly ticket_part: number | null;
}

/**
 * Returns payments or refunds of orders from their transactions. Late and second payments are included, and so are
 * their refunds. If an amount covers only part of an order, it counts first for the ticket.
 */
export function ordersMoney(reader: Reader, time: ReportPeriod, direction: 'NOTICE' | 'REFUND'): MoneyRows {
  const order = columnRefs<'orders'>('o');
  const message = columnRefs<'transactions'>('x');
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

export const methodOf = (provider: Expression<unknown>): RawBuilder<PaymentMethod> =>
  sql<PaymentMethod>`CASE ${provider} WHEN 'CASH_DESK' THEN 'CASH' WHEN 'BANK_TRANSFER' THEN 'BANK_TRANSFER' WHEN 'COIN' THEN 'COIN' ELSE 'GATEWAY' END`;

/** The cast is for PostgreSQL, which cannot infer the type of a text literal in a subquery. */
export const kind = (name: SaleKind): RawBuilder<SaleKind> => sql<SaleKind>`CAST(${name} AS text)`;
/** Returns 1 for sales by an API client, which takes and refunds the money itself. */
export const soldByProgram = (clientKind: Expression<unknown>): RawBuilder<number> =>
  sql<number>`CASE WHEN ${clientKind} = 'OPEN_API' THEN 1 ELSE 0 END`;
export const NONE = sql<number>`0`;
export const ONE = sql<number>`1`;
