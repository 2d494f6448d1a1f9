import type { GuardContext, Settings, TicketPrice } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';

type Priced = Pick<TicketPrice, 'issuer_id' | 'currency'>;
type SettingsIn = (resource: 'settings', officeId: string | null) => Promise<Settings>;

/** @throws 409 `price_in_other_currency` */
export async function checkPrice(price: Priced, currency: string, settings: SettingsIn): Promise<void> {
  const problem = await otherCurrency(price, currency, settings);
  if (problem) throw problem;
}

export async function otherCurrency(
  price: Priced,
  currency: string,
  settings: SettingsIn,
): Promise<Problem | undefined> {
  const own = await currencyOfPrice(price, settings);
  return own === currency ? undefined : new Problem(409, 'price_in_other_currency', { own, currency });
}

/** Returns the currency of a price. Older prices have no stored currency and use their issuer's. */
export const currencyOfPrice = async (price: Priced, settings: SettingsIn): Promise<string> =>
  price.currency ?? (await settings('settings', price.issuer_id)).currency;

export async function inCurrencyOf<P extends Priced>(
  officeId: string | null | undefined,
  prices: readonly P[],
  settings: SettingsIn,
): Promise<readonly P[]> {
  const { currency } = await settings('settings', officeId ?? null);
  const sold: P[] = [];
  for (const price of prices) if ((await currencyOfPrice(price, settings)) === currency) sold.push(price);
  return sold;
}

/** Returns the ids of the prices that an order of the office can use, or undefined if it can use all. */
export async function pricesToOrder(
  { office_id: office }: { readonly office_id?: string | null | undefined },
  { tx, settings, officeId }: GuardContext,
): Promise<readonly string[] | undefined> {
  const prices = await tx.find('ticket-prices');
  const sold = await inCurrencyOf(office ?? officeId, prices, settings);
  return sold.length < prices.length ? sold.map(({ id }) => id) : undefined;
}
