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

/** What is left of the ranges that were handed out when others came back: what was sold. Each keeps what else its range says. */
export function soldParts<T extends TicketRange>(issued: readonly T[], returned: readonly TicketRange[]): T[] {
  return issued.flatMap((range) => {
    const back = returned
      .filter((part) => within(part, range))
      .toSorted((one, other) => one.first_number - other.first_number);
    const gaps = [...back, { first_number: range.last_number + 1, last_number: range.last_number + 1 }];
    let next = range.first_number;
    return gaps.flatMap(({ first_number, last_number }) => {
      const part = { ...range, first_number: next, last_number: first_number - 1 };
      next = last_number + 1;
      return part.first_number <= part.last_number ? [part] : [];
    });
  });
}

/** What a command comes to when it is returned. @param sold with the price in đồng that each part was handed out at */
export function settle(
  issued: readonly TicketRange[],
  sold: readonly (TicketRange & { readonly price: number })[],
  cashHandedIn: number,
): Settlement {
  const [issuedQuantity, soldQuantity] = [quantityIn(issued), quantityIn(sold)];
  const cashDue = sold.reduce((total, part) => total + quantityOf(part) * part.price, 0);
  return {
    issued_quantity: issuedQuantity,
    returned_quantity: issuedQuantity - soldQuantity,
    sold_quantity: soldQuantity,
    cash_due: cashDue,
    difference: cashHandedIn - cashDue,
  };
}

/** Why a command cannot be settled like this: a difference, either way, wants a reason. */
export function settleRefusal(
  { difference }: Pick<Settlement, 'difference'>,
  reason: string | null | undefined,
): 'paper_difference_unexplained' | undefined {
  return difference !== 0 && !reason?.trim() ? 'paper_difference_unexplained' : undefined;
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

const quantityIn = (ranges: readonly TicketRange[]): number =>
  ranges.reduce((total, range) => total + quantityOf(range), 0);

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
