import type { Settings } from '../../contract.ts';

/**
 * Settings for changing and returning tickets. A ticket that replaces another one continues its count of changes, so
 * the limit applies to both together.
 */
export type ChangeTerms = Pick<
  Settings,
  | 'ticket_change_refund_limit_time'
  | 'ticket_change_refund_limit'
  | 'ticket_change_percent_fee'
  | 'ticket_refund_percent_fee'
  | 'ticket_change_to_lower_amount'
>;

/** Fields of a ticket that the rules read. Money is in đồng. */
export interface ChangeableTicket {
  readonly state: string;
  readonly price: number;
  readonly change_count: number;
  /** Departure of the ticket's trip; null without a trip, so that no time limit applies. */
  readonly departsAt: Date | null;
  /** True if the trip did not run to its end. The full price is then refunded, whatever the fees and time limits. */
  readonly tripCanceled?: boolean;
}

export type TicketChangeRefusal =
  | 'ticket_not_sold'
  | 'ticket_changed_too_often'
  | 'ticket_change_too_late'
  | 'ticket_cheaper'
  | 'journey_cancel_too_late';
export interface RefusedTicketChange {
  readonly refusal: TicketChangeRefusal;
}

export type Refund = RefusedTicketChange | { readonly fee: number; readonly refund: number };
export type TicketChange = RefusedTicketChange | { readonly fee: number; readonly toPay: number };

export function refund(ticket: ChangeableTicket, terms: ChangeTerms, now: Date): Refund {
  const refusal = refusalOf(ticket, terms, now);
  if (refusal) return { refusal };
  const fee = feeOf(ticket, terms.ticket_refund_percent_fee);
  return { fee, refund: ticket.price - fee };
}

/**
 * Returns the refund for a canceled ticket. Passengers can cancel until the limits for cancellations and for refunds
 * before departure. Staff can always cancel, but nothing is refunded after the refund limit.
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

export function change(ticket: ChangeableTicket, newPrice: number, terms: ChangeTerms, now: Date): TicketChange {
  const refusal = refusalOf(ticket, terms, now);
  if (refusal) return { refusal };
  if (newPrice < ticket.price && !terms.ticket_change_to_lower_amount) return { refusal: 'ticket_cheaper' };
  const fee = feeOf(ticket, terms.ticket_change_percent_fee);
  return { fee, toPay: fee + Math.max(0, newPrice - ticket.price) };
}

function refusalOf(ticket: ChangeableTicket, terms: ChangeTerms, now: Date): TicketChangeRefusal | undefined {
  if (ticket.state !== 'SOLD') return 'ticket_not_sold';
  if (ticket.tripCanceled) return undefined;
  if (ticket.change_count >= terms.ticket_change_refund_limit) return 'ticket_changed_too_often';
  const isLate = isPast(ticket.departsAt, terms.ticket_change_refund_limit_time, now);
  return isLate ? 'ticket_change_too_late' : undefined;
}

const feeOf = ({ price, tripCanceled }: ChangeableTicket, percent: number): number =>
  tripCanceled ? 0 : percentOf(price, percent);

function isPast(departsAt: Date | null, minutes: number, now: Date): boolean {
  return departsAt !== null && now.getTime() > departsAt.getTime() - minutes * 60_000;
}

/**
 * Returns a percentage in whole đồng, with half a đồng rounded up. Percentages have at most two decimals, so the
 * calculation uses hundredths of a percent to avoid binary fractions.
 */
export function percentOf(amount: number, percent: number): number {
  return Math.round((amount * Math.round(percent * 100)) / 10_000);
}
