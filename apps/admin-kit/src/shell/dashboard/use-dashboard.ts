import { useQuery } from '@tanstack/react-query';
import type { DashboardAnswer } from '@tuyen/model';
import { useOfficeId } from '../../auth/session-context.tsx';
import { useDefinition } from '../definition/definition-context.tsx';
import { useServices } from '../services/services-context.tsx';

const STALE_MS = 60_000;

export function useDashboard() {
  const { http } = useServices();
  const office = useOfficeId();
  const { dashboards } = useDefinition();
  return useQuery({
    queryKey: ['dashboard', office],
    queryFn: async ({ signal }) => {
      // The cast is safe, because the server types its response with the same type.
      const answer = (await http.send('dashboard', { signal })).json as DashboardAnswer;
      // Loads the code of the dashboard page before the figures are returned, so that both render together. If the code
      // does not load, the page itself reports the failure.
      await dashboards[answer.name ?? '']?.preload().catch(() => undefined);
      return answer;
    },
    staleTime: STALE_MS,
  });
}
