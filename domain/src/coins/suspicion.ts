import type { Job, LockingReader, Reader, Records } from '../contract.ts';
import { sql, type SqlBool } from 'kysely';
import { inBatches } from '../jobs/batches.ts';
import { BURST, hasBurst } from '../rules/payment/coin-lock.ts';

type Coin = Records['coins'];

/**
 * Length of the examined period in milliseconds. It is twice the check interval, so that a burst of debits that spans
 * two checks is seen completely.
 */
const LOOKED_AT = 2 * 3_600_000;

/**
 * Once per hour, finds accounts that have too many debits, or whose balance differs from their ledger. Marks them as
 * suspected, which starts the countdown that their office has set. Ignores differences that staff have reviewed.
 */
export const suspectCoins: Job = {
  name: 'suspect-coins',
  every: 3600,
  async run(services) {
    const { store, clock, text, model } = services;
    const now = clock.now();
    const say = (reason: Suspicion): string => text(model.languages[0] ?? 'vi', `coins.suspicions.${reason}`);
    for (const find of [differing, bursting]) {
      await inBatches(services, {
        resource: 'coins',
        size: MOVES,
        context: { actor: SYSTEM, officeId: null },
        next: (after, size) => find(store, { now, after, size }),
        async work(tx, coins) {
          for (const coin of coins) {
            const reason = coin.state === 'ACTIVE' ? await suspicionOf(coin, tx, now) : undefined;
            if (reason) await tx.move('coins', coin.id, 'suspect', { suspicion: say(reason) });
          }
        },
      });
    }
  },
};

/**
 * Number of coin accounts that one transaction processes. A payment with one of these accounts waits until the
 * transaction ends.
 */
const MOVES = 20;

const SYSTEM = { kind: 'system', name: 'coins' } as const;

type Suspicion = 'burst' | 'balance';

interface Page {
  readonly now: Date;
  readonly after: string;
  readonly size: number;
}

async function differing({ sql: query }: Reader, { after, size }: Page): Promise<readonly string[]> {
  const found = await query
    .selectFrom('coins as c')
    .where('c.state', '=', 'ACTIVE')
    .where(sql<SqlBool>`${difference} <> coalesce(c.accepted_difference, 0)`)
    .where('c.id', '>', after)
    .orderBy('c.id')
    .limit(size)
    .select('c.id')
    .execute();
  return found.map(({ id }) => id);
}

async function bursting({ sql: query }: Reader, { now, after, size }: Page): Promise<readonly string[]> {
  const found = await query
    .selectFrom('transactions as x')
    .innerJoin('coins as c', 'c.id', 'x.coin_id')
    .where('c.state', '=', 'ACTIVE')
    .where('x.provider', '=', 'COIN')
    .where('x.state', '=', 'SUCCEEDED')
    .where('x.direction', '=', 'NOTICE')
    .where('x.received_at', '>', lookedAt(now))
    .where('c.id', '>', after)
    .groupBy('c.id')
    .having((eb) => eb(eb.fn.countAll(), '>', BURST))
    .orderBy('c.id')
    .limit(size)
    .select('c.id')
    .execute();
  return found.map(({ id }) => id);
}

const lookedAt = (now: Date): string => new Date(now.getTime() - LOOKED_AT).toISOString();

async function suspicionOf(coin: Coin, reader: Reader, now: Date): Promise<Suspicion | undefined> {
  if ((await unexplained(coin, reader)) !== (coin.accepted_difference ?? 0)) return 'balance';
  const cleared = coin.state_history.findLast(({ to }) => to === 'ACTIVE')?.at ?? '';
  const debits = await reader.sql
    .selectFrom('transactions')
    .where('coin_id', '=', coin.id)
    .where('provider', '=', 'COIN')
    .where('state', '=', 'SUCCEEDED')
    .where('direction', '=', 'NOTICE')
    .where('received_at', '>', cleared > lookedAt(now) ? cleared : lookedAt(now))
    .select('received_at')
    .execute();
  return hasBurst(debits.map(({ received_at: at }) => at ?? '')) ? 'burst' : undefined;
}

export async function unexplained(coin: Coin, reader: Reader | LockingReader): Promise<number> {
  const row = await reader.sql
    .selectFrom('coins as c')
    .where('c.id', '=', coin.id)
    .select(difference.as('difference'))
    .executeTakeFirst();
  return Number(row?.difference ?? 0);
}

const moved = (direction: Records['transactions']['direction']) =>
  sql<number>`(SELECT coalesce(sum(x.amount), 0) FROM transactions x
    WHERE x.coin_id = c.id AND x.provider = 'COIN' AND x.state = 'SUCCEEDED' AND x.direction = ${sql.lit(direction)})`;

const bought = sql<number>`(SELECT coalesce(sum(s.amount), 0) FROM "sell-coin-commands" s
  WHERE s.coin_id = c.id AND s.state = 'COMPLETED')`;

const difference = sql<number | string>`(c.balance - ${bought} + ${moved('NOTICE')} - ${moved('REFUND')})`;
