import { useQuery } from '@tanstack/react-query';
import { useOfficeId } from '../../auth/session-context.tsx';
import { type Site, siteQuery } from '../../data/site.ts';
import { useDefinition } from '../definition/definition-context.tsx';
import { useServices } from '../services/services-context.tsx';

export function useSite(): Site {
  const { http } = useServices();
  const { site: path } = useDefinition();
  const office = useOfficeId();
  return useQuery(siteQuery(http, path, office)).data ?? {};
}
