import type { LocalDate } from '../time/calendar.ts';

const EARLIEST: LocalDate = '1900-01-01';

/** Why nobody can have been born on that day: not yet, or too long ago for anybody alive. */
export function birthDateRefusal(date: LocalDate, today: LocalDate): 'born_later' | 'born_too_early' | undefined {
  if (date > today) return 'born_later';
  return date < EARLIEST ? 'born_too_early' : undefined;
}
