import type { HookContext, ResourceHooks, TicketPrice, Values } from '../contract.ts';
import { refuseIfAny } from '../guards/states.ts';
import { hasBegun } from '../rules/prices/planned-price.ts';
import { priceProblems, type PriceProblems } from '../rules/prices/price-problems.ts';
import { localDate, type LocalDate } from '../rules/time/calendar.ts';

/**
 * Rejects contradictory ticket prices and fields that the ticket type does not support. Sets the issuer's currency.
 * @throws 422 by field
 */
export const ticketPriceHooks: ResourceHooks<'ticket-prices'> = {
  beforeCreate(values, context) {
    check({ ...priceProblems(values), ...plannedProblems({}, values, localDate(context.now)) });
    return currencyOf(values.issuer_id, context);
  },
  beforeUpdate(before, changes, context) {
    // A stored price may already break a rule, for example after the rules have changed. Such an error is reported only
    // if the request changes its field.
    const known = priceProblems(before);
    const now = Object.entries(priceProblems({ ...before, ...changes }));
    check({
      ...Object.fromEntries(now.filter(([name]) => !(name in known) || name in changes)),
      ...(context.actor.kind !== 'system' && plannedProblems(before, changes, localDate(context.now))),
    });
    return currencyOf(changes.issuer_id ?? before.issuer_id, context);
  },
};

const PLAN = ['next_price', 'next_base_price', 'next_price_from'] as const;

/** A price begins tomorrow at the earliest. A planned price that has begun is the present one and cannot be changed. */
function plannedProblems(
  before: Partial<TicketPrice>,
  changes: Readonly<Partial<Values<'ticket-prices'>>>,
  today: LocalDate,
): PriceProblems {
  const changed = PLAN.filter((name) => name in changes && (changes[name] ?? null) !== (before[name] ?? null));
  const [first] = changed;
  if (first && hasBegun(before, today)) return { [first]: 'next_price_begun' };
  const from = changed.includes('next_price_from') ? changes.next_price_from : null;
  return from && from <= today ? { next_price_from: 'next_price_not_ahead' } : {};
}

async function currencyOf(issuer: string | null | undefined, { settings }: HookContext) {
  return { currency: (await settings('settings', issuer ?? null)).currency };
}

function check(problems: Readonly<Record<string, string>>): void {
  refuseIfAny(Object.fromEntries(Object.entries(problems).map(([name, code]) => [name, { code }])));
}
