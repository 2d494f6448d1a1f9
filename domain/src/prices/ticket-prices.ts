import type { HookContext, ResourceHooks } from '../contract.ts';
import { refuseIfAny } from '../guards/states.ts';
import { priceProblems } from '../rules/prices/price-problems.ts';

/**
 * Rejects contradictory ticket prices and fields that the ticket type does not support. Sets the issuer's currency.
 * @throws 422 by field
 */
export const ticketPriceHooks: ResourceHooks<'ticket-prices'> = {
  beforeCreate(values, context) {
    check(priceProblems(values));
    return currencyOf(values.issuer_id, context);
  },
  beforeUpdate(before, changes, context) {
    // A stored price may already break a rule, for example after the rules have changed. Such an error is reported only
    // if the request changes its field.
    const known = priceProblems(before);
    const now = Object.entries(priceProblems({ ...before, ...changes }));
    check(Object.fromEntries(now.filter(([name]) => !(name in known) || name in changes)));
    return currencyOf(changes.issuer_id ?? before.issuer_id, context);
  },
};

async function currencyOf(issuer: string | null | undefined, { settings }: HookContext) {
  return { currency: (await settings('settings', issuer ?? null)).currency };
}

function check(problems: Readonly<Record<string, string>>): void {
  refuseIfAny(Object.fromEntries(Object.entries(problems).map(([name, code]) => [name, { code }])));
}
