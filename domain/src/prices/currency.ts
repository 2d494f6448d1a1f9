import type { GuardContext, Settings, TicketPrice } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';

type Priced = Pick<TicketPrice, 'issuer_id' | 'currency'>;
type SettingsIn = (resource: 'settings', officeId: string | null) => Promise<Settings>;

/** @throws 409 `price_in_other_currency` */
export async function checkPrice(price: Priced, currency: string, settings: SettingsIn): Promise<void> {
  const problem = await otherCurrency(price, currency, settings);
  if (problem) throw problem;
}

/** Why an office of the currency cannot sell the price. */
export async function otherCurrency(
  price: Priced,
  currency: string,
  settings: SettingsIn,
): Promise<Problem | undefined> {
  const own = await currencyOfPrice(price, settings);
  return own === currency ? undefined : new Problem(409, 'price_in_other_currency', { own, currency });
}

/** A price is an amount of its issuer's currency. Prices that are older than this rule do not say which. */
export const currencyOfPrice = async (price: Priced, settings: SettingsIn): Promise<string> =>
  price.currency ?? (await settings('settings', price.issuer_id)).currency;

/** Those of the prices that the office can sell: their currency is its own. */
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

/** The prices that an order of the office can name; undefined where it can name all. */
export async function pricesToOrder(
  { office_id: office }: { readonly office_id?: string | null | undefined },
  { tx, settings, officeId }: GuardContext,
): Promise<readonly string[] | undefined> {
  const prices = await tx.find('ticket-prices');
  const sold = await inCurrencyOf(office ?? officeId, prices, settings);
  return sold.length < prices.length ? sold.map(({ id }) => id) : undefined;
}
