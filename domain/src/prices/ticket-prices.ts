import type { ResourceHooks } from '../contract.ts';
import { refuseIfAny } from '../guards/states.ts';
import { priceProblems } from '../rules/prices/price-problems.ts';

/** A ticket price says nothing that contradicts itself, or that its tickets cannot do. @throws 422 by field */
export const ticketPriceHooks: ResourceHooks<'ticket-prices'> = {
  beforeCreate: (values) => check(priceProblems(values)),
  beforeUpdate(before, changes) {
    // What was wrong before is refused once it, or what it depends on, changes.
    const known = priceProblems(before);
    const now = Object.entries(priceProblems({ ...before, ...changes }));
    check(Object.fromEntries(now.filter(([name]) => !(name in known) || name in changes)));
  },
};

function check(problems: Readonly<Record<string, string>>): void {
  refuseIfAny(Object.fromEntries(Object.entries(problems).map(([name, code]) => [name, { code }])));
}
