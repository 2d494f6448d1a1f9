import { reasonAgainst, type CardDays } from './card-days.ts';
import { addDays, type LocalDate } from '../time/calendar.ts';
import { standingOf, type MonthlyTicket } from './monthly-ticket.ts';

/** Days without a gap, both ends included. `valid_from` is null if only the last day is known. */
export interface ValidSpan {
  readonly valid_from: LocalDate | null;
  readonly valid_to: LocalDate;
}

/** Rides that a card allows on the days of a span. */
export interface ValidPeriod extends ValidSpan {
  readonly transport_mode: string;
  readonly route_scope: string;
  readonly route_ids: readonly string[];
}

export interface CardValidity {
  /** The span that runs today. Otherwise the next one, or the last one of a card whose tickets are over. */
  readonly valid_from: LocalDate | null;
  readonly valid_to: LocalDate | null;
  /** Whether a gate opens today. Where the card is used and limits of its tickets are not considered. */
  readonly valid_today: boolean;
  /** First day of the next ticket, if the card opens no gate until then. */
  readonly next_valid_from: LocalDate | null;
  /** Periods that are not over, by their first day. Tickets that begin with their first use are not among them. */
  readonly valid_periods: readonly ValidPeriod[];
}

type CardOfPeriods = CardDays & Omit<MonthlyTicket, 'state'>;

/**
 * Returns the validity of a card from its tickets. The days of a card that never had a ticket, such as a free or
 * imported card, are its own.
 */
export function cardValidity(card: CardOfPeriods, tickets: readonly MonthlyTicket[], today: LocalDate): CardValidity {
  // A replaced card has given its tickets to its successor.
  if (card.status === 'INACTIVE') return NOT_VALID;
  const issued = tickets.filter(({ state }) => state !== 'CANCELED');
  const dated = issued.length > 0 ? issued : [{ ...card, state: 'ISSUED' }];
  const periods = periodsOf(dated);
  const span = spanOf(periods, today);
  const open = isOpen(card) && runs(card, issued, today);
  const isAhead = span?.valid_from !== undefined && span.valid_from !== null && span.valid_from > today;
  return {
    valid_from: span?.valid_from ?? null,
    valid_to: span?.valid_to ?? null,
    valid_today: open,
    next_valid_from: isAhead && !open ? span.valid_from : null,
    valid_periods: periods.filter(({ valid_to: end }) => end >= today),
  };
}

const NOT_VALID: CardValidity = {
  valid_from: null,
  valid_to: null,
  valid_today: false,
  next_valid_from: null,
  valid_periods: [],
};

const isOpen = (card: CardDays): boolean => card.is_locked !== true && card.status === 'ACTIVE';

/** Uses the conditions of a gate: `reasonAgainst` for a card without tickets, `standingOf` for a ticket. */
function runs(card: CardDays, issued: readonly MonthlyTicket[], today: LocalDate): boolean {
  if (issued.length === 0) return reasonAgainst(card, today) === null;
  return issued.some((ticket) => OPENING.has(standingOf(ticket, today)));
}

const OPENING: ReadonlySet<string> = new Set(['VALID', 'UNUSED']);

/** Days on which a card works, stored with the card: the span that runs, the next one, or the last one. */
export function storedDays(
  tickets: readonly Pick<MonthlyTicket, 'valid_from' | 'valid_to'>[],
  today: LocalDate,
): { readonly valid_from: LocalDate | null; readonly valid_to: LocalDate | null; readonly valid_periods: ValidSpan[] } {
  const spans = merged(tickets.flatMap(spanIn));
  const span = spanOf(spans, today);
  return {
    valid_from: span?.valid_from ?? null,
    valid_to: span?.valid_to ?? null,
    valid_periods: spans.filter(({ valid_to: end }) => end >= today),
  };
}

/** Returns the span that contains today, otherwise the next one, otherwise the last one. */
function spanOf(days: readonly ValidSpan[], today: LocalDate): ValidSpan | undefined {
  const spans = merged(days.map(({ valid_from, valid_to }) => ({ valid_from, valid_to })));
  return spans.find(({ valid_to: end }) => end >= today) ?? spans.at(-1);
}

function periodsOf(tickets: readonly Omit<MonthlyTicket, 'state'>[]): readonly ValidPeriod[] {
  const periods = tickets.flatMap((ticket) => spanIn(ticket).map((span) => ({ ...span, ...ridesOf(ticket) })));
  const byRides = Map.groupBy(periods, (period) => JSON.stringify(ridesOf(period)));
  return [...byRides.values()].flatMap((same) => merged(same)).toSorted(byStart);
}

const ridesOf = ({ transport_mode, route_scope, route_ids }: Omit<MonthlyTicket, 'state'>) => ({
  transport_mode,
  route_scope,
  route_ids: route_scope === 'ONE_ROUTE' ? (route_ids ?? []) : [],
});

function spanIn({ valid_from, valid_to }: Pick<MonthlyTicket, 'valid_from' | 'valid_to'>): ValidSpan[] {
  return valid_to ? [{ valid_from: valid_from ?? null, valid_to }] : [];
}

/** Joins spans that overlap or follow one another without a gap. */
function merged<T extends ValidSpan>(spans: readonly T[]): T[] {
  const joined: T[] = [];
  for (const span of spans.toSorted(byStart)) {
    const last = joined.at(-1);
    if (last && (span.valid_from ?? '') <= addDays(last.valid_to, 1)) {
      if (span.valid_to > last.valid_to) joined[joined.length - 1] = { ...last, valid_to: span.valid_to };
    } else joined.push(span);
  }
  return joined;
}

const byStart = (one: ValidSpan, other: ValidSpan): number =>
  (one.valid_from ?? '').localeCompare(other.valid_from ?? '') || one.valid_to.localeCompare(other.valid_to);
