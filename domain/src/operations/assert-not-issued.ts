import type { Reader } from '../contract.ts';
import { Problem, type Row } from '@tuyen/server-mock/domain';
import { issueRefusal, type TicketRange } from '../rules/tickets/ticket-ranges.ts';

/** A range that is about to be handed out, by the command that holds it. */
export interface Handed extends TicketRange {
  readonly id: string;
  readonly series?: string | null;
}

/** 409 `range_overlap` where some of the tickets are out with another command of either kind. Another series is another paper. */
export async function assertNotIssued(wanted: Handed, reader: Reader, field: string): Promise<void> {
  const transports = await reader.find('command-transports', { state: 'ISSUED' });
  const tickets = await reader.find('command-tickets', { state: 'ISSUED', ticket_price_id: wanted.ticket_price_id });
  const out = [
    ...transports.flatMap((row) =>
      ((row.ticket_ranges ?? []) as Handed[]).map((range) => ({ ...range, id: String(row.id) })),
    ),
    ...tickets.map((row: Row) => row as unknown as Handed),
  ].filter((range) => range.id !== wanted.id && (range.series ?? '') === (wanted.series ?? ''));
  if (out.some((range) => issueRefusal([range, wanted])?.refusal === 'range_overlap')) {
    throw new Problem(409, 'range_overlap', {}, { [field]: { code: 'range_overlap' } });
  }
}
