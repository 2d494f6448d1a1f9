import type { LocalDate } from '../time/calendar.ts';

const EARLIEST: LocalDate = '1900-01-01';

/** Full years of age on a day. */
export function ageOn(day: LocalDate, birth: LocalDate): number {
  const had = day.slice(5) >= birth.slice(5);
  return Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (had ? 0 : 1);
}

/** Why a day cannot be a birth date: it is in the future, or too long ago. */
export function birthDateRefusal(date: LocalDate, today: LocalDate): 'born_later' | 'born_too_early' | undefined {
  if (date > today) return 'born_later';
  return date < EARLIEST ? 'born_too_early' : undefined;
}
