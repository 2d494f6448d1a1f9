import type { HookContext, ResourceHooks } from '../contract.ts';

/** The resources whose records are money, or are paid for. */
type Book = 'orders' | 'tickets' | 'daily-tickets' | 'monthly-tickets' | 'transactions' | 'sell-coin-commands';

/** The hooks of such a resource; each new record stores the currency that its office has at that time. */
export function withCurrency<K extends Book>(hooks: ResourceHooks<K>): ResourceHooks<K> {
  const { beforeCreate } = hooks;
  return {
    ...hooks,
    beforeCreate: async (values, context) => {
      const changes = await beforeCreate?.(values, context);
      return Object.assign({}, changes, await currencyOf({ ...values, ...changes }.office_id, context));
    },
  };
}

async function currencyOf(office: string | null | undefined, { settings }: HookContext) {
  return { currency: (await settings('settings', office ?? null)).currency };
}
