import type { Card, Reader, Transaction } from '../contract.ts';
import { inParts } from '../rules/in-parts.ts';
import { localDate } from '../rules/time/calendar.ts';
import type { MonthlyTicket } from '../rules/tickets/monthly-ticket.ts';
import { cardValidity, storedDays, type CardValidity } from '../rules/tickets/valid-periods.ts';

export async function validityOfCard(reader: Reader, card: Card, now: Date): Promise<CardValidity> {
  const tickets = await reader.find('monthly-tickets', { customer_card_id: card.id, state: 'ISSUED' });
  return cardValidity(card, tickets, localDate(now));
}

/** Returns the validity of each card, with one query for many cards. */
export async function validityOfCards(
  reader: Reader,
  cards: readonly Card[],
  now: Date,
): Promise<(card: Card) => CardValidity> {
  const ids = cards.map(({ id }) => id);
  const tickets = await inParts(ids, (some) =>
    reader.find('monthly-tickets', { customer_card_id: some, state: 'ISSUED' }),
  );
  const byCard: ReadonlyMap<string, readonly MonthlyTicket[]> = Map.groupBy(tickets, (one) => one.customer_card_id);
  return (card) => cardValidity(card, byCard.get(card.id) ?? [], localDate(now));
}

/** Stores with a card on which days it works. Called after its tickets have changed. */
export async function storeDays(
  cardId: string,
  { tx, now }: { readonly tx: Transaction; readonly now: Date },
): Promise<void> {
  const tickets = await tx.find('monthly-tickets', { customer_card_id: cardId, state: 'ISSUED' });
  await tx.update('customer-cards', cardId, storedDays(tickets, localDate(now)));
}
