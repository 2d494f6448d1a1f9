import type { Settings } from '../../contract.ts';

/** The settings about changing and giving back tickets: a ticket's successors count on to its limit. */
export type ChangeTerms = Pick<
  Settings,
  | 'ticket_change_refund_limit_time'
  | 'ticket_change_refund_limit'
  | 'ticket_change_percent_fee'
  | 'ticket_refund_percent_fee'
  | 'ticket_change_to_lower_amount'
>;

/** What the rule reads of a ticket; money in đồng. */
export interface ChangeableTicket {
  readonly state: string;
  readonly price: number;
  readonly change_count: number;
  /** When its trip departs; null for a ticket that is bound to no trip: nothing it could be too late for. */
  readonly departsAt: Date | null;
  /** The trip did not run, or not to its end: all comes back, whatever the fees and time limits. */
  readonly tripCanceled?: boolean;
}

export type Refusal =
  | 'ticket_not_sold'
  | 'ticket_changed_too_often'
  | 'ticket_change_too_late'
  | 'ticket_cheaper'
  | 'journey_cancel_too_late';
/** Why a ticket can be neither changed nor given back. */
export interface Refused {
  readonly refusal: Refusal;
}

export type Refund = Refused | { readonly fee: number; readonly refund: number };
export type Change = Refused | { readonly fee: number; readonly toPay: number };

/** What comes back for a ticket that is given back: its price less the fee. */
export function refund(ticket: ChangeableTicket, terms: ChangeTerms, now: Date): Refund {
  const refusal = refusalOf(ticket, terms, now);
  if (refusal) return { refusal };
  const fee = feeOf(ticket, terms.ticket_refund_percent_fee);
  return { fee, refund: ticket.price - fee };
}

/**
 * What comes back for a ticket that is canceled. A traveler may ask until both limits before departure, that of cancellations and that of
 * refunds; staff always, and after the limit of refunds nothing comes back.
 */
export function cancellation(
  ticket: ChangeableTicket,
  terms: ChangeTerms & Pick<Settings, 'journey_cancel_from_time'>,
  now: Date,
  { byStaff }: { readonly byStaff: boolean },
): Refund {
  const unlimited = { ...terms, ticket_change_refund_limit: Number.POSITIVE_INFINITY };
  const said = refund(ticket, byStaff ? unlimited : terms, now);
  const isLate = !ticket.tripCanceled && isPast(ticket.departsAt, terms.journey_cancel_from_time, now);
  if ('refusal' in said) {
    return byStaff && said.refusal === 'ticket_change_too_late' ? { fee: ticket.price, refund: 0 } : said;
  }
  return !byStaff && isLate ? { refusal: 'journey_cancel_too_late' } : said;
}

/** What is still to pay when a ticket is changed for one of another price: the fee, and the difference if it is more expensive. */
export function change(ticket: ChangeableTicket, newPrice: number, terms: ChangeTerms, now: Date): Change {
  const refusal = refusalOf(ticket, terms, now);
  if (refusal) return { refusal };
  if (newPrice < ticket.price && !terms.ticket_change_to_lower_amount) return { refusal: 'ticket_cheaper' };
  const fee = feeOf(ticket, terms.ticket_change_percent_fee);
  return { fee, toPay: fee + Math.max(0, newPrice - ticket.price) };
}

function refusalOf(ticket: ChangeableTicket, terms: ChangeTerms, now: Date): Refusal | undefined {
  if (ticket.state !== 'SOLD') return 'ticket_not_sold';
  if (ticket.tripCanceled) return undefined;
  if (ticket.change_count >= terms.ticket_change_refund_limit) return 'ticket_changed_too_often';
  const isLate = isPast(ticket.departsAt, terms.ticket_change_refund_limit_time, now);
  return isLate ? 'ticket_change_too_late' : undefined;
}

const feeOf = ({ price, tripCanceled }: ChangeableTicket, percent: number): number =>
  tripCanceled ? 0 : percentOf(price, percent);

/** Are there fewer minutes left before the departure? Never for a ticket that is bound to none. */
function isPast(departsAt: Date | null, minutes: number, now: Date): boolean {
  return departsAt !== null && now.getTime() > departsAt.getTime() - minutes * 60_000;
}

/**
 * A percentage of an amount in whole đồng, half a đồng rounded up. Percentages have two decimals at most: reckoned in hundredths
 * of a percent, no binary fraction creeps in.
 */
export function percentOf(amount: number, percent: number): number {
  return Math.round((amount * Math.round(percent * 100)) / 10_000);
}
