/**
 * Amounts that a customer is likely to hand over: the price itself, and for each note the least number of it that suffices, the
 * smallest first.
 * @param denominations notes and coins, in the smallest unit
 */
export function likelyAmounts(price: number, denominations: readonly number[], most = 5): readonly number[] {
  if (price <= 0) return [];
  const rounded = denominations.map((note) => Math.ceil(price / note) * note);
  return [...new Set([price, ...rounded])].toSorted((one, other) => one - other).slice(0, most);
}

/** What goes back; undefined where too little was handed over. Nothing typed means the exact amount. */
export function changeOf(price: number, received: number | null): number | undefined {
  const change = (received ?? price) - price;
  return change < 0 ? undefined : change;
}
