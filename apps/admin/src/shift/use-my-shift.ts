import { type KitDataProvider, useOfficeId } from '@tuyen/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

export interface MyShift {
  /** Id of the shift that is open, or counted but not closed. */
  readonly current: string | null;
  readonly planned: string | null;
  readonly closed: string | null;
  readonly next: {
    readonly work_date: string;
    readonly shift_number: number;
    readonly node_id: string | null;
    readonly ticket_counter_id: string | null;
  };
  /** Running totals of the current shift, in đồng. */
  readonly totals: Totals | null;
}

export interface Totals {
  readonly cash_expected: number;
  readonly total_sales: number;
  readonly total_refunds: number;
  readonly total_quantity: number;
  readonly lines: readonly object[];
}

/** Polling interval in milliseconds. Polling shows sales that were made in the meantime. */
const EVERY = 15_000;

export function useMyShift() {
  const office = useOfficeId();
  const dataProvider = useDataProvider<KitDataProvider>();
  return useQuery({
    queryKey: ['my-shift', office],
    queryFn: ({ signal }) => dataProvider.call<MyShift>('counter/my-shift', { signal }),
    refetchInterval: EVERY,
  });
}
