import type { Records, Transaction, Values } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { nextCode } from '../serials/codes.ts';
import { topUpRefusal } from '../rules/payment/coin-lock.ts';
import { addCoins, spendCoins } from './accounts.ts';
import type { Balances } from './changes.ts';

export interface CoinUse {
  readonly office_id: string;
  readonly order_id?: string;
  readonly ticket_serial?: string;
}

const LEDGER = { kind: 'system', name: 'coins' } as const;

/**
 * Pays with coins and records the purpose in the ledger.
 * @throws 409 `coin_locked`, `coin_balance_low`
 */
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

/**
 * Refunds coins.
 * @throws 409 `coin_locked`, `coin_balance_high`
 */
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
 * Refunds coins, or records the refund as pending if the account is locked or full. A pending refund stays in
 * `transactions` until the account accepts it or it is paid in cash.
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
 * Returns the coin account of a customer.
 * @throws 422 on `payment_method` if there is none
 */
export async function coinAccountOf(tx: Transaction, customerId: string): Promise<string> {
  const account = await tx.first('coins', { customer_id: customerId });
  if (!account) throw new Problem(422, 'validation_failed', {}, { payment_method: { code: 'no_coin_account' } });
  return account.id;
}

/** Returns the ledger entry for spent or refunded coins. A pending refund has no balances. */
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
