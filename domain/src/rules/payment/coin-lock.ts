import type { Settings } from '../../contract.ts';

/** The settings about suspicious coin accounts. */
export type LockTerms = Pick<
  Settings,
  'automatically_lock_coins_suspected_of_fraud' | 'countdown_hours_to_automatically_lock_coins'
>;

/** What the rules read of a coin account; one coin is one đồng. */
export interface CoinAccount {
  readonly state: string;
  readonly balance: number;
  readonly locks_at?: string | null;
}

/** The most that an account may hold. */
export const LARGEST_BALANCE = 1_000_000_000;

/** When an account that has just come under suspicion locks itself; null where it does not. Hours pass on Sundays and holidays too. */
export function locksAt(suspectedAt: Date, terms: LockTerms): string | null {
  if (!terms.automatically_lock_coins_suspected_of_fraud) return null;
  return new Date(suspectedAt.getTime() + terms.countdown_hours_to_automatically_lock_coins * 3_600_000).toISOString();
}

/** So many debits are no burst, however fast. */
export const BURST = 10;
const BURST_MS = 10 * 60_000;

/** Are more than 10 of these debits within 10 minutes? @param times in any order */
export function hasBurst(times: readonly string[]): boolean {
  const sorted = times.map((at) => Date.parse(at)).toSorted((one, other) => one - other);
  return sorted.some((at, index) => index >= BURST && at - (sorted[index - BURST] ?? 0) <= BURST_MS);
}

/**
 * When a suspected account locks itself by the settings as they are now. The countdown of an account that was suspected while the setting
 * was off begins when the setting is seen switched on; switching it off ends the countdown.
 */
export function countdown({ locks_at: at }: Pick<CoinAccount, 'locks_at'>, terms: LockTerms, now: Date): string | null {
  const next = locksAt(now, terms);
  return next && (at ?? next);
}

/** Has the countdown run out? Switching the setting off stops countdowns that run already. */
export function dueToLock(account: CoinAccount, terms: LockTerms, now: Date): boolean {
  if (!terms.automatically_lock_coins_suspected_of_fraud || account.state !== 'SUSPECTED' || !account.locks_at)
    return false;
  return now.getTime() >= Date.parse(account.locks_at);
}

export type CoinRefusal = 'coin_locked' | 'coin_balance_low' | 'coin_balance_high' | 'coin_amount';

/** Why coins cannot be spent; suspicion alone does not, because it may be wrong. */
export function spendRefusal(account: CoinAccount, amount: number): CoinRefusal | undefined {
  if (!Number.isInteger(amount) || amount <= 0) return 'coin_amount';
  if (account.state === 'LOCKED') return 'coin_locked';
  return amount > account.balance ? 'coin_balance_low' : undefined;
}

/** Why coins cannot be put on an account. */
export function topUpRefusal(account: CoinAccount, amount: number): CoinRefusal | undefined {
  if (!Number.isInteger(amount) || amount <= 0) return 'coin_amount';
  if (account.state === 'LOCKED') return 'coin_locked';
  return account.balance + amount > LARGEST_BALANCE ? 'coin_balance_high' : undefined;
}
