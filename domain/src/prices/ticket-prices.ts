import type { HookContext, ResourceHooks } from '../contract.ts';
import { refuseIfAny } from '../guards/states.ts';
import { priceProblems } from '../rules/prices/price-problems.ts';

/** A ticket price says nothing that contradicts itself, or that its tickets cannot do, and is in its issuer's currency. @throws 422 by field */
export const ticketPriceHooks: ResourceHooks<'ticket-prices'> = {
  beforeCreate(values, context) {
    check(priceProblems(values));
    return currencyOf(values.issuer_id, context);
  },
  beforeUpdate(before, changes, context) {
    // What was wrong before is refused once it, or what it depends on, changes.
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
