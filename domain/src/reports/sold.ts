import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../contract.ts';
import type { Ask } from './report.ts';
import { amount, firstOf, type Selection, within } from './select.ts';

/** The three tables that hold tickets, as reports see them: alias `t`, sold on the days asked for. */
export interface Sold {
  readonly table: 'tickets' | 'daily-tickets' | 'monthly-tickets';
  readonly query: Selection;
  /** What was charged for it. */
  readonly charged: RawBuilder<number>;
  /** Its only route; null where it is good for many. */
  readonly route: RawBuilder<string | null>;
  readonly ticketType: RawBuilder<string>;
}

/**
 * Everything sold in the period. A ticket taken in exchange was charged the fee and what it costs more than the old one, whose
 * own price stays with the old one.
 */
export function everythingSold(reader: Reader, ask: Ask): readonly Sold[] {
  const onlyRoute = sql<
    string | null
  >`CASE WHEN ${sql.ref('t.route_scope')} = 'ONE_ROUTE' THEN ${firstOf(reader, 't.route_ids')} END`;
  const price = amount('t.price');
  const tickets = within(reader, 'tickets', 'sold_at', ask).leftJoin('tickets as old', 'old.id', 't.replaces_id');
  const dearer = sql`CASE WHEN ${price} > ${amount('old.price')} THEN ${price} - ${amount('old.price')} ELSE 0 END`;
  return [
    {
      table: 'tickets',
      query: tickets,
      charged: sql<number>`CASE WHEN ${sql.ref('t.replaces_id')} IS NULL THEN ${price} ELSE ${amount('t.change_fee')} + ${dearer} END`,
      route: sql<string | null>`${sql.ref('t.route_id')}`,
      ticketType: sql<string>`${sql.ref('t.ticket_type')}`,
    },
    {
      table: 'daily-tickets',
      query: within(reader, 'daily-tickets', 'sold_at', ask),
      charged: price,
      route: onlyRoute,
      ticketType: sql<string>`CAST('DAILY' AS text)`,
    },
    {
      table: 'monthly-tickets',
      query: within(reader, 'monthly-tickets', 'sold_at', ask),
      charged: price,
      route: onlyRoute,
      ticketType: sql<string>`${sql.ref('t.ticket_type')}`,
    },
  ];
}
