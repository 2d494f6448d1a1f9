import { useModel, useMaySlug, useOfficeId } from '@tuyen/kit/admin';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../boot/app-context.tsx';
import type { Report, ReportAnswer } from './report.ts';

/** Modules of the permission matrix whose every action is a statistic or report. */
const MODULES = ['statistic', 'report'];

/** May the user read any of them? Decides about the menu without a call. */
export function useHasReports(): boolean {
  const may = useMaySlug();
  const { permissions } = useModel();
  return permissions.modules.some(
    ({ name, actions }) => MODULES.includes(name) && actions.some(({ slug }) => may(slug)),
  );
}

/** The statistics and reports that the user may read in the current office. */
export function useReports() {
  const { http } = useServices();
  const office = useOfficeId();
  return useQuery({
    queryKey: ['reports', office],
    queryFn: async ({ signal }) => (await http.send('reports', { signal })).json as readonly Report[],
    staleTime: 5 * 60_000,
  });
}

/** A report's figures for the parameters in `search` (`from=…&to=…`). */
export function useReport(report: Report | undefined, search: string) {
  const { http } = useServices();
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
