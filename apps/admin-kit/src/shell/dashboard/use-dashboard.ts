import { useQuery } from '@tanstack/react-query';
import type { DashboardAnswer } from '@tuyen/model';
import { useOfficeId } from '../../auth/session-context.tsx';
import { useDefinition } from '../definition/definition-context.tsx';
import { readAnswer } from './read-answer.ts';
import { useServices } from '../services/services-context.tsx';

const STALE_MS = 60_000;

export function useDashboard() {
  const { http } = useServices();
  const office = useOfficeId();
  const { dashboards } = useDefinition();
  return useQuery({
    queryKey: ['dashboard', office],
    queryFn: async ({ signal }) => {
      const answer = await readAnswer<DashboardAnswer>(http, 'dashboard', signal);
      // Loads the code of the dashboard page before the figures are returned, so that both render together. If the code
      // does not load, the page itself reports the failure.
      await dashboards[answer.name ?? '']?.preload().catch(() => undefined);
      return answer;
    },
    staleTime: STALE_MS,
  });
}
