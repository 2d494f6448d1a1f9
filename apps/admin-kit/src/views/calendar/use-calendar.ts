import type { CalendarView } from '@tuyen/model';
import { useDeferredValue, useMemo } from 'react';
import { useGetList, useResourceContext, type RaRecord } from 'react-admin';
import { useFormats } from '../../format/use-formats.ts';
import { entriesOf, type CalendarEntry } from './entries.ts';
import { rangeFilters, type Filter } from './queries.ts';

/** Maximum number of records of each of the three queries. The page says how many exceed it. */
const MOST = 1000;

export interface Calendar {
  readonly entries: readonly CalendarEntry[];
  readonly pending: boolean;
  readonly total: number;
  readonly error: unknown;
}

export function useCalendar(view: CalendarView, days: readonly string[]): Calendar {
  const { zone } = useFormats();
  const filters = useMemo(() => rangeFilters(view, days, zone), [view, days, zone]);
  const within = useRecords(view, filters.within);
  const reaching = useRecords(view, filters.reaching);
  const endless = useRecords(view, filters.endless);
  const records = useMemo(
    () => [...(within.data ?? NONE), ...(reaching.data ?? NONE), ...(endless.data ?? NONE)],
    [within.data, reaching.data, endless.data],
  );
  const answers = [within, reaching, endless];
  // The entries are rendered with low priority, because hundreds of them are slow and must not delay keys and clicks.
  const shown = useDeferredValue<readonly RaRecord[]>(records, NONE);
  return {
    entries: useMemo(() => entriesOf(view, shown, zone), [view, shown, zone]),
    pending: answers.some(({ isLoading }) => isLoading),
    total: answers.reduce((sum, { total = 0 }) => sum + total, 0),
    error: answers.find(({ error }) => error)?.error,
  };
}

const NONE: readonly RaRecord[] = [];

function useRecords(view: CalendarView, filter: Filter | undefined) {
  return useGetList(
    useResourceContext() ?? '',
    { pagination: { page: 1, perPage: MOST }, sort: { field: view.from, order: 'ASC' }, filter: filter ?? {} },
    { enabled: filter !== undefined, onError: () => undefined },
  );
}
