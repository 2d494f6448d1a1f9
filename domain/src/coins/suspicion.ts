import type { Job, LockingReader, Reader, Records } from '../contract.ts';
import { hasBurst } from '../rules/payment/coin-lock.ts';

type Coin = Records['coins'];

/** How far back the hourly look goes: a burst that began before the last look is seen whole. */
const LOOKED_AT = 2 * 3_600_000;

/**
 * Looks hourly for accounts that are debited too fast, or whose balance is not the sum of their ledger, and puts them under
 * suspicion: their office's countdown begins. What staff have looked at and cleared is not suspicious again.
 */
export const suspectCoins: Job = {
  name: 'suspect-coins',
  every: 3600,
  async run({ store, clock, write, text, model }) {
    const now = clock.now();
    const say = (reason: Suspicion): string => text(model.languages[0] ?? 'vi', `coins.suspicions.${reason}`);
    for (const coin of await store.find('coins', { state: 'ACTIVE' })) {
      if (!(await suspicionOf(coin, store, now))) continue;
      await write.transaction({ actor: SYSTEM, officeId: null }, async (tx) => {
        const locked = await tx.lock('coins', coin.id);
        const reason = locked?.state === 'ACTIVE' ? await suspicionOf(locked, tx, now) : undefined;
        if (reason) await tx.move('coins', coin.id, 'suspect', { suspicion: say(reason) });
      });
    }
  },
};

const SYSTEM = { kind: 'system', name: 'coins' } as const;

type Suspicion = 'burst' | 'balance';

async function suspicionOf(coin: Coin, reader: Reader, now: Date): Promise<Suspicion | undefined> {
  if ((await unexplained(coin, reader)) !== (coin.accepted_difference ?? 0)) return 'balance';
  const cleared = coin.state_history.findLast(({ to }) => to === 'ACTIVE')?.at ?? '';
  const since = new Date(now.getTime() - LOOKED_AT).toISOString();
  const debits = await movements(coin, reader, 'NOTICE');
  const times = debits.map(({ received_at: at }) => at ?? '').filter((at) => at > cleared && at > since);
  return hasBurst(times) ? 'burst' : undefined;
}

/** The account's balance less what its ledger sums up to: sales of coins, payments with them, and what was given back. */
export async function unexplained(coin: Coin, reader: Reader | LockingReader): Promise<number> {
  const bought = await reader.find('sell-coin-commands', { coin_id: coin.id, state: 'COMPLETED' });
  const spent = await movements(coin, reader, 'NOTICE');
  const returned = await movements(coin, reader, 'REFUND');
  return coin.balance - sum(bought) + sum(spent) - sum(returned);
}

function movements(coin: Coin, reader: Reader, direction: Records['transactions']['direction']) {
  return reader.find('transactions', { coin_id: coin.id, provider: 'COIN', state: 'SUCCEEDED', direction });
}

const sum = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0);
