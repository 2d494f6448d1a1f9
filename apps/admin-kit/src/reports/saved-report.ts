import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useOfficeId } from '../auth/session-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import type { Shape } from './report-state.ts';

export type MailTime = 'day' | 'week' | 'month';

/** A saved report as the server describes it to the reader. */
export interface SavedReport {
  readonly id: string;
  readonly resource: string;
  readonly name: string;
  readonly query: string;
  readonly shape: Shape;
  readonly own: boolean;
  readonly role: string | null;
  /** Name of the owner of a report of somebody else. */
  readonly by: string | null;
  readonly mail: { readonly every: MailTime; readonly hour: number } | null;
  /** Why the reader cannot open the report. */
  readonly problem?: string;
}

export const SAVED_REPORTS = 'meta/reports';

export function useSavedReports(): UseQueryResult<readonly SavedReport[]> {
  const dataProvider = useDataProvider<KitDataProvider>();
  const office = useOfficeId();
  return useQuery({
    queryKey: [SAVED_REPORTS, office],
    queryFn: ({ signal }) => dataProvider.call<readonly SavedReport[]>(SAVED_REPORTS, { signal }),
  });
}

/** Returns the URL of the page of a saved report. */
export function savedAddress({ resource, id }: Pick<SavedReport, 'resource' | 'id'>): string {
  return `/saved-reports/${resource}?saved=${id}`;
}
