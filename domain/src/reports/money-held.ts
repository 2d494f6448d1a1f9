import { sql } from 'kysely';
import type { Reader } from '../contract.ts';
import { isHeld } from '../rules/payment/agency-standing.ts';
import { moneyIn, paperDifferences } from './money-in.ts';
import { moneyOut } from './money-out.ts';
import { number, ofOffices, type Span } from './select.ts';

/** What an agency's office took in, less what it paid back. Amounts in đồng. */
export interface Held {
  /** In its drawers and by its programs. What customers paid to the operator, by gateway or transfer, it does not hold. */
  readonly held: number;
  /** For tickets, including what it does not hold: the base of the commission. */
  readonly base: number;
}

/** The same sums by all rows of a time, for the balances' beginning and their check. */
export async function moneyHeld(reader: Reader, time: Span, office: string): Promise<Held> {
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
        held: sums.held + (own ? sign * number(row, 'amount') : 0),
        base: sums.base + sign * number(row, 'tickets'),
      };
    }
  }
  return sums;
}
