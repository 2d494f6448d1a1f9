import type { InCurrency } from '@tuyen/model';

/**
 * Returns the figures of a dashboard tile, one figure per currency. The figure in the current office's currency comes
 * first and has no currency code. It is omitted if its amount is zero and another currency has an amount.
 */
export function eachCurrency<T extends { readonly value: number } | { readonly total: number }>(
  tile: T & { readonly currency?: undefined; readonly others?: readonly InCurrency<T>[] },
): readonly (T & { readonly currency?: string | undefined })[] {
  const { others = [] } = tile;
  const own = 'value' in tile ? tile.value : tile.total;
  return own === 0 && others.length > 0 ? others : [tile, ...others];
}
