import { addMonths, type LocalDate } from '../time/calendar.ts';

/**
 * Returns whether a card is replaced without an issuance fee: it is faulty and still within the warranty, which begins
 * on the day of issue.
 * @param months length of the warranty; 0 means none
 */
export function underWarranty(
  { reason, issuedOn }: { readonly reason: string | null | undefined; readonly issuedOn: LocalDate | null | undefined },
  months: number,
  today: LocalDate,
): boolean {
  return reason === 'FAULTY' && typeof issuedOn === 'string' && today < addMonths(issuedOn, months);
}
