/** What the rules read of a card in the stock; fields as in `schemas/resources/electronic-cards.json`. */
export interface StockCard {
  readonly state: string;
  readonly ticket_counter_id?: string | null;
}

export type IssueKind = 'REISSUED' | 'MONTHLY_CARD' | 'DAILY_TICKET';
export type StockRefusal = 'stock_card_gone' | 'stock_card_elsewhere';

/**
 * Why a stock card cannot be issued. One that lies at a counter is issued there and nowhere else; one that is still in the store
 * may be issued by anybody who holds it.
 * @param counterId the counter that issues; null for an office without counters
 */
export function issueRefusal(card: StockCard, counterId: string | null): StockRefusal | undefined {
  if (card.state === 'IN_STOCK') return undefined;
  if (card.state !== 'ALLOCATED') return 'stock_card_gone';
  return card.ticket_counter_id === counterId ? undefined : 'stock_card_elsewhere';
}

/** What a card is issued for. A replacement stays one, whatever ticket it carries. */
export function issueKindOf(requestKind: string, ticketType: string | null | undefined): IssueKind {
  if (requestKind === 'REISSUE') return 'REISSUED';
  return ticketType === 'DAILY' ? 'DAILY_TICKET' : 'MONTHLY_CARD';
}

/** The state that the old card's stock record takes when a new card replaces it; undefined where it stays what it is. */
export function replacedState(card: StockCard, handedIn: boolean): 'RETURNED' | 'LOST' | undefined {
  if (card.state !== 'ISSUED') return undefined;
  return handedIn ? 'RETURNED' : 'LOST';
}
