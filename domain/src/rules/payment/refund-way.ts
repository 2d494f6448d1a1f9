import type { Records } from '../../contract.ts';
import { topUpRefusal, type CoinAccount } from './coin-lock.ts';

/** What the rules read of a row of `transactions`. */
/** Who moves the money. */
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
  /** The payment's own number at its provider, by which a bank or gateway finds it. */
  readonly provider_code: string | null;
  readonly coin_id: string | null;
  /** Paid back in this very moment; else it is owed until somebody confirms it. */
  readonly settled: boolean;
}

/** The payment that moved an order: the first that succeeded. What came later was given back when it came. */
export function paymentOf<T extends Message>(messages: readonly T[]): T | undefined {
  return messages
    .filter(({ direction, state }) => direction === 'NOTICE' && state === 'SUCCEEDED')
    .toSorted((one, other) => (String(one.received_at ?? '') < String(other.received_at ?? '') ? -1 : 1))
    .at(0);
}

/**
 * How money goes back: the way it came. Coins return to the account that paid at once, unless it is locked or full: then they wait
 * on their own row, and may be paid in cash instead. Cash is there at once where the clerk has a drawer open. Banks and gateways
 * take their time. What no message explains was paid over a counter.
 * @param amount đồng, more than 0
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

/** What an order says of its refunds: something is owed as long as one of them is not paid. */
export function refundState(refunds: readonly Pick<Message, 'state'>[]): 'NONE' | 'DUE' | 'REFUNDED' {
  if (refunds.length === 0) return 'NONE';
  return refunds.every(({ state }) => state === 'SUCCEEDED') ? 'REFUNDED' : 'DUE';
}
