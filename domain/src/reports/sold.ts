import { type AliasedExpression, type RawBuilder, sql } from 'kysely';
import type { Reader, Records } from '../contract.ts';
import type { ClientKind, PaymentMethod, TicketType } from '../generated/types/enums.gen.ts';
import { amount, type Columns, columnRefs, firstElement, within } from './select.ts';

export interface Sold {
  readonly table: 'tickets' | 'daily-tickets' | 'monthly-tickets' | 'paper-tickets';
  readonly tickets: AliasedExpression<SoldTicket, 't'>;
}

export interface SoldTicket {
  readonly office_id: string;
  readonly ticket_price_id: string;
  readonly transport_mode: Records['tickets']['transport_mode'] | null;
  readonly order_id: string | null;
  readonly sold_at: string | null;
  readonly quantity: number;
  /** 1 for a canceled ticket, otherwise 0. */
  readonly canceled: number;
  readonly refund_amount: number | null;
  readonly charged: number;
  /** Only route of the ticket; null if it is valid on several. */
  readonly route: string | null;
  readonly ticket_type: TicketType | null;
  readonly payment_method: PaymentMethod | null;
  readonly shift_id: string | null;
  readonly client_kind: ClientKind | null;
}

/**
 * Returns all tickets sold in the period. An exchanged ticket counts its fee and the price difference, because the old
 * ticket keeps its own price.
 */
export function everythingSold(reader: Reader, time: Parameters<typeof within>[1]): readonly Sold[] {
  const ticket = columnRefs<'tickets'>('one');
  const price = amount(ticket('price'));
  const replaced = amount(columnRefs<'tickets'>('old')('price'));
  const difference = sql`CASE WHEN ${price} > ${replaced} THEN ${price} - ${replaced} ELSE 0 END`;
  const charged = sql<number>`CASE WHEN ${ticket('replaces_id')} IS NULL THEN ${price} ELSE ${amount(ticket('change_fee'))} + ${difference} END`;
  const tickets = reader.sql
    .selectFrom('tickets as one')
    .leftJoin('tickets as old', 'old.id', 'one.replaces_id')
    .where(within(ticket('sold_at'), time))
    .select([
      'one.office_id',
      'one.ticket_price_id',
      'one.transport_mode',
      'one.sold_at',
      'one.refund_amount',
      'one.payment_method',
      'one.shift_id',
      'one.client_kind',
      'one.ticket_type',
      'one.route_id as route',
      charged.as('charged'),
      sql<null>`NULL`.as('order_id'),
      ONE.as('quantity'),
      isCanceled(ticket('state')).as('canceled'),
    ]);
  const daily = columnRefs<'daily-tickets'>('one');
  const days = reader.sql
    .selectFrom('daily-tickets as one')
    .where(within(daily('sold_at'), time))
    .select([
      'one.office_id',
      'one.ticket_price_id',
      'one.transport_mode',
      'one.sold_at',
      'one.refund_amount',
      'one.payment_method',
      'one.shift_id',
      'one.client_kind',
      sql<TicketType>`CAST('DAILY' AS text)`.as('ticket_type'),
      onlyRoute(reader, daily).as('route'),
      amount(daily('price')).as('charged'),
      sql<null>`NULL`.as('order_id'),
      ONE.as('quantity'),
      isCanceled(daily('state')).as('canceled'),
    ]);
  const monthly = columnRefs<'monthly-tickets'>('one');
  const months = reader.sql
    .selectFrom('monthly-tickets as one')
    .where(within(monthly('sold_at'), time))
    .select([
      'one.office_id',
      'one.ticket_price_id',
      'one.transport_mode',
      'one.sold_at',
      'one.refund_amount',
      'one.payment_method',
      'one.shift_id',
      'one.client_kind',
      'one.ticket_type',
      'one.order_id',
      onlyRoute(reader, monthly).as('route'),
      amount(monthly('price')).as('charged'),
      ONE.as('quantity'),
      isCanceled(monthly('state')).as('canceled'),
    ]);
  const paper = columnRefs<'paper-tickets'>('one');
  const printed = reader.sql
    .selectFrom('paper-tickets as one')
    .where(within(paper('sold_at'), time))
    .select([
      'one.office_id',
      'one.ticket_price_id',
      'one.transport_mode',
      'one.sold_at',
      'one.shift_id',
      'one.ticket_type',
      'one.route_id as route',
      'one.amount as charged',
      'one.quantity',
      sql<PaymentMethod>`CAST('CASH' AS text)`.as('payment_method'),
      sql<null>`NULL`.as('client_kind'),
      sql<number>`0`.as('refund_amount'),
      sql<null>`NULL`.as('order_id'),
      sql<number>`0`.as('canceled'),
    ]);
  return [
    { table: 'tickets', tickets: tickets.as('t') },
    { table: 'daily-tickets', tickets: days.as('t') },
    { table: 'monthly-tickets', tickets: months.as('t') },
    { table: 'paper-tickets', tickets: printed.as('t') },
  ];
}

const ONE = sql<number>`1`;

const isCanceled = (state: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`CASE WHEN ${state} = 'CANCELED' THEN 1 ELSE 0 END`;

function onlyRoute(
  reader: Reader,
  column: Columns<'daily-tickets'> | Columns<'monthly-tickets'>,
): RawBuilder<string | null> {
  return sql<
    string | null
  >`CASE WHEN ${column('route_scope')} = 'ONE_ROUTE' THEN ${firstElement(reader, column('route_ids'))} END`;
}
