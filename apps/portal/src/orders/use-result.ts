import { useEffect, useState } from 'react';
import { ApiError, useClient } from '@tuyen/portal-kit';
import { CONFIRMING_MS } from '../rules/payment-return.ts';
import { isUnpaid, readResult, type OrderResult } from './order-result.ts';

export type ResultState =
  /** `failed`: no response so far. `late`: polling stopped after one minute, and the outcome is still unknown. */
  | { readonly state: 'asking'; readonly failed: boolean; readonly late: boolean }
  | { readonly state: 'loaded'; readonly result: OrderResult; readonly late: boolean }
  | { readonly state: 'unknown' };

/**
 * Milliseconds between two requests for the payment state. The first pauses are short, because most payment
 * notifications arrive within seconds.
 */
const PAUSES = [1000, 2000, 3000, 5000];

/**
 * Polls a result for up to one minute, while the payment is being confirmed or the network fails.
 * @param id undefined sends no request and returns `unknown`
 * @param expectsPaid also polls while the order is unpaid, because the gateway reported a payment
 */
export function useResult(id: string | undefined | null, expectsPaid: boolean): ResultState {
  const client = useClient();
  const [asked, setAsked] = useState<ResultState>({ state: 'asking', failed: false, late: false });

  useEffect(() => {
    // Sends no request while the ID is `null`, because the address has not been read yet.
    if (id === null || id === undefined) return;
    const abort = new AbortController();
    const started = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (attempt: number): Promise<void> => {
      try {
        const result = readResult(await client.get(`public/results/${encodeURIComponent(id)}`, {}, abort.signal));
        if (!result) return setAsked({ state: 'unknown' });
        const unpaid = isUnpaid(result) && (result.payment === 'pending' || result.payment === 'failed');
        const again = result.payment === 'confirming' || (expectsPaid && unpaid);
        setAsked({ state: 'loaded', result, late: again && isLate() });
        if (again) later(attempt);
      } catch (error) {
        if (abort.signal.aborted) return;
        if (error instanceof ApiError && error.status === 404) return setAsked({ state: 'unknown' });
        setAsked({ state: 'asking', failed: true, late: isLate() });
        later(attempt);
      }
    };
    const isLate = () => performance.now() - started >= CONFIRMING_MS;
    const later = (attempt: number) => {
      if (!isLate()) timer = setTimeout(() => void ask(attempt + 1), PAUSES[Math.min(attempt, PAUSES.length - 1)]);
    };
    void ask(0);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [client, id, expectsPaid]);

  return id === undefined ? UNKNOWN : asked;
}

const UNKNOWN: ResultState = { state: 'unknown' };
