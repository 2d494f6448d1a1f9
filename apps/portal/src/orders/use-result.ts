import { useCallback, useMemo } from 'react';
import { useRecord, type RecordState } from '@tuyen/portal-kit';
import { isUnpaid, readResult, type OrderResult } from './order-result.ts';

export type ResultState =
  | Exclude<RecordState, { state: 'loaded' }>
  | { readonly state: 'loaded'; readonly result: OrderResult; readonly late: boolean };

/**
 * Polls the result of an order for up to one minute, while its payment is being confirmed or the network fails.
 * @param id undefined sends no request and returns `unknown`; null sends no request yet
 * @param expectsPaid also polls while the order is unpaid, because the gateway reported a payment
 */
export function useResult(id: string | undefined | null, expectsPaid: boolean): ResultState {
  const isPending = useCallback(
    (answer: unknown) => {
      const result = readResult(answer);
      if (!result) return false;
      const unpaid = isUnpaid(result) && (result.payment === 'pending' || result.payment === 'failed');
      return result.payment === 'confirming' || (expectsPaid && unpaid);
    },
    [expectsPaid],
  );
  const path = typeof id === 'string' ? `public/results/${encodeURIComponent(id)}` : id;
  const record = useRecord(path, isPending);
  return useMemo(() => {
    if (record.state !== 'loaded') return record;
    const result = readResult(record.answer);
    return result ? { state: 'loaded', result, late: record.late } : UNKNOWN;
  }, [record]);
}

const UNKNOWN: ResultState = { state: 'unknown' };
