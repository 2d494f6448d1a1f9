import type { InCurrency } from '@tuyen/model';

/**
 * The figures of a tile, once for each currency: those of the current office come first, without a currency, unless they are zero and
 * others are not.
 */
export function eachCurrency<T extends { readonly value: number } | { readonly total: number }>(
  tile: T & { readonly currency?: undefined; readonly others?: readonly InCurrency<T>[] },
): readonly (T & { readonly currency?: string | undefined })[] {
  const { others = [] } = tile;
  const own = 'value' in tile ? tile.value : tile.total;
  return own === 0 && others.length > 0 ? others : [tile, ...others];
}
