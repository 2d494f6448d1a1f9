import type { HookContext, ResourceHooks } from '../contract.ts';
import { checkPrice } from '../prices/currency.ts';

/** The resources whose records are money, or are paid for. */
type Book = 'orders' | 'tickets' | 'daily-tickets' | 'monthly-tickets' | 'transactions' | 'sell-coin-commands';

/** What records of books name, where they do. */
interface Entry {
  readonly office_id?: string | null | undefined;
  readonly order_id?: string | null | undefined;
  readonly ticket_price_id?: string | null | undefined;
}

/**
 * The hooks of such a resource; each new record stores the currency that its office has at that time.
 * @throws 409 `price_in_other_currency` for a sale at a price of another currency
 */
export function withCurrency<K extends Book>(hooks: ResourceHooks<K>): ResourceHooks<K> {
  const { beforeCreate } = hooks;
  return {
    ...hooks,
    beforeCreate: async (values, context) => {
      const changes = await beforeCreate?.(values, context);
      const entry: Entry = { ...values, ...changes };
      const { currency } = await context.settings('settings', entry.office_id ?? null);
      await checkEntry(entry, currency, context);
      return Object.assign({}, changes, { currency });
    },
  };
}

async function checkEntry(entry: Entry, currency: string, { tx, settings }: HookContext): Promise<void> {
  // What an order has sold was checked with the order, and is owed.
  if (entry.order_id || !entry.ticket_price_id) return;
  const price = await tx.get('ticket-prices', entry.ticket_price_id);
  if (price) await checkPrice(price, currency, settings);
}
