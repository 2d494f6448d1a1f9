/** Consecutive printed tickets of one price, both numbers included. */
export interface TicketRange {
  readonly ticket_price_id: string;
  readonly first_number: number;
  readonly last_number: number;
}

export interface Settlement {
  readonly issued_quantity: number;
  readonly returned_quantity: number;
  readonly sold_quantity: number;
  /** đồng: what the tickets that did not come back cost. */
  readonly cash_due: number;
  /** Handed in less due; negative is short. */
  readonly difference: number;
}

export type RangeRefusal = 'range_reversed' | 'range_overlap' | 'range_not_issued';

export function quantityOf(range: Pick<TicketRange, 'first_number' | 'last_number'>): number {
  return range.last_number - range.first_number + 1;
}

/** Why tickets cannot be handed out like this; the index is that of the range at fault. */
export function issueRefusal(
  ranges: readonly TicketRange[],
): { readonly at: number; readonly refusal: RangeRefusal } | undefined {
  for (const [at, range] of ranges.entries()) {
    if (range.last_number < range.first_number) return { at, refusal: 'range_reversed' };
    if (ranges.slice(0, at).some((other) => overlap(other, range))) return { at, refusal: 'range_overlap' };
  }
  return undefined;
}

/** Why tickets cannot be taken back like this: each must lie within one range that was handed out, and come back once. */
export function returnRefusal(
  returned: readonly TicketRange[],
  issued: readonly TicketRange[],
): { readonly at: number; readonly refusal: RangeRefusal } | undefined {
  const among = issueRefusal(returned);
  if (among) return among;
  const at = returned.findIndex((range) => !issued.some((issuedRange) => within(range, issuedRange)));
  return at < 0 ? undefined : { at, refusal: 'range_not_issued' };
}

/** What a command comes to when it is returned. @param prices đồng by ticket price */
export function settle(
  issued: readonly TicketRange[],
  returned: readonly TicketRange[],
  prices: ReadonlyMap<string, number>,
  cashHandedIn: number,
): Settlement {
  const issuedQuantity = sum(issued, () => 1);
  const returnedQuantity = sum(returned, () => 1);
  const price = (range: TicketRange): number => prices.get(range.ticket_price_id) ?? 0;
  const cashDue = sum(issued, price) - sum(returned, price);
  return {
    issued_quantity: issuedQuantity,
    returned_quantity: returnedQuantity,
    sold_quantity: issuedQuantity - returnedQuantity,
    cash_due: cashDue,
    difference: cashHandedIn - cashDue,
  };
}

/**
 * How much of one range is used up, when tickets are sold in order.
 * @param next the first unsold number; the last plus one where all are sold
 * @returns undefined where the number lies outside the range
 */
export function usedOf(range: TicketRange, next: number): { readonly used: number; readonly left: number } | undefined {
  if (next < range.first_number || next > range.last_number + 1) return undefined;
  return { used: next - range.first_number, left: range.last_number + 1 - next };
}

function sum(ranges: readonly TicketRange[], each: (range: TicketRange) => number): number {
  return ranges.reduce((total, range) => total + quantityOf(range) * each(range), 0);
}

/** Numbers of different prices are different tickets. */
function overlap(one: TicketRange, other: TicketRange): boolean {
  return (
    one.ticket_price_id === other.ticket_price_id &&
    one.first_number <= other.last_number &&
    other.first_number <= one.last_number
  );
}

function within(part: TicketRange, issuedRange: TicketRange): boolean {
  return (
    part.ticket_price_id === issuedRange.ticket_price_id &&
    part.first_number >= issuedRange.first_number &&
    part.last_number <= issuedRange.last_number
  );
}
