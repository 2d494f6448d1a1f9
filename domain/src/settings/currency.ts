import type { HookContext, ResourceHooks } from '../contract.ts';
import { checkPrice } from '../prices/currency.ts';

/** The resources whose records are money, or are paid for. */
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
] as const;
type Book = (typeof BOOKS)[number];

/** What records of books name, where they do. */
interface Entry {
  readonly office_id?: string | null | undefined;
  readonly order_id?: string | null | undefined;
  readonly command_ticket_id?: string | null | undefined;
  readonly command_transport_id?: string | null | undefined;
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
  // What an order or a command has sold was checked with it, and is owed.
  const { order_id: order, command_ticket_id: command, command_transport_id: transport } = entry;
  if (order || command || transport || !entry.ticket_price_id) return;
  const price = await tx.get('ticket-prices', entry.ticket_price_id);
  if (price) await checkPrice(price, currency, settings);
}
