import type { Reader } from '../contract.ts';
import { Problem } from '@tuyen/server-mock/domain';
import { issueRefusal, type TicketRange } from '../rules/tickets/ticket-ranges.ts';

/** A range of tickets, and the command that holds it. */
export interface CommandRange extends TicketRange {
  readonly id: string;
  readonly series?: string | null;
}

/** 409 `range_overlap` where some of the tickets are out with another command of either kind. Another series is another paper. */
export async function assertNotIssued(wanted: CommandRange, reader: Reader, field: string): Promise<void> {
  const transports = await reader.find('command-transports', { state: 'ISSUED' });
  const tickets = await reader.find('command-tickets', { state: 'ISSUED', ticket_price_id: wanted.ticket_price_id });
  const out = [
    ...transports.flatMap(({ id, ticket_ranges: ranges }) => (ranges ?? []).map((range) => ({ ...range, id }))),
    ...tickets,
  ].filter((range) => range.id !== wanted.id && (range.series ?? '') === (wanted.series ?? ''));
  if (out.some((range) => issueRefusal([range, wanted])?.refusal === 'range_overlap')) {
    throw new Problem(409, 'range_overlap', {}, { [field]: { code: 'range_overlap' } });
  }
}
