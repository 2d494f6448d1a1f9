import type { LocalDate } from '../time/calendar.ts';

const EARLIEST: LocalDate = '1900-01-01';

export function ageOn(day: LocalDate, birth: LocalDate): number {
  const had = day.slice(5) >= birth.slice(5);
  return Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (had ? 0 : 1);
}

export function birthDateRefusal(date: LocalDate, today: LocalDate): 'born_later' | 'born_too_early' | undefined {
  if (date > today) return 'born_later';
  return date < EARLIEST ? 'born_too_early' : undefined;
}
