import { sql } from 'kysely';
import type { Reader } from '../contract.ts';
import type { PaymentMethod, SaleKind } from '../generated/types/enums.gen.ts';
import type { LocalDate } from '../rules/time/calendar.ts';
import { moneyIn, paperDifferences } from './money-in.ts';
import { moneyOut } from './money-out.ts';
import { dayOf, numberColumn, ofOffices, type ReportPeriod } from './select.ts';

/** Sales and refunds of an office on one day by one method, in one shift or without a shift. Amounts in đồng. */
export interface MoneyMoved {
  readonly day: LocalDate;
  readonly office: string;
  readonly kind: SaleKind;
  readonly method: PaymentMethod;
  readonly shift: string | null;
  readonly program: boolean;
  readonly quantity: number;
  readonly sales: number;
  readonly refunds: number;
  readonly shortage: number;
  readonly excess: number;
  /** Part of the amount that is for the ticket. Agencies earn no commission on fees of orders, on cards and on coins. */
  readonly ticketSales: number;
  readonly ticketRefunds: number;
}

/**
 * Returns every sale and refund of a period once, on the day on which the money moved. All money reports are based on
 * these rows.
 */
export async function moneyMoved(
  reader: Reader,
  time: ReportPeriod,
  offices: readonly string[] | undefined,
): Promise<readonly MoneyMoved[]> {
  const found = new Map<string, MoneyMoved>();
  const sources = [
    ...moneyIn(reader, time).map((rows) => [rows, withSales] as const),
    ...moneyOut(reader, time).map((rows) => [rows, withRefunds] as const),
    ...paperDifferences(reader, time, true).map((rows) => [rows, withShortage] as const),
    ...paperDifferences(reader, time, false).map((rows) => [rows, withExcess] as const),
  ];
  for (const [money, added] of sources) {
    const day = dayOf(reader, sql.ref('m.at'));
    const rows = await reader.sql
      .selectFrom(money)
      .where(ofOffices(reader, sql.ref('m.office_id'), { offices }))
      .select((eb) => [
        'm.office_id as office',
        day.as('day'),
        'm.kind',
        'm.method',
        'm.shift_id as shift',
        'm.program',
        eb.fn.sum('m.quantity').as('quantity'),
        eb.fn.sum('m.amount').as('amount'),
        eb.fn.sum('m.ticket_part').as('tickets'),
      ])
      .groupBy(['m.office_id', day, 'm.kind', 'm.method', 'm.shift_id', 'm.program'])
      .execute();
    for (const row of rows) {
      const key = [row.day, row.office, row.kind, row.method, row.shift, row.program].join(' ');
      const known = found.get(key) ?? begun(row);
      found.set(key, added(known, row));
    }
  }
  return [...found.values()];
}

interface Line {
  readonly office: string;
  readonly day: string;
  readonly kind: SaleKind;
  readonly method: PaymentMethod | null;
  readonly shift: string | null;
  readonly program: number;
  readonly [figure: string]: unknown;
}

const begun = (row: Line): MoneyMoved => ({
  day: row.day,
  office: row.office,
  kind: row.kind,
  method: row.method ?? 'CASH',
  shift: row.shift,
  program: row.program === 1,
  quantity: 0,
  sales: 0,
  refunds: 0,
  shortage: 0,
  excess: 0,
  ticketSales: 0,
  ticketRefunds: 0,
});

const withSales = (moved: MoneyMoved, row: Line): MoneyMoved => ({
  ...moved,
  quantity: moved.quantity + numberColumn(row, 'quantity'),
  sales: moved.sales + numberColumn(row, 'amount'),
  ticketSales: moved.ticketSales + numberColumn(row, 'tickets'),
});

const withRefunds = (moved: MoneyMoved, row: Line): MoneyMoved => ({
  ...moved,
  refunds: moved.refunds + numberColumn(row, 'amount'),
  ticketRefunds: moved.ticketRefunds + numberColumn(row, 'tickets'),
});

const withShortage = (moved: MoneyMoved, row: Line): MoneyMoved => ({
  ...moved,
  shortage: moved.shortage + numberColumn(row, 'amount'),
});

const withExcess = (moved: MoneyMoved, row: Line): MoneyMoved => ({
  ...moved,
  excess: moved.excess + numberColumn(row, 'amount'),
});
