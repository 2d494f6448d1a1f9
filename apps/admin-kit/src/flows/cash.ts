/**
 * Returns the amounts that a customer is likely to hand over, smallest first: the exact price, and for each kind of
 * note the smallest amount in such notes that covers the price.
 * @param denominations values of the notes and coins, in the smallest unit of the currency
 */
export function likelyAmounts(price: number, denominations: readonly number[], most = 5): readonly number[] {
  if (price <= 0) return [];
  const rounded = denominations.map((note) => Math.ceil(price / note) * note);
  return [...new Set([price, ...rounded])].toSorted((one, other) => one - other).slice(0, most);
}

/**
 * Returns the change that the clerk gives back for a received amount. Returns undefined if the amount is too small. An
 * empty input means the exact amount.
 */
export function changeOf(price: number, received: number | null): number | undefined {
  const change = (received ?? price) - price;
  return change < 0 ? undefined : change;
}
