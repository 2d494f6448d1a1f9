import { useHttp, useOfficeId } from '@tuyen/kit/admin';
import { useQuery } from '@tanstack/react-query';
import type { Report, ReportAnswer } from './report.ts';

/** The statistics and reports that the user may read in the current office. */
export function useReports() {
  const http = useHttp();
  const office = useOfficeId();
  return useQuery({
    queryKey: ['reports', office],
    queryFn: async ({ signal }) => (await http.send('reports', { signal })).json as readonly Report[],
    staleTime: 5 * 60_000,
  });
}

/** A report's figures for the parameters in `search` (`from=…&to=…`). */
export function useReport(report: Report | undefined, search: string) {
  const http = useHttp();
  const office = useOfficeId();
  return useQuery({
    queryKey: ['report', office, report?.path, search],
    queryFn: async ({ signal }) => (await http.send(addressOf(report, search), { signal })).json as ReportAnswer,
    enabled: report !== undefined,
  });
}

export function addressOf(report: Report | undefined, search: string): string {
  return `${report?.path ?? ''}${search === '' ? '' : `?${search}`}`;
}
