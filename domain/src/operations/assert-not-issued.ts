import { sql } from 'kysely';
import type { LockingReader, Records } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import type { TicketRange } from '../rules/tickets/ticket-ranges.ts';

/** A range of printed tickets. Another series is another paper. */
export interface PaperRange extends TicketRange {
  readonly series?: string | null | undefined;
}

/**
 * Printed tickets are handed out once at a time, and never again once they are sold, by whichever kind of command: the price is locked,
 * so that of two commands with the same numbers the second sees the first.
 * @param fieldOf the field that names the range at fault
 * @throws 409 `range_overlap` where some are out, `numbers_sold` where some have been sold
 */
export async function assertNotIssued(
  ranges: readonly PaperRange[],
  reader: LockingReader,
  fieldOf: (index: number) => string,
): Promise<void> {
  // In one order, so that two commands never wait for each other.
  for (const id of new Set(ranges.map((range) => range.ticket_price_id).toSorted())) {
    await reader.lock('ticket-prices', id);
  }
  for (const [index, range] of ranges.entries()) {
    const taken = await takenBy(range, reader);
    if (!taken) continue;
    const code = taken.sold_at ? 'numbers_sold' : 'range_overlap';
    throw new Problem(409, code, {}, { [fieldOf(index)]: { code } });
  }
}

/** By the index on the price; those that were sold come first. */
function takenBy(
  { ticket_price_id: price, series, first_number: first, last_number: last }: PaperRange,
  { sql: tables }: LockingReader,
): Promise<Pick<Records['paper-tickets'], 'sold_at'> | undefined> {
  return tables
    .selectFrom('paper-tickets')
    .select('sold_at')
    .where('ticket_price_id', '=', price)
    .where(sql<string>`coalesce(series, \'\')`, '=', series ?? '')
    .where('first_number', '<=', last)
    .where('last_number', '>=', first)
    .orderBy(sql`sold_at IS NULL`)
    .limit(1)
    .executeTakeFirst();
}
