import { useQuery } from '@tanstack/react-query';
import { useOfficeId } from '../../auth/session-context.tsx';
import { type Site, siteQuery } from '../../data/site.ts';
import { useDefinition } from '../definition/definition-context.tsx';
import { useServices } from '../services/services-context.tsx';

/** What the server says of the current office; asked again when the office changes and when settings were saved. */
export function useSite(): Site {
  const { http } = useServices();
  const { site: path } = useDefinition();
  const office = useOfficeId();
  return useQuery(siteQuery(http, path, office)).data ?? {};
}
