import { type KitDataProvider, useOfficeId } from '@tuyen/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Report, ReportAnswer } from './report.ts';

export function useReports() {
  const dataProvider = useDataProvider<KitDataProvider>();
  const office = useOfficeId();
  return useQuery({
    queryKey: ['reports', office],
    queryFn: ({ signal }) => dataProvider.call<readonly Report[]>('reports', { signal }),
    staleTime: 5 * 60_000,
  });
}

export function useReport(report: Report | undefined, search: string) {
  const dataProvider = useDataProvider<KitDataProvider>();
  const office = useOfficeId();
  return useQuery({
    queryKey: ['report', office, report?.path, search],
    queryFn: ({ signal }) => dataProvider.call<ReportAnswer>(addressOf(report, search), { signal }),
    enabled: report !== undefined,
  });
}

export function addressOf(report: Report | undefined, search: string): string {
  return `${report?.path ?? ''}${search === '' ? '' : `?${search}`}`;
}
