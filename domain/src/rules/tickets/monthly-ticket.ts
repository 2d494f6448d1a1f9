import type { LocalDate } from '../time/calendar.ts';

/** Fields of a monthly ticket that the rules read, as in `schemas/resources/monthly-tickets.json`. Days are inclusive. */
export interface MonthlyTicket {
  readonly state: string;
  readonly transport_mode: string;
  readonly route_scope: string;
  readonly route_ids?: readonly string[] | null;
  readonly valid_from?: LocalDate | null;
  readonly valid_to?: LocalDate | null;
}

export type Standing = 'CANCELED' | 'UNUSED' | 'NOT_STARTED' | 'VALID' | 'EXPIRED';

/** Returns the state of a ticket on a day. UNUSED: the validity starts with the first use. */
export function standingOf(ticket: MonthlyTicket, today: LocalDate): Standing {
  if (ticket.state === 'CANCELED') return 'CANCELED';
  if (!ticket.valid_from || !ticket.valid_to) return 'UNUSED';
  if (today < ticket.valid_from) return 'NOT_STARTED';
  return today > ticket.valid_to ? 'EXPIRED' : 'VALID';
}

/**
 * Returns the ticket on the card that overlaps a new one in days, mode and routes. Selling such a ticket would take
 * money for nothing.
 */
export function overlappingTicket<T extends MonthlyTicket>(wanted: MonthlyTicket, onCard: readonly T[]): T | undefined {
  return onCard.find(
    (ticket) => ticket.state !== 'CANCELED' && sameDays(ticket, wanted) && coversSameRides(ticket, wanted),
  );
}

export function coversSameRides(one: MonthlyTicket, other: MonthlyTicket): boolean {
  return sameMode(one, other) && sameRoute(one, other);
}

function sameDays(one: MonthlyTicket, other: MonthlyTicket): boolean {
  if (!one.valid_from || !one.valid_to || !other.valid_from || !other.valid_to) return false;
  return one.valid_from <= other.valid_to && other.valid_from <= one.valid_to;
}

/** A multimodal ticket is valid on buses and trains. */
function sameMode(one: MonthlyTicket, other: MonthlyTicket): boolean {
  const modes = [one.transport_mode, other.transport_mode];
  return modes[0] === modes[1] || modes.includes('MULTIMODAL');
}

function sameRoute(one: MonthlyTicket, other: MonthlyTicket): boolean {
  if (one.route_scope === 'MULTI_ROUTE' || other.route_scope === 'MULTI_ROUTE') return true;
  return (one.route_ids ?? []).some((route) => (other.route_ids ?? []).includes(route));
}
