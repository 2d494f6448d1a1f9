export interface StockCard {
  readonly state: string;
  readonly ticket_counter_id?: string | null;
}

/** Stock card with the office that keeps it. */
export interface KeptCard extends StockCard {
  readonly office_id: string;
}

/** Place that issues cards, and the stock that it uses. */
export interface StockPlace {
  /** Issuing counter. Null for an office without counters. */
  readonly counterId: string | null;
  /** The issuing office and all offices above it. The place uses the stock of these offices. */
  readonly offices: readonly string[];
  /** Whether one of these offices keeps stock, or the counter was allocated cards. */
  readonly keepsStock: boolean;
}

export type IssueKind = 'REISSUED' | 'MONTHLY_CARD' | 'DAILY_TICKET';
export type StockRefusal = 'stock_card_unknown' | 'stock_card_gone' | 'stock_card_elsewhere';

/** State of a card that a counter holds. */
export const AT_COUNTER = 'ALLOCATED';

/** Condition of the cards that a counter holds. Counts, reports and the issue of cards use it. */
export const heldAt = (counterId: string) => ({ ticket_counter_id: counterId, state: AT_COUNTER }) as const;

/**
 * Returns the reason why a place cannot issue a card. A card allocated to a counter can be issued only there. A card
 * that is not allocated can be issued wherever its office's stock is used. A code that no stock record contains can be
 * issued only where no stock is kept.
 * @param card stock record of the code; undefined if there is none
 */
export function issueRefusal(card: KeptCard | undefined, place: StockPlace): StockRefusal | undefined {
  if (!card) return place.keepsStock ? 'stock_card_unknown' : undefined;
  const allocated = card.state === AT_COUNTER;
  if (allocated && place.counterId !== null && card.ticket_counter_id === place.counterId) return undefined;
  // The answer does not reveal cards of another company.
  if (!usesStockOf(card, place)) return 'stock_card_unknown';
  if (card.state === 'IN_STOCK') return undefined;
  return allocated ? 'stock_card_elsewhere' : 'stock_card_gone';
}

/** Returns the reason why a card cannot be allocated to a counter. The counter must use the stock of the card's office. */
export function allocationRefusal(
  card: Pick<KeptCard, 'office_id'>,
  place: Pick<StockPlace, 'offices'>,
): 'stock_counter_elsewhere' | undefined {
  return usesStockOf(card, place) ? undefined : 'stock_counter_elsewhere';
}

const usesStockOf = ({ office_id: owner }: Pick<KeptCard, 'office_id'>, { offices }: Pick<StockPlace, 'offices'>) =>
  offices.includes(owner);

export function issueKindOf(requestKind: string, ticketType: string | null | undefined): IssueKind {
  if (requestKind === 'REISSUE') return 'REISSUED';
  return ticketType === 'DAILY' ? 'DAILY_TICKET' : 'MONTHLY_CARD';
}

export function replacedState(card: StockCard, handedIn: boolean): 'RETURNED' | 'LOST' | undefined {
  if (card.state !== 'ISSUED') return undefined;
  return handedIn ? 'RETURNED' : 'LOST';
}
