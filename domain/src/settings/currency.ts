import type { HookContext, ResourceHooks } from '../contract.ts';
import { checkPrice } from '../prices/currency.ts';

export const BOOKS = [
  'transactions',
  'orders',
  'tickets',
  'daily-tickets',
  'monthly-tickets',
  'sell-coin-commands',
  'work-shifts',
  'agency-settlements',
  'coins',
  'ticket-cancel-requests',
  'paper-tickets',
  'reissue-cards',
  'command-tickets',
  'command-transports',
  'acceptance-commands',
  'bank-statement-lines',
] as const;
type Book = (typeof BOOKS)[number];

interface Entry {
  readonly office_id?: string | null | undefined;
  readonly order_id?: string | null | undefined;
  readonly command_ticket_id?: string | null | undefined;
  readonly command_transport_id?: string | null | undefined;
  readonly ticket_price_id?: string | null | undefined;
}

/**
 * Adds a hook that stores the office's current currency in each new record.
 * @throws 409 `price_in_other_currency` for a sale at a price in another currency
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
  // Skips an entry that pays an order, or that records the printed tickets of a command. The price of the order or
  // tickets was checked on sale, and the amount is already owed.
  const { order_id: order, command_ticket_id: command, command_transport_id: transport } = entry;
  if (order || command || transport || !entry.ticket_price_id) return;
  const price = await tx.get('ticket-prices', entry.ticket_price_id);
  if (price) await checkPrice(price, currency, settings);
}
