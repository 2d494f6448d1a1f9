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
      // The server uses the same type for the response.
      const answer = (await http.send('dashboard', { signal })).json as DashboardAnswer;
      // Preloads the page, so that it renders together with its figures. The page itself reports a failure.
      await dashboards[answer.name ?? '']?.preload().catch(() => undefined);
      return answer;
    },
    staleTime: STALE_MS,
  });
}
