export interface StockCard {
  readonly state: string;
  readonly ticket_counter_id?: string | null;
}

export type IssueKind = 'REISSUED' | 'MONTHLY_CARD' | 'DAILY_TICKET';
export type StockRefusal = 'stock_card_gone' | 'stock_card_elsewhere';

/**
 * Returns the reason why a stock card cannot be issued. A card allocated to a counter can be issued only there. A card
 * still in stock can be issued by any counter of its owner.
 * @param counterId issuing counter; null for an office without counters
 */
export function issueRefusal(card: StockCard, counterId: string | null): StockRefusal | undefined {
  if (card.state === 'IN_STOCK') return undefined;
  if (card.state !== 'ALLOCATED') return 'stock_card_gone';
  return card.ticket_counter_id === counterId ? undefined : 'stock_card_elsewhere';
}

export function issueKindOf(requestKind: string, ticketType: string | null | undefined): IssueKind {
  if (requestKind === 'REISSUE') return 'REISSUED';
  return ticketType === 'DAILY' ? 'DAILY_TICKET' : 'MONTHLY_CARD';
}

export function replacedState(card: StockCard, handedIn: boolean): 'RETURNED' | 'LOST' | undefined {
  if (card.state !== 'ISSUED') return undefined;
  return handedIn ? 'RETURNED' : 'LOST';
}
