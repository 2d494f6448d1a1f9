export interface TicketRange {
  readonly ticket_price_id: string;
  readonly first_number: number;
  readonly last_number: number;
}

export interface Settlement {
  readonly issued_quantity: number;
  readonly returned_quantity: number;
  readonly sold_quantity: number;
  /** Price of all tickets that were not returned, in đồng. */
  readonly cash_due: number;
  /** Cash handed in minus cash due. A negative value is a shortage. */
  readonly difference: number;
}

export type RangeRefusal = 'range_reversed' | 'range_overlap' | 'range_not_issued';

export function quantityOf(range: Pick<TicketRange, 'first_number' | 'last_number'>): number {
  return range.last_number - range.first_number + 1;
}

export function issueRefusal(
  ranges: readonly TicketRange[],
): { readonly at: number; readonly refusal: RangeRefusal } | undefined {
  for (const [at, range] of ranges.entries()) {
    if (range.last_number < range.first_number) return { at, refusal: 'range_reversed' };
    if (ranges.slice(0, at).some((other) => overlap(other, range))) return { at, refusal: 'range_overlap' };
  }
  return undefined;
}

/**
 * Returns the reason why tickets cannot be returned. Each range must be part of one issued range, and each ticket can
 * be returned once.
 */
export function returnRefusal(
  returned: readonly TicketRange[],
  issued: readonly TicketRange[],
): { readonly at: number; readonly refusal: RangeRefusal } | undefined {
  const among = issueRefusal(returned);
  if (among) return among;
  const at = returned.findIndex((range) => !issued.some((issuedRange) => within(range, issuedRange)));
  return at < 0 ? undefined : { at, refusal: 'range_not_issued' };
}

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

/**
 * Returns the numbers of issued, returned and sold paper tickets, the cash due and the difference, when a ticket or
 * transport command returns.
 * @param sold each sold part with its price at issue, in đồng
 */
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

export function settleRefusal(
  { difference }: Pick<Settlement, 'difference'>,
  reason: string | null | undefined,
): 'paper_difference_unexplained' | undefined {
  return difference !== 0 && !reason?.trim() ? 'paper_difference_unexplained' : undefined;
}

/**
 * Returns the used and unused number of tickets of a range, if tickets are sold in order.
 * @param next first unsold number; the last number plus one if all are sold
 * @returns undefined if the number is outside the range
 */
export function usedOf(range: TicketRange, next: number): { readonly used: number; readonly left: number } | undefined {
  if (next < range.first_number || next > range.last_number + 1) return undefined;
  return { used: next - range.first_number, left: range.last_number + 1 - next };
}

const quantityIn = (ranges: readonly TicketRange[]): number =>
  ranges.reduce((total, range) => total + quantityOf(range), 0);

/**
 * Checks whether two ranges contain the same printed ticket. Tickets with the same number but different prices are
 * different tickets.
 */
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
