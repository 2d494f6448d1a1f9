import { useQuery } from '@tanstack/react-query';
import type { DashboardAnswer } from '@tuyen/model';
import { useOfficeId } from '../../auth/session-context.tsx';
import { useServices } from '../services/services-context.tsx';

/** Figures this old are asked again when the page is opened. */
const STALE_MS = 60_000;

/** The dashboard of the signed-in person in the current office. */
export function useDashboard() {
  const { http } = useServices();
  const office = useOfficeId();
  return useQuery({
    queryKey: ['dashboard', office],
    // The server answers what its type says.
    queryFn: async ({ signal }) => (await http.send('dashboard', { signal })).json as DashboardAnswer,
    staleTime: STALE_MS,
  });
}
