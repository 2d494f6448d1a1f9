import { sql } from 'kysely';
import type { LockingReader, Records } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import type { TicketRange } from '../rules/tickets/ticket-ranges.ts';

/**
 * Range of printed tickets. Each series has its own numbers, so the same number in another series is another ticket.
 */
export interface PaperRange extends TicketRange {
  readonly series?: string | null | undefined;
}

/**
 * Throws if a ticket command or a transport command has already issued or sold any of the numbers. Unsold numbers may
 * be issued again after they were returned. Locks the price, so that of two simultaneous commands with the same numbers
 * only one succeeds.
 * @param fieldOf returns the field in which an invalid range is reported
 * @throws 409 `range_overlap` if some numbers are issued, `numbers_sold` if some are sold
 */
export async function assertNotIssued(
  ranges: readonly PaperRange[],
  reader: LockingReader,
  fieldOf: (index: number) => string,
): Promise<void> {
  // Locks in a fixed order to prevent deadlocks between two commands.
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
