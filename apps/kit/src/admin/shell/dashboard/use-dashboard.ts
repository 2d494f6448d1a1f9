import { useQuery } from '@tanstack/react-query';
import type { DashboardAnswer } from '@tuyen/model';
import { useOfficeId } from '../../auth/session-context.tsx';
import { useDefinition } from '../definition/definition-context.tsx';
import { useServices } from '../services/services-context.tsx';

/** Figures this old are asked again when the page is opened. */
const STALE_MS = 60_000;

/** The dashboard of the signed-in person in the current office. */
export function useDashboard() {
  const { http } = useServices();
  const office = useOfficeId();
  const { dashboards } = useDefinition();
  return useQuery({
    queryKey: ['dashboard', office],
    queryFn: async ({ signal }) => {
      // The server answers what its type says.
      const answer = (await http.send('dashboard', { signal })).json as DashboardAnswer;
      // Drawn at once with its figures; a page that cannot be loaded says so itself.
      await dashboards[answer.name ?? '']?.preload().catch(() => undefined);
      return answer;
    },
    staleTime: STALE_MS,
  });
}
