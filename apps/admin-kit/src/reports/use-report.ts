import { useQuery, keepPreviousData } from '@tanstack/react-query';
import type { ReportAnswer } from '@tuyen/model';
import { useDataProvider, useLocale } from 'react-admin';
import { useOfficeId } from '../auth/session-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import { reportQuery, type ReportState } from './report-state.ts';

/** Returns the path of a report below the API. */
export function reportPath(resource: string, state: ReportState): string {
  return `${resource}/report?${reportQuery(state).toString()}`;
}

export function useReport(resource: string, state: ReportState, isReady: boolean) {
  const dataProvider = useDataProvider<KitDataProvider>();
  const path = reportPath(resource, state);
  return useQuery({
    // The name of the resource comes first, so that writes to it make the report outdated.
    queryKey: [resource, 'getList', 'report', useOfficeId(), useLocale(), path],
    queryFn: ({ signal }) => dataProvider.call<ReportAnswer>(path, { signal }),
    placeholderData: keepPreviousData,
    enabled: isReady,
    retry: false,
  });
}
