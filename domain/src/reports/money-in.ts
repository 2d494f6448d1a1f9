import type { Reader } from '../contract.ts';
import type { SaleKind } from '../generated/types/enums.gen.ts';
import { kind, type MoneyRows, NONE, ordersMoney } from './money-rows.ts';
import { columnsOf, type Span, within } from './select.ts';
import { everythingSold, type Sold } from './sold.ts';

const KINDS = {
  tickets: 'SINGLE_TICKET',
  'daily-tickets': 'DAY_TICKET',
  'monthly-tickets': 'MONTHLY_TICKET',
} as const satisfies Record<Sold['table'], SaleKind>;

/** All sales of a time. An order's monthly tickets are paid with the order. */
export function moneyIn(reader: Reader, time: Span): readonly MoneyRows[] {
  const tickets = everythingSold(reader, time).map(({ table, tickets: list }) =>
    reader.sql
      .selectFrom(list)
      .where('t.order_id', 'is', null)
      .select([
        't.office_id',
        't.sold_at as at',
        kind(KINDS[table]).as('kind'),
        't.payment_method as method',
        't.shift_id',
        't.charged as amount',
        't.charged as ticket_part',
      ])
      .as('m'),
  );
  const sale = columnsOf<'sell-coin-commands'>('c');
  const coins = reader.sql
    .selectFrom('sell-coin-commands as c')
    .where('c.state', '=', 'COMPLETED')
    .where(within(sale('completed_at'), time))
    .select([
      'c.office_id',
      'c.completed_at as at',
      kind('COINS').as('kind'),
      'c.payment_method as method',
      'c.shift_id',
      'c.amount',
      NONE.as('ticket_part'),
    ])
    .as('m');
  const reissue = columnsOf<'reissue-cards'>('c');
  const cards = reader.sql
    .selectFrom('reissue-cards as c')
    // An order's is paid with the order.
    .where('c.order_id', 'is', null)
    .where(within(reissue('created_at'), time))
    .select([
      'c.office_id',
      'c.created_at as at',
      kind('REISSUED_CARD').as('kind'),
      'c.payment_method as method',
      'c.shift_id',
      'c.fee as amount',
      NONE.as('ticket_part'),
    ])
    .as('m');
  return [...tickets, coins, cards, ordersMoney(reader, time, 'NOTICE')];
}
