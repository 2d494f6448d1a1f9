import { sql } from 'kysely';
import type { Reader } from '../contract.ts';
import type { PaymentMethod, SaleKind } from '../generated/types/enums.gen.ts';
import { kind, type MoneyRows, NONE, ONE, ordersMoney, soldByProgram } from './money-rows.ts';
import { columnRefs, type ReportPeriod, within } from './select.ts';
import { everythingSold, type Sold } from './sold.ts';

const KINDS = {
  tickets: 'SINGLE_TICKET',
  'daily-tickets': 'DAY_TICKET',
  'monthly-tickets': 'MONTHLY_TICKET',
  'paper-tickets': 'PAPER_TICKET',
} as const satisfies Record<Sold['table'], SaleKind>;

/** Returns all sales of a period. Monthly tickets of an order are excluded, because the order's payment covers them. */
export function moneyIn(reader: Reader, time: ReportPeriod): readonly MoneyRows[] {
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
        't.quantity',
        soldByProgram(sql.ref('t.client_kind')).as('program'),
        't.charged as amount',
        't.charged as ticket_part',
      ])
      .as('m'),
  );
  const sale = columnRefs<'sell-coin-commands'>('c');
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
      ONE.as('quantity'),
      NONE.as('program'),
      'c.amount',
      NONE.as('ticket_part'),
    ])
    .as('m');
  const reissue = columnRefs<'reissue-cards'>('c');
  const cards = reader.sql
    .selectFrom('reissue-cards as c')
    // Excludes re-issues that an order created, because the order's payment already covers their fee.
    .where('c.order_id', 'is', null)
    .where(within(reissue('created_at'), time))
    .select([
      'c.office_id',
      'c.created_at as at',
      kind('REISSUED_CARD').as('kind'),
      'c.payment_method as method',
      'c.shift_id',
      ONE.as('quantity'),
      NONE.as('program'),
      'c.fee as amount',
      NONE.as('ticket_part'),
    ])
    .as('m');
  return [...tickets, coins, cards, ordersMoney(reader, time, 'NOTICE')];
}

export interface PaperMoney {
  readonly id: string;
  readonly office_id: string;
  readonly returned_at: string | null;
  readonly money_shift_id: string | null;
  /** Cash handed in minus cash due. */
  readonly difference: number | null;
}

export function paperDifferences(reader: Reader, time: ReportPeriod, short: boolean): readonly MoneyRows[] {
  return (['command-tickets', 'command-transports'] as const).map((table) => {
    const command = columnRefs<'command-tickets'>('d');
    const difference = command('difference');
    return reader.sql
      .selectFrom(sql<PaperMoney>`${sql.table(table)}`.as('d'))
      .where('d.difference', short ? '<' : '>', 0)
      .where(within(command('returned_at'), time))
      .select([
        'd.office_id',
        'd.returned_at as at',
        kind('PAPER_TICKET').as('kind'),
        sql<PaymentMethod>`CAST('CASH' AS text)`.as('method'),
        'd.money_shift_id as shift_id',
        ONE.as('quantity'),
        NONE.as('program'),
        sql<number>`abs(${difference})`.as('amount'),
        NONE.as('ticket_part'),
      ])
      .as('m');
  });
}
