import type { GuardContext, Job, Records, ResourceHooks, Settings, Transaction } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { nextCode } from '../serials/codes.ts';
import { countdown, dueToLock, spendRefusal, topUpRefusal } from '../rules/payment/coin-lock.ts';
import { type Balances, coinChanges, coinsAdded, coinsSpent } from './changes.ts';
import { unexplained } from './suspicion.ts';

export const coinHooks: ResourceHooks<'coins'> = {
  async beforeCreate(_, { tx, now }) {
    return { code: await nextCode('coinAccount', tx, now), balance: 0, total_bought: 0, total_spent: 0 };
  },
  async due(record, context) {
    if (record.state !== 'SUSPECTED') return undefined;
    return dueToLock(record, await terms(record, context), context.now) ? 'auto-lock' : undefined;
  },
  transitions: {
    suspect: async (record, _, context) => coinChanges.suspect(await terms(record, context), context.now),
    // Marks the account's current difference between balance and ledger as reviewed, so that this difference does not
    // raise a suspicion again.
    clear: async (record, _, { tx }) => ({
      ...coinChanges.clear(),
      accepted_difference: await unexplained(record, tx),
    }),
    lock: (_, __, { now }) => coinChanges.lock(now),
    'auto-lock': (record, _, { now }) => coinChanges['auto-lock'](record, now),
    unlock: async (record, _, { tx }) => ({
      ...coinChanges.unlock(),
      accepted_difference: await unexplained(record, tx),
    }),
  },
};

function terms({ office_id: office }: Readonly<Records['coins']>, context: GuardContext): Promise<Settings> {
  return context.settings('settings', office);
}

/**
 * Starts and cancels the countdowns of suspected coin accounts, and locks an account when its countdown ends. Uses the
 * current settings of the account's office.
 */
export const lockCoins: Job = {
  name: 'lock-suspected-coins',
  every: 60,
  async run({ store, clock, settings, write }) {
    const now = clock.now();
    for (const row of await store.find('coins', { state: 'SUSPECTED' })) {
      const said = await settings('settings', row.office_id);
      const locksAt = countdown(row, said, now);
      if (dueToLock(row, said, now)) await write.transaction({}, (tx) => tx.settle('coins', row.id));
      else if (locksAt !== (row.locks_at ?? null)) {
        await write.transaction({ actor: SYSTEM, officeId: null }, async (tx) => {
          const locked = await tx.lock('coins', row.id);
          if (locked?.state === 'SUSPECTED') await tx.update('coins', row.id, { locks_at: locksAt });
        });
      }
    }
  },
};

const SYSTEM = { kind: 'system', name: 'coins' } as const;

/**
 * Withdraws coins and returns the balance before and after.
 * @throws 409 `coin_locked`, `coin_balance_low`
 */
export async function spendCoins(tx: Transaction, coinId: string, amount: number, now: Date): Promise<Balances> {
  const account = await locked(tx, coinId);
  const why = spendRefusal(account, amount);
  if (why) throw new Problem(409, why);
  const { account: changes, balances } = coinsSpent(account, amount, now);
  await tx.update('coins', coinId, changes);
  return balances;
}

/**
 * Throws if the account is locked. Runs before the schema rule about locked accounts, whose error would only be
 * generic.
 * @throws 409 `coin_locked`
 */
export async function checkNotLocked(tx: Transaction, coinId: string | null | undefined): Promise<void> {
  const account = coinId ? await tx.settle('coins', coinId) : undefined;
  if (account?.state === 'LOCKED') throw new Problem(409, 'coin_locked');
}

/**
 * Throws if the account cannot receive the coins.
 * @throws 409 `coin_locked`, `coin_balance_high`
 */
export async function checkTopUp(
  coinId: string | null | undefined,
  amount: number,
  { tx }: Pick<GuardContext, 'tx'>,
): Promise<void> {
  const account = coinId ? await tx.get('coins', coinId) : undefined;
  const why = account && topUpRefusal(account, amount);
  if (why) throw new Problem(409, why);
}

/**
 * Adds coins and returns the balance before and after.
 * @throws 409 `coin_locked`, `coin_balance_high`
 */
export async function addCoins(
  tx: Transaction,
  coinId: string,
  amount: number,
  how: { readonly bought: boolean },
): Promise<Balances> {
  const account = await locked(tx, coinId);
  const why = topUpRefusal(account, amount);
  if (why) throw new Problem(409, why);
  const { account: changes, balances } = coinsAdded(account, amount, how);
  await tx.update('coins', coinId, changes);
  return balances;
}

async function locked(tx: Transaction, coinId: string): Promise<Records['coins']> {
  const account = await tx.settle('coins', coinId);
  if (!account) throw new Problem(422, 'validation_failed', {}, { coin_id: { code: 'reference' } });
  return account;
}
