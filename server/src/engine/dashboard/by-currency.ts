import type { InCurrency } from '@tuyen/model';
import type { Asking } from './tile-query.ts';

/**
 * Computes the result for the rows in the currency of the reader's office, and in `others` one result for each other
 * currency. Rows without a currency count as being in the currency of the reader's office.
 */
export async function byCurrency<R extends { readonly currency?: string | null }, T extends object>(
  { engine, caller }: Asking,
  rows: readonly R[],
  said: (rows: readonly R[]) => T,
): Promise<T & { readonly others?: readonly InCurrency<T>[] }> {
  const found = Map.groupBy(rows, ({ currency }) => currency ?? undefined);
  const named = [...found.keys()].filter((currency) => currency !== undefined);
  if (named.length === 0) return said(rows);
  const own = (await engine.formatsFor(caller.officeId)).region.currency.code;
  const others = named.filter((currency) => currency !== own).toSorted();
  const ofReader = rows.filter(({ currency }) => (currency ?? own) === own);
  return {
    ...said(ofReader),
    ...(others.length > 0 && {
      others: others.map((currency) => ({ currency, ...said(found.get(currency) ?? []) })),
    }),
  };
}
