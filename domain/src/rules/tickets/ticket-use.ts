import { addDays, instantOf, localDate, type LocalDate } from '../time/calendar.ts';

/**
 * Returns the last moment at which an unused single ticket is valid: the planned arrival of its trip, otherwise the end
 * of the day of sale in Hà Nội.
 */
export function unusedUntil(soldAt: Date, arrivesAt: Date | null): string {
  if (arrivesAt) return arrivesAt.toISOString();
  return new Date(Date.parse(instantOf(addDays(localDate(soldAt), 1))) - 1).toISOString();
}

export function usableUntil(usedAt: Date, minutes: number | null): string | null {
  return minutes === null ? null : new Date(usedAt.getTime() + minutes * 60_000).toISOString();
}

export function extensionRefusal(
  validTo: string | null | undefined,
  wanted: string,
  now: Date,
): 'extension_not_later' | 'extension_in_the_past' | undefined {
  if (Date.parse(wanted) <= now.getTime()) return 'extension_in_the_past';
  return validTo && Date.parse(wanted) <= Date.parse(validTo) ? 'extension_not_later' : undefined;
}

/**
 * Returns the changes of a ticket when it is printed again, and the mark to print on the copy. Returns undefined if the
 * ticket cannot be printed again.
 */
export function reprinted(
  ticket: { readonly state: string; readonly reprint_count?: number | null },
  now: Date,
): { readonly reprint_count: number; readonly last_reprinted_at: string; readonly mark: string } | undefined {
  if (ticket.state !== 'SOLD') return undefined;
  const copies = (ticket.reprint_count ?? 0) + 1;
  return { reprint_count: copies, last_reprinted_at: now.toISOString(), mark: `BẢN IN LẠI LẦN ${copies}` };
}

export interface DayTicket {
  readonly state: string;
  readonly valid_on: LocalDate;
  readonly uses: number;
  /** Maximum number of uses; null means no limit. */
  readonly max_uses?: number | null;
}

export function dayUseRefusal(
  ticket: DayTicket,
  today: LocalDate,
): 'day_ticket_canceled' | 'day_ticket_other_day' | 'day_ticket_used_up' | undefined {
  if (ticket.state !== 'ISSUED') return 'day_ticket_canceled';
  if (ticket.valid_on !== today) return 'day_ticket_other_day';
  return typeof ticket.max_uses === 'number' && ticket.uses >= ticket.max_uses ? 'day_ticket_used_up' : undefined;
}
