import { addDays, daysBetween, type LocalDate } from '../rules/time/calendar.ts';
import { coversSameRides, type MonthlyTicket } from '../rules/tickets/monthly-ticket.ts';

/** Hours of the day, in the operator's time zone, between which reminders are sent. Phones ring for text messages. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;

export const isSendingHour = (hour: number): boolean => hour >= FIRST_HOUR && hour < LAST_HOUR;

/** Returns the last day on which a ticket may end to be reminded of today. */
export const lastDayReminded = (today: LocalDate, daysBefore: number): LocalDate => addDays(today, daysBefore);

/**
 * Returns the number of days until the last day of a ticket. Returns undefined if its holder needs no reminder: it has
 * ended or is canceled, or another ticket on the card covers the same rides for longer.
 */
export function daysToReminder(
  ticket: MonthlyTicket,
  onCard: readonly MonthlyTicket[],
  { today, daysBefore }: { readonly today: LocalDate; readonly daysBefore: number },
): number | undefined {
  const { state, valid_to: end } = ticket;
  if (state !== 'ISSUED' || !end || end < today || end > lastDayReminded(today, daysBefore)) return undefined;
  const isRenewed = onCard.some(
    (other) =>
      other.state !== 'CANCELED' && coversSameRides(other, ticket) && (!other.valid_to || other.valid_to > end),
  );
  return isRenewed ? undefined : daysBetween(today, end);
}
