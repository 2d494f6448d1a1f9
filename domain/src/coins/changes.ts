import type { Records, Settings, Values } from '../contract.ts';
import { locksAt } from '../rules/payment/coin-lock.ts';

type Account = Records['coins'];

const cleared = { suspected_at: null, locks_at: null, suspicion: null };

export const coinChanges = {
  suspect: (terms: Settings, now: Date) => ({ suspected_at: now.toISOString(), locks_at: locksAt(now, terms) }),
  clear: () => cleared,
  lock: (now: Date) => ({ locked_at: now.toISOString(), locks_at: null }),
  'auto-lock': ({ suspicion }: Readonly<Pick<Account, 'suspicion'>>, now: Date) => ({
    locked_at: now.toISOString(),
    locks_at: null,
    lock_reason: suspicion ?? null,
  }),
  unlock: () => ({ ...cleared, locked_at: null, lock_reason: null }),
} as const satisfies Record<string, (...parts: never[]) => Values<'coins'>>;

export interface Balances {
  readonly balance_before: number;
  readonly balance_after: number;
}

interface Movement {
  readonly account: Values<'coins'>;
  readonly balances: Balances;
}

/**
 * Returns the changes of a coin account when coins are withdrawn, and the balance before and after.
 * @param amount more than 0 and at most the balance
 */
export function coinsSpent(
  { balance, total_spent: spent }: Readonly<Pick<Account, 'balance' | 'total_spent'>>,
  amount: number,
  now: Date,
): Movement {
  return {
    account: { balance: balance - amount, total_spent: spent + amount, last_used_at: now.toISOString() },
    balances: { balance_before: balance, balance_after: balance - amount },
  };
}

/**
 * Returns the changes of a coin account when coins are added, and the balance before and after.
 * @param bought true for a purchase, false for a refund
 */
export function coinsAdded(
  { balance, total_bought, total_spent }: Readonly<Pick<Account, 'balance' | 'total_bought' | 'total_spent'>>,
  amount: number,
  { bought }: { readonly bought: boolean },
): Movement {
  const total = bought ? { total_bought: total_bought + amount } : { total_spent: Math.max(0, total_spent - amount) };
  return {
    account: { balance: balance + amount, ...total },
    balances: { balance_before: balance, balance_after: balance + amount },
  };
}
