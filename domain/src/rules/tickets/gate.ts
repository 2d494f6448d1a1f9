import type { TicketPrice } from '../../contract.ts';
import { localDate, type LocalDate } from '../time/calendar.ts';
import { standingOf, type MonthlyTicket } from './monthly-ticket.ts';
import { dayUseRefusal, type DayTicket } from './ticket-use.ts';
import { validity, type Validity } from '../time/validity.ts';

export type GateRefusal =
  | 'unknown'
  | 'canceled'
  | 'changed'
  | 'cancel_requested'
  | 'used'
  | 'used_up'
  | 'used_up_today'
  | 'expired'
  | 'not_started'
  | 'wrong_mode'
  | 'wrong_route'
  | 'no_ticket'
  | 'locked'
  | 'inactive';

/** Known data about the place where a ticket is used: route and means of transport. Unknown data is not checked. */
export interface PlaceOfUse {
  readonly mode?: string | undefined;
  readonly routeId?: string | undefined;
}

/** Use limits of a price; null means no limit. */
export type UseTerms = Partial<Pick<TicketPrice, 'max_usage' | 'max_usage_in_day' | 'time_of_use'>>;

export interface SingleTicket {
  readonly state: string;
  readonly transport_mode?: string | null;
  readonly route_id: string;
  readonly valid_from?: string | null;
  readonly valid_to?: string | null;
  readonly uses?: number | null;
}

const STATES: Readonly<Record<string, GateRefusal>> = {
  CANCELED: 'canceled',
  CHANGED: 'changed',
  CANCEL_REQUESTED: 'cancel_requested',
  EXPIRED: 'expired',
};

export function ridesOf(terms: UseTerms): number | null {
  return terms.max_usage ?? (terms.time_of_use ? null : 1);
}

/**
 * Returns the reason why a single ticket does not open the gate. The ticket is still valid at the last moment of its
 * validity.
 */
export function singleRefusal(
  ticket: SingleTicket,
  terms: UseTerms,
  place: PlaceOfUse,
  now: Date,
): GateRefusal | undefined {
  const closed = STATES[ticket.state];
  if (closed) return closed;
  const rides = ridesOf(terms);
  // A ticket that was marked as used before the server counted uses has one use.
  const uses = ticket.uses ?? (ticket.state === 'USED' ? 1 : 0);
  if (rides !== null && uses >= rides) return rides === 1 ? 'used' : 'used_up';
  if (ticket.valid_from && Date.parse(ticket.valid_from) > now.getTime()) return 'not_started';
  if (ticket.valid_to && Date.parse(ticket.valid_to) < now.getTime())
    return ticket.state === 'USED' ? 'used' : 'expired';
  return elsewhere(ticket.transport_mode, [ticket.route_id], place);
}

export interface DayPass extends DayTicket {
  readonly transport_mode?: string | null;
  readonly route_scope?: string | null;
  readonly route_ids?: readonly string[] | null;
  readonly first_used_at?: string | null;
}

export function dayRefusal(ticket: DayPass, terms: UseTerms, place: PlaceOfUse, now: Date): GateRefusal | undefined {
  const today = localDate(now);
  const why = dayUseRefusal(ticket, today);
  if (why === 'day_ticket_canceled') return 'canceled';
  if (why === 'day_ticket_other_day') return ticket.valid_on < today ? 'expired' : 'not_started';
  if (why === 'day_ticket_used_up') return 'used_up';
  const ends = ticket.first_used_at && terms.time_of_use ? minutesAfter(ticket.first_used_at, terms.time_of_use) : null;
  if (ends !== null && now.getTime() > ends) return 'expired';
  return elsewhere(ticket.transport_mode, routesOf(ticket), place);
}

export interface PassUses {
  readonly uses: number;
  readonly uses_today: number;
  readonly last_used_at: string | null;
  /** Serial number of the gate; null for a partner's gate. */
  readonly used_device: string | null;
}

export interface MonthPass extends MonthlyTicket, Pick<PassUses, 'uses' | 'uses_today'> {
  readonly months: number;
}

/**
 * Returns the reason why a monthly ticket does not open the gate. A ticket valid from its first use is accepted and
 * starts on that day.
 */
export function monthRefusal(
  ticket: MonthPass,
  terms: UseTerms,
  place: PlaceOfUse,
  now: Date,
): GateRefusal | undefined {
  const today = localDate(now);
  const standing = standingOf(ticket, today);
  if (standing === 'CANCELED') return 'canceled';
  if (standing === 'NOT_STARTED') return 'not_started';
  if (standing === 'EXPIRED') return 'expired';
  const where = elsewhere(ticket.transport_mode, routesOf(ticket), place);
  if (where) return where;
  if (typeof terms.max_usage === 'number' && ticket.uses >= terms.max_usage) return 'used_up';
  const most = terms.max_usage_in_day;
  return typeof most === 'number' && ticket.uses_today >= most ? 'used_up_today' : undefined;
}

export function daysFrom(ticket: Pick<MonthPass, 'months' | 'valid_from' | 'valid_to'>, day: LocalDate): Validity {
  if (ticket.valid_from && ticket.valid_to) return { from: ticket.valid_from, to: ticket.valid_to };
  return validity('FROM_FIRST_USE_DATE', { months: ticket.months }, { purchased: day, firstUsed: day });
}

/**
 * Order of the reasons why a gate stays closed. If several tickets of a card are refused, the passenger sees the reason
 * of the ticket that came closest to opening the gate.
 */
const BY_RELEVANCE: readonly GateRefusal[] = [
  'used_up_today',
  'used_up',
  'wrong_route',
  'wrong_mode',
  'not_started',
  'expired',
  'canceled',
];

/**
 * Returns the ticket of a card that opens the gate, or the refusal. A running ticket takes precedence over one that
 * would start with its first use.
 */
export function chosenPass<T extends MonthPass>(
  tickets: readonly (readonly [ticket: T, terms: UseTerms])[],
  place: PlaceOfUse,
  now: Date,
): { readonly ticket: T } | { readonly refusal: GateRefusal } {
  const running = ([ticket]: readonly [T, UseTerms]): number => (ticket.valid_to ? 0 : 1);
  const refusals: GateRefusal[] = [];
  for (const [ticket, terms] of tickets.toSorted((one, other) => running(one) - running(other))) {
    const refusal = monthRefusal(ticket, terms, place, now);
    if (!refusal) return { ticket };
    refusals.push(refusal);
  }
  return { refusal: BY_RELEVANCE.find((refusal) => refusals.includes(refusal)) ?? 'no_ticket' };
}

export function elsewhere(
  mode: string | null | undefined,
  routes: readonly string[],
  place: PlaceOfUse,
): 'wrong_mode' | 'wrong_route' | undefined {
  if (place.routeId && routes.includes(place.routeId)) return undefined;
  const modes = [mode, place.mode];
  if (mode && place.mode && mode !== place.mode && !modes.includes('MULTIMODAL')) return 'wrong_mode';
  return place.routeId && routes.length > 0 ? 'wrong_route' : undefined;
}

function routesOf(pass: Pick<DayPass, 'route_scope' | 'route_ids'>): readonly string[] {
  return pass.route_scope === 'ONE_ROUTE' ? (pass.route_ids ?? []) : [];
}

const minutesAfter = (instant: string, minutes: number): number => Date.parse(instant) + minutes * 60_000;
