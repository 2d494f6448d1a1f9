import type { TicketPrice } from '../../contract.ts';
import { localDate, type LocalDate } from '../time/calendar.ts';
import { standingOf, type MonthlyTicket } from './monthly-ticket.ts';
import { dayUseRefusal, type DayTicket } from './ticket-use.ts';
import { validity, type Validity } from '../time/validity.ts';

/** Why a gate stays shut. */
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

/** Where a ticket is presented, as far as the gate knows: what is not known is not checked. */
export interface Place {
  readonly mode?: string | undefined;
  readonly routeId?: string | undefined;
}

/** What a price says about how often and how long its tickets are good; null: no limit. */
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

/** How often a single ticket opens a gate: once, unless its price lets it change lines for a time or gives it a number. */
export function ridesOf(terms: UseTerms): number | null {
  return terms.max_usage ?? (terms.time_of_use ? null : 1);
}

/** Why a single ticket does not open the gate; its last moment still counts. */
export function singleRefusal(ticket: SingleTicket, terms: UseTerms, place: Place, now: Date): GateRefusal | undefined {
  const closed = STATES[ticket.state];
  if (closed) return closed;
  const rides = ridesOf(terms);
  // A ticket that a counter marked used before uses were counted has been used once.
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

/** Why a day ticket does not open the gate. */
export function dayRefusal(ticket: DayPass, terms: UseTerms, place: Place, now: Date): GateRefusal | undefined {
  const today = localDate(now);
  const why = dayUseRefusal(ticket, today);
  if (why === 'day_ticket_canceled') return 'canceled';
  if (why === 'day_ticket_other_day') return ticket.valid_on < today ? 'expired' : 'not_started';
  if (why === 'day_ticket_used_up') return 'used_up';
  const ends = ticket.first_used_at && terms.time_of_use ? minutesAfter(ticket.first_used_at, terms.time_of_use) : null;
  if (ends !== null && now.getTime() > ends) return 'expired';
  return elsewhere(ticket.transport_mode, routesOf(ticket), place);
}

/** What is known of the uses of a pass. */
export interface PassUses {
  readonly uses: number;
  readonly uses_today: number;
  readonly last_used_at: string | null;
  /** The serial number of the gate; null for a partner's. */
  readonly used_device: string | null;
}

export interface MonthPass extends MonthlyTicket, Pick<PassUses, 'uses' | 'uses_today'> {
  readonly months: number;
}

/** Why a monthly ticket does not open the gate. One that counts from its first use may be used: that day is its first. */
export function monthRefusal(ticket: MonthPass, terms: UseTerms, place: Place, now: Date): GateRefusal | undefined {
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

/** The days of a monthly ticket that is used on a day: its own, or those that this first use begins. */
export function daysFrom(ticket: Pick<MonthPass, 'months' | 'valid_from' | 'valid_to'>, day: LocalDate): Validity {
  if (ticket.valid_from && ticket.valid_to) return { from: ticket.valid_from, to: ticket.valid_to };
  return validity('FROM_FIRST_USE_DATE', { months: ticket.months }, { purchased: day, firstUsed: day });
}

/** Which of several refusals a passenger sees: the one that came nearest to opening the gate. */
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
 * Which of a card's tickets opens the gate: one that runs already before one whose first use would begin it. Where none does, why.
 */
export function chosenPass<T extends MonthPass>(
  tickets: readonly (readonly [ticket: T, terms: UseTerms])[],
  place: Place,
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

/** Why something good for a mode and routes is of no use at a place; no routes means all of the mode. */
export function elsewhere(
  mode: string | null | undefined,
  routes: readonly string[],
  place: Place,
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
