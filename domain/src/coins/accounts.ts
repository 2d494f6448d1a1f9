import type { GuardContext, Job, Records, ResourceHooks, Settings, Transaction } from '../contract.ts';
import { Problem } from '@tuyen/server-mock/domain';
import { nextCode } from '../serials/codes.ts';
import { dueToLock, locksAt, spendRefusal, topUpRefusal } from '../rules/payment/coin-lock.ts';

const CLEARED = { suspected_at: null, locks_at: null, suspicion: null } as const;

/** Coin accounts: made once a customer, spent and filled by sales alone, locked by staff or by the countdown of a suspicion. */
export const coinHooks: ResourceHooks<'coins'> = {
  async beforeCreate(_, { tx, now }) {
    return { code: await nextCode('coinAccount', tx, now), balance: 0, total_bought: 0, total_spent: 0 };
  },
  async due(record, context) {
    if (record.state !== 'SUSPECTED') return undefined;
    return dueToLock(record, await terms(record, context), context.now) ? 'auto-lock' : undefined;
  },
  transitions: {
    async suspect(record, _, context) {
      return { suspected_at: context.now.toISOString(), locks_at: locksAt(context.now, await terms(record, context)) };
    },
    clear: () => CLEARED,
    lock: (_, __, { now }) => ({ locked_at: now.toISOString(), locks_at: null }),
    'auto-lock': (record, _, { now }) => ({
      locked_at: now.toISOString(),
      locks_at: null,
      lock_reason: record.suspicion ?? null,
    }),
    unlock: () => ({ ...CLEARED, locked_at: null, lock_reason: null }),
  },
};

function terms({ office_id: office }: Readonly<Records['coins']>, context: GuardContext): Promise<Settings> {
  return context.settings('settings', office);
}

/** Locks the accounts whose countdown has run out, by the settings of their office as they stand now. */
export const lockCoins: Job = {
  name: 'lock-suspected-coins',
  every: 60,
  async run({ store, clock, settings, write }) {
    const now = clock.now();
    for (const row of await store.find('coins', { state: 'SUSPECTED' })) {
      const said = await settings('settings', row.office_id);
      if (!dueToLock(row, said, now)) continue;
      await write.transaction({}, (tx) => tx.settle('coins', row.id));
    }
  },
};

/** An account's balance around one movement. */
export interface Balances {
  readonly balance_before: number;
  readonly balance_after: number;
}

/** Takes coins off an account and answers its balance before and after. @throws 409 `coin_locked`, `coin_balance_low` */
export async function spendCoins(tx: Transaction, coinId: string, amount: number, now: Date): Promise<Balances> {
  const account = await locked(tx, coinId);
  const why = spendRefusal(account, amount);
  if (why) throw new Problem(409, why);
  const before = account.balance;
  await tx.update('coins', coinId, {
    balance: before - amount,
    total_spent: account.total_spent + amount,
    last_used_at: now.toISOString(),
  });
  return { balance_before: before, balance_after: before - amount };
}

/** Can coins be taken off the account? Said before a rule of the schema could only call it unfit. @throws 409 `coin_locked` */
export async function checkNotLocked(tx: Transaction, coinId: string | null | undefined): Promise<void> {
  const account = coinId ? await tx.settle('coins', coinId) : undefined;
  if (account?.state === 'LOCKED') throw new Problem(409, 'coin_locked');
}

/** May so many coins come onto the account? @throws 409 `coin_locked`, `coin_balance_high` */
export async function checkTopUp(
  coinId: string | null | undefined,
  amount: number,
  { tx }: Pick<GuardContext, 'tx'>,
): Promise<void> {
  const account = coinId ? await tx.get('coins', coinId) : undefined;
  const why = account && topUpRefusal(account, amount);
  if (why) throw new Problem(409, why);
}

/** Puts coins on an account and answers its balance before and after. @throws 409 `coin_locked`, `coin_balance_high` */
export async function addCoins(
  tx: Transaction,
  coinId: string,
  amount: number,
  { bought }: { readonly bought: boolean },
): Promise<Balances> {
  const account = await locked(tx, coinId);
  const why = topUpRefusal(account, amount);
  if (why) throw new Problem(409, why);
  const before = account.balance;
  const total = bought
    ? { total_bought: account.total_bought + amount }
    : { total_spent: Math.max(0, account.total_spent - amount) };
  await tx.update('coins', coinId, { balance: before + amount, ...total });
  return { balance_before: before, balance_after: before + amount };
}

async function locked(tx: Transaction, coinId: string): Promise<Records['coins']> {
  const account = await tx.settle('coins', coinId);
  if (!account) throw new Problem(422, 'validation_failed', {}, { coin_id: { code: 'reference' } });
  return account;
}
