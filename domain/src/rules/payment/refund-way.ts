import type { Records } from '../../contract.ts';
import { topUpRefusal, type CoinAccount } from './coin-lock.ts';

type Provider = Records['transactions']['provider'];

export interface Message {
  readonly direction: string;
  readonly state: string;
  readonly provider: Provider;
  readonly provider_code?: string | null;
  readonly coin_id?: string | null;
  readonly received_at?: string | null;
}

export interface RefundWay {
  readonly provider: Provider;
  readonly provider_code: string | null;
  readonly coin_id: string | null;
  /** True if paid back at once; otherwise the refund is owed until a clerk confirms it. */
  readonly settled: boolean;
}

/** Returns the payment that confirmed an order: the first successful one. Later payments are refunded on arrival. */
export function paymentOf<T extends Message>(messages: readonly T[]): T | undefined {
  return messages
    .filter(({ direction, state }) => direction === 'NOTICE' && state === 'SUCCEEDED')
    .toSorted((one, other) => (String(one.received_at ?? '') < String(other.received_at ?? '') ? -1 : 1))
    .at(0);
}

/**
 * Chooses how money is refunded: by the method of the payment. Coins return at once to the paying account, unless it is
 * locked or full; they are then owed and can be paid in cash. Cash is paid at once if the clerk has an open drawer.
 * Banks and gateways settle later. A payment without a transaction was made at a counter.
 * @param amount in đồng, more than 0
 */
export function refundWay(
  payment: Message | undefined,
  amount: number,
  at: { readonly account?: CoinAccount | undefined; readonly drawer?: boolean },
): RefundWay {
  const provider = payment?.provider ?? 'CASH_DESK';
  const way = { provider, provider_code: payment?.provider_code ?? null, coin_id: payment?.coin_id ?? null };
  if (provider === 'COIN') {
    return { ...way, settled: at.account !== undefined && topUpRefusal(at.account, amount) === undefined };
  }
  return { ...way, coin_id: null, settled: provider === 'CASH_DESK' && at.drawer === true };
}

export function refundState(refunds: readonly Pick<Message, 'state'>[]): 'NONE' | 'DUE' | 'REFUNDED' {
  if (refunds.length === 0) return 'NONE';
  return refunds.every(({ state }) => state === 'SUCCEEDED') ? 'REFUNDED' : 'DUE';
}
