import type { LocalDate } from '../time/calendar.ts';

export interface CardDays {
  readonly is_locked?: unknown;
  readonly status?: unknown;
  readonly valid_from?: unknown;
  readonly valid_to?: unknown;
}

/** Returns the reason why a card without tickets of its own is not valid on a day, or null. The last day is included. */
export function reasonAgainst(
  card: CardDays,
  today: LocalDate,
): 'locked' | 'inactive' | 'no_ticket' | 'expired' | 'not_started' | null {
  if (card.is_locked === true) return 'locked';
  if (card.status !== 'ACTIVE') return 'inactive';
  const { valid_from: from, valid_to: to } = card;
  if (typeof to !== 'string') return 'no_ticket';
  if (to < today) return 'expired';
  return typeof from === 'string' && from > today ? 'not_started' : null;
}
