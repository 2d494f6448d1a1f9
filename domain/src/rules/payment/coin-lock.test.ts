import { expect, it } from 'vitest';
import {
  dueToLock,
  LARGEST_BALANCE,
  locksAt,
  spendRefusal,
  topUpRefusal,
  type CoinAccount,
  type CoinRefusal,
} from './coin-lock.ts';

const terms = (hours: number, on = true) => ({
  automatically_lock_coins_suspected_of_fraud: on,
  countdown_hours_to_automatically_lock_coins: hours,
});

it.each([
  ['2026-06-15T02:00:00.000Z', terms(24), '2026-06-16T02:00:00.000Z'],
  ['2026-06-15T02:00:00.000Z', terms(0), '2026-06-15T02:00:00.000Z'],
  ['2026-06-15T02:00:00.000Z', terms(720), '2026-07-15T02:00:00.000Z'],
  ['2028-02-28T17:00:00.000Z', terms(24), '2028-02-29T17:00:00.000Z'],
  ['2026-02-28T10:00:00.000Z', terms(24), '2026-03-01T10:00:00.000Z'],
  ['2026-12-31T16:59:59.999Z', terms(1), '2026-12-31T17:59:59.999Z'],
  ['2026-12-31T23:00:00.000Z', terms(2), '2027-01-01T01:00:00.000Z'],
  ['2026-06-15T02:00:00.000Z', terms(24, false), null],
])('a coin account suspected at %s under the settings %j is locked at %s', (at, settings, locks) =>
  expect(locksAt(new Date(at), settings)).toBe(locks),
);

it.each([
  ['SUSPECTED', '2026-06-16T02:00:00.000Z', true, '2026-06-16T01:59:59.999Z', false],
  ['SUSPECTED', '2026-06-16T02:00:00.000Z', true, '2026-06-16T02:00:00.000Z', true],
  ['SUSPECTED', '2026-06-16T02:00:00.000Z', false, '2026-06-17T02:00:00.000Z', false],
  ['ACTIVE', '2026-06-16T02:00:00.000Z', true, '2026-06-17T02:00:00.000Z', false],
  ['LOCKED', '2026-06-16T02:00:00.000Z', true, '2026-06-17T02:00:00.000Z', false],
  ['SUSPECTED', null, true, '2026-06-17T02:00:00.000Z', false],
])(
  'only a suspected coin account is locked, once its countdown ends: %s, locks_at %s, automatic %s, at %s: %s',
  (state, locks_at, on, now, due) =>
    expect(dueToLock({ state, balance: 0, locks_at }, terms(24, on), new Date(now))).toBe(due),
);

const account = (state: string, balance: number): CoinAccount => ({ state, balance });

it.each<[string, number, number, CoinRefusal | undefined, CoinRefusal | undefined]>([
  ['ACTIVE', 50_000, 50_000, undefined, undefined],
  ['ACTIVE', 50_000, 50_001, 'coin_balance_low', undefined],
  ['SUSPECTED', 50_000, 7_000, undefined, undefined],
  ['LOCKED', 50_000, 7_000, 'coin_locked', 'coin_locked'],
  ['ACTIVE', 0, 1, 'coin_balance_low', undefined],
  ['ACTIVE', 50_000, 0, 'coin_amount', 'coin_amount'],
  ['ACTIVE', 50_000, -1, 'coin_amount', 'coin_amount'],
  ['ACTIVE', 50_000, 0.5, 'coin_amount', 'coin_amount'],
  ['ACTIVE', LARGEST_BALANCE - 1_000, 1_000, undefined, undefined],
  ['ACTIVE', LARGEST_BALANCE - 1_000, 1_001, undefined, 'coin_balance_high'],
])(
  'a %s coin account with %d coins refuses an amount of %d with the error %s when spending and %s when topping up (undefined if allowed)',
  (state, balance, amount, spend, topUp) => {
    expect(spendRefusal(account(state, balance), amount)).toBe(spend);
    expect(topUpRefusal(account(state, balance), amount)).toBe(topUp);
  },
);
