import { sql } from 'kysely';
import type { Reader } from '../contract.ts';
import { isHeld } from '../rules/payment/agency-standing.ts';
import { moneyIn, paperDifferences } from './money-in.ts';
import { moneyOut } from './money-out.ts';
import { numberColumn, ofOffices, type ReportPeriod } from './select.ts';

/** Net takings of an agency's office, in đồng. */
export interface Held {
  /**
   * Money that the agency holds: cash in its drawers, and the proceeds of sales by its API clients. The operator itself
   * receives payments by gateway or transfer, so they are not included.
   */
  readonly held: number;
  /** Net ticket sales, including money that the agency does not hold. The commission is based on this amount. */
  readonly base: number;
}

export async function moneyHeld(reader: Reader, time: ReportPeriod, office: string): Promise<Held> {
  const sources = [
    ...moneyIn(reader, time).map((rows) => [rows, 1] as const),
    ...moneyOut(reader, time).map((rows) => [rows, -1] as const),
    ...paperDifferences(reader, time, true).map((rows) => [rows, -1] as const),
    ...paperDifferences(reader, time, false).map((rows) => [rows, 1] as const),
  ];
  let sums: Held = { held: 0, base: 0 };
  for (const [money, sign] of sources) {
    const rows = await reader.sql
      .selectFrom(money)
      .where(ofOffices(reader, sql.ref('m.office_id'), { offices: [office] }))
      .select((eb) => [
        'm.method',
        'm.program',
        eb.fn.sum('m.amount').as('amount'),
        eb.fn.sum('m.ticket_part').as('tickets'),
      ])
      .groupBy(['m.method', 'm.program'])
      .execute();
    for (const row of rows) {
      const own = isHeld(row.method ?? 'CASH', row.program === 1);
      sums = {
        held: sums.held + (own ? sign * numberColumn(row, 'amount') : 0),
        base: sums.base + sign * numberColumn(row, 'tickets'),
      };
    }
  }
  return sums;
}
