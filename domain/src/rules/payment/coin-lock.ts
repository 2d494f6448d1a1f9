import type { Settings } from '../../contract.ts';

export type LockTerms = Pick<
  Settings,
  'automatically_lock_coins_suspected_of_fraud' | 'countdown_hours_to_automatically_lock_coins'
>;

/** Fields of a coin account that the rules read. One coin is one đồng. */
export interface CoinAccount {
  readonly state: string;
  readonly balance: number;
  readonly locks_at?: string | null;
}

export const LARGEST_BALANCE = 1_000_000_000;

/** Returns the time at which a newly suspected account is locked, or null. The countdown includes Sundays and holidays. */
export function locksAt(suspectedAt: Date, terms: LockTerms): string | null {
  if (!terms.automatically_lock_coins_suspected_of_fraud) return null;
  return new Date(suspectedAt.getTime() + terms.countdown_hours_to_automatically_lock_coins * 3_600_000).toISOString();
}

/** Maximum number of debits in 10 minutes that does not make a coin account suspected. */
export const BURST = 10;
const BURST_MS = 10 * 60_000;

export function hasBurst(times: readonly string[]): boolean {
  const sorted = times.map((at) => Date.parse(at)).toSorted((one, other) => one - other);
  return sorted.some((at, index) => index >= BURST && at - (sorted[index - BURST] ?? 0) <= BURST_MS);
}

/**
 * Returns the time at which a suspected account will be locked, by the current settings. Returns null if automatic
 * locking is switched off. A running countdown keeps its time. Without a running countdown, a new one starts now.
 */
export function countdown({ locks_at: at }: Pick<CoinAccount, 'locks_at'>, terms: LockTerms, now: Date): string | null {
  const next = locksAt(now, terms);
  return next && (at ?? next);
}

/** Returns true if the countdown to the lock has run out. Switching automatic locking off also stops running countdowns. */
export function dueToLock(account: CoinAccount, terms: LockTerms, now: Date): boolean {
  if (!terms.automatically_lock_coins_suspected_of_fraud || account.state !== 'SUSPECTED' || !account.locks_at)
    return false;
  return now.getTime() >= Date.parse(account.locks_at);
}

export type CoinRefusal = 'coin_locked' | 'coin_balance_low' | 'coin_balance_high' | 'coin_amount';

/** Returns the reason why coins cannot be spent. A suspicion alone is no reason, because it may be wrong. */
export function spendRefusal(account: CoinAccount, amount: number): CoinRefusal | undefined {
  if (!Number.isInteger(amount) || amount <= 0) return 'coin_amount';
  if (account.state === 'LOCKED') return 'coin_locked';
  return amount > account.balance ? 'coin_balance_low' : undefined;
}

export function topUpRefusal(account: CoinAccount, amount: number): CoinRefusal | undefined {
  if (!Number.isInteger(amount) || amount <= 0) return 'coin_amount';
  if (account.state === 'LOCKED') return 'coin_locked';
  return account.balance + amount > LARGEST_BALANCE ? 'coin_balance_high' : undefined;
}
