import type { Records, Transaction, Values } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { nextCode } from '../serials/codes.ts';
import { topUpRefusal } from '../rules/payment/coin-lock.ts';
import { addCoins, spendCoins } from './accounts.ts';
import type { Balances } from './changes.ts';

/** What coins were spent on, or given back for. */
export interface CoinUse {
  readonly office_id: string;
  readonly order_id?: string;
  readonly ticket_serial?: string;
}

const LEDGER = { kind: 'system', name: 'coins' } as const;

/** Pays with coins, and writes down what for. @throws 409 `coin_locked`, `coin_balance_low` */
export async function payWithCoins(
  tx: Transaction,
  coinId: string,
  amount: number,
  now: Date,
  use: CoinUse,
): Promise<void> {
  if (amount === 0) return;
  const balances = await spendCoins(tx, coinId, amount, now);
  await enter(tx, coinEntry({ ...use, direction: 'NOTICE', amount, coin_id: coinId }, balances, now), now);
}

/** Gives coins back for what is undone. @throws 409 `coin_locked`, `coin_balance_high` */
export async function giveCoinsBack(
  tx: Transaction,
  coinId: string,
  amount: number,
  now: Date,
  use: CoinUse,
): Promise<void> {
  if (amount === 0) return;
  const balances = await addCoins(tx, coinId, amount, { bought: false });
  await enter(tx, coinEntry({ ...use, direction: 'REFUND', amount, coin_id: coinId }, balances, now), now);
}

/**
 * Gives coins back, or owes them. An account that is locked or full takes none: the refund then waits on its row of
 * `transactions`, to be confirmed once the account is free again, or paid in cash.
 */
export async function returnCoins(
  tx: Transaction,
  coinId: string,
  amount: number,
  now: Date,
  use: CoinUse,
): Promise<void> {
  if (amount === 0) return;
  const account = await tx.settle('coins', coinId);
  if (account && !topUpRefusal(account, amount)) return giveCoinsBack(tx, coinId, amount, now, use);
  await enter(tx, coinEntry({ ...use, direction: 'REFUND', amount, coin_id: coinId }, undefined, now), now);
}

/**
 * The account of a customer who pays with coins.
 * @throws 422 on `payment_method` where there is none
 */
export async function accountOf(tx: Transaction, customerId: string): Promise<string> {
  const account = await tx.first('coins', { customer_id: customerId });
  if (!account) throw new Problem(422, 'validation_failed', {}, { payment_method: { code: 'no_coin_account' } });
  return account.id;
}

/** What the ledger says of coins that were spent, or come back; without balances where they are still owed. */
export const coinEntry = (
  use: CoinUse & Pick<Records['transactions'], 'amount' | 'direction'> & { readonly coin_id: string },
  balances: Balances | undefined,
  now: Date,
) =>
  ({
    provider: 'COIN',
    state: balances ? 'SUCCEEDED' : 'PENDING',
    received_at: now.toISOString(),
    ...(use.direction === 'NOTICE' && { transaction_code: '1' }),
    ...use,
    ...balances,
  }) as const satisfies Values<'transactions'>;

async function enter(tx: Transaction, entry: ReturnType<typeof coinEntry>, now: Date): Promise<void> {
  await tx.as(LEDGER).create('transactions', { code: await nextCode('transaction', tx, now), ...entry });
}
