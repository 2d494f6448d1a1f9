/**
 * Returns the amounts that a customer is likely to hand over, smallest first: the price, and for each note the smallest
 * sufficient number of it.
 * @param denominations notes and coins in the smallest unit
 */
export function likelyAmounts(price: number, denominations: readonly number[], most = 5): readonly number[] {
  if (price <= 0) return [];
  const rounded = denominations.map((note) => Math.ceil(price / note) * note);
  return [...new Set([price, ...rounded])].toSorted((one, other) => one - other).slice(0, most);
}

/** Returns the change. Undefined if too little was received. An empty input means the exact amount. */
export function changeOf(price: number, received: number | null): number | undefined {
  const change = (received ?? price) - price;
  return change < 0 ? undefined : change;
}
